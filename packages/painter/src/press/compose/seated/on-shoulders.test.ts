import { expect, it } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { boxOf } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

const composed = (dream: string) => compose(sceneTold(dream), { seed: 4, format: '4:5' });

it.each([
  ['I carried my daughter on my shoulders.', 'The dreamer carries a girl on their shoulders'],
  ['Mon oncle me portait sur ses épaules.', 'A man carries the dreamer on their shoulders'],
])('who is carried on shoulders has their head above the other: %s', (dream, told) => {
  const { scene, layers } = composed(dream);
  expect(describePrint(scene, 'en')).toContain(told);
  const heads = layers.flatMap(({ id, path }) => (/head$/.test(id) ? (boxOf(path) ?? []) : []));
  const [first, second] = heads.sort((a, b) => a.top - b.top);
  expect(first && second && first.bottom < second.bottom && first.top < second.top).toBe(true);
});

it.each(['I carried my daughter in my arms.', 'Mon oncle me portait dans ses bras.'])(
  'and who is carried in arms is not: %s',
  (dream) => {
    expect(describePrint(composed(dream).scene, 'en')).not.toContain('shoulders');
  },
);

it.each(['A woman was hiding in a locker.', 'Une femme se cachait dans un casier.'])(
  'who hides in a locker is seen standing in it: %s',
  (dream) => {
    expect(describePrint(composed(dream).scene, 'en')).toMatch(/A woman hides in a locker/);
  },
);
