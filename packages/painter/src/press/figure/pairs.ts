import { apart } from '#press/figure/pairs-apart.ts';
import { close } from '#press/figure/pairs-close.ts';

export const pairs = { ...close, ...apart };
export type PairName = keyof typeof pairs;
export const pairNames = Object.keys(pairs) as PairName[];
