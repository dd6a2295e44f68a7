import type { Skeleton } from '#press/figure/bones.ts';
import type { Pose } from '#press/figure/pose.ts';
import { between, framed, span, turned } from '#press/figure/shapes.ts';
import { join, limb, type Path, type Point, polygon, smooth } from '#press/path.ts';

/** What a pose cannot be understood without. */
export function propPath(prop: Pose['prop'], { arms, headTurn }: Skeleton): readonly Path[] {
  const [near] = arms;
  if (!prop) return [];
  if (prop === 'tears') {
    // Large, as tears are where somebody draws them.
    const { right, up } = turned(headTurn);
    const [hx, hy] = near.tip;
    const drop = (x: number, y: number, r: number): Path => {
      const on = framed([hx, hy], right, up);
      return smooth([on(x, y + r * 1.9), on(x + r, y), on(x, y - r), on(x - r, y)]);
    };
    return [join(drop(9, -8, 2.6), drop(14, -22, 2.2), drop(6, -30, 2))];
  }
  const { unit } = span(near.end, near.tip);
  const at = framed(near.tip, unit, [unit[1], -unit[0]]);
  if (prop === 'phone') {
    const { right, up } = turned(headTurn + 16);
    const on = framed(near.tip, right, up);
    return [polygon([on(-1.2, -10), on(1.4, -10), on(1.4, 4), on(-1.2, 4)])];
  }
  if (prop === 'fork')
    return [join(limb(at(-10, 6), at(6, -6), 0.9, 0.7), limb(at(6, -6), at(11, -8), 2, 1.2))];
  if (prop === 'spade') {
    // In both fists, its blade down.
    const fists = arms.map(({ end, tip }) => between(end, tip, 0.45));
    const [a, b] = fists.sort((one, other) => one[1] - other[1]);
    if (!a || !b) return [];
    const { unit: along, length } = span(a, b);
    const on = framed(a, along, [along[1], -along[0]]);
    const far = length + 44;
    return [
      join(
        limb(on(-26, 0), on(far, 0), 1.6, 1.6),
        limb(on(-26, -6), on(-26, 6), 1.6, 1.6),
        polygon([
          on(far - 2, -9),
          on(far + 14, -9),
          on(far + 26, 0),
          on(far + 14, 9),
          on(far - 2, 9),
        ]),
      ),
    ];
  }
  if (prop === 'needles') {
    // Crossed in the fist, what is knitted hanging from them.
    const [x, y] = between(near.end, near.tip, 0.6);
    const way = unit[0] < 0 ? -1 : 1;
    const on = (px: number, py: number): Point => [x + px * way, y + py];
    const knitted = smooth([
      ...[on(-2, 0), on(13, -1), on(14, 12), on(11, 25), on(4, 23), on(-3, 26), on(-4, 12)],
    ]);
    return [
      join(limb(on(-7, 5), on(15, -9), 0.9, 0.5), limb(on(-6, -9), on(16, 3), 0.9, 0.5), knitted),
    ];
  }
  if (prop === 'pen') return [limb(at(-5, 4), at(5, -7), 0.8, 0.4)];
  return [polygon([at(-6, -1), at(-9, 21), at(6, 22), at(9, 0)])];
}
