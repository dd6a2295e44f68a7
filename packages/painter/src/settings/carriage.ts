import { guideRectangle, lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { paintRange } from '#elements/hills.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { fillBelow, layFog, paintSky } from '#elements/sky.ts';
import { paintWater } from '#elements/water.ts';
import { clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import { drawCurtain, window } from '#settings/carriage-curtain.ts';
import { drawRack, drawSeats, drawTable, halfWindow } from '#settings/carriage-seats.ts';
import { pickSide, type SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Inside a carriage, its wide window full of the country that passes. */
export const carriage: SettingPainter = {
  stage(scene, random) {
    const side = pickSide(random);
    const isLow = scene.time === 'dawn' || scene.time === 'dusk';
    return {
      horizon: random.between(0.5, 0.54),
      light: {
        x: 0.5 + side * random.between(0.08, 0.2),
        y: isLow ? random.between(0.36, 0.42) : random.between(0.24, 0.3),
        radius: random.between(0.045, 0.06),
      },
      hero: { x: 0.5 - side * random.between(0.02, 0.06), feet: 0.86 },
      aloft: { x: 0.5 - side * random.between(0.05, 0.1), y: 0.37 },
      dreamer: { x: 0.5 + side * random.between(0.17, 0.2), feet: 0.9, tall: 0.26 },
      isOpen: false,
      floor: 'land',
    };
  },
  far(world) {
    const { horizon: base, unit, seed } = world;
    paintSky(world, base + Math.floor(20 * unit));
    fillBelow(world, base + Math.floor(20 * unit));
    const isSnowy = world.scene.weather === 'snow';
    paintRange(world, {
      base,
      height: 150 * unit,
      span: 300 * unit,
      jagged: mix(0.2, 0.95, hashUnit(2, 9, seed)),
      distance: 0.82,
      snow: true,
      salt: 1,
    });
    layFog(world, base - 90 * unit, base + 20 * unit, 0.5);
    paintRange(world, {
      base: base + Math.floor(4 * unit),
      height: 60 * unit,
      span: 240 * unit,
      jagged: 0.3,
      distance: 0.5,
      snow: isSnowy,
      salt: 2,
    });
    layFog(world, base - 40 * unit, base + 30 * unit, 0.45);
    if (hashUnit(1, 4, seed) < 0.5) paintWater(world, { top: base, swell: 0.4, mirror: 0.85 });
    else {
      for (const [n, down] of [6, 44, 96].entries())
        paintRange(world, {
          base: world.height,
          height: world.height - base - down * unit + 12 * unit,
          span: 520 * unit,
          jagged: 0,
          distance: 0.55 - n * 0.16,
          snow: isSnowy,
          salt: 6 + n,
        });
    }
    rushPast(world);
  },
  near(world) {
    paintCarriage(world);
    drawRack(world);
    drawSeats(world);
  },
  front(world) {
    drawTable(world);
  },
};

/** What is near goes by in streaks. */
function rushPast(world: World): void {
  const { canvas, palette, noise, unit, width, height } = world;
  const from = 0.585 * height;
  for (let y = Math.floor(from); y < 0.68 * height; y++) {
    const near = (y - from) / (0.08 * height);
    for (let x = 0; x < width; x++) {
      const streak =
        noise.at(x / (420 * unit), y / (5 * unit)) * 0.6 +
        noise.at(x / (130 * unit), y / (2.6 * unit)) * 0.4;
      const i = y * width + x;
      lay(
        canvas,
        i,
        mixColours(palette.deep, palette.sky, 0.35),
        clamp01(near * (0.55 + streak * 0.5)),
      );
      lay(canvas, i, palette.haze, clamp01(near * Math.max(0, streak) * 0.45));
    }
  }
  guideRectangle(canvas, 0, from, width, 0.68 * height, 1, 0, 1.5);
}

function paintCarriage(world: World): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.3), palette.zenith, 0.12);
  const panel = mixColours(wood, palette.haze, 0.16);
  const rail = mixColours(palette.light, palette.accent, 0.45);
  const half = halfWindow(world) / width;
  const foot = window.foot * height;
  for (let y = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const u = x / width - 0.5;
      const du = (Math.abs(u) - half) * width;
      const dv = Math.max(window.top - v, v - window.foot) * height;
      const r = window.corner * 1000 * unit;
      const ox = Math.max(0, du + r);
      const oy = Math.max(0, dv + r);
      // Distance outside a window with round corners.
      const out = Math.sqrt(ox * ox + oy * oy) - r + Math.min(0, Math.max(du + r, dv + r));
      const cover = smoothstep(-1, 1, out);
      const i = y * width + x;
      if (cover <= 0) {
        // Glass: a breath of the lamp-lit inside.
        lay(canvas, i, palette.haze, 0.04 + smoothstep(-40 * unit, 0, out) * 0.06);
        continue;
      }
      const grain = noise.layered(x / (46 * unit), y / (210 * unit), 3);
      const dx = (x - light.x) / (460 * unit);
      const spill = glow(dx) * smoothstep(0.2, 1, v);
      lay(canvas, i, y > foot + 60 * unit ? wood : panel, cover);
      lay(
        canvas,
        i,
        palette.deep,
        cover *
          clamp01(
            0.3 +
              Math.max(0, -grain) * 0.4 +
              smoothstep(0.75, 1.05, v) * 0.4 +
              smoothstep(0.1, 0, v) * 0.35,
          ),
      );
      lay(canvas, i, palette.haze, cover * clamp01(Math.max(0, grain) * 0.16));
      // The frame catches the light from outside.
      lay(canvas, i, rail, cover * smoothstep(13 * unit, 9 * unit, out) * (0.35 + spill * 0.4));
      lay(
        canvas,
        i,
        palette.deep,
        cover * smoothstep(4 * unit, 0, Math.abs(out - 15 * unit)) * 0.7,
      );
      lay(canvas, i, palette.light, cover * spill * glow(out / (110 * unit)) * 0.3);
      // Light through the window lies on the floor.
      const floor = smoothstep(0.86, 0.9, v);
      const slant = u + (v - 0.9) * 0.4 * (light.x < width / 2 ? 1 : -1);
      lay(
        canvas,
        i,
        mixColours(palette.haze, palette.light, 0.5),
        floor * smoothstep(half, half - 0.04, Math.abs(slant)) * 0.34 * cover,
      );
      canvas.glowing[i] = (canvas.glowing[i] ?? 0) * (1 - cover);
      raise(canvas.detail, i, cover * smoothstep(24 * unit, 0, out) * 0.5);
    }
  }
  guideRectangle(canvas, 0, foot + 20 * unit, width, height, 1, 0, 0.6);
  // A long window is parted by its posts.
  const panes = Math.max(1, Math.round((half * width) / (430 * unit)));
  for (let n = 1; n < panes; n++) {
    const x = (0.5 - half + (2 * half * n) / panes) * width;
    drawFacet(
      world,
      [
        [x - 9 * unit, window.top * height],
        [x + 9 * unit, window.top * height],
        [x + 9 * unit, foot],
        [x - 9 * unit, foot],
      ],
      { colour: panel, cover: 1, detail: 0.5 },
    );
  }
  for (const side of [-1, 1]) {
    drawCurtain(world, 0.5 + side * half, side);
    const x = (0.5 + side * (half + 0.5) * 0.5) * width;
    const y = 0.3 * height;
    drawLimb(world, x, y + 24 * unit, 4 * unit, x, y + 10 * unit, 4 * unit, {
      colour: rail,
      cover: 1,
      detail: 0.7,
    });
    drawLimb(world, x, y, 13 * unit, x, y - 12 * unit, 9 * unit, {
      colour: palette.light,
      cover: 1,
      detail: 0.7,
    });
    layHalo(world, x, y - 6 * unit, 95 * unit, 0.7);
  }
}
