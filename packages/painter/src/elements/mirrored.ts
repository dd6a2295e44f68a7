import { layLab } from '#canvas.ts';
import { mix, smoothstep } from '#maths.ts';
import { copyPlane } from '#plane-pool.ts';
import type { World } from '#world.ts';

/** Hangs the horizon and what stands about it upside down from the upper edge, fading into the
 *  sky: its ground is our heaven. */
export function hangWorld(world: World): void {
  const { canvas, noise, unit, width, height, horizon } = world;
  const last = Math.min(height, Math.floor(horizon + height * 0.13));
  const reach = Math.min(last, Math.floor(height * 0.46));
  const first = last - reach;
  const source = [canvas.l, canvas.a, canvas.b].map((plane) =>
    copyPlane(plane.subarray(first * width, last * width)),
  );
  const [l, a, b] = source;
  if (l === undefined || a === undefined || b === undefined) return;
  for (let y = 0; y < reach; y++) {
    const down = y / reach;
    for (let x = 0; x < width; x++) {
      const drift = noise.layered(x / (240 * unit), 12.4, 3) * 0.2;
      const cover = smoothstep(1, 0.6, down + drift) * mix(0.94, 0.8, down);
      if (cover <= 0.004) continue;
      const from = (reach - 1 - y) * width + (width - 1 - x);
      const i = y * width + x;
      layLab(canvas, i, l[from] ?? 0, a[from] ?? 0, b[from] ?? 0, cover);
      canvas.glowing[i] = (canvas.glowing[i] ?? 0) * (1 - cover);
    }
  }
}
