import { mixColours } from '#colour.ts';
import { drawGrass } from '#elements/grass.ts';
import { paintLand } from '#elements/ground.ts';
import { paintRange } from '#elements/hills.ts';
import { drawHouse } from '#elements/house.ts';
import { growTree } from '#elements/lone-trees.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { hashUnit } from '#random.ts';
import { drawBorder, paintPath } from '#settings/garden-ground.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';

/** A house with lit windows at the end of a path, flowers to both sides. */
export const garden: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    const x = 0.5 + side * random.between(0.12, 0.2);
    return {
      horizon: random.between(0.58, 0.62),
      light: { x, y: random.between(0.24, 0.36), radius: random.between(0.048, 0.062) },
      hero: { x: 0.5 + side * random.between(0.04, 0.1), feet: 0.8 },
      aloft: { x: 0.5 + side * random.between(0.02, 0.08), y: 0.26 },
      dreamer: { x: 0.5 - side * random.between(0.05, 0.1), feet: 0.865, tall: 0.115 },
      isOpen: true,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon: base, unit, palette, width } = world;
    paintSky(world, base + Math.floor(24 * unit));
    paintRange(world, {
      base: base + Math.floor(18 * unit),
      height: 110 * unit,
      span: 400 * unit,
      jagged: 0.1,
      distance: 0.82,
      snow: false,
      salt: 1,
    });
    layFog(world, base - 70 * unit, base + 30 * unit, 0.45);
    const random = world.random('orchard');
    const leaf = mixColours(palette.leaf, palette.deep, 0.2);
    for (let n = 0; n < 11; n++) {
      const x = random.next() * width;
      if (Math.abs(x - world.light.x) > 0.1 * width)
        growTree(
          world,
          x,
          base + 14 * unit,
          random.between(120, 230) * unit,
          random.between(0.45, 0.62),
          random,
          mixColours(leaf, palette.accent, random.next() * 0.35),
        );
    }
    layFog(world, base - 60 * unit, base + 40 * unit, 0.35);
  },
  near(world) {
    const { palette, horizon, unit, height } = world;
    const green = mixColours(palette.leaf, palette.deep, 0.4);
    paintLand(world, {
      top: horizon + Math.floor(6 * unit),
      roll: 10 * unit,
      colour: green,
      grain: [240, 44],
    });
    drawHouse(world);
    drawGrass(world, horizon + 34 * unit, 0.85 * height, 1700, 'lawn');
    paintPath(world);
  },
  front(world) {
    const { palette, unit, height, width, light } = world;
    drawBorder(world);
    if (hashUnit(2, 8, world.seed) < 0.7) {
      const random = world.random('garden tree');
      const side = light.x < width / 2 ? -1 : 1;
      growTree(
        world,
        width / 2 + side * (width / 2 - 60 * unit),
        height * 0.9,
        random.between(560, 720) * unit,
        0.04,
        random,
        palette.leaf,
      );
    }
  },
};
