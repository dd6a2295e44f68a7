/** A dream's features, as the comparison of many dreams takes them. */
export type Profile = ReadonlyMap<string, { readonly weight: number }>;

/**
 * Scores every pair of profiles that have anything in common, as `similarity` does. An index from
 * features to profiles makes a pair cost only what it shares.
 *
 * @param visit receives both places, the first the smaller, and the score in (0, 1].
 */
export function scorePairs(
  profiles: readonly Profile[],
  visit: (first: number, second: number, score: number) => void,
): void {
  const holders = new Map<string, { readonly at: number; readonly weight: number }[]>();
  const totals = new Float64Array(profiles.length);
  const common = new Float64Array(profiles.length);
  profiles.forEach((profile, second) => {
    common.fill(0, 0, second);
    for (const [name, { weight }] of profile) {
      totals[second] = (totals[second] ?? 0) + weight;
      const earlier = holders.get(name);
      if (earlier === undefined) {
        holders.set(name, [{ at: second, weight }]);
        continue;
      }
      for (const { at, weight: other } of earlier) {
        common[at] = (common[at] ?? 0) + Math.min(weight, other);
      }
      earlier.push({ at: second, weight });
    }
    for (let first = 0; first < second; first += 1) {
      const shared = common[first] ?? 0;
      if (shared === 0) continue;
      const either = (totals[first] ?? 0) + (totals[second] ?? 0) - shared;
      visit(first, second, Math.min(1, shared / either));
    }
  });
}
