import type { ReadSeries } from '#evaluate/series-records.ts';
import { chanceAtLength } from '#series/base-rates.ts';

/** What comes up in the dreams of one series: for each concept, which of its dreams name it. */
export interface Census {
  readonly sex: ReadSeries['sex'];
  readonly words: readonly number[];
  readonly named: ReadonlyMap<string, ReadonlySet<number>>;
}

export function censusOf({ sex, dreams }: ReadSeries): Census {
  const named = new Map<string, Set<number>>();
  dreams.forEach(({ analysis }, at) => {
    for (const { id, shown } of analysis.symbols) {
      if (!shown) continue;
      const known = named.get(id);
      if (known === undefined) named.set(id, new Set([at]));
      else known.add(at);
    }
  });
  // A report without words would have a chance of nothing: it counts as one word.
  const words = dreams.map(({ analysis }) => Math.max(1, analysis.quality.words));
  return { sex, words, named };
}

/** The rate at which so many of the dreams would name a concept, by bisection on its logarithm. */
export function rateFrom(k: number, words: readonly number[], exponent: number): number {
  if (k === 0) return 0;
  const wanted = Math.min(k, words.length - 0.5);
  let low = Math.log(1e-7);
  let high = Math.log(50);
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    const rate = Math.exp(middle);
    const expected = words.reduce((sum, one) => sum + chanceAtLength(rate, one, exponent), 0);
    if (expected < wanted) low = middle;
    else high = middle;
  }
  return Math.exp((low + high) / 2);
}

const exponents = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;
const oftenFrom = 20;

/**
 * By which power of its length a dream names more: the exponent under which the concepts that a
 * series names often are most likely, rates being free in every series.
 */
export function fitExponent(censuses: readonly Census[]): number {
  let best = { exponent: 1, likelihood: Number.NEGATIVE_INFINITY };
  for (const exponent of exponents) {
    let likelihood = 0;
    for (const { words, named } of censuses) {
      for (const holders of named.values()) {
        if (holders.size < oftenFrom) continue;
        const rate = rateFrom(holders.size, words, exponent);
        words.forEach((one, at) => {
          const chance = Math.min(1 - 1e-9, Math.max(1e-9, chanceAtLength(rate, one, exponent)));
          likelihood += Math.log(holders.has(at) ? chance : 1 - chance);
        });
      }
    }
    if (likelihood > best.likelihood) best = { exponent, likelihood };
  }
  return best.exponent;
}

/**
 * The rate of each concept in a group: the mean over its series, so that a dreamer with a thousand
 * dreams speaks for one dreamer, no more.
 */
export function meanRates(
  censuses: readonly Census[],
  concepts: readonly string[],
  exponent: number,
): Map<string, number> {
  return new Map(
    concepts.map((concept): [string, number] => {
      const rates = censuses.map(({ words, named }) =>
        rateFrom(named.get(concept)?.size ?? 0, words, exponent),
      );
      return [concept, rates.reduce((sum, rate) => sum + rate, 0) / Math.max(1, rates.length)];
    }),
  );
}
