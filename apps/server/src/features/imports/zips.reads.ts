import { type Brought, besideOf, type Read } from '#features/imports/brought.rules.ts';
import * as formats from '#features/imports/formats.rules.ts';
import { ownAccount, ownEntryOf, ownLayers } from '#features/imports/own.rules.ts';
import { parsed, readText } from '#features/imports/plain.reads.ts';
import { BadFile, type Entry } from '#features/imports/rules.ts';
import { decode } from '#features/imports/texts.rules.ts';
import { type Randomly, unzip, type ZippedFile } from '#platform/zip/unzip.ts';

/** What kind of folder a ZIP is, by the names in it. */
export async function readZip({ source, kind, ...brought }: Brought): Promise<Read> {
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
