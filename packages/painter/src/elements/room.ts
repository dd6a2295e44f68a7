import type { Canvas } from '#canvas.ts';
import { guideRectangle, lay } from '#canvas.ts';
import { type Colour, mixColours } from '#colour.ts';
import { clamp01, glow, smoothstep } from '#maths.ts';
import type { World } from '#world.ts';

/** A box seen from within, in one-point perspective. Positions are shares of the picture. */
export interface Box {
  /** The vanishing point. */
  readonly x: number;
  readonly y: number;
  /** Reach of the back wall from it: to each side, up and down. */
  readonly half: number;
  readonly up: number;
  readonly down: number;
}

export type Surface = 'back' | 'left' | 'right' | 'floor' | 'ceiling';

/** Where a pixel lies in the box. */
export interface Inside {
  surface: Surface;
  /** 1 at the back wall, growing towards us. */
  near: number;
  /** Across the back wall −1..1; the same ray's place on floor and ceiling. */
  across: number;
  /** Up the wall: −1 ceiling .. 1 floor. */
  upright: number;
}

/** A point inside the box on the picture, in pixels: `across` −1..1 from wall to wall, `tall` 0 on
 *  the floor .. 1 at the ceiling, `near` 1 at the back wall and growing towards us. */
export function inBox(
  world: World,
  box: Box,
  across: number,
  tall: number,
  near: number,
): [x: number, y: number] {
  const up = box.down - tall * (box.up + box.down);
  return [(box.x + across * box.half * near) * world.width, (box.y + up * near) * world.height];
}

/** Calls `visit` for each pixel with its place in the box; `place` is reused between calls. */
export function visitBox(
  world: World,
  box: Box,
  visit: (canvas: Canvas, i: number, place: Inside) => void,
): void {
  const { canvas, width, height } = world;
  const place: Inside = { surface: 'back', near: 1, across: 0, upright: 0 };
  for (let y = 0; y < height; y++) {
    const dy = y / height - box.y;
    const vertical = dy > 0 ? dy / box.down : -dy / box.up;
    for (let x = 0; x < width; x++) {
      const dx = x / width - box.x;
      const sideways = Math.abs(dx) / box.half;
      const near = Math.max(1, sideways, vertical);
      place.near = near;
      place.across = dx / box.half / near;
      place.upright = (dy > 0 ? vertical : -vertical) / near;
      if (near === 1) place.surface = 'back';
      else if (sideways >= vertical) place.surface = dx < 0 ? 'left' : 'right';
      else place.surface = dy > 0 ? 'floor' : 'ceiling';
      visit(canvas, y * width + x, place);
    }
  }
}

/** Bare plaster and boards: darker away from the light, seams where surfaces meet. */
export function paintPlaster(world: World, box: Box, boards: number): void {
  const { palette, light, noise, unit, width } = world;
  const wall = mixColours(mixColours(palette.sky, palette.zenith, 0.5), palette.haze, 0.14);
  const sideWall = mixColours(wall, palette.deep, 0.3);
  const ceiling = mixColours(wall, palette.deep, 0.5);
  const floor = mixColours(mixColours(palette.deep, palette.accent, 0.22), palette.haze, 0.12);
  const colours: Record<Surface, Colour> = {
    back: wall,
    left: sideWall,
    right: sideWall,
    floor,
    ceiling,
  };
  visitBox(world, box, (canvas, i, place) => {
    const x = i % width;
    const y = (i - x) / width;
    lay(canvas, i, colours[place.surface], 1);
    const dx = x - light.x;
    const dy = y - light.y;
    const away = Math.sqrt(dx * dx + dy * dy);
    const stain = noise.layered(
      place.across * 3 + 9 / place.near,
      place.upright * 3 + place.near,
      3,
    );
    lay(canvas, i, palette.haze, clamp01(glow(away / (250 * unit)) * 0.62 + stain * 0.1));
    lay(
      canvas,
      i,
      palette.deep,
      clamp01(smoothstep(1.15, 3.2, place.near) * 0.72 + Math.max(0, -stain) * 0.22),
    );
    if (place.surface === 'floor') {
      const seam = place.across * boards - Math.floor(place.across * boards);
      const width2 = 0.035 + 0.03 / place.near;
      lay(canvas, i, palette.deep, smoothstep(width2, 0, Math.min(seam, 1 - seam)) * 0.55);
      const sheen = noise.at(Math.floor(place.across * boards) * 7.3, 2.2) * 0.16;
      lay(canvas, i, palette.haze, clamp01(0.06 + sheen));
    }
    const corner = Math.min(
      Math.abs(Math.abs(place.across) - 1),
      Math.abs(Math.abs(place.upright) - 1),
    );
    lay(canvas, i, palette.deep, smoothstep(0.09, 0, corner) * 0.5);
  });
  guideRectangle(world.canvas, 0, 0, width, world.height * (box.y + box.down), 0, 1, 0.7);
}
