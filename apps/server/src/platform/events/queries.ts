import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { textArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import { type Cursor, isAfter } from '#platform/events/cursor.ts';
import type { DomainEvent } from '#platform/events/kinds.ts';
import { nobodyId } from '#platform/ids.ts';

/** An event as it is kept, which this build may know or not. */
export type KeptEvent = { cursor: Cursor; type: string; event: unknown };

const firstId = 1n;
const number64 = z.string().transform(BigInt);
const place = { tx: number64, id: number64 };
const keptRow = z.object({
  ...place,
  type: z.string(),
  actor: z.string().nullable(),
  subject: z.string(),
  scope: z.string().nullable(),
  payload: z.unknown(),
});

/** Of a table that holds whole events. */
export const eventColumns = sql.raw(
  'tx::text as tx, id::text as id, type, actor, subject, scope, payload',
);

/** Every transaction below it has ended, so that nothing can appear before what it shows. */
const settled = sql.raw('tx < pg_snapshot_xmin(pg_current_snapshot())');

function afterCursor({ tx, id }: Cursor): SQL {
  return sql`(tx, id) > (${String(tx)}::xid8, ${String(id)}::bigint)`;
}

export function toKept(row: unknown): KeptEvent {
  const { tx, id, ...event } = keptRow.parse(row);
  return { cursor: { tx, id }, type: event.type, event };
}

/** Keeps an event, and wakes those that wait for its kind once the transaction is committed. */
export async function insertEvent(db: Db, channel: string, event: DomainEvent): Promise<void> {
  const { type, actor, subject, scope, payload } = event;
  await db.execute(sql`
    with told as (select pg_notify(${channel}, ${type}))
    insert into events (type, actor, subject, scope, payload)
    select ${type}, ${actor}::uuid, ${subject}::uuid, ${scope}, ${JSON.stringify(payload)}::jsonb
    from told`);
}

/** The same of several, in their order. */
export async function insertEvents(
  db: Db,
  channel: string,
  events: readonly DomainEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db.execute(sql`
    insert into events (type, actor, subject, scope, payload)
    select type, actor, subject, scope, payload
    from rows from (
      jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as (type text, actor uuid, subject uuid, scope text, payload jsonb)
    ) with ordinality as told (type, actor, subject, scope, payload, place)
    order by place`);
  const types = [...new Set(events.map(({ type }) => type))];
  await db.execute(sql`
    select pg_notify(${channel}, type) from unnest(${textArray(types)}) as t (type)`);
}

type Asked = {
  after: Cursor;
  limit: number;
  /** Of these kinds alone. */
  types?: readonly string[];
  /** Which somebody sees, or saw, by these scopes. */
  scopes?: readonly string[];
};

/** Settled events after the cursor, oldest first: by the columns, not by their text of that name. */
export async function readEvents(db: Db, asked: Asked): Promise<KeptEvent[]> {
  const { after, limit, types, scopes } = asked;
  const ofTypes = types ? sql`and type = any(${textArray(types)})` : sql``;
  const mine = scopes
    ? sql`and (scope = any(${textArray(scopes)}) or payload ->> 'was' = any(${textArray(scopes)}))`
    : sql``;
  const { rows } = await db.execute(sql`
    select ${eventColumns} from events
    where ${afterCursor(after)} and ${settled} ${ofTypes} ${mine}
    order by events.tx, events.id limit ${limit}`);
  return rows.map(toKept);
}

/** Where a reader who joins now begins: after everything settled. */
export async function findEnd(db: Db): Promise<Cursor> {
  const { rows } = await db.execute<{ tx: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`,
  );
  // No event of that transaction has the number zero: all of it is still to come.
  return { tx: BigInt(rows[0]?.tx ?? '0'), id: 0n };
}

/** Whether events are written that a transaction still running holds back. */
export async function hasUnsettled(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from events where tx >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`,
  );
  return rows.length > 0;
}

/**
 * Whether events after the cursor may have been forgotten. The newest of all is always kept, so
 * that what comes before the oldest tells whether anything has gone.
 */
export async function isForgotten(db: Db, after: Cursor): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select tx::text as tx, id::text as id from events order by events.tx, events.id limit 1`,
  );
  const [oldest] = z.array(z.object(place)).parse(rows);
  return oldest !== undefined && oldest.id > firstId && isAfter(oldest, after);
}

/**
 * Forgets what is older, except the newest event of all and what a consumer has still to read: one
 * that no server has run for `goneDays` no longer counts.
 */
export async function pruneEvents(
  db: Db,
  { hours, goneDays }: { hours: number; goneDays: number },
): Promise<void> {
  await db.execute(sql`
    delete from events where created_at < now() - make_interval(hours => ${hours}::int)
      and (tx, id) < (select tx, id from events order by events.tx desc, events.id desc limit 1)
      and not exists (
        select 1 from event_consumers c where (c.tx, c.id) < (events.tx, events.id)
          and c.seen_at > now() - make_interval(days => ${goneDays}::int)
      )`);
}

/**
 * Puts nobody in the place of somebody who has gone. What happened stays told, and pages that resume
 * find it where they stopped.
 */
export async function forgetActor(db: Db, userId: string): Promise<void> {
  for (const table of [sql`events`, sql`parked_events`]) {
    await db.execute(sql`
      update ${table} set
        actor = nullif(actor, ${userId}::uuid),
        subject = replace(subject::text, ${userId}, ${nobodyId})::uuid,
        scope = replace(scope, ${userId}, ${nobodyId}),
        payload = replace(payload::text, ${userId}, ${nobodyId})::jsonb
      where actor = ${userId}::uuid or subject = ${userId}::uuid
        or payload::text like ${`%${userId}%`}`);
  }
}
