import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';

/** A concept the dream affirms, and how often. */
export interface Named {
  readonly id: string;
  readonly times: number;
  readonly evidence: readonly Evidence[];
}

/** The concepts of a dream that are shown and not denied. */
export function namedIn(analysis: DreamAnalysis): Named[] {
  return analysis.symbols.flatMap((symbol) => {
    const evidence = symbol.evidence.filter((item) => !item.negated);
    if (!symbol.shown || evidence.length === 0) return [];
    return [{ id: symbol.id, times: evidence.length, evidence }];
  });
}

/** Letters of a word and the space after it, for want of the dream's own length. */
const lettersPerWord = 5.5;

/** About how many characters a dream has. */
export function lengthOf(analysis: DreamAnalysis): number {
  const ends = analysis.symbols.flatMap(({ evidence }) => evidence.map(({ end }) => end));
  return Math.max(analysis.quality.words * lettersPerWord, ...ends, 1);
}
