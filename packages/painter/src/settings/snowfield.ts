import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { paintRange } from '#elements/hills.ts';
import { drawFir, growTree } from '#elements/lone-trees.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { bell, clamp, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Snow to the horizon, blue in its shadows; a few trees, and one line of steps. */
export const snowfield: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    return {
      horizon: random.between(0.58, 0.66),
      light: {
        x: 0.5 + side * random.between(0.1, 0.22),
        y: random.between(0.34, 0.45),
        radius: random.between(0.048, 0.066),
      },
      hero: { x: 0.5 - side * random.between(0.02, 0.1), feet: 0.8 },
      aloft: { x: 0.5 - side * random.between(0.04, 0.1), y: 0.33 },
      dreamer: { x: 0.5 + side * random.between(0.08, 0.16), feet: 0.86, tall: 0.11 },
      isOpen: true,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon: base, unit, seed } = world;
    paintSky(world, base + Math.floor(40 * unit));
    const jagged = mix(0.25, 0.95, hashUnit(1, 1, seed));
    paintRange(world, {
      base: base + Math.floor(10 * unit),
      height: mix(120, 260, jagged) * unit,
      span: 390 * unit,
      jagged,
      distance: 0.84,
      snow: true,
      salt: 1,
    });
    layFog(world, base - 170 * unit, base + 40 * unit, 0.5);
  },
  near(world) {
    const { unit, horizon, height } = world;
    paintSnow(world, horizon, 20, 0.75, 1);
    growRow(world, horizon + 16 * unit, 26, 46, 0.68, 'firs far');
    layFog(world, horizon - 50 * unit, horizon + 60 * unit, 0.5);
    paintSnow(world, horizon + 46 * unit, 34, 0.4, 2);
    growRow(world, horizon + 66 * unit, 8, 110, 0.36, 'firs');
    layFog(world, horizon - 20 * unit, horizon + 110 * unit, 0.3);
    paintSnow(world, horizon + 104 * unit, 46, 0.1, 3);
    walkUp(world, height);
  },
  front(world) {
    const { width, height, unit, light, seed } = world;
    const random = world.random('near tree');
    const side = light.x < width / 2 ? 1 : -1;
    const x = width / 2 + side * (width / 2 - 90 * unit);
    if (hashUnit(2, 2, seed) < 0.6) growTree(world, x, height * 0.95, 520 * unit, 0.03, random);
    else drawFir(world, x, height * 0.97, 560 * unit, 0.03, true, random);
  },
};

function growRow(
  world: World,
  foot: number,
  count: number,
  tall: number,
  distance: number,
  name: string,
): void {
  const random = world.random(name);
  const { unit, width, light } = world;
  const isBare = hashUnit(3, 3, world.seed) < 0.35;
  for (let n = 0; n < count; n++) {
    // Trees gather away from the light and leave it free.
    const x = random.next() * width;
    const away = Math.abs(x - light.x) / width;
    if (random.next() > 0.25 + away * 2) continue;
    const size = tall * random.between(0.6, 1.25) * unit;
    const y = foot + random.between(-5, 7) * unit;
    if (isBare) growTree(world, x, y, size * 1.1, distance, random);
    else drawFir(world, x, y, size, distance, true, random);
  }
}

function paintSnow(world: World, top: number, swing: number, distance: number, salt: number): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const isDark = world.scene.time === 'night';
  const white = mixColours(
    mixColours(palette.light, palette.haze, isDark ? 0.75 : 0.35),
    palette.sky,
    isDark ? 0.35 : 0.1,
  );
  const blue = mixColours(
    mixColours(palette.sky, palette.zenith, isDark ? 0.45 : 0.15),
    palette.haze,
    0.1 + distance * 0.5,
  );
  const span = mix(460, 320, distance) * unit;
  for (let x = 0; x < width; x++) {
    const px = x / span + salt * 5.7;
    const crest = top - noise.layered(px, salt * 2.3, 2) * swing * unit;
    const toLight = clamp((light.x - x) / (300 * unit), -1, 1);
    const slope =
      (noise.layered(px + 0.03, salt * 2.3, 2) - noise.layered(px - 0.03, salt * 2.3, 2)) *
      toLight *
      5;
    for (let y = Math.max(0, Math.floor(crest)); y < height; y++) {
      const i = y * width + x;
      const down = (y - crest) / (220 * unit);
      const cover = clamp01(y + 1 - crest);
      const drift = noise.layered(px * 1.6 + down * 0.8, down * 2.4 + salt * 3, 4);
      const ridge =
        noise.at(px * 7 + down * 5, down * 19 + noise.at(px * 4, down * 5) * 1.5) * (1 - distance);
      const lit = clamp01(0.5 + slope * (1 - down) + drift * 0.5 + ridge * 0.12);
      lay(canvas, i, blue, cover);
      lay(canvas, i, white, cover * smoothstep(0.15, 0.85, lit) * (0.9 - down * 0.15));
      const pool = glow((x - light.x) / ((90 + down * 190) * unit));
      lay(canvas, i, palette.light, cover * clamp01(pool * 0.55 * smoothstep(0.3, 0.8, lit)));
      lay(canvas, i, palette.haze, cover * bell(down * 4) * distance * 0.6);
      lay(
        canvas,
        i,
        mixColours(palette.zenith, palette.deep, 0.3),
        cover * smoothstep(0.4, 2, down) * 0.45 * (1 - distance),
      );
      raise(canvas.detail, i, smoothstep(0.05, 0, down) * 0.35 + 0.08);
      canvas.glowing[i] = 0;
    }
  }
}

/** Steps in the snow, from the lower edge to the dreamer's feet. */
function walkUp(world: World, height: number): void {
  const { canvas, palette, noise, unit, width, stage, scene } = world;
  if (!scene.dreamer) return;
  const shade = mixColours(palette.zenith, palette.deep, 0.35);
  const [x0, y0] = [stage.dreamer.x * width, stage.dreamer.feet * height];
  for (let n = 0; n < 13; n++) {
    const down = (n + 0.6) / 12;
    const y = mix(y0, height * 1.02, down * (0.6 + down * 0.4));
    const size = mix(3, 10, down) * unit;
    const bend = noise.at(down * 1.4 + 3, 0.7) * 120 * unit * down;
    const x =
      x0 +
      bend +
      (n % 2 === 0 ? -1 : 1) * size * 1.3 +
      (x0 < width / 2 ? -1 : 1) * down * 90 * unit;
    for (let py = Math.floor(y - size); py < y + size; py++) {
      for (let px = Math.floor(x - size * 1.4); px < x + size * 1.4; px++) {
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const dx = (px - x) / 1.4;
        const dy = py - y;
        const d = Math.sqrt(dx * dx + dy * dy) / size;
        const i = py * width + px;
        lay(canvas, i, shade, bell(d) * 0.7);
        if (py > y) lay(canvas, i, palette.light, bell((d - 0.75) * 4) * 0.35);
        raise(canvas.detail, i, bell(d) * 0.5);
      }
    }
  }
}
