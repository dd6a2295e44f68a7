import { and, eq, gt, lt } from 'drizzle-orm';
import { passwordResets } from '#features/recovery/table.ts';
import type { Db } from '#platform/db/database.ts';

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

export async function removeEndedResets(db: Db, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
