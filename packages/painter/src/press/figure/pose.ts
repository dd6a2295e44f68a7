/**
 * How a body is held, in degrees. A limb's angle is its own, not that to the limb before it: 0 hangs
 * straight down, 90 points forward, 180 up, below 0 backward. `out` leads it away from the body's
 * middle, to be seen from the front. Each pair names the near side first (seen from the side).
 */
export interface Pose {
  /** The back leans forward; below 0 backward. */
  readonly lean?: number;
  /** How much more the shoulders lean than the hips. */
  readonly curl?: number;
  /** Leans towards the viewer's near side. */
  readonly sway?: number;
  /** How much higher the near hip is than the far one; the shoulders lean the other way. */
  readonly tilt?: number;
  /** The head looks down; below 0 up. */
  readonly head?: number;
  /** The head lies on one shoulder, seen from the front: clockwise. */
  readonly cock?: number;
  readonly arms: readonly [Arm, Arm];
  readonly legs: readonly [Leg, Leg];
  /** The whole body, turned clockwise on the sheet. */
  readonly roll?: number;
  /** Held up by nothing: its origin is the hip. */
  readonly isAfloat?: boolean;
  /** Above the ground, in centimetres. */
  readonly lift?: number;
  /** Which way hair and hems are drawn, as an angle of the sheet: 0 down, -90 behind. */
  readonly flow?: number;
  readonly mood?: Mood;
  readonly prop?: 'phone' | 'book' | 'pen' | 'fork' | 'needles' | 'tears' | 'spade';
  /** Not to be told from the front. */
  readonly isFromSide?: boolean;
  /** What differs when it is seen from the front or the back. */
  readonly front?: Partial<Pose>;
}

export interface Arm {
  readonly upper: number;
  readonly lower: number;
  readonly out?: number;
  readonly lowerOut?: number;
  readonly hand?: Gesture;
  /**
   * Where the hand is led instead: to a place of the head in its own measure, or beside a leg as a
   * share of the height, so far down the shin. The angles then only say where the elbow is.
   */
  readonly to?: readonly ['head' | 'knee', number, number];
}

export interface Leg {
  readonly thigh: number;
  readonly shin: number;
  readonly out?: number;
  readonly shinOut?: number;
  /** 90 is flat on the ground before a leg that hangs down; square to the shin unless told. */
  readonly foot?: number;
}

export type Gesture = 'relaxed' | 'flat' | 'open' | 'fist' | 'point';
/** `shout` is in anger, `afraid` with an open mouth; `weep` has tears. */
export type Mood = 'calm' | 'asleep' | 'glad' | 'sad' | 'shout' | 'afraid' | 'laugh' | 'weep';

export function arm(upper: number, lower: number, more: Omit<Arm, 'upper' | 'lower'> = {}): Arm {
  return { upper, lower, ...more };
}

export function leg(thigh: number, shin: number, more: Omit<Leg, 'thigh' | 'shin'> = {}): Leg {
  return { thigh, shin, ...more };
}
