import type { ItemChart } from '#series/schema.ts';
import { monthOf, type Night, weekdayOf } from '#series/series.ts';

/** An item with the places of the nights that have it. */
export interface ItemNights {
  readonly item: string;
  /** Rising places in the list of nights. */
  readonly places: readonly number[];
}

/** Fewer nights with an item, or without it, cannot tell a rhythm from chance. */
export const leastEachWay = 10;

/** Items that enough nights have and enough have not, in alphabetical order. */
export function testableItems(nights: readonly Night[]): ItemNights[] {
  const places = new Map<string, number[]>();
  nights.forEach(({ items }, at) => {
    for (const item of items) {
      const known = places.get(item);
      if (known === undefined) places.set(item, [at]);
      else known.push(at);
    }
  });
  return [...places]
    .map(([item, at]) => ({ item, places: at }))
    .filter(
      ({ places: at }) => at.length >= leastEachWay && nights.length - at.length >= leastEachWay,
    )
    .sort((a, b) => (a.item < b.item ? -1 : 1));
}

/** Each item by weekday and by month: of how many nights each has, in how many it is. */
export function chartsOf(items: readonly ItemNights[], nights: readonly Night[]): ItemChart[] {
  const days = nights.map(({ day }) => ({ weekday: weekdayOf(day), month: monthOf(day) }));
  return items.map(({ item, places }) => {
    const weekdays = Array.from({ length: 7 }, () => ({ nights: 0, present: 0 }));
    const months = new Map<string, { nights: number; present: number }>();
    const withItem = new Set(places);
    days.forEach(({ weekday, month }, at) => {
      const bins = [weekdays[weekday], months.get(month) ?? { nights: 0, present: 0 }];
      for (const bin of bins) {
        if (bin === undefined) continue;
        bin.nights += 1;
        if (withItem.has(at)) bin.present += 1;
      }
      if (bins[1] !== undefined) months.set(month, bins[1]);
    });
    return { item, weekdays, months: [...months].map(([month, bin]) => ({ month, ...bin })) };
  });
}
