import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

export const articles: WordSets = {
  fr: wordSet('un une des'),
  en: wordSet('a an'),
};

/**
 * Whose, too, where degrees are compared: « mieux que mon frère ». What has « le » or `the` may well
 * be there: « plus grande que la forêt ».
 */
export const determiners: WordSets = {
  fr: wordSet('un une des mon ma mes son sa ses notre nos leur leurs'),
  en: wordSet('a an my his her our their'),
};

export const likening = wordSet('than tel telle tels telles façon');

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
export const seeming: WordSets = {
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
export function isBareLikeness(tokens: readonly Token[], index: number, from: number): boolean {
  const next = tokens[index + 1];
  if (next === undefined || /[.,;:!?…]/.test(next.gap) || noThings.has(next.lower)) return false;
  const word = tokens[index]?.lower;
  // `They like sheep`, `it looked like sheep`: neither likens anything.
  const before = index > from ? (tokens[index - 1]?.lower ?? '') : '';
  const isLikened = !likers.has(before) && !seeming.en.has(before);
  if (word === 'than') return /[^s]s$/.test(next.lower);
  if (word === 'like' && /[^s]s$|^(?:sheep|fish|cattle|mice|men)$/.test(next.lower))
    return isLikened;
  // `Like old men`: one word may tell of them.
  const after = tokens[index + 2];
  const isTold =
    word === 'like' &&
    after?.gap === ' ' &&
    /[^s]s$|^(?:men|women|children|people|mice|sheep)$/.test(after.lower) &&
    !notTelling.has(next.lower) &&
    !next.lower.endsWith('ing');
  if (isTold) return isLikened;
  // `Soft, like butter`: a matter takes no article.
  if (word === 'like' && matters.has(next.lower)) return isLikened;
  // `as cold as death`: the degree is told by a thing without an article.
  if (word === 'as') return tokens[index - 2]?.lower === 'as' && !degreeWords.has(next.lower);
  return word === 'like' && feltLike.has(before) && next.lower.endsWith('ing');
}

const notTelling = wordSet(
  `a an the my our his her their your its this that these those in on at to of for with when if all
  both some any no and or`,
);

const matters = wordSet(
  `butter milk honey water snow sand smoke dust gold silver glass paper stone ice silk velvet wax
  blood chocolate jelly rubber dough clay thunder lightning lace marble porcelain`,
);

/** `the way a wolf looks at a lamb`, « à la façon dont un chat guette ». */
export function isTheWay(tokens: readonly Token[], index: number, language: Language): boolean {
  const word = tokens[index]?.lower;
  const isJoint = language === 'en' ? word === 'way' : word === 'dont';
  const before = tokens[index - 1]?.lower ?? '';
  if (!isJoint || !/^(?:the|façon|manière)$/.test(before)) return false;
  return articles[language].has(tokens[index + 1]?.lower ?? '');
}

const anybody: WordSets = { fr: wordSet("on l'on"), en: wordSet('one you people they') };
const usually = wordSet('would do does did might can could');

/**
 * « Elle me regardait comme on regarde un touriste », `as one would a child's hand`: what anybody
 * does is in no dream. « Comme on marchait » is when, and stays.
 */
function isCustom(tokens: readonly Token[], index: number, language: Language): boolean {
  const [word, next] = [tokens[index]?.lower, tokens[index + 1]?.lower ?? ''];
  const verb = tokens[index + 2]?.lower ?? '';
  if (!anybody[language].has(next)) return false;
  return language === 'fr'
    ? word === 'comme' && !/ait$|^(?:a|est|va)$/.test(verb)
    : /^(?:as|like|way)$/.test(word ?? '') && usually.has(verb);
}

/** `as if`, « comme si ». */
export function supposes(tokens: readonly Token[], index: number, language: Language): boolean {
  const [word, next] = [tokens[index]?.lower, tokens[index + 1]?.lower ?? ''];
  if (isCustom(tokens, index, language)) return true;
  // `He held the swan like it was a set of bagpipes`.
  const isHeldFor = word === 'like' && next === 'it';
  if (isHeldFor && /^(?:was|were|is|wis|wiz|'s)$/.test(tokens[index + 2]?.lower ?? '')) return true;
  // `Like when I was small`, « comme quand j'étais petite »: another time than the dream's.
  return language === 'fr'
    ? word === 'comme' && /^(?:si|s'|quand|lorsque|lorsqu'|lors)$/.test(next)
    : (word === 'as' && /^(?:if|though|when)$/.test(next)) ||
        (word === 'like' && /^(?:when|whenever|if)$/.test(next));
}

/** Qualities of English similes, from Wiktionary's category of them: `sly as a fox`. */
const qualities = wordSet(
  `angry bald big black blind bold brave bright brown busy calm cheap clean clear cold conceited cool crazy crooked cross cute daft
  dead deaf drunk dry dull dumb easy faithful fat fertile fit flat free fresh gentle good grave green happy hard healthy heavy
  high hoarse hot hungry innocent keen large light long loose mad meek merry mild mute naked neat nervous nutty odious old
  pale pissed plain playful pleased poor pretty proud pure quick quiet rare red rich round safe scared sharp sick silent slippery
  slow sly small smart smooth snug sober soft solid steady stiff still straight strong stubborn sure sweet
  thick thin tight timid tiny tough ugly warm weak white wild wise`,
);

/** Whether a comparison's last word stands here, right before the article of a thing. */
const likenessOf = wordSet('à dans sur pour avec chez');

export function compares(
  tokens: readonly Token[],
  index: number,
  from: number,
  language: Language,
): boolean {
  const word = tokens[index]?.lower ?? '';
  const next = tokens[index + 1];
  if (next === undefined || /[.,;:!?…]/.test(next.gap)) return false;
  // « Molles comme du beurre », « comme de la neige »: some of it.
  const isSome =
    next.lower === 'du' ||
    (next.lower === 'de' && /^(?:la|l')$/.test(tokens[index + 2]?.lower ?? ''));
  if (language === 'fr' && word === 'comme' && isSome)
    return !isSeeming(tokens, index, from, language);
  // « Un torchon comme à un enfant », « comme dans une église »; « comme les oiseaux ».
  const isToOne = likenessOf.has(next.lower) && articles.fr.has(tokens[index + 2]?.lower ?? '');
  const isOfThem = next.lower === 'les' && index > from;
  if (language === 'fr' && word === 'comme' && (isToOne || isOfThem))
    return !isSeeming(tokens, index, from, language);
  if (articles[language].has(next.lower)) {
    if (word === (language === 'fr' ? 'comme' : 'like')) {
      return !isSeeming(tokens, index, from, language);
    }
    if (likening.has(word)) return true;
  }
  if (!determiners[language].has(next.lower)) return false;
  // `He laughed like my father`, « elle riait comme ma mère »: who is only like somebody is not they.
  if (word === (language === 'fr' ? 'comme' : 'like') && index > from) {
    const isOfTaste = language === 'en' && likers.has(tokens[index - 1]?.lower ?? '');
    return !isOfTaste && !isSeeming(tokens, index, from, language);
  }
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
