import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { type Box, inBox, visitBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { putBed, putCupboard, putTable } from '#elements/volumes.ts';
import { bell, clamp01, smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { World } from '#world.ts';

/** What makes a bare room somebody's: a carpet, pictures or shelves, a lamp; the seed chooses. */
export function furnish(world: World, box: Box, freeSide: number): void {
  const { seed } = world;
  if (hashUnit(1, 10, seed) < 0.7) layCarpet(world, box);
  if (hashUnit(2, 10, seed) < 0.5) hangPictures(world, box, freeSide);
  else if (hashUnit(2, 10, seed) < 0.8) putShelves(world, box, freeSide);
  if (hashUnit(3, 10, seed) < 0.6) hangLamp(world, box);
  // Furniture keeps to the wall away from the window, and leaves the middle to the dream.
  const pieces = [putBed, putTable, putCupboard];
  const piece = pieces[Math.floor(hashUnit(4, 10, seed) * (pieces.length + 1))];
  piece?.(world, box, freeSide);
}

function layCarpet(world: World, box: Box): void {
  const { palette, noise } = world;
  const cloth = mixColours(palette.accent, palette.deep, 0.42);
  const trim = mixColours(palette.accent, palette.light, 0.35);
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== 'floor') return;
    const along = (place.near - 1.5) / 0.85;
    const across = place.across * 1.7;
    const edge = Math.max(Math.abs(along - 0.42) * 1.75, Math.abs(across));
    const cover = smoothstep(1, 0.985, edge);
    if (cover <= 0) return;
    const woven = noise.layered(place.across * 26, place.near * 19, 2);
    lay(canvas, i, cloth, cover * 0.85);
    lay(canvas, i, trim, cover * bell((edge - 0.86) * 22) * 0.55);
    lay(canvas, i, trim, cover * bell((edge - 0.5) * 30) * 0.3);
    lay(canvas, i, palette.deep, cover * clamp01(0.12 - woven * 0.25));
    raise(canvas.detail, i, bell((edge - 0.86) * 12) * 0.35);
  });
}

/** Frames on the side wall away from the window's light. */
function hangPictures(world: World, box: Box, side: number): void {
  const { palette, noise } = world;
  const frame = mixColours(mixColours(palette.accent, palette.deep, 0.5), palette.light, 0.15);
  const wall = side < 0 ? 'left' : 'right';
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== wall) return;
    const along = 3.4 / place.near;
    const bay = Math.floor(along);
    const within = along - bay;
    const tall = 0.2 + hashUnit(bay, 3, world.seed) * 0.16;
    const edge = Math.min(
      0.28 - Math.abs(within - 0.5),
      (tall - Math.abs(place.upright + 0.22)) * 0.8,
    );
    lay(canvas, i, frame, smoothstep(-0.035, -0.02, edge));
    const inside = smoothstep(0, 0.01, edge);
    if (inside <= 0) return;
    const scape = place.upright + 0.22 + noise.layered(within * 3 + bay * 7, bay, 3) * 0.14;
    lay(canvas, i, mixColours(palette.sky, palette.haze, 0.5), inside);
    lay(
      canvas,
      i,
      mixColours(palette.zenith, palette.leaf, 0.5),
      inside * smoothstep(0.0, 0.06, scape) * 0.85,
    );
    raise(canvas.detail, i, 0.4);
  });
}

/** Shelves of books from floor to ceiling. */
function putShelves(world: World, box: Box, side: number): void {
  const { palette, seed } = world;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.3), palette.haze, 0.06);
  const spines = [palette.accent, palette.zenith, palette.haze, palette.leaf, palette.sky];
  const wall = side < 0 ? 'left' : 'right';
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface !== wall || place.upright < -0.86) return;
    const along = 60 / place.near;
    const row = Math.floor((place.upright + 1) * 3.6);
    const v = (place.upright + 1) * 3.6 - row;
    const book = Math.floor(along);
    const u = along - book;
    const chance = hashUnit(book, row, seed);
    const fade = smoothstep(3.2, 1.1, place.near);
    lay(canvas, i, wood, 0.92);
    const stands = v > 0.16 + chance * 0.3 && v < 0.9 && chance > 0.08;
    if (stands) {
      const colour = spines[Math.floor(chance * 97) % spines.length] ?? palette.accent;
      lay(canvas, i, mixColours(colour, palette.deep, 0.45), 0.85);
      lay(canvas, i, palette.light, bell((u - 0.35) * 3) * 0.14 * fade);
      lay(canvas, i, palette.deep, smoothstep(0.14, 0.02, Math.min(u, 1 - u)) * 0.5);
    } else lay(canvas, i, palette.deep, v < 0.9 ? 0.55 : 0.1);
    lay(canvas, i, palette.deep, (1 - fade) * 0.5);
    lay(canvas, i, palette.haze, fade * 0.1);
    raise(canvas.detail, i, 0.3 * fade);
  });
}

/** A lamp on its cord, lit after sunset. */
function hangLamp(world: World, box: Box): void {
  const { palette, unit, scene } = world;
  const isLit = scene.time === 'night' || scene.time === 'dusk';
  const near = 1.5;
  const [x, top] = inBox(world, box, 0.05, 1, near);
  const [, y] = inBox(world, box, 0.05, 0.8, near);
  const dark = mixColours(palette.deep, palette.accent, 0.22);
  drawLimb(world, x, top, 1.6 * unit, x, y, 1.6 * unit, { colour: dark, cover: 1, detail: 0.6 });
  const shade = mixColours(palette.accent, palette.light, isLit ? 0.5 : 0.1);
  drawFacet(
    world,
    [
      [x - 13 * unit, y],
      [x + 13 * unit, y],
      [x + 40 * unit, y + 34 * unit],
      [x - 40 * unit, y + 34 * unit],
    ],
    { colour: mixColours(shade, palette.deep, isLit ? 0 : 0.35), cover: 1, detail: 0.6 },
  );
  if (!isLit) return;
  drawLimb(world, x, y + 37 * unit, 8 * unit, x, y + 37 * unit, 8 * unit, {
    colour: palette.light,
    cover: 1,
    detail: 0.7,
  });
  layHalo(world, x, y + 36 * unit, 95 * unit, 0.5);
}
