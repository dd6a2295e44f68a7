import { liveEventSchema } from '@reverie/contract/events';
import { formatCursor } from '#platform/events/cursor.ts';
import type { Chunk, LiveLine } from '#platform/events/feed.ts';

/** Proxies and browsers give a silent connection up; a comment now and then keeps it. */
const heartbeat = 15_000;
/** Milliseconds a browser waits before it comes back. */
const retry = 1_000;

export type EventStreamOptions = {
  chunks(signal: AbortSignal): AsyncGenerator<Chunk>;
  /** Asked at every heartbeat, and whenever `watch` says; the stream ends where it says no. */
  isStillAllowed(): Promise<boolean>;
  /** Calls when the reader's session may have ended, until the answer is called. */
  watch?: ((look: () => void) => () => void) | undefined;
  /** Of the request: the reader has gone. */
  signal: AbortSignal;
  heartbeatMillis?: number;
};

/**
 * Server-sent events. Each carries the cursor to come back with; `missed` tells a reader that what
 * it has seen is no longer enough. Nothing is read ahead of a reader who is slow to take it.
 */
export function streamEvents(options: EventStreamOptions): ReadableStream<Uint8Array> {
  const ended = new AbortController();
  const signal = AbortSignal.any([options.signal, ended.signal]);
  const chunks = options.chunks(signal);
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<Chunk>> | null = null;
  let resting: Promise<'rested'> | null = null;

  async function write(): Promise<string | null> {
    next ??= chunks.next();
    resting ??= rest(options.heartbeatMillis ?? heartbeat, signal);
    const found = await Promise.race([next, resting]);
    if (found === 'rested') {
      resting = null;
      const goesOn = !signal.aborted && (await options.isStillAllowed());
      return goesOn ? ': still here\n\n' : null;
    }
    next = null;
    return found.done ? null : format(found.value);
  }

  /** Between two heartbeats a session may end: what it opened ends with it. */
  async function look(): Promise<void> {
    const goesOn = await options.isStillAllowed().catch(() => false);
    if (!goesOn) end();
  }

  const unwatch = options.watch?.(() => void look());
  signal.addEventListener('abort', () => unwatch?.(), { once: true });

  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const text = await write();
        if (text !== null) controller.enqueue(encoder.encode(text));
        else finish(controller);
      } catch {
        // Whatever it was, the reader comes back by itself with the cursor it has.
        finish(controller);
      }
    },
    cancel: end,
  });

  function finish(controller: ReadableStreamDefaultController): void {
    end();
    controller.close();
  }

  function end(): void {
    ended.abort();
    // A generator that rests at a chunk hears of no signal.
    void chunks.return(undefined);
  }
}

function rest(millis: number, signal: AbortSignal): Promise<'rested'> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, millis);
    timer.unref();
    signal.addEventListener('abort', end, { once: true });
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve('rested');
    }
  });
}

function format({ events, cursor, missed }: Chunk): string {
  if (missed) return `retry: ${retry}\nevent: missed\nid: ${formatCursor(cursor)}\ndata: {}\n\n`;
  // Without data this is no event yet, but the browser keeps the place to come back to.
  if (events.length === 0) return `retry: ${retry}\nid: ${formatCursor(cursor)}\n\n`;
  return events.map(formatEvent).join('');
}

function formatEvent({ cursor, told }: LiveLine): string {
  return `id: ${formatCursor(cursor)}\ndata: ${JSON.stringify(liveEventSchema.parse(told))}\n\n`;
}
