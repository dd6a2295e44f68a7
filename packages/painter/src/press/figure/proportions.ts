import type { Age, Build } from '#press/figure/options.ts';

/** Lengths of a body in centimetres. */
export interface Proportions {
  readonly height: number;
  /** From chin to crown. */
  readonly head: number;
  /** From the hip to the shoulders. */
  readonly back: number;
  readonly neck: number;
  readonly upperArm: number;
  readonly forearm: number;
  readonly hand: number;
  readonly thigh: number;
  readonly shin: number;
  readonly ankle: number;
  readonly foot: number;
  /** From the middle to a shoulder, and to a hip. */
  readonly shoulder: number;
  readonly hip: number;
  /** How thick trunk and limbs are, 1 for a middle build of 170 cm. */
  readonly trunk: number;
  readonly limbs: number;
}

/** Shares of the height. A grown person is 7.5 heads high, a child of five 5: seen alone, it is one. */
const shares = {
  adult: { height: 170, head: 0.136, back: 0.29, thigh: 0.248, shin: 0.236, shoulder: 0.101 },
  child: { height: 116, head: 0.204, back: 0.285, thigh: 0.208, shin: 0.202, shoulder: 0.096 },
  old: { height: 164, head: 0.142, back: 0.285, thigh: 0.246, shin: 0.232, shoulder: 0.094 },
} as const;

const builds = {
  slight: { height: 0.97, trunk: 0.86, limbs: 0.9, shoulder: 0.94 },
  middle: { height: 1, trunk: 1, limbs: 1, shoulder: 1 },
  broad: { height: 1.03, trunk: 1.26, limbs: 1.14, shoulder: 1.12 },
} as const;

export function proportionsOf(age: Age, build: Build): Proportions {
  const share = shares[age];
  const size = builds[build];
  const height = share.height * size.height;
  // Children's trunks and limbs are rounder for their height.
  const round = age === 'child' ? 1.06 : 1;
  return {
    height,
    head: height * share.head,
    back: height * share.back,
    neck: height * (age === 'child' ? 0.036 : 0.046),
    upperArm: height * 0.168,
    forearm: height * 0.148,
    hand: height * 0.1,
    thigh: height * share.thigh,
    shin: height * share.shin,
    ankle: height * 0.04,
    foot: height * 0.148,
    shoulder: height * share.shoulder * size.shoulder,
    hip: height * 0.048 * size.trunk,
    trunk: height * size.trunk * round,
    limbs: height * size.limbs * round,
  };
}
