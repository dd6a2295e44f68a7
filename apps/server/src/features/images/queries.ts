import { desc, eq } from 'drizzle-orm';
import { type PaintingRow, paintings } from '#features/images/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function insertPainting(db: Db, row: PaintingRow): Promise<void> {
  await db.insert(paintings).values(row);
}

/** The latest painting whose files carry a name. */
export async function findByName(db: Db, name: string): Promise<PaintingRow | null> {
  const [row] = await db
    .select()
    .from(paintings)
    .where(eq(paintings.name, name))
    .orderBy(desc(paintings.createdAt))
    .limit(1);
  return row ?? null;
}
