import { and, eq, gt, lt } from 'drizzle-orm';
import { passwordResets, resetWishes } from '#features/passwords/table.ts';
import type { Db } from '#platform/db/database.ts';

type Wish = typeof resetWishes.$inferInsert;

export async function insertWish(db: Db, wish: Wish): Promise<void> {
  await db.insert(resetWishes).values(wish);
}

/** The address that asked, sealed. */
export async function findWish(db: Db, id: string): Promise<Uint8Array | null> {
  const [row] = await db.select().from(resetWishes).where(eq(resetWishes.id, id));
  return row?.sealed ?? null;
}

export async function removeWish(db: Db, id: string): Promise<void> {
  await db.delete(resetWishes).where(eq(resetWishes.id, id));
}

/** Every address that waits for somebody to look whose it is. */
export async function listWishes(db: Db) {
  const { id, sealed } = resetWishes;
  return db.select({ id, sealed }).from(resetWishes);
}

export async function removeWishesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(resetWishes).where(lt(resetWishes.createdAt, moment));
}

type Reset = typeof passwordResets.$inferInsert;

/** Keeps a person's link; the one before is dead from now on. */
export async function replaceReset(db: Db, { userId, tokenHash, expiresAt }: Reset): Promise<void> {
  await db
    .insert(passwordResets)
    .values({ userId, tokenHash, expiresAt })
    .onConflictDoUpdate({ target: passwordResets.userId, set: { tokenHash, expiresAt } });
}

/** Whose living link that is, which it then no longer is; null for a used, old or invented one. */
export async function takeReset(db: Db, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
}

/** Until when a person's link can be used; null where they have none. */
export async function findReset(db: Db, userId: string) {
  const { expiresAt } = passwordResets;
  const [row] = await db
    .select({ expiresAt })
    .from(passwordResets)
    .where(eq(passwordResets.userId, userId));
  return row ?? null;
}

export async function removeReset(db: Db, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function removeEndedResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
