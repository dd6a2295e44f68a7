import type { NormMeasure } from '#series/schema.ts';

/** A share with its denominator. */
export interface CodedNorm {
  readonly share: number;
  readonly n: number;
}

/**
 * The norms of Hall and Van de Castle, *The Content Analysis of Dreams* (1966): 500 dreams of men
 * and 491 of women, students of the United States, 1947 to 1952. Recomputed from the codes of
 * DreamBank (Domhoff & Schneider 2008) with the formulas of dreams.ucsc.edu/Norms; percent and
 * denominator, men before women. Measures that the engine cannot count (torso, familiar settings,
 * who meets misfortune or success) are left out.
 */
const table = `
male-characters | 67.8 873 | 47.9 1047
familiar-characters | 45.0 1110 | 58.4 1354
known-characters | 31.4 1110 | 37.1 1354
family-characters | 11.8 1110 | 19.7 1354
groups | 32.0 1110 | 28.1 1354
animals | 6.0 1182 | 4.3 1415
aggression-over-friendliness | 59.0 547 | 51.3 517
dreamer-as-befriender | 50.2 203 | 48.9 223
dreamer-as-aggressor | 39.4 254 | 33.8 225
physical-aggression | 50.5 402 | 33.6 327
bodily-misfortune | 29.8 205 | 34.2 202
negative-emotions | 80.6 283 | 80.1 413
indoor-settings | 48.6 590 | 61.0 579
dreams-with-aggression | 47.2 500 | 43.6 491
dreams-with-friendliness | 38.2 500 | 41.1 491
dreams-with-sexuality | 11.6 500 | 3.5 491
dreams-with-misfortune | 36.4 500 | 33.2 491
dreams-with-emotion | 40.8 500 | 57.2 491
dreams-with-anger | 7.2 500 | 10.0 491
dreams-with-apprehension | 17.2 500 | 26.5 491
dreams-with-sadness | 4.8 500 | 10.2 491
dreams-with-confusion | 11.6 500 | 13.4 491
dreams-with-happiness | 9.2 500 | 13.8 491
`;

const norms = new Map(
  table
    .trim()
    .split('\n')
    .map((row): [string, { male: CodedNorm; female: CodedNorm }] => {
      const [measure = '', male = '', female = ''] = row.split(' | ');
      return [measure, { male: normOf(male), female: normOf(female) }];
    }),
);

function normOf(cell: string): CodedNorm {
  const [percent, n] = cell.split(' ').map(Number);
  return { share: (percent ?? Number.NaN) / 100, n: n ?? Number.NaN };
}

/** What human coders found in the norm dreams of a group. */
export function codedNorm(measure: NormMeasure, group: 'male' | 'female'): CodedNorm {
  const norm = norms.get(measure)?.[group];
  if (norm === undefined) throw new Error(`There is no norm of ${measure}.`);
  return norm;
}
