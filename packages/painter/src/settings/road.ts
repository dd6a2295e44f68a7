import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { drawGrass } from '#elements/grass.ts';
import { paintLand } from '#elements/ground.ts';
import { paintRange } from '#elements/hills.ts';
import { drawFir, growTree } from '#elements/lone-trees.ts';
import { drawLimb } from '#elements/shape.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { isSoaked, layWetness } from '#elements/wet.ts';
import { clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A road to the horizon, telegraph poles beside it, the light at its end. */
export const road: SettingPainter = {
  stage(scene, random) {
    const x = random.between(0.4, 0.6);
    return {
      horizon: random.between(0.57, 0.61),
      light: {
        x: x + random.between(-0.05, 0.05),
        y: random.between(0.38, 0.46),
        radius: random.between(0.06, 0.075),
      },
      hero: { x: mix(x, 0.5, 0.4), feet: 0.78 },
      aloft: { x: 1 - x, y: 0.27 },
      dreamer: { x: 0.5 + (x < 0.5 ? 0.06 : -0.06), feet: 0.9 },
      isOpen: true,
      floor: isSoaked(scene) ? 'wet' : 'land',
    };
  },
  far(world) {
    const { horizon: base, unit } = world;
    paintSky(world, base + Math.floor(30 * unit));
    paintRange(world, {
      base: base + Math.floor(16 * unit),
      height: 90 * unit,
      span: 360 * unit,
      jagged: 0.4,
      distance: 0.82,
      snow: false,
      salt: 1,
    });
    layFog(world, base - 80 * unit, base + 40 * unit, 0.5);
  },
  near(world) {
    const { palette, horizon, unit, height } = world;
    const earth = mixColours(palette.leaf, palette.deep, 0.45);
    paintLand(world, {
      top: horizon + Math.floor(8 * unit),
      roll: 12 * unit,
      colour: earth,
      grain: [280, 46],
    });
    drawGrass(world, horizon + 20 * unit, height + 40 * unit, 2000, 'grass');
    paintRoad(world);
    if (hashUnit(1, 5, world.seed) < 0.5) drawPoles(world);
    else plantAvenue(world);
    if (isSoaked(world.scene)) layWetness(world, horizon + Math.floor(10 * unit), 0.45);
  },
  front() {},
};

function paintRoad(world: World): void {
  const { canvas, palette, light, noise, unit, width, height, horizon } = world;
  const surface = mixColours(palette.deep, palette.sky, 0.38);
  const bright = mixColours(palette.haze, palette.light, 0.5);
  const vanish = light.x;
  const top = horizon + 10 * unit;
  for (let y = Math.floor(top); y < height; y++) {
    const near = (y - top) / (height - top);
    const half = (3 + near * 250) * unit;
    // Nearer rows swing towards the middle of the picture: the road bends as it leaves.
    const centre =
      mix(vanish, width * 0.5, smoothstep(0, 0.8, near)) +
      noise.at(2.2, near * 1.4) * 46 * unit * near;
    for (
      let x = Math.max(0, Math.floor(centre - half * 1.15));
      x < Math.min(width, centre + half * 1.15);
      x++
    ) {
      const across = (x - centre) / half;
      const ragged = noise.at(x / (17 * unit), y / (9 * unit)) * 0.07;
      const cover = smoothstep(1.02, 0.95, Math.abs(across) + ragged);
      if (cover <= 0) continue;
      const i = y * width + x;
      const wet = noise.layered(across * 1.8 + 5, 3 / (near + 0.12), 3);
      lay(canvas, i, surface, cover * 0.96);
      lay(canvas, i, palette.haze, cover * smoothstep(0.35, 0, near) * 0.6);
      const shine = glow((x - light.x) / ((70 + near * 260) * unit)) * clamp01(0.5 + wet);
      lay(canvas, i, bright, cover * shine * mix(0.75, 0.28, near));
      lay(canvas, i, palette.deep, cover * smoothstep(0.3, 1, near) * 0.4);
      const dash = 2.6 / (near + 0.09);
      const line =
        smoothstep(0.035, 0.02, Math.abs(across)) * smoothstep(0.52, 0.48, dash - Math.floor(dash));
      lay(canvas, i, palette.light, cover * line * 0.6);
      raise(canvas.detail, i, line * 0.4 + 0.1);
    }
  }
}

/** Trees on both sides instead of poles, the nearest out of the picture's corners. */
function plantAvenue(world: World): void {
  const { palette, unit, width, height, horizon, light, scene } = world;
  const random = world.random('avenue');
  const isBare = scene.weather === 'snow' || hashUnit(2, 5, world.seed) < 0.3;
  const isFir = hashUnit(3, 5, world.seed) < 0.3;
  for (let n = 10; n >= 1; n--) {
    const near = 1 / (n * 0.9);
    const foot = horizon + 12 * unit + near * near * 60 * unit + near * (height - horizon) * 0.42;
    for (const side of [-1, 1]) {
      const x =
        light.x + side * (30 * unit + near * 600 * unit) + (width / 2 - light.x) * near * 0.5;
      const tall = (26 + near * 640) * unit * random.between(0.85, 1.15);
      const distance = clamp01(0.74 - near * 1.1);
      if (isFir) drawFir(world, x, foot, tall, distance, scene.weather === 'snow', random);
      else
        growTree(
          world,
          x,
          foot,
          tall,
          distance,
          random,
          isBare ? undefined : mixColours(palette.leaf, palette.accent, random.next() * 0.3),
        );
    }
  }
}

function drawPoles(world: World): void {
  const { palette, unit, width, height, horizon, light } = world;
  const side = light.x < width / 2 ? 1 : -1;
  let last: { x: number; y: number } | null = null;
  for (let n = 9; n >= 1; n--) {
    const near = 1 / (n * 0.9);
    const foot = horizon + 12 * unit + near * near * 60 * unit + near * (height - horizon) * 0.42;
    const x = light.x + side * (26 * unit + near * 520 * unit);
    const tall = (16 + near * 470) * unit;
    const colour = mixColours(palette.deep, palette.haze, clamp01(0.72 - near * 1.1));
    const ink = { colour, cover: 1, detail: 0.7 };
    drawLimb(world, x, foot, (0.7 + near * 6) * unit, x, foot - tall, (0.6 + near * 4) * unit, ink);
    const arm = tall * 0.13;
    drawLimb(
      world,
      x - arm,
      foot - tall * 0.9,
      (0.5 + near * 3) * unit,
      x + arm,
      foot - tall * 0.9,
      (0.5 + near * 3) * unit,
      ink,
    );
    const wire = { x: x, y: foot - tall * 0.92 };
    if (last !== null) {
      const sagX = (last.x + wire.x) / 2;
      const sagY = (last.y + wire.y) / 2 + tall * 0.06;
      const thin = { colour, cover: 0.7, detail: 0.6 };
      drawLimb(world, last.x, last.y, 0.5 * unit, sagX, sagY, 0.6 * unit, thin);
      drawLimb(world, sagX, sagY, 0.6 * unit, wire.x, wire.y, 0.8 * unit, thin);
    }
    last = wire;
  }
}
