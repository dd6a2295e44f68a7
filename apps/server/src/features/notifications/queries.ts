import type { NotificationKind } from '@reverie/contract/notifications.rules';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { dreamComments } from '#features/comments/table.ts';
import { dreams } from '#features/dreams/table.ts';
import { dreamLikes } from '#features/engagement/table.ts';
import { moderationCases, moderationDecisions } from '#features/moderation/table.ts';
import { type NotificationRow, notifications } from '#features/notifications/table.ts';
import { blocks } from '#features/ties/table.ts';
import { textArray, uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

type Place = { userId: string; kind: NotificationKind; subject: string };
type Told = Place & { id: string; at: Date; now: Date; peak?: number | undefined };

/** Tells somebody of one thing more; whether the bell shows another number for it. */
export async function tell(db: Db, { at, now, peak = 0, ...place }: Told): Promise<boolean> {
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
  if (peak > 0 && peak <= before.peak) return false;
  const since = before.isRead || at < before.since ? at : before.since;
  await db
    .update(notifications)
    .set({ since, touchedAt: now, isRead: false, peak: Math.max(peak, before.peak) })
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

/** Dreams that may be met within these scopes, by id. */
export async function dreamsMet(
  db: Db,
  { ids, scopes, apart }: { ids: string[]; scopes: readonly Scope[]; apart: readonly string[] },
) {
  if (ids.length === 0) return new Map<string, MetDream>();
  const { id, title, content, ownerId } = dreams;
  const rows = await db
    .select({ id, title, content })
    .from(dreams)
    .where(
      and(
        inArray(dreams.id, ids),
        sql`${dreams.scope} = any(${textArray(scopes)})`,
        // Under a dream of a community nobody has a name.
        isNull(dreams.communityId),
        sql`not (${ownerId} = any(${uuidArray(apart)}))`,
      ),
    );
  return new Map<string, MetDream>(rows.map((row) => [row.id, row]));
}
export type MetDream = { id: string; title: string | null; content: string };

const person = sql`u.username, u.display_name as "displayName", u.avatar, u.has_page as "hasPage"`;

export type Doer = {
  notificationId: string;
  userId: string;
  username: string;
  displayName: string | null;
  avatar: string | null;
  hasPage: boolean;
};
export type Saying = Doer & { commentId: string; dreamId: string; content: string };

/** People nothing is told of: kept apart, muted, and oneself. */
type Asked = { ids: string[]; unheard: readonly string[] };
/** Beyond so many, how many no longer matters. */
const counted = 100;

/** The comments each of these notifications tells of, the latest first. */
export async function commentsOf(db: Db, { ids, unheard }: Asked): Promise<Saying[]> {
  if (ids.length === 0) return [];
  // One arm for each way to find them, so that each is found by an index of its own.
  const { rows } = await db.execute<Saying>(sql`
    select n.id as "notificationId", c.author_id as "userId", c.id as "commentId",
      c.dream_id as "dreamId", c.content, ${person}
    from ${notifications} n
    cross join lateral (
      (select * from ${dreamComments} c where n.kind = 'commented' and c.dream_id = n.subject
        and c.created_at >= n.since and not c.is_waiting order by c.created_at desc limit ${counted})
      union all
      (select * from ${dreamComments} c where n.kind = 'waiting' and c.dream_id = n.subject
        and c.is_waiting order by c.created_at desc limit ${counted})
      union all
      (select * from ${dreamComments} c where n.kind = 'answered' and c.answers = n.subject
        and c.created_at >= n.since and not c.is_waiting order by c.seq desc limit ${counted})
    ) c
    join ${users} u on u.id = c.author_id
    where n.id = any(${uuidArray(ids)}) and c.content is not null and not c.is_held
      and not (c.author_id = any(${uuidArray(unheard)}))
    order by c.seq desc`);
  return rows;
}

/** One's own comments that were let through, with whose dreams they stand under. */
export async function approvedOf(db: Db, { ids, unheard }: Asked): Promise<Saying[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Saying>(sql`
    select n.id as "notificationId", u.id as "userId", c.id as "commentId",
      c.dream_id as "dreamId", c.content, ${person}
    from ${notifications} n
    join ${dreamComments} c on c.id = n.subject and c.author_id = n.user_id
    join ${dreams} d on d.id = c.dream_id
    join ${users} u on u.id = d.owner_id
    where n.id = any(${uuidArray(ids)}) and c.content is not null and not c.is_waiting
      and not (u.id = any(${uuidArray(unheard)}))`);
  return rows;
}

/** Who likes the dreams these tell of, the latest first. */
export async function likersOf(db: Db, { ids, unheard }: Asked): Promise<Doer[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Doer>(sql`
    select n.id as "notificationId", l.user_id as "userId", ${person}
    from ${notifications} n
    cross join lateral (
      select * from ${dreamLikes} l where l.dream_id = n.subject
        and not (l.user_id = any(${uuidArray(unheard)}))
      order by l.created_at desc limit ${counted}
    ) l
    join ${users} u on u.id = l.user_id
    where n.id = any(${uuidArray(ids)})
    order by l.created_at desc`);
  return rows;
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
