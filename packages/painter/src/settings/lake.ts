import { paintRange } from '#elements/hills.ts';
import { raiseIslet } from '#elements/islet.ts';
import { drawFir, growTree } from '#elements/lone-trees.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { paintWater } from '#elements/water.ts';
import { mix } from '#maths.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A lake: among peaks, among hills, or in a wood, as the seed will have it. */
export const lake: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    return {
      horizon: random.between(0.57, 0.65),
      light: {
        x: 0.5 + side * random.between(0.12, 0.26),
        y: random.between(0.22, 0.34),
        radius: random.between(0.045, 0.065),
      },
      hero: { x: 0.5 - side * random.between(0.08, 0.14), feet: random.between(0.78, 0.82) },
      aloft: { x: 0.5 - side * random.between(0.02, 0.1), y: 0.3 },
      dreamer: { x: 0.5 + side * random.between(0.1, 0.2), feet: random.between(0.84, 0.88) },
      isOpen: true,
      floor: 'water',
    };
  },
  far(world) {
    const { unit, horizon: base, seed } = world;
    const snow = world.scene.weather === 'snow';
    const jagged = mix(0.25, 1, hashUnit(1, 6, seed));
    const tall = mix(170, 320, hashUnit(2, 6, seed)) * (0.7 + jagged * 0.3) * unit;
    paintSky(world);
    paintRange(world, {
      base,
      height: tall,
      span: 380 * unit,
      jagged,
      distance: 0.8,
      snow: jagged > 0.6 || snow,
      salt: 1,
    });
    layFog(world, base - 190 * unit, base + 20 * unit, 0.5);
    paintRange(world, {
      base,
      height: tall * 0.64,
      span: 300 * unit,
      jagged: jagged * 0.85,
      distance: 0.55,
      snow,
      salt: 2,
    });
    layFog(world, base - 110 * unit, base + 12 * unit, 0.5);
    paintRange(world, {
      base,
      height: tall * 0.27,
      span: 190 * unit,
      jagged: jagged * 0.5,
      distance: 0.36,
      snow,
      salt: 3,
    });
    growShore(world);
    layFog(world, base - 50 * unit, base + 8 * unit, 0.55);
  },
  near(world) {
    paintWater(world, {
      top: world.horizon,
      swell: world.scene.weather === 'wind' ? 0.8 : 0.35,
      mirror: 0.92,
    });
    raiseIslet(world);
  },
  front() {},
};

/** Trees along the far shore, thickest to one side. */
function growShore(world: World): void {
  const { palette, unit, width, horizon, light, seed, scene } = world;
  const wooded = hashUnit(3, 6, seed);
  if (wooded < 0.3) return;
  const random = world.random('shore');
  const isFir = wooded > 0.6;
  for (let n = 0; n < 46 * wooded; n++) {
    const t = random.next() * random.next();
    const x = light.x > width / 2 ? t * width : width - t * width;
    if (Math.abs(x - light.x) < 60 * unit) continue;
    const tall = random.between(50, 125) * unit * (1.25 - t);
    const distance = random.between(0.24, 0.5);
    if (isFir) drawFir(world, x, horizon, tall, distance, scene.weather === 'snow', random);
    else growTree(world, x, horizon, tall * 1.1, distance, random, palette.leaf);
  }
}
