import type { Figure } from '#evaluate/bootstrap.ts';

/** A table as a person reads it; the first column is text, the others figures. */
export interface Table {
  readonly title: string;
  /** What must be known to read it right, one sentence a line. */
  readonly notes: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** How a kind of figure is written: F1 as 83, κ as .49, calibration error as .031. */
export type Scale = 'percent' | 'agreement' | 'error';

export function written(value: number, scale: Scale): string {
  if (!Number.isFinite(value)) return '–';
  if (scale === 'percent') return (100 * value).toFixed(0);
  return value.toFixed(scale === 'error' ? 3 : 2).replace(/^(-?)0\./, '$1.');
}

/** A figure with its interval: `83 [81–85]`. */
export function withInterval({ value, low, high }: Figure, scale: Scale): string {
  if (!Number.isFinite(value)) return '–';
  return `${written(value, scale)} [${written(low, scale)}–${written(high, scale)}]`;
}

export function asText({ title, notes, columns, rows }: Table): string {
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => (row[at] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [title, ...notes, line(columns), rule, ...rows.map(line), ''].join('\n');
}

export function asMarkdown({ title, notes, columns, rows }: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, at) => (at === 0 ? '---' : '--:'));
  return [
    `**${title}**`,
    '',
    ...(notes.length > 0 ? [notes.join(' '), ''] : []),
    line(columns),
    line(rule),
    ...rows.map(line),
    '',
  ].join('\n');
}
