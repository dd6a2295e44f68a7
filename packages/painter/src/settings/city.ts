import { guideRectangle } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { drawFacet } from '#elements/shape.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { paintWater } from '#elements/water.ts';
import { isSoaked, layWetness } from '#elements/wet.ts';
import { bell, mix } from '#maths.ts';
import { hashUnit, type Random } from '#random.ts';
import { paintPavement, paintRoofs } from '#settings/city-ground.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Where we stand: on a quay, on a square, or on a roof above the streets. */
type Ground = 'quay' | 'square' | 'roof';
const grounds: readonly Ground[] = ['quay', 'square', 'roof'];

function groundOf(seed: number): Ground {
  return grounds[Math.floor(hashUnit(1, 9, seed) * grounds.length)] ?? 'square';
}

export const city: SettingPainter = {
  stage(scene, random) {
    const x = random.between(0.4, 0.6);
    return {
      horizon: random.between(0.64, 0.69),
      light: { x, y: random.between(0.22, 0.37), radius: random.between(0.055, 0.072) },
      hero: { x: x + random.between(-0.05, 0.05), feet: 0.865 },
      aloft: { x: x + random.between(-0.12, 0.12), y: 0.3 },
      dreamer: { x: x + (x < 0.5 ? 1 : -1) * random.between(0.1, 0.17), feet: 0.9, tall: 0.12 },
      isOpen: true,
      floor: isSoaked(scene) ? 'wet' : 'land',
    };
  },
  far(world) {
    const { horizon: base, unit, seed } = world;
    const grown = mix(0.7, 1.15, hashUnit(2, 9, seed));
    paintSky(world);
    rowOfTowers(world, base, [55, 100], [190 * grown, 400 * grown], 0.78, 0.05, 'towers far');
    layFog(world, base - 330 * unit, base + 40 * unit, 0.5);
    rowOfTowers(world, base, [62, 110], [170 * grown, 380 * grown], 0.48, 0.1, 'towers');
    layFog(world, base - 230 * unit, base + 40 * unit, 0.5);
    rowOfTowers(world, base, [80, 130], [210 * grown, 470 * grown], 0.2, 0.2, 'towers near');
    layFog(world, base - 130 * unit, base + 40 * unit, 0.62);
  },
  near(world) {
    const ground = groundOf(world.seed);
    if (ground === 'roof') paintRoofs(world);
    else if (ground === 'quay') {
      paintWater(world, { top: world.horizon, swell: 0.3, mirror: 0.82 });
      paintPavement(world, Math.floor(world.height * 0.825));
    } else paintPavement(world, world.horizon);
    if (isSoaked(world.scene))
      layWetness(
        world,
        Math.floor(world.height * (ground === 'square' ? world.stage.horizon : 0.83)),
        0.7,
      );
  },
  front() {},
};

function rowOfTowers(
  world: World,
  base: number,
  widths: readonly [number, number],
  heights: readonly [number, number],
  distance: number,
  gap: number,
  name: string,
): void {
  const { unit, width, light } = world;
  const random = world.random(name);
  let x = -20 * unit;
  while (x < width) {
    const w = random.between(widths[0], widths[1]) * unit;
    const away = (x + w / 2 - light.x) / (width * 0.5);
    const open = Math.abs(away) < gap ? 0.42 : mix(0.7, 1, Math.abs(away));
    const h = random.between(heights[0], heights[1]) * unit * open;
    if (random.next() > 0.1) drawTower(world, x, base, w, h, distance, random);
    x += w * random.between(0.85, 1.12);
  }
}

function drawTower(
  world: World,
  x: number,
  base: number,
  w: number,
  h: number,
  distance: number,
  random: Random,
): void {
  const { palette, light, unit, canvas } = world;
  const body = mixColours(palette.deep, palette.haze, distance * 0.8);
  const lit = mixColours(body, palette.light, 0.3 * (1 - distance * 0.5));
  const top = base - h;
  const detail = mix(0.5, 0.2, distance);
  drawFacet(
    world,
    [
      [x, top],
      [x + w, top],
      [x + w, base],
      [x, base],
    ],
    { colour: body, cover: 1, detail },
  );
  const flank = w * random.between(0.16, 0.34);
  const fx = light.x > x + w / 2 ? x + w - flank : x;
  drawFacet(
    world,
    [
      [fx, top],
      [fx + flank, top],
      [fx + flank, base],
      [fx, base],
    ],
    { colour: lit, cover: 0.75, detail },
  );
  const roof = random.next();
  if (roof < 0.3) {
    const inset = w * 0.22;
    const step = h * 0.09;
    drawFacet(
      world,
      [
        [x + inset, top - step],
        [x + w - inset, top - step],
        [x + w - inset, top + 2],
        [x + inset, top + 2],
      ],
      { colour: body, cover: 1, detail },
    );
  } else if (roof < 0.5) {
    drawFacet(
      world,
      [
        [x, top + 1],
        [x + w / 2, top - w * 0.6],
        [x + w, top + 1],
      ],
      { colour: body, cover: 1, detail },
    );
  }
  if (random.next() < 0.35) {
    const mast = x + w * random.between(0.4, 0.6);
    const tip = top - random.between(34, 80) * unit;
    drawFacet(
      world,
      [
        [mast - 1.2 * unit, top],
        [mast, tip],
        [mast + 1.2 * unit, top],
      ],
      { colour: body, cover: 1, detail: 0.7 },
    );
  }
  guideRectangle(canvas, x, top, x + w, base, 0, 1, 1.4);
  drawWindows(world, x, top, w, h, distance, random);
}

function drawWindows(
  world: World,
  x: number,
  top: number,
  w: number,
  h: number,
  distance: number,
  random: Random,
): void {
  const { palette, unit, scene, canvas } = world;
  const awake = scene.time === 'day' ? 0.1 : scene.time === 'night' ? 0.3 : 0.22;
  const warm = mixColours(palette.light, palette.accent, 0.3);
  const pane = mix(4.2, 2.6, distance) * unit;
  const stepX = pane * 2.5;
  const stepY = pane * 3.5;
  for (let y = top + stepY; y < top + h - stepY; y += stepY) {
    for (let px = x + stepX * 0.7; px < x + w - stepX; px += stepX) {
      if (random.next() > awake) continue;
      const cover =
        mix(0.9, 0.35, distance) *
        random.between(0.5, 1) *
        (1 - bell(((top + h - y) / h) * 2.2) * 0.5);
      const bottom = y + pane * random.between(1.3, 2);
      drawFacet(
        world,
        [
          [px, y],
          [px + pane, y],
          [px + pane, bottom],
          [px, bottom],
        ],
        { colour: warm, cover, detail: 0.85 },
      );
      const i = Math.floor(y + pane) * world.width + Math.floor(px + pane / 2);
      if (i >= 0 && i < canvas.glowing.length) canvas.glowing[i] = 0.9 * cover;
    }
  }
}
