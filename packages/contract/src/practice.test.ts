import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOn, nextReminder, nightAhead, weekdayOf, weekdays } from '#practice.rules.ts';

const timeZone = 'Europe/Paris';
const next = (after: string, at: string, days: readonly number[] = weekdays, zone = timeZone) =>
  nextReminder(new Date(after), { at, days, timeZone: zone })?.toISOString();

test('an hour stays the same on clocks, winter and summer', () => {
  expect(next('2026-03-28T12:00:00Z', '22:00')).toBe('2026-03-28T21:00:00.000Z');
  expect(next('2026-03-29T12:00:00Z', '22:00')).toBe('2026-03-29T20:00:00.000Z');
  expect(next('2026-10-25T12:00:00Z', '22:00')).toBe('2026-10-25T21:00:00.000Z');
});

test('an hour that clocks leave out comes as much later, one they show twice comes first', () => {
  expect(next('2026-03-28T12:00:00Z', '02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(next('2026-10-24T12:00:00Z', '02:30')).toBe('2026-10-25T00:30:00.000Z');
});

test('it comes on the days that were chosen, also a week later', () => {
  expect(next('2026-03-04T12:00:00Z', '22:00', [3])).toBe('2026-03-04T21:00:00.000Z');
  expect(next('2026-03-04T21:00:00Z', '22:00', [3])).toBe('2026-03-11T21:00:00.000Z');
});

const zones = ['UTC', 'Europe/Paris', 'America/St_Johns', 'Pacific/Kiritimati', 'Asia/Kathmandu'];

test('it is always ahead, within eight days, on one of its days there', () => {
  const anytime = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  const hour = fc.integer({ min: 0, max: 1439 }).map((all) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(all / 60))}:${two(all % 60)}`;
  });
  const some = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 });
  fc.assert(
    fc.property(anytime, hour, some, fc.constantFrom(...zones), (after, at, days, zone) => {
      const found = nextReminder(after, { at, days, timeZone: zone });
      if (!found) throw new Error('it never comes');
      expect(found > after).toBe(true);
      expect(found.getTime() - after.getTime()).toBeLessThanOrEqual(8 * 86_400_000);
      expect(days).toContain(weekdayOf(dateOn(found, zone)));
    }),
  );
});

test('the night ahead is tonight by day, and the passing one before six', () => {
  expect(nightAhead(new Date('2026-03-04T12:00:00Z'), 'UTC')).toBe('2026-03-05');
  expect(nightAhead(new Date('2026-03-05T05:00:00Z'), 'UTC')).toBe('2026-03-05');
  expect(nightAhead(new Date('2026-03-05T06:00:00Z'), 'UTC')).toBe('2026-03-06');
});
