import { expect, test } from 'vitest';
import { lifeOf, shiftOf } from '#features/birth/life.rules.ts';

const layers = [
  { id: 'sky', role: 'sky' },
  { id: 'water', role: 'water' },
  { id: 'lamp', role: 'lamp', mode: 'light' },
  { id: 'body', role: 'accent' },
  { id: 'rings', role: 'foam' },
  { id: 'head', role: 'skin1' },
  { id: 'wolf', role: 'dark' },
  { id: 'snow', role: 'white' },
];

test('people move each as one, the nearest most; water, lamps and snow live; the sky is still', () => {
  const life = lifeOf(layers, [-1, -1, -1, 0, -1, 0, 1, -1]);
  expect(life).toEqual({
    movers: [
      { layers: [3, 5], depth: 0.5 },
      { layers: [6], depth: 1 },
    ],
    water: [1, 4],
    lights: [2],
    snow: [7],
  });
});

test('a drawing with nobody and no water has no life', () => {
  expect(lifeOf([{ role: 'sky' }], [-1])).toEqual({ movers: [], water: [], lights: [], snow: [] });
});

test('nothing moves where one looks straight at it, and nobody far', () => {
  expect(shiftOf({ x: 0, y: 0 }, 1, 1000)).toEqual({ dx: 0, dy: 0 });
  const { dx, dy } = shiftOf({ x: 1, y: 1 }, 1, 1000);
  expect(dx).toBeLessThan(12);
  expect(dy).toBeLessThan(dx);
});
