import { type Colour, mixColours } from '#colour.ts';
import { type Box, inBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { clamp01, glow } from '#maths.ts';
import type { World } from '#world.ts';

/** A solid in a room: from wall to wall −1..1, off the floor 0..1, and 1 at the back wall growing
 *  towards us. */
interface Block {
  readonly across: readonly [number, number];
  readonly tall: readonly [number, number];
  readonly near: readonly [number, number];
}

/** Draws a block's top, the side turned to the middle of the room, and its front. */
export function drawBlock(world: World, box: Box, block: Block, colour: Colour): void {
  const { palette, light, width } = world;
  const [low, high] = block.tall;
  const [back, front] = block.near;
  const isLeft = block.across[0] + block.across[1] < 0;
  const inner = isLeft ? block.across[1] : block.across[0];
  const outer = isLeft ? block.across[0] : block.across[1];
  const at = (across: number, tall: number, near: number) => inBox(world, box, across, tall, near);
  const lit = glow((at(inner, low, front)[0] - light.x) / (width * 0.3));
  const ink = (shade: Colour) => ({ colour: shade, cover: 1, detail: 0.4 });
  const bright = mixColours(colour, palette.light, clamp01(0.14 + lit * 0.34));
  drawFacet(
    world,
    [at(inner, high, back), at(outer, high, back), at(outer, high, front), at(inner, high, front)],
    ink(bright),
  );
  drawFacet(
    world,
    [at(inner, high, back), at(inner, high, front), at(inner, low, front), at(inner, low, back)],
    ink(mixColours(colour, palette.light, clamp01(lit * 0.26))),
  );
  drawFacet(
    world,
    [at(inner, high, front), at(outer, high, front), at(outer, low, front), at(inner, low, front)],
    ink(mixColours(colour, palette.deep, 0.42)),
  );
}

/** A bed with its head against the back wall, on one side of the room. */
export function putBed(world: World, box: Box, side: number): void {
  const { palette, unit } = world;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.35), palette.haze, 0.08);
  const sheet = mixColours(mixColours(palette.haze, palette.sky, 0.45), palette.light, 0.2);
  const cover = mixColours(palette.accent, palette.deep, 0.3);
  const across = side < 0 ? ([-0.95, -0.5] as const) : ([0.5, 0.95] as const);
  drawBlock(world, box, { across, tall: [0.04, 0.36], near: [1.02, 1.06] }, wood);
  drawBlock(world, box, { across, tall: [0.06, 0.17], near: [1.05, 1.62] }, sheet);
  drawBlock(world, box, { across, tall: [0.08, 0.19], near: [1.24, 1.64] }, cover);
  const [x, y] = inBox(world, box, (across[0] + across[1]) / 2, 0.21, 1.13);
  drawLimb(world, x - 26 * unit, y, 11 * unit, x + 26 * unit, y, 11 * unit, {
    colour: mixColours(sheet, palette.light, 0.6),
    cover: 1,
    detail: 0.4,
  });
}

/** A table with a cup left on it. */
export function putTable(world: World, box: Box, side: number): void {
  const { palette, unit } = world;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.42), palette.haze, 0.1);
  const across = side < 0 ? ([-0.86, -0.4] as const) : ([0.4, 0.86] as const);
  for (const near of [1.3, 1.62]) {
    for (const x of across) {
      const [px, foot] = inBox(world, box, x * 0.985, 0, near);
      const [, top] = inBox(world, box, x, 0.27, near);
      drawLimb(world, px, foot, near * 2.8 * unit, px, top, near * 3.4 * unit, {
        colour: mixColours(wood, palette.deep, 0.5),
        cover: 1,
        detail: 0.5,
      });
    }
  }
  const middle = (across[0] + across[1]) / 2;
  drawBlock(world, box, { across, tall: [0.27, 0.3], near: [1.26, 1.66] }, wood);
  const [x, y] = inBox(world, box, middle + 0.08, 0.3, 1.42);
  drawLimb(world, x, y - 4 * unit, 7 * unit, x, y - 14 * unit, 8 * unit, {
    colour: mixColours(palette.haze, palette.light, 0.5),
    cover: 1,
    detail: 0.6,
  });
}

/** A tall cupboard against the side wall. */
export function putCupboard(world: World, box: Box, side: number): void {
  const { palette, unit } = world;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.3), palette.haze, 0.06);
  const across = side < 0 ? ([-0.99, -0.74] as const) : ([0.74, 0.99] as const);
  drawBlock(world, box, { across, tall: [0.02, 0.66], near: [1.16, 1.6] }, wood);
  const inner = side * 0.74;
  const line = { colour: mixColours(wood, palette.deep, 0.6), cover: 0.8, detail: 0.5 };
  const [x0, y0] = inBox(world, box, inner, 0.62, 1.36);
  const [x1, y1] = inBox(world, box, inner, 0.06, 1.36);
  drawLimb(world, x0, y0, 1.4 * unit, x1, y1, 1.4 * unit, line);
  for (const near of [1.33, 1.39]) {
    const [x, y] = inBox(world, box, inner, 0.34, near);
    drawLimb(world, x, y, 3.2 * unit, x, y, 3.2 * unit, {
      ...line,
      colour: mixColours(palette.light, palette.accent, 0.4),
    });
  }
}
