import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundDegrees } from '#weather.rules.ts';
import { weatherEndpoints } from '#weather.ts';

test('a place is rounded to the nearest tenth, as it is written', () => {
  expect([48.8534, 2.3488, -33.8688, 0, -0.04, 179.96].map(roundDegrees)).toEqual([
    48.9, 2.3, -33.9, 0, 0, 180,
  ]);
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (degrees) => {
      const rounded = roundDegrees(degrees);
      expect(String(rounded)).toMatch(/^-?\d{1,3}(\.\d)?$/);
      expect(Object.is(rounded, -0)).toBe(false);
      expect(Math.abs(rounded - degrees)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(roundDegrees(rounded)).toBe(rounded);
    }),
  );
});

test('a place in a query is a plain decimal of this earth', () => {
  const { query } = weatherEndpoints.sky;
  expect(query.parse({ latitude: '48.9', longitude: '-2.3' })).toEqual({
    latitude: 48.9,
    longitude: -2.3,
  });
  for (const latitude of ['90.1', '-91', '', ' 4', '1e1', '0x1', 'NaN', 'Infinity', '4.', null]) {
    expect(query.safeParse({ latitude, longitude: '0' }).success, String(latitude)).toBe(false);
  }
  expect(query.safeParse({ latitude: '0', longitude: '180.5' }).success).toBe(false);
  expect(query.safeParse({ latitude: '0' }).success).toBe(false);
});

test('a name has two characters to eighty, and a language that is spoken here', () => {
  const { query } = weatherEndpoints.places;
  expect(query.parse({ name: 'Ax' })).toEqual({ name: 'Ax', language: 'fr' });
  for (const wrong of [
    {},
    { name: 'A' },
    { name: '   ' },
    { name: 'x'.repeat(81) },
    { name: 'a\u0000b' },
    { name: 'Ax', language: 'de' },
    { name: 'Ax', country: 'FR' },
  ]) {
    expect(query.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});
