import { api } from '@reverie/contract';
import type { Nights } from '#features/nights/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

export function nightRoutes(app: ApiApp, nights: Nights): void {
  bind(app, api.nights.list, async ({ principal, query }) => ({
    status: 200,
    body: await nights.list(principal, query),
  }));

  bind(app, api.nights.get, async ({ principal, params }) => ({
    status: 200,
    body: await nights.get(principal, params.date),
  }));

  bind(app, api.nights.put, async ({ principal, params, body, context }) => ({
    status: 200,
    body: await nights.put(principal, params.date, body, context.req.header('if-match')),
  }));
}
