import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import {
  type AdditionRow,
  dreamAdditions,
  type NewAdditionRow,
} from '#features/additions/table.ts';
import { uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';

export async function insertAddition(db: Db, row: NewAdditionRow): Promise<AdditionRow> {
  const [inserted] = await db.insert(dreamAdditions).values(row).returning();
  if (!inserted) throw new Error('an inserted addition was not returned');
  return inserted;
}

export async function insertAdditions(db: Db, rows: NewAdditionRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(dreamAdditions).values(rows);
}

export async function listAdditions(db: Db, dreamId: string): Promise<AdditionRow[]> {
  const isOfIt = eq(dreamAdditions.dreamId, dreamId);
  return db.select().from(dreamAdditions).where(isOfIt).orderBy(asc(dreamAdditions.seq));
}

/** Of several dreams, each in the order in which they came. */
export async function listAdditionsAmong(db: Db, dreamIds: string[]): Promise<AdditionRow[]> {
  const isTheirs = sql`${dreamAdditions.dreamId} = any(${uuidArray(dreamIds)})`;
  return db.select().from(dreamAdditions).where(isTheirs).orderBy(asc(dreamAdditions.seq));
}

export async function countAdditions(db: Db, dreamId: string): Promise<number> {
  const isOfIt = eq(dreamAdditions.dreamId, dreamId);
  const [row] = await db.select({ all: count() }).from(dreamAdditions).where(isOfIt);
  return row?.all ?? 0;
}

type OfDream = { id: string; dreamId: string };

function isIt({ id, dreamId }: OfDream) {
  return and(eq(dreamAdditions.id, id), eq(dreamAdditions.dreamId, dreamId));
}

export async function lockAddition(db: Db, of: OfDream): Promise<AdditionRow | null> {
  const [row] = await db.select().from(dreamAdditions).where(isIt(of)).for('update');
  return row ?? null;
}

export async function settleAddition(
  db: Db,
  { id, state, letInAt }: Pick<AdditionRow, 'id' | 'state' | 'letInAt'>,
): Promise<void> {
  await db.update(dreamAdditions).set({ state, letInAt }).where(eq(dreamAdditions.id, id));
}

/** Whether there was one. */
export async function deleteAddition(db: Db, of: OfDream): Promise<boolean> {
  const gone = await db.delete(dreamAdditions).where(isIt(of)).returning({ id: dreamAdditions.id });
  return gone.length > 0;
}

export async function listAdditionsTo(
  db: Db,
  { userId, dreamIds }: { userId: string; dreamIds: readonly string[] },
): Promise<AdditionRow[]> {
  if (dreamIds.length === 0) return [];
  const areThey = and(
    eq(dreamAdditions.userId, userId),
    inArray(dreamAdditions.dreamId, [...dreamIds]),
  );
  return db.select().from(dreamAdditions).where(areThey).orderBy(asc(dreamAdditions.seq));
}

export async function listAdditionsOf(db: Db, userId: string): Promise<AdditionRow[]> {
  const isTheirs = eq(dreamAdditions.userId, userId);
  return db.select().from(dreamAdditions).where(isTheirs).orderBy(asc(dreamAdditions.seq));
}
