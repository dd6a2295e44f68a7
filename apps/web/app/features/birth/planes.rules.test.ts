import { expect, test } from 'vitest';
import { planesOf } from '#features/birth/planes.rules.ts';

const sheets = { isSheet: () => false, isPerson: (actor: number) => actor === 0 };

test('every layer comes once, what stands behind first and people last', () => {
  const owners = [-1, -1, -1, -1, -1, 0, 0, -1, 1, 1, -1, -1];
  const planes = planesOf({ owners, ...sheets });
  expect(planes.flatMap(({ layers }) => layers).sort((a, b) => a - b)).toEqual([...owners.keys()]);
  expect(planes[0]?.layers[0]).toBe(0);
  expect(planes.map(({ actor }) => actor).filter((actor) => actor !== null)).toEqual([1, 0]);
  expect(planes.at(-1)).toEqual({ actor: 0, layers: [5, 6] });
});

test('a shadow comes with whom it is the shadow of', () => {
  const planes = planesOf({ owners: [-1, 1, -1, 0], ...sheets });
  expect(planes.at(-1)).toEqual({ actor: 0, layers: [2, 3] });
});

test('a picture of nobody comes in planes too, at most four', () => {
  const owners = Array(41).fill(-1);
  const planes = planesOf({ owners, ...sheets });
  expect(planes).toHaveLength(4);
  expect(planes.flatMap(({ layers }) => layers)).toEqual([...owners.keys()]);
});

test('a drawing of nothing has no planes', () => {
  expect(planesOf({ owners: [], ...sheets })).toEqual([]);
});
