const lineLimit = 70;

type Reminder = {
  /** Where the site is reached. */
  origin: string;
  /** `23:00`, on the clocks of whoever keeps it. */
  at: string;
  words: { title: string; text: string };
  now: Date;
};

/** Whether an hour may be asked for: `23:00`. */
export function isHour(text: string | null): text is string {
  return text !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * A calendar with one event, every evening, that opens the night (RFC 5545). Its hour floats: it is
 * the same on the clocks of every place.
 */
export function reminderCalendar({ origin, at, words, now }: Reminder): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = stamp.slice(0, 8);
  const begin = `${day}T${at.replace(':', '')}00`;
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Reverie//Night//EN', 'BEGIN:VEVENT'],
    ...[`UID:night@${new URL(origin).host}`, `DTSTAMP:${stamp}`, `DTSTART:${begin}`],
    ...['DURATION:PT5M', 'RRULE:FREQ=DAILY', 'TRANSP:TRANSPARENT'],
    ...[`SUMMARY:${escaped(words.title)}`, `DESCRIPTION:${escaped(words.text)}`],
    `URL:${origin}/night`,
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:PT0S', `DESCRIPTION:${escaped(words.title)}`],
    ...['END:VALARM', 'END:VEVENT', 'END:VCALENDAR'],
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n');
}

/** No line is longer than a calendar reads; the next one then begins with a space. */
function folded(line: string): string {
  const signs = [...line];
  const parts: string[] = [];
  while (signs.length > 0) parts.push(signs.splice(0, lineLimit / 2).join(''));
  return parts.join('\r\n ');
}
