import type { DreamAnalysis } from '#schema.ts';

/** Two dreams that name almost nothing are alike by what they lack: only richer ones are compared. */
const leastConcepts = 5;

/**
 * Rich dreams overlap more than poor ones whatever they are about, so that a pair is held against
 * pairs of strangers as rich: by how many concepts the poorer and the richer dream name.
 */
const richFrom = [leastConcepts, 10, 20] as const;

/** The richness of a dream, 0 to 2; `undefined` below five concepts. */
export function richnessOf({ symbols }: DreamAnalysis): number | undefined {
  const concepts = symbols.filter(({ shown }) => shown).length;
  const richness = richFrom.findLastIndex((least) => concepts >= least);
  return richness < 0 ? undefined : richness;
}

/** Names the table that a pair is held against: `0-2` for a poor and a rich dream. */
export function pairing(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}
