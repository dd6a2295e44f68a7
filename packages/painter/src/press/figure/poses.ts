import { active } from '#press/figure/poses-active.ts';
import { idle } from '#press/figure/poses-idle.ts';
import { quiet } from '#press/figure/poses-quiet.ts';
import { still } from '#press/figure/poses-still.ts';

export const poses = { ...idle, ...quiet, ...still, ...active };
export type PoseName = keyof typeof poses;
export const poseNames = Object.keys(poses) as PoseName[];
