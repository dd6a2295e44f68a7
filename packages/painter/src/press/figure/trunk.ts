import type { Skeleton } from '#press/figure/bones.ts';
import { cosine, sine } from '#press/figure/frame.ts';
import type { FigureView } from '#press/figure/options.ts';
import { outline, span } from '#press/figure/shapes.ts';
import { circle, join, type Path, type Point, smooth, stroke } from '#press/path.ts';

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

/** What a bare trunk has: the breast's lower line, the navel, the groin or the seat. */
export function contourPath(skeleton: Skeleton, view: FigureView): Path {
  const thin = skeleton.size.height * 0.005;
  const on = (t: number, across: number): Point => {
    const { left, right } = levelAt(skeleton, t);
    return [left[0] + (right[0] - left[0]) * across, left[1] + (right[1] - left[1]) * across];
  };
  const line = (...spots: (readonly [t: number, across: number])[]) =>
    stroke(
      spots.map(([t, across]) => on(t, across)),
      thin,
      thin * 0.5,
    );
  if (view === 'back')
    return join(
      line([0.9, 0.5], [0.6, 0.5], [0.3, 0.5]),
      line([-0.14, 0.06], [-0.17, 0.28], [-0.12, 0.48]),
      line([-0.14, 0.94], [-0.17, 0.72], [-0.12, 0.52]),
    );
  const middle = view === 'side' ? 0.9 : view === 'three-quarter' ? 0.66 : 0.5;
  const wide = view === 'side' ? 0.28 : 0.34;
  return join(
    line([0.74, middle - wide], [0.69, middle - wide * 0.5], [0.74, middle - 0.03]),
    ...(view === 'side' ? [] : [line([0.74, middle + 0.03], [0.69, middle + wide * 0.45])]),
    circle(...on(0.22, middle), thin * 0.9),
    view === 'side'
      ? line([-0.1, 0.02], [-0.17, 0.2], [-0.15, 0.36])
      : line([0.02, middle - 0.36], [-0.1, middle - 0.12]),
  );
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
