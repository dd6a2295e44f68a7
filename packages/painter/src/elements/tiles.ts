import { lay } from '#canvas.ts';
import type { Colour } from '#colour.ts';
import { type Box, visitBox } from '#elements/room.ts';
import { clamp01, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { World } from '#world.ts';

/** How many courses of tiles a wall has for each half of its height. */
const courses = 7;

/** Glazed tiles on the walls from the floor up to `top` (−1 ceiling .. 1 floor): no two of one
 *  tone, grey lines between them. */
export function tileWalls(world: World, box: Box, top: number, colour: Colour): void {
  const { palette, seed } = world;
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface === 'floor' || place.surface === 'ceiling' || place.upright < top) return;
    const side = place.surface === 'back' ? 0 : place.surface === 'left' ? 40 : 80;
    // Depth counts in the same measure as width: a tile is square on each wall.
    const along = place.surface === 'back' ? place.across * 8 : 14 / place.near;
    const up = place.upright * courses;
    const column = Math.floor(along);
    const row = Math.floor(up);
    const chance = hashUnit(column + side, row, seed);
    lay(canvas, i, colour, 0.5 * smoothstep(5, 1.2, place.near) + 0.12);
    lay(canvas, i, palette.light, clamp01(chance - 0.62) * 0.5);
    lay(canvas, i, palette.deep, clamp01(0.3 - chance) * 0.3);
    const seam = Math.min(along - column, 1 - along + column, up - row, 1 - up + row);
    lay(canvas, i, palette.deep, smoothstep(0.075, 0.025, seam) * 0.3);
  });
}

/** A floor of two colours in squares, that shines a little. */
export function checkFloor(world: World, box: Box, pale: Colour, dark: Colour): void {
  const { palette, seed } = world;
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== 'floor') return;
    const across = place.across * 4;
    const along = 11 / place.near;
    const column = Math.floor(across);
    const row = Math.floor(along);
    const isPale = (column + row) % 2 === 0;
    const cover = 0.62 * smoothstep(4.2, 1, place.near) + 0.1;
    lay(canvas, i, isPale ? pale : dark, cover);
    lay(canvas, i, palette.deep, hashUnit(column, row, seed) * 0.14);
    const seam = Math.min(across - column, 1 - across + column, along - row, 1 - along + row);
    lay(canvas, i, palette.deep, smoothstep(0.05, 0.015, seam) * 0.3);
  });
}
