import { nightAfter } from '@reverie/contract/nights.rules';
import { type ReminderMoment, weekdayOf } from '@reverie/contract/practice.rules';

/** Octets of a line, without its end: RFC 5545, 3.1. */
const lineOctets = 75;
const dayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

export type CalendarEvent = {
  moment: ReminderMoment;
  /** `23:00`, on the clocks of whoever keeps it. */
  at: string;
  words: { title: string; text: string };
  /** Where its link leads. */
  path: `/${string}`;
};

type Calendar = {
  /** Where the site is reached. */
  origin: string;
  events: readonly CalendarEvent[];
  /** Weekdays, from Monday, 1, to Sunday, 7: one at least. */
  days: readonly number[];
  now: Date;
};

/**
 * A calendar with an event on these days (RFC 5545). Its hours float: they are the same on the clocks
 * of every place, summer and winter.
 */
export function reminderCalendar({ origin, events, days, now }: Calendar): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const first = firstDay(now.toISOString().slice(0, 10), days).replaceAll('-', '');
  const codes = days.map((day) => dayCodes[day - 1]).join(',');
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Reverie//Night//EN'],
    ...events.flatMap(({ moment, at, words, path }) => [
      ...['BEGIN:VEVENT', `UID:${moment}@${new URL(origin).host}`, `DTSTAMP:${stamp}`],
      ...[`DTSTART:${first}T${at.replace(':', '')}00`, 'DURATION:PT5M'],
      ...[`RRULE:FREQ=WEEKLY;BYDAY=${codes}`, 'TRANSP:TRANSPARENT'],
      ...[`SUMMARY:${escaped(words.title)}`, `DESCRIPTION:${escaped(words.text)}`],
      `URL:${origin}${path}`,
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:PT0S'],
      ...[`DESCRIPTION:${escaped(words.title)}`, 'END:VALARM', 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** An event begins on a day it comes again on: RFC 5545, 3.8.5.3. */
function firstDay(today: string, days: readonly number[]): string {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const date = nightAfter(today, ahead);
    if (days.includes(weekdayOf(date))) return date;
  }
  return today;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

/** No line is longer than a calendar reads; the next one then begins with a space. */
function folded(line: string): string {
  const parts = [''];
  let room = lineOctets;
  for (const sign of line) {
    const octets = new TextEncoder().encode(sign).length;
    if (octets > room) {
      parts.push('');
      room = lineOctets - 1;
    }
    parts[parts.length - 1] += sign;
    room -= octets;
  }
  return parts.join('\r\n ');
}
