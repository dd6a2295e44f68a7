import type { SeriesEntry } from '#series/entry.ts';
import type { Returning } from '#series/schema.ts';
import { dayOf, type Night, seasonOf, weekdayOf } from '#series/series.ts';
import { withoutTwins } from '#series/somebody.ts';
import { wilson } from '#statistics/proportions.ts';

/** Of each kind, so many that come in most dreams are told of. */
const mostOfKind = 16;
const mostWords = 8;
/** What comes once has not come back. */
const leastDreams = 2;
/** A feeling or a cue is told of from its first dream on: its absence says something too. */
const toldFromOnce = new Set(['emotion', 'cue']);
const newestNamed = 60;

interface Met {
  readonly shown: SeriesEntry[];
  possible: number;
  readonly words: Map<string, number>;
}

/**
 * What comes back: people, places, symbols, feelings and cues, in how many dreams, in which words,
 * on which nights. It counts and says nothing of chance. Those of a kind that come in most dreams.
 */
export function returningOf(dreams: readonly SeriesEntry[], nights: readonly Night[]): Returning[] {
  const all = new Map<string, Met>();
  for (const dream of dreams) {
    for (const { item, shown, words } of dream.named) {
      const met: Met = all.get(item) ?? { shown: [], possible: 0, words: new Map() };
      all.set(item, met);
      if (!shown) {
        met.possible += 1;
        continue;
      }
      met.shown.push(dream);
      for (const word of words) met.words.set(word, (met.words.get(word) ?? 0) + 1);
    }
  }
  const told = new Map<string, number>();
  const once = withoutTwins([...all.keys()].map((item) => ({ item })));
  const isTold = new Set(once.map(({ item }) => item));
  return [...all]
    .filter(([item]) => isTold.has(item))
    .filter(
      ([item, { shown }]) => shown.length >= (toldFromOnce.has(kindOf(item)) ? 1 : leastDreams),
    )
    .sort(([a, x], [b, y]) => y.shown.length - x.shown.length || (a < b ? -1 : 1))
    .filter(([item]) => {
      const before = told.get(kindOf(item)) ?? 0;
      told.set(kindOf(item), before + 1);
      return before < mostOfKind;
    })
    .map(([item, met]) => present(item, met, { n: dreams.length, nights }));
}

function kindOf(item: string): string {
  return item.slice(0, item.indexOf(':'));
}

function present(
  item: string,
  { shown, possible, words }: Met,
  { n, nights }: { n: number; nights: readonly Night[] },
): Returning {
  const having = new Set(shown.map(({ id }) => id));
  const weekdays = Array.from({ length: 7 }, () => ({ nights: 0, present: 0 }));
  const seasons = Array.from({ length: 4 }, () => ({ nights: 0, present: 0 }));
  for (const { day, dreams } of nights) {
    const isPresent = dreams.some(({ id }) => having.has(id));
    for (const bin of [weekdays[weekdayOf(day)], seasons[seasonOf(day)]]) {
      if (bin === undefined) continue;
      bin.nights += 1;
      if (isPresent) bin.present += 1;
    }
  }
  const dates = shown.flatMap(({ date }) =>
    dayOf(date) === undefined || date === null ? [] : date,
  );
  return {
    item,
    k: shown.length,
    n,
    possible,
    share: shown.length / n,
    ...wilson(shown.length, n),
    nights: new Set(dates).size,
    span: dates[0] && dates.at(-1) ? { from: dates[0], to: dates.at(-1) ?? dates[0] } : null,
    words: [...words]
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, mostWords)
      .map(([text, many]) => ({ text, dreams: many })),
    weekdays: weekdays.map(within),
    seasons: seasons.map(within),
    dreams: shown.slice(-newestNamed).map(({ id }) => id),
  };
}

interface Bin {
  readonly nights: number;
  readonly present: number;
}

const within = (bin: Bin) => ({ ...bin, ...wilson(bin.present, bin.nights) });
