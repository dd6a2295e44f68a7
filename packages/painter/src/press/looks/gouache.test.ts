import { expect, test } from 'vitest';
import type { Layer } from '#press/drawing.ts';
import { rgbOf } from '#press/inks.ts';
import { paletteNamed } from '#press/palettes.ts';
import { rect } from '#press/path.ts';
import { print } from '#press/print.ts';

const palette = paletteNamed('unease.day');
const path = rect(0, 0, 1000, 1250);

/** The mean colour of a sheet, away from its margin. */
function printed(...layers: Layer[]): readonly number[] {
  const { data, width, height } = print(
    { width: 1000, height: 1250, layers, palette },
    { look: 'gouache', seed: 3, width: 120 },
  );
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 20; y < height - 20; y++) {
    for (let x = 20; x < width - 20; x++) {
      count += 255;
      for (const n of [0, 1, 2]) sum[n] = (sum[n] ?? 0) + (data[(y * width + x) * 4 + n] ?? 0);
    }
  }
  return sum.map((value) => value / count);
}

function colourfulness(rgb: readonly number[]): number {
  return Math.max(...rgb) - Math.min(...rgb);
}

test('between two colours that are far apart there is no grey', () => {
  for (const role of ['wall', 'sky', 'ground'] as const) {
    const [light, dark] = palette[role].map(rgbOf);
    const mixed = (light ?? []).map((value, n) => (value + (dark?.[n] ?? 0)) / 2);
    const own = printed({ id: 'half', role, path, tone: 0.5 });
    expect(colourfulness(own), role).toBeGreaterThan(colourfulness(mixed) * 1.15);
  }
});

test('a light makes no mist of what is dark', () => {
  const lit = (role: 'dark' | 'wall') => {
    const below: Layer = { id: 'below', role, path, tone: 1 };
    const light: Layer = { id: 'light', role: 'lamp', path, tone: 0, alpha: 0.5, mode: 'light' };
    const [before = 0] = printed(below);
    const [after = 0] = printed(below, light);
    return after - before;
  };
  expect(lit('dark')).toBeLessThan(0.2);
  expect(lit('wall')).toBeGreaterThan(lit('dark'));
});

test('a shade leaves things their colour, and water takes them into its own', () => {
  const wall: Layer = { id: 'below', role: 'told.red', path, tone: 0.2 };
  const over = (role: 'night' | 'water') =>
    printed(wall, { id: 'over', role, path, tone: 0.5, alpha: 0.6, mode: 'glaze' });
  const [red = 0, , blue = 0] = over('night');
  expect(red).toBeGreaterThan(blue * 1.5);
  const [washed = 0, , wet = 0] = over('water');
  expect(washed / wet).toBeLessThan(red / blue);
});
