import { type Cast, objects, type Party, type Person, partyOf, subjects } from '#grammar/person.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import { determiners, namedAt, undergoerOf } from '#read/feelings/undergoer.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import { subjectBefore } from '#read/subject.ts';
import type { Language } from '#text/language.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/**
 * Who feels what a word names. Mostly the subject (`she was afraid`), but not where the feeling is
 * done to somebody (`it scared me`, « il m’a énervé », « ça lui faisait peur ») or has an owner
 * (`to my surprise`, « sa colère »). The dreamer where the sentence names nobody.
 */
export function experiencerOf(reading: Reading, cast: Cast, match: MatchOf<'emotion'>): Party {
  const language = sentenceAt(reading, match.from)?.language ?? 'fr';
  const felt = toldExperiencer(reading, cast, match, language);
  return felt === 'dreamer' ? (speakerAt(reading, cast, match.from) ?? felt) : felt;
}

/** Who says `I` in a quotation, where it is not the dreamer. */
export function speakerAt(reading: Reading, cast: Cast, index: number): Party | undefined {
  const speech = reading.spans.speeches[(reading.spans.spoken[index] ?? 0) - 1];
  if (speech?.by !== 'other' || speech.verb === undefined) return undefined;
  const named = namedAt(reading, cast, speech.verb + 1);
  return named ?? otherBefore(reading, cast, speech.verb) ?? 'unknown';
}

function otherBefore(reading: Reading, cast: Cast, verb: number): Party | undefined {
  const subject = subjectBefore(reading, cast, verb);
  return subject === 'dreamer' ? undefined : subject;
}

function toldExperiencer(
  reading: Reading,
  cast: Cast,
  match: MatchOf<'emotion'>,
  language: Language,
): Party {
  return (
    bearerAfter(reading, cast, match, language) ??
    ownerBefore(reading, cast, match.from, language) ??
    (isAdverb(reading, match) ? undefined : undergoerOf(reading, cast, match, language)) ??
    firstPersonBefore(reading, match.from, language) ??
    sharedSubject(reading, cast, match.from, language) ??
    subjectBefore(reading, cast, match.from) ??
    (isOfThirdPerson(reading, match) ? 'unknown' : 'dreamer')
  );
}

/** « Elle m'a tristement tendu la lettre »: an adverb is of who does it. */
function isAdverb(reading: Reading, { from, to }: MatchOf<'emotion'>): boolean {
  return to === from + 1 && /(?:ment|ly)$/.test(reading.tokens[from]?.lower ?? '');
}

/** « Le vieux a joyeusement ouvert »: whoever does it, it is not the dreamer. */
function isOfThirdPerson(reading: Reading, match: MatchOf<'emotion'>): boolean {
  const auxiliary = reading.tokens[match.from - 1]?.lower ?? '';
  return isAdverb(reading, match) && /^(?:a|ont|avait|avaient)$/.test(auxiliary);
}

/** Forms that only `I` has: they tell whose the feeling is where the clause leaves `I` out. */
const firstPerson: WordSets = {
  fr: wordSet('suis étais ai avais'),
  en: wordSet("am 'm"),
};

const isThou = wordSet("tu t'");

function firstPersonBefore(reading: Reading, index: number, language: Language): Party | undefined {
  for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
    const token = reading.tokens[at];
    if (token === undefined || objects[language].has(token.lower)) return undefined;
    const isFirst = firstPerson[language].has(token.lower);
    if (isFirst) return isThou.has(reading.tokens[at - 1]?.lower ?? '') ? undefined : 'dreamer';
    if (/[,.;:!?]/.test(reading.tokens[at + 1]?.gap ?? '')) return undefined;
  }
  return undefined;
}

/** `the jealous husband`, `how embarrassed I am`, `how angry my mother was`. */
function bearerAfter(
  reading: Reading,
  cast: Cast,
  { from, to }: MatchOf<'emotion'>,
  language: Language,
): Party | undefined {
  const before = reading.tokens[from - 1]?.lower ?? '';
  const after = reading.tokens[to];
  if (language === 'fr' || after === undefined) return undefined;
  if (/[,.;:!?]/.test(after.gap)) return undefined;
  if (before === 'how') {
    const person = subjects.en.get(after.lower);
    return person === undefined ? namedAt(reading, cast, to) : partyOf(person, cast, to);
  }
  return determiners.has(before) ? cast.startingAt(to)?.id : undefined;
}

const joining: WordSets = {
  fr: wordSet('et mais puis'),
  en: wordSet('and but then'),
};
const statesOfMind: WordSets = {
  fr: new Set(['être', 'avoir', 'sentir', 'devenir'].flatMap(conjugateFrench)),
  en: new Set(['be', 'feel', 'get', 'become', 'seem', 'look'].flatMap(conjugateEnglish)),
};
const clauseReach = 6;
const sharedReach = 20;

/** `I pushed the cat but was afraid`: a verb that is joined on shares the subject of the first. */
function sharedSubject(
  reading: Reading,
  cast: Cast,
  index: number,
  language: Language,
): Party | undefined {
  const first = sentenceAt(reading, index)?.from ?? index;
  const wordAt = (at: number): string => reading.tokens[at]?.lower ?? '';
  let joint = index - 1;
  while (joint >= Math.max(first, index - clauseReach) && !joining[language].has(wordAt(joint))) {
    if (subjects[language].has(wordAt(joint)) || cast.covering(joint) !== undefined)
      return undefined;
    joint -= 1;
  }
  if (!joining[language].has(wordAt(joint)) || !statesOfMind[language].has(wordAt(joint + 1))) {
    return undefined;
  }
  for (let at = joint - 1; at >= Math.max(first, joint - sharedReach); at -= 1) {
    const person = subjects[language].get(wordAt(at));
    if (person !== undefined) return partyOf(person, cast, at);
  }
  return undefined;
}

const dreamer: Person = { who: 'dreamer', gender: 'unknown', number: 'one' };
const somebody: Person = { who: 'other', gender: 'unknown', number: 'one' };
const owners: Readonly<Record<Language, ReadonlyMap<string, Person>>> = {
  fr: new Map([
    ...['mon', 'ma', 'mes', 'notre', 'nos'].map((word): [string, Person] => [word, dreamer]),
    ...['son', 'sa', 'ses', 'leur', 'leurs'].map((word): [string, Person] => [word, somebody]),
  ]),
  en: new Map([
    ...['my', 'our'].map((word): [string, Person] => [word, dreamer]),
    ['his', { ...somebody, gender: 'male' }],
    ['her', { ...somebody, gender: 'female' }],
    ['their', { ...somebody, number: 'group' }],
  ]),
};

function ownerBefore(
  reading: Reading,
  cast: Cast,
  index: number,
  language: Language,
): Party | undefined {
  const owner = owners[language].get(reading.tokens[index - 1]?.lower ?? '');
  return owner && partyOf(owner, cast, index);
}
