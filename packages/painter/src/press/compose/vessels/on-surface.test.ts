import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import { boxOf } from '#press/path.ts';
import type { PrintScene } from '#press/scene.ts';
import { boxOfActor, dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

test.each(['piano', 'bed', 'car', 'sofa'])('a %s that drifts on a lake lies in its water', (id) => {
  const scene = scenePrinted(
    ['lake', 'lake'],
    [thing(id), dreamer],
    [
      { who: 0, act: 'float', relation: { name: 'on', to: 'place' } },
      { who: 1, act: 'look', whom: 0 },
    ],
  );
  const [troupe] = castTroupes(scene, 1);
  expect(troupe?.stands).toBe('water');
  const { layers } = compose(scene, { seed: 4 });
  expect(layers.map(({ id: one }) => one)).toContain('water.over');
});

test('what is driven on the water is in it, and no landing stage is on a lake of ice', () => {
  const actors = [thing('car'), dreamer];
  const on = { name: 'on', to: 'place' } as const;
  const wet = scenePrinted(['lake', 'lake'], actors, [
    { who: 1, act: 'drive', whom: 0, relation: on },
  ]);
  expect(castTroupes(wet, 1)[0]?.stands).toBe('water');
  const icy: PrintScene = { ...wet, placeChanges: ['ice'] };
  expect(castTroupes(icy, 1)[0]?.stands).toBe('ground');
  const ids = compose(icy, { seed: 1 }).layers.map(({ id }) => id);
  expect(ids).not.toContain('stage');
  expect(ids).toContain('ice.gleam');
});

test('ice that cracks under a car is cracked beneath it', () => {
  const scene: PrintScene = {
    ...scenePrinted(
      ['lake', 'lake'],
      [dreamer, thing('car'), thing('ice')],
      [
        { who: 2, act: 'break', relation: { name: 'under', to: 1 } },
        { who: 0, act: 'sit', relation: { name: 'in', to: 1 } },
      ],
    ),
    placeChanges: ['ice'],
  };
  const drawing = compose(scene, { seed: 0 });
  const cracks = drawing.layers.find(({ id }) => id === 'cracks');
  const box = cracks && boxOf(cracks.path);
  const car = boxOfActor(drawing, 1);
  expect(box?.left).toBeLessThan((car.left + car.right) / 2);
  expect(box?.right).toBeGreaterThan((car.left + car.right) / 2);
  expect(drawing.scene.deeds[0]).toMatchObject({
    act: 'break',
    relation: { name: 'under', to: 1 },
  });
});
