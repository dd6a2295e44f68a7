import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { pushKeys, pushSubscriptions } from '#features/push/table.ts';
import { sessions } from '#features/sessions/table.ts';
import type { Db } from '#platform/db/database.ts';

const keyId = 'vapid';

export async function findKey(db: Db) {
  const [row] = await db.select().from(pushKeys).where(eq(pushKeys.id, keyId));
  return row ?? null;
}

/** Whoever is first keeps theirs. */
export async function insertKey(
  db: Db,
  row: Omit<typeof pushKeys.$inferInsert, 'id'>,
): Promise<void> {
  await db
    .insert(pushKeys)
    .values({ id: keyId, ...row })
    .onConflictDoNothing();
}

/** In the place of what stood there for that session or that browser, whosever it was. */
export async function replaceSubscription(
  db: Db,
  row: typeof pushSubscriptions.$inferInsert,
): Promise<void> {
  const { sessionId, endpointHash } = pushSubscriptions;
  await db
    .delete(pushSubscriptions)
    .where(or(eq(sessionId, row.sessionId), eq(endpointHash, row.endpointHash)));
  await db.insert(pushSubscriptions).values(row);
}

export async function isSubscribed(db: Db, sessionId: string): Promise<boolean> {
  const isOfIt = eq(pushSubscriptions.sessionId, sessionId);
  const rows = await db.select({ id: pushSubscriptions.id }).from(pushSubscriptions).where(isOfIt);
  return rows.length > 0;
}

export async function deleteOfSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

/** Of somebody's sessions that live. */
export async function listLiving(db: Db, userId: string, now: Date) {
  const { id, sealed, createdAt } = pushSubscriptions;
  return db
    .select({ id, sealed, createdAt })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
      ),
    );
}

/** Of sessions that ended. */
export async function deleteDead(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from ${pushSubscriptions} p using ${sessions} s
    where s.id = p.session_id
      and (s.revoked_at is not null or s.expires_at <= ${now.toISOString()}::timestamptz)`);
}
