import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

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
