import { and, asc, between, desc, eq, inArray, isNull } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import { type NightRow, nights } from '#features/nights/table.ts';
import type { Db } from '#platform/db/database.ts';

type OfNight = { userId: string; date: string };

export async function findNight(db: Db, { userId, date }: OfNight): Promise<NightRow | null> {
  const isIt = and(eq(nights.userId, userId), eq(nights.date, date));
  const [row] = await db.select().from(nights).where(isIt);
  return row ?? null;
}

/**
 * The night, locked for a change: made where it is not there, so that of two who begin it one waits
 * for the other. `isNew` where nothing was said of it before.
 */
export async function lockNight(
  db: Db,
  fresh: NightRow,
): Promise<{ row: NightRow; isNew: boolean }> {
  const target = [nights.userId, nights.date];
  const [made] = await db.insert(nights).values(fresh).onConflictDoNothing({ target }).returning();
  if (made) return { row: made, isNew: true };
  const isIt = and(eq(nights.userId, fresh.userId), eq(nights.date, fresh.date));
  const [row] = await db.select().from(nights).where(isIt).for('update');
  if (!row) throw new Error('a night was there and is not');
  return { row, isNew: false };
}

export async function updateNight(
  db: Db,
  { id, sealed, hadNoRecall, revision, updatedAt }: NightRow,
): Promise<void> {
  const change = { sealed, hadNoRecall, revision, updatedAt };
  await db.update(nights).set(change).where(eq(nights.id, id));
}

export async function listNights(db: Db, userId: string): Promise<NightRow[]> {
  return db.select().from(nights).where(eq(nights.userId, userId)).orderBy(asc(nights.date));
}

export async function listNightsAt(
  db: Db,
  { userId, dates }: { userId: string; dates: readonly string[] },
): Promise<NightRow[]> {
  if (dates.length === 0) return [];
  const areThey = and(eq(nights.userId, userId), inArray(nights.date, [...dates]));
  return db.select().from(nights).where(areThey);
}

export async function listWithoutRecall(
  db: Db,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<string[]> {
  const isOne = and(eq(nights.userId, userId), eq(nights.hadNoRecall, true));
  const rows = await db
    .select({ date: nights.date })
    .from(nights)
    .where(and(isOne, between(nights.date, from, to)))
    .orderBy(asc(nights.date));
  return rows.map(({ date }) => date);
}

/** Of these nights, those that were not there: each is written, and nothing else. */
export async function insertNew(db: Db, rows: NightRow[]): Promise<NightRow[]> {
  if (rows.length === 0) return [];
  const target = [nights.userId, nights.date];
  return db.insert(nights).values(rows).onConflictDoNothing({ target }).returning();
}

/** Of these, those that are as they were written: they go. */
export async function deleteAsWritten(
  db: Db,
  { userId, ids, revision }: { userId: string; ids: string[]; revision: number },
): Promise<NightRow[]> {
  if (ids.length === 0) return [];
  const areThey = and(
    eq(nights.userId, userId),
    inArray(nights.id, ids),
    eq(nights.revision, revision),
  );
  return db.delete(nights).where(areThey).returning();
}

/** The living dreams of a night, oldest first. */
export async function listDreamsOf(db: Db, { userId, date }: OfNight): Promise<string[]> {
  const isOfIt = and(eq(dreams.ownerId, userId), eq(dreams.night, date), isNull(dreams.deletedAt));
  const rows = await db
    .select({ id: dreams.id })
    .from(dreams)
    .where(isOfIt)
    .orderBy(asc(dreams.dreamedAt), asc(dreams.seq));
  return rows.map(({ id }) => id);
}

/** The newest nights of a span of which something was said, in their order. */
export async function listBetween(
  db: Db,
  { userId, from, to, limit }: { userId: string; from: string; to: string; limit: number },
): Promise<NightRow[]> {
  const areThey = and(eq(nights.userId, userId), between(nights.date, from, to));
  const rows = await db
    .select()
    .from(nights)
    .where(areThey)
    .orderBy(desc(nights.date))
    .limit(limit);
  return rows.toReversed();
}
