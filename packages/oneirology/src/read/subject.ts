import { type Cast, type Party, partyOf, subjects } from '#grammar/person.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { beforeAside } from '#text/asides.ts';
import { frenchFunctionWords } from '#text/function-words.ts';
import type { Sentence } from '#text/sentences.ts';

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
    // `He was, as far as I could tell, livid`: who stands in an aside is passed over.
    at = Math.min(at, beforeAside(reading.tokens, at + 1, first) - 1);
    const token = reading.tokens[at];
    if (token === undefined) break;
    const person = subjects[sentence.language].get(token.lower);
    if (person !== undefined && isSubject(reading, at, sentence)) {
      return isSomebody(reading, at) ? 'unknown' : partyOf(person, cast, at);
    }
    const mention = cast.covering(at);
    if (mention !== undefined && isSubjectPlace(reading, mention.from)) return mention.id;
  }
  return undefined;
}

/** « Avec moi », « ils nous ont vus »: the same words, and no subject. */
function isSubject({ tokens }: Reading, index: number, { language, from }: Sentence): boolean {
  // « Morte il y a dix ans »: nobody is meant.
  if (tokens[index]?.lower === 'il' && tokens[index + 1]?.lower === 'y') return false;
  if (language === 'en' || index === from || /[,;:]/.test(tokens[index]?.gap ?? '')) return true;
  const before = tokens[index - 1]?.lower ?? '';
  if (prepositions.has(before)) return false;
  if (tokens[index]?.lower !== 'nous') return true;
  const next = tokens[index + 1]?.lower ?? '';
  // « Mon frère nous attaque »: right after who does it, and before what « nous » does not say.
  const isAfterNoun = !frenchFunctionWords.has(before) && tokens[index]?.gap === ' ';
  if (isAfterNoun && !/(?:ons|mes)$|^(?:deux|tous|trois|aussi|mêmes)$/.test(next)) return false;
  return !cliticSubjects.has(before) && !/^(?:a|ont|avait|avaient|aura|auront)$/.test(next);
}

const cliticSubjects = new Set('il elle on ils elles tu vous qui ne'.split(' '));

/** « On m'a volé »: where it is done to the dreamer, « on » is somebody else. */
function isSomebody({ tokens }: Reading, index: number): boolean {
  if (tokens[index]?.lower !== 'on') return false;
  const next = tokens[index + 1]?.lower === 'ne' ? index + 2 : index + 1;
  return /^(?:me|m'|nous)$/.test(tokens[next]?.lower ?? '');
}

const prepositions = new Set(
  `of to at with from for about by in on into over under after around toward towards against near
  de d' à au aux avec par pour chez contre sur sous vers dans du des entre sans without`.split(
    /\s+/,
  ),
);
const determiners = new Set(
  `the a an my his her their our your its this that these those some le la les l' un une mon ma mes ton ta tes
  son sa ses notre nos votre vos leur leurs ce cet cette ces`.split(/\s+/),
);

/** Words after which « des » begins a subject: « quand des soldats tirent », « où des gens crient ». */
const opening = new Set(
  "et mais ou que qu' quand où alors puis car parce lorsque comme là soudain soudainement coup ensuite après maintenant".split(
    ' ',
  ),
);

/** A noun after a preposition is no subject: `angry with my mother` is not hers. */
export function isSubjectPlace(reading: Reading, from: number): boolean {
  const first = ownerOf(reading, from);
  let at = first - 1;
  while (at >= 0 && at >= first - 2 && determiners.has(reading.tokens[at]?.lower ?? '')) at -= 1;
  const word = reading.tokens[at]?.lower ?? '';
  // « Du sang coulait », « de l'eau montait »: some of it.
  const isSome = word === 'de' && /^(?:la|l')$/.test(reading.tokens[at + 1]?.lower ?? '');
  if (word === 'des' || word === 'du' || (isSome && at < from - 1)) {
    const before = reading.tokens[at - 1]?.lower ?? '';
    const opens =
      sentenceAt(reading, at)?.from === at || /[,;:]/.test(reading.tokens[at]?.gap ?? '');
    return opens || opening.has(before);
  }
  // `As a child`, « comme une sœur »: how it was, and nobody who does it.
  const isHow =
    /^(?:as|comme|like)$/.test(word) && /^(?:an?|une?)$/.test(reading.tokens[at + 1]?.lower ?? '');
  return !isHow && !prepositions.has(word);
}

/** Where a noun begins with whose it is: `a cousin's house`, `my aunt Rose's dog`. */
function ownerOf({ tokens }: Reading, from: number): number {
  if (tokens[from - 1]?.lower !== "'s") return from;
  const isName = tokens[from - 2]?.capital && !determiners.has(tokens[from - 3]?.lower ?? '');
  return isName && determiners.has(tokens[from - 4]?.lower ?? '') ? from - 3 : from - 2;
}
