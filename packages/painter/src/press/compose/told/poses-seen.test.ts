import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

test.each([
  ['car', /^The dreamer lies under a car/],
  ['table', /^The dreamer crouches under a table/],
  ['tree', /^The dreamer stands under a tree/],
])('who is told to be under a %s is told as they are drawn there', (id, words) => {
  const there = { who: 0, act: 'stand', relation: { name: 'under', to: 1 } } as const;
  const { scene } = compose(scenePrinted('street', [dreamer, thing(id)], [there]), { seed: 3 });
  expect(describePrint(scene, 'en')).toMatch(words);
});
