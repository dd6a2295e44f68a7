import { and, asc, count, eq, gt, isNull, lt } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { identities } from '#features/identities/table.ts';
import {
  type ChallengeRow,
  type PasskeyRow,
  passkeyChallenges,
  passkeys,
} from '#features/passkeys/table.ts';
import type { Db } from '#platform/db/database.ts';

/** A person's passkeys, the oldest first. */
export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** Locked: what was signed twice at once is taken once. */
export async function lockPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const isIt = eq(passkeys.credentialId, credentialId);
  const [row] = await db.select().from(passkeys).where(isIt).for('update');
  return row ?? null;
}

/** False where somebody has it already. */
export async function insertPasskey(db: Db, passkey: PasskeyRow): Promise<boolean> {
  const rows = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return rows.length > 0;
}

export type PasskeyChange = Partial<
  Pick<PasskeyRow, 'name' | 'counter' | 'lastUsedAt' | 'isSynced'>
>;

/** False where that is none of theirs. */
export async function updatePasskey(
  db: Db,
  { id, userId }: Pick<PasskeyRow, 'id' | 'userId'>,
  change: PasskeyChange,
): Promise<boolean> {
  const isTheirs = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  const rows = await db.update(passkeys).set(change).where(isTheirs).returning();
  return rows.length > 0;
}

export async function deletePasskey(db: Db, id: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.id, id));
}

export async function insertChallenge(db: Db, challenge: ChallengeRow, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.insert(passkeyChallenges).values(challenge);
}

/** Uses a living challenge up that was made for just this; false where there is none. */
export async function takeChallenge(
  db: Db,
  { hash, purpose, askedIn, userId }: Omit<ChallengeRow, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const { hash: its, purpose: what, askedIn: where, userId: whose, expiresAt } = passkeyChallenges;
  const isMadeFor = and(eq(its, hash), eq(what, purpose), eq(where, askedIn));
  const isTheirs = userId === null ? isNull(whose) : eq(whose, userId);
  const rows = await db
    .delete(passkeyChallenges)
    .where(and(isMadeFor, isTheirs, gt(expiresAt, now)))
    .returning({ hash: its });
  return rows.length > 0;
}

/** By what somebody could come in. */
export type WaysIn = { hasPassword: boolean; identities: number; passkeys: number };

/**
 * Counts them, and keeps everybody else from changing them until the transaction ends: two ways
 * taken away at once would each be believed to leave the other.
 */
export async function holdWaysIn(db: Db, userId: string, party: string | null): Promise<WaysIn> {
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  const [linked] = await db
    .select({ n: count() })
    .from(identities)
    .where(eq(identities.userId, userId));
  const own = await listPasskeys(db, userId);
  return {
    hasPassword: (user?.passwordHash ?? null) !== null,
    identities: linked?.n ?? 0,
    passkeys: own.filter((each) => each.party === party).length,
  };
}
