import { engine } from '#analyse.ts';
import { besideOf } from '#series/beside.ts';
import { seriesSchemaVersion } from '#series/classes.ts';
import { dayLinksOf } from '#series/day-links.ts';
import { entryOf, type SeriesDream, type SeriesEntry } from '#series/entry.ts';
import { withOneOfEachKin } from '#series/kin.ts';
import { nearRepeatsOf } from '#series/near-repeats.ts';
import { normsOf } from '#series/norms.ts';
import { overTimeOf } from '#series/over-time.ts';
import { returningOf } from '#series/returning.ts';
import type { NightRule, ReferenceGroup, SeriesAnalysis } from '#series/schema.ts';
import { dateOf, nightsOf } from '#series/series.ts';
import { peopleAmong } from '#series/somebody.ts';
import { temporalOf } from '#series/temporal.ts';
import { themesOf } from '#series/themes.ts';

interface Choices {
  /**
   * Whose dreams to compare with: the norm dreams of women or of men, or nobody's (default). The
   * dreamer chooses; nothing about the dreamer is inferred.
   */
  readonly reference?: ReferenceGroup;
  /** Whether a date is the morning after the night (default) or the evening before it. */
  readonly dates?: NightRule;
}

export interface AnalyseSeriesOptions extends Choices {
  /** What the dreamer wrote about waking days: looked for in the nights one to seven days later. */
  readonly dayNotes?: readonly DayNote[];
}

/** What a dreamer wrote about a day, read by the same engine. */
export interface DayNote extends Pick<SeriesDream, 'analysis'> {
  /** `YYYY-MM-DD` of the waking day. */
  readonly date: string;
}

export interface CompareSeriesOptions extends Choices {
  readonly dayNotes?: readonly Pick<SeriesEntry, 'date' | 'items'>[];
}

/**
 * Reads one dreamer's dreams together: percentages beside norms, themes that persist, dreams nearly
 * dreamt again, rhythms, and echoes of the day. Pure and synchronous; the order of the dreams is of
 * no matter, and the same series gives the same result, permutations included. Parts that have too
 * few dreams to speak say `not-enough-data`.
 *
 * Cost: grows with the square of the dreams for near-repeats, and with nights times items for the
 * permutations; `npm run bench -- engine` tells how long a thousand dreams take.
 */
export function analyseSeries(
  dreams: readonly SeriesDream[],
  { dayNotes = [], ...choices }: AnalyseSeriesOptions = {},
): SeriesAnalysis {
  const noted = dayNotes.map((note, at) => entryOf({ id: `${at}`, ...note }));
  return compareSeries(dreams.map(entryOf), { ...choices, dayNotes: noted });
}

/** The same from what is kept of each dream: none of them is read again. */
export function compareSeries(
  entries: readonly SeriesEntry[],
  { reference = 'none', dates = 'morning', dayNotes = [] }: CompareSeriesOptions = {},
): SeriesAnalysis {
  const inOrder = [...entries].sort(byDateAndId);
  const people = withOneOfEachKin(inOrder);
  const nights = nightsOf(people, dates);
  const [first, last] = [nights[0], nights.at(-1)];
  const returning = returningOf(people, nights);
  return {
    schemaVersion: seriesSchemaVersion,
    engine: { ...engine },
    reference,
    dreams: entries.length,
    nights: nights.length,
    span: first && last ? { from: dateOf(first.day), to: dateOf(last.day) } : null,
    returning,
    overTime: overTimeOf(nights),
    beside: besideOf(people),
    norms: normsOf(inOrder, reference),
    themes: themesOf(inOrder, reference),
    nearRepeats: nearRepeatsOf(inOrder),
    temporal: temporalOf(nights, peopleAmong(returning)),
    dayLinks: dayLinksOf(nights, dayNotes),
  };
}

/** Undated dreams last; plain code units, so that every machine sorts alike. */
function byDateAndId(a: SeriesEntry, b: SeriesEntry): number {
  const [left, right] = [`${a.date ?? '~'} ${a.id}`, `${b.date ?? '~'} ${b.id}`];
  return left < right ? -1 : left > right ? 1 : 0;
}
