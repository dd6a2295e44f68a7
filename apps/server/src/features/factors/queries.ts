import type { FactorKind } from '@reverie/contract/factors.rules';
import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { recoveryCodes, type TotpRow, totpFactors } from '#features/factors/table.ts';
import { passkeys } from '#features/passkeys/table.ts';
import type { Db } from '#platform/db/database.ts';

/** What a person is asked for beside a password; nothing where they set nothing up. */
export async function findFactors(db: Db, userId: string): Promise<FactorKind[]> {
  const own = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  const byCode: FactorKind[] = (await hasTotp(db, userId)) ? ['totp'] : [];
  return own.length > 0 ? [...byCode, 'passkey'] : byCode;
}

/** Whom a letter about their factors is written to. */
export async function findAddressee(db: Db, userId: string) {
  const { email, emailVerifiedAt, username, language } = users;
  const [row] = await db
    .select({ email, emailVerifiedAt, username, language })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function hasTotp(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: totpFactors.userId })
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isNotNull(totpFactors.confirmedAt)));
  return rows.length > 0;
}

/** A person's program, confirmed or not, locked: a code sent twice at once is taken once. */
export async function lockTotp(db: Db, userId: string): Promise<TotpRow | null> {
  const mine = eq(totpFactors.userId, userId);
  const [row] = await db.select().from(totpFactors).where(mine).for('update');
  return row ?? null;
}

/** Begins anew: a secret nobody confirmed gives way to the next. False where one is confirmed. */
export async function beginTotp(
  db: Db,
  factor: Pick<TotpRow, 'userId' | 'sealed' | 'createdAt'>,
): Promise<boolean> {
  const { sealed, createdAt } = factor;
  const rows = await db
    .insert(totpFactors)
    .values({ ...factor, lastStep: 0 })
    .onConflictDoUpdate({
      target: totpFactors.userId,
      set: { sealed, createdAt, lastStep: 0 },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ userId: totpFactors.userId });
  return rows.length > 0;
}

/** When a program was added, and since when it counts; never its secret. */
export async function findTotp(db: Db, userId: string) {
  const { createdAt, confirmedAt } = totpFactors;
  const [row] = await db
    .select({ createdAt, confirmedAt })
    .from(totpFactors)
    .where(eq(totpFactors.userId, userId));
  return row ?? null;
}

export async function saveTotp(
  db: Db,
  userId: string,
  change: Partial<Pick<TotpRow, 'lastStep' | 'confirmedAt'>>,
): Promise<void> {
  await db.update(totpFactors).set(change).where(eq(totpFactors.userId, userId));
}

/** False where nothing was confirmed: nobody was asked for a code. */
export async function removeTotp(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .delete(totpFactors)
    .where(eq(totpFactors.userId, userId))
    .returning({ confirmedAt: totpFactors.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function replaceCodes(
  db: Db,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length === 0) return;
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a code up; false where it is none of theirs, or was used before. */
export async function useCode(
  db: Db,
  userId: string,
  codeHash: string,
  usedAt: Date,
): Promise<boolean> {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash));
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(isIt, isNull(recoveryCodes.usedAt)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return rows.length > 0;
}

export async function countCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
