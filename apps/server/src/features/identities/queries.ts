import { and, asc, eq } from 'drizzle-orm';
import { type IdentityRow, identities } from '#features/identities/table.ts';
import type { Db } from '#platform/db/database.ts';

type Named = Pick<IdentityRow, 'issuer' | 'subject'>;

/** Whose identity it is; null where nobody here has linked it. */
export async function findIdentity(
  db: Db,
  { issuer, subject }: Named,
): Promise<IdentityRow | null> {
  const isIt = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
  const [row] = await db.select().from(identities).where(isIt);
  return row ?? null;
}

/** Everything one person can sign in with, the oldest first. */
export async function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt), asc(identities.id));
}

/** False where somebody has it already, or this person has another of the same place. */
export async function insertIdentity(db: Db, identity: IdentityRow): Promise<boolean> {
  const rows = await db.insert(identities).values(identity).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function deleteIdentity(db: Db, id: string): Promise<void> {
  await db.delete(identities).where(eq(identities.id, id));
}
