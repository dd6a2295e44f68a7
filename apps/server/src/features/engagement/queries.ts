import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { dreamLikes, dreams, dreamViews } from '#features/dreams/table.ts';
import type { Db } from '#platform/db/database.ts';

/** Returns whether the like is new. */
export async function insertLike(
  db: Db,
  args: { dreamId: string; userId: string },
): Promise<boolean> {
  const added = await db.insert(dreamLikes).values(args).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Returns whether there was one to remove. */
export async function deleteLike(
  db: Db,
  args: { dreamId: string; userId: string },
): Promise<boolean> {
  const removed = await db
    .delete(dreamLikes)
    .where(and(eq(dreamLikes.dreamId, args.dreamId), eq(dreamLikes.userId, args.userId)))
    .returning();
  return removed.length > 0;
}

export async function addLikes(db: Db, id: string, delta: number): Promise<number> {
  const [row] = await db
    .update(dreams)
    .set({ likes: sql`${dreams.likes} + ${delta}` })
    .where(eq(dreams.id, id))
    .returning({ likes: dreams.likes });
  return row?.likes ?? 0;
}

export async function listLiked(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ dreamId: dreamLikes.dreamId })
    .from(dreamLikes)
    .where(eq(dreamLikes.userId, userId));
  return rows.map(({ dreamId }) => dreamId);
}

/** Takes back every like of one reader, and forgets what they looked at. */
export async function forgetReader(db: Db, userId: string): Promise<void> {
  const liked = await db
    .delete(dreamLikes)
    .where(eq(dreamLikes.userId, userId))
    .returning({ dreamId: dreamLikes.dreamId });
  // In one order, so that two who leave at once never wait for each other.
  for (const { dreamId } of liked.sort((a, b) => a.dreamId.localeCompare(b.dreamId))) {
    await addLikes(db, dreamId, -1);
  }
  await db.delete(dreamViews).where(eq(dreamViews.viewer, userId));
}

/** Counts a view unless this viewer was here since `since`. */
export async function recordView(
  db: Db,
  args: { dreamId: string; viewer: string; now: Date; since: Date },
): Promise<void> {
  const seen = await db
    .insert(dreamViews)
    .values({ dreamId: args.dreamId, viewer: args.viewer, seenAt: args.now })
    .onConflictDoUpdate({
      target: [dreamViews.dreamId, dreamViews.viewer],
      set: { seenAt: args.now },
      // A clock that was set back leaves looks in the future: they count no longer than others.
      setWhere: sql`${lt(dreamViews.seenAt, args.since)} or ${gt(dreamViews.seenAt, args.now)}`,
    })
    .returning();
  if (seen.length === 0) return;
  await db
    .update(dreams)
    .set({ views: sql`${dreams.views} + 1` })
    .where(eq(dreams.id, args.dreamId));
}

/** Forgets who saw what, once it no longer decides whether a look counts. */
export async function forgetViews(db: Db, before: Date): Promise<void> {
  await db.delete(dreamViews).where(lt(dreamViews.seenAt, before));
}
