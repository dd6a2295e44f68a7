import { atBench } from '#press/compose/work/manners-at-bench.ts';
import { before } from '#press/compose/work/manners-before.ts';
import { inHands } from '#press/compose/work/manners-in-hands.ts';
import { ofBody } from '#press/compose/work/manners-of-body.ts';

/** How work is done, by its name. */
export const manners = { ...atBench, ...before, ...inHands, ...ofBody };

export type MannerName = keyof typeof manners;
