import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import { hasFloor } from '#press/compose/placing/footing.ts';
import { boxAround, boxOf } from '#press/path.ts';
import { boxOfActor, dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const served = scenePrinted(
  ['room', 'bar'],
  [somebody({ age: 'old' }), thing('beer', { count: 3 }), thing('counter'), dreamer],
  [
    { who: 0, act: 'put', whom: 1, relation: { name: 'behind', to: 2 } },
    { who: 3, act: 'stand', relation: { name: 'before', to: 2 } },
  ],
);

test('who serves is behind the counter from the waist up, and what they serve is on it', () => {
  const [troupe] = castTroupes(served, 1);
  expect(troupe?.actors).toEqual([0, 2, 1]);
  const layers = troupe?.piece.layers ?? [];
  const [body, board, mugs] = [/^server/, /^board\./, /^served/].map((ids) =>
    boxAround(layers.flatMap(({ id, path }) => (ids.test(id) ? (boxOf(path) ?? []) : []))),
  );
  const first = (ids: RegExp) => layers.findIndex(({ id }) => ids.test(id));
  expect(first(/^board\./)).toBeGreaterThan(first(/^server/));
  expect((board?.top ?? 0) - (body?.top ?? 0)).toBeGreaterThan(40);
  expect(mugs?.bottom).toBeLessThan(-100);
  const { deeds } = compose(served, { seed: 1 }).scene;
  expect(deeds[0]).toMatchObject({ act: 'put', whom: 1, relation: { name: 'behind', to: 2 } });
});

test('a crowd in a bar stands on its floor, and not on its counter', () => {
  const crowd = somebody({ count: 8 });
  const scene = scenePrinted(['room', 'bar'], [crowd, dreamer], [{ who: 0, act: 'laugh' }]);
  for (const seed of [0, 3, 24]) {
    const drawing = compose(scene, { seed });
    const { left, right, bottom } = boxOfActor(drawing, 0);
    const back = drawing.layers.filter((_, n) => (drawing.owners[n] ?? -1) < 0);
    expect(hasFloor({ back }, { x: (left + right) / 2, y: bottom }) || bottom > 900).toBe(true);
  }
});
