import type { Skeleton } from '#press/figure/bones.ts';
import { cosine, sine } from '#press/figure/frame.ts';
import { outline, span } from '#press/figure/shapes.ts';
import { type Path, type Point, smooth } from '#press/path.ts';

/** A slice of the trunk: how far it reaches to the sides, to the front and to the back. */
type Slice = readonly [t: number, side: number, front: number, back: number];

/** Shares of the height, from between the legs to the throat. */
const slices: readonly Slice[] = [
  [-0.2, 0.05, 0.024, 0.03],
  [-0.1, 0.083, 0.046, 0.06],
  [0.06, 0.09, 0.052, 0.062],
  [0.24, 0.08, 0.052, 0.046],
  [0.42, 0.071, 0.05, 0.039],
  [0.6, 0.08, 0.056, 0.045],
  [0.78, 0.092, 0.06, 0.054],
  [0.92, 0.097, 0.046, 0.054],
  [1.02, 0.074, 0.026, 0.047],
  [1.09, 0.044, 0.024, 0.03],
];

/** The edges of a level of the trunk on the sheet, `right` where a body seen from its side faces. */
export interface Level {
  readonly left: Point;
  readonly right: Point;
  readonly middle: Point;
}

/** `ease`: how loosely cloth lies, as a share of the height. */
export function levelAt(skeleton: Skeleton, t: number, ease = 0): Level {
  const middle = skeleton.spine(t);
  const { unit } = span(skeleton.spine(t - 0.06), skeleton.spine(t + 0.06));
  const [nx, ny] = [-unit[1], unit[0]];
  const [side, front, back] = girthAt(t);
  const { yaw } = skeleton.frame;
  const reach = (deep: number) => {
    const [across, along] = [side * sine(yaw), deep * cosine(yaw)];
    return (Math.sqrt(across * across + along * along) + ease) * skeleton.size.trunk;
  };
  const [right, left] = [reach(front), reach(back)];
  return {
    middle,
    right: [middle[0] + nx * right, middle[1] + ny * right],
    left: [middle[0] - nx * left, middle[1] - ny * left],
  };
}

function girthAt(t: number): readonly [side: number, front: number, back: number] {
  const above = slices.findIndex(([level]) => level >= t);
  const [low, high] = [
    slices[Math.max(0, above - 1)],
    slices[above < 0 ? slices.length - 1 : above],
  ];
  if (!low || !high) return [0, 0, 0];
  const share = high[0] > low[0] ? Math.max(0, Math.min(1, (t - low[0]) / (high[0] - low[0]))) : 0;
  const mixed = (n: 1 | 2 | 3) => low[n] + (high[n] - low[n]) * share;
  return [mixed(1), mixed(2), mixed(3)];
}

/** The trunk from one level up to another. */
export function trunkPath(skeleton: Skeleton, from: number, to: number, ease = 0): Path {
  const inner = slices.map(([t]) => t).filter((t) => t > from + 0.04 && t < to - 0.04);
  const levels = [from, ...inner, to].map((t) => levelAt(skeleton, t, ease));
  const right = levels.map((level) => level.right);
  const left = levels.map((level) => level.left).reverse();
  const [top, bottom] = [levels[levels.length - 1], levels[0]];
  if (!top || !bottom) return [];
  if (to < 1.04) return outline(right, left, [bottom.right]);
  // A round neckline, under the neck.
  return outline([...right, skeleton.spine(to + 0.05), ...left], [bottom.right]);
}

/** A band round the foot of the neck, lower in the middle; `isTall` stands up. */
export function collarPath(skeleton: Skeleton, ease: number, isTall: boolean): Path {
  const low = levelAt(skeleton, 1.0, ease);
  const high = levelAt(skeleton, isTall ? 1.1 : 1.06, 0.004);
  const share = (from: Point, to: Point, t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ];
  const dip = share(high.middle, low.middle, isTall ? 0.3 : 0.5);
  const under = skeleton.spine(0.94);
  return smooth([
    ...[high.left, dip, high.right],
    ...[share(high.right, low.right, 0.55), under, share(high.left, low.left, 0.55)],
  ]);
}
