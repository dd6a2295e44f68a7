import { seededRandom } from '#statistics/random.ts';

/** Draws for a first look. */
const first = 4_999;
/** Draws where the first look found almost nothing as extreme: q over many looks needs them. */
const second = 49_999;
const rare = 10;

/** Statistics of random permutations, the same for every observation that they are asked about. */
export interface NullDistribution {
  readonly mean: number;
  /** (1 + draws at least as extreme) / (1 + draws). */
  readonly p: (observed: number) => number;
}

/**
 * What a statistic comes to by chance: 4,999 draws, and 49,999 in all where no more than ten of
 * these were as extreme as what was observed.
 *
 * @param drawer gives the function that makes one permutation after the other and returns the
 * statistic of each; called anew, with the seed, when more draws are needed.
 * @param seed of the draws.
 * @param extremity what makes a value extreme; the value itself unless given, so that high is.
 */
export function permute(
  seed: number,
  drawer: (random: () => number) => () => number,
  extremity: (value: number, mean: number) => number = (value) => value,
): NullDistribution {
  const draw = drawer(seededRandom(seed));
  const few = Float64Array.from({ length: first }, draw);
  const mean = few.reduce((sum, value) => sum + value, 0) / first;
  const extremes = few.map((value) => extremity(value, mean));
  let more: Float64Array | undefined;
  return {
    mean,
    p: (value) => {
      const observed = extremity(value, mean);
      const extreme = reaching(observed, extremes);
      if (extreme > rare) return (1 + extreme) / (1 + first);
      more ??= Float64Array.from({ length: second - first }, () => extremity(draw(), mean));
      return (1 + extreme + reaching(observed, more)) / (1 + second);
    },
  };
}

/** How many of the values are at least as high. */
function reaching(observed: number, values: Float64Array): number {
  // Sums of the same numbers in another order differ by a rounding: that is no difference.
  const limit = observed - 1e-9 * Math.max(1, Math.abs(observed));
  let reached = 0;
  for (const value of values) if (value >= limit) reached += 1;
  return reached;
}
