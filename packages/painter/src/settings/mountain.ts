import { drawGrass } from '#elements/grass.ts';
import { paintRange } from '#elements/hills.ts';
import { drawFir } from '#elements/lone-trees.ts';
import { fillBelow, layFog, paintSky } from '#elements/sky.ts';
import { mix } from '#maths.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Ridge behind ridge with mist between; we stand on the nearest, bare or wooded. */
export const mountain: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    return {
      horizon: 0.78,
      light: {
        x: 0.5 + side * random.between(0.08, 0.24),
        y: random.between(0.2, 0.36),
        radius: random.between(0.045, 0.068),
      },
      hero: { x: 0.5 - side * random.between(0.02, 0.1), feet: 0.86 },
      aloft: { x: 0.5 - side * random.between(0.02, 0.1), y: random.between(0.3, 0.36) },
      dreamer: { x: 0.5 + side * random.between(0.14, 0.22), feet: 0.88 },
      isOpen: true,
      floor: 'land',
    };
  },
  far(world) {
    const { unit, height, seed, scene } = world;
    const jagged = mix(0.45, 1, hashUnit(1, 2, seed));
    const grown = mix(0.75, 1.3, hashUnit(2, 2, seed));
    paintSky(world, Math.floor(height * 0.72));
    fillBelow(world, Math.floor(height * 0.72));
    const rows = [
      { base: 0.6, height: 330, span: 420, distance: 0.85, salt: 1 },
      { base: 0.68, height: 270, span: 360, distance: 0.62, salt: 2 },
      { base: 0.76, height: 210, span: 330, distance: 0.4, salt: 3 },
    ];
    for (const [n, row] of rows.entries()) {
      const tall = row.height * (n === 0 ? grown : 2 - grown) * unit;
      paintRange(world, {
        base: Math.floor(row.base * height),
        height: tall,
        span: row.span * unit,
        jagged: jagged * 0.92,
        distance: row.distance,
        snow: row.distance > 0.5 || scene.weather === 'snow',
        salt: row.salt,
      });
      layFog(world, row.base * height - tall * 0.55, row.base * height + 40 * unit, 0.62);
    }
  },
  near(world) {
    const { unit, height, width, seed, scene, stage } = world;
    const top = 0.84 * height;
    layFog(world, top - 200 * unit, top + 120 * unit, 0.7);
    const ground = hashUnit(3, 2, seed);
    if (ground > 0.4) growSlopes(world, top);
    paintRange(world, {
      base: Math.floor(height + 90 * unit),
      height: height + 90 * unit - top,
      span: 210 * unit,
      jagged: mix(0.8, 0.2, ground),
      distance: 0.06,
      snow: scene.weather === 'snow',
      salt: 5,
      peak: { x: (stage.hero.x + stage.dreamer.x) * 0.5 * width, half: width * 0.72 },
    });
    if (ground > 0.4 && scene.weather !== 'snow')
      drawGrass(world, top + 14 * unit, height + 30 * unit, 1300, 'alp');
  },
  front() {},
};

/** Firs on the flank below us, deep in mist towards the light. */
function growSlopes(world: World, top: number): void {
  const { unit, width, light, scene } = world;
  const random = world.random('slopes');
  for (let n = 0; n < 34; n++) {
    const near = n / 34;
    const x = random.next() * width;
    const away = Math.abs(x - light.x) / width;
    if (away < 0.16 + near * 0.14) continue;
    const foot = top + (20 - away * 60) * unit + near * 30 * unit;
    drawFir(
      world,
      x,
      foot,
      random.between(70, 120) * unit * (0.5 + near + away),
      0.62 - near * 0.42,
      scene.weather === 'snow',
      random,
    );
  }
}
