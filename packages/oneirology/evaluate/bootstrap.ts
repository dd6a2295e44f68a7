import { seededRandom } from '#statistics/random.ts';

/** A figure with its 95 % interval and the number of dreams behind it. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

const resamples = 1000;
const seed = 20260101;

/**
 * Percentile bootstrap over dreams. Each dream gives a row of counts, and the figure is computed
 * from their column sums, so that a resample adds up rows and no dream is read twice. Seeded: the
 * same rows give the same interval.
 */
export function bootstrap(
  rows: readonly Float64Array[],
  figure: (sums: Float64Array) => number,
): Figure {
  const n = rows.length;
  const width = rows[0]?.length ?? 0;
  const random = seededRandom(seed);
  const values: number[] = [];
  for (let resample = 0; resample < resamples; resample += 1) {
    const sums = new Float64Array(width);
    for (let drawn = 0; drawn < n; drawn += 1) add(sums, rows[Math.floor(random() * n)]);
    const value = figure(sums);
    // A resample without a single coded yes has no F1: it cannot speak for the interval.
    if (!Number.isNaN(value)) values.push(value);
  }
  values.sort((a, b) => a - b);
  const all = new Float64Array(width);
  for (const row of rows) add(all, row);
  return { value: figure(all), low: quantile(values, 0.025), high: quantile(values, 0.975), n };
}

function add(sums: Float64Array, row: Float64Array | undefined): void {
  if (row === undefined) return;
  for (let column = 0; column < sums.length; column += 1) {
    sums[column] = (sums[column] ?? 0) + (row[column] ?? 0);
  }
}

/** The q-quantile of sorted values, linear between neighbours; NaN of none. */
export function quantile(sorted: readonly number[], q: number): number {
  const at = (sorted.length - 1) * q;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}
