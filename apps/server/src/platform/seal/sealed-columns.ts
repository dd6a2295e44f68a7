import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';

/**
 * Where a feature keeps sealed texts. Beside each such column the database keeps `<column>_key`, the
 * key that the text names.
 */
export type SealedColumn = {
  table: string;
  column: string;
  /** What names the row, and is the whole of what its text is sealed for beside fixed words. */
  row: string;
  contextOf: (row: string) => string;
};

export type SealedRow = { row: string; sealed: Uint8Array };

function namesOf({ table, column, row }: SealedColumn) {
  const id = sql.identifier;
  return { table: id(table), column: id(column), key: id(`${column}_key`), row: id(row) };
}

/** The next texts sealed with another key than that, held; those somebody is writing are left out. */
export async function holdOutdated(
  tx: Db,
  where: SealedColumn,
  { key, after, limit }: { key: string; after: string | null; limit: number },
): Promise<SealedRow[]> {
  const names = namesOf(where);
  const further = after === null ? sql`true` : sql`${names.row} > ${after}`;
  const { rows } = await tx.execute<SealedRow>(sql`
    select ${names.row}::text as row, ${names.column} as sealed from ${names.table}
    where ${names.column} is not null and ${names.key} is distinct from ${key} and ${further}
    order by ${names.row} limit ${limit} for update skip locked`);
  return rows;
}

export async function replaceSealed(
  tx: Db,
  where: SealedColumn,
  { row, sealed }: SealedRow,
): Promise<void> {
  const names = namesOf(where);
  await tx.execute(sql`
    update ${names.table} set ${names.column} = ${sealed}
    where ${names.row} = ${row} and ${names.column} is not null`);
}

/** How many texts of a column each key has; null stands for texts that name none. */
export async function countByKey(
  db: Db,
  where: SealedColumn,
): Promise<{ key: string | null; texts: number }[]> {
  const names = namesOf(where);
  const { rows } = await db.execute<{ key: string | null; texts: number }>(sql`
    select ${names.key} as key, count(*)::int as texts from ${names.table}
    where ${names.column} is not null group by 1`);
  return rows;
}
