import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { dreams } from '#features/dreams/table.ts';
import { dreamEngagement } from '#features/engagement/table.ts';
import { type SubscriberRow, subscribers } from '#features/newsletter/table.ts';
import type { IssueKind, Rhythm } from '#features/newsletter-issues/rules.ts';
import { deliveries, type IssueRow, issues } from '#features/newsletter-issues/table.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

/** False where the period, or the same announcement, has its issue already. */
export async function insertIssue(db: Db, issue: IssueRow): Promise<boolean> {
  const rows = await db
    .insert(issues)
    .values(issue)
    .onConflictDoNothing()
    .returning({ id: issues.id });
  return rows.length > 0;
}

export async function findIssue(db: Db, period: string): Promise<IssueRow | null> {
  const [row] = await db.select().from(issues).where(eq(issues.period, period));
  return row ?? null;
}

/** Up to where the last letter of a rhythm looked. */
export async function lastUntil(db: Db, kind: IssueKind): Promise<Date | null> {
  const [row] = await db
    .select({ until: issues.until })
    .from(issues)
    .where(eq(issues.kind, kind))
    .orderBy(desc(issues.until))
    .limit(1);
  return row?.until ?? null;
}

/** Issues somebody may still have to get, the oldest first. */
export async function openIssues(db: Db): Promise<IssueRow[]> {
  return db.select().from(issues).where(isNull(issues.doneAt)).orderBy(asc(issues.until));
}

export async function closeIssue(db: Db, id: string, now: Date): Promise<void> {
  await db.update(issues).set({ doneAt: now }).where(eq(issues.id, id));
}

/** Some of those who are to get an issue and have not: confirmed before it, at its rhythm. */
export async function awaiting(db: Db, issue: IssueRow, limit: number): Promise<SubscriberRow[]> {
  const { id, kind, until } = issue;
  const delivered = db
    .select({ one: sql`1` })
    .from(deliveries)
    .where(and(eq(deliveries.issueId, id), eq(deliveries.subscriberId, subscribers.id)));
  return db
    .select()
    .from(subscribers)
    .where(
      and(
        isNotNull(subscribers.confirmedAt),
        lte(subscribers.confirmedAt, until),
        kind === 'announcement' ? undefined : eq(subscribers.frequency, kind satisfies Rhythm),
        sql`not exists ${delivered}`,
      ),
    )
    .orderBy(asc(subscribers.id))
    .limit(limit);
}

/**
 * Takes the delivery to those still there, and says to whom: who is being served by another process
 * at this moment is waited for, and then left out.
 */
export async function takeDeliveries(
  db: Db,
  issueId: string,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  // Locked in one order, so that nobody who unsubscribes at this moment is written to.
  const present = await db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(inArray(subscribers.id, [...ids]))
    .orderBy(asc(subscribers.id))
    .for('update');
  if (present.length === 0) return new Set();
  const taken = await db
    .insert(deliveries)
    .values(present.map(({ id }) => ({ issueId, subscriberId: id, sentAt: now })))
    .onConflictDoNothing()
    .returning({ id: deliveries.subscriberId });
  return new Set(taken.map(({ id }) => id));
}

/** Which issues an address was sent, the newest first. */
export async function listDeliveries(db: Db, emailKey: string) {
  return db
    .select({ kind: issues.kind, period: issues.period, sentAt: deliveries.sentAt })
    .from(deliveries)
    .innerJoin(subscribers, eq(subscribers.id, deliveries.subscriberId))
    .innerJoin(issues, eq(issues.id, deliveries.issueId))
    .where(eq(subscribers.emailKey, emailKey))
    .orderBy(desc(deliveries.sentAt));
}

export async function deleteDeliveries(db: Db, emailKey: string): Promise<void> {
  const theirs = db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.emailKey, emailKey));
  await db.delete(deliveries).where(inArray(deliveries.subscriberId, theirs));
}

/** Painted dreams of these scopes, told in that time, the most liked first. */
export async function likedDreams(
  db: Db,
  { since, until, scopes, limit }: Window & { scopes: readonly Scope[]; limit: number },
) {
  return db
    .select({
      id: dreams.id,
      title: dreams.title,
      content: dreams.content,
      username: users.username,
    })
    .from(dreams)
    .innerJoin(users, eq(users.id, dreams.ownerId))
    .leftJoin(dreamEngagement, eq(dreamEngagement.dreamId, dreams.id))
    .where(
      and(
        inArray(dreams.scope, [...scopes]),
        isNotNull(dreams.paintingId),
        gte(dreams.createdAt, since),
        lt(dreams.createdAt, until),
      ),
    )
    .orderBy(sql`coalesce(${dreamEngagement.likes}, 0) desc`, desc(dreams.id))
    .limit(limit);
}

export type Window = { since: Date; until: Date };

/** How many get each rhythm, and how many have not confirmed. */
export async function countSubscribers(db: Db) {
  return db
    .select({
      frequency: subscribers.frequency,
      isConfirmed: sql<boolean>`${subscribers.confirmedAt} is not null`,
      count: sql<number>`count(*)::int`,
    })
    .from(subscribers)
    .groupBy(subscribers.frequency, sql`${subscribers.confirmedAt} is not null`);
}
