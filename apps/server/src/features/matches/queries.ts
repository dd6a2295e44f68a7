import type { AccountLanguage } from '@reverie/contract/accounts.rules';
import { desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { connections } from '#features/connections/table.ts';
import { dreams } from '#features/dreams/table.ts';
import type { Night } from '#features/matches/carrying.rules.ts';
import {
  type MatchRow,
  matches,
  matchKeys,
  matchLooks,
  matchMemory,
} from '#features/matches/table.ts';
import { moderationSanctions } from '#features/moderation/table.ts';
import { motifDreams } from '#features/motifs/table.ts';
import { blocks } from '#features/ties/table.ts';
import { uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

type KeyRow = typeof matchKeys.$inferSelect;

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

type Counted = { scope: Scope; before: Date };
type Window = Counted & { createdBefore: Date; after: number; limit: number };

/**
 * A window of the dreams that everybody reads, kept as they are since before a moment, by their places.
 * Of accounts that are as old as anybody who may be told of: twenty made this week are nobody’s crowd.
 */
export async function listNights(
  db: Db,
  { scope, before, createdBefore, after, limit }: Window,
): Promise<Night[]> {
  const { rows } = await db.execute<Night>(sql`
    select m.owner_id as "userId", m.motifs, (d.night - date '1970-01-01') as day
    from (
      select seq, dream_id, owner_id, motifs from ${motifDreams}
      where seq > ${after} and seq <= ${after + limit} and scope = ${scope}
    ) m
    join ${dreams} d on d.id = m.dream_id and d.seq > ${after} and d.seq <= ${after + limit}
    join ${users} u on u.id = m.owner_id and u.created_at < ${moment(createdBefore)}
    where d.updated_at < ${moment(before)}`);
  return rows;
}

/** The place of the newest dream. */
export async function findLast(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(seq)::text as last from ${motifDreams}`,
  );
  return Number(rows[0]?.last ?? 0);
}

export async function countNights(
  db: Db,
  { scope, before, userId }: Counted & { userId: string },
): Promise<number> {
  const { rows } = await db.execute<{ all: number }>(sql`
    select count(distinct d.night)::int as all
    from ${motifDreams} m join ${dreams} d on d.id = m.dream_id
    where d.owner_id = ${userId} and m.scope = ${scope} and d.updated_at < ${moment(before)}`);
  return rows[0]?.all ?? 0;
}

type Asked = { ids: readonly string[]; createdBefore: Date; now: Date };

/** Those of these who may be told of somebody tonight, and in which language. */
export async function listReady(db: Db, { ids, createdBefore, now }: Asked) {
  const { rows } = await db.execute<{ id: string; language: AccountLanguage }>(sql`
    select u.id, u.language from ${users} u
    left join ${moderationSanctions} s on s.user_id = u.id
    where u.id = any(${uuidArray(ids)}) and u.has_page and u.created_at < ${moment(createdBefore)}
      and coalesce(s.silenced_until, '-infinity') <= ${moment(now)}
      and coalesce(s.suspended_until, '-infinity') <= ${moment(now)}
      and not exists (select from ${matches} m where m.user_id = u.id)`);
  return rows;
}

/** Those of these pairs who are connected, or kept apart, by the place they stand at. */
export async function listTied(
  db: Db,
  pairs: readonly { one: string; other: string }[],
): Promise<number[]> {
  const { rows } = await db.execute<{ at: number }>(sql`
    select p.at::int as at from unnest(
      ${uuidArray(pairs.map(({ one }) => one))}, ${uuidArray(pairs.map(({ other }) => other))}
    ) with ordinality p (one, other, at)
    where exists (select from ${connections} c
        where c.one_id = least(p.one, p.other) and c.other_id = greatest(p.one, p.other))
      or exists (select from ${blocks} b where b.blocker_id = p.one and b.blocked_id = p.other)
      or exists (select from ${blocks} b where b.blocker_id = p.other and b.blocked_id = p.one)`);
  return rows.map(({ at }) => at - 1);
}

/** Who was told of whom lately, as digests in hexadecimals, each with its key. */
export async function listRemembered(db: Db, today: string) {
  const { pair, keyId } = matchMemory;
  const rows = await db
    .select({ pair, keyId })
    .from(matchMemory)
    .where(gt(matchMemory.until, today));
  return rows.map((row) => ({ keyId: row.keyId, pair: Buffer.from(row.pair).toString('hex') }));
}

/** The keys of digests, the newest first. */
export async function listKeys(db: Db): Promise<KeyRow[]> {
  return db.select().from(matchKeys).orderBy(desc(matchKeys.madeOn), desc(matchKeys.id));
}

export async function insertKey(db: Db, row: KeyRow): Promise<void> {
  await db.insert(matchKeys).values(row);
}

export async function remember(
  db: Db,
  pairs: readonly (typeof matchMemory.$inferInsert)[],
): Promise<void> {
  if (pairs.length === 0) return;
  await db
    .insert(matchMemory)
    .values([...pairs])
    .onConflictDoNothing();
}

export async function insertMatches(db: Db, rows: readonly MatchRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(matches).values([...rows]);
}

/** What ended, for both at once, and what need not be remembered any more. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.delete(matches).where(lte(matches.until, now));
  await db.delete(matchMemory).where(lt(matchMemory.until, now.toISOString().slice(0, 10)));
  // A key that nothing is kept under any more opens nothing; the newest is about to be used.
  await db.execute(sql`
    delete from ${matchKeys} k
    where not exists (select from ${matchMemory} m where m.key_id = k.id)
      and k.made_on < (select max(made_on) from ${matchKeys})`);
}

export async function findOwn(db: Db, userId: string): Promise<MatchRow | null> {
  const [row] = await db.select().from(matches).where(eq(matches.userId, userId));
  return row ?? null;
}

/** Who else was told, if they still want to be: asked only where somebody says yes. */
export async function findTwin(db: Db, id: string) {
  const twin = sql`(select twin_id from ${matches} where id = ${id})`;
  const { answer, userId } = matches;
  const [row] = await db
    .select({ id: matches.id, userId, answer })
    .from(matches)
    .where(eq(matches.id, twin));
  return row ?? null;
}

/** One of two answers after the other. */
export async function holdMatch(db: Db, ids: readonly string[]): Promise<void> {
  const [first = ''] = [...ids].sort();
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`match ${first}`}, 0))`);
}

export async function setAnswer(db: Db, id: string, answer: MatchRow['answer']): Promise<void> {
  await db.update(matches).set({ answer }).where(eq(matches.id, id));
}

export async function deleteOf(db: Db, userId: string): Promise<void> {
  await db.delete(matches).where(eq(matches.userId, userId));
}

/** Whether moderation keeps somebody from speaking at this moment. */
export async function isSanctioned(db: Db, userId: string, now: Date): Promise<boolean> {
  const { silencedUntil, suspendedUntil } = moderationSanctions;
  const rows = await db
    .select({ silencedUntil, suspendedUntil })
    .from(moderationSanctions)
    .where(eq(moderationSanctions.userId, userId));
  return rows.some((row) => [row.silencedUntil, row.suspendedUntil].some((at) => at && at > now));
}

export async function keepLook(db: Db, lookedOn: string, dreamers: number): Promise<void> {
  await db
    .insert(matchLooks)
    .values({ lookedOn, dreamers })
    .onConflictDoUpdate({ target: matchLooks.isOnly, set: { lookedOn, dreamers } });
}

export async function findLook(db: Db) {
  const [row] = await db.select().from(matchLooks);
  return row ?? null;
}
