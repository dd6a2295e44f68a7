import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { drawGrass } from '#elements/grass.ts';
import { paintRange } from '#elements/hills.ts';
import { growTree } from '#elements/lone-trees.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { paintWater } from '#elements/water.ts';
import { bell, clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** A river between trees, and a stone bridge whose arches close into rings in the water. */
export const river: SettingPainter = {
  stage(_scene, random) {
    const side = pickSide(random);
    return {
      horizon: random.between(0.58, 0.62),
      light: {
        x: 0.5 + side * random.between(0.06, 0.18),
        y: random.between(0.28, 0.38),
        radius: random.between(0.05, 0.065),
      },
      hero: { x: 0.5 - side * random.between(0.06, 0.14), feet: 0.915 },
      aloft: { x: 0.5 - side * random.between(0.02, 0.1), y: 0.29 },
      dreamer: { x: 0.5 + side * random.between(0.16, 0.24), feet: 0.905, tall: 0.12 },
      water: 0.75,
      isOpen: true,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon: base, unit, seed } = world;
    paintSky(world);
    paintRange(world, {
      base,
      height: 130 * unit,
      span: 380 * unit,
      jagged: mix(0.1, 0.7, hashUnit(1, 5, seed)),
      distance: 0.85,
      snow: world.scene.weather === 'snow',
      salt: 1,
    });
    layFog(world, base - 110 * unit, base + 10 * unit, 0.5);
    growGrove(world, base, 20, [70, 130], 0.62, 'grove far', 0.1);
    layFog(world, base - 80 * unit, base + 10 * unit, 0.45);
    growGrove(world, base + 4 * unit, 9, [150, 240], 0.32, 'grove', 0.26);
    paintBridge(world);
    layFog(world, base - 36 * unit, base + 8 * unit, 0.5);
  },
  near(world) {
    const { palette, unit, height } = world;
    paintWater(world, { top: world.horizon, swell: 0.35, mirror: 0.9 });
    paintBank(world);
    drawGrass(world, 0.885 * height, height + 40 * unit, 1000, 'bank grass');
    const random = world.random('reeds');
    for (let n = 0; n < 2; n++) {
      const side = n === 0 ? -1 : 1;
      if (hashUnit(7, n, world.seed) < 0.35) continue;
      const x = world.width * (0.5 + side * 0.47);
      growTree(
        world,
        x,
        height * 0.93,
        random.between(480, 640) * unit,
        0.05,
        random,
        palette.leaf,
      );
    }
  },
  front() {},
};

function growGrove(
  world: World,
  foot: number,
  count: number,
  tall: readonly [number, number],
  distance: number,
  name: string,
  gap: number,
): void {
  const { palette, unit, width, light } = world;
  const random = world.random(name);
  const green = mixColours(palette.leaf, palette.deep, 0.25);
  for (let n = 0; n < count; n++) {
    const x = random.next() * width;
    if (Math.abs(x - light.x) < gap * width) continue;
    const warm = mixColours(green, palette.accent, random.next() * 0.5);
    growTree(world, x, foot, random.between(tall[0], tall[1]) * unit, distance, random, warm);
  }
}

/** Arches over the whole width, the middle one widest and highest. */
function paintBridge(world: World): void {
  const { canvas, palette, light, noise, unit, width, seed } = world;
  const base = world.horizon;
  const stone = mixColours(mixColours(palette.deep, palette.haze, 0.42), palette.accent, 0.1);
  const span = Math.min(width, 1150 * unit) * mix(0.4, 0.46, hashUnit(2, 5, seed));
  const arches = hashUnit(3, 5, seed) < 0.5 ? 3 : 5;
  const hump = mix(42, 88, hashUnit(4, 5, seed)) * unit;
  const cx = width / 2 + (width / 2 - light.x) * 0.3;
  for (let x = 0; x < width; x++) {
    const t = (x - cx) / span;
    const arc = bell(t * 0.62);
    const deck = base - 46 * unit - hump * arc;
    const lane = (t + 1) * 0.5 * arches;
    const n = Math.floor(lane);
    const u = (lane - n - 0.5) * 2;
    const isArch = n >= 0 && n < arches;
    const rise = (34 * unit + hump * arc * 0.92) * 0.86;
    const open = isArch && Math.abs(u) < 0.84 ? Math.sqrt(1 - (u / 0.84) * (u / 0.84)) * rise : -1;
    for (let y = Math.floor(deck - 13 * unit); y < base; y++) {
      const above = base - y;
      if (above < open) continue;
      const i = y * width + x;
      const isParapet = y < deck;
      const cover = clamp01(y - (deck - 13 * unit)) * smoothstep(0, 1.5, above - open);
      const row = Math.floor(y / (9 * unit));
      const block = hashUnit(Math.floor(x / (17 * unit) + (row & 1) * 0.5), row, seed) - 0.5;
      const near = glow((x - light.x) / (330 * unit));
      lay(canvas, i, stone, cover);
      lay(canvas, i, block > 0 ? palette.haze : palette.deep, cover * Math.abs(block) * 0.32);
      lay(
        canvas,
        i,
        palette.deep,
        cover * clamp01(0.2 - noise.layered(x / (70 * unit), y / (50 * unit), 3) * 0.4),
      );
      const ring = smoothstep(8 * unit, 5 * unit, above - open) * (open > 0 ? 1 : 0);
      lay(canvas, i, palette.haze, cover * ring * 0.4);
      lay(canvas, i, palette.light, cover * near * (isParapet ? 0.4 : 0.14));
      if (Math.abs(y - deck) < 1.6 * unit) lay(canvas, i, palette.deep, cover * 0.5);
      raise(canvas.detail, i, 0.4);
      canvas.glowing[i] = 0;
    }
  }
}

/** The near bank that we stand on. */
function paintBank(world: World): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const earth = mixColours(mixColours(palette.deep, palette.sky, 0.3), palette.accent, 0.12);
  for (let x = 0; x < width; x++) {
    const u = x / width - 0.5;
    const crest =
      (0.885 - u * u * 0.32) * height + noise.layered(x / (210 * unit), 5.5, 3) * 16 * unit;
    for (let y = Math.floor(crest); y < height; y++) {
      const i = y * width + x;
      const down = (y - crest) / (130 * unit);
      const cover = clamp01(y + 1 - crest);
      const t = noise.layered(x / (120 * unit), down * 4, 3);
      lay(canvas, i, earth, cover);
      lay(canvas, i, palette.light, cover * glow((x - light.x) / (200 * unit)) * bell(down) * 0.3);
      lay(canvas, i, palette.deep, cover * clamp01(smoothstep(0, 1.3, down) * 0.6 - t * 0.3));
      canvas.glowing[i] = 0;
      raise(canvas.detail, i, 0.15);
    }
  }
}
