/** Draws for a first look, which every observation may share. */
export const firstDraws = 4_999;
/** Further draws where the first look found almost nothing as extreme: q over many looks needs them. */
export const furtherDraws = 45_000;
const rare = 3;

/** What makes a value extreme among those that chance gives, whose mean is told. */
type Extremity = (value: number, mean: number) => number;

/** High values are extreme. */
const high: Extremity = (value) => value;

/** What a statistic comes to by chance. */
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
 * @param extremity the value itself unless given, so that high is extreme.
 */
export function chanceFrom(
  first: Float64Array,
  further: () => Float64Array,
  extremity: Extremity = high,
): Chance {
  const mean = first.reduce((sum, value) => sum + value, 0) / first.length;
  const reaching = (observed: number, values: Float64Array): number => {
    // Sums of the same numbers in another order differ by a rounding: that is no difference.
    const limit = observed - 1e-9 * Math.max(1, Math.abs(observed));
    let reached = 0;
    for (const value of values) if (extremity(value, mean) >= limit) reached += 1;
    return reached;
  };
  return {
    mean,
    p: (value) => {
      const observed = extremity(value, mean);
      const few = reaching(observed, first);
      if (few > rare) return (1 + few) / (1 + first.length);
      const more = further();
      return (1 + few + reaching(observed, more)) / (1 + first.length + more.length);
    },
  };
}

/** The chance of a statistic that is drawn one permutation after the other. */
export function chanceOf(draw: () => number): Chance {
  const values = (count: number) => Float64Array.from({ length: count }, draw);
  return chanceFrom(values(firstDraws), () => values(furtherDraws));
}
