import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { paintRange } from '#elements/hills.ts';
import { layFog, paintSky } from '#elements/sky.ts';
import { paintWater } from '#elements/water.ts';
import { clamp01, glow, mix, smoothstep } from '#maths.ts';
import { createField } from '#planes.ts';
import { hashUnit } from '#random.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Looking out: rock around a bright mouth, still water on the floor. */
export const cave: SettingPainter = {
  stage(_scene, random) {
    const x = random.between(0.44, 0.56);
    return {
      horizon: 0.64,
      light: { x, y: 0.44, radius: 0.08 },
      hero: { x: x + random.between(-0.04, 0.04), feet: 0.78 },
      aloft: { x, y: 0.42 },
      dreamer: { x: x + random.between(0.09, 0.13), feet: 0.83 },
      isOpen: false,
      floor: 'wet',
    };
  },
  far(world) {
    const { unit, horizon: base } = world;
    paintSky(world);
    paintRange(world, {
      base,
      height: 130 * unit,
      span: 240 * unit,
      jagged: 0.7,
      distance: 0.85,
      snow: false,
      salt: 1,
    });
    layFog(world, base - 150 * unit, base + 20 * unit, 0.6);
  },
  near(world) {
    paintWater(world, { top: world.horizon, swell: 0.3, mirror: 0.85 });
  },
  front(world) {
    paintShell(world, 0.3, 0.42, 1, 0.55);
    paintShell(world, 0.38, 0.2, 2, 0.64);
    paintShell(world, 0.47, 0.04, 3);
  },
};

/** One ring of rock; `open` is the radius of its mouth, in shares of the shorter side;
 *  beyond `covered` a nearer ring hides it. */
function paintShell(
  world: World,
  open: number,
  distance: number,
  salt: number,
  covered = Number.POSITIVE_INFINITY,
): void {
  const { canvas, palette, light, noise, unit, width, height, seed } = world;
  const relief = createField(width, height, 3, (x, y) => {
    const px = x / (170 * unit) + salt * 21;
    const py = y / (110 * unit);
    return noise.layered(px + noise.at(px, py) * 0.6, py, 5);
  });
  const rock = mixColours(palette.deep, palette.haze, distance * 0.6);
  const bright = mixColours(mixColours(palette.sky, palette.haze, 0.55), palette.light, 0.2);
  const centreY = height * 0.5;
  // A wide picture gets a wide mouth, and each seed its own.
  const stretch = Math.max(mix(0.86, 1.14, hashUnit(1, 1, seed)), (width / height) * 0.66);
  // How far the mouth's edge strays from a circle, in bays and in crags.
  const ragged = createField(width, height, 3, (x, y) => {
    const dx = (x - light.x) / (1000 * unit * stretch);
    const dy = (y - centreY) / (1000 * unit);
    const radius = Math.sqrt(dx * dx + dy * dy) + 1e-6;
    if (radius < open * 0.8 - 0.16 || radius > covered * 1.4) return 0;
    const bays = noise.layered((dx / radius) * 1.5 + salt * 9, (dy / radius) * 1.5 + salt, 4);
    return bays * 0.12 + noise.layered(x / (46 * unit), y / (46 * unit) + salt * 4, 3) * 0.022;
  });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x - light.x) / (1000 * unit * stretch);
      const down = (y - centreY) / (1000 * unit);
      const dy = down > 0 ? down * 0.82 : down * 0.86;
      const radius = Math.sqrt(dx * dx + dy * dy) + 1e-6;
      // Open air stays open; rock that a nearer ring will cover need not be carved.
      if (radius < open - 0.16 || radius > covered) continue;
      const edge = radius - open - ragged.at(x, y);
      const cover = smoothstep(-0.003, 0.003, edge);
      if (cover <= 0) continue;
      const i = y * width + x;
      const r = relief.at(x, y);
      const reach = 8 * unit;
      const toward = relief.at(x - (dx / radius) * reach, y - (dy / radius) * reach);
      const lit = clamp01(0.3 + (r - toward) * 1.8);
      const rim = glow(edge / mix(0.05, 0.085, distance));
      lay(canvas, i, rock, cover);
      lay(canvas, i, palette.deep, cover * smoothstep(0, 0.3, edge) * 0.6);
      lay(canvas, i, bright, cover * lit * rim * 0.85);
      raise(canvas.detail, i, rim * 0.35);
      canvas.glowing[i] = (canvas.glowing[i] ?? 0) * (1 - cover);
    }
  }
}
