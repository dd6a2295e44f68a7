import { api } from '@reverie/contract';
import type { IdentityService } from '#features/identities/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { keepSession, placeOf } from '#platform/http/session-cookies.ts';

export function identityRoutes(
  app: ApiApp,
  identities: IdentityService,
  { origin }: { origin?: string | undefined } = {},
): void {
  const { providers, begin, finish, register, list, unlink } = api.identities;

  bind(app, providers, async () => ({ status: 200, body: identities.providers() }));

  bind(app, begin, async ({ principal, params, body }) => ({
    status: 200,
    body: await identities.begin(principal, params.provider, body),
  }));

  bind(app, finish, async ({ principal, params, body, context }) => {
    const place = placeOf(context);
    const { outcome, entered } = await identities.finish(principal, params.provider, body, place);
    const cookies = entered ? keepSession(context, entered, origin) : [];
    return { status: 200, body: outcome, headers: { 'set-cookie': cookies } };
  });

  bind(app, register, async ({ body, context }) => {
    const { user, ...entered } = await identities.register(body, placeOf(context));
    const cookies = keepSession(context, entered, origin);
    return {
      status: 201,
      body: { user, token: entered.token },
      headers: { 'set-cookie': cookies },
    };
  });

  bind(app, list, async ({ principal }) => ({
    status: 200,
    body: await identities.list(principal),
  }));

  bind(app, unlink, async ({ principal, params }) => {
    await identities.unlink(principal, params.id);
    return { status: 204, body: null };
  });
}
