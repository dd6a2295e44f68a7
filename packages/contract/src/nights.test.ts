import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTimeZone, nightAfter, nightOf, zoneWrittenIn } from '#nights.rules.ts';

const zones = ['UTC', 'Europe/Paris', 'America/St_Johns', 'Pacific/Kiritimati', 'Asia/Kathmandu'];
const anyZone = fc.constantFrom(...zones, 'Pacific/Pago_Pago', 'Australia/Lord_Howe', '+13:45');
const anyMoment = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

/** What the clocks of a zone show, as another way of asking does: `2026-11-21 03`. */
function shownAt(instant: Date, timeZone: string): { date: string; hour: number } {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const hours = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  return { date: clock.format(instant), hour: Number(hours.format(instant)) };
}

test('a night is named by the morning it ends in, and a nap by its day', () => {
  const night = (moment: string) => nightOf(new Date(moment), 'Europe/Paris');
  expect(night('2026-11-20T18:00:00+01:00')).toBe('2026-11-21');
  expect(night('2026-11-20T17:59:59+01:00')).toBe('2026-11-20');
  expect(night('2026-11-21T03:12:00+01:00')).toBe('2026-11-21');
  expect(night('2026-11-21T13:30:00+01:00')).toBe('2026-11-21');
});

test('whatever the zone, its clocks say the date until six in the evening, and then the next', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, (instant, zone) => {
      const { date, hour } = shownAt(instant, zone);
      expect(nightOf(instant, zone)).toBe(hour >= 18 ? nightAfter(date, 1) : date);
    }),
  );
});

test('nights follow each other as moments do, and a summer that begins or ends skips none', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, (instant, zone) => {
      const later = new Date(instant.getTime() + 86_400_000);
      const [one, two] = [nightOf(instant, zone), nightOf(later, zone)];
      expect(one <= two).toBe(true);
      expect(two <= nightAfter(one, 2)).toBe(true);
    }),
  );
  const paris = (moment: string) => nightOf(new Date(moment), 'Europe/Paris');
  // 25 hours long, and 23.
  expect(paris('2026-10-24T16:00:00Z')).toBe('2026-10-25');
  expect(paris('2026-10-25T16:59:59Z')).toBe('2026-10-25');
  expect(paris('2026-10-25T17:00:00Z')).toBe('2026-10-26');
  expect(paris('2026-03-28T17:00:00Z')).toBe('2026-03-29');
  expect(paris('2026-03-29T15:59:59Z')).toBe('2026-03-29');
  expect(paris('2026-03-29T16:00:00Z')).toBe('2026-03-30');
});

test('the first and the last moments a dream may be written with have a night too', () => {
  expect(nightOf(new Date('0000-01-01T00:00:00Z'), 'UTC')).toBe('0001-01-01');
  expect(nightOf(new Date('9999-12-31T23:59:59Z'), 'Pacific/Kiritimati')).toBe('9999-12-31');
});

test('a moment stands on the offset it is written with, and else on UTC', () => {
  expect(zoneWrittenIn('2026-11-21T03:12:00+05:30')).toBe('+05:30');
  expect(zoneWrittenIn('2026-11-21T03:12:00.000-03:00')).toBe('-03:00');
  expect(zoneWrittenIn('2026-11-21T03:12:00Z')).toBe('UTC');
  const moment = '2026-11-20T20:00:00-08:00';
  expect(nightOf(new Date(moment), zoneWrittenIn(moment))).toBe('2026-11-21');
});

test('zones are those this machine knows, by name or offset', () => {
  expect(['Europe/Paris', 'UTC', '+02:00', '-09:30'].every(isTimeZone)).toBe(true);
  expect(['', 'Mars/Olympus', 'Europe/', '../etc', '+99:00'].some(isTimeZone)).toBe(false);
});
