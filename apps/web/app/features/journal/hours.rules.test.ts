import { expect, test } from 'vitest';
import { hoursAt, hoursInto, marksOf, sleepOf, spanOf } from '#features/journal/hours.rules.ts';

test('hours count from 18:00, on the clocks of a zone', () => {
  expect(hoursAt('18:00')).toBe(0);
  expect(hoursAt('23:30')).toBe(5.5);
  expect(hoursAt('07:15')).toBe(13.25);
  expect(hoursInto('2026-03-02T03:12:00Z', 'Europe/Paris')).toBeCloseTo(10.2, 5);
});

test('a frieze is a night, and a day where a nap lies outside', () => {
  expect(spanOf([5.5, 13])).toEqual({ from: 4, to: 16 });
  expect(spanOf([])).toEqual({ from: 4, to: 16 });
  expect(spanOf([5.5, 20])).toEqual({ from: 0, to: 24 });
  expect(marksOf({ from: 4, to: 16 })).toHaveLength(13);
  expect(marksOf({ from: 0, to: 24 })).toHaveLength(9);
});

test('sleep is drawn where both its ends are said', () => {
  expect(sleepOf({ bedtime: '23:00', rising: '07:00' })).toEqual({ from: 5, to: 13 });
  expect(sleepOf({ bedtime: '23:00', rising: null })).toBeNull();
  expect(sleepOf({ bedtime: '14:00', rising: '19:00' })).toBeNull();
});
