import { lay } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { strikeLightning } from '#elements/lightning.ts';
import { drawLimb } from '#elements/shape.ts';
import { layFog } from '#elements/sky.ts';
import { dot } from '#finish.ts';
import { bell, clamp01, smoothstep } from '#maths.ts';
import type { SettingName } from '#scene.ts';
import { sheltered } from '#scene-tables.ts';
import type { World } from '#world.ts';

/** Settings whose ground snow whitens as one; the others know themselves where it lies. */
const whitened: ReadonlySet<SettingName> = new Set([
  'forest',
  'city',
  'meadow',
  'road',
  'garden',
  'desert',
  'beach',
]);

/** What the weather does to the ground, before anything stands on it. */
export function layWeather(world: World): void {
  const { scene } = world;
  if (scene.weather === 'snow' && whitened.has(scene.setting)) layFirstSnow(world);
}

/** Bolts of a storm: on the sky, before floating things hide it and water mirrors it. */
export function layStorm(world: World): void {
  const { scene } = world;
  if (scene.weather === 'storm' && !sheltered.has(scene.setting)) strikeLightning(world);
}

/** Mist between us and what stands in the picture: before the brush, as it is part of the air. */
export function layMist(world: World): void {
  const { scene, horizon, unit } = world;
  if (sheltered.has(scene.setting)) return;
  if (scene.weather === 'mist') {
    layFog(world, horizon - 330 * unit, horizon + 200 * unit, 0.42);
    layFog(world, horizon + 60 * unit, horizon + 340 * unit, 0.3);
  }
  if (scene.weather === 'snow') layFog(world, horizon - 200 * unit, horizon + 200 * unit, 0.28);
  if (scene.weather === 'rain') layFog(world, horizon - 260 * unit, horizon + 160 * unit, 0.24);
}

/** Rain, snow and flying leaves in the air: after the brush, which would smear them. */
export function scatterWeather(world: World): void {
  const { scene } = world;
  if (sheltered.has(scene.setting)) return;
  if (scene.weather === 'rain') drawRain(world, 520, 0.3);
  if (scene.weather === 'storm') drawRain(world, 680, 0.34);
  if (scene.weather === 'snow') drawSnow(world, 620);
  if (scene.weather === 'wind') blowLeaves(world, 70);
}

/** Snow lies where ground faces up: everywhere below the horizon but on the darkest edges. */
function layFirstSnow(world: World): void {
  const { canvas, palette, noise, unit, width, height, horizon, scene } = world;
  const isDark = scene.time === 'night';
  const white = mixColours(
    mixColours(palette.light, palette.haze, isDark ? 0.6 : 0.3),
    palette.sky,
    isDark ? 0.35 : 0.15,
  );
  const blue = mixColours(palette.sky, palette.zenith, isDark ? 0.5 : 0.25);
  for (let y = horizon; y < height; y++) {
    const near = (y - horizon) / (height - horizon);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const drift = noise.layered(x / ((60 + near * 190) * unit), y / ((12 + near * 46) * unit), 4);
      const tone = canvas.l[i] ?? 0;
      const cover = clamp01(smoothstep(-0.5, 0.15, drift) * 0.9) * smoothstep(0.02, 0.16, tone);
      lay(canvas, i, mixColours(blue, white, clamp01(0.35 + tone * 0.8 + drift * 0.4)), cover);
      lay(canvas, i, palette.deep, smoothstep(0.6, 1.2, near) * 0.3 * cover);
    }
  }
}

function drawRain(world: World, count: number, cover: number): void {
  const { palette, unit, width, height } = world;
  const random = world.random('rain');
  const slant = random.between(-0.22, 0.22);
  const colour = mixColours(palette.haze, palette.light, 0.5);
  const drops = Math.floor((count * Math.max(width, height)) / Math.min(width, height));
  for (let n = 0; n < drops; n++) {
    const near = random.next();
    const length = (12 + near * near * 46) * unit;
    const x = random.between(-0.1, 1.1) * width;
    const y = random.between(-0.1, 1) * height;
    const radius = (0.35 + near * 0.5) * unit;
    drawLimb(world, x, y, radius, x + slant * length, y + length, radius * 0.6, {
      colour,
      cover: cover * (0.35 + near * 0.65),
      detail: 0,
    });
  }
}

function drawSnow(world: World, count: number): void {
  const { unit, width, height } = world;
  const random = world.random('snow');
  const flakes = Math.floor((count * Math.max(width, height)) / Math.min(width, height));
  for (let n = 0; n < flakes; n++) {
    const near = random.next();
    const size = (0.9 + near * near * near * 5.2) * unit;
    dot(world, random.next() * width, random.next() * height, size, 0.75 - near * 0.4);
  }
}

/** Leaves and petals in long slanting lines, and the wind itself as faint strokes of light. */
function blowLeaves(world: World, count: number): void {
  const { palette, unit, width, height, noise } = world;
  const random = world.random('leaves');
  const way = random.next() < 0.5 ? -1 : 1;
  for (let n = 0; n < 16; n++) {
    let x = random.next() * width;
    let y = random.between(0.12, 0.8) * height;
    for (let k = 0; k < 16; k++) {
      const nx = x + way * 15 * unit;
      const ny = y + noise.at(x / (160 * unit), y / (90 * unit) + n) * 9 * unit;
      drawLimb(world, x, y, 0.9 * unit, nx, ny, 0.9 * unit, {
        colour: palette.light,
        cover: 0.22 * bell(k / 8 - 1),
        detail: 0,
      });
      x = nx;
      y = ny;
    }
  }
  for (let n = 0; n < count; n++) {
    const near = random.next();
    const size = (1.6 + near * near * 5) * unit;
    const x = random.next() * width;
    const y = random.between(0.2, 1) * height;
    const turn = random.between(-1, 1);
    const colour = mixColours(
      mixColours(palette.accent, palette.leaf, random.next()),
      palette.light,
      random.between(0, 0.4),
    );
    drawLimb(world, x, y, size * 0.25, x + way * size, y + turn * size, size * 0.62, {
      colour,
      cover: 0.9,
      detail: 0,
    });
    drawLimb(
      world,
      x + way * size,
      y + turn * size,
      size * 0.62,
      x + way * size * 2.1,
      y + turn * size * 1.5,
      size * 0.15,
      { colour, cover: 0.9, detail: 0 },
    );
  }
}
