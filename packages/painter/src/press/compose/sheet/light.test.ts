import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOf } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

test('where the dream has its own moon, that moon lights the sky, and blooms behind itself', () => {
  const dream = 'I was climbing a ladder on the roofs. The moon was huge.';
  for (const seed of [1, 2, 3, 4]) {
    const { scene, layers, owners } = compose(sceneTold(dream), {
      seed,
      viewpoint: 'level',
    });
    const moon = scene.actors.findIndex((one) => one.kind === 'thing' && one.id === 'moon');
    const boxes = layers.flatMap(({ path }, n) => (owners[n] === moon ? (boxOf(path) ?? []) : []));
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const bloom = boxOf(layers.find(({ id }) => id === 'focus.bloom')?.path ?? []);
    expect(((bloom?.left ?? 0) + (bloom?.right ?? 0)) / 2).toBeCloseTo((left + right) / 2, -1);
    const at = layers.findIndex(({ id }) => id === 'focus.bloom');
    expect(at).toBeLessThan(owners.indexOf(moon));
  }
});

test('a dream’s own moon is the only one, in a room too', () => {
  const dream = 'At night the moon was sitting on my bed in my bedroom.';
  for (const seed of [1, 2, 3, 4]) {
    const { layers } = compose(sceneTold(dream), { seed });
    expect(layers.some(({ id }) => id === 'pane.disc')).toBe(false);
  }
});

test('of the sky’s moon nothing hangs beside a dream’s own', () => {
  const dream = 'I was climbing a ladder on the roofs. The moon was huge.';
  for (const seed of [1, 3, 6, 8]) {
    const { layers } = compose(sceneTold(dream), { seed, palette: 'joy.night' });
    expect(layers.filter(({ id }) => /^(?:disc|halo)/.test(id)).map(({ id }) => id)).toEqual([]);
  }
});
