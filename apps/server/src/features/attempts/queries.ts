import { eq, inArray, lt } from 'drizzle-orm';
import type { AttemptRecord } from '#features/attempts/rules.ts';
import { attemptSalt, attempts } from '#features/attempts/table.ts';
import type { Db } from '#platform/db/database.ts';

/** The record of `who`, locked until the transaction ends; `fresh` where there was none. */
export async function lockAttempts(
  db: Db,
  who: string,
  fresh: AttemptRecord,
): Promise<AttemptRecord> {
  const [row] = await db
    .insert(attempts)
    .values({ who, ...fresh })
    // Rewriting the key with itself takes the lock: two first attempts then meet one row.
    .onConflictDoUpdate({ target: attempts.who, set: { who } })
    .returning();
  return row ?? fresh;
}

export async function saveAttempts(db: Db, who: string, record: AttemptRecord): Promise<void> {
  await db.update(attempts).set(record).where(eq(attempts.who, who));
}

export async function forgetAttempts(db: Db, who: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.who, who));
}

/** Sweeps records whose memory has ended, a few at a time; rows others hold are left to them. */
export async function removeForgottenAttempts(db: Db, now: Date): Promise<void> {
  const forgotten = db
    .select({ who: attempts.who })
    .from(attempts)
    .where(lt(attempts.forgottenAt, now))
    .limit(50)
    .for('update', { skipLocked: true });
  await db.delete(attempts).where(inArray(attempts.who, forgotten));
}

/** The salt all processes share; `candidate` becomes it where there is none yet. */
export async function shareSalt(db: Db, candidate: string): Promise<string> {
  const [row] = await db
    .insert(attemptSalt)
    .values({ isOnly: true, salt: candidate })
    .onConflictDoUpdate({ target: attemptSalt.isOnly, set: { isOnly: true } })
    .returning();
  return row?.salt ?? candidate;
}
