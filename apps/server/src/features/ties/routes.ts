import { api } from '@reverie/contract';
import type { Ties } from '#features/ties/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/ties to their use cases. */
export function tieRoutes(app: ApiApp, ties: Ties): void {
  for (const name of ['follow', 'unfollow', 'block', 'unblock'] as const) {
    bind(app, api.ties[name], async ({ principal, params }) => ({
      status: 200,
      body: await ties[name](principal, params.username),
    }));
  }

  bind(app, api.ties.list, async ({ principal }) => ({
    status: 200,
    body: await ties.list(principal),
  }));

  bind(app, api.ties.feed, async ({ principal, query }) => ({
    status: 200,
    body: await ties.feed(principal, query),
  }));
}
