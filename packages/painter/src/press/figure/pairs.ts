import { apart } from '#press/figure/pairs-apart.ts';
import { close } from '#press/figure/pairs-close.ts';
import { tended } from '#press/figure/pairs-tended.ts';

export const pairs = { ...close, ...apart, ...tended };
export type PairName = keyof typeof pairs;
export const pairNames = Object.keys(pairs) as PairName[];
/** In these the second sits. */
export const seatedPairs: ReadonlySet<PairName> = new Set(['tend-hair', 'tend-hand', 'feed']);
