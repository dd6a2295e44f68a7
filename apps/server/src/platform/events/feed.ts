import type { LiveEvent } from '@reverie/contract/events';
import type { Database } from '#platform/db/database.ts';
import { type Cursor, isAfter } from '#platform/events/cursor.ts';
import { type DomainEvent, eventSchema } from '#platform/events/kinds.ts';
import { type Hearer, liveTypes, tellLive } from '#platform/events/live.ts';
import { createPump } from '#platform/events/pump.ts';
import {
  findEnd,
  hasUnsettled,
  isForgotten,
  type KeptEvent,
  readEvents,
} from '#platform/events/queries.ts';
import type { Log } from '#platform/log.ts';

/** `missed`: some events are gone for good, so that the reader looks at everything anew. */
export type Chunk = { events: LiveLine[]; cursor: Cursor; missed: boolean };

/** What a reader is told, and the cursor to come back with. */
export type LiveLine = { cursor: Cursor; told: LiveEvent };

export type Feed = {
  /**
   * First where the reader stands; then, each time some settle, the events of these scopes after
   * the cursor. Without a cursor, from now on. Ends with the signal, or when the feed stops.
   */
  subscribe(hearer: Hearer, from: Cursor | null, signal: AbortSignal): AsyncGenerator<Chunk>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

type FedEvent = { cursor: Cursor; event: DomainEvent };

/** The newest settled events, kept in memory: one query feeds every reader of this process. */
type Tail = { start: Cursor; end: Cursor; events: FedEvent[] };

const tailLength = 2_000;
const batch = 500;
/** How soon to look again for events that a transaction still running holds back. */
const unsettledMillis = 50;

type Options = { database: Database; log: Log; channel: string };

export function createFeed({ database, log, channel }: Options): Feed {
  const stopped = new AbortController();
  let tail: Promise<Tail> | null = null;
  let readers = 0;
  let waiting: (() => void)[] = [];
  let stopListening: (() => Promise<void>) | undefined;
  const pump = createPump(advance, log, 'live events');

  /** Moves the tail forward. Milliseconds after which to look again, or null. */
  async function advance(): Promise<number | null> {
    if (readers === 0) return null;
    const known = await openTail();
    for (;;) {
      const asked = { after: known.end, limit: batch, types: liveTypes };
      const found = await readEvents(database.read, asked);
      const last = found.at(-1);
      if (!last) break;
      known.events.push(...found.flatMap(knownOf));
      known.end = last.cursor;
      const dropped = known.events.splice(0, Math.max(0, known.events.length - tailLength)).at(-1);
      if (dropped) known.start = dropped.cursor;
      wakeReaders();
    }
    return (await hasUnsettled(database.read)) ? unsettledMillis : null;
  }

  function openTail(): Promise<Tail> {
    tail ??= findEnd(database.read).then(
      (end) => ({ start: end, end, events: [] }),
      (error) => {
        tail = null;
        throw error;
      },
    );
    return tail;
  }

  function wakeReaders(): void {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  }

  function nextWake(): Promise<void> {
    return new Promise((resolve) => waiting.push(resolve));
  }

  async function* subscribe(
    hearer: Hearer,
    from: Cursor | null,
    signal: AbortSignal,
  ): AsyncGenerator<Chunk> {
    const ended = AbortSignal.any([signal, stopped.signal]);
    readers += 1;
    ended.addEventListener('abort', wakeReaders, { once: true });
    try {
      const { cursor: begin, missed } = await findBegin(from, await openTail());
      let cursor = begin;
      yield { events: [], cursor, missed };
      pump.run();
      while (!ended.aborted) {
        const woken = nextWake();
        const chunk = await readAfter(cursor, hearer);
        if (isAfter(chunk.cursor, cursor)) {
          cursor = chunk.cursor;
          if (chunk.events.length > 0) yield chunk;
        } else {
          await woken;
        }
      }
    } finally {
      ended.removeEventListener('abort', wakeReaders);
      readers -= 1;
      if (readers === 0) tail = null;
    }
  }

  /** A cursor from another life of the database, or older than what is kept, cannot be resumed. */
  async function findBegin(from: Cursor | null, { end }: Tail) {
    if (!from) return { cursor: end, missed: false };
    const now = await findEnd(database.read);
    const missed = isAfter(from, now) || (await isForgotten(database.read, from));
    return missed ? { cursor: end, missed } : { cursor: from, missed };
  }

  async function readAfter(cursor: Cursor, hearer: Hearer): Promise<Chunk> {
    const known = await openTail();
    if (!isAfter(known.start, cursor)) {
      const news = known.events.filter((fed) => isAfter(fed.cursor, cursor));
      return { events: linesOf(news, hearer), cursor: known.end, missed: false };
    }
    const { start } = known;
    const asked = { after: cursor, limit: batch, types: liveTypes, scopes: hearer.scopes };
    const found = await readEvents(database.read, asked);
    const last = found.at(-1)?.cursor ?? cursor;
    // A batch that is not full holds everything up to the tail, which was settled before.
    const reached = found.length < batch && isAfter(start, last) ? start : last;
    const events = linesOf(found.flatMap(knownOf), hearer);
    return { events, cursor: reached, missed: false };
  }

  return {
    subscribe,
    async start() {
      stopListening = await database.listen(channel, pump.run);
    },
    async stop() {
      stopped.abort();
      await stopListening?.();
      await pump.stop();
    },
  };
}

/** Nothing of what a newer server wrote, in words this one does not know. */
function knownOf({ cursor, event }: KeptEvent): FedEvent[] {
  const { data } = eventSchema.safeParse(event);
  return data ? [{ cursor, event: data }] : [];
}

function linesOf(fed: readonly FedEvent[], hearer: Hearer): LiveLine[] {
  return fed.flatMap(({ cursor, event }) => {
    const told = tellLive(event, hearer);
    return told ? [{ cursor, told }] : [];
  });
}
