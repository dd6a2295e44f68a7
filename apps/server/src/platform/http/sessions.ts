import type { Endpoint } from '@reverie/contract';
import { parseCookie } from 'cookie';
import type { Principal, ResolvePrincipal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

export const sessionCookie = 'session';
/** Says on which device an account was opened before. */
export const deviceCookie = 'device';

type Question = {
  endpoint: Endpoint;
  request: Request;
  /** Handed over by a caller in this process. */
  known: Principal | null | undefined;
  resolve: ResolvePrincipal;
};

/**
 * Who calls, and whether that is who may: the one place that keeps what an endpoint declares as its
 * `access`. Throws `unauthenticated` where a session is needed, or where the token shown is dead: its
 * holder should learn that, even where a visitor would be let in. Throws `forbidden` where a role is
 * needed that who calls does not have, and `factor_missing` where it waits for a second factor.
 */
export async function findPrincipal(question: Question): Promise<Principal | null> {
  const { endpoint, request, known, resolve } = question;
  const { access } = endpoint;
  if (access === 'open') return null;
  const bearer = readBearer(request);
  const principal = known ?? (bearer ? await resolve(bearer) : await fromCookie(question));
  if (!principal && (bearer || access !== 'public')) throw new Problem('unauthenticated');
  if (typeof access === 'object' && principal?.role !== access.role) {
    throw new Problem(principal?.lacksFactor ? 'factor_missing' : 'forbidden');
  }
  return principal;
}

/**
 * The cookie opens what a browser fetches by itself, where no script can add a header: pictures
 * and the event stream. It never opens a call that changes something.
 */
async function fromCookie({ endpoint, request, resolve }: Question): Promise<Principal | null> {
  const isFetchedByBrowser = endpoint.mediaType !== undefined && request.method === 'GET';
  const token = isFetchedByBrowser ? readSessionCookie(request) : null;
  return token ? resolve(token) : null;
}

export function readSessionCookie(request: Request): string | null {
  return readCookie(request, sessionCookie);
}

export function readCookie(request: Request, wanted: string): string | null {
  return parseCookie(request.headers.get('cookie') ?? '')[wanted] || null;
}

export function readBearer(request: Request): string | null {
  const header = request.headers.get('authorization') ?? '';
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? null;
}
