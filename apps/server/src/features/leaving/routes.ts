import { api } from '@reverie/contract';
import type { Leaving } from '#features/leaving/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { clientAddress } from '#platform/http/visitor.ts';

export function leavingRoutes(app: ApiApp, leaving: Leaving): void {
  bind(app, api.leaving.leave, async ({ principal, body, context }) => ({
    status: 202,
    body: await leaving.leave(principal, body, clientAddress(context)),
  }));

  bind(app, api.leaving.stay, async ({ principal, context }) => {
    await leaving.stay(principal, clientAddress(context));
    return { status: 204, body: null };
  });
}
