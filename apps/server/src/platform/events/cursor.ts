/** How far a reader has come: a transaction, and the event in it. Both count upwards. */
export type Cursor = { tx: bigint; id: bigint };

export function formatCursor({ tx, id }: Cursor): string {
  return `${tx}-${id}`;
}

/** Null for anything this server did not write itself. */
export function parseCursor(text: string | null | undefined): Cursor | null {
  const match = /^(\d{1,19})-(\d{1,18})$/.exec(text ?? '');
  const [, tx, id] = match ?? [];
  return tx && id ? { tx: BigInt(tx), id: BigInt(id) } : null;
}

export function isAfter(one: Cursor, other: Cursor): boolean {
  return one.tx === other.tx ? one.id > other.id : one.tx > other.tx;
}
