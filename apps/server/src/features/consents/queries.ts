import type { Answer, AskedKind } from '@reverie/contract/consents.rules';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
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

export async function findReceipt(
  db: Db,
  { userId, id }: { userId: string; id: string },
): Promise<ConsentRow | null> {
  const own = and(eq(consents.id, id), eq(consents.userId, userId));
  const [row] = await db.select().from(consents).where(own);
  return row ?? null;
}

/** What somebody answered to some things and has not withdrawn. */
export async function listStanding(db: Db, userId: string, kinds: readonly AskedKind[]) {
  const { kind, textVersion, answer, withdrawnAt } = consents;
  return db
    .select({ kind, textVersion, answer, withdrawnAt })
    .from(consents)
    .where(and(eq(consents.userId, userId), inArray(kind, [...kinds]), isNull(withdrawnAt)));
}

/** Everybody who agreed to something in these words and did not take it back. */
export async function listAgreeing(
  db: Db,
  asked: { kind: AskedKind; textVersion: string },
): Promise<string[]> {
  const { userId, kind, textVersion, answer, withdrawnAt } = consents;
  const isAsked = and(eq(kind, asked.kind), eq(textVersion, asked.textVersion));
  const rows = await db
    .selectDistinct({ userId })
    .from(consents)
    .where(and(isAsked, eq(answer, 'accepted'), isNull(withdrawnAt)));
  return rows.map((row) => row.userId);
}

/** Writes a receipt; none, and false, where one for the same words stands. */
export async function insertReceipt(
  db: Db,
  receipt: Omit<ConsentRow, 'withdrawnAt'>,
): Promise<boolean> {
  const { id } = consents;
  const rows = await db.insert(consents).values(receipt).onConflictDoNothing().returning({ id });
  return rows.length > 0;
}

type Ending = {
  userId: string;
  kind: AskedKind;
  now: Date;
  /** Of one version, or whichever words it was given for. */
  textVersion?: string;
  answer?: Answer;
};

/** Ends receipts. A clock that was set back cannot keep anybody from withdrawing. False for none. */
export async function endReceipts(db: Db, ending: Ending): Promise<boolean> {
  const { userId, kind, now, textVersion, answer } = ending;
  const rows = await db
    .update(consents)
    .set({ withdrawnAt: sql`greatest(${consents.grantedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(consents.userId, userId),
        eq(consents.kind, kind),
        isNull(consents.withdrawnAt),
        textVersion === undefined ? undefined : eq(consents.textVersion, textVersion),
        answer === undefined ? undefined : eq(consents.answer, answer),
      ),
    )
    .returning({ id: consents.id });
  return rows.length > 0;
}
