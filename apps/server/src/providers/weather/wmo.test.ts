import { intensities, weathers } from '@reverie/contract/weather.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { skyOfCode } from '#providers/weather/wmo.ts';

/** Every code of Open-Meteo's documentation, in its order. */
const documented = [
  ...[0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67],
  ...[71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99],
];

test('every documented code has its sky', () => {
  for (const code of documented) {
    const sky = skyOfCode(code);
    expect(weathers, String(code)).toContain(sky?.weather);
    expect(intensities, String(code)).toContain(sky?.intensity);
  }
});

test('any other number has none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), (code) => {
      expect(skyOfCode(code) !== null).toBe(documented.includes(code));
    }),
  );
});

test.each([
  ['clear', [0, 1]],
  ['cloudy', [2, 3, 45, 48, 71, 73, 75, 77, 85, 86]],
  ['rainy', [51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 80, 81, 82]],
  ['stormy', [95, 96, 99]],
])('the sky is %s for %j alone', (weather, codes) => {
  expect(documented.filter((code) => skyOfCode(code)?.weather === weather)).toEqual(codes);
});

test('what is said to be heavier is never drawn lighter', () => {
  const families = [
    [0, 1, 2, 3, 45],
    [51, 53, 55],
    [56, 57],
    [61, 63, 65],
    [66, 67],
    [71, 73, 75],
    [80, 81, 82],
    [85, 86],
    [95, 96, 99],
  ];
  for (const family of families) {
    const strengths = family.map((code) =>
      intensities.indexOf(skyOfCode(code)?.intensity ?? 'light'),
    );
    expect(strengths).toEqual([...strengths].sort());
  }
});
