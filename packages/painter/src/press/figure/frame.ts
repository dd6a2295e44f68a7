import { cosTurn, sinTurn } from '#maths.ts';
import type { FigureView } from '#press/figure/options.ts';
import type { Point } from '#press/path.ts';

/** A body's own directions: forward, down, and to its near side (its right). */
export type Spot = readonly [forward: number, down: number, aside: number];

export const sine = (degrees: number) => sinTurn(degrees / 360);
export const cosine = (degrees: number) => cosTurn(degrees / 360);

/** The direction of a limb; `out` leads to the side that `side` names. */
export function direction(angle: number, out = 0, side: 1 | -1 = 1): Spot {
  const flat = cosine(out);
  return [sine(angle) * flat, cosine(angle) * flat, sine(out) * side];
}

export function along(from: Spot, by: Spot, length: number): Spot {
  return [from[0] + by[0] * length, from[1] + by[1] * length, from[2] + by[2] * length];
}

/** How far a body is turned from its side to the viewer. */
const turns: Record<FigureView, number> = { side: 0, 'three-quarter': 40, front: 90, back: -90 };

/** How a body is seen. */
export interface Frame {
  readonly yaw: number;
  /** How much of forward is to the right: 1 from the side, 0 from the front. */
  readonly facing: number;
  flat(spot: Spot): Point;
  /** Above 0 nearer to the viewer. */
  depth(spot: Spot): number;
}

/** Seen from a little above, so that the near foot stands lower than the far one. */
const slope = 0.09;

export function frameOf(view: FigureView, roll: number): Frame {
  const yaw = turns[view];
  const [cos, sin] = [cosine(yaw), sine(yaw)];
  const [turnCos, turnSin] = [cosine(roll), sine(roll)];
  const tilt = roll === 0 ? slope : 0;
  const depth = (spot: Spot) => spot[0] * sin + spot[2] * cos;
  const flat = (spot: Spot): Point => {
    const x = spot[0] * cos - spot[2] * sin;
    const y = spot[1] + depth(spot) * tilt;
    return [x * turnCos - y * turnSin, x * turnSin + y * turnCos];
  };
  return { yaw, facing: cos, flat, depth };
}
