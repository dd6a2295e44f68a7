import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { paintRange } from '#elements/hills.ts';
import { drawLimb } from '#elements/shape.ts';
import { bell, clamp01, glow, smoothstep } from '#maths.ts';
import type { SettingPainter } from '#settings/setting.ts';
import type { World } from '#world.ts';

/** Under the surface: rays from above, rocks in blue distance, weed that sways. */
export const underwater: SettingPainter = {
  stage(_scene, random) {
    const x = random.between(0.36, 0.64);
    return {
      horizon: 0.82,
      light: { x, y: 0.03, radius: 0.12 },
      hero: { x: 0.5, feet: 0.88 },
      aloft: { x: 0.5 + (0.5 - x) * 0.5, y: 0.44 },
      dreamer: { x: x < 0.5 ? random.between(0.6, 0.7) : random.between(0.3, 0.4), feet: 0.9 },
      isOpen: false,
      floor: 'none',
    };
  },
  far(world) {
    const { unit, height } = world;
    paintDepth(world);
    paintRange(world, {
      base: height,
      height: 420 * unit,
      span: 300 * unit,
      jagged: 0.75,
      distance: 0.62,
      snow: false,
      salt: 1,
    });
    tint(world, 0.42);
    paintRange(world, {
      base: height,
      height: 270 * unit,
      span: 250 * unit,
      jagged: 0.6,
      distance: 0.3,
      snow: false,
      salt: 2,
    });
    tint(world, 0.25);
  },
  near(world) {
    const { unit, height } = world;
    paintRange(world, {
      base: height + Math.floor(60 * unit),
      height: 190 * unit,
      span: 420 * unit,
      jagged: 0.1,
      distance: 0.1,
      snow: false,
      salt: 3,
    });
    drawWeed(world, 16, 0.93);
  },
  front(world) {
    layRays(world);
    drawWeed(world, 9, 1.03);
    drawBubbles(world);
  },
};

function depthColour(world: World) {
  const { palette } = world;
  return {
    top: mixColours(palette.sky, palette.haze, 0.35),
    middle: mixColours(palette.sky, palette.zenith, 0.35),
    bottom: mixColours(palette.zenith, palette.deep, 0.55),
  };
}

function paintDepth(world: World): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const { top, middle, bottom } = depthColour(world);
  for (let y = 0; y < height; y++) {
    const v = y / height;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const dx = (x - light.x) / (330 * unit);
      const dy = (y - light.y) / (420 * unit);
      const near = glow(Math.sqrt(dx * dx + dy * dy));
      const surface =
        noise.layered(x / ((60 + y * 0.9) * unit), y / (16 * unit), 3) * smoothstep(0.16, 0, v);
      lay(canvas, i, middle, 1);
      lay(canvas, i, top, clamp01(smoothstep(0.6, 0, v) * 0.75 + surface * 0.5));
      lay(canvas, i, bottom, smoothstep(0.3, 1.05, v));
      lay(canvas, i, palette.haze, near * 0.5);
      lay(
        canvas,
        i,
        palette.light,
        clamp01(near * near * near * 0.9 + Math.max(0, surface) * near * 0.9),
      );
      raise(canvas.glowing, i, near * near * near * 0.5);
    }
  }
}

/** Distance under water takes the water's colour, more of it near the ground. */
function tint(world: World, strength: number): void {
  const { canvas, width, height } = world;
  const { middle } = depthColour(world);
  for (let y = 0; y < height; y++) {
    const cover = strength * smoothstep(0.3, 0.8, y / height);
    for (let x = 0; x < width; x++) lay(canvas, y * width + x, middle, cover);
  }
}

function layRays(world: World): void {
  const { canvas, palette, light, noise, unit, width, height } = world;
  const oy = light.y - 260 * unit;
  for (let y = 0; y < height; y++) {
    const fade = bell((y / height) * 0.92) * 0.34;
    for (let x = 0; x < width; x++) {
      const slope = (x - light.x) / (y - oy);
      const ray = noise.at(slope * 15 + 4, 0.5) * 0.6 + noise.at(slope * 34, 7.5) * 0.4;
      const cover = smoothstep(0.05, 0.6, ray) * fade * glow(slope * 1.7);
      if (cover > 0.004) lay(canvas, y * width + x, palette.light, cover);
    }
  }
}

function drawWeed(world: World, count: number, foot: number): void {
  const { palette, unit, width, height } = world;
  const random = world.random(`weed ${foot}`);
  const isNear = foot > 1;
  for (let n = 0; n < count; n++) {
    let x = isNear
      ? (n % 2 === 0 ? random.between(-0.02, 0.2) : random.between(0.8, 1.02)) * width
      : random.next() * width;
    let y = foot * height + random.between(-12, 12) * unit;
    const joints = isNear ? 15 : 9;
    const step = random.between(13, 26) * unit * (isNear ? 1.3 : 0.8);
    const colour = mixColours(
      mixColours(palette.deep, palette.accent, 0.18),
      palette.sky,
      isNear ? 0.05 : 0.28,
    );
    for (let j = 0; j < joints; j++) {
      const sway = world.noise.at(x / (200 * unit) + n * 3.1, j * 0.32 + n) * step * 0.95;
      const radius = (isNear ? 5.5 : 3) * unit * (1 - j / (joints + 1));
      drawLimb(world, x, y, radius, x + sway, y - step, radius * 0.85, {
        colour,
        cover: 0.95,
        detail: 0.35,
      });
      if (j > 1) {
        const side = j % 2 === 0 ? 1 : -1;
        drawLimb(world, x, y, radius * 0.9, x + side * step * 0.8, y - step * 0.5, 0.5 * unit, {
          colour,
          cover: 0.9,
          detail: 0.3,
        });
      }
      x += sway;
      y -= step;
    }
  }
}

function drawBubbles(world: World): void {
  const { palette, unit, width, height } = world;
  const random = world.random('bubbles');
  for (let n = 0; n < 34; n++) {
    const column = 0.15 + 0.7 * (Math.floor(random.next() * 4) / 3);
    const x = (column + random.between(-0.04, 0.04)) * width;
    const y = random.between(0.12, 0.9) * height;
    const r = random.between(1.5, 5.5) * unit;
    drawLimb(world, x, y, r, x, y, r, {
      colour: mixColours(palette.sky, palette.light, 0.5),
      cover: 0.4,
      detail: 0.8,
    });
    drawLimb(world, x - r * 0.35, y - r * 0.4, r * 0.3, x - r * 0.3, y - r * 0.4, r * 0.3, {
      colour: palette.light,
      cover: 0.9,
      detail: 0.9,
    });
  }
}
