import { lay, layLab, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { drawGrass } from '#elements/grass.ts';
import { paintRange } from '#elements/hills.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { paintWater } from '#elements/water.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { createField, sample } from '#planes.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Sand, and the last thin wave drawn back over it. */
export const beach: SettingPainter = {
  stage(scene, random) {
    const side = pickSide(random);
    const isLow = scene.time === 'dawn' || scene.time === 'dusk';
    return {
      horizon: random.between(0.49, 0.56),
      light: {
        x: 0.5 + side * random.between(0.14, 0.24),
        y: isLow ? random.between(0.34, 0.42) : random.between(0.17, 0.25),
        radius: random.between(0.05, 0.07),
      },
      hero: { x: 0.5 - side * random.between(0.04, 0.12), feet: random.between(0.8, 0.83) },
      aloft: { x: 0.5 - side * random.between(0.04, 0.1), y: 0.33 },
      dreamer: {
        x: 0.5 + side * random.between(0.1, 0.2),
        feet: random.between(0.83, 0.87),
        tall: 0.115,
      },
      water: 0.635,
      isOpen: true,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon: base, unit, seed, light, width } = world;
    paintSky(world);
    const shape = hashUnit(4, 1, seed);
    if (shape < 0.7)
      paintRange(world, {
        base,
        height: 70 * unit,
        span: 330 * unit,
        jagged: 0.3,
        distance: 0.86,
        snow: false,
        salt: 1,
      });
    if (shape > 0.3) {
      // A headland on the far side from the light closes the bay.
      const x = light.x < width / 2 ? width : 0;
      paintRange(world, {
        base,
        height: mix(110, 230, shape) * unit,
        span: 170 * unit,
        jagged: 0.7,
        distance: 0.55,
        snow: false,
        salt: 4,
        peak: { x, half: 0.34 * width },
      });
    }
    layFog(world, base - 110 * unit, base + 10 * unit, 0.5);
  },
  near(world) {
    const { unit, horizon, scene } = world;
    const isRough = scene.weather === 'storm' || scene.weather === 'wind';
    paintWater(world, { top: horizon, swell: isRough ? 1.1 : 0.6, mirror: isRough ? 0.6 : 0.8 });
    drawBreakers(world, isRough ? 5 : 3);
    paintSand(world);
    const corner = hashUnit(5, 1, world.seed);
    if (corner < 0.6)
      drawGrass(world, 0.93 * world.height, world.height + 50 * unit, 420, 'marram');
  },
  front() {},
};

/** The row where the sea ends: it runs across the picture at a slant, in shallow bays. */
function shoreAt(world: World, x: number): number {
  const { width, height, unit, noise, horizon, light } = world;
  const towards = light.x < width / 2 ? x / width : 1 - x / width;
  const slant = mix(0.3, 0.62, towards * towards * 0.4 + towards * 0.6);
  return (
    horizon + (height - horizon) * slant + noise.layered(x / (300 * unit) + 4, 3.3, 2) * 34 * unit
  );
}

/** Lines of foam that come in, parallel to the shore and closer together far out. */
function drawBreakers(world: World, count: number): void {
  const { canvas, palette, noise, unit, width, horizon } = world;
  const foam = mixColours(palette.light, palette.haze, 0.3);
  for (let n = 0; n < count; n++) {
    const share = 1 - (n + 0.6) / (count + 1);
    const out = 0.35 + share * share * 0.5;
    for (let x = 0; x < width; x++) {
      const shore = shoreAt(world, x);
      const crest =
        horizon +
        (shore - horizon) * out +
        noise.layered(x / (150 * unit), n * 3.7, 3) * 15 * unit * out;
      const broken = smoothstep(-0.15, 0.25, noise.layered(x / (120 * unit) + n * 9, 1.2, 3));
      const thick = (2 + out * 11) * unit * (0.3 + broken);
      for (let y = Math.floor(crest - thick); y < crest + thick * 2.4; y++) {
        if (y <= horizon || y >= world.height) continue;
        const i = y * width + x;
        const v = (y - crest) / thick;
        const lace = noise.layered(x / (16 * unit), y / (5 * unit), 2);
        lay(canvas, i, foam, clamp01((v < 0 ? 1 + v : 1 - v / 2.4) * broken * (0.75 + lace * 0.5)));
        if (v < -0.3) lay(canvas, i, palette.deep, broken * 0.22);
        raise(canvas.detail, i, broken * 0.4);
      }
    }
  }
}

function paintSand(world: World): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const sand = mixColours(
    mixColours(palette.haze, palette.accent, 0.2),
    palette.deep,
    world.scene.time === 'night' ? 0.46 : 0.2,
  );
  const wetSand = mixColours(sand, palette.deep, 0.42);
  const bright = mixColours(sand, palette.light, 0.6);
  const foam = mixColours(palette.light, palette.haze, 0.15);
  const texture = createField(width, height, 3, (x, y) => {
    const near = Math.max(0.05, (y - world.horizon) / (height - world.horizon));
    return noise.layered((x - width / 2) / (190 * unit) / near, Math.sqrt(near) * 19, 4);
  });
  for (let x = 0; x < width; x++) {
    const shore = shoreAt(world, x);
    const swash = shore + noise.layered(x / (90 * unit) + 30, 8.1, 3) * 13 * unit;
    for (let y = Math.max(0, Math.floor(swash - 16 * unit)); y < height; y++) {
      const i = y * width + x;
      const in0 = y - swash;
      const near = clamp01((y - world.horizon) / (height - world.horizon));
      const wide = (0.4 + near) * 74 * unit;
      const wet = smoothstep(wide * 1.5, wide * 0.35, in0 + texture.at(x, y) * 14 * unit);
      const t = texture.at(x, y);
      const cover = smoothstep(-1, 2, in0);
      if (cover > 0) {
        lay(canvas, i, mixColours(sand, wetSand, wet), cover);
        // Wet sand keeps the sky's image, dulled.
        if (wet > 0.02) {
          const from = Math.max(0, 2 * shore - y - 160 * unit * near);
          layLab(
            canvas,
            i,
            sample(canvas.l, width, height, x + t * 8 * unit, from),
            sample(canvas.a, width, height, x, from),
            sample(canvas.b, width, height, x, from),
            cover * wet * 0.5,
          );
        }
        const pool = glow((x - light.x) / (light.radius * 2 + near * 300 * unit));
        lay(
          canvas,
          i,
          bright,
          cover * clamp01(pool * 0.42 * (1 - wet * 0.4) + Math.max(0, t) * 0.36),
        );
        lay(
          canvas,
          i,
          palette.deep,
          cover * clamp01(Math.max(0, -t) * 0.3 * (1 - wet) + smoothstep(0.72, 1.15, near) * 0.5),
        );
        lay(canvas, i, palette.light, cover * wet * pool * pool * 0.42);
        canvas.glowing[i] = wet * pool * pool * 0.08;
        raise(canvas.detail, i, 0.12);
      }
      // The wave's thin lip, thick where it turns back, and lace behind it.
      const lip = bell((in0 + 1.5 * unit) / (5.5 * unit));
      const lace =
        bell((in0 + 9 * unit) / (15 * unit)) *
        smoothstep(0, 0.4, noise.layered(x / (15 * unit), y / (6 * unit), 3));
      lay(canvas, i, foam, clamp01(lip * 0.85 + lace * 0.6));
      if (in0 > 0) lay(canvas, i, palette.deep, bell((in0 - 5 * unit) / (5 * unit)) * 0.2);
      raise(canvas.detail, i, lip * 0.5);
    }
  }
}
