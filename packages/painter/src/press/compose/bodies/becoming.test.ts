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

test('who turns into a beast has its head and its tail, and no other is beside them', () => {
  const [both, ...others] = castOf('My boss turned into a pig in the office.');
  expect(both?.actors).toEqual([0, 1]);
  expect(both?.piece.layers.map(({ id }) => id)).toContain('tail');
  expect(others.flatMap(({ actors }) => actors)).not.toContain(1);
});

test.each([
  ['My cat turned into my grandmother.', /^tail$/],
  ['My teacher turned into my mother.', /^left\./],
  ['I turned into a mermaid, half woman and half fish.', /^tail\.fin$/],
  ['My sister turned into a mannequin.', /^plinth$/],
  ['Ma sœur était à moitié oiseau.', /^wing\.quills$/],
])('one being is both: %s', (text, layer) => {
  const layers = castOf(text).flatMap(({ piece }) => piece.layers.map(({ id }) => id));
  expect(layers.some((id) => layer.test(id))).toBe(true);
});
