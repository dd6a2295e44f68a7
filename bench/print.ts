export type Figure = {
  name: string;
  value: string;
  /** Left out where the figure is for the record. */
  target?: string;
  isMet?: boolean;
};

/** Prints a table of figures, each with its target and verdict. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  printTable(
    title,
    ['figure', 'measured', 'target', ''],
    figures.map(({ name, value, target = '', isMet }) => [
      name,
      value,
      target,
      isMet === undefined ? '' : verdict(isMet),
    ]),
  );
}

let missed = 0;

/** The verdict on one target; a missed one makes the whole run end with 1. */
export function verdict(isMet: boolean): string {
  if (!isMet) missed += 1;
  return isMet ? 'met' : 'MISSED';
}

export function missedTargets(): number {
  return missed;
}

export function printTable(title: string, head: string[], rows: string[][]): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  console.log(`\n${title}\n${line(head)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

export function millis(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
