import { api } from '@reverie/contract';
import type { Passwords } from '#features/passwords/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { clientAddress } from '#platform/http/visitor.ts';

export function passwordRoutes(app: ApiApp, passwords: Passwords): void {
  bind(app, api.passwords.forgot, async ({ body }) => {
    await passwords.forgot(body);
    return { status: 202, body: null };
  });

  bind(app, api.passwords.reset, async ({ body }) => {
    await passwords.reset(body);
    return { status: 204, body: null };
  });

  bind(app, api.passwords.change, async ({ principal, body, context }) => {
    await passwords.change(principal, body, clientAddress(context));
    return { status: 204, body: null };
  });
}
