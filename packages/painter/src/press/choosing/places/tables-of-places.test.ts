import { expect, it } from 'vitest';
import { servedOnTable } from '#press/choosing/places/tables-of-places.ts';
import { compose } from '#press/compose/compose.ts';
import { dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';
import { sceneTold } from '#testing/told.ts';

const before = { who: 1, act: 'stand', relation: { name: 'before', to: 0 } } as const;

it('has a bowl that is before somebody on the table of the place', () => {
  const scene = scenePrinted(['room', 'restaurant'], [dreamer, thing('soup')], [before]);
  expect(servedOnTable(scene).deeds[0]?.relation).toEqual({ name: 'on', to: 'place', at: 'table' });
});

it.each([
  ['where there is no table', 'beach', 'soup'],
  ['what stands on the ground', 'restaurant', 'piano'],
])('leaves %s', (_, place, id) => {
  const scene = scenePrinted(['room', place], [dreamer, thing(id)], [before]);
  expect(servedOnTable(scene)).toBe(scene);
});

it.each([
  'My mother was crying at the kitchen table.',
  'My dead grandmother was sitting at the kitchen table.',
])('who weeps or sits at the table of a kitchen is at one that is drawn: %s', (dream) => {
  const scene = sceneTold(dream);
  const [deed] = scene.deeds;
  const to = deed?.relation?.to;
  expect(typeof to === 'number' ? scene.actors[to] : to).toMatchObject({ id: 'table' });
  const { scene: shown } = compose(scene, { seed: 1 });
  expect(shown.actors.some((one) => one.kind === 'thing' && one.id === 'table')).toBe(true);
});
