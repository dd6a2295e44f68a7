import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { clamp, clamp01, mix, smoothstep } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { createField } from '#planes.ts';
import type { World } from '#world.ts';

export interface Range {
  /** Row of the feet and height of the tallest top above it, in pixels. */
  readonly base: number;
  readonly height: number;
  /** Width of one mountain, in pixels. */
  readonly span: number;
  /** 0 rolling .. 1 jagged. */
  readonly jagged: number;
  /** 0 right in front .. 1 lost in haze. */
  readonly distance: number;
  readonly snow: boolean;
  /** Sets one range apart from another. */
  readonly salt: number;
  /** A single rock with a flat top instead of a chain: its middle and half its foot's width. */
  readonly peak?: {
    readonly x: number;
    readonly half: number;
    /** Half its flat top, as a share of `half`; a third where it is not given. */
    readonly flat?: number;
  };
}

/** A chain of hills or mountains: lit flanks, dark flanks, feet in mist. */
export function paintRange(world: World, range: Range): void {
  const { canvas, palette, light, noise, unit } = world;
  const crest = crestLine(world, range);
  const body = mixColours(palette.deep, palette.haze, range.distance * 0.82);
  const dark = mixColours(body, palette.deep, 0.4 * (1 - range.distance));
  const bright = mixColours(body, palette.light, 0.42 - range.distance * 0.2);
  const relief = createField(
    world.width,
    world.height,
    Math.max(2, Math.floor(3 * unit)),
    (x, y) => {
      const px = x / (range.span * 0.55) + range.salt * 3.1;
      const py = y / (range.span * 0.75);
      return noise.layered(px + noise.at(px, py) * 0.35, py, 5);
    },
  );
  const snow = mixColours(palette.light, palette.haze, range.distance * 0.7);
  const side = 9 * unit;
  for (let x = 0; x < world.width; x++) {
    const top = crest[x] ?? range.base;
    // Turning smoothly as the light passes overhead: a jump would show as a seam.
    const toLight = clamp((light.x - x) / (160 * unit), -1, 1);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(world.height, range.base); y++) {
      const i = y * world.width + x;
      const edge = clamp01(y + 1 - top);
      const slope = relief.at(x, y) - relief.at(x + toLight * side, y - side * 0.5);
      const lit = clamp01(0.45 + slope * mix(1.3, 2.6, range.jagged));
      const down = (y - top) / Math.max(1, range.height);
      lay(canvas, i, dark, edge);
      lay(canvas, i, lit > 0.5 ? bright : body, edge * (lit > 0.5 ? (lit - 0.5) * 1.5 : lit));
      if (range.snow) {
        const line = 0.34 + relief.at(x, y) * 0.32;
        const white = smoothstep(line, line - 0.14, down) * (0.35 + lit * 0.65);
        lay(canvas, i, snow, edge * white * 0.8);
      }
      const mist = smoothstep(0.25, 1.05, (y - range.base + range.height) / range.height);
      lay(canvas, i, palette.haze, edge * mist * smoothstep(0.02, 0.35, range.distance));
      raise(
        canvas.detail,
        i,
        smoothstep(14 * unit, 0, y - top) * 0.45 * (1 - range.distance * 0.6),
      );
      canvas.glowing[i] = 0;
    }
  }
}

function crestLine(world: World, range: Range): Float32Array {
  const { noise, unit } = world;
  const crest = borrowPlane(world.width);
  const { peak } = range;
  const flat = peak?.flat ?? 0.34;

  function rock(x: number): number {
    if (peak === undefined) return 0;
    const away = Math.abs(x - peak.x) / peak.half;
    const crag =
      noise.layered(x / (60 * unit), range.salt * 2.1, 3) * 0.3 * smoothstep(0.2, 0.8, away);
    return clamp01(1 - Math.max(0, away - flat) * (1.1 + crag));
  }

  for (let x = 0; x < world.width; x++) {
    const px = x / range.span + range.salt * 17.7;
    const soft = noise.layered(px, range.salt * 5.3, 4) * 0.5 + 0.5;
    const ridge = 1 - Math.abs(noise.layered(px * 0.9 + 8, range.salt * 9.1, 3)) * 1.7;
    const fine = noise.layered(x / (22 * unit), range.salt, 3) * mix(0.012, 0.05, range.jagged);
    const shape = mix(soft, ridge * 0.72 + soft * 0.28, range.jagged);
    crest[x] =
      range.base - (peak === undefined ? clamp01(shape + fine) : rock(x) + fine) * range.height;
  }
  return crest;
}
