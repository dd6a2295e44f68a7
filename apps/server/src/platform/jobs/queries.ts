import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Db } from '#platform/db/database.ts';

export type ParkedJob = {
  id: string;
  name: string;
  payload: unknown;
  attempts: number;
  parkedAt: Date;
  /** The last error's own words. */
  reason: string;
};

/** Times a job that was running when its process ended is given another try on top. */
const forgivenInterruptions = 10;

const parkedRow = z.object({
  id: z.string(),
  name: z.string(),
  payload: z.unknown(),
  attempts: z.number(),
  parkedAt: z.coerce.date(),
  reason: z.string().nullable(),
});

/** Jobs that failed every retry, newest first. */
export async function findParked(database: Database): Promise<ParkedJob[]> {
  if (!(await hasQueues(database))) return [];
  const { rows } = await database.execute(
    `select id, name, data as payload, retry_count + 1 as attempts, completed_on as "parkedAt",
       coalesce(output->>'message', output->>'value') as reason
     from jobs.job where state = 'failed' order by completed_on desc limit 1000`,
  );
  return z
    .array(parkedRow)
    .parse(rows)
    .map((row) => ({ ...row, reason: row.reason ?? 'unknown failure' }));
}

/** What the jobs of a kind carry that wait or run. */
export async function findLiving(database: Database, name: string): Promise<unknown[]> {
  if (!(await hasQueues(database))) return [];
  const { rows } = await database.read.execute<{ payload: unknown }>(sql`
    select data as payload from jobs.job
    where name = ${name} and state in ('created', 'retry', 'active')`);
  return rows.map(({ payload }) => payload);
}

/** The queue's tables come with the first start of a server. */
async function hasQueues(database: Database): Promise<boolean> {
  const { rows } = await database.execute(`select 1 where to_regclass('jobs.job') is not null`);
  return rows.length > 0;
}

/** What is queued by the clock: a process may look for it late. */
const byTheClock = `'scheduled', '__pgboss__send-it'`;

/** Marks jobs whose sender had no other waiting. */
export const firstOfSomebody = 'first';

/**
 * Seconds the job that waits longest has been due, of those that did not wait behind others of the
 * same somebody. 0 where none waits.
 */
export async function oldestWait(database: Database, name: string | null): Promise<number> {
  if (!(await hasQueues(database))) return 0;
  const { rows } = await database.execute(
    `select coalesce(extract(epoch from now() - min(greatest(start_after, created_on))), 0)::float8
       as seconds
     from jobs.job where state < 'active' and start_after <= now() and name = coalesce($1, name)
       and name not in (${byTheClock})
       and coalesce(group_tier, '${firstOfSomebody}') = '${firstOfSomebody}'`,
    [name],
  );
  const [row] = z.array(z.object({ seconds: z.coerce.number() })).parse(rows);
  return Math.max(0, row?.seconds ?? 0);
}

/** Before every turn there is. */
const noTurn = -2_147_483_647;

type Whose = { name: string; whose: string };

/**
 * The turn somebody's next job takes. Turns are numbered as they come to be served: who has none
 * waiting joins the one being served now, who has some goes one behind their last. So those who wait
 * are served in rounds, one job each.
 */
export async function takeTurn(
  tx: Db,
  { name, whose }: Whose,
): Promise<{ place: number; isFirst: boolean }> {
  // Jobs somebody sends at once would otherwise all take the same turn.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${whose}`}::text, 0))`,
  );
  // Each part is the end of an index: however many wait, three rows are read.
  const { rows } = await tx.execute(sql`
    select
      coalesce(
        (select -priority from jobs.job
          where name = ${name} and state < 'active' and not blocked and start_after <= now()
          order by priority desc limit 1),
        (select -min(priority) from jobs.job
          where name = ${name} and state = 'active' and group_id is not null),
        0
      )::integer as served,
      coalesce(
        (select 1 - priority from jobs.job
          where name = ${name} and group_id = ${whose} and state <= 'active'
          order by priority limit 1),
        ${noTurn}
      )::integer as next`);
  const { served, next } = z.object({ served: z.number(), next: z.number() }).parse(rows[0]);
  return { place: Math.max(served, next), isFirst: next === noTurn };
}

/**
 * What the queue itself has no index for: who is next, and the last of somebody's. Its own sorts all
 * that wait at every step, which ten thousand jobs of one import would make the work of seconds.
 */
export async function indexTurns(database: Database): Promise<void> {
  await database.write(async (tx) => {
    // Servers that start together would both find none.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('index the turns', 0))`);
    await tx.execute(sql`
      create index if not exists job_by_turn on jobs.job (name, priority desc, created_on, id)
      where state < 'active' and not blocked`);
    await tx.execute(sql`
      create index if not exists job_by_sender on jobs.job (name, group_id, priority)
      where state <= 'active' and group_id is not null`);
  });
}

/** How many run, or are taken before the one that waits under a key; null where none waits. */
export async function countAhead(
  db: Db,
  { name, singletonKey }: { name: string; singletonKey: string },
): Promise<number | null> {
  const { rows } = await db.execute(sql`
    select (
      select count(*) from jobs.job other
      where other.name = mine.name and other.id <> mine.id
        and (other.state = 'active' or (other.state < 'active' and other.start_after <= now()
          and (-other.priority, other.created_on, other.id)
            < (-mine.priority, mine.created_on, mine.id)))
    )::integer as ahead
    from jobs.job mine
    where mine.name = ${name} and mine.singleton_key = ${singletonKey} and mine.state < 'active'
    limit 1`);
  const [row] = z.array(z.object({ ahead: z.number() })).parse(rows);
  return row?.ahead ?? null;
}

/** Queues a parked job for one more try. False where there is none. */
export async function retryParked(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.execute(
    `with retried as (
       update jobs.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(),
         completed_on = null
       where id = $1 and state = 'failed' returning name
     )
     select pg_notify('jobs', name) from retried`,
    [id],
  );
  return rows.length > 0;
}

/**
 * Queues again what was running when a process ended. The interruption is not held against the
 * job, until it has happened so often that the job itself may be what ends the process.
 */
export async function takeUpInterrupted(database: Database): Promise<void> {
  await database.execute(
    `with interrupted as (
       select job.name, job.id,
         least(job.retry_limit + 1, queue.retry_limit + ${forgivenInterruptions}) as tries
       from jobs.job join jobs.queue on queue.name = job.name
       where job.state = 'active'
     )
     update jobs.job set
       retry_limit = tries,
       state = (case when retry_count < tries then 'retry' else 'failed' end)::jobs.job_state,
       completed_on = case when retry_count < tries then null else now() end,
       output = '{"message": "the process ended while the job was running"}',
       start_after = now()
     from interrupted
     where job.name = interrupted.name and job.id = interrupted.id`,
  );
}

/** Whether a job runs, or waits for its turn. Jobs meant for later do not count. */
export async function isBusy(database: Database): Promise<boolean> {
  const { rows } = await database.execute(
    `select 1 from jobs.job
     where state = 'active' or (state < 'active' and start_after < now() + interval '30 seconds')
     limit 1`,
  );
  return rows.length > 0;
}

/** Running ones too: they find that what they were about has gone. */
export async function forgetJobsOf(tx: Db, whose: string): Promise<void> {
  await tx.execute(sql`delete from jobs.job where group_id = ${whose}`);
}

/**
 * Finished jobs have their log line; a day is enough to look at their rows, and an hour at those the
 * clock sends, which nobody need try again.
 */
export async function forgetDone(database: Database): Promise<void> {
  await database.execute(
    `delete from jobs.job
     where (state in ('completed', 'cancelled') and completed_on < now() - interval '1 day')
       or (state > 'active' and completed_on < now() - interval '1 hour' and name in (${byTheClock}))`,
  );
}
