import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { textArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { Cursor } from '#platform/events/cursor.ts';
import { eventColumns, type KeptEvent, toKept } from '#platform/events/queries.ts';

/**
 * Where a consumer stands, for how long it rests after a failure, and whether an operator wants a
 * parked event of it tried again.
 */
export type Place = { cursor: Cursor; waitMillis: number; hasDue: boolean };

const number64 = z.string().transform(BigInt);
const place = { tx: number64, id: number64, wait: z.coerce.number(), due: z.boolean() };
const placeRow = z.object(place);

/** Lets a consumer that is new begin with what happens from now on. */
export async function registerConsumers(db: Db, names: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into event_consumers (name, tx, id)
    select name, pg_snapshot_xmin(pg_current_snapshot()), 0
    from unnest(${textArray(names)}) as n (name) order by name
    on conflict (name) do update set seen_at = now()`);
}

/** Takes a consumer in hand for this transaction; null where another process has it. */
export async function takePlace(db: Db, name: string): Promise<Place | null> {
  const { rows } = await db.execute(sql`
    select tx::text as tx, id::text as id,
      greatest(extract(epoch from retry_at - clock_timestamp()) * 1000, 0) as wait,
      exists (select from parked_events p where p.consumer = ${name} and p.is_due) as due
    from event_consumers where name = ${name} for update skip locked`);
  const [row] = z.array(placeRow).parse(rows);
  if (!row) return null;
  const { tx, id, wait, due } = row;
  return { cursor: { tx, id }, waitMillis: wait, hasDue: due };
}

export async function movePlace(db: Db, name: string, { tx, id }: Cursor): Promise<void> {
  await db.execute(sql`
    update event_consumers
    set tx = ${String(tx)}::xid8, id = ${String(id)}, failures = 0, reason = null, retry_at = null
    where name = ${name}`);
}

/** Writes a failure down. How often the event after the place has failed by now. */
export async function noteFailure(
  db: Db,
  { name, reason }: { name: string; reason: string },
): Promise<number> {
  const { rows } = await db.execute<{ failures: number }>(sql`
    update event_consumers set failures = failures + 1, reason = ${reason}
    where name = ${name} returning failures`);
  return rows[0]?.failures ?? 1;
}

export async function restUntilRetry(db: Db, name: string, millis: number): Promise<void> {
  await db.execute(sql`
    update event_consumers
    set retry_at = clock_timestamp() + make_interval(secs => ${millis}::float8 / 1000)
    where name = ${name}`);
}

type Parking = { name: string; at: Cursor; attempts: number; reason: string };

/** Puts an event aside, whole, so that those behind it are not held up by it. */
export async function parkEvent(db: Db, { name, at, attempts, reason }: Parking): Promise<void> {
  await db.execute(sql`
    insert into parked_events (consumer, tx, id, type, actor, subject, scope, payload, attempts, reason)
    select ${name}, tx, id, type, actor, subject, scope, payload, ${attempts}, ${reason}
    from events where ${isAt(at)}
    on conflict (consumer, tx, id) do nothing`);
}

/** A parked event that an operator wants tried again, in hand for this transaction. */
export async function takeDue(db: Db, name: string): Promise<KeptEvent | null> {
  const { rows } = await db.execute(sql`
    select ${eventColumns} from parked_events where consumer = ${name} and is_due
    order by parked_events.tx, parked_events.id limit 1 for update skip locked`);
  return rows[0] ? toKept(rows[0]) : null;
}

export async function unpark(db: Db, name: string, at: Cursor): Promise<void> {
  await db.execute(sql`delete from parked_events where consumer = ${name} and ${isAt(at)}`);
}

export async function parkAgain(db: Db, { name, at, reason }: Omit<Parking, 'attempts'>) {
  await db.execute(sql`
    update parked_events set is_due = false, attempts = attempts + 1, reason = ${reason}
    where consumer = ${name} and ${isAt(at)}`);
}

/** What a consumer waits to read, its kinds alone. */
export type Waiting = { name: string; kinds: readonly string[] };

/** The consumers for which there is something to do now, whether or not it has settled. */
export async function findBehind(db: Db, consumers: readonly Waiting[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.name from event_consumers c join ${waiting(consumers)} on w.name = c.name
    where (c.retry_at is null or c.retry_at <= clock_timestamp()) and exists (${unread})
      or exists (select 1 from parked_events p where p.consumer = c.name and p.is_due)`);
  return rows.map(({ name }) => name);
}

/** Seconds the event that waits longest for one of them has waited. */
export async function oldestWait(db: Db, consumers: readonly Waiting[]): Promise<number> {
  const { rows } = await db.execute(sql`
    select coalesce(max(extract(epoch from clock_timestamp() - first.created_at)), 0) as seconds
    from event_consumers c join ${waiting(consumers)} on w.name = c.name
    cross join lateral (${unread} order by e.tx, e.id limit 1) first`);
  return z.coerce.number().parse(rows[0]?.seconds);
}

const unread = sql.raw(`select e.created_at from events e
  where (e.tx, e.id) > (c.tx, c.id) and e.type = any(string_to_array(w.kinds, ' '))`);

function waiting(consumers: readonly Waiting[]): SQL {
  const names = consumers.map(({ name }) => name);
  const kinds = consumers.map((each) => each.kinds.join(' '));
  return sql`unnest(${sql.param(names)}::text[], ${sql.param(kinds)}::text[]) as w (name, kinds)`;
}

function isAt({ tx, id }: Cursor): SQL {
  return sql`tx = ${String(tx)}::xid8 and id = ${String(id)}`;
}
