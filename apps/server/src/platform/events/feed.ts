import type { Database } from '#platform/db/database.ts';
import { type Cursor, isAfter } from '#platform/events/cursor.ts';
import {
  type FedEvent,
  findEnd,
  hasUnsettled,
  isForgotten,
  readEvents,
} from '#platform/events/queries.ts';
import type { Log } from '#platform/log.ts';

/** `missed`: some events are gone for good, so that the reader looks at everything anew. */
export type Chunk = { events: FedEvent[]; cursor: Cursor; missed: boolean };

export type Feed = {
  /**
   * First where the reader stands; then, each time some settle, the events of these scopes after
   * the cursor. Without a cursor, from now on. Ends with the signal, or when the feed stops.
   */
  follow(
    scopes: readonly string[],
    from: Cursor | null,
    signal: AbortSignal,
  ): AsyncGenerator<Chunk>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** The newest settled events, kept in memory: one query feeds every reader of this process. */
type Tail = { start: Cursor; end: Cursor; events: FedEvent[] };

const tailLength = 2_000;
const batch = 500;
/** How soon to look again for events that a transaction still running holds back. */
const unsettledMillis = 50;
const awayMillis = 1_000;

type Options = { database: Database; log: Log; channel: string };

export function createFeed({ database, log, channel }: Options): Feed {
  const stopped = new AbortController();
  let tail: Promise<Tail> | null = null;
  let readers = 0;
  let waiting: (() => void)[] = [];
  let pumping: Promise<void> | null = null;
  let isAskedAgain = false;
  let later: NodeJS.Timeout | undefined;
  let stopListening: (() => Promise<void>) | undefined;

  function pump(): void {
    if (stopped.signal.aborted || readers === 0) return;
    if (pumping) {
      isAskedAgain = true;
      return;
    }
    pumping = advance()
      .then(pumpLater)
      .catch((error: unknown) => {
        log.warn({ error }, 'the event feed is disturbed');
        pumpLater(awayMillis);
      })
      .finally(() => {
        pumping = null;
        if (isAskedAgain) {
          isAskedAgain = false;
          pump();
        }
      });
  }

  function pumpLater(millis: number | null): void {
    clearTimeout(later);
    if (millis !== null) later = setTimeout(pump, millis).unref();
  }

  /** Moves the tail forward. Milliseconds after which to look again, or null. */
  async function advance(): Promise<number | null> {
    const known = await openTail();
    for (;;) {
      const found = await readEvents(database.read, { after: known.end, limit: batch });
      const last = found.at(-1);
      if (!last) break;
      known.events.push(...found);
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

  async function* follow(
    scopes: readonly string[],
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
      pump();
      while (!ended.aborted) {
        const woken = nextWake();
        const chunk = await readAfter(cursor, scopes);
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

  async function readAfter(cursor: Cursor, scopes: readonly string[]): Promise<Chunk> {
    const known = await openTail();
    if (!isAfter(known.start, cursor)) {
      const mine = known.events.filter(
        (event) => isAfter(event.cursor, cursor) && scopes.includes(event.scope),
      );
      return { events: mine, cursor: known.end, missed: false };
    }
    const { start } = known;
    const events = await readEvents(database.read, { after: cursor, limit: batch, scopes });
    const last = events.at(-1)?.cursor ?? cursor;
    // A batch that is not full holds everything up to the tail, which was settled before.
    const reached = events.length < batch && isAfter(start, last) ? start : last;
    return { events, cursor: reached, missed: false };
  }

  return {
    follow,
    async start() {
      stopListening = await database.listen(channel, pump);
    },
    async stop() {
      stopped.abort();
      clearTimeout(later);
      await stopListening?.();
      await pumping;
    },
  };
}
