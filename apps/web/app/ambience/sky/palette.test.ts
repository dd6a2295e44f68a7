import { intensities, weathers } from '@reverie/contract/weather.rules';
import { expect, test } from 'vitest';
import { darknessAt, type Pigment, paletteOf } from '#ambience/sky/palette.ts';
import { modes, themes } from '#ambience/theme.ts';
import { colour, contrast, varsOf } from '#ui/testing/contrast.ts';

const texts = ['--ink', '--ink-soft', '--ink-faint', '--accent', '--danger'];
const quarters = Array.from({ length: 96 }, (_, index) => index / 4);
const looks = themes.flatMap((theme) => modes.map((mode) => ({ theme, mode })));

const opaque = ([l, c, h]: Pigment) => ({ l, c, h, alpha: 1 });

/** Every pigment text may lie on, at every quarter of an hour and in every weather. */
function pigmentsOf(mode: (typeof modes)[number]) {
  const found = new Map<string, Pigment>();
  for (const at of quarters) {
    for (const weather of weathers) {
      for (const intensity of intensities) {
        const { rain: _, ...broad } = paletteOf(mode, at, weather, intensity);
        for (const [name, pigment] of Object.entries(broad)) {
          found.set(`${name} at ${at} ${weather} ${intensity}`, pigment);
        }
      }
    }
  }
  return found;
}
const grounds = { dark: pigmentsOf('dark'), light: pigmentsOf('light') };

test.each(looks)('$theme in $mode: every text reads on every sky', ({ theme, mode }) => {
  const vars = varsOf(theme);
  const of = (name: string) => colour(vars, name, mode === 'dark');
  const faults = [...grounds[mode]].flatMap(([name, pigment]) => [
    ...texts
      .filter((text) => contrast(of(text), opaque(pigment)) < 4.5)
      .map((text) => [text, name]),
    ...(contrast(of('--edge'), opaque(pigment)) < 3 ? [['--edge', name]] : []),
  ]);
  expect(faults).toEqual([]);
});

test('hours flow into each other, through midnight as well', () => {
  for (const mode of modes) {
    for (const at of quarters) {
      const before = paletteOf(mode, at, 'clear', 'light');
      const after = paletteOf(mode, (at + 0.25) % 24, 'clear', 'light');
      for (const name of ['zenith', 'middle', 'horizon', 'glow'] as const) {
        expect(Math.abs(before[name][0] - after[name][0]), `${name} at ${at}`).toBeLessThan(0.012);
      }
    }
  }
});

test('noon and midnight, clear and storm are different skies', () => {
  const noon = paletteOf('dark', 12, 'clear', 'light');
  expect(noon.zenith).not.toEqual(paletteOf('dark', 0, 'clear', 'light').zenith);
  expect(noon.zenith).not.toEqual(paletteOf('dark', 12, 'stormy', 'intense').zenith);
});

test('stars and moon are out at night and gone by day', () => {
  expect([0, 3, 22, 23].map(darknessAt)).toEqual([1, 1, 1, 1]);
  expect([8, 12, 17].map(darknessAt)).toEqual([0, 0, 0]);
  expect(darknessAt(20)).toBeGreaterThan(0);
  expect(darknessAt(20)).toBeLessThan(1);
});
