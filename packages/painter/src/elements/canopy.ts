import { type Colour, mixColours } from '#colour.ts';
import { drawLimb } from '#elements/shape.ts';
import { clamp01, glow, mix } from '#maths.ts';
import type { World } from '#world.ts';

/** Leaves that hang into the picture from above, open about the light. `depth` is how far down
 *  they reach at the sides, as a share of the height. */
export function hangCanopy(
  world: World,
  leaf: Colour,
  distance: number,
  depth: number,
  name: string,
): void {
  const { palette, light, noise, unit, width, height } = world;
  const random = world.random(name);
  const dark = mixColours(mixColours(leaf, palette.deep, 0.62), palette.haze, distance * 0.8);
  const bright = mixColours(mixColours(leaf, palette.light, 0.4), palette.haze, distance * 0.6);
  const size = mix(19, 8, distance) * unit;
  const count = Math.floor(mix(850, 1500, distance) * (width / (1000 * unit)));
  for (let n = 0; n < count; n++) {
    const x = random.next() * width;
    const away = clamp01(Math.abs(x - light.x) / (width * 0.42));
    const lower =
      (depth * (0.16 + away * 0.84) +
        noise.layered(x / (130 * unit) + distance * 9, 3.1, 3) * 0.11) *
      height;
    const share = n / count;
    const y = random.next() * Math.max(0, lower);
    const lit = glow((x - light.x) / (330 * unit)) * glow((y - light.y) / (380 * unit));
    const tone = clamp01(share * share * (0.25 + lit * 0.9) * random.between(0.4, 1.2));
    const lean = random.between(-0.7, 0.7) * size;
    const grown = size * mix(1.5, 0.62, share) * random.between(0.6, 1.2);
    drawLimb(
      world,
      x - lean * 0.5,
      y - grown * 0.3,
      grown * 0.75,
      x + lean,
      y + grown * 0.6,
      grown * 0.28,
      {
        colour: mixColours(dark, bright, tone),
        cover: 0.86,
        detail: mix(0.4, 0.12, distance),
      },
    );
  }
}
