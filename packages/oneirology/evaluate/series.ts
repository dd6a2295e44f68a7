import { quantile } from '#evaluate/bootstrap.ts';
import { type Census, censusOf, meanRates } from '#evaluate/series-rates.ts';
import type { ReadSeries } from '#evaluate/series-records.ts';
import type { Table } from '#evaluate/table.ts';
import { symbolConcepts } from '#lexicon/symbols/all.ts';
import { chanceAtLength, unheard } from '#series/base-rates.ts';
import { temporalPatterns } from '#series/classes.ts';
import { entryOf, type SeriesEntry } from '#series/entry.ts';
import { testableItems } from '#series/items.ts';
import { nearRepeatsOf } from '#series/near-repeats.ts';
import { lengthExponent } from '#series/reference.ts';
import type { TemporalPattern } from '#series/schema.ts';
import { nightsOf } from '#series/series.ts';
import { leastNights, looksAtTime, type TemporalLook } from '#series/temporal.ts';
import { looksAtThemes, persistent } from '#series/themes.ts';
import { withQ } from '#statistics/many-looks.ts';

/** What a reader of p < .05 would claim, and what the engine claims, dreamer by dreamer. */
export function seriesTables(all: readonly ReadSeries[]): Table[] {
  return [temporalTable(all), recurringTable(all)];
}

const naiveP = 0.05;

function temporalTable(all: readonly ReadSeries[]): Table {
  const read = all.flatMap(({ name, dreams }) => {
    const nights = nightsOf(dreams.map(entryOf), 'morning');
    if (nights.length < leastNights) return [];
    return [
      { name, nights: nights.length, looks: withQ(looksAtTime(nights, testableItems(nights))) },
    ];
  });
  const cells = (looks: readonly (TemporalLook & { q: number })[]): string[] => [
    String(looks.length),
    (naiveP * looks.length).toFixed(0),
    String(looks.filter(({ p }) => p < naiveP).length),
    String(looks.filter(({ q }) => q < naiveP).length),
    ...temporalPatterns.map((pattern) => countsOf(looks, pattern)),
  ];
  return {
    title: 'Rhythms and drifts: claimed without correction, and claimed by the engine',
    notes: [
      `Series with ${leastNights} dated nights or more; one item a night; every item on ten nights or more.`,
      'By chance: what p < .05 would claim where there is nothing. By pattern: naive → ours.',
    ],
    columns: ['dreamer', 'nights', 'looks', 'by chance', 'naive', 'ours', ...temporalPatterns],
    rows: [
      ...read.map(({ name, nights, looks }) => [name, String(nights), ...cells(looks)]),
      ['all', '', ...cells(read.flatMap(({ looks }) => looks))],
    ],
  };
}

function countsOf(
  looks: readonly (TemporalLook & { q: number })[],
  pattern: TemporalPattern,
): string {
  const of = looks.filter((look) => look.pattern === pattern);
  const naive = of.filter(({ p }) => p < naiveP).length;
  return `${naive} → ${of.filter(({ q }) => q < naiveP).length}`;
}

function recurringTable(all: readonly ReadSeries[]): Table {
  const censuses = new Map(all.map((series) => [series.name, censusOf(series)]));
  const rows = all.map((series) => {
    const { name, sex, dreams } = series;
    // Nobody is a reference for themselves: the group is read anew without this series.
    const others = all
      .filter((other) => other.sex === sex && other.name !== name)
      .flatMap((other): Census[] => {
        const census = censuses.get(other.name);
        return census === undefined ? [] : [census];
      });
    const entries = dreams.map(entryOf);
    const looks = themeLooks(entries, others);
    const repeats = nearRepeatsOf(entries);
    return [
      name,
      String(dreams.length),
      String(looks.filter(({ p }) => p < naiveP).length),
      String(persistent(looks).length),
      repeats.status === 'enough' ? String(repeats.tested) : '–',
      repeats.status === 'enough' ? (0.005 * repeats.tested).toFixed(0) : '–',
      repeats.status === 'enough' ? String(repeats.findings.length) : '–',
    ];
  });
  const themes = rows.map((row) => Number(row[3])).sort((a, b) => a - b);
  return {
    title: 'Themes that persist and dreams nearly dreamt again',
    notes: [
      'Themes against the other series of the same sex, by dream length; pools of dreams without dates have no theme, which takes three dates.',
      `Near-repeats: pairs above the 99.5th percentile of strangers by chance, and those of q < .05 (fifty at most). Median of themes: ${quantile(themes, 0.5)}.`,
    ],
    columns: ['series', 'dreams', 'themes, naive', 'themes, ours', 'pairs', 'by chance', 'ours'],
    rows,
  };
}

function themeLooks(dreams: readonly SeriesEntry[], others: readonly Census[]) {
  const concepts = symbolConcepts.map(({ id }) => id);
  const rates = meanRates(others, concepts, lengthExponent);
  return looksAtThemes(dreams, (concept, words) =>
    chanceAtLength(Math.max(unheard, rates.get(concept) ?? 0), words, lengthExponent),
  );
}
