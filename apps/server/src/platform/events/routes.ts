import { api } from '@reverie/contract';
import { parseCursor } from '#platform/events/cursor.ts';
import type { Feed } from '#platform/events/feed.ts';
import { type EventStreamOptions, streamEvents } from '#platform/events/stream.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { findViewer } from '#platform/http/sessions.ts';
import type { Viewer } from '#platform/http/viewer.ts';

type Parts = {
  feed: Feed;
  /** What a viewer may hear of. */
  scopesOf(viewer: Viewer | null): readonly string[];
  heartbeatMillis?: number;
};

/** Binds the live stream of the contract. */
export function eventRoutes(app: ApiApp, { feed, scopesOf, heartbeatMillis }: Parts): void {
  bind(app, api.events.stream, async ({ viewer, query, context }) => {
    const request = context.req.raw;
    const from = parseCursor(request.headers.get('last-event-id') ?? query.lastEventId);

    /** A session that ends meanwhile takes its stream with it. */
    async function isStillAllowed(): Promise<boolean> {
      if (!viewer) return true;
      const question = { endpoint: api.events.stream, request, resolve: app.resolveViewer };
      const now = await findViewer({ ...question, known: undefined });
      return now?.sessionId === viewer.sessionId;
    }

    const options: EventStreamOptions = {
      chunks: (signal) => feed.follow(scopesOf(viewer), from, signal),
      isStillAllowed,
      signal: request.signal,
      ...(heartbeatMillis !== undefined && { heartbeatMillis }),
    };
    return {
      status: 200,
      body: streamEvents(options),
      headers: { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
    };
  });
}
