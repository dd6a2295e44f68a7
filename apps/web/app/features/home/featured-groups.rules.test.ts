import { expect, test } from 'vitest';
import { featuredGroups } from '#features/home/featured-groups.rules.ts';

test('every kind that has a dream is shown, in its order', () => {
  const byType = [[], ['key'], [], ['whale', 'lake'], []];
  expect(featuredGroups(byType, ['whale'])).toEqual([
    { type: 'symbolic', dreams: ['key'] },
    { type: 'surreal', dreams: ['whale', 'lake'] },
  ]);
});

test('where no kind is named, three of all stand for them', () => {
  expect(featuredGroups([[], []], ['a', 'b', 'c', 'd'])).toEqual([
    { type: 'latest', dreams: ['a', 'b', 'c'] },
  ]);
  expect(featuredGroups([], [])).toEqual([]);
});
