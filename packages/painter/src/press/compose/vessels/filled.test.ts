import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import { boxAround, boxOf } from '#press/path.ts';
import { boxOfActor, dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const baby = somebody({ age: 'baby', changes: ['tiny'] });

test('a baby that lies in a drawer among socks is seen over its side, larger than they are', () => {
  const scene = scenePrinted(
    ['room', 'bedroom'],
    [baby, thing('drawer'), thing('sock', { count: 8 }), dreamer],
    [
      { who: 0, act: 'lie', relation: { name: 'in', to: 1 } },
      { who: 3, act: 'carry', whom: 1 },
      { who: 2, act: 'stand', relation: { name: 'in', to: 1 } },
    ],
  );
  const [troupe] = castTroupes(scene, 6);
  const boxIn = (ids: RegExp) =>
    boxAround(
      (troupe?.piece.layers ?? []).flatMap(({ id, path }) =>
        ids.test(id) ? (boxOf(path) ?? []) : [],
      ),
    );
  const [own, sock, front] = [/inside0/, /inside1/, /drawer\.front$/].map(boxIn);
  if (!own || !sock || !front) throw new Error('Not there.');
  expect(own.right - own.left).toBeGreaterThan((sock.right - sock.left) * 1.5);
  expect(own.top).toBeLessThan(front.top - 4);
});

test('a basket with somebody in it hangs above the foot of a sheet that cuts at the thigh', () => {
  const scene = scenePrinted(
    ['room', 'bedroom'],
    [somebody({ age: 'baby' }), thing('basket'), dreamer],
    [
      { who: 0, act: 'sleep', relation: { name: 'in', to: 1 } },
      { who: 2, act: 'carry', whom: 1 },
    ],
  );
  for (const seed of [0, 2]) {
    const drawing = compose(scene, { seed });
    expect(boxOfActor(drawing, 2).right).toBeGreaterThan(0);
    const held = drawing.layers.filter(({ id }) => id.startsWith('held'));
    const low = boxAround(held.flatMap(({ path }) => boxOf(path) ?? []))?.bottom;
    expect(low).toBeLessThan(drawing.height + 40);
  }
});
