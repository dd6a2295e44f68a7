import type { Night } from '#series/series.ts';
import { burstiness } from '#statistics/burstiness.ts';
import { fitLogistic } from '#statistics/logistic.ts';
import { chiSquareOne } from '#statistics/normal.ts';
import { type NullDistribution, permute } from '#statistics/permutation.ts';
import { drawFirst } from '#statistics/random.ts';

export interface OrderResult {
  readonly p: number;
  readonly effect: number;
}

/**
 * How bursts of so many nights among those recorded come out by chance. Distances are counted in
 * recorded nights: a diary left alone for a month must not look like a burst. The same for every
 * item as frequent, so that one drawing serves them all.
 */
export function burstsByChance(nights: number, having: number, seed: number): NullDistribution {
  const draws = (random: () => number): (() => number) => {
    const all = Int32Array.from({ length: nights }, (_, at) => at);
    const isDrawn = new Uint8Array(nights);
    const drawn = new Int32Array(having);
    return () => {
      drawFirst(all, having, random);
      isDrawn.fill(0);
      for (let at = 0; at < having; at += 1) isDrawn[all[at] ?? 0] = 1;
      let found = 0;
      for (let at = 0; at < nights; at += 1) {
        if (isDrawn[at] === 0) continue;
        drawn[found] = at;
        found += 1;
      }
      return burstiness(drawn);
    };
  };
  return permute(seed, draws, (value, mean) => Math.abs(value - mean));
}

/** Whether the nights of an item come in bursts, or by the clock, more than chance lets them. */
export function burstTest(places: readonly number[], chance: NullDistribution): OrderResult {
  const observed = burstiness(places);
  return { p: chance.p(observed), effect: observed - chance.mean };
}

/**
 * Whether an item grows or fades over the years: logistic regression on the date, with the log of
 * the words of the night beside it, since longer reports name more. p by likelihood ratio; the
 * effect is the log-odds ratio from the first night to the last.
 */
export function trendTest(nights: readonly Night[], places: readonly number[]): OrderResult {
  const withItem = new Set(places);
  const yes = nights.map((_, at) => withItem.has(at));
  const days = nights.map(({ day }) => day);
  const length = standardised(nights.map(({ words }) => Math.log1p(words)));
  const time = standardised(days);
  const without = fitLogistic([length], yes);
  const full = fitLogistic([time, length], yes);
  const ratio = 2 * (full.logLikelihood - without.logLikelihood);
  const span = (time.at(-1) ?? 0) - (time[0] ?? 0);
  return { p: chiSquareOne(ratio), effect: (full.slopes[1] ?? 0) * span };
}

/** Mean 0 and deviation 1; all 0 where nothing varies. */
function standardised(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return values.map((value) => (variance === 0 ? 0 : (value - mean) / Math.sqrt(variance)));
}
