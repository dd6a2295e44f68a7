import { and, eq, gt, lt } from 'drizzle-orm';
import { type ChallengeRow, signInChallenges } from '#features/entering/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function insertChallenge(db: Db, challenge: ChallengeRow, now: Date): Promise<void> {
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
  await db.insert(signInChallenges).values(challenge);
}

export async function findChallenge(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<ChallengeRow | null> {
  const isLiving = gt(signInChallenges.expiresAt, now);
  const [row] = await db
    .select()
    .from(signInChallenges)
    .where(and(eq(signInChallenges.tokenHash, tokenHash), isLiving));
  return row ?? null;
}

/** False where it was used at the same moment. */
export async function removeChallenge(db: Db, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(signInChallenges)
    .where(eq(signInChallenges.tokenHash, tokenHash))
    .returning({ userId: signInChallenges.userId });
  return rows.length > 0;
}
