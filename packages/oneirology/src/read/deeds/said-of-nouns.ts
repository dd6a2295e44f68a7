import type { ActionMatch } from '#lexicon/action-index.ts';
import { ofHands } from '#read/deeds/not-deeds.ts';
import type { Named } from '#read/named.ts';
import { isBuilding, isNounAfterNoun, isWhatItIsFor } from '#read/people/no-doers.ts';
import { type Reading, sentenceAt } from '#read/reading.ts';
import type { Deed } from '#schema.ts';
import { wordSet } from '#text/word-set.ts';

/**
 * « Une porte ouverte », « une rue calme », « devant une vieille tombe », `the smashed cup`, `near the
 * steep climb`: words of a verb that only say how a noun is, or are one. Nobody does them.
 */
export function isSaidOfNoun(
  reading: Reading,
  named: readonly Named[],
  match: ActionMatch,
): boolean {
  const { from, to } = match;
  if (to !== from + 1) return false;
  if (isNounAfterPreposition(reading, from)) return true;
  return sentenceAt(reading, from)?.language === 'fr'
    ? isFrenchAttribute(reading, match)
    : isEnglishAttribute(reading, match) || isEnglishNoun(reading, named, match);
}

/** « Devant une porte ouverte »: the door that is open, and nobody who opens it. */
export function openedItself(
  named: readonly Named[],
  { from, meaning }: ActionMatch,
): string | undefined {
  if (meaning.value.act !== 'open') return undefined;
  return named.find(({ kind, to }) => kind === 'thing' && to === from)?.id;
}

function isFrenchAttribute({ tokens }: Reading, { from, to, meaning }: ActionMatch): boolean {
  const word = tokens[from]?.lower ?? '';
  const next = tokens[to];
  const isState = doneTo.has(meaning.value.act) && participle.test(word);
  // « Ma mère vide la bouteille » goes on with what she empties.
  const isAdjective =
    adjectives.has(word) &&
    (next === undefined || /[^\s]/.test(next.gap) || goesOn.has(next.lower));
  if (!isState && !isAdjective) return false;
  if (next?.lower === 'par' || tokens[from]?.gap !== ' ') return false;
  // « Une grande porte ouverte »: from its article on, no verb stands between.
  for (let at = from - 1; at >= Math.max(0, from - 3); at -= 1) {
    const { lower } = tokens[at] ?? { lower: '' };
    if (notNouns.has(lower)) return false;
    if (determiners.has(lower)) return at < from - 1;
    if (/\S/.test(tokens[at]?.gap ?? '')) return false;
  }
  return false;
}

/** `The smashed cup`, `a painted wall`: between its article and its noun. */
function isEnglishAttribute({ tokens }: Reading, { from, to, meaning }: ActionMatch): boolean {
  const before = tokens[from - 1]?.lower ?? '';
  const { act } = meaning.value;
  const isDone = doneTo.has(act) || act === 'hide';
  const isState = isDone && /(?:ed|en)$/.test(tokens[from]?.lower ?? '');
  return isState && /^(?:a|an|the|some|these|those)$/.test(before) && tokens[to]?.gap === ' ';
}

/** `A boat ride`, `a bathing suit`, `the office building`: how a thing is called. */
function isEnglishNoun(
  reading: Reading,
  named: readonly Named[],
  { from, to, meaning }: ActionMatch,
): boolean {
  const before = named.find((one) => one.kind === 'thing' && one.to === from);
  return (
    isBuilding(reading, { from, to }) ||
    isWhatItIsFor(reading, named, { from, to, act: meaning.value.act }) ||
    (before !== undefined && isNounAfterNoun(reading, before))
  );
}

/** « Devant une vieille tombe », `at the end of the long walk`, `there was a boat ride`. */
function isNounAfterPreposition(reading: Reading, from: number): boolean {
  const { tokens } = reading;
  const language = sentenceAt(reading, from)?.language ?? 'en';
  const [told, article, opener] = [1, 2, 3].map((n) => tokens[from - n]?.lower ?? '');
  const words = language === 'fr' ? frenchNouns : englishNouns;
  if (!words.articles.has(article ?? '') || !words.openers.has(opener ?? '')) return false;
  return words.told.has(told ?? '');
}

const frenchNouns = {
  articles: wordSet('un une le la mon ma son sa ce cet cette leur notre cette des les'),
  openers: wordSet(
    `devant sur sous dans derrière contre vers avec sans de d' à après avant par pour jusqu'à près
    entre a avait était est voilà voici vu vois voyais voyait trouvé trouvais regardais regardait
    découvert creusais creusait visitais`,
  ),
  told: wordSet(
    `grand grande petit petite vieux vieille haut haute long longue gros grosse beau belle nouveau
    nouvelle bon bonne mauvais mauvaise premier première dernier dernière autre même seul seule énorme
    immense minuscule étrange propre`,
  ),
};

const englishNouns = {
  articles: wordSet('a an the my his her their our this that'),
  openers: wordSet(
    `near on in under behind before after at of to from by with without into onto along through
    beside past was is`,
  ),
  told: wordSet(
    `long short steep big small little old new great huge tiny first last other same slow quick good
    bad strange boat bus train car bike night morning summer`,
  ),
};

/** What a participle may say was done to a noun. */
const doneTo = new Set<Deed['act']>([
  ...ofHands,
  ...(['open', 'break', 'fight', 'comfort', 'touch', 'dig', 'bite', 'search'] as const),
]);

/** No form that is a past tense as well: not « ouvrit », « prit ». */
const participle = /(?:ée?s?|[^u]ie?s?|ues?|us|erte?s?|ites|ises?|ints?|intes?)$/;

/** Adjectives that are a present tense too. */
const adjectives = wordSet(
  'vide vides calme calmes sèche sèches trouble troubles ferme fermes sale sales nette lisse lisses',
);

const goesOn = wordSet(
  `et ou où qui que qu' dont dans sur sous au aux à avec sans de du d' mais pour devant derrière entre
  comme est était sont étaient avait avaient a là quand puis`,
);

const determiners = wordSet(
  `un une le la l' les des du de d' au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce
  cet cette ces deux trois quatre quelques plusieurs chaque aucune aucun`,
);

const notNouns = wordSet(
  `je j' tu il elle on nous vous ils elles ne n' me m' te t' se s' y en qui que qu' ai as a avons avez
  ont avais avait avions aviez avaient eu été est es suis sommes sont étais était étions étaient sera
  fut furent pas plus jamais déjà bien mal tout toute tous`,
);
