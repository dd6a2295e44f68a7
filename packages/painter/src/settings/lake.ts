import { paintRange } from '#elements/hills.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { paintWater } from '#elements/water.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';

export const lake: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    return {
      horizon: random.between(0.6, 0.65),
      light: {
        x: 0.5 + side * random.between(0.16, 0.26),
        y: random.between(0.24, 0.34),
        radius: random.between(0.05, 0.065),
      },
      hero: { x: 0.5 - side * random.between(0.08, 0.14), feet: random.between(0.78, 0.82) },
      aloft: { x: 0.5 - side * random.between(0.02, 0.1), y: 0.3 },
      dreamer: { x: 0.5 + side * random.between(0.1, 0.2), feet: random.between(0.84, 0.88) },
      isOpen: true,
      floor: 'water',
    };
  },
  far(world) {
    const { unit, horizon: base } = world;
    const snow = world.scene.weather === 'snow';
    paintSky(world);
    paintRange(world, {
      base,
      height: 300 * unit,
      span: 380 * unit,
      jagged: 0.95,
      distance: 0.8,
      snow: true,
      salt: 1,
    });
    layFog(world, base - 190 * unit, base + 20 * unit, 0.5);
    paintRange(world, {
      base,
      height: 190 * unit,
      span: 300 * unit,
      jagged: 0.8,
      distance: 0.55,
      snow,
      salt: 2,
    });
    layFog(world, base - 110 * unit, base + 12 * unit, 0.5);
    paintRange(world, {
      base,
      height: 84 * unit,
      span: 190 * unit,
      jagged: 0.5,
      distance: 0.32,
      snow,
      salt: 3,
    });
    layFog(world, base - 50 * unit, base + 8 * unit, 0.55);
  },
  near(world) {
    paintWater(world, { top: world.horizon, swell: 0.35, mirror: 0.92 });
  },
  front() {},
};
