import type { Plane } from '#canvas.ts';
import { clamp01, mix, smoothstep } from '#maths.ts';
import { borrowPlane, copyPlane, withPlanes } from '#plane-pool.ts';
import { blur, sample } from '#planes.ts';
import type { Coat, Substance } from '#symbols/manifest.ts';
import { litTone, tones } from '#symbols/mask-code.ts';
import { maskOf } from '#symbols/masks.ts';
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
  /** Empty rows below its lowest point. */
  readonly foot: number;
}

export interface SculptOptions {
  /** Of the longer side, in pixels. */
  readonly size: number;
  readonly isMirrored: boolean;
  readonly coat: Coat;
  /** How far the edge frays, 0 a clean cut .. 1 rags. */
  readonly ragged: number;
  /** How deep it stands in grass or sand, or wades in water, in pixels. */
  readonly sunk: number;
  readonly wades: boolean;
}

/** How strands of a coat lie in the picture: their reach beyond the edge, how far apart they are and
 *  how long, in thousandths of the picture, and which way they point. */
interface Strands {
  readonly reach: number;
  readonly apart: number;
  readonly long: number;
  readonly dx: number;
  readonly dy: number;
}

const strandsOf: Readonly<Record<Coat, Strands>> = {
  smooth: { reach: 0.8, apart: 9, long: 9, dx: 0.7, dy: 0.7 },
  built: { reach: 0, apart: 9, long: 9, dx: 0, dy: 1 },
  fur: { reach: 3, apart: 3.4, long: 13, dx: 0.45, dy: 0.89 },
  feathers: { reach: 2.2, apart: 4.4, long: 18, dx: 0.8, dy: 0.6 },
  leaves: { reach: 4, apart: 6, long: 7, dx: 0.6, dy: 0.8 },
};

/** Where a sculpture goes. */
export interface Placement {
  /** Top left corner, in pixels. */
  readonly left: number;
  readonly top: number;
  /** 0 near .. 1 lost in haze. */
  readonly distance: number;
  readonly substance: Substance;
  /** Which cloth the dressed wear, so that two in a picture are told apart. */
  readonly cloth: number;
}

const margin = 6;
const middle = (tones + 1) / 2;

/** Grows the mask smoothly, then lifts it: blurred at three radii, each adds its roundness. */
export function sculpt(world: World, id: string, options: SculptOptions): Sculpture {
  const mask = maskOf(id);
  const scale = options.size / Math.max(mask.width, mask.height);
  const width = Math.ceil(mask.width * scale) + margin * 2;
  const height = Math.ceil(mask.height * scale) + margin * 2;
  const size = width * height;
  const solid = borrowPlane(mask.values.length);
  const drawn = borrowPlane(mask.values.length);
  const lights = borrowPlane(mask.values.length);
  for (let i = 0; i < solid.length; i++) {
    const value = mask.values[i] ?? 0;
    solid[i] = value > 0 ? 1 : 0;
    drawn[i] = value === 0 || value === litTone ? 0 : (value - middle) / (tones - middle);
    lights[i] = value === litTone ? 1 : 0;
  }
  blur(solid, mask.width, mask.height, 1, 1);

  const cover = borrowPlane(size);
  const tone = borrowPlane(size);
  const lit = borrowPlane(size);
  const soft = clamp01(0.6 / scale) * 0.28 + 0.05;
  const { unit, noise } = world;
  const strands = strandsOf[options.coat];
  // A small thing has short hair.
  const reach =
    (strands.reach * unit * clamp01(options.size / (300 * unit)) + options.ragged * 4 * unit) /
    scale;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const fromLeft = (x - margin + 0.5) / scale - 0.5;
      const mx = options.isMirrored ? mask.width - 1 - fromLeft : fromLeft;
      const my = (y - margin + 0.5) / scale - 0.5;
      if (mx < -3 || my < -3 || mx > mask.width + 2 || my > mask.height + 2) continue;
      const along = (x * strands.dx + y * strands.dy) / (strands.long * unit);
      const across = (x * strands.dy - y * strands.dx) / (strands.apart * unit);
      const stray = noise.at(across, along) * reach;
      const nx = options.isMirrored ? stray * strands.dx : -stray * strands.dx;
      const ny = -stray * strands.dy;
      const inside = sample(solid, mask.width, mask.height, mx + nx, my + ny);
      cover[i] = smoothstep(0.5 - soft, 0.5 + soft, inside);
      if (inside < 0.1) continue;
      tone[i] = sample(drawn, mask.width, mask.height, mx + nx, my + ny);
      lit[i] = sample(lights, mask.width, mask.height, mx, my);
    }
  }
  const bottom = margin + 2 * scale;
  if (options.wades) wade(world, cover, width, height, height - bottom - options.sunk);
  else if (options.sunk > 0) sink(world, cover, width, height, height - bottom, options.sunk);
  const relief = lift(cover, width, height, options.size);
  return {
    width,
    height,
    cover,
    relief,
    tone,
    lit,
    foot: bottom + (options.wades ? options.sunk : 0),
  };
}

/** Cuts off what is under water, along a lapping line. */
function wade(world: World, cover: Plane, width: number, height: number, line: number): void {
  const { noise, unit } = world;
  for (let x = 0; x < width; x++) {
    const edge = line + noise.at(x / (16 * unit), 0.5) * 2.4 * unit;
    for (let y = Math.max(0, Math.floor(edge - 2)); y < height; y++) {
      const i = y * width + x;
      cover[i] = (cover[i] ?? 0) * smoothstep(edge + 1, edge - 1, y);
    }
  }
}

/** Lets blades and grains stand before the feet. */
function sink(
  world: World,
  cover: Plane,
  width: number,
  height: number,
  foot: number,
  depth: number,
): void {
  for (let y = Math.max(0, Math.floor(foot - depth)); y < height; y++) {
    const under = 1 - (foot - y) / depth;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const blade =
        world.noise.at(x / (3.2 * world.unit) + y / (14 * world.unit), y / (30 * world.unit)) * 0.5;
      cover[i] = (cover[i] ?? 0) * (1 - smoothstep(0.42, 0.6, under * 0.75 + blade * 0.75));
    }
  }
}

function lift(cover: Plane, width: number, height: number, size: number): Plane {
  const relief = borrowPlane(cover.length);
  for (const [share, weight] of [
    [0.012, 0.24],
    [0.035, 0.33],
    [0.085, 0.43],
  ] as const) {
    withPlanes(() => {
      const round = copyPlane(cover);
      blur(round, width, height, Math.max(1, size * share), 2);
      for (let i = 0; i < relief.length; i++) {
        // Only what lies above the half counts, or the blur would bulge outside the outline.
        relief[i] = (relief[i] ?? 0) + weight * clamp01(mix(-1, 1, round[i] ?? 0) * 1.15);
      }
    });
  }
  return relief;
}
