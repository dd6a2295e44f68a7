import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import type { World } from '#world.ts';

/** Half the window's width, in pixels. */
export function halfWindow(world: World): number {
  return Math.min(world.width * 0.4, 1000 * world.unit);
}

/** Luggage in the net above the window. */
export function drawRack(world: World): void {
  const { palette, unit, width, height } = world;
  const random = world.random('luggage');
  const brass = mixColours(palette.light, palette.accent, 0.45);
  const half = halfWindow(world);
  const y = 0.135 * height;
  const leathers = [
    mixColours(palette.accent, palette.deep, 0.55),
    mixColours(palette.zenith, palette.deep, 0.4),
    mixColours(mixColours(palette.accent, palette.haze, 0.4), palette.deep, 0.5),
  ];
  for (let x = width / 2 - half; x < width / 2 + half - 60 * unit; ) {
    const wide = random.between(70, 150) * unit;
    const tall = random.between(34, 70) * unit;
    const colour = leathers[Math.floor(random.next() * 3)] ?? palette.deep;
    if (random.next() < 0.72) {
      const ink = { colour, cover: 1, detail: 0.45 };
      const radius = 7 * unit;
      const [left, right] = [x + radius, x + wide - radius];
      drawFacet(
        world,
        [
          [x, y - tall + radius],
          [x + wide, y - tall + radius],
          [x + wide, y],
          [x, y],
        ],
        ink,
      );
      drawLimb(world, left, y - tall + radius, radius, right, y - tall + radius, radius, {
        ...ink,
        colour: mixColours(colour, palette.light, 0.22),
      });
      for (const at of [0.28, 0.72])
        drawLimb(
          world,
          x + wide * at,
          y - tall + 3 * unit,
          2.4 * unit,
          x + wide * at,
          y,
          2.4 * unit,
          { ...ink, colour: mixColours(colour, palette.deep, 0.5) },
        );
    }
    x += wide + random.between(10, 60) * unit;
  }
  for (const down of [0, 13])
    drawLimb(
      world,
      width / 2 - half,
      y + down * unit,
      2.4 * unit,
      width / 2 + half,
      y + down * unit,
      2.4 * unit,
      { colour: brass, cover: 0.85, detail: 0.5 },
    );
  for (let n = 0; n <= 4; n++) {
    const x = width / 2 + (n / 4 - 0.5) * 2 * half;
    drawLimb(world, x, y - 16 * unit, 2.2 * unit, x, y + 24 * unit, 2.2 * unit, {
      colour: brass,
      cover: 0.85,
      detail: 0.5,
    });
  }
}

/** Two benches that face each other, their backs against the picture's sides. */
export function drawSeats(world: World): void {
  const { palette, unit, width, height } = world;
  const plush = mixColours(mixColours(palette.accent, palette.deep, 0.5), palette.zenith, 0.15);
  const bright = mixColours(plush, palette.light, 0.28);
  const wide = Math.min(0.25 * width, 300 * unit);
  for (const side of [-1, 1]) {
    const edge = side < 0 ? 0 : width;
    const inward = -side;
    const back = edge + inward * wide * 0.42;
    const seat = edge + inward * wide;
    const [topY, seatY, footY] = [0.56 * height, 0.76 * height, 0.88 * height];
    const ink = { colour: plush, cover: 1, detail: 0.35 };
    drawFacet(
      world,
      [
        [edge, topY - 10 * unit],
        [back - inward * 16 * unit, topY],
        [back + inward * 20 * unit, seatY],
        [edge, seatY + 20 * unit],
      ],
      ink,
    );
    drawLimb(
      world,
      back - inward * 14 * unit,
      topY + 12 * unit,
      15 * unit,
      back + inward * 16 * unit,
      seatY,
      17 * unit,
      { ...ink, colour: bright },
    );
    drawFacet(
      world,
      [
        [edge, seatY],
        [seat, seatY - 4 * unit],
        [seat, seatY + 46 * unit],
        [edge, seatY + 60 * unit],
      ],
      ink,
    );
    drawLimb(
      world,
      edge,
      seatY + 2 * unit,
      17 * unit,
      seat - inward * 14 * unit,
      seatY,
      17 * unit,
      { ...ink, colour: bright },
    );
    drawFacet(
      world,
      [
        [edge, seatY + 50 * unit],
        [seat - inward * 22 * unit, seatY + 40 * unit],
        [seat - inward * 30 * unit, footY],
        [edge, footY + 30 * unit],
      ],
      { ...ink, colour: mixColours(plush, palette.deep, 0.6) },
    );
  }
}

/** A little table under the window: what is small may stand beside it. */
export function drawTable(world: World): void {
  const { palette, light, unit, width, height } = world;
  const side = light.x < width / 2 ? 1 : -1;
  const x = width / 2 + side * 300 * unit;
  const y = 0.712 * height;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.42), palette.light, 0.22);
  drawFacet(
    world,
    [
      [x - 70 * unit, y],
      [x + 70 * unit, y],
      [x + 78 * unit, y + 13 * unit],
      [x - 78 * unit, y + 13 * unit],
    ],
    { colour: wood, cover: 1, detail: 0.6 },
  );
  drawLimb(world, x, y + 13 * unit, 6 * unit, x, 0.87 * height, 5 * unit, {
    colour: palette.deep,
    cover: 1,
    detail: 0.5,
  });
  drawLimb(world, x, y - 4 * unit, 5 * unit, x, y - 22 * unit, 4 * unit, {
    colour: palette.accent,
    cover: 1,
    detail: 0.6,
  });
  drawLimb(world, x, y - 36 * unit, 19 * unit, x, y - 46 * unit, 10 * unit, {
    colour: palette.light,
    cover: 0.95,
    detail: 0.6,
  });
  layHalo(world, x, y - 40 * unit, 60 * unit, 0.5);
}
