import { isBelied, isVaguelyTold } from '#grammar/belied.ts';
import {
  articles,
  compares,
  determiners,
  isBareLikeness,
  isTheWay,
  likening,
  seeming,
  supposes,
} from '#grammar/comparisons.ts';
import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/** What ends the words of a thing: a verb or a relation begins something else. */
const nounEnds: WordSets = {
  fr: wordSet(
    `qui que qu' dont où dans sur sous à au aux en et ou mais pour par avec sans devant derrière est
    était a avait ont avaient je tu il elle on nous vous ils elles j' le la les l' un une mon ma mes`,
  ),
  en: wordSet(
    `that who which where in on at to from and or but for with into when while is was were are has
    had i you he she it we they the a an my his her our their`,
  ),
};

const counting: WordSets = {
  fr: wordSet('compte comptent comptait comptaient'),
  en: wordSet('count counts counted counting'),
};

const voiceWord: Readonly<Record<Language, string>> = { fr: 'voix', en: 'voice' };

const ofNobody = wordSet("d' de");

/** How many words after its article a thing may take: « une vieille boîte de conserve ». */
const reach = 5;

/**
 * Marks with 1 the things that something in the dream is only like: « légère comme une plume »,
 * `it leans on me like a cow`, « mieux que mon frère », `the size of a hen`, `as if I had wings`.
 */
export function markLikeness(
  tokens: readonly Token[],
  { language, from, to }: Sentence,
  marks: Uint8Array,
): void {
  if (opensLikeness(tokens, from, to, language)) fillThing(tokens, from + 2, to, language, marks);
  for (let index = from + 1; index < to; index += 1) {
    // Inside what is marked already nothing is scanned again: long texts stay linear.
    if (marks[index] === 1) continue;
    const isLast = index === to - 1;
    if (!isLast && countsAs(tokens, index, language)) {
      fillThing(tokens, index + 2, to, language, marks);
    } else if (
      !isLast &&
      (isBelied(tokens, index, to, language) || isVaguelyTold(tokens, index, from, to, language))
    ) {
      fillClause(tokens, index + 1, untilBut(tokens, index, to), marks);
    } else if (
      !isLast &&
      supposes(tokens, index, language) &&
      !isAsWellAsMayBe(tokens, index, from) &&
      !seeming[language].has(index - 1 < from ? '' : (tokens[index - 1]?.lower ?? ''))
    ) {
      fillClause(tokens, index + 2, to, marks);
    } else if (tokens[index]?.lower === voiceWord[language]) {
      markVoice(tokens, index, from, to, language, marks);
    } else if (/^(?:façon|manière|instar)$/.test(tokens[index]?.lower ?? '') && index + 2 < to) {
      const isOf = /^(?:de|d'|du|des)$/.test(tokens[index + 1]?.lower ?? '');
      if (isOf) fillThing(tokens, index + 2, to, language, marks);
    } else if (!isLast && isTheWay(tokens, index, language)) {
      fillClause(tokens, index + 1, to, marks);
    } else if (!isLast && compares(tokens, index, from, language)) {
      fillThing(tokens, index + 2, to, language, marks);
    } else if (!isLast && language === 'en' && isLikeAt(tokens, index)) {
      fillThing(tokens, index + 2, to, language, marks);
    } else if (!isLast && language === 'en' && isBareLikeness(tokens, index, from)) {
      fillThing(tokens, index + 1, to, language, marks);
    }
  }
}

/** `Low steps like at a circus`; `it was like in a forest` says where one was. */
function isLikeAt(tokens: readonly Token[], index: number): boolean {
  const [before, word, next] = [-1, 0, 1].map((n) => tokens[index + n]?.lower ?? '');
  return (
    word === 'like' &&
    /^(?:at|in|on)$/.test(next ?? '') &&
    !/^(?:is|was|'s|looks?|looked|looking|seems?|seemed|feels?|felt)$/.test(before ?? '')
  );
}

/** « C'était comme si j'étais dans une forêt », `it was as if we were on a boat`: so the dreamer says where. */
function isAsWellAsMayBe(tokens: readonly Token[], index: number, from: number): boolean {
  const words = tokens
    .slice(Math.max(from, index - 2), index + 6)
    .map(({ lower }) => lower)
    .join(' ');
  return wherever.test(words);
}

const wherever =
  /^(?:c' était comme si (?:j'|on|nous) (?:étais|était|étions) (?:dans|sur|à|au)|it (?:was|'s) (?:as if|like) (?:i|we) (?:was|were) (?:in|on|at))(?: |$)/;

/** « Tel un loup, le juge », `Like a ghost, she`: a comparison that stands before who is compared. */
function opensLikeness(
  tokens: readonly Token[],
  from: number,
  to: number,
  language: Language,
): boolean {
  const word = tokens[from]?.lower ?? '';
  if (!articles[language].has(tokens[from + 1]?.lower ?? '')) return false;
  if (likening.has(word)) return true;
  if (word !== (language === 'fr' ? 'comme' : 'like')) return false;
  return tokens
    .slice(from + 2, Math.min(to, from + 2 + reach))
    .some(({ gap }) => gap.includes(','));
}

/** `shadows count as luggage`, « un bouton compte comme monnaie ». */
function countsAs(tokens: readonly Token[], index: number, language: Language): boolean {
  const next = tokens[index + 1]?.lower;
  if (!counting[language].has(tokens[index]?.lower ?? '')) return false;
  return next === (language === 'fr' ? 'comme' : 'as');
}

/** `in my mom's voice`, « une voix d'homme »: a sound, and nobody to be seen. */
function markVoice(
  tokens: readonly Token[],
  index: number,
  from: number,
  to: number,
  language: Language,
  marks: Uint8Array,
): void {
  if (language === 'fr') {
    const isWhose = ofNobody.has(tokens[index + 1]?.lower ?? '');
    if (isWhose && !determiners.fr.has(tokens[index + 2]?.lower ?? '')) {
      marks.fill(1, index + 2, Math.min(to, index + 3));
    }
  } else if (
    tokens[index + 1]?.lower === 'of' &&
    determiners.en.has(tokens[index + 2]?.lower ?? '')
  ) {
    marks.fill(1, index + 3, Math.min(to, index + 5));
  } else if (tokens[index - 1]?.lower === 's' || tokens[index - 1]?.lower === "'s") {
    marks.fill(1, Math.max(from, index - 2), index);
  }
}

function fillClause(tokens: readonly Token[], first: number, to: number, marks: Uint8Array): void {
  for (let at = first; at < to; at += 1) {
    if (at > first && /[,;:()–—«»“”]/.test(tokens[at]?.gap ?? '')) return;
    marks[at] = 1;
  }
}

/** `I thought it was a plane but it was a whale`: the truth begins there. */
function untilBut(tokens: readonly Token[], index: number, to: number): number {
  const but = tokens.slice(index, to).findIndex(({ lower }) => /^(?:but|mais)$/.test(lower));
  return but < 0 ? to : index + but;
}

function fillThing(
  tokens: readonly Token[],
  first: number,
  to: number,
  language: Language,
  marks: Uint8Array,
): void {
  for (let at = first; at < Math.min(to, first + reach); at += 1) {
    const token = tokens[at];
    if (token === undefined || /[^\s'’-]/.test(token.gap)) return;
    // `Like a child who lost her doll`, `like old men picking up a coin`: what it is like does that.
    if (at > first && goesOn(token.lower, language)) {
      fillTold(tokens, at, to, marks);
      return;
    }
    // `Like a fish on a hook`: another such thing; where it is that the dream is has its own article.
    if (at > first && isOfAnother(tokens, at, language)) {
      fillThing(tokens, at + 2, to, language, marks);
      return;
    }
    if (at > first && nounEnds[language].has(token.lower)) return;
    marks[at] = 1;
  }
  const next = tokens[first + reach];
  if (next && first + reach < to && !/[^\s'’-]/.test(next.gap) && goesOn(next.lower, language))
    fillTold(tokens, first + reach, to, marks);
}

const relatives: WordSets = {
  fr: wordSet("qui que qu' dont"),
  en: wordSet('who that which whose'),
};

function goesOn(word: string, language: Language): boolean {
  return relatives[language].has(word) || (language === 'en' && /...ing$/.test(word));
}

const ofPlaces: WordSets = {
  fr: wordSet('dans sur sous avec sans à'),
  en: wordSet('in on under with without at into to from'),
};

function isOfAnother(tokens: readonly Token[], at: number, language: Language): boolean {
  return (
    ofPlaces[language].has(tokens[at]?.lower ?? '') &&
    articles[language].has(tokens[at + 1]?.lower ?? '')
  );
}

const joints = wordSet('and but et mais puis then while when pendant quand');

/** What is told of a thing that something is only like, to the end of its clause. */
function fillTold(tokens: readonly Token[], first: number, to: number, marks: Uint8Array): void {
  for (let at = first; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined || /[,;:.()–—«»“”]/.test(token.gap)) return;
    if (at > first && joints.has(token.lower)) return;
    marks[at] = 1;
  }
}
