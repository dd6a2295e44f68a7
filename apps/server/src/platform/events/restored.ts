import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { type Cursor, isAfter } from '#platform/events/cursor.ts';

const number64 = z.string().transform(BigInt);
const cursorRow = z.object({ tx: number64, id: number64 });
const placeRow = cursorRow.extend({ name: z.string() });

/** Of a transaction that this cluster has not begun yet. */
const ahead = sql.raw(
  'tx >= pg_snapshot_xmax(pg_current_snapshot()) and tx <> pg_current_xact_id()',
);

/**
 * In a database restored into another cluster, where transactions count from the start, events and
 * places would lie ahead of all that is to come, and nothing new would ever be read. They are brought
 * into this transaction, in their order.
 */
export async function bringBack(db: Db): Promise<void> {
  const { rows: own } = await db.execute<{ tx: string }>(
    sql`select pg_current_xact_id()::text as tx`,
  );
  const { rows } = await db.execute(sql`
    select 1 from events where ${ahead} union all select 1 from event_consumers where ${ahead} limit 1`);
  if (rows.length === 0) return;
  await db.execute(sql`lock table events, event_consumers in exclusive mode`);
  const told = await db.execute(sql`
    select tx::text as tx, id::text as id from events where ${ahead} order by events.tx, events.id`);
  const olds = z.array(cursorRow).parse(told.rows);
  const again = await db.execute(sql`
    insert into events (type, actor, subject, scope, payload, created_at)
    select type, actor, subject, scope, payload, created_at from events
    where ${ahead} order by events.tx, events.id
    returning tx::text as tx, id::text as id`);
  const news = z.array(cursorRow).parse(again.rows).sort(inOrder);
  await db.execute(sql`delete from events where ${ahead}`);
  const places = await db.execute(sql`
    select name, tx::text as tx, id::text as id from event_consumers where ${ahead}`);
  for (const { name, ...place } of z.array(placeRow).parse(places.rows)) {
    const read = olds.filter((old) => !isAfter(old, place)).length;
    const { tx, id } = news[read - 1] ?? { tx: own[0]?.tx ?? '0', id: 0n };
    await db.execute(sql`
      update event_consumers set tx = ${String(tx)}::xid8, id = ${String(id)} where name = ${name}`);
  }
}

function inOrder(one: Cursor, other: Cursor): number {
  return isAfter(one, other) ? 1 : -1;
}
