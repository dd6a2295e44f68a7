import { lay, raise } from '#canvas.ts';
import { mixColours } from '#colour.ts';
import { type Box, type Inside, visitBox } from '#elements/room.ts';
import { smoothstep } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { World } from '#world.ts';

/** What a room's walls wear, by its seed: panels to the height of a chair, striped paper over them
 *  or all the way down, and always a board along the floor. */
export function dressWalls(world: World, box: Box): void {
  const { palette, seed } = world;
  const hasPanels = hashUnit(6, 10, seed) < 0.5;
  const hasPaper = hashUnit(7, 10, seed) < 0.55;
  const wood = mixColours(mixColours(palette.deep, palette.accent, 0.26), palette.haze, 0.3);
  const stripe = mixColours(palette.accent, palette.haze, 0.5);
  const top = 0.42;
  visitBox(world, box, (canvas, i, place) => {
    if (place.surface === 'floor' || place.surface === 'ceiling') return;
    const far = smoothstep(3.2, 1, place.near);
    const along = alongWall(place);
    const isPanel = hasPanels && place.upright > top;
    if (hasPaper && !isPanel) {
      const band = Math.abs(along * 9 - Math.round(along * 9));
      lay(canvas, i, stripe, smoothstep(0.2, 0.14, band) * 0.16 * (0.4 + far * 0.6));
    }
    if (isPanel) {
      lay(canvas, i, wood, 0.26 + far * 0.2);
      const within = along * 3 - Math.floor(along * 3);
      const edge = Math.min(
        within - 0.1,
        0.9 - within,
        place.upright - top - 0.1,
        0.86 - place.upright,
      );
      const groove = smoothstep(0.035, 0.015, Math.abs(edge));
      lay(canvas, i, palette.deep, groove * 0.34);
      lay(canvas, i, palette.haze, smoothstep(0.03, 0.015, Math.abs(edge - 0.04)) * 0.2 * far);
    }
    if (hasPanels) {
      const rail = smoothstep(0.026, 0.016, Math.abs(place.upright - top));
      lay(canvas, i, mixColours(wood, palette.light, 0.25), rail * 0.6);
      raise(canvas.detail, i, rail * 0.35);
    }
    const board = smoothstep(0.9, 0.915, place.upright);
    lay(canvas, i, mixColours(wood, palette.light, 0.12), board * 0.5);
    lay(canvas, i, palette.deep, smoothstep(0.016, 0.006, Math.abs(place.upright - 0.905)) * 0.4);
  });
}

/** Along a wall in the back wall's measure, whichever it is. */
function alongWall(place: Inside): number {
  return place.surface === 'back' ? place.across : 4.6 / place.near;
}
