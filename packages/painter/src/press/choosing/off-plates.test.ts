import { expect, test } from 'vitest';
import { offPlates } from '#press/choosing/off-plates.ts';
import { dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

test('some who eat from plates sit at a laid table; one who does has the plate', () => {
  const family = somebody({ count: 3 });
  const meal = { who: 0, act: 'eat', relation: { name: 'from', to: 1 } } as const;
  const scene = scenePrinted('room', [family, thing('plate', { count: 3 })], [meal]);
  const shown = offPlates(scene);
  expect(shown.actors[1]).toMatchObject({ kind: 'thing', id: 'laid-table', count: 1 });
  expect(shown.deeds).toEqual([{ who: 0, act: 'eat', relation: { name: 'at', to: 1 } }]);
  const alone = scenePrinted('room', [dreamer, thing('plate')], [meal]);
  expect(offPlates(alone)).toBe(alone);
  const giant = thing('plate', { changes: ['giant'] });
  const strange = scenePrinted('room', [family, giant], [meal]);
  expect(offPlates(strange)).toBe(strange);
});
