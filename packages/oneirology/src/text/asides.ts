import type { Token } from '#text/tokens.ts';
import { wordSet } from '#text/word-set.ts';

/** How many words may stand between two commas and still be an aside. */
const longest = 9;
/** What an aside begins with; anything else may be a clause of its own. */
const opening = wordSet(
  `as in for without with even to at by not i it one after before from so if honestly really truly
  strangely oddly frankly apparently somehow en devant sans dans à pour avec même comme par selon
  malgré despite however whatever je il vraiment bizarrement étrangement curieusement franchement apparemment après avant d' mais`,
);

/**
 * Where a sentence goes on after an aside that begins at a token: « il m'a donné, devant ma mère, une
 * gifle ». `undefined` where no aside begins there.
 */
export function pastAside(tokens: readonly Token[], from: number, to: number): number | undefined {
  const first = tokens[from];
  if (first?.gap.trim() !== ',' || !opening.has(first.lower)) return undefined;
  for (let at = from + 1; at < Math.min(to, from + longest + 1); at += 1) {
    const gap = tokens[at]?.gap ?? '.';
    // « en pleine figure, devant ma mère, »: one aside may follow another.
    if (gap.trim() === ',') return pastAside(tokens, at, to) ?? at;
    if (/[^\s'’-]/.test(gap)) return undefined;
  }
  return undefined;
}

/** Where an aside begins that ends right before a token: the same, read backwards. */
export function beforeAside(tokens: readonly Token[], end: number, least: number): number {
  if (tokens[end]?.gap.trim() !== ',') return end;
  for (let at = end - 1; at > Math.max(least, end - longest - 1); at -= 1) {
    const gap = tokens[at]?.gap ?? '.';
    if (gap.trim() === ',') {
      return opening.has(tokens[at]?.lower ?? '') ? beforeAside(tokens, at, least) : end;
    }
    if (/[^\s'’-]/.test(gap)) return end;
  }
  return end;
}
