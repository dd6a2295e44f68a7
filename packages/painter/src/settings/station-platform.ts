import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { type Box, inBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import type { World } from '#world.ts';

/** Lamps on posts along the wall side of the platform. */
export function standLamps(world: World, box: Box, side: number): void {
  const { palette, unit } = world;
  const iron = mixColours(palette.deep, palette.zenith, 0.25);
  for (const near of [1.4, 2, 3.2]) {
    const [x, foot] = inBox(world, box, side * 0.86, 0, near);
    const [, top] = inBox(world, box, side * 0.86, 0.55, near);
    const thick = near * 2.1 * unit;
    drawLimb(world, x, foot, thick * 1.5, x, foot - thick * 5, thick, {
      colour: iron,
      cover: 1,
      detail: 0.5,
    });
    drawLimb(world, x, foot, thick, x, top, thick * 0.7, { colour: iron, cover: 1, detail: 0.5 });
    const reach = x - side * near * 9 * unit;
    drawLimb(world, x, top, thick * 0.7, reach, top - thick, thick * 0.6, {
      colour: iron,
      cover: 1,
      detail: 0.5,
    });
    drawLimb(world, reach, top + thick * 2.4, thick * 2, reach, top + thick * 3.2, thick * 1.7, {
      colour: mixColours(palette.light, palette.accent, 0.14),
      cover: 1,
      detail: 0.8,
    });
    layHalo(world, reach, top + thick * 3, near * 24 * unit, 0.62);
  }
}

/** A bench against the wall, to wait on. */
export function drawBench(world: World, box: Box, side: number): void {
  const { palette, unit } = world;
  const wood = mixColours(mixColours(palette.accent, palette.deep, 0.45), palette.light, 0.14);
  const at = (across: number, tall: number, near: number) =>
    inBox(world, box, side * across, tall, near);
  const ink = { colour: wood, cover: 1, detail: 0.5 };
  for (const near of [2.3, 2.85]) {
    const [x, foot] = at(0.72, 0, near);
    const [, seat] = at(0.72, 0.1, near);
    drawLimb(world, x, foot, near * 1.6 * unit, x, seat, near * 1.6 * unit, {
      ...ink,
      colour: palette.deep,
    });
  }
  for (const tall of [0.15, 0.2])
    drawFacet(
      world,
      [
        at(0.84, tall + 0.03, 2.25),
        at(0.84, tall + 0.03, 2.9),
        at(0.84, tall, 2.9),
        at(0.84, tall, 2.25),
      ],
      ink,
    );
  drawFacet(
    world,
    [at(0.84, 0.1, 2.25), at(0.7, 0.1, 2.25), at(0.7, 0.1, 2.9), at(0.84, 0.1, 2.9)],
    {
      ...ink,
      colour: mixColours(wood, palette.light, 0.28),
    },
  );
}

/** A great clock that hangs from the roof; it has no figures, as in dreams. */
export function hangClock(world: World, box: Box, side: number): void {
  const { palette, unit } = world;
  if (world.scene.symbols.some(({ id }) => id === 'clock')) return;
  const [x, y] = inBox(world, box, side * 0.42, 0.74, 2.4);
  const [, top] = inBox(world, box, side * 0.42, 1, 2.4);
  const round = 30 * unit;
  const iron = mixColours(palette.deep, palette.accent, 0.22);
  const ink = { cover: 1, detail: 0.7 };
  drawLimb(world, x, top, 3 * unit, x, y, 3 * unit, { ...ink, colour: iron });
  drawLimb(world, x, y, round + 6 * unit, x, y, round + 6 * unit, { ...ink, colour: iron });
  drawLimb(world, x, y, round, x, y, round, {
    ...ink,
    colour: mixColours(palette.light, palette.haze, 0.25),
  });
  drawLimb(world, x, y, 2.4 * unit, x + 3 * unit, y - round * 0.72, 1.6 * unit, {
    ...ink,
    colour: palette.deep,
  });
  drawLimb(world, x, y, 2.6 * unit, x + round * 0.46, y + round * 0.2, 1.8 * unit, {
    ...ink,
    colour: palette.deep,
  });
  layHalo(world, x, y, 48 * unit, 0.3);
}
