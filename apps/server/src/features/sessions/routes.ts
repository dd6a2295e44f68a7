import { api } from '@reverie/contract';
import type { Sessions } from '#features/sessions/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

export function sessionRoutes(app: ApiApp, sessions: Sessions): void {
  const { list, end, endOthers } = api.sessions;

  bind(app, list, async ({ principal }) => ({ status: 200, body: await sessions.list(principal) }));

  bind(app, end, async ({ principal, params }) => {
    await sessions.endOne(principal, params.id);
    return { status: 204, body: null };
  });

  bind(app, endOthers, async ({ principal }) => {
    await sessions.stayHereOnly(principal);
    return { status: 204, body: null };
  });
}
