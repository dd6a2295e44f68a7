/**
 * Where an arrow leads from one of the menu's links: up and down within its column, sideways to the
 * same height of the next one. Null where the key leads nowhere, or `from` is not among them.
 */
export function neighbour<T>(columns: readonly (readonly T[])[], from: T, key: string) {
  const x = columns.findIndex((links) => links.includes(from));
  const column = columns[x];
  if (!column) return null;
  const y = column.indexOf(from);
  if (key === 'ArrowDown') return column[(y + 1) % column.length] ?? null;
  if (key === 'ArrowUp') return column.at(y - 1) ?? null;
  if (key === 'ArrowRight') return nearest(columns[(x + 1) % columns.length], y);
  if (key === 'ArrowLeft') return nearest(columns.at(x - 1), y);
  if (key === 'Home') return columns[0]?.[0] ?? null;
  if (key === 'End') return columns.at(-1)?.at(-1) ?? null;
  return null;
}

function nearest<T>(column: readonly T[] | undefined, y: number): T | null {
  return column?.[Math.min(y, column.length - 1)] ?? null;
}
