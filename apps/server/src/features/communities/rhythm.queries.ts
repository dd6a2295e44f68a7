import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import {
  circleTurns,
  communities,
  communityAnswers,
  communityMembers,
  communityQuestions,
} from '#features/communities/table.ts';
import { dreams } from '#features/dreams/table.ts';
import type { Db } from '#platform/db/database.ts';

export type QuestionRow = typeof communityQuestions.$inferSelect;

/** With how many dreams answer it that members meet. */
export type SeenQuestion = QuestionRow & { dreams: number };

/** The latest week first; those that wait in the order they were written. */
export async function listQuestions(db: Db, communityId: string): Promise<SeenQuestion[]> {
  const { id, words, week, createdAt } = communityQuestions;
  return db
    .select({
      ...{ id, words, week, createdAt, communityId: communityQuestions.communityId },
      dreams: sql<number>`(select count(*)::integer from ${communityAnswers} a
        join ${dreams} d on d.id = a.dream_id
        where a.question_id = community_questions.id and d.scope is not null
          and d.community_id = community_questions.community_id
          and not exists (select 1 from dream_holds h where h.dream_id = d.id)
          and not exists (select 1 from circle_turns t
            where t.dream_id = d.id and t.evening is null))`,
    })
    .from(communityQuestions)
    .where(eq(communityQuestions.communityId, communityId))
    .orderBy(sql`${week} desc nulls last`, asc(createdAt), asc(id));
}

export async function countWaiting(db: Db, communityId: string): Promise<number> {
  const isWaiting = and(
    eq(communityQuestions.communityId, communityId),
    isNull(communityQuestions.week),
  );
  return db.$count(communityQuestions, isWaiting);
}

export async function insertQuestion(db: Db, row: QuestionRow): Promise<void> {
  await db.insert(communityQuestions).values(row);
}

export async function findQuestion(
  db: Db,
  { communityId, id }: { communityId: string; id: string },
): Promise<QuestionRow | null> {
  const isIt = and(eq(communityQuestions.communityId, communityId), eq(communityQuestions.id, id));
  const [row] = await db.select().from(communityQuestions).where(isIt).for('update');
  return row ?? null;
}

export async function deleteQuestion(db: Db, id: string): Promise<void> {
  await db.delete(communityQuestions).where(eq(communityQuestions.id, id));
}

/**
 * Opens the question of a week wherever one was written before it began and none is open. Asking
 * twice changes nothing, so that a server that slept through Monday opens it when it wakes.
 */
export async function openQuestions(db: Db, monday: string): Promise<void> {
  await db.execute(sql`
    update ${communityQuestions} set week = ${monday}::date
    where id in (
      select distinct on (w.community_id) w.id from ${communityQuestions} w
      join ${communities} c on c.id = w.community_id and c.archived_at is null
      where w.week is null and w.created_at < ${monday}::date::timestamp at time zone 'UTC'
        and not exists (select 1 from ${communityQuestions} o
          where o.community_id = w.community_id and o.week = ${monday}::date)
      order by w.community_id, w.created_at, w.id
    )`);
}

/**
 * Gives each circle the dream of an evening, unless it has one: of whose dreamer was not read for the
 * longest, the one that waited longest.
 */
export async function openEvening(
  db: Db,
  { evening, monday }: { evening: string; monday: string },
): Promise<void> {
  await db.execute(sql`
    with due as (
      select t.dream_id, row_number() over (
        partition by t.community_id order by last.evening nulls first, t.since, t.dream_id
      ) as place
      from ${circleTurns} t
      join ${communities} c on c.id = t.community_id and c.archived_at is null
      join ${dreams} d on d.id = t.dream_id and d.community_id = t.community_id
      cross join lateral (
        select max(o.evening) as evening from ${circleTurns} o
        join ${dreams} of_them on of_them.id = o.dream_id
        where o.community_id = t.community_id and of_them.owner_id = d.owner_id
      ) last
      where t.evening is null and d.scope is not null
        and not exists (select 1 from dream_holds h where h.dream_id = d.id)
        and not exists (select 1 from ${circleTurns} x
          where x.community_id = t.community_id and x.evening >= ${evening}::date)
    ), read as (
      update ${circleTurns} set evening = ${evening}::date
      from due where due.place = 1 and due.dream_id = circle_turns.dream_id
      returning circle_turns.dream_id
    )
    update ${dreams} set shared_week = ${monday}::date
    from read where dreams.id = read.dream_id`);
}

/** Dreams of somebody that wait for their evening, by community. */
export async function countTurns(db: Db, userId: string): Promise<Map<string, number>> {
  const { communityId } = circleTurns;
  const rows = await db
    .select({ communityId, all: sql<number>`count(*)::integer` })
    .from(circleTurns)
    .innerJoin(dreams, eq(dreams.id, circleTurns.dreamId))
    .where(and(eq(dreams.ownerId, userId), isNotNull(dreams.scope), isNull(circleTurns.evening)))
    .groupBy(communityId);
  return new Map(rows.map((row) => [row.communityId, row.all]));
}

/** How many belong to a community. */
export async function countMembers(db: Db, communityId: string): Promise<number> {
  const isThere = and(
    eq(communityMembers.communityId, communityId),
    eq(communityMembers.state, 'member'),
  );
  return db.$count(communityMembers, isThere);
}
