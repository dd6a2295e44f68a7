import { lay, raise } from '#canvas.ts';
import { type Colour, mixColours } from '#colour.ts';
import { bell, clamp01, glow, smoothstep } from '#maths.ts';
import { createField } from '#planes.ts';
import type { World } from '#world.ts';

export interface Land {
  /** First row. */
  readonly top: number;
  /** How much its upper edge rolls, in pixels. */
  readonly roll: number;
  readonly colour: Colour;
  /** Length of its texture across and down, in thousandths. */
  readonly grain: readonly [across: number, down: number];
}

/** Land to the lower edge: haze where it begins, a pool of light below the light, dark near us. */
export function paintLand(world: World, land: Land): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const texture = createField(width, height, 3, (x, y) => {
    const near = Math.max(0.02, (y - land.top + land.roll) / (height - land.top));
    const perspective = 0.25 + near;
    return noise.layered(
      (x - width / 2) / (land.grain[0] * unit * perspective) + 200,
      (Math.sqrt(near) * 1000) / land.grain[1],
      4,
    );
  });
  const lit = mixColours(land.colour, palette.light, 0.5);
  for (let x = 0; x < width; x++) {
    const crest = land.top - land.roll * (0.5 + 0.5 * noise.layered(x / (310 * unit) + 3, 2.2, 3));
    for (let y = Math.max(0, Math.floor(crest)); y < height; y++) {
      const i = y * width + x;
      const near = clamp01((y - land.top) / (height - land.top));
      const cover = clamp01(y + 1 - crest);
      lay(canvas, i, land.colour, cover);
      const t = texture.at(x, y);
      const pool =
        glow((x - light.x) / (light.radius * 2.2 + near * 260 * unit)) * bell(near * 0.95);
      lay(canvas, i, lit, cover * clamp01(pool * 0.62 + Math.max(0, t) * 0.4 * (1 - near * 0.5)));
      lay(
        canvas,
        i,
        palette.deep,
        cover * clamp01(smoothstep(0.05, 1.1, near) * 0.72 + Math.max(0, -t) * 0.5),
      );
      lay(canvas, i, palette.haze, cover * bell(near * 3.2) * 0.75);
      raise(canvas.detail, i, 0.1);
      canvas.glowing[i] = 0;
    }
  }
}
