import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOfActor, dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

const before = [
  { who: 0, act: 'stand', relation: { name: 'before', to: 1 } },
  { who: 1, act: 'sit' },
] as const;

test.each(['mannequin', 'penguin', 'statue'])('an audience of %ss is seen to be one', (id) => {
  const actors = [dreamer, thing(id, { count: 8 })];
  const { layers, owners } = compose(scenePrinted(['theatre', 'theatre'], actors, before), {
    seed: 2,
  });
  const own = layers.filter((_, n) => owners[n] === 1);
  const shadows = own.filter(({ role }) => role === 'dark');
  expect(own.length).toBeGreaterThan(20);
  expect(shadows.length).toBeLessThan(own.length * 0.6);
});

test('people in a theatre are dark before what they look at', () => {
  const actors = [dreamer, somebody({ count: 8 })];
  const { layers, owners } = compose(scenePrinted(['theatre', 'theatre'], actors, before), {
    seed: 2,
  });
  const own = layers.filter((_, n) => owners[n] === 1);
  expect(own.every(({ role }) => role === 'dark')).toBe(true);
});

test('a queue goes on behind the back of who is first in it', () => {
  const scene = scenePrinted(
    ['shop', 'shop'],
    [somebody(), thing('counter'), dreamer, thing('queue')],
    [
      { who: 0, act: 'stand', relation: { name: 'behind', to: 1 } },
      { who: 2, act: 'stand', relation: { name: 'before', to: 1 } },
      { who: 3, act: 'stand', relation: { name: 'behind', to: 2 } },
    ],
  );
  for (const seed of [0, 8]) {
    const drawing = compose(scene, { seed });
    const [counter, first, queue] = [0, 2, 3].map((n) => boxOfActor(drawing, n));
    const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
    if (!counter || !first || !queue) throw new Error('Not there.');
    const away = Math.sign(middle(first) - middle(counter));
    expect((middle(queue) - middle(first)) * away).toBeGreaterThan(0);
  }
});
