import type { EntryReason } from '@reverie/contract/imports.rules';

export type When = { night: string | null; moment: Date | null; reasons: EntryReason[] };

/** Which of two numbers is the day; null where a file does not tell. */
export type Order = 'day first' | 'month first' | null;

const months: Record<string, number> = Object.fromEntries(
  [
    ['janvier', 'january', 'janv', 'jan'],
    ['fevrier', 'february', 'fevr', 'fev', 'feb'],
    ['mars', 'march', 'mar'],
    ['avril', 'april', 'avr', 'apr'],
    ['mai', 'may'],
    ['juin', 'june', 'jun'],
    ['juillet', 'july', 'juil', 'jul'],
    ['aout', 'august', 'aug'],
    ['septembre', 'september', 'sept', 'sep'],
    ['octobre', 'october', 'oct'],
    ['novembre', 'november', 'nov'],
    ['decembre', 'december', 'dec'],
  ].flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);

const numbered = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ ,T].*)?$/;

/** What the dates of a file say about their order: a number beyond twelve is a day. */
export function orderOf(samples: readonly string[]): Order {
  for (const sample of samples) {
    const [, first, second] = numbered.exec(sample.trim()) ?? [];
    if (Number(first) > 12) return 'day first';
    if (Number(second) > 12) return 'month first';
  }
  return null;
}

/** A date as people and programs write it; nothing where it is none. */
export function readDate(written: string, order: Order): When {
  const text = written.trim();
  if (text === '') return { night: null, moment: null, reasons: [] };
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(.*)$/.exec(text);
  if (iso) return isoDate(iso);
  const inNumbers = numbered.exec(text);
  if (inNumbers) {
    const [, first = '', second = '', year = ''] = inNumbers;
    const isDayFirst = order !== 'month first';
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    const isUnclear = order === null && first !== second;
    const night = dateOf(fullYear(year), Number(month), Number(day));
    return { night, moment: null, reasons: unless(night, isUnclear ? ['date_unclear'] : []) };
  }
  const night = inWords(text);
  return { night, moment: null, reasons: unless(night, []) };
}

function isoDate([, year = '', month = '', day = '', rest = '']: readonly string[]): When {
  const night = dateOf(Number(year), Number(month), Number(day));
  const clock = /^[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})?/i.exec(rest);
  if (!night || !clock) return { night, moment: null, reasons: unless(night, []) };
  const [, time = '', zone = 'Z'] = clock;
  const moment = new Date(`${night}T${time.padStart(5, '0')}${zone.toUpperCase()}`);
  // Without a zone it is the dreamer's own clock, of which only the date is certain.
  const isCertain = !Number.isNaN(moment.getTime()) && clock[2] !== undefined;
  return { night, moment: isCertain ? moment : null, reasons: [] };
}

function inWords(text: string): string | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z]+|\d+/g) ?? [];
  const month = words.map((word) => months[word]).find((found) => found !== undefined);
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const year = numbers.find((number) => number.length === 4);
  const day = numbers.find(
    (number) => number.length <= 2 && Number(number) >= 1 && Number(number) <= 31,
  );
  return month && year && day ? dateOf(Number(year), month, Number(day)) : null;
}

/** What looks like a date and is none is a doubt. */
function unless(night: string | null, reasons: EntryReason[]): EntryReason[] {
  return night === null ? [] : reasons;
}

function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) > 60 ? 1900 : 2000);
}

/** Null where there is no such day. */
function dateOf(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isThere = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isThere && year >= 1000 && year <= 9998 ? at.toISOString().slice(0, 10) : null;
}
