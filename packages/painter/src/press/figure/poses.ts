import { active } from '#press/figure/poses-active.ts';
import { gestures } from '#press/figure/poses-gestures.ts';
import { idle } from '#press/figure/poses-idle.ts';
import { quiet } from '#press/figure/poses-quiet.ts';
import { standing } from '#press/figure/poses-standing.ts';
import { still } from '#press/figure/poses-still.ts';
import { work } from '#press/figure/poses-work.ts';

export const poses = { ...idle, ...quiet, ...standing, ...still, ...active, ...work, ...gestures };
export type PoseName = keyof typeof poses;
export const poseNames = Object.keys(poses) as PoseName[];
