import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import type { Db } from '#platform/db/database.ts';

function isBinnedBy(ownerId: string) {
  return and(eq(dreams.ownerId, ownerId), isNotNull(dreams.deletedAt));
}

/** A page of what somebody put into the bin, latest first. */
export async function listBin(
  db: Db,
  { ownerId, skip, take }: { ownerId: string; skip: number; take: number },
) {
  const { id, title, content, ownWords, dreamedAt, deletedAt, seq } = dreams;
  return db
    .select({ id, title, content, ownWords, dreamedAt, deletedAt })
    .from(dreams)
    .where(isBinnedBy(ownerId))
    .orderBy(desc(deletedAt), desc(seq))
    .offset(skip)
    .limit(take);
}

export async function countBin(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(dreams).where(isBinnedBy(ownerId));
  return row?.all ?? 0;
}
