import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { paintRange } from '#elements/hills.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { clamp, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Dunes: one flank in light, one in shade, a curved crest between. */
export const desert: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    return {
      horizon: random.between(0.54, 0.63),
      light: {
        x: 0.5 + side * random.between(0.14, 0.24),
        y: random.between(0.3, 0.42),
        radius: random.between(0.06, 0.08),
      },
      hero: { x: 0.5 - side * random.between(0.02, 0.1), feet: 0.79 },
      aloft: { x: 0.5 - side * random.between(0.02, 0.1), y: 0.3 },
      dreamer: { x: 0.5 + side * random.between(0.14, 0.2), feet: 0.87 },
      isOpen: true,
      floor: 'land',
    };
  },
  far(world) {
    paintSky(world, world.horizon + Math.floor(60 * world.unit));
    paintMesas(world);
    paintDune(world, world.horizon + 10 * world.unit, 70, 0.85, 1);
    layFog(world, world.horizon - 60 * world.unit, world.horizon + 60 * world.unit, 0.4);
    paintDune(world, world.horizon + 52 * world.unit, 80, 0.6, 2);
    layFog(world, world.horizon, world.horizon + 110 * world.unit, 0.32);
  },
  near(world) {
    paintDune(
      world,
      world.horizon + 120 * world.unit,
      mix(60, 150, hashUnit(2, 4, world.seed)),
      0.32,
      3,
    );
    paintDune(world, world.horizon + 250 * world.unit, 120, 0.08, 4);
  },
  front() {},
};

/** Tables of rock far off, in half of all deserts. */
function paintMesas(world: World): void {
  const { unit, width, horizon, light, seed } = world;
  if (hashUnit(1, 4, seed) < 0.45) return;
  const random = world.random('mesas');
  for (let n = 0; n < 5; n++) {
    const x = random.next() * width;
    if (Math.abs(x - light.x) < 0.13 * width) continue;
    paintRange(world, {
      base: horizon + Math.floor(30 * unit),
      height: random.between(70, 190) * unit,
      span: 80 * unit,
      jagged: 0.6,
      distance: random.between(0.6, 0.82),
      snow: false,
      salt: 30 + n,
      peak: { x, half: random.between(60, 170) * unit, flat: random.between(0.5, 0.75) },
    });
  }
}

function paintDune(world: World, top: number, swing: number, distance: number, salt: number): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const sand = mixColours(
    mixColours(palette.haze, palette.accent, 0.4),
    palette.deep,
    mix(0.4, 0.15, distance),
  );
  const bright = mixColours(sand, palette.light, 0.58);
  const shade = mixColours(
    mixColours(palette.deep, palette.zenith, 0.4),
    palette.haze,
    distance * 0.5,
  );
  const span = mix(540, 300, distance) * unit;
  const facing = borrowPlane(width);
  for (let x = 0; x < width; x++) {
    const px = x / span + salt * 3.7;
    const slope = noise.layered(px + 0.02, salt * 2.3, 2) - noise.layered(px - 0.02, salt * 2.3, 2);
    const toLight = clamp((light.x - x) / (220 * unit), -1, 1);
    facing[x] = 0.5 + slope * toLight * 9;
  }
  const lean = light.x > width / 2 ? -1 : 1;
  for (let x = 0; x < width; x++) {
    const px = x / span + salt * 3.7;
    const crest = top - noise.layered(px, salt * 2.3, 2) * swing * unit * 1.5;
    for (let y = Math.max(0, Math.floor(crest)); y < height; y++) {
      const i = y * width + x;
      const down = (y - crest) / (210 * unit);
      const cover = clamp01(y + 1 - crest);
      // The edge between the lit and the dark flank slants away from the light as it comes down.
      const shifted = clamp(Math.floor(x + lean * down * 190 * unit), 0, width - 1);
      const wind =
        noise.layered(px * 1.1 + 20, down * 1.2 + salt, 2) * 0.35 + (facing[shifted] ?? 0.5) - 0.46;
      const lit = smoothstep(-0.16, 0.14, wind * (1 - down * 0.25));
      const ripple =
        noise.at(
          x / (70 * unit) + down * 3,
          (y + noise.at(x / (60 * unit), down * 4) * 10 * unit) / (7 * unit),
        ) *
        (1 - distance);
      lay(canvas, i, shade, cover);
      lay(canvas, i, sand, cover * (0.25 + lit * 0.75));
      lay(
        canvas,
        i,
        bright,
        cover *
          clamp01(
            lit * 0.75 * glow((x - light.x) / (520 * unit)) * (1 - down * 0.35) + ripple * 0.09,
          ),
      );
      lay(canvas, i, palette.haze, cover * smoothstep(0.5, 0, down) * distance * 0.55);
      lay(canvas, i, palette.deep, cover * smoothstep(0.6, 2.2, down) * 0.45 * (1 - distance));
      raise(canvas.detail, i, smoothstep(0.06, 0, down) * 0.4 + 0.08);
      canvas.glowing[i] = 0;
    }
  }
}
