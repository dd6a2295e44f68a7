import { type Cast, objects, type Party, partyOf } from '#grammar/person.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Reading } from '#read/reading.ts';
import type { Language } from '#text/language.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/** Verbs whose object feels: « ça m’effraie ». With all others (« je le crains ») the subject does. */
const causingFeeling: WordSets = {
  fr: wordSet(
    `effrayer terrifier terroriser épouvanter énerver agacer irriter fâcher exaspérer dégoûter
    frustrer vexer contrarier importuner inquiéter angoisser stresser affoler surprendre étonner
    décevoir attrister amuser rassurer émerveiller choquer troubler dérouter déconcerter stupéfier
    humilier apeurer soulager désarçonner décontenancer`,
  ),
  en: wordSet(`infuriate annoy irritate scare frighten embarrass surprise concern worry terrify petrify humiliate
    outrage enrage exasperate irk rile spook sadden disappoint confuse puzzle shock amaze astonish
    astound bewilder baffle mystify stun startle amuse delight relieve`),
};

/** What may stand between an object pronoun and the feeling done to it: « me rend très triste ». */
const carryingVerbs = new Set(
  ['faire', 'rendre', 'mettre', 'laisser', 'donner', 'avoir', 'trouver', 'voir', 'sentir'].flatMap(
    conjugateFrench,
  ),
);
const between = wordSet(
  `pas plus jamais très trop si vraiment tellement beaucoup un peu complètement carrément en de la
  du des bien encore toujours tout super assez plutôt même toute`,
);
const farthest = 6;

/** The one to whom a feeling is done, where the sentence tells of one. */
export function undergoerOf(
  reading: Reading,
  cast: Cast,
  match: MatchOf<'emotion'>,
  language: Language,
): Party | undefined {
  return language === 'fr' ? cliticOf(reading, cast, match) : objectOf(reading, cast, match);
}

/** « m’a énervé », « lui faisait peur », « me met en colère », « j’ai fait peur à ma tante ». */
function cliticOf(
  reading: Reading,
  cast: Cast,
  { from, to, part, term }: MatchOf<'emotion'>,
): Party | undefined {
  const isCaused = part !== 'verb' || causingFeeling.fr.has(term);
  let isCarried = part === 'verb' && causingFeeling.fr.has(term);
  for (let at = from - 1; at >= Math.max(0, from - farthest); at -= 1) {
    const word = reading.tokens[at]?.lower ?? '';
    const object = objects.fr.get(word);
    if (object !== undefined && isCarried && isCaused) return partyOf(object, cast, at);
    if (carryingVerbs.has(word)) isCarried = true;
    else if (!between.has(word)) break;
  }
  const gap = reading.tokens[to]?.lower ?? '';
  const isGiven = carryingVerbs.has(reading.tokens[from - 1]?.lower ?? '') && gap === 'à';
  const isDone = part === 'verb' && isCaused;
  return isGiven || isDone ? namedAt(reading, cast, isGiven ? to + 1 : to) : undefined;
}

const feelingVerbs = new Set(
  ['be', 'feel', 'get', 'look', 'seem', 'become', 'act', 'sound', 'appear'].flatMap(
    conjugateEnglish,
  ),
);
const makingVerbs = new Set(
  ['make', 'leave', 'keep', 'drive', 'find', 'see', 'get', 'have'].flatMap(conjugateEnglish),
);
const adverbs = wordSet(
  'really very so feel quite extremely too all pretty a little bit even more',
);

/** `scared me`, `frightened my sister`, `made him very angry`. */
function objectOf(
  reading: Reading,
  cast: Cast,
  { from, to, part, term }: MatchOf<'emotion'>,
): Party | undefined {
  const isVerb = part === 'verb' ? causingFeeling.en.has(term) : /(?:ed|set)$/.test(term);
  const before = [from - 1, from - 2].map((at) => reading.tokens[at]?.lower ?? '');
  if (isVerb && !before.some((word) => feelingVerbs.has(word))) {
    const person = objects.en.get(reading.tokens[to]?.lower ?? '');
    const follows = !/[,.;:!?]/.test(reading.tokens[to]?.gap ?? '');
    if (follows && person !== undefined) return partyOf(person, cast, to);
    const named = namedAt(reading, cast, to);
    if (named !== undefined) return named;
  }
  let at = from - 1;
  while (at > from - farthest && adverbs.has(reading.tokens[at]?.lower ?? '')) at -= 1;
  const mention = cast.covering(at);
  const verbAt = mention === undefined ? at - 1 : beforeArticle(reading, mention.from);
  if (!makingVerbs.has(reading.tokens[verbAt]?.lower ?? '')) return undefined;
  const person = objects.en.get(reading.tokens[at]?.lower ?? '');
  return mention?.id ?? (person && partyOf(person, cast, at));
}

/** After these comes somebody who is named by a noun. */
export const determiners = wordSet(
  "the my his her their our a an some mon ma mes son sa ses le la les l' un une",
);

/** Who is named from a token on, right away or after a determiner. */
export function namedAt(reading: Reading, cast: Cast, index: number): Party | undefined {
  const token = reading.tokens[index];
  if (token === undefined || /[,.;:!?]/.test(token.gap)) return undefined;
  const next = determiners.has(token.lower) ? index + 1 : index;
  return cast.startingAt(next)?.id ?? cast.startingAt(index)?.id;
}

function beforeArticle(reading: Reading, from: number): number {
  return determiners.has(reading.tokens[from - 1]?.lower ?? '') ? from - 2 : from - 1;
}
