import { conceptShares, lengthExponent } from '#series/reference.ts';

/** How often, per 100 words to the power of the exponent, a concept comes up in a group's dreams. */
interface Rates {
  readonly female: number;
  readonly male: number;
}

/** The least rate: a concept that no reference dream names is as if one in two thousand did. */
export const unheard = 0.0005;

const rates: ReadonlyMap<string, Rates> = new Map(
  conceptShares
    .trim()
    .split('\n')
    .map((row): [string, Rates] => {
      const [concept = '', female = '', male = ''] = row.split(' | ');
      return [concept, { female: rateOf(Number(female)), male: rateOf(Number(male)) }];
    }),
);

function rateOf(percent: number): number {
  return -Math.log1p(-Math.max(unheard, percent / 100));
}

/** The chance that a dream of a length names something that comes up at a rate. */
export function chanceAtLength(rate: number, words: number, exponent: number): number {
  return -Math.expm1(-rate * (words / 100) ** exponent);
}

/**
 * The share of dreams as long as this one in which the group names a concept, 0 to 1: longer dreams
 * name more of everything.
 */
export function expectedShare(concept: string, group: 'female' | 'male', words: number): number {
  return chanceAtLength(rates.get(concept)?.[group] ?? unheard, words, lengthExponent);
}

/** How little a concept is expected: −ln of its share in dreams of 100 words, both groups alike. */
export function rarityOf(concept: string): number {
  const { female, male } = rates.get(concept) ?? { female: unheard, male: unheard };
  return -Math.log(-Math.expm1(-(female + male) / 2));
}
