import { type Colour, mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { type Box, inBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { drawBlock } from '#elements/volumes.ts';
import type { World } from '#world.ts';

/** Cupboards along the back wall under a board, a sink let into it, a tap over that. */
export function drawSink(world: World, box: Box, centre: number): void {
  const { palette, unit } = world;
  const paint = mixColours(mixColours(palette.sky, palette.accent, 0.3), palette.deep, 0.25);
  const at = (across: number, tall: number, near: number) => inBox(world, box, across, tall, near);
  const ink = { cover: 1, detail: 0.45 };
  const board = mixColours(mixColours(palette.deep, palette.accent, 0.4), palette.light, 0.4);
  face(-0.98, 0.98, 0.02, 0.31, paint);
  for (const edge of [-0.74, -0.5, -0.26, -0.02, 0.22, 0.46, 0.7]) {
    const [x, top] = at(edge, 0.29, 1.12);
    const [, foot] = at(edge, 0.04, 1.12);
    drawLimb(world, x, top, 1.2 * unit, x, foot, 1.2 * unit, {
      ...ink,
      colour: mixColours(paint, palette.deep, 0.5),
    });
    const [kx, ky] = at(edge + 0.2, 0.24, 1.12);
    drawLimb(world, kx, ky, 2.6 * unit, kx, ky, 2.6 * unit, {
      ...ink,
      colour: mixColours(palette.light, palette.accent, 0.3),
    });
  }
  face(centre - 0.26, centre + 0.26, 0.21, 0.31, mixColours(palette.haze, palette.light, 0.55));
  drawFacet(
    world,
    [at(-0.98, 0.33, 1), at(0.98, 0.33, 1), at(0.99, 0.32, 1.13), at(-0.99, 0.32, 1.13)],
    {
      ...ink,
      colour: board,
    },
  );
  drawFacet(
    world,
    [
      at(centre - 0.22, 0.33, 1.02),
      at(centre + 0.22, 0.33, 1.02),
      at(centre + 0.23, 0.32, 1.1),
      at(centre - 0.23, 0.32, 1.1),
    ],
    { ...ink, colour: mixColours(palette.deep, palette.sky, 0.5) },
  );
  const [x, y] = at(centre, 0.33, 1.01);
  const brass = { ...ink, colour: mixColours(palette.light, palette.accent, 0.35) };
  drawLimb(world, x, y, 3 * unit, x, y - 36 * unit, 2.6 * unit, brass);
  drawLimb(world, x, y - 36 * unit, 2.6 * unit, x + 16 * unit, y - 40 * unit, 2.4 * unit, brass);
  drawLimb(
    world,
    x + 16 * unit,
    y - 40 * unit,
    2.4 * unit,
    x + 20 * unit,
    y - 24 * unit,
    2.2 * unit,
    brass,
  );

  function face(left: number, right: number, low: number, high: number, colour: Colour): void {
    drawFacet(
      world,
      [at(left, high, 1.12), at(right, high, 1.12), at(right, low, 1.12), at(left, low, 1.12)],
      {
        ...ink,
        colour,
      },
    );
  }
}

/** An iron range against the side wall, its fire door aglow, a pan on it, more pans over it. */
export function drawRange(world: World, box: Box, side: number): void {
  const { palette, unit } = world;
  const iron = mixColours(palette.deep, palette.zenith, 0.25);
  const at = (across: number, tall: number, near: number) =>
    inBox(world, box, side * across, tall, near);
  const across = side < 0 ? ([-0.99, -0.62] as const) : ([0.62, 0.99] as const);
  drawBlock(world, box, { across, tall: [0.02, 0.34], near: [1.16, 1.7] }, iron);
  const hot = mixColours(palette.light, palette.accent, 0.4);
  drawFacet(
    world,
    [at(0.615, 0.2, 1.3), at(0.615, 0.2, 1.5), at(0.615, 0.08, 1.5), at(0.615, 0.08, 1.3)],
    {
      colour: hot,
      cover: 1,
      detail: 0.6,
    },
  );
  const [fx, fy] = at(0.615, 0.14, 1.4);
  layHalo(world, fx, fy, 74 * unit, 0.7);
  for (const near of [1.36, 1.43]) {
    const [x0, y0] = at(0.613, 0.2, near);
    const [x1, y1] = at(0.613, 0.08, near);
    drawLimb(world, x0, y0, 2 * unit, x1, y1, 2 * unit, { colour: iron, cover: 1, detail: 0.6 });
  }
  const copper = mixColours(mixColours(palette.accent, palette.light, 0.3), palette.deep, 0.2);
  const [px, py] = at(0.78, 0.35, 1.35);
  drawFacet(
    world,
    [
      [px - 30 * unit, py - 34 * unit],
      [px + 30 * unit, py - 34 * unit],
      [px + 27 * unit, py],
      [px - 27 * unit, py],
    ],
    { colour: copper, cover: 1, detail: 0.6 },
  );
  drawLimb(
    world,
    px - 31 * unit,
    py - 35 * unit,
    3 * unit,
    px + 31 * unit,
    py - 35 * unit,
    3 * unit,
    {
      colour: mixColours(copper, palette.light, 0.5),
      cover: 1,
      detail: 0.6,
    },
  );
  for (const [n, near] of [1.2, 1.38, 1.6].entries()) {
    const [x, y] = at(0.95, 0.7, near);
    const round = (20 + n * 5) * unit;
    drawLimb(world, x, y - 26 * unit, 1.8 * unit, x, y, 1.8 * unit, {
      colour: iron,
      cover: 1,
      detail: 0.6,
    });
    drawLimb(world, x, y + round, round, x, y + round, round, {
      colour: copper,
      cover: 1,
      detail: 0.6,
    });
    drawLimb(
      world,
      x - round * 0.3,
      y + round * 0.7,
      round * 0.35,
      x,
      y + round * 0.6,
      round * 0.3,
      {
        colour: mixColours(copper, palette.light, 0.55),
        cover: 0.7,
        detail: 0.6,
      },
    );
  }
}

/** Plates upright on two boards along the other side wall. */
export function drawDresser(world: World, box: Box, side: number): void {
  const { palette, unit, seed } = world;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.4), palette.haze, 0.12);
  const china = mixColours(palette.haze, palette.light, 0.6);
  const at = (tall: number, near: number) => inBox(world, box, side * 0.985, tall, near);
  for (const tall of [0.54, 0.72]) {
    for (let n = 0; n < 4; n++) {
      const near = 1.18 + n * 0.13;
      const [x, y] = at(tall, near);
      const round = near * (17 + ((seed + n) % 3) * 2) * unit;
      drawLimb(
        world,
        x - side * 6 * unit,
        y - round,
        round * 0.6,
        x - side * 6 * unit,
        y - round,
        round,
        {
          colour: china,
          cover: 1,
          detail: 0.6,
        },
      );
      drawLimb(
        world,
        x - side * 6 * unit,
        y - round,
        round * 0.5,
        x - side * 6 * unit,
        y - round,
        round * 0.5,
        {
          colour: mixColours(china, n % 2 === 0 ? palette.accent : palette.sky, 0.5),
          cover: 0.8,
          detail: 0.6,
        },
      );
    }
    const [x0, y0] = at(tall, 1.1);
    const [x1, y1] = at(tall, 1.66);
    drawLimb(world, x0, y0, 5 * unit, x1, y1, 9 * unit, { colour: wood, cover: 1, detail: 0.5 });
  }
}
