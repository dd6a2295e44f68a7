import type { SeriesEntry } from '#series/entry.ts';
import type { NightRule } from '#series/schema.ts';

/** All dreams of one night, taken together: what a night repeats in two dreams counts once. */
export interface Night {
  /** Days since 1970-01-01 of the morning after. */
  readonly day: number;
  readonly dreams: readonly SeriesEntry[];
  readonly words: number;
  /** Every item that one of its dreams shows. */
  readonly items: ReadonlySet<string>;
}

const dayMillis = 86_400_000;

/** Days since 1970-01-01; `undefined` where the text is no day of the years 1000 to 2999. */
export function dayOf(date: string | null): number | undefined {
  if (date === null || !/^[12]\d{3}-\d{2}-\d{2}$/.test(date)) return undefined;
  const millis = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(millis)) return undefined;
  const day = millis / dayMillis;
  return dateOf(day) === date ? day : undefined;
}

export function dateOf(day: number): string {
  return new Date(day * dayMillis).toISOString().slice(0, 10);
}

/** 0 is Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** `YYYY-MM` */
export function monthOf(day: number): string {
  return dateOf(day).slice(0, 7);
}

/** 0 winter (December to February), 1 spring, 2 summer, 3 autumn, in the north. */
export function seasonOf(day: number): number {
  return Math.floor((Number(dateOf(day).slice(5, 7)) % 12) / 3);
}

/** The nights of a series, oldest first. Dreams without a date belong to none. */
export function nightsOf(dreams: readonly SeriesEntry[], rule: NightRule): Night[] {
  const byDay = new Map<number, SeriesEntry[]>();
  for (const dream of dreams) {
    const written = dayOf(dream.date);
    if (written === undefined) continue;
    const day = rule === 'evening' ? written + 1 : written;
    const night = byDay.get(day);
    if (night === undefined) byDay.set(day, [dream]);
    else night.push(dream);
  }
  return [...byDay]
    .sort(([a], [b]) => a - b)
    .map(([day, together]) => ({
      day,
      dreams: together,
      words: together.reduce((sum, { words }) => sum + words, 0),
      items: new Set(together.flatMap(({ items }) => items)),
    }));
}

/** The dreams that have an item, in the order given. */
export function dreamsWith(item: string, dreams: readonly SeriesEntry[]): string[] {
  return dreams.filter(({ items }) => items.includes(item)).map(({ id }) => id);
}
