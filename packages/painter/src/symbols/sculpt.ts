import type { Plane } from '#canvas.ts';
import { clamp01, mix, smoothstep } from '#maths.ts';
import { blur, sample } from '#planes.ts';
import type { Substance } from '#symbols/manifest.ts';
import { litTone, maskOf } from '#symbols/masks.ts';
import type { World } from '#world.ts';

/** A silhouette grown to its size in the picture and given a body. */
export interface Sculpture {
  readonly width: number;
  readonly height: number;
  /** 0..1: how much of the pixel it covers. */
  readonly cover: Plane;
  /** Height of its surface towards us, 0..1: rounder than the flat mask. */
  readonly relief: Plane;
  /** Its own drawing: −1 darkest .. 1 brightest, 0 plain. */
  readonly tone: Plane;
  /** 0..1: parts that give light. */
  readonly lit: Plane;
}

export interface SculptOptions {
  /** Of the longer side, in pixels. */
  readonly size: number;
  readonly isMirrored: boolean;
  /** How far noise eats the edge, 0..1: living things and cloth are softer than doors. */
  readonly ragged: number;
}

/** Where a sculpture goes. */
export interface Placement {
  /** Top left corner, in pixels. */
  readonly left: number;
  readonly top: number;
  /** 0 near .. 1 lost in haze. */
  readonly distance: number;
  readonly substance: Substance;
}

const margin = 3;

/** Grows the mask smoothly, then lifts it: blurred at three radii, each adds its roundness. */
export function sculpt(world: World, id: string, options: SculptOptions): Sculpture {
  const mask = maskOf(id);
  const scale = options.size / Math.max(mask.width, mask.height);
  const width = Math.ceil(mask.width * scale) + margin * 2;
  const height = Math.ceil(mask.height * scale) + margin * 2;
  const size = width * height;
  const solid = new Float32Array(mask.values.length);
  const tones = new Float32Array(mask.values.length);
  const lights = new Float32Array(mask.values.length);
  for (let i = 0; i < solid.length; i++) {
    const value = mask.values[i] ?? 0;
    solid[i] = value > 0 ? 1 : 0;
    tones[i] = value === 0 || value === litTone ? 0 : (value - 4) / 3;
    lights[i] = value === litTone ? 1 : 0;
  }
  blur(solid, mask.width, mask.height, 1, 1);

  const cover = new Float32Array(size);
  const tone = new Float32Array(size);
  const lit = new Float32Array(size);
  const soft = clamp01(0.6 / scale) * 0.28 + 0.05;
  const wobble = options.ragged * 0.9;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const fromLeft = (x - margin + 0.5) / scale - 0.5;
      const mx = options.isMirrored ? mask.width - 1 - fromLeft : fromLeft;
      const my = (y - margin + 0.5) / scale - 0.5;
      if (mx < -1 || my < -1 || mx > mask.width || my > mask.height) continue;
      const nx = wobble > 0 ? world.noise.at(mx * 0.34, my * 0.34 + 90) * wobble : 0;
      const ny = wobble > 0 ? world.noise.at(mx * 0.34 + 60, my * 0.34) * wobble : 0;
      const inside = sample(solid, mask.width, mask.height, mx + nx, my + ny);
      cover[i] = smoothstep(0.5 - soft, 0.5 + soft, inside);
      if (inside < 0.1) continue;
      tone[i] = sample(tones, mask.width, mask.height, mx + nx, my + ny);
      lit[i] = sample(lights, mask.width, mask.height, mx, my);
    }
  }
  return { width, height, cover, relief: lift(cover, width, height, options.size), tone, lit };
}

function lift(cover: Plane, width: number, height: number, size: number): Plane {
  const relief = new Float32Array(cover.length);
  for (const [share, weight] of [
    [0.012, 0.24],
    [0.035, 0.33],
    [0.085, 0.43],
  ] as const) {
    const round = cover.slice();
    blur(round, width, height, Math.max(1, size * share), 2);
    for (let i = 0; i < relief.length; i++) {
      // Only what lies above the half counts, or the blur would bulge outside the outline.
      relief[i] = (relief[i] ?? 0) + weight * clamp01(mix(-1, 1, round[i] ?? 0) * 1.15);
    }
  }
  return relief;
}
