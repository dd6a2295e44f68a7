import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';

export type Cell = string | number | null;

/** Rows written at once: the writer of a table costs more to begin than to go on. */
const together = 200;

/**
 * A table for spreadsheets, in UTF-8 that says so. A text that begins as a formula does is written
 * behind an apostrophe, so that no spreadsheet runs what somebody dreamt.
 */
export function csvOf(rows: AsyncIterable<Cell[]>): Readable {
  async function* pieces() {
    let waiting: Cell[][] = [];
    yield '\ufeff';
    for await (const row of rows) {
      waiting.push(row);
      if (waiting.length < together) continue;
      yield written(waiting);
      waiting = [];
    }
    if (waiting.length > 0) yield written(waiting);
  }
  // As bytes: counted as things, sixteen batches would wait for whoever reads.
  return Readable.from(pieces(), { objectMode: false });
}

function written(rows: Cell[][]): string {
  return stringify(rows, {
    escape_formulas: true,
    record_delimiter: 'windows',
    // A lone end of line would end the row for some.
    quoted_match: /[\r\n]/,
    // A number below zero is no formula.
    cast: {
      // Who reads it takes one apostrophe off where such a text follows: what had one keeps it.
      string: (value) => (/^'+[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value),
      number: (value) => ({ value: String(value), escape_formulas: false }),
    },
  });
}
