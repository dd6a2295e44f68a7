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
