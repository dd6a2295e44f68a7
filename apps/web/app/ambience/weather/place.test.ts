import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlace, whereabouts } from '#ambience/weather/place.ts';

const lyon = {
  name: 'Lyon',
  region: 'Auvergne-Rhône-Alpes',
  country: 'France',
  latitude: 45.7,
  longitude: 4.8,
};

test('a city is read as it was kept', () => {
  expect(readPlace(JSON.stringify(lyon))).toEqual(lyon);
  const bare = { name: 'Vostok', region: null, country: null, latitude: -78.5, longitude: 106.8 };
  expect(readPlace(JSON.stringify(bare))).toEqual(bare);
});

test('a place that is kept more exactly is rounded before it can leave', () => {
  const exact = { ...lyon, latitude: 45.74846, longitude: 4.84671, id: 'secret' };
  expect(readPlace(JSON.stringify(exact))).toEqual(lyon);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[45.7, 4.8]'],
  ['no name', JSON.stringify({ ...lyon, name: ' ' })],
  ['a word for a latitude', JSON.stringify({ ...lyon, latitude: '45.7' })],
  ['no longitude', JSON.stringify({ ...lyon, longitude: null })],
  ['a place off the earth', JSON.stringify({ ...lyon, latitude: 90.1 })],
])('a record with %s is no city', (_, record) => {
  expect(readPlace(record)).toBeNull();
});

test('whatever stands there breaks nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (record) => {
      expect(() => readPlace(record)).not.toThrow();
    }),
  );
});

test('where a city lies is said without saying a name twice', () => {
  expect(whereabouts(lyon)).toBe('Auvergne-Rhône-Alpes, France');
  expect(whereabouts({ ...lyon, name: 'Berlin', region: 'Berlin' })).toBe('France');
  expect(whereabouts({ ...lyon, region: 'France' })).toBe('France');
  expect(whereabouts({ ...lyon, region: null, country: null })).toBe('');
});
