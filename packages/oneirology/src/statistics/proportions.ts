import { logChoose } from '#statistics/gamma.ts';
import { twoSided } from '#statistics/normal.ts';

/** A share with its 95 % interval, all from 0 to 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const z95 = 1.959963984540054;

/** Wilson's 95 % score interval of k in n. Without trials nothing is known: 0 to 1. */
export function wilson(k: number, n: number): Interval {
  return scoreInterval(k, n, z95);
}

function scoreInterval(k: number, n: number, z: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const p = k / n;
  const spread = z * z;
  const middle = (p + spread / (2 * n)) / (1 + spread / n);
  const half = (z / (1 + spread / n)) * Math.sqrt((p * (1 - p)) / n + spread / (4 * n * n));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Cohen's φ = 2·asin√p, on which equal distances are equally easy to tell apart; 0 to π. */
export function arcsine(share: number): number {
  return 2 * Math.asin(Math.sqrt(Math.min(1, Math.max(0, share))));
}

/** Cohen's h between two shares: positive where the first is higher; −π to π. */
export function cohenH(first: number, second: number): number {
  return arcsine(first) - arcsine(second);
}

/** The chance of k or more in n trials of chance `share`, summed exactly. */
export function binomialAtLeast(k: number, n: number, share: number): number {
  if (k <= 0) return 1;
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  const logShare = Math.log(share);
  const logRest = Math.log1p(-share);
  let sum = 0;
  for (let at = k; at <= n; at += 1) {
    const term = Math.exp(logChoose(n, at) + at * logShare + (n - at) * logRest);
    sum += term;
    // Past the mode terms only fall: what is left cannot be seen in the sum any more.
    if (at > n * share && term < sum * 1e-17) break;
  }
  return Math.min(1, sum);
}

/** So many of so many. */
export interface Share {
  readonly k: number;
  readonly n: number;
}

/**
 * The first share less the second, with Newcombe's interval (1998, method 10), −1 to 1: as wide as
 * `looks` such comparisons ask for all of them to hold together with 95 % (Bonferroni).
 */
export function differenceOf(first: Share, second: Share, looks = 1): Interval & { by: number } {
  const z = farthest(0.05 / Math.max(1, looks));
  const [p, q] = [first.k / first.n, second.k / second.n];
  const [one, other] = [scoreInterval(first.k, first.n, z), scoreInterval(second.k, second.n, z)];
  const by = p - q;
  return {
    by,
    low: Math.max(-1, by - Math.hypot(p - one.low, other.high - q)),
    high: Math.min(1, by + Math.hypot(one.high - p, q - other.low)),
  };
}

/** The z that chance passes so rarely, on either side. */
function farthest(chance: number): number {
  let [near, far] = [0, 10];
  for (let step = 0; step < 60; step += 1) {
    const middle = (near + far) / 2;
    if (twoSided(middle) > chance) near = middle;
    else far = middle;
  }
  return far;
}
