import type { ImportKind } from '@reverie/contract/imports.rules';
import { type Brought, besideOf, type Read } from '#features/imports/brought.rules.ts';
import * as elsewhere from '#features/imports/elsewhere.rules.ts';
import * as formats from '#features/imports/formats.rules.ts';
import { ownEntryOf, ownFile } from '#features/imports/own.rules.ts';
import { BadFile, type Entry } from '#features/imports/rules.ts';
import { delimiterOf, readTable, tableOfObjects } from '#features/imports/tables.reads.ts';

/** What a text holds: JSON of ours or another program, a table, a series, notes. */
export async function readText(text: string, brought: Brought): Promise<Read> {
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

export function parsed(text: string): unknown {
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
