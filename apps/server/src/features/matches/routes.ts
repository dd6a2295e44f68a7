import { api } from '@reverie/contract';
import type { Matches } from '#features/matches/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/matches to their use cases. */
export function matchRoutes(app: ApiApp, matches: Matches): void {
  const { list, answer } = api.matches;

  bind(app, list, async ({ principal }) => ({ status: 200, body: await matches.list(principal) }));

  bind(app, answer, async ({ principal, params, body }) => ({
    status: 200,
    body: await matches.answer(principal, params.id, body.answer),
  }));
}
