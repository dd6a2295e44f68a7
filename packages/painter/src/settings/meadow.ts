import { mixColours } from '#colour.ts';
import { drawGrass } from '#elements/grass.ts';
import { paintLand } from '#elements/ground.ts';
import { paintRange } from '#elements/hills.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';

export const meadow: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    const x = 0.5 + side * random.between(0.08, 0.18);
    return {
      horizon: random.between(0.64, 0.68),
      light: { x, y: random.between(0.34, 0.44), radius: random.between(0.055, 0.07) },
      hero: { x: x - side * random.between(0.06, 0.1), feet: 0.79 },
      aloft: { x: 0.5 - side * 0.06, y: 0.32 },
      dreamer: { x: 0.5 - side * random.between(0.2, 0.27), feet: 0.765, tall: 0.11 },
      isOpen: true,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon: base, unit } = world;
    paintSky(world, base + 30 * unit);
    paintRange(world, {
      base: base + 20 * unit,
      height: 150 * unit,
      span: 430 * unit,
      jagged: 0.2,
      distance: 0.85,
      snow: false,
      salt: 1,
    });
    layFog(world, base - 100 * unit, base + 40 * unit, 0.4);
    paintRange(world, {
      base: base + 30 * unit,
      height: 95 * unit,
      span: 380 * unit,
      jagged: 0.05,
      distance: 0.55,
      snow: false,
      salt: 2,
    });
    layFog(world, base - 50 * unit, base + 50 * unit, 0.4);
  },
  near(world) {
    const { palette, horizon, unit } = world;
    paintLand(world, {
      top: horizon,
      roll: 40 * unit,
      colour: mixColours(mixColours(palette.sky, palette.accent, 0.3), palette.deep, 0.35),
      grain: [260, 42],
    });
    drawGrass(world, horizon + 20 * unit, 0.83 * world.height, 2600, 'grass');
  },
  front(world) {
    drawGrass(world, 0.84 * world.height, world.height + 60 * world.unit, 1500, 'grass near');
  },
};
