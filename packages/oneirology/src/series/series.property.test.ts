import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { type AnalyseSeriesOptions, analyseSeries, type DayNote } from '#series/analyse-series.ts';
import { nightRules, referenceGroups } from '#series/classes.ts';
import type { SeriesDream } from '#series/entry.ts';
import { type SeriesAnalysis, seriesAnalysisSchema } from '#series/schema.ts';
import { dateOf } from '#series/series.ts';

const words = fc.constantFrom(
  ...`je la mer ma mère un chien noir peur triste maison forêt train clé vole I the sea my mother a
  black dog afraid happy house key moon boat whale hit him killed woke up . ! 😀 <b> ’ \ud83d`.split(
    /\s+/,
  ),
);
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
);
const date = fc.oneof(
  fc.integer({ min: -400_000, max: 380_000 }).map(dateOf),
  fc.integer({ min: 19_000, max: 19_060 }).map(dateOf),
  fc.constantFrom('2023-02-30', '2023-2-3', 'yesterday', '', '2999-12-31', '1000-01-01'),
);
const dream = fc.record({
  id: fc.string({ maxLength: 6 }),
  date: fc.option(date),
  analysis: text.map((told) => analyse(told)),
});
const note: fc.Arbitrary<DayNote> = fc.record({
  date,
  analysis: text.map((told) => analyse(told)),
});
const options: fc.Arbitrary<AnalyseSeriesOptions> = fc.record({
  reference: fc.constantFrom(...referenceGroups),
  dates: fc.constantFrom(...nightRules),
  dayNotes: fc.array(note, { maxLength: 40 }),
});

interface Standing {
  readonly p: number;
  readonly q: number;
  readonly dreams: readonly string[];
}

function findingsOf(series: SeriesAnalysis): Standing[] {
  const { themes, nearRepeats, temporal, dayLinks } = series;
  return [themes, nearRepeats, temporal, dayLinks].flatMap((part): Standing[] =>
    part.status === 'enough' ? part.findings : [],
  );
}

function expectSound(dreams: readonly SeriesDream[], chosen: AnalyseSeriesOptions): void {
  const series = analyseSeries(dreams, chosen);
  expect(seriesAnalysisSchema.safeParse(series).error).toBeUndefined();
  const ids = new Set(dreams.map(({ id }) => id));
  for (const { p, q, dreams: named } of findingsOf(series)) {
    expect(q).toBeGreaterThanOrEqual(p);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  }
  if (series.norms.status !== 'enough') return;
  for (const { k, n, share, low, high } of series.norms.ratios) {
    expect(k).toBeLessThanOrEqual(n);
    expect(low).toBeLessThanOrEqual(share + 1e-9);
    expect(high).toBeGreaterThanOrEqual(share - 1e-9);
  }
}

test('any series is safe, and fits its schema', () => {
  fc.assert(fc.property(fc.array(dream, { maxLength: 40 }), options, expectSound), { numRuns: 80 });
});

test('a series long enough for every part is sound too, and the same in any order', () => {
  const nights = fc.array(dream, { minLength: 90, maxLength: 110 }).map((dreams) =>
    dreams.map((one, at) => ({
      ...one,
      id: `d${at}`,
      date: dateOf(19_000 + Math.floor(at * 0.9)),
    })),
  );
  fc.assert(
    fc.property(nights, options, (dreams, chosen) => {
      expectSound(dreams, chosen);
      const series = analyseSeries(dreams, chosen);
      expect(series.temporal.status).toBe('enough');
      expect(analyseSeries([...dreams].reverse(), chosen)).toEqual(series);
    }),
    { numRuns: 4 },
  );
});
