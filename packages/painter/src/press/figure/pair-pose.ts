import type { FigureView } from '#press/figure/options.ts';
import { arm, leg, type Pose } from '#press/figure/pose.ts';

/** Where a hand is led on the other one. */
export type Hold =
  /** Up the trunk: 0 at the hip, 1 between the shoulders. */
  | { readonly on: 'back' | 'front' | 'middle'; readonly t: number }
  | { readonly on: 'head'; readonly x: number; readonly y: number }
  /** Down a thigh: 0 at the hip, 1 at the knee. */
  | { readonly on: 'thigh'; readonly t: number }
  /** On a hand, as it is before it is led anywhere. */
  | { readonly on: 'hand' }
  /** Half way between both, `y` above the ground, as a share of the height. */
  | { readonly on: 'between'; readonly y: number; readonly x?: number };

export interface Part {
  readonly pose: Pose;
  readonly faces: 'left' | 'right';
  readonly holds?: readonly [Hold | null, Hold | null];
  /** Above the ground, as a share of the height of the other. */
  readonly above?: number;
  readonly view?: FigureView;
}

/** Who does what with whom: where a deed has a doer, `one` does it to `two`. */
export interface PairPose {
  readonly one: Part;
  readonly two: Part;
  /** From the hip of `one` to that of `two`, as a share of a height, or until they touch. */
  readonly apart: number | 'mouths' | 'chests' | 'backs';
  /** Whose body is before the other's. */
  readonly before: 'one' | 'two';
  readonly hasGlass?: boolean;
}

/** Arms that hang, unless they are led somewhere. */
export const calm = { arms: [arm(-5, 8), arm(6, 18)] } as const satisfies Partial<Pose>;
export const upright = [leg(-2, -5), leg(5, 0)] as const;
