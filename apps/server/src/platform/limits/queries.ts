import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import type { Count } from '#platform/limits/rules.ts';

const countRow = z.object({
  calls: z.number(),
  endsAt: z.coerce.date(),
  waitUntil: z.coerce.date().nullable(),
});
const columns = sql.raw('calls, ends_at as "endsAt", wait_until as "waitUntil"');

/** What is known of somebody, locked until the transaction ends; `fresh` where nothing was. */
export async function lockCount(db: Db, who: string, fresh: Count): Promise<Count> {
  // Rewriting the key with itself takes the lock: two first ones then meet one row.
  const { rows } = await db.execute(sql`
    insert into limits (who, calls, ends_at) values (${who}, 0, ${fresh.endsAt.toISOString()})
    on conflict (who) do update set who = excluded.who
    returning ${columns}`);
  return countRow.parse(rows[0]);
}

export async function saveCount(db: Db, who: string, count: Count): Promise<void> {
  const { calls, endsAt, waitUntil } = count;
  await db.execute(sql`
    update limits set calls = ${calls}, ends_at = ${endsAt.toISOString()},
      wait_until = ${waitUntil?.toISOString() ?? null}::timestamptz
    where who = ${who}`);
}

export async function forgetCount(db: Db, who: string): Promise<void> {
  await db.execute(sql`delete from limits where who = ${who}`);
}

/** Sweeps what has ended; rows others hold are left to them. */
export async function forgetEnded(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    delete from limits where who in (
      select who from limits where ends_at < ${now.toISOString()}
      limit 10000 for update skip locked)`);
}

/** The salt all processes share; `candidate` becomes it where there is none yet. */
export async function shareSalt(db: Db, candidate: string): Promise<string> {
  const { rows } = await db.execute<{ salt: string }>(sql`
    insert into limit_salt (is_only, salt) values (true, ${candidate})
    on conflict (is_only) do update set is_only = true
    returning salt`);
  return rows[0]?.salt ?? candidate;
}
