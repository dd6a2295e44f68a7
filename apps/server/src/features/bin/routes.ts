import { api } from '@reverie/contract';
import type { BinService } from '#features/bin/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

export function binRoutes(app: ApiApp, bin: BinService): void {
  bind(app, api.bin.list, async ({ principal, query }) => ({
    status: 200,
    body: await bin.list(principal, query),
  }));

  bind(app, api.bin.empty, async ({ principal }) => {
    await bin.empty(principal);
    return { status: 204, body: null };
  });

  bind(app, api.bin.erase, async ({ principal, params }) => {
    await bin.erase(principal, params.id);
    return { status: 204, body: null };
  });
}
