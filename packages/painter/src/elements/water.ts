import { guideRectangle, lay, layLab, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { sample } from '#planes.ts';
import type { World } from '#world.ts';

export interface Water {
  /** First row of the water. */
  readonly top: number;
  /** 0 a mirror .. 1 open sea. */
  readonly swell: number;
  /** How much of what is above shows in it, 0..1. */
  readonly mirror: number;
}

/** Water to the lower edge: mirrors what is already painted above `top`, darkens towards us, and
 *  carries the light's broken path. Paint it after all that it should reflect. */
export function paintWater(world: World, water: Water): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const { top } = water;
  const depth = height - top;
  const tint = mixColours(palette.deep, palette.zenith, 0.5);
  const path = mixColours(palette.light, palette.haze, 0.12);
  for (let y = top; y < height; y++) {
    const down = y - top;
    const near = down / depth;
    // Rows near the horizon are far away: waves shrink there as 1/distance does.
    const distance = 1 / (near * 0.96 + 0.04);
    const rowZ = distance * 3.4;
    const swell = water.swell * (2.5 + near * 26) * unit;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const worldX = ((x - width / 2) / (width * 0.5)) * distance;
      const long = noise.at(worldX * 1.7, rowZ * 2.6);
      const wave = long * 0.62 + noise.at(worldX * 4.6 + 9, rowZ * 7.1) * 0.38;
      const mirrorY = top - 1 - down * 0.92 - Math.abs(wave) * swell * 1.6;
      const mirrorX = x + wave * swell * 0.9;
      const rx = mirrorX < 0 ? -mirrorX : mirrorX > width - 1 ? 2 * (width - 1) - mirrorX : mirrorX;
      const ry = mirrorY < 0 ? 0 : mirrorY;
      const l = sample(canvas.l, width, height, rx, ry);
      const a = sample(canvas.a, width, height, rx, ry);
      const b = sample(canvas.b, width, height, rx, ry);
      const shine = water.mirror * mix(0.96, 0.62, near) * (1 - Math.max(0, -wave) * 0.35);
      const dark = smoothstep(0, 1, near);
      layLab(
        canvas,
        i,
        mix(palette.sky.l, tint.l, 0.3 + dark * 0.6),
        mix(palette.sky.a, tint.a, 0.5),
        mix(palette.sky.b, tint.b, 0.5),
        1,
      );
      layLab(canvas, i, l * 0.94, a, b, shine);
      lay(
        canvas,
        i,
        palette.deep,
        dark * (0.16 + smoothstep(0.05, -0.5, wave) * 0.5) * mix(0.5, 1, water.swell),
      );
      lay(canvas, i, palette.haze, bell(near * 7) * 0.45);

      const offset =
        (x - light.x) / ((26 + near * 240) * unit * (0.7 + (light.radius / (70 * unit)) * 0.3));
      const column = glow(offset * 1.1);
      const spark = noise.at(worldX * 6.5 + 3, rowZ * 9.5) * 0.6 + wave * 0.75;
      const broken = smoothstep(0.62 - column * 0.5, 0.82 - column * 0.38, spark + 0.12);
      const glitter = clamp01(broken * column * column * 1.25);
      lay(canvas, i, path, glitter * 0.92);
      raise(canvas.glowing, i, glitter * 0.3);
      raise(canvas.detail, i, glitter * 0.6 + bell(near * 9) * 0.35);
    }
  }
  guideRectangle(canvas, 0, top, width, height, 1, 0, 1.2);
}
