import { fill } from '#language/fill.ts';
import type { Language } from '#language/language.ts';
import { setFrench } from '#language/typography.ts';

const locales = { fr: 'fr-FR', en: 'en-GB' } as const;

export type Formats = {
  number: (value: number) => string;
  /** 214 members; nothing is one in French and many in English. */
  counted: (words: { one: string; other: string }, count: number) => string;
  /** Of a share from 0 to 1: 80 % */
  percent: (share: number) => string;
  /** Of a share, with as many decimals as it has, two at most: 99,99 % */
  rate: (share: number) => string;
  /** Cents as euros, without the cents where there are none: 4,99 €, 99 € */
  euros: (cents: number) => string;
  /** 26 octobre 2026 */
  date: (iso: string) => string;
  /** Of `2026-10`: octobre 2026 */
  month: (month: string) => string;
  /** 3 h 12, or 03:12 */
  time: (iso: string) => string;
  /** « Nuit du 25 au 26 octobre 2026 »: the two days a night joins; null by broad daylight. */
  night: (iso: string) => { from: string; to: string } | null;
};

/** Hours that belong to the night before them, and from which a new night begins. */
const nightEnds = 12;
const nightBegins = 18;

const known = new Map<string, Formats>();

/** Formats of one language and time zone. Intl objects are slow to build: each is, once, when used. */
export function formatsOf(language: Language, timeZone: string): Formats {
  const key = `${language} ${timeZone}`;
  const formats = known.get(key) ?? makeFormats(language, timeZone);
  known.set(key, formats);
  return formats;
}

function makeFormats(language: Language, timeZone: string): Formats {
  const locale = locales[language];
  const zoned = (options: Intl.DateTimeFormatOptions, where: string = locale) =>
    once(() => new Intl.DateTimeFormat(where, { ...options, timeZone }));
  const numbered = (options?: Intl.NumberFormatOptions) =>
    once(() => new Intl.NumberFormat(locale, options));
  const numbers = numbered();
  const plurals = once(() => new Intl.PluralRules(locale));
  const shares = numbered({ style: 'percent' });
  const rates = numbered({ style: 'percent', maximumFractionDigits: 2 });
  const amounts = numbered({
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const dates = zoned({ dateStyle: 'long' });
  const days = zoned({ day: 'numeric' });
  const dayMonths = zoned({ day: 'numeric', month: 'long' });
  const years = zoned({ month: 'numeric', year: 'numeric' }, 'en');
  const months = once(
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  const clock = zoned({ hour: '2-digit', minute: '2-digit' }, 'en-GB');

  function time(iso: string): string {
    const written = clock().format(new Date(iso));
    if (language === 'en') return written;
    const [hour = '', minute = ''] = written.split(':');
    return setFrench(`${Number(hour)} h ${minute}`);
  }

  function night(iso: string): { from: string; to: string } | null {
    const at = new Date(iso);
    const hour = Number(clock().format(at).slice(0, 2));
    if (hour >= nightEnds && hour < nightBegins) return null;
    const other = new Date(at.getTime() + (hour < nightEnds ? -1 : 1) * 86_400_000);
    const [first, last] = hour < nightEnds ? [other, at] : [at, other];
    const isSameMonth = years().format(first) === years().format(last);
    return { from: (isSameMonth ? days : dayMonths)().format(first), to: dates().format(last) };
  }

  return {
    number: (value) => numbers().format(value),
    counted: ({ one, other }, count) => {
      const words = plurals().select(count) === 'one' ? one : other;
      return fill(words, { n: numbers().format(count) });
    },
    percent: (share) => shares().format(share),
    rate: (share) => rates().format(share),
    euros: (cents) => amounts().format(cents / 100),
    // A day stays beside its month.
    date: (iso) => dates().format(new Date(iso)).replace(' ', '\u00a0'),
    month: (month) => months().format(new Date(`${month}-01T00:00:00Z`)),
    time,
    night,
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A time zone this machine knows, or UTC. */
export function knownTimeZone(name: string | null): string {
  try {
    if (name) return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    // A forged or outdated cookie.
  }
  return 'UTC';
}
