import { api } from '@reverie/contract';
import type { ConsentService } from '#features/consents/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/consents to their use cases. */
export function consentRoutes(app: ApiApp, consents: ConsentService): void {
  bind(app, api.consents.list, async ({ viewer }) => ({
    status: 200,
    body: await consents.list(viewer),
  }));

  bind(app, api.consents.choose, async ({ viewer, params, body }) => ({
    status: 200,
    body: await consents.choose(viewer, params.kind, body),
  }));
}
