import type { Skeleton } from '#press/figure/bones.ts';
import type { Cut } from '#press/figure/clothes.ts';
import type { FigureView } from '#press/figure/options.ts';
import { between } from '#press/figure/shapes.ts';
import { levelAt } from '#press/figure/trunk.ts';
import { circle, join, type Path, polygon } from '#press/path.ts';

/** Collars, belts and buttons. */
export function trimPath(
  { trim, ease }: Cut,
  skeleton: Skeleton,
  view: FigureView,
): readonly Path[] {
  if (!trim) return [];
  const band = (from: number, to: number) => {
    const [low, high] = [
      levelAt(skeleton, from, ease + 0.002),
      levelAt(skeleton, to, ease + 0.002),
    ];
    return polygon([low.left, low.right, high.right, high.left]);
  };
  if (trim === 'belt' || trim === 'cord') return [band(0.34, trim === 'belt' ? 0.42 : 0.38)];
  if (view === 'back') return [];
  const middle = view === 'side' ? 0.86 : view === 'three-quarter' ? 0.68 : 0.5;
  const on = (t: number, off = 0) => {
    const { left, right } = levelAt(skeleton, t, ease);
    return between(left, right, middle + off);
  };
  if (trim === 'buttons') {
    const size = skeleton.size.height * 0.008;
    return [join(band(0.34, 0.4), ...[0.52, 0.68, 0.84].map((t) => circle(...on(t), size)))];
  }
  if (trim === 'stripes') return [];
  return [polygon([on(1.04, -0.2), on(1.06, 0.16), on(trim === 'collar' ? 0.88 : 0.66, 0.06)])];
}
