import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

const articles: WordSets = {
  fr: wordSet('un une des'),
  en: wordSet('a an'),
};
/**
 * Whose, too, where degrees are compared: « mieux que mon frère ». What has « le » or `the` may well
 * be there: « plus grande que la forêt ».
 */
const determiners: WordSets = {
  fr: wordSet('un une des mon ma mes son sa ses notre nos leur leurs'),
  en: wordSet('a an my his her our their'),
};
const likening = wordSet('than tel telle tels telles façon');
/** What opens a degree, and what closes it before the thing compared: `as tall as a`, `than a`. */
const degrees: WordSets = {
  fr: wordSet('plus moins aussi mieux autant pire'),
  en: wordSet('as'),
};
const closesDegree: WordSets = {
  fr: wordSet("que qu'"),
  en: wordSet('as'),
};

/**
 * « quelque chose comme une baleine », `it looked like a whale`, « c'était comme une forêt »: here
 * the dreamer says as well as may be what is there, and it is there.
 */
const seeming: WordSets = {
  fr: wordSet('chose a ai avait avais y eu vu vois voit voyais voyait dirait'),
  en: wordSet(
    'look looks looked looking something seem seems seemed sounds would things sort kind',
  ),
};
const being: WordSets = {
  fr: wordSet('est était'),
  en: wordSet("is was 's"),
};
const thatWhich: WordSets = {
  fr: wordSet("c' ce ça cela"),
  en: wordSet('it this that there'),
};

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
      fillClause(tokens, index + 1, to, marks);
    } else if (
      !isLast &&
      supposes(tokens, index, language) &&
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
    } else if (!isLast && language === 'en' && isBareLikeness(tokens, index, from)) {
      fillThing(tokens, index + 1, to, language, marks);
    }
  }
}

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

/** How far the truth may stand after a likeness, in words. */
const beliedReach = 12;
const truths: Readonly<Record<Language, RegExp>> = {
  fr: /^(?:c' était|c' est|mais c'|mais ce|en fait|ce n')/,
  en: /^(?:but it|it was|but they|but that|it turned)/,
};

/** `It sounded like a baby, but it was the kettle`: the sentence itself says that it was not so. */
function isBelied(
  tokens: readonly Token[],
  index: number,
  to: number,
  language: Language,
): boolean {
  const isThought = language === 'en' && tokens[index]?.lower === 'thought';
  if (tokens[index]?.lower !== (language === 'fr' ? 'comme' : 'like') && !isThought) return false;
  return isDenied(tokens, index, to, language);
}

/** « On aurait dit un bébé, c’était la bouilloire ». */
function isVaguelyTold(
  tokens: readonly Token[],
  index: number,
  from: number,
  to: number,
  language: Language,
): boolean {
  if (language !== 'fr' || index - 1 < from) return false;
  const [before, word] = [tokens[index - 1]?.lower ?? '', tokens[index]?.lower ?? ''];
  const isTold =
    (before === 'aurait' && (word === 'dit' || word === 'cru')) ||
    (before === 'on' && word === 'dirait') ||
    (before === 'ai' && word === 'cru');
  return isTold && isDenied(tokens, index, to, language);
}

function isDenied(
  tokens: readonly Token[],
  index: number,
  to: number,
  language: Language,
): boolean {
  for (let at = index + 2; at < Math.min(to - 1, index + beliedReach); at += 1) {
    const isApart = /[,;:]/.test(tokens[at]?.gap ?? '');
    if (!isApart && !/^(?:mais|but)$/.test(tokens[at]?.lower ?? '')) continue;
    return truths[language].test(`${tokens[at]?.lower ?? ''} ${tokens[at + 1]?.lower ?? ''}`);
  }
  return false;
}

const likers = wordSet(
  "i you we they he she who people to would 'd do does did don't doesn't didn't really always never also all not things animals kids children",
);
const degreeWords = wordSet(
  'possible usual ever always normal much well soon can could far though if for long many in on at',
);
const feltLike = wordSet('was is were felt feels feel been be');
const noThings = wordSet(
  'me him her us them you i he she it we they the this that before ever usual',
);

/** `bigger than trees`, `it was like drowning`: what is compared stands without an article. */
function isBareLikeness(tokens: readonly Token[], index: number, from: number): boolean {
  const next = tokens[index + 1];
  if (next === undefined || /[.,;:!?…]/.test(next.gap) || noThings.has(next.lower)) return false;
  const word = tokens[index]?.lower;
  if (word === 'than') return /[^s]s$/.test(next.lower);
  if (word === 'like' && /[^s]s$|^(?:sheep|fish|cattle|mice|men)$/.test(next.lower)) {
    return (
      !likers.has(tokens[index - 1]?.lower ?? '') && !seeming.en.has(tokens[index - 1]?.lower ?? '')
    );
  }
  // `as cold as death`: the degree is told by a thing without an article.
  if (word === 'as') return tokens[index - 2]?.lower === 'as' && !degreeWords.has(next.lower);
  const before = index > from ? (tokens[index - 1]?.lower ?? '') : '';
  return word === 'like' && feltLike.has(before) && next.lower.endsWith('ing');
}

/** `the way a wolf looks at a lamb`, « à la façon dont un chat guette ». */
function isTheWay(tokens: readonly Token[], index: number, language: Language): boolean {
  const word = tokens[index]?.lower;
  const isJoint = language === 'en' ? word === 'way' : word === 'dont';
  const before = tokens[index - 1]?.lower ?? '';
  if (!isJoint || !/^(?:the|façon|manière)$/.test(before)) return false;
  return articles[language].has(tokens[index + 1]?.lower ?? '');
}

/** `as if`, « comme si ». */
function supposes(tokens: readonly Token[], index: number, language: Language): boolean {
  const [word, next] = [tokens[index]?.lower, tokens[index + 1]?.lower ?? ''];
  return language === 'fr'
    ? word === 'comme' && (next === 'si' || next === "s'")
    : word === 'as' && (next === 'if' || next === 'though');
}

/** Qualities of English similes, from Wiktionary's category of them: `sly as a fox`. */
const qualities = wordSet(
  `angry bald big black blind bold brave bright brown busy calm cheap clean clear cold conceited cool crazy crooked cross cute daft
  dead deaf drunk dry dull dumb easy faithful fat fertile fit flat free fresh gentle good grave green happy hard healthy heavy
  high hoarse hot hungry innocent keen large light loose mad meek merry mild mute naked neat nervous nutty odious old
  pale pissed plain playful pleased poor pretty proud pure quick quiet rare red rich round safe scared sharp sick silent slippery
  slow sly small smart smooth snug sober soft solid steady stiff still straight strong stubborn sure sweet
  thick thin tight timid tiny tough ugly warm weak white wild wise`,
);

/** Whether a comparison's last word stands here, right before the article of a thing. */
function compares(
  tokens: readonly Token[],
  index: number,
  from: number,
  language: Language,
): boolean {
  const word = tokens[index]?.lower ?? '';
  const next = tokens[index + 1];
  if (next === undefined || /[.,;:!?…]/.test(next.gap)) return false;
  if (articles[language].has(next.lower)) {
    if (word === (language === 'fr' ? 'comme' : 'like')) {
      return !isSeeming(tokens, index, from, language);
    }
    if (likening.has(word)) return true;
  }
  if (!determiners[language].has(next.lower)) return false;
  const before = tokens[index - 1]?.lower;
  if (before === (language === 'fr' ? 'taille' : 'size')) return word === 'of' || word === "d'";
  if (!closesDegree[language].has(word) && word !== 'than') return false;
  if (word === 'than' && /(?:er|more|less|worse)$/.test(tokens[index - 1]?.lower ?? ''))
    return true;
  if (word === 'as' && qualities.has(before ?? '') && articles.en.has(next.lower)) return true;
  const words = tokens.slice(Math.max(from, index - 3), index);
  return words.some(({ lower }) => degrees[language].has(lower));
}

function isSeeming(
  tokens: readonly Token[],
  index: number,
  from: number,
  language: Language,
): boolean {
  const before = index - 1 < from ? '' : (tokens[index - 1]?.lower ?? '');
  if (seeming[language].has(before)) return true;
  const subject = index - 2 < from ? '' : (tokens[index - 2]?.lower ?? '');
  return being[language].has(before) && thatWhich[language].has(subject);
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
    if (at > first && nounEnds[language].has(token.lower)) return;
    marks[at] = 1;
  }
}
