const hour = 3_600;
const shortLife = 24 * hour;
const longLife = 30 * 24 * hour;

type SessionCookie = { token: string; remember: boolean };

/**
 * The session as the API itself would hand it to the browser. A form sent without scripts reaches
 * the API through this page, which passes the cookie on.
 */
export function sessionCookie(request: Request, { token, remember }: SessionCookie): string {
  return cookieOf(request, token, remember ? longLife : shortLife);
}

export function endedSessionCookie(request: Request): string {
  return cookieOf(request, '', 0);
}

function cookieOf(request: Request, value: string, maxAge: number): string {
  // Behind a proxy only the browser knows whether it speaks https: its Origin was checked before.
  const isSecure = request.headers.get('origin')?.startsWith('https:') ?? false;
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
  return `session=${value}; ${attributes}${isSecure ? '; Secure' : ''}`;
}
