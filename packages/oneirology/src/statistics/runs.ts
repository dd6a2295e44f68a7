import { logChoose } from '#statistics/gamma.ts';

export interface Runs {
  readonly runs: number;
  /** Runs expected where every order is as likely. */
  readonly expected: number;
  /** Exact, two-sided: twice the smaller tail, at most 1. */
  readonly p: number;
}

/**
 * The runs test of Wald and Wolfowitz (1940), exact given how often each of the two occurs: few
 * runs tell that nights of a kind stand together, many that they take turns.
 */
export function runsTest(sequence: readonly boolean[]): Runs {
  const with_ = sequence.filter(Boolean).length;
  const without = sequence.length - with_;
  if (with_ === 0 || without === 0) return { runs: sequence.length > 0 ? 1 : 0, expected: 1, p: 1 };
  const runs = sequence.filter((is, at) => at === 0 || is !== sequence[at - 1]).length;
  const expected = 1 + (2 * with_ * without) / (with_ + without);
  const logAll = logChoose(with_ + without, with_);
  let below = 0;
  let above = 0;
  for (let r = 2; r <= 2 * Math.min(with_, without) + 1; r += 1) {
    const chance = chanceOfRuns(r, with_, without, logAll);
    if (r <= runs) below += chance;
    if (r >= runs) above += chance;
  }
  return { runs, expected, p: Math.min(1, 2 * Math.min(below, above)) };
}

function chanceOfRuns(runs: number, a: number, b: number, logAll: number): number {
  const half = Math.floor(runs / 2);
  const ways = (ofA: number, ofB: number): number =>
    Math.exp(logChoose(a - 1, ofA - 1) + logChoose(b - 1, ofB - 1) - logAll);
  return runs % 2 === 0 ? 2 * ways(half, half) : ways(half, half + 1) + ways(half + 1, half);
}
