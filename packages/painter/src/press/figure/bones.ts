import type { Frame } from '#press/figure/frame.ts';
import type { Gesture } from '#press/figure/pose.ts';
import type { Proportions } from '#press/figure/proportions.ts';
import type { Point } from '#press/path.ts';

/** Where the joints of a posed body are on the sheet, in centimetres from the hip. */
export interface Skeleton {
  readonly frame: Frame;
  readonly size: Proportions;
  /** The middle of the back: 0 at the hip, 1 between the shoulders. */
  spine(t: number): Point;
  /** Near side first. */
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
  /** Where the head sits on the neck. */
  readonly nape: Point;
  /** The middle of the head. */
  readonly head: Point;
  /** How far the head is turned on the sheet, in degrees clockwise. */
  readonly headTurn: number;
}

export interface Limb {
  /** Shoulder, elbow, wrist, finger tips; or hip, knee, ankle, toes. */
  readonly root: Point;
  readonly joint: Point;
  readonly end: Point;
  readonly tip: Point;
  /** Nearer to the viewer than the trunk, in shares of the height; below 0 behind it. */
  readonly depth: number;
  readonly gesture: Gesture;
}
