import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import type { PrintScene } from '#press/scene.ts';
import { boxOfActor, dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

const where = {
  hamster: ['street', 'schoolyard'],
  cat: ['street', 'street'],
  whale: ['sky', 'sky'],
  snail: ['street', 'street'],
} as const;

function riding(id: keyof typeof where): PrintScene {
  const isGiant = id !== 'whale';
  return scenePrinted(
    where[id],
    [thing(id, { changes: isGiant ? ['giant'] : [] }), dreamer],
    [{ who: 1, act: 'ride', whom: 0, relation: { name: 'on', to: 0 } }],
  );
}

test.each(Object.keys(where) as (keyof typeof where)[])(
  'whoever rides a %s is no dot, and its head is on the sheet',
  (id) => {
    for (const seed of [0, 3, 5]) {
      const drawing = compose(riding(id), { seed });
      const rider = boxOfActor(drawing, 1);
      expect(rider.bottom - rider.top).toBeGreaterThan(drawing.height / 7);
      expect(rider.top).toBeGreaterThan(0);
      const mount = boxOfActor(drawing, 0);
      const isCut = [mount.left < 0, mount.right > drawing.width];
      expect(isCut.filter(Boolean).length).toBeLessThan(2);
    }
  },
);

test('a horse that eats is whole on the sheet, however long it is', () => {
  const scene = scenePrinted(
    ['church', 'church'],
    [thing('horse'), thing('flower', { count: 3 })],
    [{ who: 0, act: 'eat', whom: 1 }],
  );
  for (const seed of [0, 15]) {
    const { left, right } = boxOfActor(compose(scene, { seed }), 0);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(1000);
  }
});

test('who looks up to what flies over a country is nearest to us, and not on its back', () => {
  const scene = scenePrinted(
    ['sky', 'sky'],
    [thing('whale'), dreamer],
    [
      { who: 0, act: 'fly' },
      { who: 1, act: 'look', whom: 0, relation: { name: 'under', to: 0 } },
    ],
  );
  for (const seed of [0, 1, 31]) {
    const drawing = compose(scene, { seed });
    expect(boxOfActor(drawing, 1).top).toBeGreaterThan(boxOfActor(drawing, 0).bottom);
  }
});
