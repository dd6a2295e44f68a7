import { sql } from 'drizzle-orm';
import type { Database, Db } from '#platform/db/database.ts';
import { createFeed, type Feed } from '#platform/events/feed.ts';
import { pruneEvents } from '#platform/events/queries.ts';
import type { ScopedEvent } from '#platform/events/scoped-event.ts';
import type { Log } from '#platform/log.ts';
import { type Periodic, runEvery } from '#platform/periodic.ts';

export type Events = {
  /** Tells of an event in the caller's transaction: readers hear of it once that is committed. */
  publish(tx: Db, event: ScopedEvent): Promise<void>;
  feed: Feed;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const channel = 'events';
const keptHours = 48;

export function createEvents({ database, log }: { database: Database; log: Log }): Events {
  const feed = createFeed({ database, log, channel });
  let pruning: Periodic | undefined;

  async function publish(tx: Db, event: ScopedEvent): Promise<void> {
    await tx.execute(sql`
      with told as (select pg_notify(${channel}, ''))
      insert into events (
        scope, user_id, type, dream_id, analysis_status, image_status, paint_stage, paint_share
      )
      select ${event.scope}, ${event.userId}::uuid, ${event.type}, ${event.dreamId}::uuid,
        ${event.analysisStatus ?? null}, ${event.imageStatus ?? null},
        ${event.painting?.stage ?? null}, ${event.painting?.share ?? null}::real
      from told`);
  }

  async function prune(): Promise<void> {
    await database.write((tx) => pruneEvents(tx, { hours: keptHours }));
  }

  return {
    publish,
    feed,
    async start() {
      await feed.start();
      pruning = runEvery(3_600_000, 'events', prune, log);
    },
    async stop() {
      await pruning?.stop();
      await feed.stop();
    },
  };
}
