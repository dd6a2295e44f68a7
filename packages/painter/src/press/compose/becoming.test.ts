import { expect, test } from 'vitest';
import { troupesOf } from '#press/compose/troupes-of.ts';
import { sceneTold } from '#testing/told.ts';

const castOf = (text: string) => troupesOf(sceneTold(text), 3);

test.each([
  'My uncle turned into a teapot in the kitchen.',
  'Dans la cuisine mon oncle se transformait en théière.',
  'A man in the restaurant turned into a tree.',
])('who turns into a thing is half of it already: %s', (text) => {
  const [both] = castOf(text);
  expect(both?.actors).toHaveLength(2);
  const parts = new Set(both?.piece.layers.map(({ id }) => id.split('.')[0]));
  expect([...parts].sort()).toEqual(['becomes', 'half']);
});

test('who turns into a beast has its head, and it is beside them', () => {
  const cast = castOf('My boss turned into a pig in the office.');
  expect(cast.map(({ actors }) => actors)).toContainEqual([0]);
});
