import { api } from '@reverie/contract';
import type { Imports } from '#features/imports/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

export function importRoutes(app: ApiApp, imports: Imports): void {
  const { request, list, get, match, apply, undo } = api.imports;

  bind(app, request, async ({ principal, body, context }) => ({
    status: 202,
    body: await imports.request(principal, body, context.req.raw.signal),
  }));

  bind(app, list, async ({ principal }) => ({ status: 200, body: await imports.list(principal) }));

  bind(app, get, async ({ principal, params }) => ({
    status: 200,
    body: await imports.get(principal, params.id),
  }));

  bind(app, match, async ({ principal, params, body }) => ({
    status: 202,
    body: await imports.match(principal, params.id, body.columns),
  }));

  bind(app, apply, async ({ principal, params, body }) => ({
    status: 202,
    body: await imports.apply(principal, params.id, body),
  }));

  bind(app, undo, async ({ principal, params }) => ({
    status: 202,
    body: await imports.undo(principal, params.id),
  }));
}
