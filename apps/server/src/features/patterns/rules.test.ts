import { expect, test } from 'vitest';
import { beginningOf, dateOf, dayBefore } from '#features/patterns/rules.ts';

const now = new Date('2026-03-31T22:15:00Z');

test('a period begins so many whole days before today', () => {
  expect(beginningOf('30d', now)).toEqual('2026-03-01');
  expect(beginningOf('365d', now)).toEqual('2025-03-31');
});

test('all time has no beginning', () => {
  expect(beginningOf('all', now)).toBeNull();
});

test('a moment has the date it has in UTC', () => {
  expect(dateOf(now)).toBe('2026-03-31');
});

test('a note tells of the day before its night', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
});
