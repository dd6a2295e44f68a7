import type { ReadSeries } from '#evaluate/series-records.ts';
import { strangerShares } from '#series/near-repeats.ts';
import { pairing, richnessOf } from '#series/richness.ts';
import { featuresOf } from '#similarity/features.ts';
import { scorePairs } from '#similarity/pairs.ts';

/** No series speaks louder than the others: its dreams at even distances, so many at most. */
const mostOfSeries = 250;
const bins = 10_000;

/** The scores of one kind of pair. */
interface Scores {
  pairs: number;
  readonly counts: Float64Array;
}

export interface StrangerTable {
  readonly pairs: number;
  readonly dreams: number;
  /** By pairing, the scores that the shares of `strangerShares` reach. */
  readonly rows: ReadonlyMap<string, readonly number[]>;
}

/** How alike dreams of two different dreamers are: the scores that so few of their pairs reach. */
export function strangersOf(all: readonly ReadSeries[]): StrangerTable {
  const sample = all.flatMap(({ name, dreams }) => {
    const comparable = dreams.flatMap(({ analysis }) => {
      const richness = richnessOf(analysis);
      return richness === undefined ? [] : [{ name, richness, analysis }];
    });
    const step = Math.max(1, comparable.length / mostOfSeries);
    return comparable
      .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
      .map(({ analysis, ...dream }) => ({ ...dream, features: featuresOf(analysis) }));
  });
  const scores = new Map<string, Scores>();
  const scoresOf = (pair: string): Scores => {
    const known = scores.get(pair) ?? { pairs: 0, counts: new Float64Array(bins + 1) };
    scores.set(pair, known);
    return known;
  };
  sample.forEach((one, at) => {
    for (const other of sample.slice(at + 1)) {
      if (one.name !== other.name) scoresOf(pairing(one.richness, other.richness)).pairs += 1;
    }
  });
  scorePairs(
    sample.map(({ features }) => features),
    (first, second, score) => {
      const [one, other] = [sample[first], sample[second]];
      if (one === undefined || other === undefined || one.name === other.name) return;
      const { counts } = scoresOf(pairing(one.richness, other.richness));
      const bin = Math.floor(score * bins);
      counts[bin] = (counts[bin] ?? 0) + 1;
    },
  );
  const rows = [...scores]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pair, { pairs, counts }]): [string, number[]] => [
      pair,
      strangerShares.map((share) => scoreReachedBy(share * pairs, counts)),
    ]);
  const pairs = [...scores.values()].reduce((sum, one) => sum + one.pairs, 0);
  return { pairs, dreams: sample.length, rows: new Map(rows) };
}

/** The lowest score, to four digits, that no more than so many pairs reach. */
function scoreReachedBy(most: number, counts: Float64Array): number {
  let above = 0;
  for (let bin = bins; bin >= 0; bin -= 1) {
    above += counts[bin] ?? 0;
    if (above > most) return (bin + 1) / bins;
  }
  return 0;
}
