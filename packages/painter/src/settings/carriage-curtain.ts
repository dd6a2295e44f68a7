import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { clamp01, smoothstep } from '#maths.ts';
import type { World } from '#world.ts';

/** The window's upper and lower edge down the picture, and the radius of its corners. */
export const window = { top: 0.2, foot: 0.66, corner: 0.035 };

export function drawCurtain(world: World, at: number, side: number): void {
  const { canvas, palette, noise, unit, width, height } = world;
  const cloth = mixColours(palette.accent, palette.deep, 0.3);
  const top = (window.top - 0.02) * height;
  const foot = (window.foot + 0.03) * height;
  for (let y = Math.floor(top); y < foot; y++) {
    const v = (y - top) / (foot - top);
    const wide = (62 - 26 * smoothstep(0, 0.62, v) + 16 * smoothstep(0.62, 1, v)) * unit;
    for (let d = -14 * unit; d < wide; d++) {
      const x = Math.floor(at * width - side * d);
      if (x < 0 || x >= width) continue;
      const i = y * width + x;
      const fold = noise.at((d / wide) * 4.2 + side * 9, v * 1.1);
      lay(canvas, i, cloth, 1);
      lay(canvas, i, palette.light, clamp01(fold * 0.55 + (d / wide) * 0.22));
      lay(canvas, i, palette.deep, clamp01(-fold * 0.8));
      canvas.glowing[i] = 0;
      raise(canvas.detail, i, 0.35);
    }
  }
}
