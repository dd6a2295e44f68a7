import { paintRange } from '#elements/hills.ts';
import { fillBelow, layFog, paintSky } from '#elements/sky.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';

/** Ridge behind ridge with mist between; we stand on the nearest. */
export const mountain: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    return {
      horizon: 0.78,
      light: {
        x: 0.5 + side * random.between(0.12, 0.22),
        y: random.between(0.26, 0.36),
        radius: random.between(0.05, 0.065),
      },
      hero: { x: 0.5 - side * random.between(0.02, 0.1), feet: 0.86 },
      aloft: { x: 0.5 - side * random.between(0.02, 0.1), y: 0.34 },
      dreamer: { x: 0.5 + side * random.between(0.16, 0.22), feet: 0.88 },
      isOpen: true,
      floor: 'land',
    };
  },
  far(world) {
    const { unit, height } = world;
    paintSky(world, Math.floor(height * 0.72));
    fillBelow(world, Math.floor(height * 0.72));
    const rows = [
      { base: 0.6, height: 330, span: 420, distance: 0.85, salt: 1 },
      { base: 0.68, height: 270, span: 360, distance: 0.62, salt: 2 },
      { base: 0.76, height: 210, span: 330, distance: 0.4, salt: 3 },
    ];
    for (const row of rows) {
      paintRange(world, {
        base: Math.floor(row.base * height),
        height: row.height * unit,
        span: row.span * unit,
        jagged: 0.92,
        distance: row.distance,
        snow: row.distance > 0.5 || world.scene.weather === 'snow',
        salt: row.salt,
      });
      layFog(
        world,
        row.base * height - row.height * unit * 0.55,
        row.base * height + 40 * unit,
        0.62,
      );
    }
  },
  near(world) {
    const { unit, height, width } = world;
    const top = 0.84 * height;
    layFog(world, top - 200 * unit, top + 120 * unit, 0.7);
    paintRange(world, {
      base: Math.floor(height + 90 * unit),
      height: height + 90 * unit - top,
      span: 210 * unit,
      jagged: 0.8,
      distance: 0.06,
      snow: world.scene.weather === 'snow',
      salt: 5,
      peak: {
        x: world.stage.hero.x * 0.5 * width + world.stage.dreamer.x * 0.5 * width,
        half: width * 0.72,
      },
    });
  },
  front() {},
};
