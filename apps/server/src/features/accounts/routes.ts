import { api } from '@reverie/contract';
import type { Accounts, OpenedSession } from '#features/accounts/service.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { sessionCookie } from '#platform/http/sessions.ts';

/** Where no connection is known, as for calls made in this process, all share one address. */
const unknownAddress = 'unknown';

/**
 * Binds the calls of contract/accounts to their use cases. `origin` is the one people reach the
 * server at; the one a request names where it is absent.
 */
export function accountRoutes(
  app: ApiApp,
  accounts: Accounts,
  { origin }: { origin?: string | undefined } = {},
): void {
  const { register, login, logout, me, updateProfile, statistics } = api.accounts;
  const isSecure = (url: string) => (origin ?? url).startsWith('https:');

  bind(app, register, async ({ body, context }) => {
    const session = await accounts.register(body);
    return { status: 201, ...answerOf(session, isSecure(context.req.url)) };
  });

  bind(app, login, async ({ body, context }) => {
    const session = await accounts.login(body, context.env?.address ?? unknownAddress);
    return { status: 200, ...answerOf(session, isSecure(context.req.url)) };
  });

  bind(app, logout, async ({ viewer, context }) => {
    await accounts.logout(viewer);
    const gone = cookieOf('', 0, isSecure(context.req.url));
    return { status: 204, body: null, headers: { 'set-cookie': gone } };
  });

  bind(app, me, async ({ viewer }) => ({ status: 200, body: await accounts.me(viewer) }));

  bind(app, updateProfile, async ({ viewer, body }) => ({
    status: 200,
    body: await accounts.updateProfile(viewer, body),
  }));

  bind(app, statistics, async ({ viewer }) => ({
    status: 200,
    body: await accounts.statistics(viewer),
  }));
}

/** The session as the client keeps it, and once more as the cookie its browser will show. */
function answerOf({ maxAge, ...body }: OpenedSession, isSecure: boolean) {
  return { body, headers: { 'set-cookie': cookieOf(body.token, maxAge, isSecure) } };
}

function cookieOf(token: string, maxAge: number, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
  return `${sessionCookie}=${token}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
