import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOfActor, dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const seeds = [1, 2, 3, 4];

test('who rows past somebody is in the boat, and whom it passes is not', () => {
  const scene = scenePrinted(
    'river',
    [somebody(), thing('hat'), thing('boat'), dreamer, thing('shopping-bags')],
    [
      { who: 0, act: 'carry', whom: 1, relation: { name: 'in', to: 2 } },
      { who: 2, act: 'pass', relation: { name: 'before', to: 3 } },
      { who: 3, act: 'hold', whom: 4 },
    ],
  );
  for (const seed of seeds) {
    const print = compose(scene, { seed });
    expect(print.scene.actors).toHaveLength(5);
    const [rower, boat, me] = [0, 2, 3].map((n) => boxOfActor(print, n));
    expect(rower?.left).toBeGreaterThan(boat?.left ?? 0);
    expect(rower?.right).toBeLessThan(boat?.right ?? 0);
    // One of the two is nearer: nobody who stands on the bank stands in its hull.
    expect(Math.abs((me?.bottom ?? 0) - (boat?.bottom ?? 0))).toBeGreaterThan(24);
  }
});
