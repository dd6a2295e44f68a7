import { profileOf, type SeriesEntry } from '#series/entry.ts';
import { strangerScores } from '#series/reference.ts';
import { pairing } from '#series/richness.ts';
import type { NearRepeat, SeriesAnalysis } from '#series/schema.ts';
import { type Profile, scorePairs } from '#similarity/pairs.ts';
import { withQ } from '#statistics/many-looks.ts';

const mostQ = 0.05;
const mostShown = 50;

/** The share of pairs, 0 to 1, from which near-repeats are looked for. */
const percentile = 0.005;

/**
 * Pairs of dreams so alike that dreams of two different dreamers almost never are: above the 99.5th
 * percentile of such pairs, and by Benjamini and Hochberg over all pairs of the series, since a
 * long series has thousands of pairs. The closest first, fifty at most.
 */
export function nearRepeatsOf(dreams: readonly SeriesEntry[]): SeriesAnalysis['nearRepeats'] {
  const comparable = dreams.flatMap(
    (dream): { id: string; richness: number; profile: Profile }[] => {
      const { id, richness } = dream;
      return richness === null ? [] : [{ id, richness, profile: profileOf(dream) }];
    },
  );
  if (comparable.length < 2) {
    return { status: 'not-enough-data', of: 'dreams', have: comparable.length, need: 2 };
  }
  const tested = (comparable.length * (comparable.length - 1)) / 2;
  const close: Omit<NearRepeat, 'q'>[] = [];
  scorePairs(
    comparable.map(({ profile }) => profile),
    (first, second, score) => {
      const [a, b] = [comparable[first], comparable[second]];
      if (a === undefined || b === undefined) return;
      const p = chanceAmongStrangers(score, pairing(a.richness, b.richness));
      if (p <= percentile) close.push({ score, p, n: tested, dreams: [a.id, b.id] });
    },
    leastNear,
  );
  const findings = withQ(close, tested)
    .filter(({ q }) => q < mostQ)
    .sort((a, b) => a.p - b.p)
    .slice(0, mostShown);
  return { status: 'enough', tested, findings };
}

/** Columns of the reference: shares of .005, .001, .0001 and .00001. */
export const strangerShares = [percentile, 1e-3, 1e-4, 1e-5] as const;

/** The table of each pairing: at which score so small a share is left, most common first. */
const tables: ReadonlyMap<string, readonly Step[]> = new Map(
  strangerScores
    .trim()
    .split('\n')
    .map((row): [string, Step[]] => {
      const [name = '', ...scores] = row.split(' | ');
      const log = (at: number): number => Math.log(strangerShares[at] ?? 1);
      return [name, scores.map((score, at) => ({ score: Number(score), log: log(at) }))];
    }),
);

/** Below it no pair is near, whatever it is held against: most are passed over before they are scored. */
const leastNear = Math.min(...[...tables.values()].map(([first]) => first?.score ?? 1));

interface Step {
  readonly score: number;
  /** Natural logarithm of the share of pairs that reach the score. */
  readonly log: number;
}

/**
 * The share of pairs of two dreamers at or above a score, 1 below the 99.5th percentile. Between
 * the steps, and beyond the last, the share falls as it does between the two nearest steps.
 */
export function chanceAmongStrangers(score: number, pair: string): number {
  const steps = tables.get(pair) ?? [];
  const reached = steps.findLastIndex((step) => score >= step.score);
  if (reached < 0) return 1;
  const from = steps[Math.min(reached, steps.length - 2)];
  const to = steps[Math.min(reached, steps.length - 2) + 1];
  if (from === undefined || to === undefined) return 1;
  const slope = (to.log - from.log) / (to.score - from.score);
  return Math.exp(from.log + slope * (score - from.score));
}
