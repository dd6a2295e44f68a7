import { lay } from '#canvas.ts';
import { writeRgb } from '#colour.ts';
import { bell, clamp01, smoothstep } from '#maths.ts';
import { copyPlane } from '#plane-pool.ts';
import { blur, sample, shrink } from '#planes.ts';
import { hash } from '#random.ts';
import type { World } from '#world.ts';

/** Light that spills over its edge: what glows lends its colour to what is near. */
export function bloom(world: World, strength = 0.5): void {
  const { canvas, width, height, unit, palette } = world;
  const step = 4;
  const w = Math.ceil(width / step);
  const h = Math.ceil(height / step);
  const near = shrink(canvas.glowing, width, height, step);
  const far = copyPlane(near);
  blur(near, w, h, 4 * unit, 2);
  blur(far, w, h, 22 * unit, 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light =
        sample(near, w, h, x / step, y / step) * 0.4 + sample(far, w, h, x / step, y / step) * 0.6;
      if (light > 0.004) lay(canvas, y * width + x, palette.light, clamp01(light * strength));
    }
  }
}

/** Darkens the corners, so that the eye stays inside. */
export function vignette(world: World, strength = 0.3): void {
  const { canvas, width, height, palette } = world;
  for (let y = 0; y < height; y++) {
    const v = (y / height) * 2 - 1;
    for (let x = 0; x < width; x++) {
      const u = (x / width) * 2 - 1;
      const d = u * u * 0.9 + v * v * 0.9;
      const dark = smoothstep(0.55, 1.9, d) * strength;
      if (dark > 0) lay(canvas, y * width + x, palette.deep, dark);
    }
  }
}

/** A point of light with a soft edge; `size` is its radius in pixels. */
export function dot(world: World, x: number, y: number, size: number, strength: number): void {
  const { canvas, width, height, palette } = world;
  const reach = size + 1;
  for (
    let py = Math.max(0, Math.floor(y - reach));
    py <= Math.min(height - 1, Math.ceil(y + reach));
    py++
  ) {
    for (
      let px = Math.max(0, Math.floor(x - reach));
      px <= Math.min(width - 1, Math.ceil(x + reach));
      px++
    ) {
      const dx = px - x;
      const dy = py - y;
      const cover = bell(Math.sqrt(dx * dx + dy * dy) / reach) * strength;
      if (cover > 0) lay(canvas, py * width + px, palette.light, clamp01(cover));
    }
  }
}

/** Stars over the dark parts of the sky down to the horizon. */
export function scatterStars(world: World, count: number, bottom: number): void {
  const { canvas, width, unit } = world;
  const random = world.random('stars');
  for (let n = 0; n < count; n++) {
    const x = random.next() * width;
    const y = random.next() * random.between(0.35, 1) * bottom;
    const magnitude = random.next();
    const i = Math.floor(y) * width + Math.floor(x);
    const dark =
      smoothstep(0.62, 0.36, canvas.l[i] ?? 1) *
      smoothstep(0.2, 0.05, canvas.glowing[i] ?? 0) *
      // Sky is painted broadly; where strokes are fine there is a wall, a tree or a body.
      smoothstep(0.22, 0.08, canvas.detail[i] ?? 0);
    const bright = magnitude * magnitude * magnitude;
    if (dark > 0.05)
      dot(world, x, y, (0.5 + bright * 2.1) * unit + 0.35, dark * (0.3 + bright * 0.7));
  }
}

/** Dust in the light, slow and sparse. */
export function scatterMotes(world: World, count: number): void {
  const { width, height, unit } = world;
  const random = world.random('motes');
  for (let n = 0; n < count; n++) {
    const size = random.next();
    dot(
      world,
      random.next() * width,
      random.between(0.35, 1) * height,
      (0.9 + size * size * 2.2) * unit,
      0.22 + size * 0.4,
    );
  }
}

/** The picture as sRGB bytes, with the grain of film that keeps gradients from banding. */
export function toBytes(world: World, grain = 0.012): Uint8ClampedArray {
  const { canvas, width, height, seed } = world;
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const bits = hash(x, y, seed);
      const noise = ((bits & 1023) + ((bits >>> 10) & 1023)) / 1023 - 1;
      writeRgb(
        bytes,
        i * 4,
        (canvas.l[i] ?? 0) + noise * grain,
        canvas.a[i] ?? 0,
        canvas.b[i] ?? 0,
        ((bits >>> 20) & 255) / 255 - 0.5,
      );
    }
  }
  return bytes;
}
