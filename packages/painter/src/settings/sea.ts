import { paintRange } from '#elements/hills.ts';
import { raiseIslet } from '#elements/islet.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { paintWater } from '#elements/water.ts';
import { mix } from '#maths.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Open water; by seed low isles, rocks that stand out of it, or a cliff on one side. */
export const sea: SettingPainter = {
  stage(scene, random) {
    const side = pickSide(random);
    const isLow = scene.time === 'dawn' || scene.time === 'dusk';
    return {
      horizon: random.between(0.58, 0.69),
      light: {
        x: 0.5 + side * random.between(0.1, 0.26),
        y: isLow ? random.between(0.36, 0.5) : random.between(0.16, 0.28),
        radius: random.between(0.05, 0.078),
      },
      hero: { x: 0.5 - side * random.between(0.06, 0.12), feet: random.between(0.78, 0.82) },
      aloft: { x: 0.5 - side * random.between(0.04, 0.1), y: random.between(0.36, 0.42) },
      dreamer: { x: 0.5 + side * random.between(0.12, 0.22), feet: random.between(0.84, 0.88) },
      isOpen: true,
      floor: 'water',
    };
  },
  far(world) {
    const { unit, horizon: base } = world;
    paintSky(world);
    paintIsles(world);
    layFog(world, base - 120 * unit, base + 10, 0.5);
    const kind = hashUnit(1, 3, world.seed);
    if (kind > 0.35 && kind < 0.7) paintRocks(world);
    if (kind >= 0.7) paintCliff(world);
    if (kind > 0.35) layFog(world, base - 60 * unit, base + 8 * unit, 0.6);
  },
  near(world) {
    const { weather } = world.scene;
    const isRough = weather === 'storm' || weather === 'wind';
    const swell = isRough
      ? 1.35
      : weather === 'rain'
        ? 1
        : mix(0.55, 0.95, hashUnit(2, 3, world.seed));
    paintWater(world, { top: world.horizon, swell, mirror: isRough ? 0.62 : 0.82 });
    raiseIslet(world);
  },
  front() {},
};

function paintIsles(world: World): void {
  const { unit, horizon: base, seed } = world;
  const tall = mix(70, 150, hashUnit(3, 3, seed)) * unit;
  const jagged = mix(0.15, 0.7, hashUnit(4, 3, seed));
  paintRange(world, {
    base,
    height: tall,
    span: 330 * unit,
    jagged,
    distance: 0.9,
    snow: false,
    salt: 1,
  });
  paintRange(world, {
    base,
    height: tall * 0.6,
    span: 260 * unit,
    jagged,
    distance: 0.74,
    snow: false,
    salt: 2,
  });
}

/** Needles of rock out of the water, the tallest away from the light. */
function paintRocks(world: World): void {
  const { unit, horizon: base, width, light } = world;
  const random = world.random('rocks');
  const count = 6 + Math.floor(random.next() * 4);
  for (let n = 0; n < count; n++) {
    const x = random.next() * width;
    const away = Math.min(1, Math.abs(x - light.x) / (width * 0.4));
    if (away < 0.2) continue;
    const height = random.between(110, 300) * unit * (0.35 + away * 0.65);
    const distance = random.between(0.3, 0.6);
    paintRange(world, {
      base,
      height,
      span: 90 * unit,
      jagged: 0.9,
      distance,
      snow: false,
      salt: 10 + n,
      peak: { x, half: height * random.between(0.3, 0.5), flat: random.between(0.04, 0.2) },
    });
  }
}

/** A headland that comes down to the sea on the side away from the light. */
function paintCliff(world: World): void {
  const { unit, horizon: base, width, light, seed } = world;
  const isLeft = light.x > width / 2;
  const reach = mix(0.2, 0.34, hashUnit(5, 3, seed)) * Math.min(width, 1300 * unit);
  for (const [n, share] of [1.25, 0.8].entries()) {
    paintRange(world, {
      base,
      height: mix(150, 330, hashUnit(6, 3, seed)) * unit * (n === 0 ? 0.7 : 1),
      span: 120 * unit,
      jagged: 0.75,
      distance: n === 0 ? 0.6 : 0.36,
      snow: world.scene.weather === 'snow',
      salt: 20 + n,
      peak: { x: isLeft ? 0 : width, half: reach * share },
    });
  }
}
