import { api } from '@reverie/contract';
import type { Context } from 'hono';
import type { Accounts, OpenedSession } from '#features/accounts/service.ts';
import type { ApiEnv } from '#platform/http/api.ts';
import { type ApiApp, bind } from '#platform/http/bind.ts';
import { deviceCookie, readCookie, sessionCookie } from '#platform/http/sessions.ts';
import { clientAddress } from '#platform/http/visitor.ts';

/** Seconds a device is known: as long as browsers keep a cookie. */
const deviceLife = 400 * 86_400;

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
    const session = await accounts.register(body, clientAddress(context));
    return { status: 201, ...answerOf(session, context, isSecure(context.req.url)) };
  });

  bind(app, login, async ({ body, context }) => {
    const device = context.env?.device ?? readCookie(context.req.raw, deviceCookie) ?? undefined;
    const session = await accounts.login(body, { address: clientAddress(context), device });
    return { status: 200, ...answerOf(session, context, isSecure(context.req.url)) };
  });

  bind(app, logout, async ({ viewer, context }) => {
    await accounts.logout(viewer);
    const gone = cookieOf(sessionCookie, '', 0, isSecure(context.req.url));
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

/**
 * The session as the client keeps it, and once more as the cookie its browser will show; beside it
 * what the device is known by, also where a page signs in on its behalf.
 */
function answerOf(opened: OpenedSession, context: Context<ApiEnv>, isSecure: boolean) {
  const { maxAge, device, ...body } = opened;
  const known = device === null ? [] : [cookieOf(deviceCookie, device, deviceLife, isSecure)];
  for (const cookie of known) context.env?.keepCookie?.(cookie);
  const cookies = [cookieOf(sessionCookie, body.token, maxAge, isSecure), ...known];
  return { body, headers: { 'set-cookie': cookies } };
}

function cookieOf(name: string, value: string, maxAge: number, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
  return `${name}=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
