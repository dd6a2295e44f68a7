import { describe, expect, it } from 'vitest';
import { type Pair, roles } from '#press/drawing.ts';
import { brightness, type Rgb, rgbOf } from '#press/inks.ts';
import { otherInks } from '#press/palettes/others.ts';
import { paletteOf } from '#press/palettes/palette-of.ts';
import { paletteFor } from '#press/palettes.ts';
import { moods, timesOfDay } from '#scene.ts';

const own = moods.flatMap((mood) =>
  timesOfDay.map((time) => ({ name: `${mood} ${time}`, palette: paletteFor(mood, time) })),
);
const others = Object.entries(otherInks).flatMap(([name, some]) =>
  some.map((inks, n) => ({ name: `${name} ${n}`, palette: paletteOf(inks) })),
);
const all = [...own, ...others];

/** Clothes are the larger part of a figure, and the hero's carry it. */
const figures = [
  ['accent', 0.2],
  ['accent2', 0.12],
  ['accent3', 0.09],
  ['skin1', 0.06],
  ['skin4', 0.06],
] as const;

describe('paletteFor', () => {
  it.each(all)('$name gives every role two colours, the lighter first', ({ palette }) => {
    for (const role of roles) {
      for (const colour of palette[role]) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      const [light, dark] = palette[role].map((colour) => brightness(rgbOf(colour)));
      expect(light, role).toBeGreaterThanOrEqual(dark ?? 1);
    }
  });

  it.each(all)('$name lets figures stand out from sky, wall, ground and floor', ({ palette }) => {
    for (const place of ['sky', 'wall', 'ground', 'floor', 'water'] as const) {
      for (const [figure, least] of figures) {
        const apart = distance(at(palette[figure], 0.35), at(palette[place], 0.5));
        expect(apart, `${figure} on ${place}`).toBeGreaterThan(least);
      }
    }
  });

  it('keeps told colours what they are called', () => {
    for (const { palette, name } of all) {
      const [red, green, blue] = at(palette['told.red'], 0.3);
      expect(red - Math.max(green, blue), name).toBeGreaterThan(0.3);
      const [r2, , b2] = at(palette['told.blue'], 0.3);
      expect(b2 - r2, name).toBeGreaterThan(0.25);
    }
  });
});

function at([light, dark]: Pair, tone: number): Rgb {
  const [a, b] = [rgbOf(light), rgbOf(dark)];
  return [a[0] + (b[0] - a[0]) * tone, a[1] + (b[1] - a[1]) * tone, a[2] + (b[2] - a[2]) * tone];
}

/** As an eye weighs it: green most, blue least. */
function distance(a: Rgb, b: Rgb): number {
  const [red, green, blue] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(0.35 * red * red + 0.4 * green * green + 0.25 * blue * blue);
}
