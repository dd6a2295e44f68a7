import { api } from '@reverie/contract';
import type { Addresses } from '#features/addresses/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { clientAddress } from '#platform/http/visitor.ts';

export function addressRoutes(app: ApiApp, addresses: Addresses): void {
  bind(app, api.addresses.verify, async ({ body }) => {
    await addresses.verify(body.token);
    return { status: 204, body: null };
  });

  bind(app, api.addresses.resend, async ({ principal }) => {
    await addresses.resend(principal);
    return { status: 202, body: null };
  });

  bind(app, api.addresses.change, async ({ principal, body, context }) => {
    await addresses.change(principal, body, clientAddress(context));
    return { status: 202, body: null };
  });

  bind(app, api.addresses.undo, async ({ body }) => {
    await addresses.undo(body.token);
    return { status: 204, body: null };
  });
}
