import { likenessTo, type SeriesEntry } from '@reverie/oneirology';

/** Of the things a dream names, so many of the rarest lead to others. */
const leading = 8;

/** The rarest things that a dream names, as the engine weighs them: by these others are looked for. */
export function leadsOf({ profile }: SeriesEntry): { motifs: string[]; weights: number[] } {
  const concepts = profile
    .filter(([name]) => name.startsWith('concept '))
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, leading);
  return {
    motifs: concepts.map(([name]) => name.slice('concept '.length)),
    weights: concepts.map(([, weight]) => weight),
  };
}

export type Placed = { seq: number; entry: SeriesEntry };

/** Candidates by how alike they are, the most alike first. */
export function ranked(
  one: SeriesEntry,
  candidates: readonly Placed[],
): { seq: number; score: number }[] {
  const seqs = new Map(candidates.map(({ seq, entry }) => [entry, seq]));
  return likenessTo(
    one,
    candidates.map(({ entry }) => entry),
  ).flatMap(({ other, score }) => {
    const seq = seqs.get(other);
    return seq === undefined ? [] : [{ seq, score }];
  });
}
