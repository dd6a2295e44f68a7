import type { Database, Db } from '#platform/db/database.ts';
import type { Consumer } from '#platform/events/consumer.ts';
import { createConsumers, type Patience } from '#platform/events/consumers.ts';
import { createFeed, type Feed } from '#platform/events/feed.ts';
import type { DomainEvent } from '#platform/events/kinds.ts';
import { forgetActor, insertEvent, insertEvents, pruneEvents } from '#platform/events/queries.ts';
import type { Log } from '#platform/log.ts';

export type Events = {
  /** Tells of an event in the transaction of what happened: heard once that is committed. */
  publish(tx: Db, event: DomainEvent): Promise<void>;
  /** The same for several at once, in their order. */
  publishAll(tx: Db, all: readonly DomainEvent[]): Promise<void>;
  /** Registers who has effects of events. Before `start`. */
  consume(consumers: readonly Consumer[]): void;
  /** Forgets whose the dreams were that somebody had who has gone. */
  forget(tx: Db, userId: string): Promise<void>;
  /** What pages follow. */
  feed: Feed;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Forgets what is two days old and was read by every consumer that is still run. */
  tidy(): Promise<void>;
  /** Seconds the event that waits longest for an effect has waited. */
  oldestWait(): Promise<number>;
  /** Resolves once every event of now has had its effects. For tests and commands. */
  idle(): Promise<void>;
};

const channel = 'events';
const keptHours = 48;
/** Days for which a consumer that no server runs any more keeps what it has not read. */
const goneDays = 30;

type Parts = { database: Database; log: Log; patience?: Patience };

export function createEvents(parts: Parts): Events {
  const { database, log } = parts;
  const feed = createFeed({ database, log, channel });
  const consumers = createConsumers(parts);
  let stopListening: (() => Promise<void>) | undefined;

  return {
    publish: (tx, event) => insertEvent(tx, channel, event),
    publishAll: (tx, all) => insertEvents(tx, channel, all),
    consume: consumers.add,
    forget: forgetActor,
    feed,
    async start() {
      await feed.start();
      await consumers.register();
      stopListening = await database.listen(channel, consumers.wake);
      consumers.start();
    },
    async stop() {
      await stopListening?.();
      await consumers.stop();
      await feed.stop();
    },
    async tidy() {
      // First: what they have not read is theirs to keep.
      await consumers.register();
      await database.write((tx) => pruneEvents(tx, { hours: keptHours, goneDays }));
    },
    oldestWait: consumers.oldestWait,
    idle: consumers.idle,
  };
}
