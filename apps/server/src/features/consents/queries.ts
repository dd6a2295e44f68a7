import type { ConsentKind } from '@reverie/contract/consents.rules';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type ConsentRow, consents } from '#features/consents/table.ts';
import type { Db } from '#platform/db/database.ts';

/** Every receipt of one person, newest first. */
export async function listReceipts(db: Db, userId: string): Promise<ConsentRow[]> {
  return db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.grantedAt), desc(consents.id));
}

type Agreed = { userId: string; kind: ConsentKind; textVersion: string };

/** Whether that version was agreed to and not withdrawn since. */
export async function isInForce(db: Db, agreed: Agreed): Promise<boolean> {
  const { userId, kind, textVersion } = consents;
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(userId, agreed.userId),
        eq(kind, agreed.kind),
        eq(textVersion, agreed.textVersion),
        isNull(consents.withdrawnAt),
      ),
    );
  return rows.length > 0;
}

/** Writes a receipt; none where one for the same words is in force. */
export async function insertReceipt(
  db: Db,
  receipt: Omit<ConsentRow, 'withdrawnAt'>,
): Promise<void> {
  await db.insert(consents).values(receipt).onConflictDoNothing();
}

/**
 * Ends every receipt of a kind, whichever words it was given for. A clock that was set back cannot
 * keep anybody from withdrawing.
 */
export async function endReceipts(
  db: Db,
  { userId, kind, now }: { userId: string; kind: ConsentKind; now: Date },
): Promise<void> {
  await db
    .update(consents)
    .set({ withdrawnAt: sql`greatest(${consents.grantedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt)));
}
