import { type Colour, mixColours } from '#colour.ts';
import { hangCanopy } from '#elements/canopy.ts';
import { drawGrass } from '#elements/grass.ts';
import { paintLand } from '#elements/ground.ts';
import { drawFir } from '#elements/lone-trees.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { drawStems, drawTrunk } from '#elements/trees.ts';
import { mix } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** What grows in it: bare oaks, firs, birches, or trees in leaf. */
type Wood = 'bare' | 'fir' | 'birch' | 'leafy';
const woods: readonly Wood[] = ['bare', 'fir', 'birch', 'leafy'];

function woodOf(world: World): Wood {
  const isWinter = world.scene.weather === 'snow';
  const picked = woods[Math.floor(hashUnit(1, 7, world.seed) * woods.length)] ?? 'bare';
  return isWinter && picked === 'leafy' ? 'fir' : picked;
}

export const forest: SettingPainter = {
  stage(_scene, random) {
    const x = random.between(0.38, 0.62);
    const side = x < 0.5 ? 1 : -1;
    return {
      horizon: random.between(0.71, 0.77),
      light: { x, y: random.between(0.33, 0.45), radius: random.between(0.066, 0.08) },
      hero: { x: x + side * random.between(0.0, 0.06), feet: 0.84 },
      aloft: { x: x + side * 0.02, y: 0.42 },
      dreamer: { x: x - side * random.between(0.1, 0.15), feet: 0.9 },
      isOpen: false,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon, unit } = world;
    const wood = woodOf(world);
    paintSky(world, world.height);
    layFog(world, horizon - 700 * unit, horizon + 250 * unit, 0.5);
    drawStems(world, horizon, wood === 'fir' ? 20 : 46, 0.86, 'stems far');
    if (wood === 'fir')
      rowOfFirs(world, horizon + 4 * unit, 22, [260, 420], 0.78, 0.05, 'firs far');
    layFog(world, horizon - 420 * unit, horizon + 160 * unit, 0.55);
    if (wood === 'fir') rowOfFirs(world, horizon + 12 * unit, 13, [330, 560], 0.58, 0.11, 'firs');
    else drawStems(world, horizon + 8 * unit, 26, 0.68, 'stems');
    if (wood === 'leafy') hangCanopy(world, leafOf(world), 0.72, 0.42, 'canopy far');
    layFog(world, horizon - 260 * unit, horizon + 130 * unit, 0.5);
    rowOfTrunks(world, horizon + 18 * unit, 9, [11, 17], 0.5, 0.16, 'trunks far');
    layFog(world, horizon - 150 * unit, horizon + 110 * unit, 0.6);
  },
  near(world) {
    const { palette, horizon, unit, scene, height } = world;
    const isSnowy = scene.weather === 'snow';
    paintLand(world, {
      top: horizon,
      roll: 26 * unit,
      colour: isSnowy
        ? mixColours(palette.light, palette.sky, 0.35)
        : mixColours(mixColours(palette.deep, palette.haze, 0.42), palette.leaf, 0.25),
      grain: [420, 60],
    });
    const wood = woodOf(world);
    if (wood === 'leafy') hangCanopy(world, leafOf(world), 0.4, 0.5, 'canopy');
    if (wood === 'fir')
      rowOfFirs(world, horizon + 62 * unit, 4, [560, 760], 0.27, 0.24, 'firs near');
    else rowOfTrunks(world, horizon + 62 * unit, 6, [20, 30], 0.25, 0.24, 'trunks');
    if (!isSnowy && hashUnit(2, 7, world.seed) < 0.6)
      drawGrass(world, horizon + 50 * unit, height, 620, 'ferns');
    layFog(world, horizon - 60 * unit, horizon + 150 * unit, 0.45);
  },
  front(world) {
    const { horizon, unit, height } = world;
    const foot = Math.min(height + 20 * unit, horizon + 230 * unit);
    const wood = woodOf(world);
    const count = wood === 'fir' ? 2 : 3 + Math.floor(hashUnit(3, 7, world.seed) * 3);
    rowOfTrunks(
      world,
      foot,
      count,
      [38, 60],
      0.02,
      mix(0.3, 0.38, hashUnit(4, 7, world.seed)),
      'trunks near',
    );
    if (wood === 'leafy') hangCanopy(world, leafOf(world), 0.08, 0.3, 'canopy near');
    layFog(world, height - 190 * unit, height + 120 * unit, 0.16);
  },
};

/** Summer or autumn, as the palette and the seed will have it. */
function leafOf(world: World): Colour {
  const { palette, seed } = world;
  const autumn = hashUnit(5, 7, seed);
  return mixColours(palette.leaf, palette.accent, autumn * autumn * 0.7);
}

function barkOf(world: World): Colour | undefined {
  if (woodOf(world) !== 'birch') return undefined;
  const { palette, scene } = world;
  return mixColours(
    mixColours(palette.haze, palette.light, 0.35),
    palette.zenith,
    scene.time === 'day' ? 0.12 : 0.32,
  );
}

function rowOfFirs(
  world: World,
  foot: number,
  count: number,
  talls: readonly [number, number],
  distance: number,
  gap: number,
  name: string,
): void {
  const random = world.random(name);
  const isWhite = world.scene.weather === 'snow';
  for (let n = 0; n < count; n++) {
    const x = placeBeside(world, n, count, gap, random.next());
    const y = foot + random.between(-9, 9) * world.unit;
    drawFir(
      world,
      x,
      y,
      random.between(talls[0], talls[1]) * world.unit,
      distance,
      isWhite,
      random,
    );
  }
}

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
  const bark = barkOf(world);
  const thin = bark === undefined ? 1 : 0.72;
  for (let n = 0; n < count; n++) {
    const x = placeBeside(world, n, count, gap, random.next());
    const y = foot + random.between(-12, 12) * world.unit;
    const radius = random.between(radii[0], radii[1]) * world.unit * thin;
    drawTrunk(world, x, y, radius, distance, random, bark);
  }
}

function placeBeside(world: World, n: number, count: number, gap: number, chance: number): number {
  const side = n % 2 === 0 ? -1 : 1;
  const out = gap + (chance * 0.8 + n * 0.5) * ((0.62 - gap) / (count * 0.5 + 0.8));
  return world.light.x + side * out * world.width;
}
