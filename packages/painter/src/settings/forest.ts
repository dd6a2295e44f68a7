import { mixColours } from '#colour.ts';
import { paintLand } from '#elements/ground.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { drawStems, drawTrunk } from '#elements/trees.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

export const forest: SettingPainter = {
  stage(_scene, random) {
    const x = random.between(0.44, 0.56);
    return {
      horizon: 0.76,
      light: { x, y: random.between(0.36, 0.44), radius: 0.075 },
      hero: { x: x + random.between(-0.03, 0.05), feet: 0.84 },
      aloft: { x, y: 0.42 },
      dreamer: { x: x - random.between(0.1, 0.14), feet: 0.9 },
      isOpen: false,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon, unit } = world;
    paintSky(world, world.height);
    layFog(world, horizon - 700 * unit, horizon + 250 * unit, 0.5);
    drawStems(world, horizon, 46, 0.86, 'stems far');
    layFog(world, horizon - 420 * unit, horizon + 160 * unit, 0.55);
    drawStems(world, horizon + 8 * unit, 26, 0.68, 'stems');
    layFog(world, horizon - 260 * unit, horizon + 130 * unit, 0.5);
    rowOfTrunks(world, horizon + 18 * unit, 9, [11, 17], 0.5, 0.16, 'trunks far');
    layFog(world, horizon - 150 * unit, horizon + 110 * unit, 0.6);
  },
  near(world) {
    const { palette, horizon, unit } = world;
    paintLand(world, {
      top: horizon,
      roll: 26 * unit,
      colour: mixColours(palette.deep, palette.haze, 0.42),
      grain: [420, 60],
    });
    rowOfTrunks(world, horizon + 62 * unit, 6, [20, 30], 0.25, 0.24, 'trunks');
    layFog(world, horizon - 60 * unit, horizon + 150 * unit, 0.45);
  },
  front(world) {
    const { horizon, unit, height } = world;
    rowOfTrunks(
      world,
      Math.min(height + 20 * unit, horizon + 230 * unit),
      4,
      [38, 60],
      0.02,
      0.33,
      'trunks near',
    );
    layFog(world, height - 190 * unit, height + 120 * unit, 0.16);
  },
};

/** Trunks across the picture, leaving a clearing of `gap` (share of the width) about the light. */
function rowOfTrunks(
  world: World,
  foot: number,
  count: number,
  radii: readonly [number, number],
  distance: number,
  gap: number,
  name: string,
): void {
  const random = world.random(name);
  for (let n = 0; n < count; n++) {
    const side = n % 2 === 0 ? -1 : 1;
    const out = gap + (random.next() * 0.8 + n * 0.5) * ((0.62 - gap) / (count * 0.5 + 0.8));
    const x = world.light.x + side * out * world.width;
    drawTrunk(
      world,
      x,
      foot + random.between(-12, 12) * world.unit,
      random.between(radii[0], radii[1]) * world.unit,
      distance,
      random,
    );
  }
}
