import { mixColours } from '#colour.ts';
import { drawLimb } from '#elements/shape.ts';
import type { Random } from '#random.ts';
import type { World } from '#world.ts';

/** Birch bark: short dark bands, more of them towards the foot. */
export function scar(
  world: World,
  x: number,
  lean: number,
  foot: number,
  radius: number,
  distance: number,
  random: Random,
): void {
  const colour = mixColours(world.palette.deep, world.palette.haze, distance * 0.7);
  for (let n = 0; n < 26; n++) {
    const up = random.next() * random.next();
    const y = foot * (1 - up * 1.05);
    const at = x + lean * up + random.between(-0.75, 0.35) * radius * 0.85;
    const wide = random.between(0.1, 0.6) * radius;
    drawLimb(
      world,
      at,
      y,
      radius * 0.05,
      at + wide,
      y + random.between(-2, 2) * world.unit,
      radius * 0.07,
      {
        colour,
        cover: 0.75,
        detail: 0.4,
      },
    );
  }
}
