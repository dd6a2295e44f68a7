/**
 * q of each p by Benjamini and Hochberg (1995): the share of false findings among all whose q is at
 * or below it. In the order given; 0 to 1, never below p.
 *
 * @param looks how many were looked at, where only the smallest are given.
 */
export function benjaminiHochberg(ps: readonly number[], looks = ps.length): number[] {
  const order = ps.map((p, at) => ({ p, at })).sort((a, b) => b.p - a.p);
  const qs = new Array<number>(ps.length).fill(1);
  let lowest = 1;
  order.forEach(({ p, at }, fromTop) => {
    lowest = Math.min(lowest, (p * looks) / (ps.length - fromTop));
    qs[at] = lowest;
  });
  return qs;
}

/** Each look with its q. */
export function withQ<T extends { readonly p: number }>(
  given: readonly T[],
  looks = given.length,
): (T & { q: number })[] {
  const qs = benjaminiHochberg(
    given.map(({ p }) => p),
    looks,
  );
  return given.map((look, at) => ({ ...look, q: qs[at] ?? 1 }));
}
