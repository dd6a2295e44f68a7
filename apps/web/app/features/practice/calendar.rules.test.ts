import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, reminderCalendar } from '#features/practice/calendar.rules.ts';

const origin = 'https://reverie.example';
const now = new Date('2026-11-23T01:02:03.456Z'); // A Monday.
const evening: CalendarEvent = {
  ...{ moment: 'evening', at: '22:45', path: '/journal/practice' },
  words: { title: 'La nuit, près du lit', text: 'Touchez; parlez\nbas \\ é🌙'.repeat(12) },
};
const morning: CalendarEvent = {
  ...{ moment: 'morning', at: '07:05', path: '/dreams/new' },
  words: { title: 'Au réveil', text: 'Restez immobile.' },
};

const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => ({ each, event: new ICAL.Event(each) }));

test('a calendar is read by another hand as it was meant', () => {
  const [first, second] = read(
    reminderCalendar({ origin, events: [evening, morning], days: [2, 5], now }),
  );
  expect(first?.event.summary).toBe(evening.words.title);
  expect(first?.event.description).toBe(evening.words.text);
  expect(second?.event.uid).not.toBe(first?.event.uid);
  expect(second?.event.startDate.toString()).toBe('2026-11-24T07:05:00');
  expect(first?.each.getFirstSubcomponent('valarm')?.getFirstPropertyValue('action')).toBe(
    'DISPLAY',
  );
});

test('it comes on the days that were chosen, at an hour that floats over a change of clocks', () => {
  const [first] = read(reminderCalendar({ origin, events: [evening], days: [2, 5], now }));
  const times = first?.event.iterator();
  const next = Array.from({ length: 3 }, () => times?.next());
  expect(next.map(String)).toEqual([
    '2026-11-24T22:45:00',
    '2026-11-27T22:45:00',
    '2026-12-01T22:45:00',
  ]);
  expect(next[0]?.zone).toBe(ICAL.Timezone.localTimezone);
});

test('no line is longer than a calendar reads', () => {
  const calendar = reminderCalendar({ origin, events: [evening], days: [1], now });
  for (const line of calendar.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
