import { mixColours } from '#colour.ts';
import { layHalo } from '#elements/halo.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import type { World } from '#world.ts';

/** A lamp on a wire under a shade like a plate, `size` in pixels across; (x, y) is its bulb. */
export function hangLamp(world: World, x: number, y: number, top: number, size: number): void {
  const { palette } = world;
  const metal = mixColours(palette.deep, palette.accent, 0.25);
  drawLimb(world, x, top, size * 0.03 + 0.4, x, y - size * 0.4, size * 0.03 + 0.4, {
    colour: palette.deep,
    cover: 0.9,
    detail: 0.5,
  });
  drawFacet(
    world,
    [
      [x - size * 0.12, y - size * 0.42],
      [x + size * 0.12, y - size * 0.42],
      [x + size * 0.5, y - size * 0.04],
      [x - size * 0.5, y - size * 0.04],
    ],
    { colour: metal, cover: 1, detail: 0.6 },
  );
  drawLimb(world, x - size * 0.26, y, size * 0.09, x + size * 0.26, y, size * 0.09, {
    colour: mixColours(palette.light, palette.accent, 0.12),
    cover: 1,
    detail: 0.7,
  });
  layHalo(world, x, y + size * 0.12, size * 1.5, 0.6);
}
