import { api } from '@reverie/contract';
import type { FactorService } from '#features/factors/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { clientAddress } from '#platform/http/visitor.ts';

export function factorRoutes(app: ApiApp, factors: FactorService): void {
  const { begin, confirm, remove, renewCodes } = api.factors;

  bind(app, begin, async ({ principal }) => {
    return { status: 200, body: await factors.begin(principal) };
  });

  bind(app, confirm, async ({ principal, body, context }) => {
    const address = clientAddress(context);
    return { status: 200, body: await factors.confirm(principal, body.code, address) };
  });

  bind(app, remove, async ({ principal, context }) => {
    await factors.remove(principal, clientAddress(context));
    return { status: 204, body: null };
  });

  bind(app, renewCodes, async ({ principal, context }) => {
    return { status: 200, body: await factors.renewCodes(principal, clientAddress(context)) };
  });
}
