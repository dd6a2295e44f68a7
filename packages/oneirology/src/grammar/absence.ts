import { conjugateEnglish } from '#morphology/english.ts';
import { conjugateFrench } from '#morphology/french-verbs.ts';
import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

const forgetting: WordSets = {
  fr: new Set(conjugateFrench('oublier')),
  en: new Set(conjugateEnglish('forget')),
};
const whose: WordSets = {
  fr: wordSet('un une des mon ma mes son sa ses notre nos leur leurs'),
  en: wordSet('a an some my his her our their'),
};
const wishing: WordSets = {
  fr: new Set([...conjugateFrench('vouloir'), ...wordSet('envie besoin')]),
  en: new Set(['want', 'need'].flatMap(conjugateEnglish)),
};
/** Wishes are for anything of a kind: « je veux ma mère » may well be said to her. */
const any: WordSets = { fr: wordSet('un une des du'), en: wordSet('a an some') };
/** « je voudrais voir la mer », `I wish I were at the sea`: what one longs for is elsewhere. */
const longing: WordSets = {
  fr: new Set([
    ...['vouloir', 'souhaiter', 'espérer'].flatMap(conjugateFrench),
    ...wordSet('aimerais aimerait aimerions aimeraient aimé envie rêverais'),
  ]),
  en: new Set(['want', 'wish', 'hope', 'long'].flatMap(conjugateEnglish)),
};
/** `I would like`, `I'd love`: these two long only after `would`. */
const likingAfterWould = wordSet('like love');
const would = wordSet("would 'd");
/** Seeing, going, having and being: opening a door, one stands before it. */
const elsewhere: WordSets = {
  fr: wordSet('voir revoir aller avoir être visiter retourner partir retrouver habiter vivre'),
  en: wordSet('see go have be visit return were was had live could'),
};
/** Between the longing and its verb: « envie de », `wish I`, `like to`, « voulu ». */
const longingJoints = wordSet(
  `de d' to i je j' we tellement vraiment juste bien beaucoup really just so much i'd 'd
  voulu aimé que`,
);
const longingReach = 4;
/** « je voulais juste des œufs », « envie d'un café ». */
const softening = wordSet("juste seulement simplement bien d' de just only");

/** What begins the name of a thing after a verb of naming: `one it calls the Spider`. */
const naming: WordSets = {
  fr: new Set(['appeler', 'nommer', 'surnommer', 'baptiser'].flatMap(conjugateFrench)),
  en: new Set(['call', 'name', 'nickname', 'dub'].flatMap(conjugateEnglish)),
};
const article: WordSets = { fr: wordSet("le la l' les"), en: wordSet('the') };

const ends: WordSets = {
  fr: wordSet(
    `qui que qu' dont où dans sur sous à au aux et ou mais pour par avec devant derrière chez quand
    je tu il elle on nous vous ils elles j' alors puis`,
  ),
  en: wordSet(
    `that who which where in on at to and or but for with into when while from is was so then before
    i you he she it we they`,
  ),
};
const longedEnds = wordSet(
  'mais et quand alors puis qui que parce je tu il elle but and when so then who because i he she they',
);
/** How many words a thing may take with its adjectives. */
const reach = 4;

const dying: WordSets = {
  fr: wordSet('mort morte morts mortes décédé décédée décédés décédées'),
  en: wordSet('died'),
};
/** A death told with its year, in a sentence that says nothing else. */
const noticeLength = 10;

const finding = new Set(
  ['trouver', 'voir', 'avoir', 'rester', 'rencontrer'].flatMap(conjugateFrench),
);
const denying = wordSet("ne n' y");
const some = wordSet('des du');
/** How far into the sentence before, so that long texts stay linear. */
const soughtReach = 40;
const prepositions = wordSet('sous sur dans avec de à par pour près loin au');

/**
 * Marks with 1 what a sentence names and the dream has not: forgotten, wished for, only a name, dead
 * since a year that is told, or looked for in vain.
 */
export function markAbsence(
  tokens: readonly Token[],
  sentence: Sentence,
  previous: Sentence | undefined,
  marks: Uint8Array,
): void {
  const { language, from, to } = sentence;
  for (let index = from; index < to - 1; index += 1) {
    const word = tokens[index]?.lower ?? '';
    const next = tokens[index + 1]?.lower ?? '';
    const longed = longedFrom(tokens, index, to, language);
    if (longed !== undefined) markLonged(tokens, longed, to, marks);
    if (isNotEven(tokens, index) && isNobodyBefore(tokens, index, from)) {
      markThing(tokens, index + 2, to, language, marks);
    } else if (forgetting[language].has(word)) {
      if (whose[language].has(next)) markThing(tokens, index + 2, to, language, marks);
    } else if (wishing[language].has(word)) {
      const at = softening.has(next) ? index + 2 : index + 1;
      const determiner = tokens[at]?.lower ?? '';
      if (any[language].has(determiner)) markThing(tokens, at + 1, to, language, marks);
    } else if (naming[language].has(word) && article[language].has(next)) {
      const isName = tokens[index + 2]?.capital === true && index + 2 < to;
      if (isName) marks[index + 2] = 1;
    } else if (language === 'fr' && word === 'en' && denying.has(tokens[index - 1]?.lower ?? '')) {
      if (isVain(tokens, index + 1, to)) markSought(tokens, previous, marks);
    }
  }
  if (isNotice(tokens, sentence)) marks.fill(1, from, to);
}

const nobodys = wordSet("no nobody wasn't weren't isn't personne aucun aucune pas");
const evenReach = 12;

/** `Not even the cat`, « pas même un chat ». */
function isNotEven(tokens: readonly Token[], index: number): boolean {
  const pair = `${tokens[index]?.lower ?? ''} ${tokens[index + 1]?.lower ?? ''}`;
  return pair === 'not even' || pair === 'même pas' || pair === 'pas même';
}

/** `There wasn't a soul, not even`: what stands before is denied too. */
function isNobodyBefore(tokens: readonly Token[], index: number, from: number): boolean {
  const before = tokens.slice(Math.max(from, index - evenReach), index);
  return before.some(({ lower }) => nobodys.has(lower));
}

/** Where the words of what is longed for begin, after a verb of being elsewhere. */
function longedFrom(
  tokens: readonly Token[],
  index: number,
  to: number,
  language: Language,
): number | undefined {
  const word = tokens[index]?.lower ?? '';
  const isLiking =
    language === 'en' && likingAfterWould.has(word) && would.has(tokens[index - 1]?.lower ?? '');
  if (!isLiking && !longing[language].has(word)) return undefined;
  for (let at = index + 1; at < Math.min(to, index + 1 + longingReach); at += 1) {
    const token = tokens[at];
    if (token === undefined || /[^\s'’-]/.test(token.gap)) return undefined;
    if (elsewhere[language].has(token.lower)) return at + 1;
    if (!longingJoints.has(token.lower)) return undefined;
  }
  return undefined;
}

function markLonged(tokens: readonly Token[], first: number, to: number, marks: Uint8Array): void {
  for (let at = first; at < Math.min(to, first + 2 * reach); at += 1) {
    const token = tokens[at];
    if (token === undefined || /[^\s'’-]/.test(token.gap)) return;
    if (longedEnds.has(token.lower)) return;
    marks[at] = 1;
  }
}

function markThing(
  tokens: readonly Token[],
  first: number,
  to: number,
  language: Language,
  marks: Uint8Array,
): void {
  for (let at = first; at < Math.min(to, first + reach); at += 1) {
    const token = tokens[at];
    if (token === undefined || /[^\s'’-]/.test(token.gap)) return;
    if (ends[language].has(token.lower)) return;
    marks[at] = 1;
  }
}

/** « Le chien est mort en 2009. » */
function isNotice(tokens: readonly Token[], { language, from, to }: Sentence): boolean {
  if (to - from > noticeLength) return false;
  const words = tokens.slice(from, to);
  return (
    words.some(({ lower }) => dying[language].has(lower)) &&
    words.some(({ lower }) => /^(?:19|20)\d\d$/.test(lower))
  );
}

/** « On n'en trouvait pas », « il n'y en avait plus ». */
function isVain(tokens: readonly Token[], verb: number, to: number): boolean {
  if (verb + 1 >= to || !finding.has(tokens[verb]?.lower ?? '')) return false;
  return tokens.slice(verb + 1, Math.min(to, verb + 3)).some(({ lower }) => {
    return lower === 'pas' || lower === 'plus' || lower === 'aucun' || lower === 'aucune';
  });
}

/** What « en » takes up: the first thing of no certain number that the sentence before is about. */
function markSought(
  tokens: readonly Token[],
  sentence: Sentence | undefined,
  marks: Uint8Array,
): void {
  if (sentence === undefined) return;
  const last = Math.min(sentence.to - 1, sentence.from + soughtReach);
  for (let at = sentence.from + 1; at < last; at += 1) {
    if (!some.has(tokens[at]?.lower ?? '')) continue;
    if (prepositions.has(tokens[at - 1]?.lower ?? '')) continue;
    marks[at + 1] = 1;
    return;
  }
}
