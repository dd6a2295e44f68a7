import { mixColours } from '#colour.ts';
import { type Box, inBox } from '#elements/room.ts';
import { drawFacet, drawLimb } from '#elements/shape.ts';
import { clamp01, glow, mix } from '#maths.ts';
import { hashUnit } from '#random.ts';
import type { World } from '#world.ts';

/** A row of desks, each with its bench, the aisle left free. */
export function drawDesks(world: World, box: Box, near: number): void {
  const { palette, unit, light, width } = world;
  const wood = mixColours(
    mixColours(palette.deep, palette.accent, 0.34),
    palette.haze,
    mix(0.3, 0.08, clamp01(near - 1)),
  );
  const top = mixColours(wood, palette.light, 0.4);
  const leg = mixColours(wood, palette.deep, 0.55);
  const tall = 0.27;
  for (const across of [-0.78, -0.33, 0.33, 0.78]) {
    const chance = hashUnit(Math.floor(across * 100), Math.floor(near * 100), world.seed);
    const middle = across + (chance - 0.5) * 0.05;
    const w = 0.17;
    const [x0, y0] = inBox(world, box, middle - w, tall, near);
    const [x1] = inBox(world, box, middle + w, tall, near);
    // The aisle widens for a figure that stands in it.
    const isInWay =
      near > 2 && Math.abs((x0 + x1) / 2 - world.stage.hero.x * width) < 120 * unit + (x1 - x0) / 2;
    if (isInWay && world.scene.symbols.length > 0) continue;
    const [b0, by] = inBox(world, box, middle - w, tall, near * 0.9);
    const [b1] = inBox(world, box, middle + w, tall, near * 0.9);
    const [, foot] = inBox(world, box, middle, 0, near);
    const thick = near * 5 * unit;
    for (const x of [x0 + thick, x1 - thick])
      drawLimb(world, x, y0, thick * 0.55, x, foot, thick * 0.42, {
        colour: leg,
        cover: 1,
        detail: 0.6,
      });
    const lit = glow(((x0 + x1) / 2 - light.x) / (width * 0.45));
    drawFacet(
      world,
      [
        [b0, by],
        [b1, by],
        [x1, y0],
        [x0, y0],
      ],
      { colour: mixColours(wood, top, clamp01(lit * 1.3)), cover: 1, detail: 0.5 },
    );
    drawFacet(
      world,
      [
        [x0, y0],
        [x1, y0],
        [x1, y0 + thick * 1.5],
        [x0, y0 + thick * 1.5],
      ],
      { colour: leg, cover: 1, detail: 0.5 },
    );
  }
}
