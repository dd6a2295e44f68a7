import { and, count as countRows, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dreams } from '#features/dreams/table.ts';
import {
  dreamEngagement,
  dreamLikes,
  dreamShares,
  dreamViews,
  looks,
} from '#features/engagement/table.ts';
import type { Db } from '#platform/db/database.ts';

/** Returns whether the like is new. */
export async function insertLike(
  db: Db,
  args: { dreamId: string; userId: string; createdAt: Date },
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

/** Counts likes that came, or went. */
export async function addLikes(db: Db, dreamId: string, delta: 1 | -1, now: Date): Promise<void> {
  await count(db, dreamId, { likes: sql`${dreamEngagement.likes} + ${delta}` }, now);
}

export async function findLikes(db: Db, dreamId: string): Promise<number> {
  const { likes } = dreamEngagement;
  const isOf = eq(dreamEngagement.dreamId, dreamId);
  const [row] = await db.select({ likes }).from(dreamEngagement).where(isOf);
  return row?.likes ?? 0;
}

/** How many of those who like a dream did before a moment. */
export async function countLikesBefore(db: Db, dreamId: string, before: Date): Promise<number> {
  const wasThen = and(eq(dreamLikes.dreamId, dreamId), lt(dreamLikes.createdAt, before));
  const [row] = await db.select({ all: countRows() }).from(dreamLikes).where(wasThen);
  return row?.all ?? 0;
}

/** Counts a comment that came, or went. */
export async function addComments(
  db: Db,
  dreamId: string,
  delta: 1 | -1,
  now: Date,
): Promise<void> {
  await count(db, dreamId, { comments: sql`${dreamEngagement.comments} + ${delta}` }, now);
}

/**
 * There is a row before anything is added to it: a first like may be taken back at once. What stood as
 * the day began is kept beside.
 */
async function count(
  db: Db,
  dreamId: string,
  set: { likes: SQL } | { views: SQL } | { comments: SQL } | { shares: SQL },
  now: Date,
) {
  const { likes, views, comments, settledOn } = dreamEngagement;
  const today = now.toISOString().slice(0, 10);
  const asItBegan = (column: PgColumn, settled: PgColumn) =>
    sql`case when ${settledOn} = ${today}::date then ${settled} else ${column} end`;
  await db.insert(dreamEngagement).values({ dreamId }).onConflictDoNothing();
  return db
    .update(dreamEngagement)
    .set({
      ...set,
      settledOn: today,
      settledLikes: asItBegan(likes, dreamEngagement.settledLikes),
      settledViews: asItBegan(views, dreamEngagement.settledViews),
      settledComments: asItBegan(comments, dreamEngagement.settledComments),
    })
    .where(eq(dreamEngagement.dreamId, dreamId))
    .returning({ shares: dreamEngagement.shares });
}

export async function listLiked(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ dreamId: dreamLikes.dreamId })
    .from(dreamLikes)
    .where(eq(dreamLikes.userId, userId));
  return rows.map(({ dreamId }) => dreamId);
}

/** A dream that was liked, as an event tells of it. */
type Liked = Pick<typeof dreams.$inferSelect, 'id' | 'ownerId' | 'scope' | 'communityId'>;

/** The dreams of others somebody looked at, for as long as a look counts. */
export async function listViewed(db: Db, userId: string) {
  const { dreamId, seenAt } = dreamViews;
  return db.select({ dreamId, seenAt }).from(dreamViews).where(eq(dreamViews.viewer, userId));
}

/** The dreams of others somebody sent on, for as long as that counts. */
export async function listShared(db: Db, userId: string) {
  const { dreamId, sharedAt } = dreamShares;
  return db.select({ dreamId, sharedAt }).from(dreamShares).where(eq(dreamShares.sharer, userId));
}

/** Takes back every like of one reader, and forgets what they looked at and sent on. What they had liked. */
export async function forgetReader(db: Db, userId: string, now: Date): Promise<Liked[]> {
  const { id, ownerId, scope, communityId } = dreams;
  const liked = await db
    .select({ id, ownerId, scope, communityId })
    .from(dreamLikes)
    .innerJoin(dreams, eq(dreams.id, dreamLikes.dreamId))
    .where(eq(dreamLikes.userId, userId))
    // In one order, so that two who leave at once never wait for each other.
    .orderBy(id);
  await db.delete(dreamLikes).where(eq(dreamLikes.userId, userId));
  for (const dream of liked) await addLikes(db, dream.id, -1, now);
  await db.delete(dreamViews).where(eq(dreamViews.viewer, userId));
  await db.delete(dreamShares).where(eq(dreamShares.sharer, userId));
  await db.delete(looks).where(eq(looks.userId, userId));
  return liked;
}

/** When something that counts once in a while counts again: unless it happened between two moments. */
type Span = { now: Date; since: Date; until: Date };

/** Counts a view unless this viewer was here within the span. Whether it counts. */
export async function recordView(
  db: Db,
  args: { dreamId: string; viewer: string } & Span,
): Promise<boolean> {
  const seen = await db
    .insert(dreamViews)
    .values({ dreamId: args.dreamId, viewer: args.viewer, seenAt: args.now })
    .onConflictDoUpdate({
      target: [dreamViews.dreamId, dreamViews.viewer],
      set: { seenAt: args.now },
      // A clock that was set back leaves looks in the future: they count no longer than others.
      setWhere: sql`${lt(dreamViews.seenAt, args.since)} or ${gt(dreamViews.seenAt, args.until)}`,
    })
    .returning();
  if (seen.length === 0) return false;
  await count(db, args.dreamId, { views: sql`${dreamEngagement.views} + 1` }, args.now);
  return true;
}

/** Counts a share unless this sharer sent it within the span. How many there are then. */
export async function recordShare(
  db: Db,
  args: { dreamId: string; sharer: string } & Span,
): Promise<number | null> {
  const { dreamId, sharer, now, since, until } = args;
  const shared = await db
    .insert(dreamShares)
    .values({ dreamId, sharer, sharedAt: now })
    .onConflictDoUpdate({
      target: [dreamShares.dreamId, dreamShares.sharer],
      set: { sharedAt: now },
      setWhere: sql`${lt(dreamShares.sharedAt, since)} or ${gt(dreamShares.sharedAt, until)}`,
    })
    .returning();
  if (shared.length === 0) return null;
  const [row] = await count(db, dreamId, { shares: sql`${dreamEngagement.shares} + 1` }, now);
  return row?.shares ?? null;
}

/** Forgets what anybody left with a dream. */
export async function forgetAudience(db: Db, dreamId: string): Promise<void> {
  await db.delete(dreamLikes).where(eq(dreamLikes.dreamId, dreamId));
  await db.delete(dreamViews).where(eq(dreamViews.dreamId, dreamId));
  await db.delete(dreamShares).where(eq(dreamShares.dreamId, dreamId));
  await db.delete(dreamEngagement).where(eq(dreamEngagement.dreamId, dreamId));
}

/** Forgets who saw or sent what, once it no longer decides whether that counts. */
export async function forgetTraces(db: Db, before: Date): Promise<void> {
  await db.delete(dreamViews).where(lt(dreamViews.seenAt, before));
  await db.delete(dreamShares).where(lt(dreamShares.sharedAt, before));
}

/** Notes a look, which goes on from one since `since`. Up to when its reader had seen everything. */
export async function noteLook(
  db: Db,
  { userId, now, since }: { userId: string; now: Date; since: Date },
): Promise<Date | null> {
  const [row] = await db
    .insert(looks)
    .values({ userId, lookedAt: now })
    .onConflictDoUpdate({
      target: looks.userId,
      set: {
        lookedAt: now,
        seenUntil: sql`case when ${lt(looks.lookedAt, since)} then ${looks.lookedAt}
          else ${looks.seenUntil} end`,
      },
    })
    .returning({ seenUntil: looks.seenUntil });
  return row?.seenUntil ?? null;
}

export async function readLook(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ lookedAt: looks.lookedAt })
    .from(looks)
    .where(eq(looks.userId, userId));
  return row?.lookedAt ?? null;
}
