import { api } from '@reverie/contract';
import type { createRecovery } from '#features/recovery/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';

export function recoveryRoutes(app: ApiApp, recovery: ReturnType<typeof createRecovery>): void {
  bind(app, api.accounts.reset, async ({ body }) => {
    await recovery.reset(body);
    return { status: 204, body: null };
  });
}
