import type { Skeleton } from '#press/figure/bones.ts';
import type { FigureView } from '#press/figure/options.ts';
import { framed, turned } from '#press/figure/shapes.ts';
import { ellipse, join, limb, type Path, type Point, smooth } from '#press/path.ts';

/** A head's own measure: 1 from chin to crown, the middle at 0, x to where it faces, y up. */
export type HeadAt = (x: number, y: number) => Point;

export function headAt({
  head,
  headTurn,
  size,
}: Pick<Skeleton, 'head' | 'headTurn' | 'size'>): HeadAt {
  const { right, up } = turned(headTurn);
  const scaled = ([x, y]: Point): Point => [x * size.head, y * size.head];
  return framed(head, scaled(right), scaled(up));
}

/** In profile: brow, nose, lips and chin. */
const profile: readonly Point[] = [
  ...([
    [-0.02, 0.5],
    [0.22, 0.44],
    [0.34, 0.27],
    [0.355, 0.13],
    [0.345, 0.06],
  ] as const),
  ...([
    [0.395, -0.03],
    [0.445, -0.1],
    [0.37, -0.14],
    [0.385, -0.2],
    [0.36, -0.24],
  ] as const),
  ...([
    [0.37, -0.29],
    [0.34, -0.34],
    [0.345, -0.42],
    [0.27, -0.49],
    [0.16, -0.46],
  ] as const),
  ...([
    [-0.02, -0.34],
    [-0.2, -0.26],
    [-0.36, -0.1],
    [-0.43, 0.12],
    [-0.36, 0.34],
  ] as const),
  [-0.2, 0.46],
];
const oblique: readonly Point[] = [
  ...([
    [0.02, 0.5],
    [0.24, 0.43],
    [0.34, 0.24],
    [0.33, 0.08],
    [0.35, -0.06],
  ] as const),
  ...([
    [0.32, -0.22],
    [0.24, -0.4],
    [0.13, -0.5],
    [0.02, -0.48],
    [-0.14, -0.36],
  ] as const),
  ...([
    [-0.28, -0.2],
    [-0.38, 0.02],
    [-0.37, 0.26],
    [-0.24, 0.43],
  ] as const),
];
const straight: readonly Point[] = [
  ...([
    [0, 0.5],
    [0.22, 0.44],
    [0.34, 0.24],
    [0.355, 0],
    [0.32, -0.2],
  ] as const),
  ...([
    [0.21, -0.4],
    [0.08, -0.5],
    [-0.08, -0.5],
    [-0.21, -0.4],
    [-0.32, -0.2],
  ] as const),
  ...([
    [-0.355, 0],
    [-0.34, 0.24],
    [-0.22, 0.44],
  ] as const),
];

const contours: Record<FigureView, readonly Point[]> = {
  side: profile,
  'three-quarter': oblique,
  front: straight,
  back: straight,
};

/** Head, ears and neck. */
export function headPath(skeleton: Skeleton, view: FigureView, isChild: boolean): Path {
  const at = headAt(skeleton);
  // A child's face is short, its forehead high.
  const squeeze = isChild ? 0.93 : 1;
  const contour = contours[view].map(([x, y]) => at(x * (isChild ? 1.04 : 1), y * squeeze));
  return join(smooth(contour), earPath(at, view), neckPath(skeleton, view));
}

function earPath(at: HeadAt, view: FigureView): Path {
  const ear = (x: number, rx: number) => {
    const [cx, cy] = at(x, -0.03);
    const [ex, ey] = at(x, 0.07);
    const [tx, ty] = at(x + rx, -0.03);
    const tall = Math.sqrt((ex - cx) * (ex - cx) + (ey - cy) * (ey - cy));
    const wide = Math.sqrt((tx - cx) * (tx - cx) + (ty - cy) * (ty - cy));
    return ellipse(cx, cy, wide, tall);
  };
  if (view === 'side' || view === 'three-quarter') return [];
  return join(ear(-0.37, 0.055), ear(0.37, 0.055));
}

function neckPath(skeleton: Skeleton, view: FigureView): Path {
  const { size, nape } = skeleton;
  const at = headAt(skeleton);
  const back = view === 'side' ? -0.1 : view === 'three-quarter' ? -0.05 : 0;
  const thick = size.limbs * (size.head > size.height * 0.16 ? 0.026 : 0.029);
  const foot = skeleton.spine(1.0);
  const base: Point = [foot[0] * 0.6 + nape[0] * 0.4, foot[1] * 0.6 + nape[1] * 0.4];
  return limb(base, at(back, -0.18), thick * 1.2, thick);
}
