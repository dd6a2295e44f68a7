import type { Mentioner } from '@reverie/contract/mentions.rules';
import type { NotificationKind } from '@reverie/contract/notifications.rules';
import { and, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { commentMentions, dreamComments } from '#features/comments/table.ts';
import { communityMembers } from '#features/communities/table.ts';
import { connections } from '#features/connections/table.ts';
import { moderationCases, moderationDecisions } from '#features/moderation/table.ts';
import {
  type NotificationRow,
  notificationHours,
  notifications,
} from '#features/notifications/table.ts';
import { blocks, follows } from '#features/ties/table.ts';
import type { Db } from '#platform/db/database.ts';

type Place = { userId: string; kind: NotificationKind; subject: string };
type Told = Place & {
  id: string;
  at: Date;
  now: Date;
  peak?: number | undefined;
  /** Whether it is told once and never again. */
  isOnce?: boolean | undefined;
};

/** Tells somebody of one thing more; whether the bell shows another number for it. */
export async function tell(db: Db, { at, now, peak = 0, isOnce, ...place }: Told) {
  const isIt = and(
    eq(notifications.userId, place.userId),
    eq(notifications.kind, place.kind),
    eq(notifications.subject, place.subject),
  );
  const [before] = await db.select().from(notifications).where(isIt).for('update');
  if (!before) {
    const row = { ...place, since: at, touchedAt: now, peak };
    await db.insert(notifications).values(row).onConflictDoNothing();
    return true;
  }
  if (isOnce || (peak > 0 && peak <= before.peak)) return false;
  const since = before.isRead || at < before.since ? at : before.since;
  await db
    .update(notifications)
    .set({
      since,
      touchedAt: now,
      isRead: false,
      mailedAt: null,
      peak: Math.max(peak, before.peak),
    })
    .where(isIt);
  return before.isRead;
}

type Page = { userId: string; kinds: readonly NotificationKind[]; take: number };

/** The latest first, behind one of them where it is named. */
export async function listRows(
  db: Db,
  { userId, kinds, take, behind }: Page & { behind: NotificationRow | null },
): Promise<NotificationRow[]> {
  const { touchedAt, id } = notifications;
  const isBehind = behind
    ? sql`(${touchedAt}, ${id}) < (${behind.touchedAt.toISOString()}::timestamptz, ${behind.id}::uuid)`
    : undefined;
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.kind, [...kinds]), isBehind))
    .orderBy(desc(touchedAt), desc(id))
    .limit(take);
}

export async function listUnread(
  db: Db,
  { userId, kinds, take }: Page,
): Promise<NotificationRow[]> {
  const isNew = and(eq(notifications.userId, userId), eq(notifications.isRead, false));
  return db
    .select()
    .from(notifications)
    .where(and(isNew, inArray(notifications.kind, [...kinds])))
    .orderBy(desc(notifications.touchedAt))
    .limit(take);
}

export async function findRow(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<NotificationRow | null> {
  const isIt = and(eq(notifications.id, id), eq(notifications.userId, userId));
  const [row] = await db.select().from(notifications).where(isIt);
  return row ?? null;
}

/** True where any of them was unread. */
export async function markRead(
  db: Db,
  { userId, ids }: { userId: string; ids: readonly string[] | null },
): Promise<boolean> {
  const areNamed = ids ? inArray(notifications.id, [...ids]) : undefined;
  const rows = await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false), areNamed))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export async function forgetOld(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.touchedAt, before));
}

/** Everybody kept apart from somebody, whoever of the two wished it. */
export async function apartFrom(db: Db, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${blocks.blockedId} as id from ${blocks} where ${blocks.blockerId} = ${userId}
    union select ${blocks.blockerId} from ${blocks} where ${blocks.blockedId} = ${userId}`);
  return rows.map(({ id }) => id);
}

/** A comment as it is by now. */
export async function findSaid(db: Db, id: string) {
  const [row] = await db.select().from(dreamComments).where(eq(dreamComments.id, id));
  return row ?? null;
}

/** Who spoke in a conversation before one of its answers. */
export async function listSpeakers(
  db: Db,
  { beginning, before }: { beginning: string; before: number },
): Promise<string[]> {
  const { id, answers, authorId, seq } = dreamComments;
  const isOf = sql`(${id} = ${beginning} or ${answers} = ${beginning})`;
  const rows = await db
    .selectDistinct({ authorId })
    .from(dreamComments)
    .where(and(isOf, lt(seq, before)));
  return rows.flatMap(({ authorId }) => authorId ?? []);
}

/** Of these decisions of moderation, those about somebody that stand. */
export async function decisionsStanding(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const { id, undoneAt, caseId } = moderationDecisions;
  const rows = await db
    .select({ id })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, caseId))
    .where(and(inArray(id, [...ids]), isNull(undoneAt), eq(moderationCases.subjectId, userId)));
  return new Set(rows.map((row) => row.id));
}

/** Who somebody is in a community, also once they have left. */
export async function findMemberId(
  db: Db,
  { communityId, userId }: { communityId: string; userId: string },
): Promise<string | null> {
  const isThey = and(
    eq(communityMembers.communityId, communityId),
    eq(communityMembers.userId, userId),
  );
  const [row] = await db.select({ id: communityMembers.id }).from(communityMembers).where(isThey);
  return row?.id ?? null;
}

/** Who looks after a community. */
export async function listManagers(db: Db, communityId: string): Promise<string[]> {
  const { userId, state, role } = communityMembers;
  const isTheirs = and(eq(communityMembers.communityId, communityId), eq(state, 'member'));
  const rows = await db
    .select({ userId })
    .from(communityMembers)
    .where(and(isTheirs, ne(role, 'member')));
  return rows.map((row) => row.userId);
}

/** Whom a comment calls, with whose mentions they hear. */
export async function listCalled(db: Db, commentId: string) {
  const { rows } = await db.execute<{ userId: string; mentions: Mentioner }>(sql`
    select distinct called.id as "userId", coalesce(h.mentions, 'everybody') as mentions
    from ${commentMentions} t
    left join ${communityMembers} m on m.id = t.member_id and m.state = 'member'
    join ${users} called on called.id = coalesce(t.user_id, m.user_id)
    left join ${notificationHours} h on h.user_id = called.id
    where t.comment_id = ${commentId}`);
  return rows;
}

/** Whether somebody follows another, or is connected with them. */
export async function knows(
  db: Db,
  { userId, other }: { userId: string; other: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${follows} where follower_id = ${userId} and followed_id = ${other}
    union all
    select 1 from ${connections}
    where one_id = least(${userId}::uuid, ${other}::uuid)
      and other_id = greatest(${userId}::uuid, ${other}::uuid)`);
  return rows.length > 0;
}
