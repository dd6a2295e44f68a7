import { stringifySetCookie } from 'cookie';
import type { Context } from 'hono';
import type { ApiEnv } from '#platform/http/api.ts';
import { deviceCookie, readCookie, sessionCookie } from '#platform/http/sessions.ts';
import { clientAddress, userAgent } from '#platform/http/visitor.ts';

/** Seconds a device is known: as long as browsers keep a cookie. */
const deviceLife = 400 * 86_400;

/** A session's token, the seconds it lives, and what its device is known by. */
type Kept = { token: string; maxAge: number; device: string | null };

/** Where a call signs somebody in: also where a page calls in this process on a browser's behalf. */
export function placeOf(context: Context<ApiEnv>) {
  return {
    address: clientAddress(context),
    device: context.env?.device ?? readCookie(context.req.raw, deviceCookie) ?? undefined,
    userAgent: userAgent(context),
  };
}

/**
 * The cookies by which a browser shows a session, and beside it what the device is known by, also
 * where a page signs in on its behalf. `origin` is the one people reach the server at.
 */
export function keepSession(
  context: Context<ApiEnv>,
  { token, maxAge, device }: Kept,
  origin: string | undefined,
): string[] {
  const isSecure = isSecureFor(context, origin);
  const known = device === null ? [] : [cookieOf(deviceCookie, device, deviceLife, isSecure)];
  for (const cookie of known) context.env?.keepCookie?.(cookie);
  return [cookieOf(sessionCookie, token, maxAge, isSecure), ...known];
}

export function forgetSession(context: Context<ApiEnv>, origin: string | undefined): string {
  return cookieOf(sessionCookie, '', 0, isSecureFor(context, origin));
}

function isSecureFor(context: Context<ApiEnv>, origin: string | undefined): boolean {
  return (origin ?? context.req.url).startsWith('https:');
}

function cookieOf(name: string, value: string, maxAge: number, secure: boolean): string {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return stringifySetCookie({ name, value, maxAge, ...attributes });
}
