import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import { boxAround, boxOf } from '#press/path.ts';
import type { PrintScene } from '#press/scene.ts';
import { dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

/** What the first troupe has of some layers, as one box; null where it has none. */
function boxIn(scene: PrintScene, ids: RegExp) {
  const [troupe] = castTroupes(scene, 1);
  return boxAround(
    (troupe?.piece.layers ?? []).flatMap(({ id, path }) =>
      ids.test(id) ? (boxOf(path) ?? []) : [],
    ),
  );
}

test.each([
  ['bread', 'window', 'through'],
  ['wave', 'painting', 'from'],
  ['lone-hand', 'television', 'from'],
  ['octopus', 'mirror', 'from'],
  ['horse', 'window', 'through'],
  ['snake', 'computer', 'from'],
  ['snake', 'wall', 'from'],
  ['wolf', 'wall', 'through'],
] as const)('a %s comes out of a %s, cut by its frame and half outside it', (id, frame, name) => {
  const scene = scenePrinted(
    ['room', 'room'],
    [thing(id), thing(frame), dreamer],
    [
      { who: 0, act: 'emerge', relation: { name, to: 1 } },
      { who: 2, act: 'look', whom: 0 },
    ],
  );
  const [troupe] = castTroupes(scene, 1);
  expect(troupe?.actors).toEqual([0, 1]);
  const [inner, outer, whole] = [/frame\.in\./, /frame\.out\./, /frame\.holder\./].map((ids) =>
    boxIn(scene, ids),
  );
  if (!inner || !outer || !whole) throw new Error('Not there.');
  expect(inner.left).toBeGreaterThanOrEqual(whole.left);
  expect(inner.top).toBeGreaterThanOrEqual(whole.top);
  expect(inner.bottom).toBeLessThanOrEqual(whole.bottom);
  const past = Math.max(outer.right - inner.right, outer.bottom - inner.bottom);
  expect(past).toBeGreaterThan(5);
  expect(compose(scene, { seed: 2 }).scene.deeds[0]?.act).toBe('emerge');
});

test('what is behind a window is seen through it, and nowhere beside it', () => {
  const scene = scenePrinted(
    ['room', 'room'],
    [thing('whale', { count: 3 }), thing('window'), dreamer],
    [
      { who: 0, act: 'swim', relation: { name: 'behind', to: 1 } },
      { who: 2, act: 'look', whom: 0 },
    ],
  );
  const [whales, frame] = [boxIn(scene, /frame\.in\./), boxIn(scene, /frame\.holder\./)];
  if (!whales || !frame) throw new Error('Not there.');
  expect(whales.left).toBeGreaterThanOrEqual(frame.left);
  expect(whales.right).toBeLessThanOrEqual(frame.right);
});

test('some who come out of as many pictures have one each', () => {
  const scene = scenePrinted(
    ['room', 'museum'],
    [somebody({ count: 3 }), thing('picture-frame', { count: 3 })],
    [{ who: 0, act: 'emerge', relation: { name: 'from', to: 1 } }],
  );
  const [troupe] = castTroupes(scene, 1);
  expect(troupe?.isEach).toBe(true);
  expect(troupe?.count).toBe(3);
});
