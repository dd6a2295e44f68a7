import { calendarOf, haveSeasons } from '#series/calendar.ts';
import { seasonTest, weekdayTest } from '#series/calendar-tests.ts';
import { chartsOf, type ItemNights, testableItems } from '#series/items.ts';
import { burstTests, trendTest } from '#series/order-tests.ts';
import type { SeriesAnalysis, TemporalFinding, TemporalPattern } from '#series/schema.ts';
import { dreamsWith, type Night } from '#series/series.ts';
import { withQ } from '#statistics/many-looks.ts';
import { seedOf } from '#statistics/random.ts';
import { runsTest } from '#statistics/runs.ts';

/** Fewer nights cannot tell a rhythm from chance. */
export const leastNights = 60;
const mostQ = 0.05;

/** One test of one item, before it is known how many there are. */
export interface TemporalLook
  extends Pick<TemporalFinding, 'item' | 'pattern' | 'effect' | 'peak' | 'p' | 'n'> {
  readonly places: readonly number[];
}

/**
 * Rhythms and drifts over the nights of one dreamer: days of the week, seasons, nights in a row,
 * bursts, trends. q over every item and pattern together: on real series almost nothing survives,
 * and the charts show what came when all the same. `called` says as whom somebody is told of elsewhere.
 */
export function temporalOf(
  nights: readonly Night[],
  called: ReadonlyMap<string, string> = new Map(),
): SeriesAnalysis['temporal'] {
  if (nights.length < leastNights) {
    return { status: 'not-enough-data', of: 'nights', have: nights.length, need: leastNights };
  }
  const items = testableItems(nights);
  const toldAs = (item: string) => called.get(item) ?? item;
  const looks = withQ(looksAtTime(nights, items));
  const findings = looks
    .filter(({ q }) => q < mostQ)
    .map(({ places, ...look }): TemporalFinding => {
      const having = places.flatMap((at) => nights[at]?.dreams ?? []);
      return { ...look, item: toldAs(look.item), dreams: dreamsWith(look.item, having) };
    })
    .sort((a, b) => a.q - b.q || a.p - b.p);
  const charts = chartsOf(items, nights).map((one) => ({ ...one, item: toldAs(one.item) }));
  return { status: 'enough', tested: looks.length, findings, charts };
}

/** Every test of every item. */
export function looksAtTime(
  nights: readonly Night[],
  items: readonly ItemNights[],
): TemporalLook[] {
  const areSeasonsSeen = haveSeasons(nights);
  const n = nights.length;
  // The days and the item are the seed: the same series gives the same p, on any machine.
  const written = nights.map(({ day }) => day).join(' ');
  const seedFor = (what: string): number => seedOf(`${what} ${written}`);
  const calendar = calendarOf(nights, seedFor('calendar'));
  const bursts = burstTests(nights, items, seedFor('bursts'));
  return items.flatMap(({ item, places }, at): TemporalLook[] => {
    const look = (
      pattern: TemporalPattern,
      { p, effect }: { readonly p: number; readonly effect: number },
      peak: number | null = null,
    ): TemporalLook => ({ item, pattern, effect, peak, p, n, places });
    const weekday = weekdayTest(calendar, places, seedFor(`weekday ${item}`));
    const season = areSeasonsSeen
      ? seasonTest(calendar, places, seedFor(`season ${item}`))
      : undefined;
    const sequence = new Array<boolean>(n).fill(false);
    for (const place of places) sequence[place] = true;
    const { runs, expected, p } = runsTest(sequence);
    const burst = bursts[at];
    return [
      look('weekday', weekday, weekday.peak),
      ...(season === undefined ? [] : [look('season', season, season.peak)]),
      look('runs', { p, effect: Math.log(runs / expected) }),
      ...(burst === undefined ? [] : [look('bursts', burst)]),
      look('trend', trendTest(nights, places)),
    ];
  });
}
