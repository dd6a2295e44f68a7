import type { ItemNights } from '#series/items.ts';
import type { Night } from '#series/series.ts';
import { burstsBesideChance } from '#statistics/burstiness.ts';
import { fitLogistic } from '#statistics/logistic.ts';
import { chiSquareOne } from '#statistics/normal.ts';

export interface OrderResult {
  readonly p: number;
  readonly effect: number;
}

/**
 * Whether the nights of each item come in bursts, or by the clock, more than chance lets them.
 * Distances are counted in recorded nights: a diary left alone for a month must not look like a
 * burst.
 */
export function burstTests(
  nights: readonly Night[],
  items: readonly ItemNights[],
  seed: number,
): OrderResult[] {
  const kinds = items.map(({ places }) => places);
  return burstsBesideChance(nights.length, kinds, seed).map(({ burstiness, mean, p }) => ({
    p,
    effect: burstiness - mean,
  }));
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
