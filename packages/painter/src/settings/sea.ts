import { paintRange } from '#elements/hills.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { paintWater } from '#elements/water.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';

export const sea: SettingPainter = {
  stage(scene, random) {
    const side = pickSide(random);
    const isLow = scene.time === 'dawn' || scene.time === 'dusk';
    return {
      horizon: random.between(0.62, 0.68),
      light: {
        x: 0.5 + side * random.between(0.14, 0.24),
        y: isLow ? random.between(0.4, 0.5) : random.between(0.18, 0.26),
        radius: random.between(0.055, 0.075),
      },
      hero: { x: 0.5 - side * random.between(0.06, 0.12), feet: random.between(0.78, 0.82) },
      aloft: { x: 0.5 - side * random.between(0.04, 0.1), y: 0.4 },
      dreamer: { x: 0.5 + side * random.between(0.14, 0.22), feet: random.between(0.84, 0.88) },
      isOpen: true,
      floor: 'water',
    };
  },
  far(world) {
    paintSky(world);
    const base = world.horizon;
    paintRange(world, {
      base,
      height: 105 * world.unit,
      span: 330 * world.unit,
      jagged: 0.35,
      distance: 0.9,
      snow: false,
      salt: 1,
    });
    paintRange(world, {
      base,
      height: 62 * world.unit,
      span: 260 * world.unit,
      jagged: 0.3,
      distance: 0.74,
      snow: false,
      salt: 2,
    });
    layFog(world, base - 120 * world.unit, base + 10, 0.5);
  },
  near(world) {
    const isRough = world.scene.weather === 'storm' || world.scene.weather === 'rain';
    paintWater(world, {
      top: world.horizon,
      swell: isRough ? 1.25 : 0.85,
      mirror: isRough ? 0.62 : 0.8,
    });
  },
  front() {},
};
