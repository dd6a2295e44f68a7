import type { NewsletterFrequency } from '@reverie/contract/newsletter.rules';
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { type UserRow, users } from '#features/accounts/table.ts';
import { type SubscriberRow, subscribers } from '#features/newsletter/table.ts';
import type { Db } from '#platform/db/database.ts';

/** The subscriber of that address, locked until the transaction ends. */
export async function lockSubscriber(db: Db, emailKey: string): Promise<SubscriberRow | null> {
  const [row] = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.emailKey, emailKey))
    .for('update');
  return row ?? null;
}

export async function findSubscriber(db: Db, emailKey: string): Promise<SubscriberRow | null> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.emailKey, emailKey));
  return row ?? null;
}

/** False where the same address came in at the same moment. */
export async function insertSubscriber(db: Db, subscriber: SubscriberRow): Promise<boolean> {
  const rows = await db
    .insert(subscribers)
    .values(subscriber)
    .onConflictDoNothing()
    .returning({ id: subscribers.id });
  return rows.length > 0;
}

export async function updateSubscriber(
  db: Db,
  id: string,
  change: Partial<Omit<SubscriberRow, 'id'>>,
): Promise<void> {
  await db.update(subscribers).set(change).where(eq(subscribers.id, id));
}

/** The subscriber of a living token, now confirmed; null for a used, old or invented one. */
export async function confirmSubscriber(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<SubscriberRow | null> {
  const [row] = await db
    .update(subscribers)
    .set({ confirmedAt: now, tokenHash: null, expiresAt: null })
    .where(and(eq(subscribers.tokenHash, tokenHash), gt(subscribers.expiresAt, now)))
    .returning();
  return row ?? null;
}

export async function findConfirmed(db: Db, id: string): Promise<SubscriberRow | null> {
  const [row] = await db.select().from(subscribers).where(isConfirmed(id));
  return row ?? null;
}

export async function setFrequency(
  db: Db,
  id: string,
  frequency: NewsletterFrequency,
): Promise<SubscriberRow | null> {
  const [row] = await db.update(subscribers).set({ frequency }).where(isConfirmed(id)).returning();
  return row ?? null;
}

function isConfirmed(id: string) {
  return and(eq(subscribers.id, id), isNotNull(subscribers.confirmedAt));
}

/** Whom it was; null where they had left before. */
export async function deleteSubscriber(db: Db, id: string): Promise<SubscriberRow | null> {
  const [row] = await db.delete(subscribers).where(eq(subscribers.id, id)).returning();
  return row ?? null;
}

/** Forgets addresses whose link nobody followed in time. */
export async function deleteUnconfirmed(db: Db, now: Date): Promise<void> {
  await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.expiresAt, now)));
}

/** Whose account has that address; null where nobody's has. */
export async function findMember(db: Db, emailKey: string): Promise<Member | null> {
  const [row] = await db.select(member).from(users).where(eq(users.emailKey, emailKey));
  return row ?? null;
}

export async function findMemberById(db: Db, id: string): Promise<Member | null> {
  const [row] = await db.select(member).from(users).where(eq(users.id, id));
  return row ?? null;
}

const member = {
  id: users.id,
  email: users.email,
  language: users.language,
  emailVerifiedAt: users.emailVerifiedAt,
};
export type Member = Pick<UserRow, keyof typeof member>;

/** Where somebody with an account is written to; null once the account is gone. */
export async function findAddress(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}
