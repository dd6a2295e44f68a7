import { type Calendar, shuffleMonth } from '#series/calendar.ts';
import { chanceFrom, firstDraws, furtherDraws } from '#statistics/permutation.ts';
import { cohenH } from '#statistics/proportions.ts';
import { drawFirst, seededRandom } from '#statistics/random.ts';

/** What a test of the calendar found: which bin stands out, by how much, and how rarely by chance. */
export interface CalendarResult {
  readonly p: number;
  readonly peak: number;
  /** h of the peak against all other nights. */
  readonly effect: number;
}

/**
 * Whether an item keeps to days of the week: χ² of its nights by weekday against what their months
 * let expect, by permutation within month, so that a month full of it, or full of Sundays, counts
 * for nothing.
 */
export function weekdayTest(
  calendar: Calendar,
  places: readonly number[],
  seed: number,
): CalendarResult {
  const { months, weekdays, shuffledWeekdays } = calendar;
  const having = calendar.perMonth(places);
  const expected = new Float64Array(7);
  months.forEach(({ from, to }, month) => {
    for (let at = from; at < to; at += 1) {
      add(expected, weekdays[at] ?? 0, (having[month] ?? 0) / (to - from));
    }
  });
  const involved = months.flatMap(({ from, to }, month) => {
    const count = having[month] ?? 0;
    return count === 0 ? [] : [{ from, to, count }];
  });
  const drawn = new Float64Array(7);
  /** The nights that come first in the shuffled months are as good a draw as any. */
  const statistic = (shuffled: Uint8Array, row: number): number => {
    drawn.fill(0);
    for (const { from, count } of involved) {
      for (let at = row + from; at < row + from + count; at += 1) add(drawn, shuffled[at] ?? 0, 1);
    }
    return distance(drawn, expected);
  };
  const first = new Float64Array(firstDraws);
  for (let draw = 0; draw < firstDraws; draw += 1) {
    first[draw] = statistic(shuffledWeekdays, draw * weekdays.length);
  }
  const further = (): Float64Array => {
    const random = seededRandom(seed);
    const shuffled = Uint8Array.from(weekdays);
    return Float64Array.from({ length: furtherDraws }, () => {
      for (const month of involved) shuffleMonth(shuffled, month, random);
      return statistic(shuffled, 0);
    });
  };
  const all = new Float64Array(7);
  for (const weekday of weekdays) add(all, weekday, 1);
  const present = new Float64Array(7);
  for (const at of places) add(present, weekdays[at] ?? 0, 1);
  const p = chanceFrom(first, further).p(distance(present, expected));
  return { p, ...peakOf(all, present) };
}

/**
 * Whether an item keeps to seasons. Months are shuffled whole: what lasts for weeks, as a stay or a
 * worry does, falls into one season by chance, and must not look like one.
 */
export function seasonTest(
  calendar: Calendar,
  places: readonly number[],
  seed: number,
): CalendarResult {
  const { months, seasons, shuffledSeasons, weekdays } = calendar;
  const having = calendar.perMonth(places);
  const share = places.length / weekdays.length;
  const expected = new Float64Array(4);
  const present = new Float64Array(4);
  const statistic = (shuffled: Uint8Array, row: number): number => {
    expected.fill(0);
    present.fill(0);
    for (let month = 0; month < months.length; month += 1) {
      const season = shuffled[row + month] ?? 0;
      const { from, to } = months[month] ?? { from: 0, to: 0 };
      add(expected, season, (to - from) * share);
      add(present, season, having[month] ?? 0);
    }
    return distance(present, expected);
  };
  const first = new Float64Array(firstDraws);
  for (let draw = 0; draw < firstDraws; draw += 1) {
    first[draw] = statistic(shuffledSeasons, draw * months.length);
  }
  const further = (): Float64Array => {
    const random = seededRandom(seed);
    const shuffled = Uint8Array.from(seasons);
    return Float64Array.from({ length: furtherDraws }, () => {
      drawFirst(shuffled, shuffled.length, random);
      return statistic(shuffled, 0);
    });
  };
  const chance = chanceFrom(first, further);
  const observed = statistic(seasons, 0);
  const peak = peakOf(
    expected.map((most) => most / share),
    Float64Array.from(present),
  );
  return { p: chance.p(observed), ...peak };
}

function add(bins: Float64Array, bin: number, by: number): void {
  bins[bin] = (bins[bin] ?? 0) + by;
}

function distance(observed: Float64Array, expected: Float64Array): number {
  let sum = 0;
  for (let bin = 0; bin < observed.length; bin += 1) {
    const most = expected[bin] ?? 0;
    if (most > 0) sum += ((observed[bin] ?? 0) - most) ** 2 / most;
  }
  return sum;
}

/** The bin whose share of nights with the item lies furthest above that of all other nights. */
function peakOf(
  nights: Float64Array,
  present: Float64Array,
): Pick<CalendarResult, 'peak' | 'effect'> {
  const all = nights.reduce((sum, one) => sum + one, 0);
  const having = present.reduce((sum, one) => sum + one, 0);
  let best = { peak: 0, effect: Number.NEGATIVE_INFINITY };
  nights.forEach((many, bin) => {
    if (many < 1 || many > all - 1) return;
    const has = present[bin] ?? 0;
    const effect = cohenH(has / many, (having - has) / (all - many));
    if (effect > best.effect) best = { peak: bin, effect };
  });
  return Number.isFinite(best.effect) ? best : { peak: 0, effect: 0 };
}
