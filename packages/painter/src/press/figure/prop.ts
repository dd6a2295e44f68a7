import type { Pose } from '#press/figure/pose.ts';
import { framed, span } from '#press/figure/shapes.ts';
import type { Skeleton } from '#press/figure/skeleton.ts';
import { limb, type Path, polygon } from '#press/path.ts';

/** What a pose cannot be understood without. */
export function propPath(prop: Pose['prop'], { arms }: Skeleton): readonly Path[] {
  const [near] = arms;
  if (!prop) return [];
  const { unit } = span(near.end, near.tip);
  const at = framed(near.tip, unit, [unit[1], -unit[0]]);
  if (prop === 'phone') return [polygon([at(-9, -2), at(-9, 1.4), at(6, 1.4), at(6, -2)])];
  if (prop === 'pen') return [limb(at(-5, 4), at(5, -7), 0.8, 0.4)];
  return [polygon([at(-6, -1), at(-9, 21), at(6, 22), at(9, 0)])];
}
