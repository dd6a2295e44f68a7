import type { Limb, Skeleton } from '#press/figure/bones.ts';
import type { Cut } from '#press/figure/clothes.ts';
import type { Cloth } from '#press/figure/options.ts';
import { between, ribbon, span } from '#press/figure/shapes.ts';
import { levelAt } from '#press/figure/trunk.ts';
import { circle, empty, join, type Path, type Point, polygon } from '#press/path.ts';

/** The edges of a garment, one above the other: of its trunk, then of its skirt where it has one. */
type Row = readonly [left: Point, right: Point];

/** What is woven into a garment, or printed on it: it goes round the body, and ends at its edges. */
export function clothPath(
  cloth: Cloth,
  skeleton: Skeleton,
  { top, bottom = 0, ease }: Cut,
  skirt: readonly Row[],
): Path {
  const upper = Math.min(top, 0.98) - 0.1;
  const count = 7;
  const trunk = Array.from({ length: count }, (_, n): Row => {
    const { left, right } = levelAt(
      skeleton,
      upper + ((bottom + 0.06 - upper) * n) / (count - 1),
      ease,
    );
    return [left, right];
  });
  const rows = [...trunk, ...skirt];
  return cloth === 'stripes' ? stripes(trunk, skeleton) : dots(rows, skeleton);
}

function stripes(rows: readonly Row[], { size }: Skeleton): Path {
  const half = size.height * 0.007;
  return join(
    ...rows.map(([left, right]) => {
      const { unit } = span(left, right);
      const [nx, ny] = [-unit[1] * half, unit[0] * half];
      // A little lower in the middle, as round things have it.
      const middle = between(left, right, 0.5);
      const [mx, my] = [middle[0] + nx * 1.1, middle[1] + ny * 1.1];
      return polygon([
        [left[0] - nx, left[1] - ny],
        [mx - nx, my - ny],
        [right[0] - nx, right[1] - ny],
        [right[0] + nx, right[1] + ny],
        [mx + nx, my + ny],
        [left[0] + nx, left[1] + ny],
      ]);
    }),
  );
}

function dots(rows: readonly Row[], { size }: Skeleton): Path {
  const shares = (n: number) => (n % 2 === 0 ? [0.14, 0.38, 0.62, 0.86] : [0.26, 0.5, 0.74]);
  const radius = size.height * 0.0068;
  return join(
    ...rows.flatMap(([left, right], n) =>
      shares(n).map((share) => circle(...between(left, right, share), radius)),
    ),
  );
}

/** Stripes of a sleeve, across the arm. */
export function sleeveClothPath(
  cloth: Cloth,
  { root, joint, end }: Limb,
  { size }: Skeleton,
  sleeve: Cut['sleeve'],
): Path {
  if (cloth !== 'stripes' || sleeve === 'none' || sleeve === 'wide') return empty;
  const across = (from: Point, to: Point, t: number, wide: number): Path => {
    const [{ unit }, at] = [span(from, to), between(from, to, t)];
    const [nx, ny] = [unit[1] * wide * size.limbs, -unit[0] * wide * size.limbs];
    return ribbon(
      [
        [at[0] - nx, at[1] - ny],
        [at[0] + nx, at[1] + ny],
      ],
      [size.height * 0.014, size.height * 0.014],
    );
  };
  const upper = sleeve === 'short' ? [0.3, 0.5] : [0.3, 0.55, 0.8];
  const lower = sleeve === 'long' ? [0.12, 0.4, 0.68] : [];
  return join(
    ...upper.map((t) => across(root, joint, t, 0.032)),
    ...lower.map((t) => across(joint, end, t, 0.026)),
  );
}

/** Where a knitted hem gathers, and the cloth above it falls over itself. */
export function gathersPath(skeleton: Skeleton, { bottom = 0, ease }: Cut): Path {
  const thin = skeleton.size.height * 0.005;
  const on = (t: number, across: number): Point => {
    const { left, right } = levelAt(skeleton, t, ease);
    return between(left, right, across);
  };
  const line = (...spots: readonly (readonly [t: number, across: number])[]) =>
    ribbon(
      spots.map(([t, across]) => on(t, across)),
      [thin * 0.4, thin, thin * 0.3],
    );
  return join(
    line([bottom + 0.1, 0.04], [bottom + 0.085, 0.5], [bottom + 0.1, 0.96]),
    line([bottom + 0.3, 0.03], [bottom + 0.22, 0.22], [bottom + 0.2, 0.42]),
    line([bottom + 0.42, 0.97], [bottom + 0.32, 0.82], [bottom + 0.29, 0.66]),
  );
}
