import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { bell, clamp01, glow } from '#maths.ts';
import type { World } from '#world.ts';

/** The light around a lamp: `reach` in pixels to where it is a quarter as strong. */
export function layHalo(world: World, x: number, y: number, reach: number, strength: number): void {
  const { canvas, palette, width, height } = world;
  const warm = mixColours(palette.light, palette.accent, 0.22);
  const far = reach * 2.6;
  for (let py = Math.max(0, Math.floor(y - far)); py < Math.min(height, y + far); py++) {
    for (let px = Math.max(0, Math.floor(x - far)); px < Math.min(width, x + far); px++) {
      const dx = px - x;
      const dy = py - y;
      const d = Math.sqrt(dx * dx + dy * dy);
      const near = glow((d / reach) * 1.7) * bell(d / far);
      if (near < 0.01) continue;
      const i = py * width + px;
      lay(canvas, i, warm, clamp01(near * strength));
      raise(canvas.glowing, i, near * near * strength * 0.7);
    }
  }
}
