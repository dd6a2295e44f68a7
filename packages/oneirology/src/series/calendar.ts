import { monthOf, type Night, seasonOf, weekdayOf } from '#series/series.ts';
import { firstDraws } from '#statistics/permutation.ts';
import { drawFirst, seededRandom } from '#statistics/random.ts';

/** Places `from` to `to` (exclusive) of the nights of one calendar month. */
export interface Month {
  readonly from: number;
  readonly to: number;
}

/** The nights of a series by month, weekday and season, and the first draws that all items share. */
export interface Calendar {
  readonly months: readonly Month[];
  /** Of each night. */
  readonly weekdays: Uint8Array;
  /** Of each month. */
  readonly seasons: Uint8Array;
  /** Row by row, the weekdays of the nights, shuffled within their months. */
  readonly shuffledWeekdays: Uint8Array;
  /** Row by row, the seasons of the months, shuffled. */
  readonly shuffledSeasons: Uint8Array;
  /** How many of some nights each month has. */
  readonly perMonth: (places: readonly number[]) => Uint16Array;
}

/** Months in order; nights are, so that those of a month stand together. */
export function monthsOf(nights: readonly Night[]): Month[] {
  const months: { from: number; to: number; name: string }[] = [];
  nights.forEach(({ day }, at) => {
    const name = monthOf(day);
    const last = months.at(-1);
    if (last?.name === name) last.to = at + 1;
    else months.push({ from: at, to: at + 1, name });
  });
  return months;
}

export function calendarOf(nights: readonly Night[], seed: number): Calendar {
  const months = monthsOf(nights);
  const monthAt = new Uint16Array(nights.length);
  months.forEach(({ from, to }, month) => {
    monthAt.fill(month, from, to);
  });
  const weekdays = Uint8Array.from(nights, ({ day }) => weekdayOf(day));
  const seasons = Uint8Array.from(months, ({ from }) => seasonOf(nights[from]?.day ?? 0));
  const random = seededRandom(seed);
  const shuffledWeekdays = rowsOf(weekdays, (row) => {
    for (const month of months) shuffleMonth(row, month, random);
  });
  const shuffledSeasons = rowsOf(seasons, (row) => drawFirst(row, row.length, random));
  const perMonth = (places: readonly number[]): Uint16Array => {
    const having = new Uint16Array(months.length);
    for (const at of places) having[monthAt[at] ?? 0] = (having[monthAt[at] ?? 0] ?? 0) + 1;
    return having;
  };
  return { months, weekdays, seasons, shuffledWeekdays, shuffledSeasons, perMonth };
}

/** As many shuffled copies of a list as there are first draws, one after the other. */
function rowsOf(list: Uint8Array, shuffle: (row: Uint8Array) => void): Uint8Array {
  const rows = new Uint8Array(firstDraws * list.length);
  const row = Uint8Array.from(list);
  for (let draw = 0; draw < firstDraws; draw += 1) {
    shuffle(row);
    rows.set(row, draw * list.length);
  }
  return rows;
}

/** Shuffles the nights of one month in place, and leaves all others. */
export function shuffleMonth(
  list: Uint8Array | Int32Array,
  { from, to }: Month,
  random: () => number,
): void {
  drawFirst(list.subarray(from, to), to - from, random);
}

/** Whether every season came in two years at least: else a season is only a stretch of a life. */
export function haveSeasons(nights: readonly Night[]): boolean {
  const years = Array.from({ length: 4 }, () => new Set<string>());
  for (const { day } of nights) {
    // December belongs to the winter of the year that follows.
    years[seasonOf(day)]?.add(monthOf(day + 31).slice(0, 4));
  }
  return years.every((seen) => seen.size >= 2);
}
