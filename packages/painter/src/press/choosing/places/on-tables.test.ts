import { expect, it } from 'vitest';
import { onTables } from '#press/choosing/places/on-tables.ts';
import { dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

const before = { who: 1, act: 'stand', relation: { name: 'before', to: 0 } } as const;

it('has a bowl that is before somebody on the table of the place', () => {
  const scene = scenePrinted(['room', 'restaurant'], [dreamer, thing('soup')], [before]);
  expect(onTables(scene).deeds[0]?.relation).toEqual({ name: 'on', to: 'place', at: 'table' });
});

it.each([
  ['where there is no table', 'beach', 'soup'],
  ['what stands on the ground', 'restaurant', 'piano'],
])('leaves %s', (_, place, id) => {
  const scene = scenePrinted(['room', place], [dreamer, thing(id)], [before]);
  expect(onTables(scene)).toBe(scene);
});
