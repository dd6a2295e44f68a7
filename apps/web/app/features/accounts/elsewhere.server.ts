import { arrivalLife } from '@reverie/contract/identities.rules';
import { ApiProblem } from '@reverie/sdk';
import { createCookie } from 'react-router';

const purposes = ['enter', 'link', 'prove'] as const;
export type Purpose = (typeof purposes)[number];

/**
 * What a browser takes along to another place and back: it ties both ways to that browser. `note` is
 * sealed by the API; the rest is only shown, to the one who holds it.
 */
export type Luggage = {
  note: string;
  purpose: Purpose;
  from?: string | undefined;
  email?: string | null;
  username?: string | null;
};

const cookie = createCookie('elsewhere', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: arrivalLife / 1000,
});

export function purposeOf(asked: unknown): Purpose {
  return purposes.find((purpose) => purpose === asked) ?? 'enter';
}

/** What the browser brought; null where that is nothing of ours. */
export async function readLuggage(request: Request): Promise<Luggage | null> {
  const found: unknown = await cookie.parse(request.headers.get('cookie'));
  if (typeof found !== 'object' || found === null) return null;
  const { note, purpose, from, email, username } = found as Partial<Record<string, unknown>>;
  if (typeof note !== 'string') return null;
  return {
    note,
    purpose: purposeOf(purpose),
    ...(typeof from === 'string' && { from }),
    email: typeof email === 'string' ? email : null,
    username: typeof username === 'string' ? username : null,
  };
}

/** `origin` is the one people reach the site at. */
export function luggageCookie(luggage: Luggage, origin: string): Promise<string> {
  return cookie.serialize(luggage, { secure: origin.startsWith('https:') });
}

export function endedLuggageCookie(origin: string): Promise<string> {
  return cookie.serialize('', { secure: origin.startsWith('https:'), maxAge: 0 });
}

/** Why nobody came in, as the page that follows says it. */
const said: Partial<Record<ApiProblem['problem']['code'], string>> = {
  sign_in_denied: 'denied',
  sign_in_refused: 'refused',
  provider_unavailable: 'away',
  identity_taken: 'taken',
  not_found: 'refused',
  unauthenticated: 'refused',
};

/** The page that says why it came to nothing. What is no refusal of this kind is thrown on. */
export function pathAfterFailure(error: unknown, purpose: Purpose): string {
  const code = error instanceof ApiProblem ? said[error.problem.code] : undefined;
  if (code === undefined) throw error;
  return purpose === 'enter' ? `/login?session=${code}` : `/settings/security?elsewhere=${code}`;
}
