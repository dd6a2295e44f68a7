import type { Limb, Skeleton } from '#press/figure/bones.ts';
import { cosine, sine } from '#press/figure/frame.ts';
import { between, outline, span } from '#press/figure/shapes.ts';
import { levelAt } from '#press/figure/trunk.ts';
import { join, type Path, type Point, polygon } from '#press/path.ts';

export interface SkirtCut {
  /** Where it ends along the legs: 0.5 at the knees, 1 at the ankles. */
  readonly hem: number;
  /** How much wider it grows, as a share of the height. */
  readonly flare: number;
  readonly ease: number;
  /** Where it begins on the trunk. */
  readonly from: number;
}

export interface Skirt {
  readonly path: Path;
  /** Lines of its folds, from above down. */
  readonly folds: readonly (readonly Point[])[];
  /** Its edges left and right, from above down; none where it is stretched. */
  readonly rows: readonly (readonly [left: Point, right: Point])[];
}

/** Cloth that falls over both legs, wide enough for their stride, and follows where they bend. */
export function skirtOf(skeleton: Skeleton, cut: SkirtCut, flow: number | undefined): Skirt {
  const { size } = skeleton;
  const [near, far] = skeleton.legs;
  if (isBent(near) || isBent(far)) return { path: stretched(skeleton, cut), folds: [], rows: [] };
  const middle = (s: number) => between(legAt(near, s), legAt(far, s), 0.5);
  // Drawn along by the wind of a run or a fall.
  const blown = flow === undefined ? 0 : size.height * 0.09;
  const drift: Point = [sine(flow ?? 0) * blown, cosine(flow ?? 0) * blown];
  const right: Point[] = [];
  const left: Point[] = [];
  const centres: Point[] = [];
  for (const t of [cut.from, 0.18, 0.02]) {
    const level = levelAt(skeleton, t, cut.ease);
    right.push(level.right);
    left.push(level.left);
    centres.push(level.middle);
  }
  const steps = [0.2, 0.42, 0.6, 0.8, 1].map((share) => share * cut.hem).filter((s) => s > 0.1);
  for (const s of steps) {
    const share = s / cut.hem;
    const centre = middle(s);
    const { unit } = span(middle(Math.max(0, s - 0.16)), middle(Math.min(1, s + 0.1)));
    const [nx, ny] = [unit[1], -unit[0]];
    const [a, b] = [legAt(near, s), legAt(far, s)];
    const apart = Math.abs((a[0] - b[0]) * nx + (a[1] - b[1]) * ny) / 2;
    const girth = (0.052 - 0.02 * s + cut.ease + cut.flare * share) * size.limbs;
    const half = apart + girth;
    const by: Point = [drift[0] * share * share, drift[1] * share * share];
    // More cloth lies behind than before.
    const [ahead, behind] = [half, half + cut.flare * 0.35 * share * size.limbs];
    right.push([centre[0] + nx * ahead + by[0], centre[1] + ny * ahead + by[1]]);
    left.push([centre[0] - nx * behind + by[0] * 1.3, centre[1] - ny * behind + by[1] * 1.3]);
    centres.push([centre[0] + by[0], centre[1] + by[1]]);
  }
  const last: Point = right[right.length - 1] ?? [0, 0];
  const end: Point = left[left.length - 1] ?? [0, 0];
  const fold = (share: number, from: number) =>
    right.slice(from).map((point, i) => between(left[i + from] ?? point, point, share));
  const hem = [0.78, 0.5, 0.24].map((share, n) => {
    const { unit } = span(end, last);
    const sag = size.height * (n === 1 ? 0.006 : 0.016);
    const at = between(end, last, share);
    return [at[0] - unit[1] * sag, at[1] + unit[0] * sag] as const;
  });
  return {
    path: outline(right, [...hem, end], [...left].reverse().slice(1), right.slice(0, 1)),
    folds: [fold(0.3, 3), fold(0.62, 4)],
    rows: right.flatMap((point, n) =>
      n > 2 && n < right.length - 1 ? [[left[n] ?? point, point] as const] : [],
    ),
  };
}

/** Legs that sit, kneel or run: cloth is stretched over both, thighs first. */
function stretched(skeleton: Skeleton, { hem, ease, flare, from }: SkirtCut): Path {
  const { size } = skeleton;
  // A stride draws the hem up.
  const wide = span(skeleton.legs[0].joint, skeleton.legs[1].joint).length / size.height;
  const stop = Math.min(hem, 1) * (1 - Math.min(0.3, Math.max(0, wide - 0.12) * 1.1));
  const ring = (point: Point, radius: number) =>
    sixteenths.map(([x, y]): Point => [point[0] + x * radius, point[1] + y * radius]);
  const thick = (s: number) => (0.054 - 0.022 * s + ease + flare * 0.3 * s) * size.limbs;
  const over = (a: number, b: number) =>
    skeleton.legs.flatMap((leg) => [
      ...ring(legAt(leg, a), thick(a)),
      ...ring(legAt(leg, b), thick(b)),
    ]);
  const seat = [0, 0.12, 0.26, from].flatMap((t) => {
    const { left, right } = levelAt(skeleton, t, ease);
    return [left, right];
  });
  const thighs = hull([...over(0, Math.min(0.51, stop)), ...seat.slice(0, 4)]);
  const shins = stop > 0.56 ? hull(over(0.51, stop)) : [];
  return join(polygon(hull(seat)), polygon(thighs), polygon(shins));
}

/** Round a circle. */
const sixteenths: readonly Point[] = [...Array(16).keys()].map((n) => [
  cosine(n * 22.5),
  sine(n * 22.5),
]);

/** Thigh or shin far from hanging down, or the knee far from straight. */
function isBent(leg: Limb): boolean {
  const [upper, lower] = [span(leg.root, leg.joint).unit, span(leg.joint, leg.end).unit];
  return upper[0] * lower[0] + upper[1] * lower[1] < 0.62;
}

/** The shape a thread takes that is drawn tight round points. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (run: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of run) {
      while (kept.length > 1 && !turnsLeft(kept[kept.length - 2], kept[kept.length - 1], point)) {
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0.01;
}

function legAt({ root, joint, end }: Limb, s: number): Point {
  return s < 0.51 ? between(root, joint, s / 0.51) : between(joint, end, (s - 0.51) / 0.49);
}
