import { type Cast, type Party, partyOf, subjects } from '#grammar/person.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';

/** How far back a clause may carry its subject, in words. */
const clauseReach = 12;

/**
 * Who does or feels what stands at a token: the nearest subject before it in its sentence, a
 * pronoun or a named character. `undefined` where the clause names nobody.
 */
export function subjectBefore(reading: Reading, cast: Cast, index: number): Party | undefined {
  const sentence = sentenceAt(reading, index);
  if (sentence === undefined) return undefined;
  const first = Math.max(sentence.from, index - clauseReach);
  for (let at = index - 1; at >= first; at -= 1) {
    const token = reading.tokens[at];
    if (token === undefined) break;
    const person = subjects[sentence.language].get(token.lower);
    if (person !== undefined) return partyOf(person, cast, at);
    const mention = cast.covering(at);
    if (mention !== undefined && isSubjectPlace(reading, mention.from)) return mention.id;
  }
  return undefined;
}

const prepositions = new Set(
  `of to at with from for about by in on into over under after around toward towards against near
  de d' à au aux avec par pour chez contre sur sous vers dans du des entre`.split(/\s+/),
);
const determiners = new Set(
  'the a an my his her their our this that some le la les un une mon ma mes son sa ses ce cette'.split(
    ' ',
  ),
);

/** A noun after a preposition is no subject: `angry with my mother` is not hers. */
function isSubjectPlace(reading: Reading, from: number): boolean {
  let at = from - 1;
  while (at >= 0 && at >= from - 2 && determiners.has(reading.tokens[at]?.lower ?? '')) at -= 1;
  return !prepositions.has(reading.tokens[at]?.lower ?? '');
}
