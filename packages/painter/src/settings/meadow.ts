import { mixColours } from '#colour.ts';
import { drawGrass } from '#elements/grass.ts';
import { paintLand } from '#elements/ground.ts';
import { paintRange } from '#elements/hills.ts';
import { growTree } from '#elements/lone-trees.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { mix } from '#maths.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Grass in flower; by seed open, with one great tree, or with a line of poplars. */
export const meadow: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    const x = 0.5 + side * random.between(0.08, 0.2);
    return {
      horizon: random.between(0.58, 0.68),
      light: { x, y: random.between(0.26, 0.44), radius: random.between(0.05, 0.07) },
      hero: { x: x - side * random.between(0.06, 0.1), feet: 0.79 },
      aloft: { x: 0.5 - side * 0.06, y: 0.32 },
      dreamer: { x: 0.5 - side * random.between(0.18, 0.25), feet: 0.785, tall: 0.11 },
      isOpen: true,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon: base, unit, seed } = world;
    const hilly = hashUnit(1, 8, seed);
    paintSky(world, base + 30 * unit);
    paintRange(world, {
      base: base + 20 * unit,
      height: mix(90, 220, hilly) * unit,
      span: 430 * unit,
      jagged: hilly * hilly * 0.7,
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
    drawPoplars(world);
    layFog(world, base - 50 * unit, base + 50 * unit, 0.4);
  },
  near(world) {
    const { palette, horizon, unit, width, light, seed } = world;
    paintLand(world, {
      top: horizon,
      roll: 40 * unit,
      colour: mixColours(palette.leaf, palette.deep, 0.3),
      grain: [260, 42],
    });
    if (hashUnit(2, 8, seed) < 0.6) {
      const random = world.random('great tree');
      const side = light.x < width / 2 ? 1 : -1;
      const x = width / 2 + side * Math.min(width * 0.33, 360 * unit);
      growTree(
        world,
        x,
        horizon + 26 * unit,
        random.between(300, 420) * unit,
        0.2,
        random,
        mixColours(palette.leaf, palette.accent, random.next() * 0.4),
      );
    }
    drawGrass(world, horizon + 20 * unit, 0.83 * world.height, 2600, 'grass');
  },
  front(world) {
    drawGrass(world, 0.84 * world.height, world.height + 60 * world.unit, 1500, 'grass near');
  },
};

/** Tall narrow trees at even steps along the horizon. */
function drawPoplars(world: World): void {
  const { palette, unit, width, horizon, light, seed } = world;
  if (hashUnit(3, 8, seed) < 0.45) return;
  const random = world.random('poplars');
  const from = light.x < width / 2 ? 0.55 : 0.02;
  for (let n = 0; n < 11; n++) {
    const x = (from + n * 0.042) * width;
    const tall = random.between(70, 110) * unit;
    for (const [k, share] of [1, 0.62, 0.3].entries())
      growTree(
        world,
        x + (k - 1) * 2 * unit,
        horizon + 22 * unit,
        tall * share * 1.2,
        0.5,
        random,
        palette.leaf,
      );
  }
}
