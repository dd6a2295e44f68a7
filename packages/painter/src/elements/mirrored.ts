import { layLab } from '#canvas.ts';
import { mix, smoothstep } from '#maths.ts';
import type { World } from '#world.ts';

/** Hangs the lower part of the picture upside down from its upper edge, fading into the sky. */
export function hangWorld(world: World): void {
  const { canvas, noise, unit, width, height, horizon } = world;
  // From a little above the horizon downwards: land, its trees or houses, and what stands on it.
  const cut = Math.floor(Math.min(horizon - 120 * unit, height * 0.5));
  const reach = Math.min(height - cut, Math.floor(height * 0.4));
  const first = height - reach;
  const source = [canvas.l, canvas.a, canvas.b].map((plane) => plane.slice(first * width));
  const [l, a, b] = source;
  if (l === undefined || a === undefined || b === undefined) return;
  for (let y = 0; y < reach; y++) {
    const down = y / reach;
    for (let x = 0; x < width; x++) {
      const drift = noise.layered(x / (240 * unit), 12.4, 3) * 0.2;
      const cover = smoothstep(1, 0.52, down + drift) * mix(0.94, 0.8, down);
      if (cover <= 0.004) continue;
      const from = (reach - 1 - y) * width + (width - 1 - x);
      const i = y * width + x;
      layLab(canvas, i, l[from] ?? 0, a[from] ?? 0, b[from] ?? 0, cover);
      canvas.glowing[i] = (canvas.glowing[i] ?? 0) * (1 - cover);
    }
  }
}
