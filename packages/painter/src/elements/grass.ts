import { mixColours } from '#colour.ts';
import { drawLimb } from '#elements/shape.ts';
import { glow, mix } from '#maths.ts';
import type { World } from '#world.ts';

/** Blades, and among them flowers, between two rows; nearer ones taller and darker. */
export function drawGrass(
  world: World,
  top: number,
  bottom: number,
  count: number,
  name: string,
): void {
  const { palette, light, width, height, unit, horizon } = world;
  const random = world.random(name);
  const green = mixColours(palette.leaf, palette.deep, 0.45);
  const tip = mixColours(mixColours(palette.leaf, palette.haze, 0.45), palette.light, 0.45);
  for (let n = 0; n < count; n++) {
    // From far to near, so that near blades cover far ones.
    const y = mix(top, bottom, n / count);
    const near = Math.max(0.03, (y - horizon) / (height - horizon));
    const x = random.next() * width;
    const tall = (8 + near * 62) * random.between(0.6, 1.3) * unit;
    const sway =
      (random.between(-0.3, 0.3) + world.noise.at(x / (220 * unit), y / (120 * unit)) * 0.55) *
      tall;
    const radius = (0.7 + near * 1.5) * unit;
    const lit = glow((x - light.x) / (260 * unit)) * random.between(0.2, 1) * (1 - near * 0.55);
    const colour = mixColours(mixColours(green, palette.deep, near * 0.75), tip, lit * 0.75);
    drawLimb(world, x, y, radius, x + sway * 0.35, y - tall * 0.6, radius * 0.75, {
      colour,
      cover: 0.85,
      detail: 0.3,
    });
    drawLimb(world, x + sway * 0.35, y - tall * 0.6, radius * 0.75, x + sway, y - tall, 0.4, {
      colour,
      cover: 0.85,
      detail: 0.3,
    });
    if (random.next() < 0.085) {
      const flower = mixColours(palette.accent, palette.light, random.between(0.05, 0.7));
      const size = (1.6 + near * 5) * random.between(0.7, 1.25) * unit;
      drawLimb(
        world,
        x + sway - size * 0.5,
        y - tall,
        size,
        x + sway + size * 0.5,
        y - tall - size * 0.2,
        size * 0.8,
        { colour: flower, cover: 0.95, detail: 0.55 },
      );
    }
  }
}
