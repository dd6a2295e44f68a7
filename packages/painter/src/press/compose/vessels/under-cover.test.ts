import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import { boxOf } from '#press/path.ts';
import { scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

test('a tiny boat under the cover of a dish is on the dish, and those in it are in it', () => {
  const scene = scenePrinted(
    ['room', 'restaurant'],
    [
      somebody({ role: 'waiter' }),
      thing('dish-cover'),
      thing('boat', { changes: ['tiny'] }),
      somebody({ count: 3, changes: ['tiny'] }),
    ],
    [
      { who: 0, act: 'carry', whom: 1, relation: { name: 'above', to: 2 } },
      { who: 2, act: 'float', relation: { name: 'under', to: 1 } },
      { who: 3, act: 'speak', whom: 0, relation: { name: 'in', to: 2 } },
    ],
  );
  const [served, ...others] = castTroupes(scene, 1);
  expect(others).toHaveLength(0);
  const boxes = (id: RegExp) =>
    boxOf(
      served?.piece.layers.filter((layer) => id.test(layer.id)).flatMap(({ path }) => path) ?? [],
    );
  const [boat, dish, cover] = [boxes(/^served/), boxes(/^dish$/), boxes(/^cover/)];
  expect(boat?.left).toBeGreaterThan(dish?.left ?? 0);
  expect(boat?.right).toBeLessThan(dish?.right ?? 0);
  // The cover is lifted over all of it.
  expect(cover?.top).toBeLessThan(boat?.top ?? 0);
  for (const seed of [1, 2, 3]) expect(compose(scene, { seed }).scene.actors).toHaveLength(4);
});

test('a cover that somebody only carries is in their hands', () => {
  const scene = scenePrinted(
    ['room', 'restaurant'],
    [somebody(), thing('dish-cover')],
    [{ who: 0, act: 'carry', whom: 1 }],
  );
  const cast = castTroupes(scene, 1);
  expect(cast.flatMap(({ piece }) => piece.layers).some(({ id }) => id === 'cloth')).toBe(false);
});
