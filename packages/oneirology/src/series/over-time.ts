import type { OverTime } from '#series/schema.ts';
import { dateOf, type Night, weekdayOf } from '#series/series.ts';
import { wilson } from '#statistics/proportions.ts';

/** Weeks while they are few, then months, then years: a chart that can be read. */
const mostWeeks = 26;
const mostMonths = 36;

const followed = [
  'emotion:happiness',
  'emotion:apprehension',
  'emotion:sadness',
  'emotion:anger',
  'emotion:confusion',
  'cue:nightmare',
  'cue:lucidity',
] as const;

/** What feelings, nightmares and lucidity came to, stretch by stretch, with their intervals. */
export function overTimeOf(nights: readonly Night[]): OverTime {
  const [first, last] = [nights[0], nights.at(-1)];
  if (!first || !last) return { by: 'week', stretches: [] };
  const weeks = (last.day - first.day) / 7;
  const by = weeks <= mostWeeks ? 'week' : weeks <= mostMonths * 4.35 ? 'month' : 'year';
  const stretches = new Map<string, Night[]>();
  for (const night of nights) {
    const from = beginningOf(night.day, by);
    const known = stretches.get(from);
    if (known === undefined) stretches.set(from, [night]);
    else known.push(night);
  }
  return { by, stretches: [...stretches].map(([from, of]) => present(from, of)) };
}

function beginningOf(day: number, by: OverTime['by']): string {
  // Weeks begin on Mondays.
  if (by === 'week') return dateOf(day - ((weekdayOf(day) + 6) % 7));
  const date = dateOf(day);
  return by === 'month' ? `${date.slice(0, 7)}-01` : `${date.slice(0, 4)}-01-01`;
}

function present(from: string, nights: readonly Night[]): OverTime['stretches'][number] {
  const dreams = nights.flatMap((night) => night.dreams);
  const felt = dreams.flatMap(({ valence }) => valence ?? []);
  return {
    from,
    nights: nights.length,
    dreams: dreams.length,
    valence: felt.length === 0 ? null : felt.reduce((sum, one) => sum + one, 0) / felt.length,
    counts: followed.map((item) => {
      const k = dreams.filter(({ items }) => items.includes(item)).length;
      return { item, k, share: k / dreams.length, ...wilson(k, dreams.length) };
    }),
  };
}
