/** Draws for a first look, which every observation may share. */
export const firstDraws = 4_999;
/** Further draws where the first look found almost nothing as extreme: q over many looks needs them. */
export const furtherDraws = 45_000;
export const rareUpTo = 3;

/** What a statistic comes to by chance; high values are extreme. */
export interface Chance {
  readonly mean: number;
  /** (1 + draws at least as extreme) / (1 + draws). */
  readonly p: (observed: number) => number;
}

/**
 * The chance of a statistic from its values over random permutations: 4,999, and 49,999 in all
 * where no more than three of the first were as extreme as what was observed.
 *
 * @param first values of the first draws.
 * @param further gives those of the further ones, when they are needed.
 */
export function chanceFrom(first: Float64Array, further: () => Float64Array): Chance {
  const reaching = (limit: number, values: Float64Array): number => {
    let reached = 0;
    for (const value of values) if (value >= limit) reached += 1;
    return reached;
  };
  return {
    mean: meanOf(first),
    p: (observed) => {
      const limit = extremeFrom(observed);
      const few = reaching(limit, first);
      if (few > rareUpTo) return chanceOfSo(few, first.length);
      const more = further();
      return chanceOfSo(few + reaching(limit, more), first.length + more.length);
    },
  };
}

/** Sums of the same numbers in another order differ by a rounding: that is no difference. */
export function extremeFrom(observed: number): number {
  return observed - 1e-9 * Math.max(1, Math.abs(observed));
}

/** Never 0: what was observed is one of the orders that chance might have given. */
export function chanceOfSo(reached: number, draws: number): number {
  return (1 + reached) / (1 + draws);
}

export function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The chance of a statistic that is drawn one permutation after the other. */
export function chanceOf(draw: () => number): Chance {
  const values = (count: number) => Float64Array.from({ length: count }, draw);
  return chanceFrom(values(firstDraws), () => values(furtherDraws));
}
