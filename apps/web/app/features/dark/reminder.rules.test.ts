import { expect, test } from 'vitest';
import { isHour, reminderCalendar } from '#features/dark/reminder.rules.ts';

test('a calendar opens the night every evening, at an hour of no place in particular', () => {
  const calendar = reminderCalendar({
    ...{
      origin: 'https://reverie.example',
      at: '22:45',
      now: new Date('2026-11-23T01:02:03.456Z'),
    },
    words: { title: 'La nuit, près du lit', text: 'Touchez; parlez\nbas'.repeat(8) },
  });
  const lines = calendar.split('\r\n');
  expect(lines).toContain('DTSTART:20261123T224500');
  expect(lines).toContain('RRULE:FREQ=DAILY');
  expect(lines).toContain('URL:https://reverie.example/night');
  expect(lines).toContain('SUMMARY:La nuit\\, près du lit');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('an hour is one of a clock', () => {
  expect(['23:00', '07:05'].every(isHour)).toBe(true);
  expect(['24:00', '7:05', '', '23:00\r\nX:Y', null].some(isHour)).toBe(false);
});
