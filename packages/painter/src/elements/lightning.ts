import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { drawLimb } from '#elements/shape.ts';
import { clamp, clamp01, glow } from '#maths.ts';
import type { World } from '#world.ts';

/** One bolt from the clouds to the horizon, its branches, and the sky it lights. */
export function strikeLightning(world: World): void {
  const { canvas, palette, unit, width, horizon, light } = world;
  const random = world.random('lightning');
  const white = mixColours(palette.light, palette.sky, 0.12);
  // On the free side: away from the light, which the hero stands against.
  const side = light.x < width / 2 ? 1 : -1;
  const start = width / 2 + side * Math.min(width * 0.26, 290 * unit) * random.between(0.7, 1.1);
  const bottom = Math.min(horizon, world.height * 0.72);
  for (let y = 0; y < bottom; y++) {
    for (let x = 0; x < width; x++) {
      const near = glow((x - start) / (210 * unit)) * (1 - (y / bottom) * 0.55);
      const i = y * width + x;
      // What is brightest already takes most of it: the clouds' bellies flare.
      lay(canvas, i, white, clamp01(near * (0.14 + (canvas.l[i] ?? 0) * 0.42)));
    }
  }
  fork(start, bottom * 0.03, bottom, 3.1, 3);

  function fork(fromX: number, fromY: number, to: number, radius: number, left: number): void {
    let x = fromX;
    let y = fromY;
    let drift = random.between(-0.4, 0.4);
    while (y < to) {
      const step = random.between(14, 42) * unit;
      // It wanders, and is drawn back to the line it began on.
      drift = clamp(
        drift * 0.5 + random.between(-0.9, 0.9) + (fromX - x) / (260 * unit),
        -1.2,
        1.2,
      );
      const nx = x + drift * step;
      const ny = y + step * random.between(0.6, 1);
      drawLimb(world, x, y, radius * 2.6 * unit, nx, ny, radius * 2.4 * unit, {
        colour: white,
        cover: 0.16,
        detail: 0.5,
      });
      drawLimb(world, x, y, radius * unit * 0.62, nx, ny, radius * unit * 0.55, {
        colour: white,
        cover: 1,
        detail: 1,
      });
      const i = Math.floor(ny) * width + Math.floor(nx);
      if (nx >= 0 && nx < width && ny < bottom) raise(canvas.glowing, i, 1);
      if (left > 0 && random.next() < 0.2)
        fork(nx, ny, ny + (to - ny) * random.between(0.2, 0.55), radius * 0.5, left - 1);
      x = nx;
      y = ny;
    }
  }
}
