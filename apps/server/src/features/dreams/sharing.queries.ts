import { and, eq, isNull } from 'drizzle-orm';
import { communities } from '#features/communities/table.ts';
import { type DreamRow, dreamHolds, dreams } from '#features/dreams/table.ts';
import type { Db } from '#platform/db/database.ts';

/** What one dreamer shared with a community, in the bin too. */
export async function lockInCommunity(
  db: Db,
  { ownerId, communityId }: { ownerId: string; communityId: string },
): Promise<DreamRow[]> {
  const isThere = and(eq(dreams.ownerId, ownerId), eq(dreams.communityId, communityId));
  return db.select().from(dreams).where(isThere).orderBy(dreams.seq).for('update');
}

/** Whether dreams can be shared with a community: it is there, and no archive. */
export async function takesDreams(db: Db, communityId: string): Promise<boolean> {
  const isOpen = and(eq(communities.id, communityId), isNull(communities.archivedAt));
  const [row] = await db.select({ id: communities.id }).from(communities).where(isOpen);
  return row !== undefined;
}

/** Gives a dream another id; whatever names it by a reference follows. */
export async function renameDream(
  db: Db,
  { from, to, ...sealed }: Pick<DreamRow, 'report' | 'ownWords'> & { from: string; to: string },
): Promise<DreamRow> {
  const [row] = await db
    .update(dreams)
    .set({ id: to, ...sealed })
    .where(eq(dreams.id, from))
    .returning();
  if (!row) throw new Error('a renamed dream was not returned');
  return row;
}

/** Whether moderation keeps a dream from others. */
export async function isHeld(db: Db, dreamId: string): Promise<boolean> {
  const rows = await db.select().from(dreamHolds).where(eq(dreamHolds.dreamId, dreamId));
  return rows.length > 0;
}

export async function setHeld(db: Db, dreamId: string, isHeldNow: boolean): Promise<void> {
  if (isHeldNow) await db.insert(dreamHolds).values({ dreamId }).onConflictDoNothing();
  else await db.delete(dreamHolds).where(eq(dreamHolds.dreamId, dreamId));
}
