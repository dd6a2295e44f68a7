import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { type EmailLinkRow, emailLinks, type LinkKind } from '#features/email-links/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function insertLink(db: Db, link: Omit<EmailLinkRow, 'usedAt'>): Promise<void> {
  await db.insert(emailLinks).values(link);
}

/** A link, locked until the transaction ends: opened twice at once, one comes first. */
export async function lockLink(
  db: Db,
  tokenHash: string,
  kinds: readonly LinkKind[],
): Promise<EmailLinkRow | null> {
  const [row] = await db
    .select()
    .from(emailLinks)
    .where(and(eq(emailLinks.tokenHash, tokenHash), inArray(emailLinks.kind, [...kinds])))
    .for('update');
  return row ?? null;
}

/** The links a person was sent, the newest last; never the tokens that open them. */
export async function listLinks(db: Db, userId: string) {
  const { kind, email, expiresAt, usedAt } = emailLinks;
  return db
    .select({ kind, email, expiresAt, usedAt })
    .from(emailLinks)
    .where(eq(emailLinks.userId, userId))
    .orderBy(expiresAt);
}

export async function useLink(db: Db, tokenHash: string, usedAt: Date): Promise<void> {
  await db.update(emailLinks).set({ usedAt }).where(eq(emailLinks.tokenHash, tokenHash));
}

/** Forgets what a person was sent of that kind and did not use: a newer link takes its place. */
export async function removeUnused(db: Db, userId: string, kind: LinkKind): Promise<void> {
  const isTheirs = and(eq(emailLinks.userId, userId), eq(emailLinks.kind, kind));
  await db.delete(emailLinks).where(and(isTheirs, isNull(emailLinks.usedAt)));
}

/** Forgets every link of a person but one. */
export async function removeOthers(db: Db, userId: string, tokenHash: string): Promise<void> {
  const others = ne(emailLinks.tokenHash, tokenHash);
  await db.delete(emailLinks).where(and(eq(emailLinks.userId, userId), others));
}

export async function removeEnded(db: Db, before: Date): Promise<void> {
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, before));
}
