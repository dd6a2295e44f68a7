import { api } from '@reverie/contract';
import type { PasskeyService } from '#features/passkeys/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { clientAddress, userAgent } from '#platform/http/visitor.ts';

export function passkeyRoutes(app: ApiApp, passkeys: PasskeyService): void {
  const { begin, add, rename, remove, ask } = api.passkeys;

  bind(app, api.factors.list, async ({ principal }) => {
    return { status: 200, body: await passkeys.list(principal) };
  });

  bind(app, begin, async ({ principal }) => {
    return { status: 200, body: await passkeys.begin(principal) };
  });

  bind(app, add, async ({ principal, body, context }) => {
    const place = { address: clientAddress(context), userAgent: userAgent(context) };
    return { status: 200, body: await passkeys.add(principal, body, place) };
  });

  bind(app, rename, async ({ principal, params, body }) => {
    await passkeys.rename(principal, params.id, body.name);
    return { status: 204, body: null };
  });

  bind(app, remove, async ({ principal, params, context }) => {
    await passkeys.remove(principal, params.id, clientAddress(context));
    return { status: 204, body: null };
  });

  bind(app, ask, async ({ principal, body }) => {
    return { status: 200, body: await passkeys.ask(principal, body) };
  });
}
