import { type Colour, mixColours } from '#colour.ts';
import { drawLimb } from '#elements/shape.ts';
import { clamp01, glow, mix } from '#maths.ts';
import type { Random } from '#random.ts';
import type { World } from '#world.ts';

export function leaf(
  world: World,
  tips: readonly (readonly [number, number, number])[],
  tall: number,
  distance: number,
  random: Random,
  crown: Colour,
): void {
  const { palette, light, unit } = world;
  const dark = mixColours(mixColours(crown, palette.deep, 0.55), palette.haze, distance * 0.7);
  const bright = mixColours(mixColours(crown, palette.light, 0.45), palette.haze, distance * 0.6);
  const middle = mixColours(dark, bright, 0.4);
  // A great tree near us has more leaves, not larger ones.
  const isGrand = tall > 300 * unit;
  const grain = isGrand ? 300 * unit : tall;
  for (const [layer, colour] of [dark, middle, bright].entries()) {
    for (const [x, y] of tips) {
      const count = layer === 0 ? 2 : isGrand ? 8 : 3;
      for (let n = 0; n < count; n++) {
        const size =
          grain *
          (layer === 0
            ? random.between(0.05, 0.085) * (tall / grain)
            : random.between(0.014, 0.035));
        const spread = tall * 0.075;
        const toLight = layer * tall * 0.018;
        const dx = light.x - x;
        const px =
          x +
          random.between(-spread, spread) +
          clamp01(Math.abs(dx) / (200 * unit)) * (dx > 0 ? toLight : -toLight);
        const py = y + random.between(-spread, spread) * 0.8 - toLight;
        drawLimb(
          world,
          px - size * 0.4,
          py,
          size * 0.8,
          px + size * 0.4,
          py - size * 0.15,
          size * 0.7,
          {
            colour,
            cover: layer === 0 ? 0.85 : 0.5 + 0.4 * glow(dx / (420 * unit)),
            detail: mix(0.4, 0.1, distance),
          },
        );
      }
    }
  }
}
