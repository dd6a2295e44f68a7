import { Readable } from 'node:stream';
import { importEntryLimit } from '@reverie/contract/imports.rules';
import { parse } from 'csv-parse';
import { type Brought, besideOf, type Read } from '#features/imports/brought.rules.ts';
import { entryOfRow, guessColumns } from '#features/imports/columns.rules.ts';
import { orderOf } from '#features/imports/dates.rules.ts';
import { nightOfRow, tellsDream } from '#features/imports/nights.rules.ts';
import { BadFile, type Entry } from '#features/imports/rules.ts';

/** Rows of a table that are shown, and those its dates are looked at in. */
const shown = 5;
const looked = 300;

/** A list of objects is a table whose columns are their names. */
export function tableOfObjects(list: readonly unknown[], brought: Brought): Read {
  const rows = list.filter((row): row is object => row !== null && typeof row === 'object');
  const headers = [...new Set(rows.slice(0, looked).flatMap((row) => Object.keys(row)))].slice(
    0,
    200,
  );
  const cells = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return headers.map((name) => cellOf(values.get(name)));
  });
  const read = tableOf(headers, cells, brought);
  return { ...read, kind: 'json' };
}

function cellOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(cellOf).join(', ');
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export async function readTable(text: string, brought: Brought): Promise<Read> {
  const rows: string[][] = [];
  const parser = parse({
    ...{ bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
    delimiter: delimiterOf(text.slice(0, 10_000)),
    // A quote that is never closed would make the rest of the file one cell.
    max_record_size: 400_000,
  });
  try {
    for await (const row of Readable.from(pieces(text)).pipe(parser)) {
      rows.push(row);
      if (rows.length > importEntryLimit + 1) throw new BadFile('too_many_entries');
    }
  } catch (error) {
    if (error instanceof BadFile) throw error;
    throw new BadFile('malformed', { cause: error });
  }
  const [headers = [], ...cells] = rows;
  if (cells.length === 0) throw new BadFile('empty');
  return tableOf(headers, cells, brought);
}

/** So that a long table is not parsed in one breath. */
function* pieces(text: string): Generator<string> {
  const length = 65_536;
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** The sign that parts the most cells of the first lines. */
export function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/);
  const counted = [',', ';', '\t', '|'].map((sign) => ({ sign, found: first.split(sign).length }));
  return counted.reduce((best, each) => (each.found > best.found ? each : best)).sign;
}

function tableOf(headers: readonly string[], cells: readonly string[][], brought: Brought): Read {
  const guessed = guessColumns(headers.slice(0, 200));
  const columns = brought.columns
    ? guessed.map(({ name }, at) => ({ name, field: brought.columns?.[at]?.field ?? null }))
    : guessed;
  const at = columns.findIndex(({ field }) => field === 'date' || field === 'moment');
  const order = at === -1 ? null : orderOf(cells.slice(0, looked).map((row) => row[at] ?? ''));
  const nights = cells.flatMap((row) => nightOfRow(row, { columns, order }) ?? []);
  function* entries(): Generator<Entry> {
    for (const [index, row] of cells.entries()) {
      const isNight = !tellsDream(row, columns) && nightOfRow(row, { columns, order }) !== null;
      if (!isNight) yield entryOfRow({ cells: row, place: `${index + 2}` }, { columns, order });
    }
  }
  const samples = cells
    .slice(0, shown)
    .map((row) => columns.map((_, column) => (row[column] ?? '').slice(0, 200)));
  const beside = nights.length > 0 && besideOf({ nights });
  return { kind: 'csv', columns, samples, entries: entries(), ...(beside && { beside }) };
}
