import { mixColours } from '#colour.ts';
import { type Box, inBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import type { World } from '#world.ts';

/** A bath on four feet along the side wall, filled. */
export function drawBath(world: World, box: Box, side: number): void {
  const { palette, unit } = world;
  const enamel = mixColours(mixColours(palette.haze, palette.light, 0.7), palette.sky, 0.1);
  const at = (across: number, tall: number, near: number) =>
    inBox(world, box, side * across, tall, near);
  const ink = { cover: 1, detail: 0.45 };
  const shade = mixColours(enamel, palette.deep, 0.42);
  for (const [across, near] of [
    [0.56, 1.24],
    [0.56, 1.86],
    [0.9, 1.86],
  ] as const) {
    const [x, y] = at(across, 0, near);
    const [, top] = at(across, 0.07, near);
    drawLimb(world, x, y, 5 * unit, x, top, 9 * unit, {
      ...ink,
      colour: mixColours(palette.accent, palette.deep, 0.4),
    });
  }
  // The long side, narrower at its foot; the end that is turned to us; then the rim and the water.
  drawFacet(
    world,
    [at(0.52, 0.27, 1.16), at(0.52, 0.27, 1.94), at(0.58, 0.05, 1.88), at(0.58, 0.05, 1.22)],
    {
      ...ink,
      colour: mixColours(enamel, palette.deep, 0.2),
    },
  );
  drawFacet(
    world,
    [at(0.52, 0.27, 1.94), at(0.96, 0.27, 1.94), at(0.9, 0.05, 1.88), at(0.58, 0.05, 1.88)],
    {
      ...ink,
      colour: shade,
    },
  );
  drawFacet(
    world,
    [at(0.52, 0.27, 1.14), at(0.97, 0.27, 1.14), at(0.97, 0.27, 1.96), at(0.52, 0.27, 1.96)],
    {
      ...ink,
      colour: mixColours(palette.sky, palette.deep, 0.25),
    },
  );
  drawFacet(
    world,
    [at(0.57, 0.255, 1.2), at(0.92, 0.255, 1.2), at(0.92, 0.255, 1.5), at(0.57, 0.255, 1.46)],
    {
      ...ink,
      colour: mixColours(palette.light, palette.sky, 0.35),
      cover: 0.55,
    },
  );
  const rim = { ...ink, colour: mixColours(enamel, palette.light, 0.5) };
  const corners = [
    at(0.52, 0.275, 1.14),
    at(0.97, 0.275, 1.14),
    at(0.97, 0.275, 1.96),
    at(0.52, 0.275, 1.96),
  ];
  corners.forEach(([x, y], n) => {
    const [nx, ny] = corners[(n + 1) % corners.length] ?? [x, y];
    drawLimb(world, x, y, 8 * unit, nx, ny, 8 * unit, rim);
  });
  const [x, y] = at(0.75, 0.28, 1.14);
  const brass = { ...ink, colour: mixColours(palette.light, palette.accent, 0.4) };
  drawLimb(world, x, y, 4 * unit, x, y - 44 * unit, 3 * unit, brass);
  drawLimb(world, x, y - 44 * unit, 3 * unit, x - side * 22 * unit, y - 48 * unit, 3 * unit, brass);
  drawLimb(
    world,
    x - side * 22 * unit,
    y - 48 * unit,
    4 * unit,
    x - side * 24 * unit,
    y - 36 * unit,
    5 * unit,
    brass,
  );
}

/** A basin on a column at the back wall, a round mirror above it. */
export function drawBasin(world: World, box: Box, across: number): void {
  const { palette, unit, noise, canvas, width } = world;
  const enamel = mixColours(palette.haze, palette.light, 0.7);
  const [x, y] = inBox(world, box, across, 0.36, 1.06);
  const [, foot] = inBox(world, box, across, 0, 1.06);
  const ink = { cover: 1, detail: 0.5 };
  drawLimb(world, x, y + 22 * unit, 12 * unit, x, foot, 17 * unit, {
    ...ink,
    colour: mixColours(enamel, palette.deep, 0.3),
  });
  drawFacet(
    world,
    [
      [x - 66 * unit, y - 4 * unit],
      [x + 66 * unit, y - 4 * unit],
      [x + 40 * unit, y + 32 * unit],
      [x - 40 * unit, y + 32 * unit],
    ],
    { ...ink, colour: mixColours(enamel, palette.deep, 0.14) },
  );
  drawLimb(world, x - 62 * unit, y - 4 * unit, 7 * unit, x + 62 * unit, y - 4 * unit, 7 * unit, {
    ...ink,
    colour: mixColours(enamel, palette.light, 0.4),
  });
  const brass = { ...ink, colour: mixColours(palette.light, palette.accent, 0.4) };
  drawLimb(world, x, y - 8 * unit, 4 * unit, x, y - 26 * unit, 3 * unit, brass);
  drawLimb(world, x, y - 26 * unit, 3 * unit, x, y - 24 * unit, 3 * unit, brass);
  const [, top] = inBox(world, box, across, 0.7, 1.02);
  const round = 62 * unit;
  drawLimb(world, x, top, round + 7 * unit, x, top, round + 7 * unit, brass);
  drawLimb(world, x, top, round, x, top, round, {
    ...ink,
    colour: mixColours(palette.sky, palette.haze, 0.45),
  });
  // The room in the mirror: clouds of its own light, and nobody.
  for (let n = 0; n < 7; n++) {
    const shift = noise.at(n * 1.7, 3.1);
    const reach = round * (0.62 - n * 0.06);
    drawLimb(world, x + shift * 14 * unit, top - n * 3 * unit, reach, x, top, reach, {
      colour: mixColours(palette.haze, palette.light, n / 9),
      cover: 0.16,
      detail: 0.3,
    });
  }
  const glint = Math.floor(top - round * 0.5) * width + Math.floor(x - round * 0.4);
  if (glint > 0 && glint < canvas.glowing.length) canvas.glowing[glint] = 0.6;
  drawLimb(
    world,
    x - round * 0.55,
    top - round * 0.1,
    2.4 * unit,
    x - round * 0.1,
    top - round * 0.6,
    2.4 * unit,
    {
      colour: palette.light,
      cover: 0.6,
      detail: 0.6,
    },
  );
}
