import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOfActor, dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

test.each([
  [
    'whoever is brought in by another deed',
    { who: 0, act: 'give', whom: 1, relation: { name: 'towards', to: 3 } },
  ],
  ['whoever is only looked at', { who: 0, act: 'look', whom: 1 }],
] as const)('%s sits on the parcel that they are told to sit on', (_case, deed) => {
  const scene = scenePrinted(
    'meadow',
    [somebody(), somebody({ gender: 'female' }), thing('parcel'), dreamer],
    [deed, { who: 1, act: 'sit', relation: { name: 'on', to: 2 } }],
  );
  for (const seed of [1, 2, 3]) {
    const print = compose(scene, { seed });
    const [sitter, parcel] = [boxOfActor(print, 1), boxOfActor(print, 2)];
    expect(parcel.right).toBeGreaterThan(sitter.left);
    expect(parcel.left).toBeLessThan(sitter.right);
    expect(parcel.bottom - parcel.top).toBeLessThan((sitter.bottom - sitter.top) * 0.6);
  }
});

test('houses in a net that is pulled out of the sea are in it, and no larger', () => {
  const scene = scenePrinted(
    'sea',
    [dreamer, thing('net'), thing('house', { count: 3 }), thing('boat')],
    [
      { who: 0, act: 'pull', whom: 1, relation: { name: 'on', to: 3 } },
      { who: 2, act: 'stand', relation: { name: 'in', to: 1 } },
    ],
  );
  for (const seed of [1, 2, 3]) {
    const print = compose(scene, { seed });
    expect(print.scene.actors).toHaveLength(4);
    const [boat, net] = [boxOfActor(print, 3), boxOfActor(print, 1)];
    expect(net.right - net.left).toBeLessThan((boat.right - boat.left) * 0.5);
  }
});
