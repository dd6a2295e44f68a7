import { paintCloudBank } from '#elements/clouds.ts';
import { paintRange } from '#elements/hills.ts';
import { fillBelow, layFog, paintSky } from '#elements/sky.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';

/** Above the clouds; the dreamer stands on a rock that reaches out of them. */
export const sky: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    return {
      horizon: 0.62,
      light: {
        x: 0.5 + side * random.between(0.1, 0.2),
        y: random.between(0.34, 0.44),
        radius: random.between(0.055, 0.075),
      },
      hero: { x: 0.5 - side * random.between(0.04, 0.1), feet: 0.7 },
      aloft: { x: 0.5 - side * random.between(0.03, 0.1), y: 0.36 },
      dreamer: { x: 0.5 + side * random.between(0.02, 0.08), feet: 0.885 },
      isOpen: true,
      floor: 'none',
    };
  },
  far(world) {
    const { unit, horizon, height } = world;
    paintSky(world, Math.floor(height * 0.7));
    fillBelow(world, Math.floor(height * 0.7));
    paintCloudBank(world, horizon, 60 * unit, 0.9, 1);
    layFog(world, horizon - 40 * unit, horizon + 90 * unit, 0.35);
    paintCloudBank(world, horizon + 80 * unit, 85 * unit, 0.6, 2);
    paintCloudBank(world, horizon + 175 * unit, 110 * unit, 0.3, 3);
  },
  near(world) {
    const { unit, height } = world;
    const top = Math.floor(world.stage.dreamer.feet * height);
    paintPeak(world, world.stage.dreamer.x * world.width, top, 150 * unit);
    paintCloudBank(world, top + 105 * unit, 80 * unit, 0.05, 4);
  },
  front() {},
};

/** The top of a mountain with a flat place to stand on. */
function paintPeak(
  world: Parameters<typeof paintRange>[0],
  x: number,
  top: number,
  half: number,
): void {
  paintRange(world, {
    base: world.height,
    height: world.height - top + 6 * world.unit,
    span: half,
    jagged: 0.6,
    distance: 0.04,
    snow: false,
    salt: 5,
    peak: { x, half },
  });
}
