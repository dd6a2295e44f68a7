import type { PaintingProgress } from '@reverie/contract/images';
import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { type WishRow, wishes } from '#features/images/table.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

const isPresent = ne(wishes.state, 'done');

export async function findPresent(db: Db, dreamId: string): Promise<WishRow | null> {
  const [row] = await db
    .select()
    .from(wishes)
    .where(and(eq(wishes.dreamId, dreamId), isPresent));
  return row ?? null;
}

/** The latest wish of a dream, done or not. */
export async function findLast(db: Db, dreamId: string): Promise<WishRow | null> {
  const [row] = await db
    .select()
    .from(wishes)
    .where(eq(wishes.dreamId, dreamId))
    .orderBy(desc(wishes.askedAt), desc(wishes.id))
    .limit(1);
  return row ?? null;
}

type NewWish = Omit<typeof wishes.$inferInsert, 'state' | 'attempts'>;

export async function insertWish(db: Db, wish: NewWish): Promise<WishRow> {
  const [row] = await db
    .insert(wishes)
    .values({ ...wish, state: 'queued' })
    .returning();
  if (!row) throw new Error('an inserted wish was not returned');
  return row;
}

export async function insertWishes(db: Db, rows: (typeof wishes.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(wishes).values(rows);
}

export async function dropPresent(db: Db, dreamId: string): Promise<void> {
  await db.delete(wishes).where(and(eq(wishes.dreamId, dreamId), isPresent));
}

export async function movePresent(
  db: Db,
  dreamId: string,
  state: 'queued' | 'failed',
): Promise<WishRow | null> {
  const [row] = await db
    .update(wishes)
    .set({ state, stage: null, share: null })
    .where(and(eq(wishes.dreamId, dreamId), isPresent))
    .returning();
  return row ?? null;
}

/** Takes a wish up, for another time where it was before. */
export async function beginWish(db: Db, id: string): Promise<WishRow | null> {
  const [row] = await db
    .update(wishes)
    .set({ state: 'running', attempts: sql`${wishes.attempts} + 1` })
    .where(eq(wishes.id, id))
    .returning();
  return row ?? null;
}

/**
 * What a wish is kept for once it is done: its manner, and who asked. What was said for an earlier one
 * stays with what was painted of it alone.
 */
export async function endWish(
  db: Db,
  { dreamId, wishId }: { dreamId: string; wishId: string },
): Promise<void> {
  const ended = { state: 'done', prompt: null, stage: null, share: null } as const;
  await db.update(wishes).set(ended).where(eq(wishes.id, wishId));
  await db
    .update(wishes)
    .set({ told: null })
    .where(and(eq(wishes.dreamId, dreamId), ne(wishes.id, wishId), isNotNull(wishes.told)));
}

export async function unname(db: Db, dreamIds: string[]): Promise<void> {
  if (dreamIds.length === 0) return;
  const unnamed = { askedBy: null, prompt: null, told: null };
  await db.update(wishes).set(unnamed).where(inArray(wishes.dreamId, dreamIds));
}

/** What somebody asked for, oldest first. */
export async function listWishesOf(db: Db, userId: string) {
  const { id, dreamId, state, style, seed, palette, arrangement, told, prompt, askedAt } = wishes;
  return db
    .select({ id, dreamId, state, style, seed, palette, arrangement, told, prompt, askedAt })
    .from(wishes)
    .where(eq(wishes.askedBy, userId))
    .orderBy(wishes.askedAt, wishes.id);
}

/** Whether a wish is still the one to be painted. */
export async function isWished(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from wishes w join dreams d on d.id = w.dream_id
    where w.id = ${id} and w.state in ('queued', 'running') and d.deleted_at is null`);
  return rows.length > 0;
}

/** Keeps how far a painting is. Whom it concerns, or null where nobody wishes for it any more. */
export async function saveProgress(
  db: Db,
  id: string,
  { stage, share }: PaintingProgress,
): Promise<{ scope: Scope; userId: string } | null> {
  const { rows } = await db.execute<{ scope: Scope; userId: string }>(sql`
    update wishes w set stage = ${stage}, share = ${share}::real
    from dreams d
    where w.id = ${id} and w.state in ('queued', 'running')
      and d.id = w.dream_id and d.deleted_at is null
    returning d.scope, d.owner_id as "userId"`);
  return rows[0] ?? null;
}
