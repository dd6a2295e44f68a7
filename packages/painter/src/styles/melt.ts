import { mix, smoothstep } from '#maths.ts';
import { copyPlane } from '#plane-pool.ts';
import { blur } from '#planes.ts';
import { simplify } from '#styles/simplify.ts';
import type { World } from '#world.ts';

export interface Lab {
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
}

/** The picture as a glazier sees it: large shapes, with only what the eye rests on kept fine. */
export function melt(world: World): Lab {
  const { canvas, width, height, unit } = world;
  const broad = simplify(world, 13);
  const soft = { l: copyPlane(canvas.l), a: copyPlane(canvas.a), b: copyPlane(canvas.b) };
  const detail = copyPlane(canvas.detail);
  for (const plane of [soft.l, soft.a, soft.b]) blur(plane, width, height, 3 * unit, 2);
  blur(detail, width, height, 5 * unit, 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const coarse = smoothstep(0.74, 0.58, detail[i] ?? 0);
      if (coarse <= 0) continue;
      soft.l[i] = mix(soft.l[i] ?? 0, broad.l.at(x, y), coarse);
      soft.a[i] = mix(soft.a[i] ?? 0, broad.a.at(x, y), coarse);
      soft.b[i] = mix(soft.b[i] ?? 0, broad.b.at(x, y), coarse);
    }
  }
  return soft;
}
