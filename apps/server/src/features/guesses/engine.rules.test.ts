import { expect, test } from 'vitest';
import { feelingRead, likeliestWeek, nearestOf } from '#features/guesses/engine.rules.ts';

test('the engine takes the picture whose colours are nearest', () => {
  const night = ['#102040', '#203050'];
  expect(
    nearestOf(night, [['#ffffff', '#ffffff'], ['#112141', '#203051'], night.toReversed()]),
  ).toBe(1);
});

test('words that lean to neither side are neutral', () => {
  expect([-0.6, -0.04, 0, 0.04, 0.3].map(feelingRead)).toEqual([
    ...['unpleasant', 'neutral', 'neutral', 'neutral', 'pleasant'],
  ]);
});

const week = (dreamers: number, named: Record<string, number> = {}) => ({
  dreamers,
  named: new Map(Object.entries(named)),
});
const first = () => 0;

test('a night is the one of whose week others named most of the same', () => {
  const weeks = [week(100, { snow: 5 }), week(100, { snow: 40, sea: 50 }), week(100, { sea: 60 })];
  expect(likeliestWeek(['snow'], weeks, first)).toBe(1);
  expect(likeliestWeek(['snow', 'sea'], weeks, first)).toBe(1);
  expect(likeliestWeek(['sea'], weeks, first)).toBe(2);
});

test('a week of few is not likelier for being small, and of equals one is drawn', () => {
  const weeks = [week(1, { snow: 1 }), week(200, { snow: 120 }), week(200, { snow: 20 })];
  expect(likeliestWeek(['snow'], weeks, first)).toBe(1);
  const silent = [week(0), week(0), week(0)];
  expect(likeliestWeek(['snow'], silent, (below) => below - 1)).toBe(2);
  expect(likeliestWeek([], weeks, (below) => below - 2)).toBe(1);
});
