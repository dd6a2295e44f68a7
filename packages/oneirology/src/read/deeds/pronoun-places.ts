import { type Cast, objects, partyOf } from '#grammar/person.ts';
import type { Named } from '#read/named.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { clauseOpeners, relationOf } from '#read/relation-words.ts';
import type { Deed } from '#schema.ts';

/** How far after its verb a preposition with a pronoun may stand, in words. */
const reach = 7;

/** « De moi », « après elle »: no place, and to whom it is done. */
const ofSomebody = /^(?:de|d'|après|after|for|pour|dessus)$/;

/** To whom, or where by somebody, it is done: `at me`, « devant lui », « sur nous ». */
export function pronounPlaces(
  reading: Reading,
  cast: Cast,
  named: readonly Named[],
  to: number,
): Deed['where'] {
  const { tokens } = reading;
  const sentence = sentenceAt(reading, to - 1);
  if (sentence === undefined) return [];
  const end = Math.min(sentence.to, to + reach);
  // A verb may hold its preposition: `laughed at me`.
  for (let at = to - 1; at < end - 1; at += 1) {
    const { lower, gap } = tokens[at] ?? { lower: '', gap: '' };
    if (at >= to && (clauseOpeners.has(lower) || /[,.;:!?]/.test(gap))) return [];
    const relation =
      relationOf(reading, at, sentence.language) ?? (ofSomebody.test(lower) ? 'at' : undefined);
    if (relation === undefined) continue;
    // `Next to me`, `in front of me`, « à côté de moi ».
    const isFar = /^(?:to|of|de|d')$/.test(tokens[at + 1]?.lower ?? '');
    const next = isFar ? at + 2 : at + 1;
    const word = tokens[next]?.lower ?? '';
    if (/[,.;:!?]/.test(tokens[next]?.gap ?? '')) return [];
    const person = objects[sentence.language].get(word);
    const isOwner = /^(?:her|le|la|l'|les|leur|lui|me|m')$/.test(word) && isDetermined(named, next);
    if (person === undefined || isOwner || cast.covering(next)) continue;
    if (sentence.language === 'fr' && /^(?:le|la|l'|les|me|m')$/.test(word)) continue;
    // `Came up to me`: up is no way there.
    const isUpTo = tokens[at + 1]?.lower === 'to' && /^(?:through|above)$/.test(relation);
    return [{ relation: isUpTo ? 'towards' : relation, what: partyOf(person, cast, next) }];
  }
  return [];
}

/** Whether a word only tells whose the noun after it is: `her dog`. */
function isDetermined(named: readonly Named[], at: number): boolean {
  return named.some(({ from }) => from > at && from - at <= 2);
}
