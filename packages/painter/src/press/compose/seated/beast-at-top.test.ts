import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import { boxAround, boxOf } from '#press/path.ts';
import type { PrintScene } from '#press/scene.ts';
import { dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

/** What the first troupe has of some layers, as one box. */
function boxIn(scene: PrintScene, ids: RegExp) {
  const [troupe] = castTroupes(scene, 1);
  const boxes = (troupe?.piece.layers ?? []).flatMap(({ id, path }) =>
    ids.test(id) ? (boxOf(path) ?? []) : [],
  );
  const box = boxAround(boxes);
  if (box === null) throw new Error('Not there.');
  return box;
}

test.each([
  ['chicken', 3],
  ['goat', 3],
  ['monkey', 1],
  ['sheep', 2],
  ['goose', 1],
])('%s behind a table is seen above its board', (id, count) => {
  const scene = scenePrinted(
    ['classroom', 'school'],
    [thing(id, { count }), thing('table'), dreamer],
    [
      { who: 0, act: 'sit', relation: { name: 'behind', to: 1 } },
      { who: 2, act: 'speak', whom: 0, relation: { name: 'before', to: 1 } },
    ],
  );
  const [troupe] = castTroupes(scene, 1);
  expect(troupe?.actors).toEqual([0, 1]);
  const beasts = boxIn(scene, /\bbeast\./);
  const table = boxIn(scene, /^at\.desk\.|^at\.desk\.long\./);
  const above = table.top - beasts.top;
  expect(above).toBeGreaterThan((beasts.bottom - beasts.top) * 0.4);
  expect(compose(scene, { seed: 3 }).scene.deeds[0]?.relation).toEqual({ name: 'behind', to: 1 });
});

test('what a beast types on is on the desk before it', () => {
  const scene = scenePrinted(
    ['room', 'office'],
    [thing('monkey'), thing('computer')],
    [{ who: 0, act: 'write', whom: 1, relation: { name: 'at', to: 1 } }],
  );
  const [beast, computer, desk] = [/\bbeast\./, /\blaid0\./, /^at\.desk\./].map((ids) =>
    boxIn(scene, ids),
  );
  expect(computer?.left).toBeGreaterThan(beast?.left ?? 0);
  expect(computer?.left).toBeLessThan((beast?.right ?? 0) + 30);
  expect(computer?.bottom).toBeLessThan(-70);
  expect(beast?.right).toBeGreaterThan(desk?.left ?? 0);
});

test('what is small is on the desk itself, and what plays a piano is at its keys', () => {
  const typing = scenePrinted(
    ['room', 'office'],
    [thing('mouse'), thing('computer')],
    [{ who: 0, act: 'write', whom: 1 }],
  );
  expect(boxIn(typing, /\bbeast\./).bottom).toBeLessThan(-70);
  const playing = scenePrinted(
    ['theatre', 'theatre'],
    [thing('frog'), thing('piano')],
    [{ who: 0, act: 'play', whom: 1 }],
  );
  const [frog, keys] = [boxIn(playing, /\bbeast\./), boxIn(playing, /piano\.keys$/)];
  expect(frog.right).toBeGreaterThan(keys.left);
  expect(frog.left).toBeLessThan(keys.right);
  expect(Math.abs(frog.bottom - keys.top)).toBeLessThan(20);
});
