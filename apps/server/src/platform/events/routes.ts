import { api } from '@reverie/contract';
import { parseCursor } from '#platform/events/cursor.ts';
import type { Endings } from '#platform/events/endings.ts';
import type { Feed } from '#platform/events/feed.ts';
import { type EventStreamOptions, streamEvents } from '#platform/events/stream.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { findPrincipal } from '#platform/http/sessions.ts';
import type { Scope } from '#platform/scope.ts';

/** Milliseconds a timer may run; a session that lives longer is asked at every heartbeat. */
const longestTimer = 2_147_483_647;

type Parts = {
  feed: Feed;
  /** What a viewer may hear of. */
  scopesOf(principal: Principal | null): readonly Scope[];
  /** Says when sessions end. */
  endings?: Endings;
  heartbeatMillis?: number;
};

/** Binds the live stream of the contract. */
export function eventRoutes(app: ApiApp, parts: Parts): void {
  const { feed, scopesOf, endings, heartbeatMillis } = parts;
  bind(app, api.events.stream, async ({ principal, query, context }) => {
    const request = context.req.raw;
    const from = parseCursor(request.headers.get('last-event-id') ?? query.lastEventId);

    /** A session that ends meanwhile takes its stream with it. */
    async function isStillAllowed(): Promise<boolean> {
      if (!principal) return true;
      const question = { endpoint: api.events.stream, request, resolve: app.resolvePrincipal };
      const now = await findPrincipal({ ...question, known: undefined });
      return now?.sessionId === principal.sessionId;
    }

    /** The session may be ended by somebody, or by its time. */
    function watchSession({ sessionId, endsAt }: Person, look: () => void): () => void {
      const left = endsAt.getTime() - app.clock.now().getTime();
      const timer = setTimeout(look, Math.min(left, longestTimer)).unref();
      const unwatch = endings?.watch(sessionId, look);
      return () => {
        clearTimeout(timer);
        unwatch?.();
      };
    }

    const hearer = { scopes: scopesOf(principal), apart: principal?.apart ?? [] };
    const options: EventStreamOptions = {
      chunks: (signal) => feed.subscribe(hearer, from, signal),
      isStillAllowed,
      watch: principal && endings ? (look) => watchSession(principal, look) : undefined,
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
