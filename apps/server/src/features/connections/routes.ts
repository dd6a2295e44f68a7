import { api } from '@reverie/contract';
import type { Connections } from '#features/connections/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/connections to their use cases. */
export function connectionRoutes(app: ApiApp, connections: Connections): void {
  const { list, ask, answer, end } = api.connections;

  bind(app, list, async ({ principal }) => ({
    status: 200,
    body: await connections.list(principal),
  }));

  bind(app, ask, async ({ principal, body }) => ({
    status: 200,
    body: await connections.ask(principal, body),
  }));

  bind(app, answer, async ({ principal, params, body }) => ({
    status: 200,
    body: await connections.answer(principal, params.id, body.answer),
  }));

  bind(app, end, async ({ principal, params }) => ({
    status: 200,
    body: await connections.end(principal, params.id),
  }));
}
