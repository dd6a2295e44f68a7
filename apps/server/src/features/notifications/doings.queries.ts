import { sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { dreamComments } from '#features/comments/table.ts';
import { communities, communityMembers } from '#features/communities/table.ts';
import { connectionAsks, connections } from '#features/connections/table.ts';
import { dreamHolds, dreams } from '#features/dreams/table.ts';
import { dreamLikes } from '#features/engagement/table.ts';
import { matches } from '#features/matches/table.ts';
import { notifications } from '#features/notifications/table.ts';
import { textArray, uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

/** A dream that somebody is told of, and the community in which they meet it, if it is one's. */
export type MetDream = {
  id: string;
  title: string | null;
  content: string;
  slug: string | null;
  name: string | null;
};

type Meeting = {
  userId: string;
  ids: readonly string[];
  scopes: readonly Scope[];
  apart: readonly string[];
};

/**
 * Dreams somebody may meet, by id: under names within their scopes, and in the communities they are a
 * member of. There nobody is kept apart: who vanished would tell whose the name is.
 */
export async function dreamsMet(db: Db, { userId, ids, scopes, apart }: Meeting) {
  if (ids.length === 0) return new Map<string, MetDream>();
  const { rows } = await db.execute<MetDream>(sql`
    select d.id, d.title, d.content, c.slug, c.name
    from ${dreams} d
    left join ${communities} c on c.id = d.community_id
    where d.id = any(${uuidArray(ids)}) and d.scope is not null and case
      when d.community_id is null then
        d.scope = any(${textArray(scopes)}) and not (d.owner_id = any(${uuidArray(apart)}))
      else exists (
          select 1 from ${communityMembers} m
          where m.community_id = d.community_id and m.user_id = ${userId} and m.state = 'member')
        and (d.owner_id = ${userId} or not c.is_held)
        and (d.owner_id = ${userId}
          or not exists (select 1 from ${dreamHolds} h where h.dream_id = d.id))
      end`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A conversation that somebody muted, and how it begins where they may read that. */
export type MutedThread = { id: string; dreamId: string; content: string | null };

export async function threadsMet(
  db: Db,
  { userId, ids, apart }: Omit<Meeting, 'scopes'>,
): Promise<MutedThread[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<MutedThread>(sql`
    select c.id, c.dream_id as "dreamId", case
      when c.author_id = ${userId} then c.content
      when c.is_held or c.is_waiting and d.owner_id <> ${userId} then null
      when d.community_id is null and c.author_id = any(${uuidArray(apart)}) then null
      else c.content end as content
    from ${dreamComments} c join ${dreams} d on d.id = c.dream_id
    where c.id = any(${uuidArray(ids)})`);
  return rows;
}

/** Communities somebody is a member of, by id, and whether they look after them. */
export async function communitiesMet(db: Db, userId: string, ids: readonly string[]) {
  type Met = { id: string; slug: string; name: string; manages: boolean };
  if (ids.length === 0) return new Map<string, Met>();
  const { rows } = await db.execute<Met>(sql`
    select c.id, c.slug, c.name, m.role <> 'member' as manages
    from ${communities} c
    join ${communityMembers} m on m.community_id = c.id
    where c.id = any(${uuidArray(ids)}) and m.user_id = ${userId} and m.state = 'member'
      and (m.role = 'owner' or not c.is_held)`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who did something: by the name everybody knows, or by the one they bear in a community. */
export type Doer = {
  notificationId: string;
  userId: string;
  username: string;
  displayName: string | null;
  avatar: string | null;
  hasPage: boolean;
  memberId: string | null;
  bird: number | null;
  number: number | null;
};
export type Saying = Doer & {
  commentId: string;
  /** The comment that began the conversation. */
  threadId: string;
  dreamId: string;
  content: string;
};

/** Whom nothing is told of: people by their names, and members by those of their communities. */
type Asked = {
  ids: string[];
  userId: string;
  unheard: readonly string[];
  mutedMembers: readonly string[];
  mutedThreads: readonly string[];
  /** When the day began: of a pseudonym's likes of today nobody is told. */
  today: Date;
};
/** Beyond so many, how many no longer matters. */
const counted = 100;

const person = sql`u.username, u.display_name as "displayName", u.avatar, u.has_page as "hasPage",
  m.id as "memberId", m.bird, m.number`;
const nobodysName = sql`null::uuid as "memberId", null::smallint as bird, null::smallint as number`;

/** Who somebody is where a dream is met; `of` is whose doing it is. */
const memberOf = (of: string) => sql`
  left join ${communityMembers} m on m.community_id = d.community_id and m.user_id = ${sql.raw(of)}`;

/** In a community one is unheard by the name one bears there, and by no other. */
const isHeard = (of: string, { userId, unheard, mutedMembers }: Asked) => sql`case
  when d.community_id is null then not (${sql.raw(of)} = any(${uuidArray([...unheard, userId])}))
  else ${sql.raw(of)} <> ${userId} and m.id is not null
    and not (m.id = any(${uuidArray(mutedMembers)})) end`;

/** Whether the conversation of a comment is not muted. */
const isHeardOf = ({ mutedThreads }: Asked) =>
  sql`not (coalesce(c.answers, c.id) = any(${uuidArray(mutedThreads)}))`;

/** The comments each of these notifications tells of, the latest first. */
export async function commentsOf(db: Db, asked: Asked): Promise<Saying[]> {
  if (asked.ids.length === 0) return [];
  const isOpen = isHeardOf(asked);
  // One arm for each way to find them, so that each is found by an index of its own.
  const { rows } = await db.execute<Saying>(sql`
    select n.id as "notificationId", c.author_id as "userId", c.id as "commentId",
      coalesce(c.answers, c.id) as "threadId", c.dream_id as "dreamId", c.content, ${person}
    from ${notifications} n
    cross join lateral (
      (select * from ${dreamComments} c where n.kind = 'commented' and c.dream_id = n.subject
        and c.created_at >= n.since and not c.is_waiting and ${isOpen} order by c.created_at desc limit ${counted})
      union all
      (select * from ${dreamComments} c where n.kind = 'waiting' and c.dream_id = n.subject
        and c.is_waiting and ${isOpen} order by c.created_at desc limit ${counted})
      union all
      (select * from ${dreamComments} c where n.kind = 'answered' and c.answers = n.subject
        and c.created_at >= n.since and not c.is_waiting and ${isOpen} order by c.seq desc limit ${counted})
      union all
      (select * from ${dreamComments} c where n.kind = 'mentioned' and c.id = n.subject
        and not c.is_waiting and ${isOpen} and exists (
          select 1 from comment_mentions t left join ${communityMembers} tm on tm.id = t.member_id
          where t.comment_id = c.id and coalesce(t.user_id, tm.user_id) = n.user_id))
    ) c
    join ${dreams} d on d.id = c.dream_id
    join ${users} u on u.id = c.author_id
    ${memberOf('c.author_id')}
    where n.id = any(${uuidArray(asked.ids)}) and c.content is not null and not c.is_held
      and ${isHeard('c.author_id', asked)}
    order by c.seq desc`);
  return rows;
}

/** One's own comments that were let through, with whose dreams they stand under. */
export async function approvedOf(db: Db, asked: Asked): Promise<Saying[]> {
  if (asked.ids.length === 0) return [];
  const { rows } = await db.execute<Saying>(sql`
    select n.id as "notificationId", u.id as "userId", c.id as "commentId",
      coalesce(c.answers, c.id) as "threadId", c.dream_id as "dreamId", c.content, ${person}
    from ${notifications} n
    join ${dreamComments} c on c.id = n.subject and c.author_id = n.user_id
    join ${dreams} d on d.id = c.dream_id
    join ${users} u on u.id = d.owner_id
    ${memberOf('d.owner_id')}
    where n.id = any(${uuidArray(asked.ids)}) and c.content is not null and not c.is_waiting
      and ${isHeardOf(asked)} and ${isHeard('d.owner_id', asked)}`);
  return rows;
}

/** Who likes the dreams these tell of, the latest first. */
export async function likersOf(db: Db, asked: Asked): Promise<Doer[]> {
  const { ids, today } = asked;
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Doer>(sql`
    select n.id as "notificationId", l.user_id as "userId", ${person}
    from ${notifications} n
    join ${dreams} d on d.id = n.subject
    cross join lateral (
      select l.user_id, l.created_at from ${dreamLikes} l ${memberOf('l.user_id')}
      where l.dream_id = n.subject and ${isHeard('l.user_id', asked)}
        and (d.community_id is null or l.created_at < ${today.toISOString()}::timestamptz)
      order by l.created_at desc limit ${counted}
    ) l
    join ${users} u on u.id = l.user_id
    ${memberOf('l.user_id')}
    where n.id = any(${uuidArray(ids)})
    -- Of pseudonyms not even the order is told.
    order by case when d.community_id is null then l.created_at end desc, m.id`);
  return rows;
}

/** Who asks to connect and waits for an answer, and who said yes. */
export async function meetingOf(
  db: Db,
  { ids, userId, unheard, since }: Asked & { since: Date },
): Promise<Doer[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Doer>(sql`
    select n.id as "notificationId", u.id as "userId", u.username,
      u.display_name as "displayName", u.avatar, u.has_page as "hasPage", ${nobodysName}
    from ${notifications} n
    cross join lateral (
      select a.from_id as other from ${connectionAsks} a
      where n.kind = 'asked' and a.id = n.subject and a.to_id = ${userId}
        and a.declined_at is null and a.withdrawn_at is null
        and a.asked_at > ${since.toISOString()}::timestamptz
      union all
      select case when c.one_id = ${userId} then c.other_id else c.one_id end
      from ${connections} c
      where n.kind = 'connected' and c.id = n.subject and ${userId} in (c.one_id, c.other_id)
    ) met
    join ${users} u on u.id = met.other
    where n.id = any(${uuidArray(ids)}) and (n.kind <> 'asked' or u.has_page)
      and not (u.id = any(${uuidArray(unheard)}))`);
  return rows;
}

/** Those of these that tell of a match which still waits for their person’s own answer. */
export async function matchesOpen(
  db: Db,
  { ids, userId, now }: Pick<Asked, 'ids' | 'userId'> & { now: Date },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select n.id from ${notifications} n join ${matches} m on m.id = n.subject
    where n.id = any(${uuidArray(ids)}) and m.user_id = ${userId} and m.answer is null
      and m.until > ${now.toISOString()}::timestamptz`);
  return new Set(rows.map(({ id }) => id));
}

/** Who waits to be let into the communities these tell of, by the names that wait for them there. */
export async function knockersOf(db: Db, { ids, userId, mutedMembers }: Asked): Promise<Doer[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<Doer>(sql`
    select n.id as "notificationId", m.user_id as "userId", '' as username,
      null as "displayName", null as avatar, false as "hasPage",
      m.id as "memberId", m.bird, m.number
    from ${notifications} n
    join ${communityMembers} m on m.community_id = n.subject and m.state = 'asked'
    where n.id = any(${uuidArray(ids)}) and m.user_id <> ${userId}
      and not (m.id = any(${uuidArray(mutedMembers)}))
    order by m.bird, m.number
    limit ${counted}`);
  return rows;
}
