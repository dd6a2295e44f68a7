import type { Skeleton } from '#press/figure/bones.ts';
import type { Pose } from '#press/figure/pose.ts';
import { framed, span, turned } from '#press/figure/shapes.ts';
import { limb, type Path, polygon } from '#press/path.ts';

/** What a pose cannot be understood without. */
export function propPath(prop: Pose['prop'], { arms, headTurn }: Skeleton): readonly Path[] {
  const [near] = arms;
  if (!prop) return [];
  const { unit } = span(near.end, near.tip);
  const at = framed(near.tip, unit, [unit[1], -unit[0]]);
  if (prop === 'phone') {
    const { right, up } = turned(headTurn + 16);
    const on = framed(near.tip, right, up);
    return [polygon([on(-1.2, -10), on(1.4, -10), on(1.4, 4), on(-1.2, 4)])];
  }
  if (prop === 'pen') return [limb(at(-5, 4), at(5, -7), 0.8, 0.4)];
  return [polygon([at(-6, -1), at(-9, 21), at(6, 22), at(9, 0)])];
}
