import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** Words after which one is in a place, or on it. */
const locatives = wordSet(
  'in at on inside into onto aboard within through across down dans à au aux chez sur en',
);

/** Of these, what says so inside a turn of phrase: « perché sur la grue », and no « jouer au foot ». */
const within = wordSet('in on inside dans sur');

/** What may stand between: « dans un vieux », `at the big old`. */
const between = wordSet(
  `the a an my our his her their its this that some old new big huge giant empty little local
  le la les l' un une mon ma mes notre nos son sa ses leur leurs ce cette vieux vieille grand grande
  petit petite énorme immense nouveau nouvelle`,
);

const mostBetween = 3;

/** « Au milieu du désert », `at the edge of the canyon`: a part of it is in it. */
const parts = wordSet(
  `middle heart bottom edge side top end back front corner foot depths rest inside
  milieu fond bord coin cœur coeur centre sommet pied bout haut`,
);
const ofPart = wordSet("of de du d'");

/** Where a place begins that is told by its side: « derrière la maison », `outside our house`. */
const beside = wordSet('derrière devant behind outside');

/** Whether the words from a token on tell where one is, and not only what there is. */
export function isToldThere(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from]?.lower ?? '';
  if (isLeft(tokens, from)) return false;
  if (locatives.has(first) || beside.has(first)) return true;
  for (let at = from + 1; at < to; at += 1) {
    if (within.has(tokens[at]?.lower ?? '')) return true;
  }
  for (let at = from - 1; at >= Math.max(0, from - 1 - mostBetween); at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.gap.trim() !== '') return false;
    if (locatives.has(token.lower)) return true;
    if (ofPart.has(token.lower)) return parts.has(tokens[at - 1]?.lower ?? '');
    if (!between.has(token.lower)) return false;
  }
  return false;
}

const leaving = wordSet('from leaving quittant');

/** « En sortant de chez le coiffeur », `back from the shop`: where one was. */
export function isLeft(tokens: readonly Token[], from: number): boolean {
  if (tokens[from]?.lower === 'chez') return tokens[from - 1]?.lower === 'de';
  for (let at = from - 1; at >= Math.max(0, from - mostBetween); at -= 1) {
    const word = tokens[at]?.lower ?? '';
    if (leaving.has(word)) return true;
    if (word === 'of') return tokens[at - 1]?.lower === 'out';
    if (word === 'chez') return tokens[at - 1]?.lower === 'de';
    if (word === 'de' || word === 'du') return /^sort/.test(tokens[at - 1]?.lower ?? '');
    if (!between.has(word)) return false;
  }
  return false;
}

const inPlace = wordSet("of de du d' at in à au aux");

/** « Aux toilettes du lycée », `in the lift at work`: what is told after it is what it is a part of. */
export function isOfAnother(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  return next !== undefined && next.gap.trim() === '' && inPlace.has(next.lower);
}
