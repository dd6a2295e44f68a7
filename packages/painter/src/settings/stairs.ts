import { lay } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { project, type Vista } from '#elements/perspective.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { clamp01, glow, mix, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { SettingPainter } from '#settings/setting.ts';
import { paintDoorway, paintHall } from '#settings/stairs-hall.ts';
import type { World } from '#world.ts';

const count = 26;

/** A flight of steps up to a doorway of light, balusters on both sides, dark air around. */
export const stairs: SettingPainter = {
  stage(_scene, random) {
    const x = 0.5 + random.between(-0.07, 0.07);
    return {
      horizon: 0.46,
      light: { x, y: 0.31, radius: 0.085 },
      hero: { x, feet: 0.62 },
      aloft: { x, y: 0.42 },
      dreamer: { x: 0.5 + (x < 0.5 ? 0.07 : -0.07), feet: 0.93, tall: 0.15 },
      isOpen: false,
      floor: 'land',
    };
  },
  far(world) {
    paintHall(world);
    paintDoorway(world);
  },
  near(world) {
    paintSteps(world);
  },
  front(world) {
    drawBalusters(world);
  },
};

/** Step `n` from the top: how near it is, and its row. */
function stepAt(world: World, n: number): { near: number; y: number; half: number } {
  const { unit, height } = world;
  const far = light(world);
  const t = n / count;
  const near = mix(1, 4.4, t * t * 0.55 + t * 0.45);
  const y = mix(far, height * 1.04, (near - 1) / 3.4);
  return { near, y, half: (92 + (near - 1) * 112) * unit };
}

function light(world: World): number {
  return world.light.y + 180 * world.unit;
}

function centreAt(world: World, y: number): number {
  const share = (y - light(world)) / (world.height - light(world));
  return mix(world.light.x, world.width * 0.5, clamp01(share));
}

function paintSteps(world: World): void {
  const { palette, unit, seed } = world;
  const stone = mixColours(palette.deep, palette.sky, 0.5);
  for (let n = 0; n < count; n++) {
    const one = stepAt(world, n);
    const next = stepAt(world, n + 1);
    const rise = (next.y - one.y) * 0.56;
    const x = centreAt(world, one.y);
    const nx = centreAt(world, next.y);
    const far = 1 - (one.near - 1) / 3.4;
    const wear = hashUnit(n, 3, seed) * 0.08;
    const tread = mixColours(
      mixColours(stone, palette.light, 0.25 + far * 0.5 - wear),
      palette.deep,
      (1 - far) * 0.2,
    );
    const riser = mixColours(
      mixColours(stone, palette.deep, 0.35 + (1 - far) * 0.3),
      palette.haze,
      far * 0.35,
    );
    drawFacet(
      world,
      [
        [x - one.half, one.y],
        [x + one.half, one.y],
        [nx + next.half, next.y - rise],
        [nx - next.half, next.y - rise],
      ],
      { colour: tread, cover: 1, detail: 0.3 },
    );
    drawFacet(
      world,
      [
        [nx - next.half, next.y - rise],
        [nx + next.half, next.y - rise],
        [nx + next.half, next.y + 1],
        [nx - next.half, next.y + 1],
      ],
      { colour: riser, cover: 1, detail: 0.3 },
    );
    drawLimb(
      world,
      nx - next.half,
      next.y - rise,
      1.1 * unit * one.near * 0.5,
      nx + next.half,
      next.y - rise,
      1.1 * unit * one.near * 0.5,
      { colour: mixColours(tread, palette.light, 0.5), cover: 0.7, detail: 0.4 },
    );
    // A runner of carpet leads the eye up.
    const run = 0.42;
    const cloth = mixColours(palette.accent, palette.deep, 0.35 + (1 - far) * 0.15);
    drawFacet(
      world,
      [
        [x - one.half * run, one.y],
        [x + one.half * run, one.y],
        [nx + next.half * run, next.y - rise],
        [nx - next.half * run, next.y - rise],
      ],
      { colour: mixColours(cloth, palette.light, 0.12 + far * 0.4), cover: 0.9, detail: 0.3 },
    );
    drawFacet(
      world,
      [
        [nx - next.half * run, next.y - rise],
        [nx + next.half * run, next.y - rise],
        [nx + next.half * run, next.y + 1],
        [nx - next.half * run, next.y + 1],
      ],
      { colour: mixColours(cloth, palette.deep, 0.4), cover: 0.9, detail: 0.3 },
    );
  }
  layPath(world);
}

/** The doorway's light comes down the middle of the steps. */
function layPath(world: World): void {
  const { canvas, palette, unit, width, height } = world;
  const from = Math.floor(light(world));
  for (let y = from; y < height; y++) {
    const down = (y - from) / (height - from);
    const x0 = centreAt(world, y);
    for (let x = 0; x < width; x++) {
      const cover = glow((x - x0) / ((60 + down * 150) * unit)) * mix(0.55, 0.06, down);
      lay(canvas, y * width + x, palette.light, cover);
    }
  }
}

function drawBalusters(world: World): void {
  const { palette, unit } = world;
  for (const side of [-1, 1]) {
    let last: { x: number; y: number; near: number } | null = null;
    for (let n = 0; n <= count; n++) {
      const { near, y, half } = stepAt(world, n);
      const vista: Vista = {
        x: centreAt(world, y),
        y: y - 30 * unit * near,
        half: half / near,
        down: 30 * unit,
      };
      const [x, foot] = project(vista, side, 0, near);
      const [, top] = project(vista, side, 1, near);
      const colour = mixColours(palette.deep, palette.haze, smoothstep(3.2, 1, near) * 0.42);
      const ink = { colour, cover: 1, detail: 0.55 };
      drawLimb(world, x, foot, near * 2.4 * unit, x, (foot + top) / 2, near * 1.2 * unit, ink);
      drawLimb(world, x, (foot + top) / 2, near * 1.2 * unit, x, top, near * 1.9 * unit, ink);
      if (last !== null)
        drawLimb(world, last.x, last.y, last.near * 2.8 * unit, x, top, near * 2.8 * unit, {
          ...ink,
          colour: mixColours(colour, palette.light, 0.28 * glow(near - 1)),
        });
      last = { x, y: top, near };
      if (n % 8 === 4) {
        drawLimb(
          world,
          x,
          top,
          near * 3.5 * unit,
          x,
          top - near * 13 * unit,
          near * 2.2 * unit,
          ink,
        );
        drawLimb(
          world,
          x,
          top - near * 17 * unit,
          near * 4.6 * unit,
          x,
          top - near * 18 * unit,
          near * 4.6 * unit,
          { colour: palette.light, cover: 1, detail: 0.7 },
        );
        layHalo(world, x, top - near * 17 * unit, near * 22 * unit, 0.55);
      }
    }
  }
}
