import { lay, layLab, raise } from '#canvas.ts';
import { mixColours, shift } from '#colour.ts';
import { bell, clamp01, glow, smoothstep } from '#maths.ts';
import { createField } from '#planes.ts';
import { hashUnit } from '#random.ts';
import type { Weather } from '#scene.ts';
import type { World } from '#world.ts';

/** How much of the sky cloud covers, 0..1. */
const cover: Record<Weather, number> = {
  clear: 0.5,
  cloudy: 0.64,
  wind: 0.6,
  mist: 0.55,
  rain: 0.7,
  storm: 0.78,
  snow: 0.62,
};

/** Air, halo, disc and clouds, from the top down to row `bottom`. */
export function paintSky(world: World, bottom = world.horizon): void {
  paintAir(world, bottom);
  if (world.light.disc) paintDisc(world);
  paintClouds(world, bottom);
}

/** Plain haze from a row downwards, for ground that is painted over it in layers. */
export function fillBelow(world: World, top: number): void {
  const { canvas, palette, width, height } = world;
  for (let i = top * width; i < width * height; i++) lay(canvas, i, palette.haze, 1);
}

function paintAir(world: World, bottom: number): void {
  const { canvas, palette, light, noise, unit } = world;
  const drift = createField(world.width, bottom, 12, (x, y) =>
    noise.layered(x / (520 * unit), y / (260 * unit), 3),
  );
  const halo = light.radius * 2.6;
  for (let y = 0; y < bottom; y++) {
    const dy = y - light.y;
    for (let x = 0; x < world.width; x++) {
      const i = y * world.width + x;
      const v = clamp01(y / bottom + drift.at(x, y) * 0.16);
      const low = smoothstep(0.38, 1.02, v);
      const high = smoothstep(0.62, 0, v);
      lay(canvas, i, palette.sky, 1);
      lay(canvas, i, palette.zenith, high);
      lay(canvas, i, palette.haze, low * 0.96);
      const dx = x - light.x;
      const distance = Math.sqrt(dx * dx + dy * dy);
      const wide = glow(distance / (halo * 1.5));
      const near = glow(distance / (halo * 0.55));
      lay(canvas, i, palette.haze, wide * wide * 0.55);
      lay(canvas, i, palette.light, near * near * 0.85);
    }
  }
}

function paintDisc(world: World): void {
  const { canvas, palette, light, noise } = world;
  const reach = light.radius * 1.2;
  const x0 = Math.max(0, Math.floor(light.x - reach));
  const x1 = Math.min(world.width, Math.ceil(light.x + reach));
  const y0 = Math.max(0, Math.floor(light.y - reach));
  const y1 = Math.min(world.height, Math.ceil(light.y + reach));
  const isMoon = world.scene.light === 'moon';
  const face = shift(palette.light, 0.03, 0.8);
  const phase = isMoon ? phaseOf(world.seed) : 0;
  const seas = mixColours(palette.light, palette.haze, 0.55);
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * world.width + x;
      const dx = (x - light.x) / light.radius;
      const dy = (y - light.y) / light.radius;
      const d = Math.sqrt(dx * dx + dy * dy);
      let inside = isMoon ? smoothstep(1.03, 0.95, d) : smoothstep(1.16, 0.72, d);
      if (inside <= 0) continue;
      if (isMoon && phase !== 0) {
        // The earth's shadow is the same disc moved aside; what it leaves is the crescent.
        const sx = dx - phase;
        const sy = dy + 0.22 * phase;
        const shade = smoothstep(1.02, 0.93, Math.sqrt(sx * sx + sy * sy));
        lay(canvas, i, face, inside * 0.12);
        inside *= 1 - shade;
        if (inside <= 0.003) continue;
      }
      lay(canvas, i, face, inside);
      if (isMoon) {
        const spots = noise.layered(dx * 1.3 + 40, dy * 1.3, 3);
        lay(canvas, i, seas, inside * smoothstep(0.02, 0.42, spots) * 0.5);
        lay(canvas, i, palette.haze, inside * smoothstep(0.55, 1.05, d) * 0.3);
      }
      raise(canvas.glowing, i, inside * (isMoon ? 0.55 : 0.9));
      raise(canvas.detail, i, bell(d / 1.2) * 0.3 + smoothstep(0.16, 0, Math.abs(d - 1)) * 0.5);
    }
  }
}

/** How far the shadow stands from the moon's middle, in its radii: 0 is a full moon. Half of all
 *  moons are full; the others gibbous or thin, waxing or waning. */
function phaseOf(seed: number): number {
  const chance = hashUnit(7, 13, seed);
  if (chance < 0.5) return 0;
  const side = hashUnit(8, 13, seed) < 0.5 ? -1 : 1;
  return side * (chance < 0.72 ? 1.35 : chance < 0.88 ? 0.72 : 0.42);
}

/** Domain-warped clouds, lit on the side of the light, flattening towards the horizon. */
function paintClouds(world: World, bottom: number): void {
  const { canvas, palette, light, noise, unit, scene } = world;
  const covered = cover[scene.weather];
  const size = 330 * unit;
  const step = Math.max(2, Math.floor(3 * unit));
  const density = createField(world.width, bottom, step, (x, y) => {
    const v = clamp01(y / bottom);
    const perspective = 1.15 - v * 0.62;
    const px = (x - world.width / 2) / (size * perspective);
    const py = y / (size * 0.52 * perspective * (1.05 - v * 0.4));
    const wx = noise.layered(px * 0.8 + 5, py * 0.8, 2);
    const wy = noise.layered(px * 0.8, py * 0.8 + 31, 2);
    return noise.layered(px + wx * 0.9, py + wy * 0.7, 5);
  });
  const threshold = 0.62 - covered;
  const isHeavy = scene.weather === 'storm' || scene.weather === 'rain';
  const shade = mixColours(palette.sky, palette.zenith, isHeavy ? 0.75 : 0.42);
  const reach = 46 * unit;
  for (let y = 0; y < bottom; y++) {
    const dy = light.y - y;
    const v = y / bottom;
    const fade = smoothstep(1.02, 0.8, v);
    for (let x = 0; x < world.width; x++) {
      const d = density.at(x, y);
      const thick = smoothstep(threshold, threshold + 0.42, d) * fade;
      if (thick <= 0.003) continue;
      const dx = light.x - x;
      const distance = Math.sqrt(dx * dx + dy * dy) + 1;
      const toward = density.at(x + (dx / distance) * reach, y + (dy / distance) * reach * 0.8);
      const lit =
        clamp01(0.36 + (d - toward) * 1.5) * (0.3 + 0.7 * glow(distance / (light.radius * 5.5)));
      const i = y * world.width + x;
      const opacity = thick * 0.86;
      lay(canvas, i, shade, opacity * (1 - lit * 0.85));
      lay(canvas, i, palette.haze, opacity * lit * 0.85);
      const silver = lit * lit * glow(distance / (light.radius * 3)) * smoothstep(1, 0.25, thick);
      lay(canvas, i, palette.light, opacity * silver * 0.9);
      // Thick cloud hides the disc behind it.
      const shining = canvas.glowing[i] ?? 0;
      if (shining > 0) canvas.glowing[i] = shining * (1 - thick * 0.8);
    }
  }
}

/** A veil of haze between two rows, thickest in the middle of them. */
export function layFog(world: World, top: number, bottom: number, strength: number): void {
  const { canvas, palette, light, noise, unit } = world;
  const y0 = Math.max(0, Math.floor(top));
  const y1 = Math.min(world.height, Math.ceil(bottom));
  const wisps = createField(world.width, world.height, 10, (x, y) =>
    noise.layered(x / (300 * unit) + 70, y / (70 * unit), 3),
  );
  for (let y = y0; y < y1; y++) {
    const across = bell(((y - top) / (bottom - top)) * 2 - 1);
    for (let x = 0; x < world.width; x++) {
      const thick = clamp01(across * strength * (0.75 + wisps.at(x, y) * 0.7));
      const dx = (x - light.x) / (light.radius * 7);
      const warm = glow(dx) * 0.35;
      const i = y * world.width + x;
      layLab(
        canvas,
        i,
        palette.haze.l + (palette.light.l - palette.haze.l) * warm,
        palette.haze.a + (palette.light.a - palette.haze.a) * warm,
        palette.haze.b + (palette.light.b - palette.haze.b) * warm,
        thick,
      );
    }
  }
}
