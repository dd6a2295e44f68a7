import type { Database } from '#platform/db/database.ts';
import type { Consumer } from '#platform/events/consumer.ts';
import { type Cursor, formatCursor, isAfter } from '#platform/events/cursor.ts';
import { eventSchema } from '#platform/events/kinds.ts';
import * as places from '#platform/events/places.ts';
import { createPump, type Pump } from '#platform/events/pump.ts';
import { hasUnsettled, readEvents } from '#platform/events/queries.ts';
import { bringBack } from '#platform/events/restored.ts';
import { Problem } from '#platform/http/problem.ts';
import { describeError, type Log } from '#platform/log.ts';
import { type Periodic, runEvery } from '#platform/periodic.ts';

/** How patient the outbox is with an event that a consumer fails at. */
export type Patience = {
  /** Milliseconds before it is tried again; each wait is twice as long as the one before. */
  firstWait: number;
  longestWait: number;
  /** Times it is tried before it is parked. */
  attempts: number;
};

const patient: Patience = { firstWait: 1_000, longestWait: 300_000, attempts: 10 };
const batch = 200;
/** How soon to look again for events that a transaction still running holds back. */
const unsettledMillis = 50;
/** Whatever word was missed, nothing waits for longer. */
const lookMillis = 5_000;

/** An event its consumer failed at. `isLater`: others were done before it in the same transaction. */
type Failure = { at: Cursor; isLater: boolean };

type Parts = { database: Database; log: Log; patience?: Patience };

/**
 * Runs consumers, each from its own place in the database. One transaction reads events, has their
 * effects and moves the place: killed at any point, a consumer resumes where it stopped, and nothing
 * has its effect twice. A place in hand is nobody else's, so that several processes take turns.
 */
export function createConsumers({ database, log, patience = patient }: Parts) {
  const running: { consumer: Consumer; pump: Pump }[] = [];
  let looking: Periodic | undefined;

  /** Has the effects of what comes next, up to an event that is to wait. Tells where it failed. */
  async function advance(
    consumer: Consumer,
    { until, isTogether }: { until: Cursor | null; isTogether: boolean },
    tell: Tell,
  ): Promise<Step> {
    return database.write(async (tx) => {
      const place = await places.takePlace(tx, consumer.name);
      // The process that has it hears of new events too.
      if (!place) return { isDone: true, waitMillis: null, hasDue: false };
      const { waitMillis, hasDue } = place;
      if (waitMillis > 0) return { isDone: true, waitMillis, hasDue };
      const found = await readEvents(tx, { after: place.cursor, limit: batch });
      const next = found.filter(({ cursor }) => !until || isAfter(until, cursor));
      const mine = next.filter(({ type }) => consumer.kinds.has(type));
      if (isTogether && consumer.handleAll && mine.length > 1) {
        const events = mine.map(({ event }) => eventSchema.parse(event));
        await consumer.handleAll(tx, events);
      } else {
        let isLater = false;
        for (const kept of mine) {
          tell({ at: kept.cursor, isLater });
          await consumer.handle(tx, eventSchema.parse(kept.event));
          isLater = true;
        }
      }
      const last = next.at(-1);
      if (last) await places.movePlace(tx, consumer.name, last.cursor);
      const isDone = found.length < batch && next.length === found.length;
      return { isDone, waitMillis: null, hasDue };
    });
  }

  /** Milliseconds after which to look again, or null. */
  async function run(consumer: Consumer): Promise<number | null> {
    let until: Cursor | null = null;
    let isTogether = consumer.handleAll !== null;
    for (;;) {
      const failed: { at?: Failure } = {};
      try {
        const step: Step = await advance(consumer, { until, isTogether }, (at) => {
          failed.at = at;
        });
        until = null;
        isTogether = consumer.handleAll !== null;
        if (step.waitMillis !== null) return step.waitMillis;
        if (step.isDone && !(step.hasDue && (await retryDue(consumer)))) break;
      } catch (error) {
        if (isOutage(error)) throw error;
        if (!failed.at && isTogether) {
          isTogether = false;
          continue;
        }
        if (!failed.at) throw error;
        // What stands before it is done first, so that it alone is held back.
        if (failed.at.isLater) until = failed.at.at;
        else {
          const wait = await noteFailure(consumer, failed.at.at, error);
          if (wait !== null) return wait;
        }
      }
    }
    return (await hasUnsettled(database.read)) ? unsettledMillis : null;
  }

  /** Milliseconds to wait before the event is tried again; null where it is parked. */
  async function noteFailure(
    { name }: Consumer,
    at: Cursor,
    error: unknown,
  ): Promise<number | null> {
    const reason = reasonOf(error);
    return database.write(async (tx) => {
      const attempts = await places.noteFailure(tx, { name, reason });
      const line = { consumer: name, at: formatCursor(at), attempt: attempts, error };
      if (attempts >= patience.attempts) {
        await places.parkEvent(tx, { name, at, attempts, reason });
        await places.movePlace(tx, name, at);
        log.error(line, 'an event is parked');
        return null;
      }
      const wait = Math.min(patience.firstWait * 2 ** (attempts - 1), patience.longestWait);
      await places.restUntilRetry(tx, name, wait);
      log.warn(line, 'a consumer failed');
      return wait;
    });
  }

  /** Tries a parked event again that somebody asked for. Whether there was one. */
  async function retryDue(consumer: Consumer): Promise<boolean> {
    const { name } = consumer;
    const failed: { at?: Cursor } = {};
    try {
      return await database.write(async (tx) => {
        const kept = await places.takeDue(tx, name);
        if (!kept) return false;
        failed.at = kept.cursor;
        await consumer.handle(tx, eventSchema.parse(kept.event));
        await places.unpark(tx, name, kept.cursor);
        return true;
      });
    } catch (error) {
      const { at } = failed;
      if (!at || isOutage(error)) throw error;
      await database.write((tx) => places.parkAgain(tx, { name, at, reason: reasonOf(error) }));
      log.error({ consumer: name, at: formatCursor(at), error }, 'an event is parked again');
      return true;
    }
  }

  function waiting() {
    return running.map(({ consumer }) => ({ name: consumer.name, kinds: [...consumer.kinds] }));
  }

  /** Wakes the consumers of a kind; all of them where some word may have been missed. */
  function wake(type: string): void {
    for (const { consumer, pump } of running) {
      if (type === '' || consumer.kinds.has(type)) pump.run();
    }
  }

  async function look(): Promise<void> {
    const behind = new Set(await places.findBehind(database.read, waiting()));
    for (const { consumer, pump } of running) if (behind.has(consumer.name)) pump.run();
  }

  return {
    /** Adds consumers. Before `start`. */
    add(consumers: readonly Consumer[]): void {
      for (const consumer of consumers) {
        const name = `events for ${consumer.name}`;
        running.push({ consumer, pump: createPump(() => run(consumer), log, name) });
      }
    },

    wake,

    /** Says that these consumers are here; new ones begin with what happens from now on. */
    async register(): Promise<void> {
      const names = running.map(({ consumer }) => consumer.name);
      await database.write(async (tx) => {
        await bringBack(tx);
        await places.registerConsumers(tx, names);
      });
    },

    start(): void {
      wake('');
      looking = runEvery({ name: 'events', everyMillis: lookMillis, run: look }, log);
    },

    async stop(): Promise<void> {
      await looking?.stop();
      await Promise.all(running.map(({ pump }) => pump.stop()));
    },

    /** Seconds the event that waits longest for its effect has waited. */
    async oldestWait(): Promise<number> {
      return places.oldestWait(database.read, waiting());
    },

    /** Resolves once every event of now has had its effect, or rests after a failure. */
    async idle(): Promise<void> {
      for (;;) {
        await look();
        await Promise.all(running.map(({ pump }) => pump.rest()));
        if ((await places.findBehind(database.read, waiting())).length === 0) return;
      }
    },
  };
}

type Step = { isDone: boolean; waitMillis: number | null; hasDue: boolean };

type Tell = (at: Failure) => void;

/** No fault of the event's: the database is away, or its disk is full. */
function isOutage(error: unknown): boolean {
  return (
    error instanceof Problem && (error.code === 'unavailable' || error.code === 'storage_full')
  );
}

/** In words a person can read, without what a query carried. */
function reasonOf(error: unknown): string {
  const told = describeError(error);
  return told ? `${told.name}: ${told.message}` : 'unknown failure';
}
