import { api } from '@reverie/contract';
import type { Status } from '#features/status/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

/** Binds the call of contract/status to its use case. */
export function statusRoutes(app: ApiApp, status: Status): void {
  bind(app, api.status.get, async () => ({
    status: 200,
    body: await status.get(),
    headers: { 'cache-control': 'no-store' },
  }));
}
