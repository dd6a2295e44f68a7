import { liveEventSchema } from '@reverie/contract/events';
import { paintingProgressSchema } from '@reverie/contract/images';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { type Cursor, isAfter } from '#platform/events/cursor.ts';
import type { ScopedEvent } from '#platform/events/scoped-event.ts';

export type FedEvent = ScopedEvent & { cursor: Cursor };

const firstId = 1n;
const number64 = z.string().transform(BigInt);
const eventRow = z.object({
  tx: number64,
  id: number64,
  scope: z.string(),
  userId: z.string().nullable(),
  type: liveEventSchema.shape.type,
  dreamId: z.string(),
  analysisStatus: liveEventSchema.shape.analysisStatus.nullable(),
  imageStatus: liveEventSchema.shape.imageStatus.nullable(),
  stage: paintingProgressSchema.shape.stage.nullable(),
  share: paintingProgressSchema.shape.share.nullable(),
});
const columns = sql.raw(`tx::text as tx, id::text as id, scope, user_id as "userId", type,
  dream_id as "dreamId", analysis_status as "analysisStatus", image_status as "imageStatus",
  paint_stage as stage, paint_share as share`);

/** Every transaction below it has ended, so that nothing can appear before what it shows. */
const settled = sql.raw('tx < pg_snapshot_xmin(pg_current_snapshot())');

function toEvent(row: unknown): FedEvent {
  const { tx, id, analysisStatus, imageStatus, stage, share, ...event } = eventRow.parse(row);
  return {
    ...event,
    ...(analysisStatus && { analysisStatus }),
    ...(imageStatus && { imageStatus }),
    ...(stage !== null && share !== null && { painting: { stage, share } }),
    cursor: { tx, id },
  };
}

/** Settled events after the cursor, oldest first: by the columns, not by their text of that name. */
export async function readEvents(
  db: Db,
  args: { after: Cursor; limit: number; scopes?: readonly string[] },
): Promise<FedEvent[]> {
  const { after, limit, scopes } = args;
  const mine = scopes ? sql`and scope = any(${sql.param([...scopes])}::text[])` : sql``;
  const { rows } = await db.execute(sql`
    select ${columns} from events
    where (tx, id) > (${String(after.tx)}::xid8, ${String(after.id)}::bigint) and ${settled} ${mine}
    order by events.tx, events.id limit ${limit}`);
  return rows.map(toEvent);
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
  const [oldest] = z.array(z.object({ tx: number64, id: number64 })).parse(rows);
  return oldest !== undefined && oldest.id > firstId && isAfter(oldest, after);
}

/** Forgets what is older, except the newest event of all. */
export async function pruneEvents(db: Db, { hours }: { hours: number }): Promise<void> {
  await db.execute(sql`
    delete from events where created_at < now() - make_interval(hours => ${hours}::int)
      and (tx, id) < (select tx, id from events order by events.tx desc, events.id desc limit 1)`);
}
