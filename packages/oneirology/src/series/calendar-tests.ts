import { monthOf, type Night, seasonOf, weekdayOf } from '#series/series.ts';
import { type NullDistribution, permute } from '#statistics/permutation.ts';
import { cohenH } from '#statistics/proportions.ts';
import { drawFirst } from '#statistics/random.ts';

/** What a test of the calendar found: which bin stands out, by how much, and how rarely by chance. */
export interface CalendarResult {
  readonly p: number;
  readonly peak: number;
  /** h of the peak against all other nights. */
  readonly effect: number;
}

/** Places of the nights of each calendar month. */
export function monthsOf(nights: readonly Night[]): number[][] {
  const months = new Map<string, number[]>();
  nights.forEach(({ day }, at) => {
    const month = monthOf(day);
    const known = months.get(month);
    if (known === undefined) months.set(month, [at]);
    else known.push(at);
  });
  return [...months.values()];
}

/**
 * Whether an item keeps to days of the week: χ² of its nights by weekday against what their months
 * let expect, by permutation within month, so that a month full of it, or full of Sundays, counts
 * for nothing.
 */
export function weekdayTest(
  nights: readonly Night[],
  months: readonly (readonly number[])[],
  places: readonly number[],
  seed: number,
): CalendarResult {
  const withItem = new Set(places);
  const expected = new Float64Array(7);
  const strata = months.flatMap((month) => {
    const drawn = month.filter((at) => withItem.has(at)).length;
    if (drawn === 0) return [];
    const weekdays = Uint8Array.from(month, (at) => weekdayOf(nights[at]?.day ?? 0));
    for (const weekday of weekdays) add(expected, weekday, drawn / weekdays.length);
    return [{ weekdays, drawn }];
  });
  const all = new Float64Array(7);
  const present = new Float64Array(7);
  nights.forEach(({ day }, at) => {
    add(all, weekdayOf(day), 1);
    if (withItem.has(at)) add(present, weekdayOf(day), 1);
  });
  const chance = permute(seed, (random) => {
    const drawn = new Float64Array(7);
    return () => {
      drawn.fill(0);
      for (const { weekdays, drawn: many } of strata) {
        drawFirst(weekdays, many, random);
        for (let at = 0; at < many; at += 1) add(drawn, weekdays[at] ?? 0, 1);
      }
      return distance(drawn, expected);
    };
  });
  return { p: chance.p(distance(present, expected)), ...peakOf(all, present) };
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

/**
 * Whether an item keeps to seasons. Months are shuffled whole: what lasts for weeks, as a stay or a
 * worry does, falls into one season by chance, and must not look like one.
 */
export function seasonTest(
  nights: readonly Night[],
  months: readonly (readonly number[])[],
  places: readonly number[],
  seed: number,
): CalendarResult {
  const withItem = new Set(places);
  const share = places.length / nights.length;
  const sizes = Float64Array.from(months, (month) => month.length);
  const having = Float64Array.from(
    months,
    (month) => month.filter((at) => withItem.has(at)).length,
  );
  const seasons = Uint8Array.from(months, (month) => seasonOf(nights[month[0] ?? 0]?.day ?? 0));
  const all = new Float64Array(4);
  const present = new Float64Array(4);
  const spread = (order: Uint8Array): number => {
    all.fill(0);
    present.fill(0);
    for (let month = 0; month < order.length; month += 1) {
      const season = order[month] ?? 0;
      add(all, season, (sizes[month] ?? 0) * share);
      add(present, season, having[month] ?? 0);
    }
    return distance(present, all);
  };
  const observed = spread(seasons);
  const peak = peakOf(
    all.map((expected) => expected / share),
    present,
  );
  const chance: NullDistribution = permute(seed, (random) => {
    const order = Uint8Array.from(seasons);
    return () => {
      drawFirst(order, order.length, random);
      return spread(order);
    };
  });
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
