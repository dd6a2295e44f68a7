import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type ImportKind, importEntryLimit } from '@reverie/contract/imports.rules';
import { parse } from 'csv-parse';
import { entryOfRow, guessColumns } from '#features/imports/columns.rules.ts';
import { orderOf } from '#features/imports/dates.rules.ts';
import * as elsewhere from '#features/imports/elsewhere.rules.ts';
import * as formats from '#features/imports/formats.rules.ts';
import { ownAccount, ownEntryOf, ownFile, ownLayers } from '#features/imports/own.rules.ts';
import { BadFile, type Column, type Entry } from '#features/imports/rules.ts';
import { decode, textByteLimit } from '#features/imports/texts.rules.ts';
import { BadZip, type Randomly, unzip, type ZippedFile } from '#platform/zip/unzip.ts';

/** A file as somebody brought it, and what they said it is. */
export type Brought = {
  source: Randomly;
  fileName: string;
  kind: ImportKind | null;
  /** As they matched them; null where they are to be guessed. */
  columns: readonly Column[] | null;
};

export type Read = {
  kind: ImportKind;
  columns: Column[];
  samples: string[][];
  entries: AsyncIterable<Entry> | Iterable<Entry>;
  /** What an archive of ours holds that belongs to no dream. */
  beside?: Beside;
};

export type Beside = Record<'nights' | 'people' | 'meanings', readonly unknown[]>;

/** Rows of a table that are shown, and those its dates are looked at in. */
const shown = 5;
const looked = 300;

/** What a file holds, by looking at it. Throws `BadFile` where it is nothing that is read here. */
export async function readFile(brought: Brought): Promise<Read> {
  const { source } = brought;
  if (source.size === 0) throw new BadFile('empty');
  try {
    const head = await buffer(source.from(0, Math.min(4, source.size)));
    if (head.subarray(0, 2).toString('latin1') === 'PK') return await readZip(brought);
    if (source.size > textByteLimit) throw new BadFile('too_large');
    return await readText(decode(await buffer(source.from(0, source.size))), brought);
  } catch (error) {
    throw refusalOf(error);
  }
}

/** A file that cannot be read is refused; what is our own fault is not the file's. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof BadZip) return new BadFile(error.fault, { cause: error });
  return error;
}

async function readText(text: string, brought: Brought): Promise<Read> {
  const { fileName, kind } = brought;
  const start = text.trimStart();
  const isJson = start.startsWith('{') || start.startsWith('[');
  if (isJson && kind !== 'text' && kind !== 'markdown' && kind !== 'csv')
    return readJson(text, brought);
  // What says it is JSON and is none is no diary either.
  if (kind === null && /\.json$/i.test(fileName)) throw new BadFile('malformed');
  const plain = (found: ImportKind, entries: Iterable<Entry>): Read => ({
    ...{ kind: found, columns: [], samples: [], entries },
  });
  const seen = kind ?? kindOf(text, fileName);
  if (seen === 'dreambank') return plain(seen, formats.seriesEntries(text));
  if (seen === 'csv') return readTable(text, brought);
  if (seen === 'markdown') return plain(seen, [formats.noteEntryOf(text, fileName)]);
  if (seen === 'text') return plain(seen, formats.textEntries(text, fileName));
  throw new BadFile('unknown_format');
}

function kindOf(text: string, fileName: string): ImportKind {
  if (formats.isSeries(text)) return 'dreambank';
  if (/\.(csv|tsv)$/i.test(fileName)) return 'csv';
  if (/\.(md|markdown)$/i.test(fileName) || /^---\r?\n/.test(text)) return 'markdown';
  if (/\.txt$/i.test(fileName)) return 'text';
  const [first = '', second = ''] = text.split(/\r?\n/);
  const sign = delimiterOf(first);
  const isTable = first.includes(sign) && second.includes(sign) && first.length < 1_000;
  return isTable ? 'csv' : 'text';
}

function readJson(text: string, brought: Brought): Read {
  const value = parsed(text);
  const plain = { columns: [], samples: [] };
  const own = ownFile.safeParse(value);
  if (own.success) {
    const entries = each(own.data.dreams, ownEntryOf);
    return { kind: 'json', ...plain, entries, beside: besideOf(own.data) };
  }
  const dayOne = elsewhere.dayOneFile.safeParse(value);
  if (dayOne.success) {
    const entries = each(dayOne.data.entries, elsewhere.dayOneEntryOf);
    return { kind: 'dayone', ...plain, entries };
  }
  if (!Array.isArray(value)) throw new BadFile('unknown_format');
  if (brought.kind === 'diarium' || elsewhere.isDiarium(value)) {
    return { kind: 'diarium', ...plain, entries: each(value, elsewhere.diariumEntryOf) };
  }
  return tableOfObjects(value, brought);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BadFile('malformed', { cause });
  }
}

/** Entries of a list; what is none of them is said to hold no text. */
function* each(
  list: readonly unknown[],
  read: (value: unknown, place: string) => Entry | null,
): Generator<Entry> {
  for (const [at, value] of list.entries()) {
    const entry = read(value, `${at + 1}`);
    if (entry) yield entry;
  }
}

/** A list of objects is a table whose columns are their names. */
function tableOfObjects(list: readonly unknown[], brought: Brought): Read {
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

async function readTable(text: string, brought: Brought): Promise<Read> {
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
function delimiterOf(text: string): string {
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
  function* entries(): Generator<Entry> {
    for (const [index, row] of cells.entries()) {
      yield entryOfRow({ cells: row, place: `${index + 2}` }, { columns, order });
    }
  }
  const samples = cells
    .slice(0, shown)
    .map((row) => columns.map((_, column) => (row[column] ?? '').slice(0, 200)));
  return { kind: 'csv', columns, samples, entries: entries() };
}

/** What kind of folder a ZIP is, by the names in it. */
async function readZip({ source, kind, ...brought }: Brought): Promise<Read> {
  const names: string[] = [];
  for await (const { name } of unzip(source)) names.push(name);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const plain = { columns: [], samples: [] };
  const isArchive = names.includes('account.json') && has(/^dreams\/.+\.json$/);
  if (kind === 'archive' || (!kind && isArchive)) {
    if (!isArchive) throw new BadFile('unknown_format');
    const account = parsed(await textIn(source, 'account.json'));
    const beside = ownAccount.safeParse(account).data;
    const entries = archived(source, layersIn(account));
    return { kind: 'archive', ...plain, entries, ...(beside && { beside: besideOf(beside) }) };
  }
  if (!kind || kind === 'dreambank') {
    const series = names.find((name) => /(^|\/)dreambank\.txt$/i.test(name));
    if (series)
      return readText(await textIn(source, series), { ...brought, source, kind: 'dreambank' });
  }
  const notes = kind === 'text' ? /\.txt$/i : /\.(md|markdown)$/i;
  const isNotes = kind === 'markdown' || kind === 'text' || (!kind && has(notes));
  if (isNotes) {
    if (!has(notes)) throw new BadFile('unknown_format');
    return { kind: kind ?? 'markdown', ...plain, entries: noted(source, notes) };
  }
  if (!kind && has(/\.txt$/i)) return { kind: 'text', ...plain, entries: noted(source, /\.txt$/i) };
  const tables = names.filter((name) => /\.(json|csv)$/i.test(name) && !isHidden({ name }));
  const [table] = tables;
  if (!table) throw new BadFile('unknown_format');
  const journals = tables.filter((name) => /\.json$/i.test(name));
  if (journals.length > 1) return readJournals(source, journals, { ...brought, source, kind });
  return readText(await textIn(source, table), { ...brought, source, kind, fileName: table });
}

/** Several journals of one person: Day One writes a file for each. */
async function readJournals(
  source: Randomly,
  names: readonly string[],
  brought: Brought,
): Promise<Read> {
  const reads: Read[] = [];
  for (const name of names) {
    const text = await textIn(source, name);
    reads.push(await readText(text, { ...brought, fileName: name }));
  }
  const [first] = reads;
  const isAlike = reads.every(({ kind, columns }) => kind === first?.kind && columns.length === 0);
  if (!first || !isAlike) throw new BadFile('unknown_format');
  async function* entries(): AsyncGenerator<Entry> {
    for (const [at, read] of reads.entries()) {
      for await (const entry of read.entries) {
        yield { ...entry, place: `${names[at] ?? ''} ${entry.place}` };
      }
    }
  }
  return { ...first, entries: entries() };
}

/** Files of a ZIP by their names, those that are there. */
export async function bytesIn(source: Randomly, wanted: ReadonlySet<string>) {
  const found = new Map<string, Buffer>();
  for await (const file of unzip(source)) {
    if (wanted.has(file.name)) found.set(file.name, await file.read());
    if (found.size === wanted.size) break;
  }
  return found;
}

async function textIn(source: Randomly, wanted: string): Promise<string> {
  for await (const file of unzip(source))
    if (file.name === wanted) return decode(await file.read());
  throw new BadFile('zip_broken');
}

type Told = { [K in keyof Beside]?: readonly unknown[] | null | undefined };

function besideOf({ nights, people, meanings }: Told): Beside {
  return { nights: nights ?? [], people: people ?? [], meanings: meanings ?? [] };
}

/** What archives of before told of dreams beside them, by dream. */
function layersIn(account: unknown) {
  const { additions, versions } = ownLayers.safeParse(account).data ?? {};
  const byDream = (values: readonly unknown[] | null | undefined) =>
    Map.groupBy(values ?? [], (value) => String(Object(value).dreamId));
  const [later, earlier] = [byDream(additions), byDream(versions)];
  return (dream: unknown) => {
    const id = String(Object(dream).id);
    return { additions: later.get(id) ?? [], versions: earlier.get(id) ?? [] };
  };
}

async function* archived(
  source: Randomly,
  layersOf: ReturnType<typeof layersIn>,
): AsyncGenerator<Entry> {
  for await (const file of unzip(source)) {
    if (!/^dreams\/.+\.json$/.test(file.name)) continue;
    const dream = parsed(decode(await file.read()));
    const entry = ownEntryOf({ ...layersOf(dream), ...Object(dream) }, file.name);
    if (entry) yield entry;
  }
}

async function* noted(source: Randomly, pattern: RegExp): AsyncGenerator<Entry> {
  for await (const file of unzip(source)) {
    if (!pattern.test(file.name) || isHidden(file)) continue;
    const bytes = await file.read();
    if (bytes.length === 0) continue;
    const text = decode(bytes);
    if (!formats.isBeside(text)) yield formats.noteEntryOf(text, file.name);
  }
}

/** What a program or a system left beside notes. */
function isHidden({ name }: Pick<ZippedFile, 'name'>): boolean {
  return /(^|\/)(?:\.|__MACOSX)/.test(name);
}
