import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { clamp01, glow, smoothstep } from '#maths.ts';
import { createField } from '#planes.ts';
import type { World } from '#world.ts';

export function paintHall(world: World): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const wall = mixColours(palette.zenith, palette.deep, 0.35);
  const stain = createField(width, height, 4, (x, y) =>
    noise.layered(x / (260 * unit), y / (420 * unit), 4),
  );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx = x - light.x;
      const dy = y - light.y;
      const d = Math.sqrt(dx * dx + dy * dy);
      const s = stain.at(x, y);
      lay(canvas, i, wall, 1);
      // Tall piers stand along the hall and leave it in bays of dark.
      const bay = Math.abs(dx) / (150 * unit);
      const pier = Math.abs(bay - Math.floor(bay) - 0.5) * 2;
      const isPier = bay > 1 ? smoothstep(0.62, 0.7, pier) : 0;
      lay(canvas, i, palette.sky, isPier * 0.3 * glow(d / (420 * unit)));
      lay(
        canvas,
        i,
        palette.deep,
        (1 - isPier) * 0.35 + smoothstep(200 * unit, 760 * unit, d) * 0.6 + Math.max(0, -s) * 0.25,
      );
      lay(canvas, i, palette.haze, clamp01(glow(d / (230 * unit)) * 0.62 + s * 0.1));
    }
  }
}

/** An arch open on nothing but light. */
export function paintDoorway(world: World): void {
  const { canvas, palette, light, noise, unit, width } = world;
  const half = 88 * unit;
  const spring = light.y - 20 * unit;
  const foot = light.y + 190 * unit;
  const frame = mixColours(palette.deep, palette.zenith, 0.4);
  for (let y = Math.floor(light.y - 190 * unit); y < foot; y++) {
    for (let x = Math.floor(light.x - 140 * unit); x < light.x + 140 * unit; x++) {
      if (x < 0 || y < 0 || x >= width) continue;
      const dx = Math.abs(x - light.x);
      const dy = Math.max(0, spring - y);
      const d = Math.sqrt(dx * dx + dy * dy) - half;
      const i = y * width + x;
      lay(canvas, i, frame, smoothstep(24 * unit, 20 * unit, d));
      lay(canvas, i, palette.haze, smoothstep(24 * unit, 4 * unit, d) * 0.45);
      const inside = smoothstep(1.5, -1.5, d);
      const cloud = noise.layered(x / (90 * unit), y / (60 * unit), 3);
      lay(canvas, i, palette.haze, inside);
      lay(canvas, i, palette.light, inside * clamp01(0.8 + cloud * 0.5));
      raise(canvas.glowing, i, inside * 0.5);
      raise(canvas.detail, i, smoothstep(12 * unit, 0, Math.abs(d)) * 0.6);
    }
  }
}
