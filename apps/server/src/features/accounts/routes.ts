import { api } from '@reverie/contract';
import type { WaysIn } from '@reverie/contract/accounts';
import type { Accounts } from '#features/accounts/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { forgetSession, keepSession, placeOf } from '#platform/http/session-cookies.ts';

/**
 * Binds the calls of contract/accounts to their use cases. `origin` is the one people reach the
 * server at; the one a request names where it is absent.
 */
export function accountRoutes(
  app: ApiApp,
  accounts: Accounts,
  { origin, ...waysIn }: { origin?: string | undefined } & WaysIn,
): void {
  const { register, login, logout, ways, me, updateProfile, statistics } = api.accounts;

  bind(app, register, async ({ body, context }) => {
    const { user, ...entered } = await accounts.register(body, placeOf(context));
    const cookies = keepSession(context, entered, origin);
    return {
      status: 201,
      body: { user, token: entered.token },
      headers: { 'set-cookie': cookies },
    };
  });

  bind(app, login, async ({ body, context }) => {
    const { user, ...entered } = await accounts.login(body, placeOf(context));
    const cookies = keepSession(context, entered, origin);
    return {
      status: 200,
      body: { user, token: entered.token },
      headers: { 'set-cookie': cookies },
    };
  });

  bind(app, api.factors.secondStep, async ({ body, context }) => {
    const { user, ...entered } = await accounts.takeSecondStep(body, placeOf(context));
    const cookies = keepSession(context, entered, origin);
    return {
      status: 200,
      body: { user, token: entered.token },
      headers: { 'set-cookie': cookies },
    };
  });

  bind(app, api.passkeys.enter, async ({ body, context }) => {
    const { user, ...entered } = await accounts.enterByPasskey(body, placeOf(context));
    const cookies = keepSession(context, entered, origin);
    return {
      status: 200,
      body: { user, token: entered.token },
      headers: { 'set-cookie': cookies },
    };
  });

  bind(app, logout, async ({ principal, context }) => {
    await accounts.logout(principal);
    const gone = forgetSession(context, origin);
    return { status: 204, body: null, headers: { 'set-cookie': gone } };
  });

  bind(app, ways, async () => ({ status: 200, body: waysIn }));

  bind(app, me, async ({ principal }) => ({ status: 200, body: await accounts.me(principal) }));

  bind(app, updateProfile, async ({ principal, body }) => ({
    status: 200,
    body: await accounts.updateProfile(principal, body),
  }));

  bind(app, statistics, async ({ principal }) => ({
    status: 200,
    body: await accounts.statistics(principal),
  }));
}
