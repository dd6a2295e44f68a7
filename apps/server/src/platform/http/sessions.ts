import type { Endpoint } from '@reverie/contract';
import type { Role } from '@reverie/contract/accounts.rules';
import { isShutToSuspended } from '@reverie/contract/endpoint';
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
  /** Where people reach the server, as its operator says. */
  origin?: string | undefined;
};

/** Whose session a call by cookie is meant for. */
const personHeader = 'reverie-person';

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
  if (principal?.standing === 'suspended' && isShutToSuspended(endpoint)) {
    throw new Problem('suspended');
  }
  if (typeof access === 'object' && !holds(principal, access.role)) {
    throw new Problem(principal?.lacksFactor ? 'factor_missing' : 'forbidden');
  }
  return principal;
}

/** A webmaster is a moderator too. */
function holds(principal: Principal | null, role: Role): boolean {
  return principal?.role === role || (role === 'moderator' && principal?.role === 'webmaster');
}

/**
 * The cookie opens what a browser fetches by itself, where no script can add a header: pictures
 * and the event stream. A call that changes something it opens where the endpoint says so, from our
 * own origin, and for the person who is named alone: what one left on a device is never sent as
 * another's. ADR 47.
 */
async function fromCookie(question: Question): Promise<Principal | null> {
  const { endpoint, request, resolve } = question;
  const isFetchedByBrowser = endpoint.mediaType !== undefined && request.method === 'GET';
  const isSentFromHere = endpoint.takesCookie !== undefined && isOwn(question);
  const token = isFetchedByBrowser || isSentFromHere ? readSessionCookie(request) : null;
  const principal = token ? await resolve(token) : null;
  const isMeant = isFetchedByBrowser || principal?.userId === request.headers.get(personHeader);
  return isMeant ? principal : null;
}

/** A browser says truly which origin a call comes from. */
function isOwn({ request, origin }: Question): boolean {
  return request.headers.get('origin') === (origin ?? new URL(request.url).origin);
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
