import { mixColours } from '#colour.ts';
import { drawLimb } from '#elements/shape.ts';
import { layFog } from '#elements/sky.ts';
import { dot } from '#finish.ts';
import { sheltered } from '#scene-tables.ts';
import type { World } from '#world.ts';

/** Mist between us and what stands in the picture: before the brush, as it is part of the air. */
export function layMist(world: World): void {
  const { scene, horizon, unit } = world;
  if (sheltered.has(scene.setting)) return;
  if (scene.weather === 'mist') layFog(world, horizon - 260 * unit, horizon + 240 * unit, 0.5);
  if (scene.weather === 'snow') layFog(world, horizon - 200 * unit, horizon + 200 * unit, 0.28);
}

/** Rain and snow in the air: after the brush, which would smear them. */
export function scatterWeather(world: World): void {
  const { scene } = world;
  if (sheltered.has(scene.setting)) return;
  if (scene.weather === 'rain') drawRain(world, 520, 0.3);
  if (scene.weather === 'storm') drawRain(world, 680, 0.34);
  if (scene.weather === 'snow') drawSnow(world, 620);
}

function drawRain(world: World, count: number, cover: number): void {
  const { palette, unit, width, height } = world;
  const random = world.random('rain');
  const slant = random.between(-0.22, 0.22);
  const colour = mixColours(palette.haze, palette.light, 0.5);
  for (let n = 0; n < count; n++) {
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
  for (let n = 0; n < count; n++) {
    const near = random.next();
    const size = (0.9 + near * near * near * 5.2) * unit;
    dot(world, random.next() * width, random.next() * height, size, 0.75 - near * 0.4);
  }
}
