/** A dream's features, as the comparison of many dreams takes them. */
export type Profile = ReadonlyMap<string, { readonly weight: number }>;

/** The profiles that have a feature, and how heavy it is in each: plain numbers, read by the million. */
interface Holders {
  readonly places: Int32Array;
  readonly weights: Float64Array;
  /** How many of them have come so far. */
  known: number;
}

/**
 * Scores every pair of profiles that have anything in common, as `similarity` does. An index from
 * features to profiles makes a pair cost only what it shares.
 *
 * @param visit receives both places, the first the smaller, and the score in (0, 1].
 * @param least pairs that score less are passed over before they are scored.
 */
export function scorePairs(
  profiles: readonly Profile[],
  visit: (first: number, second: number, score: number) => void,
  least = 0,
): void {
  const holders = emptyHolders(profiles);
  const totals = new Float64Array(profiles.length);
  const common = new Float64Array(profiles.length);
  // What two of some weight share where they reach the least score; a rounding keeps none out.
  const needed = (least / (1 + least)) * (1 - 1e-9);
  profiles.forEach((profile, second) => {
    let total = 0;
    for (const [name, { weight }] of profile) {
      total += weight;
      const holding = holders.get(name);
      if (holding === undefined) continue;
      const { places, weights, known } = holding;
      for (let at = 0; at < known; at += 1) {
        const place = places[at] ?? 0;
        const other = weights[at] ?? 0;
        common[place] = (common[place] ?? 0) + (weight < other ? weight : other);
      }
      places[known] = second;
      weights[known] = weight;
      holding.known += 1;
    }
    totals[second] = total;
    for (let first = 0; first < second; first += 1) {
      const shared = common[first] ?? 0;
      if (shared === 0) continue;
      common[first] = 0;
      const both = (totals[first] ?? 0) + total;
      if (shared < both * needed) continue;
      const score = Math.min(1, shared / (both - shared));
      if (score >= least) visit(first, second, score);
    }
  });
}

function emptyHolders(profiles: readonly Profile[]): ReadonlyMap<string, Holders> {
  const counts = new Map<string, number>();
  for (const profile of profiles) {
    for (const name of profile.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([name, count]): [string, Holders] => [
      name,
      { places: new Int32Array(count), weights: new Float64Array(count), known: 0 },
    ]),
  );
}
