import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import type { ShownDeed } from '#press/scene.ts';
import { boxOfActor, dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

const seeds = [1, 2, 3, 4];

test.each([
  ['rope', 'cloud', 'in'],
  ['ladder', 'moon', 'towards'],
  ['chain', 'balloon', 'from'],
  ['stairs', 'moon', 'towards'],
] as const)('a %s that goes up to a %s runs from the ground to it', (id, up, name) => {
  const deeds: readonly ShownDeed[] = [
    { who: 1, act: 'climb', relation: { name, to: 2 } },
    { who: 0, act: 'climb', whom: 1 },
  ];
  for (const seed of seeds) {
    const print = compose(scenePrinted('meadow', [dreamer, thing(id), thing(up)], deeds), { seed });
    expect(print.scene.actors).toHaveLength(3);
    const [climber, line, goal] = [0, 1, 2].map((n) => boxOfActor(print, n));
    // Its top touches what it goes up to, and its foot is where one stands.
    expect(line?.top).toBeLessThan(goal?.bottom ?? 0);
    expect(line?.bottom).toBeGreaterThan(print.height * 0.6);
    // Whoever climbs is between both ends.
    expect(climber?.bottom).toBeLessThan(line?.bottom ?? 0);
    expect(climber?.top).toBeGreaterThan((line?.top ?? 0) - 80);
  }
});

test('a rope that somebody climbs hangs down from above, and is no coil on the floor', () => {
  const scene = scenePrinted(
    ['room', 'gym'],
    [dreamer, thing('rope')],
    [{ who: 0, act: 'climb', whom: 1 }],
  );
  for (const seed of seeds) {
    const print = compose(scene, { seed });
    const [climber, rope] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    expect(rope.top).toBeLessThan(climber.top);
    expect(rope.bottom - rope.top).toBeGreaterThan((rope.right - rope.left) * 4);
  }
});

test('who stands under a cloud stands on the ground', () => {
  const scene = scenePrinted(
    'meadow',
    [dreamer, thing('cloud')],
    [
      { who: 1, act: 'float' },
      { who: 0, act: 'stand', relation: { name: 'under', to: 1 } },
    ],
  );
  for (const seed of seeds) {
    const print = compose(scene, { seed });
    expect(boxOfActor(print, 0).bottom).toBeGreaterThan(boxOfActor(print, 1).bottom);
  }
});
