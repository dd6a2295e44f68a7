import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { isStranded } from '#press/compose/placing/only-named.ts';
import { sceneTold } from '#testing/told.ts';

const ground = { x: 500, y: 1000, scale: 3, depth: 5, facing: 'right' } as const;

/** Whether each thing of a dream would be stranded, were it on the floor. */
function strandedIn(text: string): readonly boolean[] {
  const scene = sceneTold(text);
  return castTroupes(scene, 1)
    .filter(({ isThing }) => isThing)
    .map((troupe) => isStranded({ troupe, place: ground, depth: 5, layers: [] }, scene));
}

test.each([
  ['There was a cup in the kitchen.', true],
  ['Il y avait une tasse dans la cuisine.', true],
  // It grows there, it is told to lie there, and it is no small thing.
  ['There was a mushroom in the forest.', false],
  ['There was a suitcase at the station.', false],
])('what stands on a table stands on no floor: %s', (text, is) => {
  expect(strandedIn(text)).toEqual([is]);
});

test('what is on a table is not stranded', () => {
  const scene = sceneTold('There was a cup in the kitchen.');
  const [troupe] = castTroupes(scene, 1);
  const place = { ...ground, isAloft: true };
  expect(troupe && isStranded({ troupe, place, depth: 5, layers: [] }, scene)).toBe(false);
});
