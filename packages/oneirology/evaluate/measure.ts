import { bootstrap, type Figure } from '#evaluate/bootstrap.ts';
import { type Bin, binCount, binOf, type Confusion, calibrationError } from '#evaluate/metrics.ts';
import type { Answer } from '#evaluate/questions.ts';

/** Answers to one question, one a dream. Sheets measured together follow the same dreams. */
export type Sheet = readonly Answer[];

/** A metric of several questions over the same dreams, with its interval. */
export function measure(
  sheets: readonly Sheet[],
  metric: (classes: readonly Confusion[]) => number,
): Figure {
  const dreams = sheets[0]?.length ?? 0;
  const rows = Array.from({ length: dreams }, (_, index) => confusionRow(sheets, index));
  return bootstrap(rows, (sums) => metric(sheets.map((_, at) => confusionAt(sums, 4 * at))));
}

/** A metric of one question, with its interval. */
export function measureOne(sheet: Sheet, metric: (confusion: Confusion) => number): Figure {
  return measure([sheet], ([only]) => (only === undefined ? Number.NaN : metric(only)));
}

/** Four cells a question; exactly one of them is 1. */
function confusionRow(sheets: readonly Sheet[], dream: number): Float64Array {
  const row = new Float64Array(4 * sheets.length);
  sheets.forEach((sheet, at) => {
    const given = sheet[dream];
    if (given !== undefined) row[4 * at + cellOf(given)] = 1;
  });
  return row;
}

function cellOf({ coded, said }: Answer): number {
  if (coded) return said ? 0 : 2;
  return said ? 1 : 3;
}

function confusionAt(sums: Float64Array, at: number): Confusion {
  const cell = (offset: number): number => sums[at + offset] ?? 0;
  return { tp: cell(0), fp: cell(1), fn: cell(2), tn: cell(3) };
}

/** Which answers a calibration error is taken over. */
export type Statements = 'stated' | 'all';

/**
 * Expected calibration error of several questions together; n is the number of statements. `all`
 * takes the engine's silence as p = 0: right most of the time, so that it flatters the engine.
 */
export function measureCalibration(sheets: readonly Sheet[], over: Statements): Figure {
  const dreams = sheets[0]?.length ?? 0;
  const rows = Array.from({ length: dreams }, (_, dream) => {
    const row = new Float64Array(3 * binCount);
    for (const sheet of sheets) {
      const given = sheet[dream];
      if (given === undefined || (over === 'stated' && given.p === undefined)) continue;
      const p = given.p ?? 0;
      const at = 3 * binOf(p);
      row[at] = (row[at] ?? 0) + 1;
      row[at + 1] = (row[at + 1] ?? 0) + p;
      row[at + 2] = (row[at + 2] ?? 0) + (given.coded ? 1 : 0);
    }
    return row;
  });
  const figure = bootstrap(rows, (sums) => calibrationError(binsOf(sums)));
  const statements = sheets.flat().filter(({ p }) => over === 'all' || p !== undefined).length;
  return { ...figure, n: statements };
}

function binsOf(sums: Float64Array): Bin[] {
  return Array.from({ length: binCount }, (_, bin) => ({
    n: sums[3 * bin] ?? 0,
    stated: sums[3 * bin + 1] ?? 0,
    confirmed: sums[3 * bin + 2] ?? 0,
  }));
}
