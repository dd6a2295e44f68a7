import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import type { PrintScene } from '#press/scene.ts';
import { isOfHandful } from '#press/told-by-hands.ts';
import { dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const holds = (what: PrintScene['actors'][number]) =>
  scenePrinted(['street', 'street'], [dreamer, what], [{ who: 0, act: 'hold', whom: 1 }]);

test.each([
  ['a tiny baby', holds(somebody({ age: 'baby', changes: ['tiny'] }))],
  ['an egg', holds(thing('egg'))],
  [
    'a coconut at the ear',
    scenePrinted(
      ['beach', 'beach'],
      [dreamer, thing('coconut')],
      [{ who: 0, act: 'phone', whom: 1 }],
    ),
  ],
  [
    'a drawer with a baby in it',
    scenePrinted(
      ['room', 'bedroom'],
      [somebody({ age: 'baby', changes: ['tiny'] }), thing('drawer'), dreamer],
      [
        { who: 0, act: 'lie', relation: { name: 'in', to: 1 } },
        { who: 2, act: 'carry', whom: 1 },
      ],
    ),
  ],
])('%s in the hands is seen from near', (_, scene) => {
  expect(isOfHandful(scene)).toBe(true);
  for (const seed of [0, 4, 9]) expect(compose(scene, { seed }).scheme).toBe('close');
});

test('a ladder in the hands is seen whole', () => {
  expect(isOfHandful(holds(thing('ladder')))).toBe(false);
});
