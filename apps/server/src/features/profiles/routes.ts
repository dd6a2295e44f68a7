import { api } from '@reverie/contract';
import type { Profiles } from '#features/profiles/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the call of contract/profiles to its use case. */
export function profileRoutes(app: ApiApp, profiles: Profiles): void {
  bind(app, api.profiles.get, async ({ principal, params, query }) => ({
    status: 200,
    body: await profiles.get(principal, params.username, query),
  }));
}
