import { api } from '@reverie/contract';
import type { PushService } from '#features/push/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the calls of contract/push to their use cases. */
export function pushRoutes(app: ApiApp, push: PushService): void {
  const { get, subscribe, leave } = api.push;

  bind(app, get, async ({ principal }) => ({ status: 200, body: await push.get(principal) }));

  bind(app, subscribe, async ({ principal, body }) => ({
    status: 200,
    body: await push.subscribe(principal, body),
  }));

  bind(app, leave, async ({ principal }) => ({ status: 200, body: await push.leave(principal) }));
}
