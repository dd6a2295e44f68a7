import { objects, subjects } from '#grammar/person.ts';
import type { ActionMatch } from '#lexicon/action-index.ts';
import { evidenceAt, type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';

/** How far from its verb a pronoun may stand, in words. */
const reach = 10;

/** The rule of the second words of a deed: by what pronoun somebody is called whom nothing names. */
const pronounRule = 'grammar.pronoun';

/** A deed of somebody unknown with the pronoun that tells of them: `they chased me`. */
export function withSomebody(reading: Reading, { from, to }: ActionMatch, deed: Deed): Deed {
  if (deed.who !== 'unknown' && deed.whom !== 'unknown') return deed;
  const { tokens } = reading;
  const sentence = sentenceAt(reading, from);
  if (sentence === undefined) return deed;
  const isOther = (at: number, table: typeof subjects) =>
    table[sentence.language].get(tokens[at]?.lower ?? '')?.who === 'other' ||
    (table === subjects && tokens[at]?.lower === 'on');
  const range = (first: number, last: number, step: 1 | -1) =>
    Array.from({ length: Math.max(0, (last - first) * step) }, (_, n) => first + n * step);
  const places =
    deed.who === 'unknown'
      ? range(from - 1, Math.max(sentence.from, from - reach) - 1, -1)
      : [...range(from, Math.min(sentence.to, to + 3), 1), ...range(from - 1, from - 4, -1)];
  const table = deed.who === 'unknown' ? subjects : objects;
  const at = places.find((place) => isOther(place, table));
  if (at === undefined) return deed;
  return { ...deed, evidence: [...deed.evidence, evidenceAt(reading, at, at + 1, pronounRule)] };
}
