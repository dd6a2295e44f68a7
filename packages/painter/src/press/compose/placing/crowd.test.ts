import { expect, test } from 'vitest';
import { apartOf, type Place } from '#press/compose/placing/areas.ts';
import { crowdSpots, isCrowd } from '#press/compose/placing/crowd.ts';
import { standing, type Troupe } from '#press/compose/troupe.ts';
import { rect } from '#press/path.ts';

const people: Troupe = {
  ...standing(
    { layers: [{ id: 'body', role: 'accent', path: rect(-20, -170, 40, 170) }] },
    'ground',
  ),
  ...{ actors: [0], count: 8, changes: [], act: 'wave' },
};
const place: Place = { x: 500, y: 1050, scale: 2.4, depth: 200, facing: 'right' };
const field = { back: [], horizon: 560 };

test('of a crowd three are near, with gaps, and the rest are smaller, behind them and all over', () => {
  const spots = crowdSpots(people, place, field, 1000);
  const near = spots.filter(({ isFar }) => !isFar);
  const far = spots.filter(({ isFar }) => isFar);
  expect(near).toHaveLength(3);
  expect(far.length).toBeGreaterThanOrEqual(3);
  for (const one of spots)
    for (const other of spots) {
      if (one === other) continue;
      const wide = 40 * Math.min(one.place.scale, other.place.scale);
      expect(Math.abs(one.place.x - other.place.x)).toBeGreaterThan(wide * 0.75);
    }
  for (const { place: own } of far) {
    expect(own.scale).toBeLessThan(0.75 * place.scale);
    // As much nearer to the horizon as they are smaller.
    expect((own.y - 560) / (place.y - 560)).toBeCloseTo(own.scale / place.scale, 3);
  }
  const across = spots.map(({ place: own }) => own.x);
  expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(600);
});

test('those who face somebody from one side are all on that side, nearest to farthest', () => {
  const near = crowdSpots(people, { ...place, x: 700, isAside: true }, field, 1000).filter(
    ({ isFar }) => !isFar,
  );
  expect(near.every(({ place: own }) => own.x <= 700)).toBe(true);
});

test('two, hundreds, those in a row and those who are carried are no such crowd', () => {
  expect(isCrowd(people, place)).toBe(true);
  expect(isCrowd({ ...people, count: 2 }, place)).toBe(false);
  expect(isCrowd({ ...people, count: 100 }, place)).toBe(false);
  expect(isCrowd(people, { ...place, along: 80 })).toBe(false);
  expect(isCrowd({ ...people, isCarried: true }, place)).toBe(false);
  expect(apartOf(people, 1)).toBeGreaterThan(40);
});
