import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { packDrawing } from '#press/keeping/packed.ts';
import { packPeopled, unpackPeopled } from '#press/keeping/peopled.ts';
import { sceneTold } from '#testing/told.ts';

const told = 'A giant spider was sitting on the ceiling of my bedroom. I was hiding.';

test('a drawing comes back with whom each layer shows', () => {
  const composition = compose(sceneTold(told), { seed: 1 });
  const { drawing, owners, actors } = unpackPeopled(packPeopled(composition));
  expect(drawing.layers.map(({ id }) => id)).toEqual(composition.layers.map(({ id }) => id));
  expect(owners).toEqual(composition.owners);
  expect(actors).toContainEqual({ kind: 'thing', id: 'spider' });
  expect(actors.some((actor) => actor.kind === 'person' && actor.who === 'dreamer')).toBe(true);
});

test('a drawing that was kept without them shows nobody', () => {
  const composition = compose(sceneTold(told), { seed: 1 });
  const { drawing, owners, actors } = unpackPeopled(packDrawing(composition));
  expect(owners).toHaveLength(drawing.layers.length);
  expect(new Set(owners)).toEqual(new Set([-1]));
  expect(actors).toEqual([]);
});
