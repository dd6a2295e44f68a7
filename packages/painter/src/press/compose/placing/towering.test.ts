import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOfActor, dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

const seeds = [1, 2, 3, 4];

test.each([
  ['eye', ['theatre', 'cinema']],
  ['face', ['street', 'street']],
  ['clock', ['room', 'office']],
] as const)('a giant %s behind somebody rises over their head', (id, where) => {
  const scene = scenePrinted(
    where,
    [dreamer, thing(id, { changes: ['giant'] })],
    [{ who: 1, act: 'stand', relation: { name: 'behind', to: 0 } }],
  );
  for (const seed of seeds) {
    const print = compose(scene, { seed });
    const [one, giant] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    expect(giant.top).toBeLessThan(one.top);
    expect(giant.right - giant.left).toBeGreaterThan(one.right - one.left);
  }
});

test('whoever is in a box is seen, though a cat as large as a train passes it', () => {
  const scene = scenePrinted(
    'room',
    [{ ...dreamer, changes: ['tiny'] }, thing('box', { changes: ['tiny'] }), thing('cat')],
    [
      { who: 0, act: 'sleep', relation: { name: 'in', to: 1 } },
      { who: 2, act: 'pass', relation: { name: 'beside', to: 1 } },
    ],
  );
  for (const seed of seeds) {
    const print = compose(scene, { seed });
    expect(print.scene.actors).toHaveLength(3);
    const [box, cat] = [boxOfActor(print, 1), boxOfActor(print, 2)];
    expect(cat.bottom - cat.top).toBeGreaterThan(box.bottom - box.top);
  }
});

test.each(['desk', 'piano'])('a giant at a %s is behind it and looks over it', (id) => {
  for (const seed of seeds) {
    const actors = [thing('spider', { changes: ['giant'] }), thing(id)];
    const relation = { name: 'at', to: 1 } as const;
    const scene = scenePrinted(['room', 'office'], actors, [{ who: 0, act: 'sit', relation }]);
    const print = compose(scene, { seed, scheme: 'aside' });
    const [giant, table] = [boxOfActor(print, 0), boxOfActor(print, 1)];
    expect(giant.top).toBeLessThan(table.top - 60);
    expect(giant.left).toBeLessThan(table.right);
    expect(giant.right).toBeGreaterThan(table.left);
    expect(print.owners.lastIndexOf(0)).toBeLessThan(print.owners.lastIndexOf(1));
  }
});

test('a giant wave is nearly half as high as the sheet, and goes from side to side', () => {
  const scene = scenePrinted('beach', [thing('wave', { changes: ['giant'] }), dreamer], []);
  for (const seed of seeds) {
    const print = compose(scene, { seed });
    const wave = boxOfActor(print, 0);
    expect(wave.bottom - wave.top).toBeGreaterThan(print.height * 0.45);
    expect(wave.left).toBeLessThan(print.width * 0.1);
    expect(wave.right).toBeGreaterThan(print.width * 0.9);
  }
});
