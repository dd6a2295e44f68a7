import { mixColours, shift } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { type Box, inBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { glow } from '#maths.ts';
import type { World } from '#world.ts';

/** Luggage in the nets over the windows, along both walls. */
export function drawRacks(world: World, box: Box): void {
  const { palette, unit } = world;
  const random = world.random('luggage');
  const brass = mixColours(palette.light, palette.accent, 0.45);
  const leathers = [
    mixColours(palette.accent, palette.deep, 0.45),
    mixColours(palette.zenith, palette.deep, 0.35),
    mixColours(mixColours(palette.accent, palette.haze, 0.4), palette.deep, 0.4),
  ];
  const at = (across: number, tall: number, near: number) => inBox(world, box, across, tall, near);
  for (const side of [-1, 1]) {
    for (const near of [1.15, 1.45, 1.85, 2.35]) {
      if (random.next() < 0.25) continue;
      const colour = leathers[Math.floor(random.next() * 3)] ?? palette.deep;
      const long = near * random.between(1.09, 1.17);
      const tall = 0.8 + random.between(0.07, 0.12);
      const ink = { colour, cover: 1, detail: 0.45 };
      drawFacet(
        world,
        [
          at(side * 0.8, tall, near),
          at(side * 0.8, tall, long),
          at(side * 0.8, 0.8, long),
          at(side * 0.8, 0.8, near),
        ],
        ink,
      );
      drawFacet(
        world,
        [
          at(side * 0.8, tall, long),
          at(side * 0.98, tall, long),
          at(side * 0.98, 0.8, long),
          at(side * 0.8, 0.8, long),
        ],
        {
          ...ink,
          colour: mixColours(colour, palette.deep, 0.35),
        },
      );
      const [x, y] = at(side * 0.8, tall, (near + long) / 2);
      drawLimb(world, x - 7 * unit, y, 2 * unit, x + 7 * unit, y - 3 * unit, 2 * unit, ink);
    }
    for (const tall of [0.79, 0.84]) {
      const [x0, y0] = at(side * 0.78, tall, 1);
      const [x1, y1] = at(side * 0.78, tall, 4.4);
      drawLimb(world, x0, y0, 1.2 * unit, x1, y1, 4 * unit, {
        colour: brass,
        cover: 0.85,
        detail: 0.5,
      });
    }
  }
}

/** Lamps in a row under the ceiling. */
export function hangLamps(world: World, box: Box): void {
  const { palette, unit } = world;
  for (const near of [1.2, 1.6, 2.3]) {
    const [x, y] = inBox(world, box, 0, 0.96, near);
    const round = near * 6.5 * unit;
    drawLimb(world, x - round * 0.5, y, round * 0.6, x + round * 0.5, y, round * 0.6, {
      colour: mixColours(palette.light, palette.accent, 0.14),
      cover: 1,
      detail: 0.7,
    });
    layHalo(world, x, y, near * 30 * unit, 0.5);
  }
}

/** A bench to each side of the aisle, its back to us, with a cloth for the head. */
export function drawSeats(world: World, box: Box, near: number): void {
  const { palette, light, unit, width } = world;
  // Darkened and not mixed with the dark, whose hue is its opposite and would leave it grey.
  const plush = shift(mixColours(palette.accent, palette.deep, 0.12), -0.16, 0.92);
  const at = (across: number, tall: number, depth: number) =>
    inBox(world, box, across, tall, depth);
  for (const side of [-1, 1]) {
    const [inner, outer] = [side * 0.38, side * 0.96];
    const [ix, high] = at(inner, 0.4, near);
    const [ox] = at(outer, 0.4, near);
    const [, low] = at(inner, 0.03, near);
    const lit = glow((ix - light.x) / (width * 0.3));
    const thick = near * 8 * unit;
    const ink = { colour: mixColours(plush, palette.deep, 0.18), cover: 1, detail: 0.4 };
    drawFacet(
      world,
      [
        [ix, high],
        [ox, high],
        [ox, low],
        [ix, low],
      ],
      ink,
    );
    // The end towards the aisle, and a rounded top, catch the light.
    drawFacet(
      world,
      [
        at(inner, 0.4, near),
        at(inner, 0.4, near * 0.95),
        at(inner, 0.03, near * 0.95),
        at(inner, 0.03, near),
      ],
      {
        ...ink,
        colour: mixColours(plush, palette.light, 0.12 + lit * 0.25),
      },
    );
    const inward = ox > ix ? 1 : -1;
    const round = { ...ink, colour: mixColours(plush, palette.light, 0.2 + lit * 0.2) };
    const seam = { ...ink, colour: mixColours(plush, palette.deep, 0.55) };
    const middle = (ix + ox) / 2;
    // Two places side by side, each with a round back and a cloth where the head rests.
    drawLimb(world, middle, high, thick * 0.14, middle, low, thick * 0.14, seam);
    for (const [from, to] of [
      [ix, middle],
      [middle, ox],
    ] as const) {
      const start = from + inward * thick * 1.15;
      const end = to - inward * thick * 1.15;
      drawLimb(
        world,
        start,
        high - thick * 0.35,
        thick * 1.1,
        end,
        high - thick * 0.35,
        thick * 1.1,
        round,
      );
      const x = (from + to) / 2;
      const half = Math.abs(to - from) * 0.26;
      drawFacet(
        world,
        [
          [x - half, high - thick * 1.3],
          [x + half, high - thick * 1.3],
          [x + half * 1.06, high + thick * 1.1],
          [x, high + thick * 1.5],
          [x - half * 1.06, high + thick * 1.1],
        ],
        {
          ...ink,
          colour: mixColours(palette.haze, palette.light, 0.4),
          cover: 0.8,
        },
      );
    }
  }
}
