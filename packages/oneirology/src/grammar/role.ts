import type { Language } from '#text/language.ts';
import type { Token } from '#text/tokens.ts';
import { type WordSets, wordSet } from '#text/word-set.ts';

/** What the words before a word let it be; `open` where they say nothing. */
export type Role = 'noun' | 'verb' | 'open';

const before: Readonly<Record<Language, { noun: ReadonlySet<string>; verb: ReadonlySet<string> }>> =
  {
    fr: {
      noun: wordSet(
        `le la les l' un une des du de d' au aux ce cet cette ces mon ma mes ton ta tes son sa ses notre
      nos votre vos leur leurs quelques plusieurs chaque aucun aucune deux trois quatre cinq dans sur
      sous par sans avec en grand grande petit petite gros grosse vieux vieille beau belle nouveau
      énorme violent violente terrible grosse bonne bon sacré sacrée sale simple double propre propres
      longue haute ancienne immense`,
      ),
      verb: wordSet(
        `je j' tu il elle on nous vous ils elles qui ne n' se s' me m' te t' lui y ça cela`,
      ),
    },
    en: {
      noun: wordSet(
        `the a an this that these those my your his her its our their 's some any no every each another
      one two three four five of in on at by with from into under big little small old new huge black white giant massive enormous
      gigantic tidal`,
      ),
      verb: wordSet(
        `i you he she it we they who to can could will would shall should may might must did didn't do
      does don't doesn't can't couldn't won't wouldn't not never 'll 'd let`,
      ),
    },
  };

/** « je la porte » has an object pronoun where « la porte » has an article. */
const articleOrPronoun = wordSet(`le la les l' leur en`);

/** Determiners that are never pronouns too: no verb follows them. */
const plainDeterminers: WordSets = {
  fr: wordSet(
    `un une des du au aux cet cette mon ma mes ton ta tes son sa ses notre nos votre vos leurs
    quelques plusieurs chaque aucun aucune`,
  ),
  en: wordSet('a an the my your his its our their every each one'),
};

const placing = wordSet('dans sur sous vers chez derrière devant par avec contre entre');

/**
 * Whether a word stands right after a determiner, and so is no verb: `every stroke`, « leurs
 * violons ». English participles are let through: `the screaming woman` tells that she screams.
 */
export function followsDeterminer(
  tokens: readonly Token[],
  index: number,
  language: Language,
): boolean {
  const token = tokens[index];
  if (token === undefined || /[.,;:!?…]/.test(token.gap)) return false;
  if (language === 'en' && /(?:ing|ed)$/.test(token.lower)) return false;
  const before = tokens[index - 1]?.lower ?? '';
  if (isSomebody(tokens, index)) return false;
  // « Dans la cuisine »: after a preposition « la » is an article.
  if (language === 'fr' && /^(?:la|le|les|l')$/.test(before)) {
    return placing.has(tokens[index - 2]?.lower ?? '');
  }
  return plainDeterminers[language].has(before);
}

/** « En portant », and not « en avant ». */
export function isGerund(tokens: readonly Token[], index: number): boolean {
  return (
    tokens[index - 1]?.lower === 'en' &&
    /..ant$/.test(tokens[index]?.lower ?? '') &&
    tokens[index]?.lower !== 'avant'
  );
}

/** `A dog that ran`: after a noun and its article, `that` opens what the noun does. */
function isRelativeThat(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== 'that' || /[.,;:!?…]/.test(tokens[at]?.gap ?? '')) return false;
  const [further, earlier] = [2, 3].map((n) => tokens[at - n]?.lower ?? '');
  return articles.has(further ?? '') || articles.has(earlier ?? '');
}

const articles = wordSet('a an the');

/** « Quelqu'un marche »: no article stands there. */
function isSomebody(tokens: readonly Token[], index: number): boolean {
  return /^une?$/.test(tokens[index - 1]?.lower ?? '') && tokens[index - 2]?.lower === "quelqu'";
}

/** Where what moves goes: a noun that could be a verb is one before them. */
const ways = wordSet(
  `above across along around away back down into off out over overhead past through toward towards
  up upwards`,
);

/** `Birds fly over`, `my dog flies over`: it agrees with the noun before it, and goes somewhere. */
function agreesAsVerb(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (next === undefined || next.gap.trim() !== '' || !ways.has(next.lower)) return false;
  // `Pulling keys out`: they are what is pulled.
  if (/..(?:ing|ed)$/.test(tokens[index - 1]?.lower ?? '')) return false;
  const isPlural = /[^s]s$/.test(tokens[index - 1]?.lower ?? '');
  return isPlural !== /[^s]s$/.test(tokens[index]?.lower ?? '');
}

/** What a plural does right after it: `books fell`, `leaves were flying`. */
const doings = wordSet(
  'were are fell flew came went grew swam sang ran spoke rose sank began started kept turned burst broke',
);

/** `Suddenly books melted`: a bare plural, and no verb, where another verb follows. */
function isPluralSubject(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (next === undefined || next.gap !== ' ' || !/[^su]s$/.test(tokens[index]?.lower ?? ''))
    return false;
  return doings.has(next.lower) || /[^e]{2}ed$/.test(next.lower);
}

/** What is done to things alone: the word after it names one. */
const doneToThings = wordSet(
  'eat eats ate eating eaten drink drank drinking wear wears wore wearing selling sold buying bought',
);

/** `There were oranges`, `we were eating chips`. */
function isThingThere(tokens: readonly Token[], index: number): boolean {
  const [before, further] = [1, 2].map((n) => tokens[index - n]?.lower ?? '');
  if (/ing$/.test(tokens[index]?.lower ?? '')) return false;
  if (doneToThings.has(before ?? '')) return true;
  return further === 'there' && /^(?:was|were|is|are|'s)$/.test(before ?? '');
}

/**
 * The part of speech that the one or two words before a token allow it. The second word counts in
 * English only, and only for a noun: `a huge bear`, while `my teeth fall` keeps its verb; so do the
 * words after it, `birds fly over`.
 */
export function roleAt(
  tokens: readonly Token[],
  index: number,
  language: Language,
  wanted: Role,
): Role {
  const token = tokens[index];
  const previous = tokens[index - 1];
  const isFirst = previous === undefined || /[.,;:!?…]/.test(token?.gap ?? '');
  if (isFirst && language === 'en' && isPluralSubject(tokens, index)) return 'noun';
  if (token === undefined || isFirst) return 'open';
  const { noun, verb } = before[language];
  const further = tokens[index - 2];
  if (isSomebody(tokens, index)) return 'verb';
  // « En portant une chaise ».
  if (language === 'fr' && wanted === 'verb' && isGerund(tokens, index)) return 'verb';
  if (language === 'en' && isRelativeThat(tokens, index - 1)) return 'verb';
  if (noun.has(previous.lower)) {
    const pronoun =
      language === 'fr' &&
      articleOrPronoun.has(previous.lower) &&
      further !== undefined &&
      verb.has(further.lower);
    return pronoun ? 'verb' : 'noun';
  }
  if (verb.has(previous.lower)) return 'verb';
  if (language === 'en' && agreesAsVerb(tokens, index)) return 'verb';
  if (language === 'en' && isPluralSubject(tokens, index)) return 'noun';
  if (language === 'en' && wanted === 'noun' && isThingThere(tokens, index)) return 'noun';
  const adjectiveBetween =
    language === 'en' && wanted === 'noun' && further !== undefined && noun.has(further.lower);
  return adjectiveBetween ? 'noun' : 'open';
}
