/** A report to read: its text, and what it is called in what comes out. */
export interface Report {
  readonly id: string;
  readonly text: string;
}

export const inputs = ['text', 'csv', 'dreambank', 'jsonl'] as const;
export type Input = (typeof inputs)[number];

/** Columns that hold the report, the first that stands there. */
const textColumns = ['text', 'report', 'dream', 'content', 'rêve', 'reve', 'texte'];
const idColumns = ['id', 'n', 'number', 'date'];

/** What a file most likely is, from its name and its first words. */
export function inputOf(name: string, written: string): Input {
  if (name.endsWith('.csv')) return 'csv';
  if (/\.(?:jsonl|ndjson)$/.test(name)) return 'jsonl';
  return /^#\S+/m.test(written) && /^#\S+.*\n?/.exec(written)?.index === 0 ? 'dreambank' : 'text';
}

/**
 * Reports of one file.
 *
 * @throws Error naming what is missing, never a report's words.
 */
export function readReports(name: string, written: string, input: Input): Report[] {
  if (input === 'text') return written.trim() === '' ? [] : [{ id: name, text: written }];
  if (input === 'dreambank') return fromDreamBank(written);
  if (input === 'jsonl') return fromJsonLines(name, written);
  return fromCsv(name, written);
}

/** `#12 (1985-06-02)` and the report after it, as DreamBank prints a series. */
function fromDreamBank(written: string): Report[] {
  return written
    .split(/^(?=#\S+)/m)
    .map((entry) => /^#(\S+)[ \t]*(?:\([^)\n]*\))?\s*([\s\S]*)$/.exec(entry.trim()))
    .flatMap((match): Report[] => {
      const text = (match?.[2] ?? '').replace(/\(\d+ words\)\s*$/, '').trim();
      return text === '' ? [] : [{ id: match?.[1] ?? '', text }];
    });
}

function fromJsonLines(name: string, written: string): Report[] {
  return written.split('\n').flatMap((line, index): Report[] => {
    if (line.trim() === '') return [];
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || !('text' in value)) {
      throw new Error(`Line ${index + 1} of ${name} has no text.`);
    }
    const id = 'id' in value ? String(value.id) : String(index + 1);
    return [{ id, text: String(value.text) }];
  });
}

function fromCsv(name: string, written: string): Report[] {
  const [head = [], ...rows] = cellsOf(written);
  const columns = head.map((column) => column.trim().toLowerCase());
  const at = columns.findIndex((column) => textColumns.includes(column));
  if (at < 0) throw new Error(`${name} has no column named ${textColumns.join(', ')}.`);
  const idAt = columns.findIndex((column) => idColumns.includes(column));
  return rows.flatMap((row, index): Report[] => {
    const text = row[at] ?? '';
    return text.trim() === '' ? [] : [{ id: row[idAt] ?? String(index + 1), text }];
  });
}

/** Cells of comma- or semicolon-separated values (RFC 4180). */
export function cellsOf(written: string): string[][] {
  const firstLine = written.slice(0, written.search(/\n|$/));
  const separator = !firstLine.includes(',') && firstLine.includes(';') ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < written.length; at += 1) {
    const mark = written[at] ?? '';
    if (isQuoted) {
      if (mark === '"' && written[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (mark === '"') isQuoted = false;
      else cell += mark;
    } else if (mark === '"' && cell === '') isQuoted = true;
    else if (mark === separator) {
      row.push(cell);
      cell = '';
    } else if (mark === '\n') {
      rows.push([...row, cell.replace(/\r$/, '')]);
      row = [];
      cell = '';
    } else cell += mark;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows.filter((cells) => cells.some((each) => each.trim() !== ''));
}
