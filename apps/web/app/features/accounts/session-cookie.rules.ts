import { stringifySetCookie } from 'cookie';

const hour = 3_600;
const shortLife = 24 * hour;
const longLife = 30 * 24 * hour;

type SessionCookie = { token: string; remember: boolean };

/**
 * The session as the API itself would hand it to the browser. A form sent without scripts reaches
 * the API through this page, which passes the cookie on.
 */
export function sessionCookie(request: Request, { token, remember }: SessionCookie): string {
  return cookieOf(isSealed(request), token, remember ? longLife : shortLife);
}

export function endedSessionCookie(request: Request): string {
  return cookieOf(isSealed(request), '', 0);
}

/** The same after a way back from elsewhere, which names no origin: the one people reach us at. */
export function cookieOfSession(token: string, origin: string): string {
  return cookieOf(origin.startsWith('https:'), token, shortLife);
}

/** Behind a proxy only the browser knows whether it speaks https: its Origin was checked before. */
function isSealed(request: Request): boolean {
  return request.headers.get('origin')?.startsWith('https:') ?? false;
}

function cookieOf(secure: boolean, value: string, maxAge: number): string {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return stringifySetCookie({ name: 'session', value, maxAge, ...attributes });
}
