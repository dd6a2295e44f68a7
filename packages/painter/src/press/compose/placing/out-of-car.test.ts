import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import type { ShownDeed } from '#press/scene.ts';
import { rearMirror, windscreen } from '#press/stages/car-ahead.ts';
import { boxOfActor, dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const seeds = [1, 2, 3, 4];
const inCar = ['carriage', 'in-car'] as const;

test.each([
  ['tractor', { who: 2, act: 'stand', relation: { name: 'before', to: 0 } }],
  ['bus', { who: 2, act: 'stand' }],
  ['deer', { who: 2, act: 'pass', relation: { name: 'before', to: 'place' } }],
] as const satisfies readonly (readonly [string, ShownDeed])[])(
  'a %s ahead of a car is on the road, through its windscreen',
  (id, deed) => {
    const scene = scenePrinted(
      inCar,
      [dreamer, somebody(), thing(id)],
      [{ who: 0, act: 'drive' }, deed],
    );
    for (const seed of seeds) {
      const print = compose(scene, { seed });
      expect(print.scene.actors).toHaveLength(3);
      const ahead = boxOfActor(print, 2);
      expect(ahead.bottom).toBeLessThan(print.height * windscreen.bottom + 1);
      for (const who of [0, 1]) expect(boxOfActor(print, who).top).toBeGreaterThan(ahead.top);
    }
  },
);

test('what follows a car is seen in its mirror', () => {
  const scene = scenePrinted(
    inCar,
    [dreamer, thing('wolf', { count: 3 })],
    [
      { who: 0, act: 'drive' },
      { who: 1, act: 'chase', whom: 0 },
    ],
  );
  for (const seed of seeds) {
    const print = compose(scene, { seed });
    expect(print.scene.actors).toHaveLength(2);
    expect(boxOfActor(print, 1).bottom).toBeLessThanOrEqual(print.height * rearMirror.bottom + 1);
  }
});

test('a dog sits in a car, and is on no road', () => {
  const scene = scenePrinted(
    inCar,
    [dreamer, thing('dog')],
    [
      { who: 0, act: 'drive' },
      { who: 1, act: 'sit', relation: { name: 'beside', to: 0 } },
    ],
  );
  const print = compose(scene, { seed: 2 });
  expect(boxOfActor(print, 1).bottom).toBeGreaterThan(print.height * 0.5);
});

test('what is on a lap that a seat hides is not told of', () => {
  const scene = scenePrinted(
    inCar,
    [dreamer, thing('wedding-cake'), thing('tractor')],
    [
      { who: 1, act: 'stand', relation: { name: 'on', to: 0 } },
      { who: 0, act: 'sit', relation: { name: 'behind', to: 2 } },
    ],
  );
  const print = compose(scene, { seed: 2 });
  expect(print.scene.actors.map((one) => one.kind === 'thing' && one.id)).toEqual([
    false,
    'tractor',
  ]);
});
