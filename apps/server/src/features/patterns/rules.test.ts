import { expect, test } from 'vitest';
import { beginningOf, dateOf } from '#features/patterns/rules.ts';

const now = new Date('2026-03-31T22:15:00Z');

test('a period begins so many whole days before today', () => {
  expect(beginningOf('30d', now)).toEqual(new Date('2026-03-01T00:00:00Z'));
  expect(beginningOf('365d', now)).toEqual(new Date('2025-03-31T00:00:00Z'));
});

test('all time has no beginning', () => {
  expect(beginningOf('all', now)).toBeNull();
});

test('a moment has the date it has in UTC', () => {
  expect(dateOf(now)).toBe('2026-03-31');
});
