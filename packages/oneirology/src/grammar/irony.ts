import type { LexiconMatch } from '#lexicon/meanings.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** What makes an exclamation of a glad word: `what a joy`, « quel bonheur », `just thrilled`. */
const exclaiming = wordSet('what how just quel quelle quels quelles oh ah');
const articles = wordSet('a an the un une');
const subjects = wordSet("je j' tu il elle on nous vous ils elles i you he she we they");
const leadingIn = wordSet(
  'oh ah well ben bah eh bon alors et and so just ouais yeah mais vraiment really how what',
);
/** Ills that no misfortune names: once more, and what goes wrong on a road. */
const vexing = wordSet(
  `another again flat late lost locked stuck missed broken encore panne raté ratée coincé coincée perdu
  perdue retard bouchon bouchons grève fois fuite crevé crevée`,
);

/**
 * Marks glad words that clash with what they are said of: at the head of a sentence or as an
 * exclamation, beside a misfortune. « Génial, encore une panne. »
 */
export function markIrony(
  tokens: readonly Token[],
  sentences: readonly Sentence[],
  matches: readonly LexiconMatch[],
  marks: Uint8Array,
): void {
  const ills = matches.filter(isIll).map(({ from }) => from);
  let first = 0;
  let sentence = 0;
  for (const match of matches) {
    if (!isGlad(match) && !isThanks(match)) continue;
    while ((sentences[sentence]?.to ?? Number.POSITIVE_INFINITY) <= match.from) sentence += 1;
    const own = sentences[sentence];
    if (own === undefined) continue;
    if (isGladToFind(tokens, match, own, ills)) marks.fill(1, match.from, own.to);
    if (!isExclaimed(tokens, match, own)) continue;
    const from = own.from;
    // `Lovely: I had lost my keys. I was just thrilled.`: the ill may stand in the sentence before.
    const start = sentences[sentence - 1]?.from ?? from;
    while (first < ills.length && (ills[first] ?? 0) < start) first += 1;
    const isNear = (ills[first] ?? Number.POSITIVE_INFINITY) < own.to;
    const isVexed = tokens
      .slice(from, Math.min(own.to, from + 30))
      .some(({ lower }) => vexing.has(lower));
    if (isNear || isVexed) marks.fill(1, match.from, own.to);
  }
}

/** « J'étais aux anges, tu penses », `yeah right`: the teller takes it back. */
function isBelied(tokens: readonly Token[], { from, to }: Sentence): boolean {
  for (let at = from; at < Math.min(to - 1, from + 30); at += 1) {
    if (takingBack.has(`${tokens[at]?.lower} ${tokens[at + 1]?.lower}`)) return true;
  }
  return false;
}

const takingBack = new Set(
  `tu penses,tu parles,merci bien,merci la,yeah right,thanks a,i bet,as if,you bet,n't be,couldn't be,not be,i needed,lucky me,my luck,manquait plus,manquait que,comme par`.split(
    ',',
  ),
);

const finding =
  /^(?:find|see|learn|discover|hear|realise|realize|voir|trouver|apprendre|découvrir|constater|perdre|rater|lose|miss)$/;

/** `Thrilled to find that my house had burned down`, « ravie d'apprendre que »: glad of an ill. */
function isGladToFind(
  tokens: readonly Token[],
  { to }: LexiconMatch,
  own: Sentence,
  ills: readonly number[],
): boolean {
  const last = Math.min(own.to, to + 7);
  for (let at = to; at < last; at += 1) {
    if (!finding.test(tokens[at]?.lower ?? '')) continue;
    if (!/^(?:to|de|d')$/.test(tokens[at - 1]?.lower ?? '')) return false;
    return ills.some((ill) => ill >= at && ill < own.to);
  }
  return false;
}

/** « Merci bien », `thanks a lot`, as glad words are: meant only where nothing takes them back. */
function isThanks({ meaning, term }: LexiconMatch): boolean {
  return meaning.domain === 'frame' && /^(?:merci|remerci|thank)/.test(term);
}

/** Blows, captures and robberies: ills that somebody does. */
const leastBlow = 5;

function isIll({ meaning }: LexiconMatch): boolean {
  if (meaning.domain === 'frame') {
    const { type, subtype, strength } = meaning.value;
    return type === 'aggression' && subtype >= leastBlow && strength === 'strong';
  }
  return (
    meaning.domain === 'event' &&
    meaning.value.kind === 'misfortune' &&
    meaning.value.strength !== 'weak'
  );
}

function isGlad({ meaning }: LexiconMatch): boolean {
  if (meaning.domain === 'emotion') return meaning.value.class === 'happiness';
  return meaning.domain === 'affect' && meaning.value.sign === 1;
}

function isExclaimed(tokens: readonly Token[], { from, to }: LexiconMatch, own: Sentence): boolean {
  const word = (at: number): string => tokens[at]?.lower ?? '';
  const before = articles.has(word(from - 1)) ? from - 2 : from - 1;
  const isLedIn = tokens.slice(own.from, from).every(({ lower }) => leadingIn.has(lower));
  // « Je ris, je pleure » tells what one does.
  const isSaidOfOne = from > own.from && subjects.has(word(from - 1));
  const opensSentence = (from - own.from <= 1 && !isSaidOfOne) || isLedIn;
  const isSetApart = /[,:!…]/.test(tokens[to]?.gap ?? '') || /[,:]/.test(tokens[to + 1]?.gap ?? '');
  if (opensSentence && isSetApart) return true;
  if (isBelied(tokens, own)) return true;
  return before >= own.from && exclaiming.has(word(before));
}
