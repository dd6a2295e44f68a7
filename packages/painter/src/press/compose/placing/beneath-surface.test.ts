import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import type { PrintScene } from '#press/scene.ts';
import { bottomAt, surfaceAt } from '#press/stages/section.ts';
import { boxOfActor, dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const seeds = [1, 2, 3, 4];

const frozen: PrintScene = {
  ...scenePrinted(
    'lake',
    [dreamer, thing('village'), somebody({ count: 8 })],
    [
      { who: 0, act: 'knock', relation: { name: 'on', to: 'place' } },
      { who: 1, act: 'stand', relation: { name: 'under', to: 'place' } },
      { who: 2, act: 'walk', relation: { name: 'in', to: 1 } },
    ],
  ),
  placeChanges: ['ice'],
};

test('a village under the ice is below whoever is on it, with those who are in it', () => {
  for (const seed of seeds) {
    const print = compose(frozen, { seed });
    expect(print.scene.actors).toHaveLength(3);
    const surface = print.height * surfaceAt;
    const [me, village, people] = [0, 1, 2].map((n) => boxOfActor(print, n));
    expect(Math.abs((me?.bottom ?? 0) - surface)).toBeLessThan(24);
    expect(village?.top).toBeGreaterThan(surface);
    expect(people?.top).toBeGreaterThan(surface);
    expect(village?.bottom).toBeLessThan(print.height * (bottomAt + 0.04));
  }
  expect(describePrint(frozen, 'en')).toMatch(/on the ice .*A village stands under the ice/);
  expect(describePrint(frozen, 'fr')).toMatch(/sous la glace/);
});

test.each([
  ['octopus', 'swim'],
  ['church', 'stand'],
] as const)('a %s under the water is under whom one sees above it', (id, act) => {
  const scene = scenePrinted(
    'lake',
    [dreamer, somebody(), thing(id)],
    [
      { who: 0, act: 'speak', whom: 1 },
      { who: 2, act, relation: { name: 'under', to: 'place' } },
    ],
  );
  for (const seed of seeds) {
    const print = compose(scene, { seed });
    expect(print.scene.actors).toHaveLength(3);
    const low = boxOfActor(print, 2).top;
    for (const who of [0, 1]) expect(boxOfActor(print, who).bottom).toBeLessThan(low);
  }
});

test('who swims in a lake where nothing is under them is in the lake of any day', () => {
  const scene = scenePrinted('lake', [dreamer], [{ who: 0, act: 'swim' }]);
  expect(compose(scene, { seed: 1 }).layers.some(({ id }) => id === 'shafts')).toBe(false);
});
