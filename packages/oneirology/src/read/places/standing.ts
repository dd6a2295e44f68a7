import type { Reading } from '#read/reading.ts';

/** Words that put somebody aboard, or on top, of the noun that follows them. */
const aboard = new Set(
  `in into inside aboard board boarded drive drives drove driving ride rides rode riding
  row rowed rowing dans bord en conduis conduit conduisais conduisait`.split(/\s+/),
);
/** And those that put somebody on a deck or a saddle, but snow or a cat on the roof of a car. */
const upon = new Set('on onto sur'.split(' '));
const closedAbove = new Set('car truck'.split(' '));
const outsideOf = new Set('devant outside'.split(' '));
const determiners = new Set(
  `a an the my his her our their this that some old big small little
  un une le la l' les du de d' des mon ma mes son sa ses notre nos leur leurs ce cette cet vieux
  vieille petit petite grand grande`.split(/\s+/),
);
const englishArticles = new Set('a an the my our'.split(' '));

/** `in an old boat`, « à bord du train », « en voiture ». */
export function isAboard(reading: Reading, index: number, kind: string): boolean {
  const word = wordBefore(reading, index);
  return aboard.has(word) || (upon.has(word) && !closedAbove.has(kind));
}

/** « devant la gare », `in front of the church`. */
export function isOutside(reading: Reading, index: number): boolean {
  const word = wordBefore(reading, index);
  return outsideOf.has(word) || word === 'front of';
}

/**
 * The word that a noun depends on, past its determiners and, in English, one adjective: `on a tall
 * ship`. `front of` counts as one word; empty where there is none.
 */
function wordBefore({ tokens }: Reading, index: number): string {
  for (let at = index - 1; at >= Math.max(0, index - 3); at -= 1) {
    const word = tokens[at]?.lower ?? '';
    if (/[.,;!?:]/.test(tokens[at + 1]?.gap ?? '')) return '';
    if (word === 'of' && tokens[at - 1]?.lower === 'front') return 'front of';
    const isAdjective = at === index - 1 && englishArticles.has(tokens[at - 1]?.lower ?? '');
    if (!determiners.has(word) && !isAdjective) return word;
  }
  return '';
}
