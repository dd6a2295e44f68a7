import type { Endpoint } from '@reverie/contract';
import { Problem } from '#platform/http/problem.ts';
import type { ResolveViewer, Viewer } from '#platform/http/viewer.ts';

export const sessionCookie = 'session';
/** Says on which device an account was opened before. */
export const deviceCookie = 'device';

type Question = {
  endpoint: Endpoint;
  request: Request;
  /** Handed over by a caller in this process. */
  known: Viewer | null | undefined;
  resolve: ResolveViewer;
};

/**
 * Who calls. Throws `unauthenticated` where a session is needed, or where the token shown is dead:
 * its holder should learn that, even where a visitor would be let in.
 */
export async function findViewer(question: Question): Promise<Viewer | null> {
  const { endpoint, request, known, resolve } = question;
  if (endpoint.auth === 'none') return null;
  const bearer = readBearer(request);
  const viewer = known ?? (bearer ? await resolve(bearer) : await fromCookie(question));
  if (!viewer && (bearer || endpoint.auth === 'required')) throw new Problem('unauthenticated');
  return viewer;
}

/**
 * The cookie opens what a browser fetches by itself, where no script can add a header: pictures
 * and the event stream. It never opens a call that changes something.
 */
async function fromCookie({ endpoint, request, resolve }: Question): Promise<Viewer | null> {
  const isFetchedByBrowser = endpoint.mediaType !== undefined && request.method === 'GET';
  const token = isFetchedByBrowser ? readSessionCookie(request) : null;
  return token ? resolve(token) : null;
}

export function readSessionCookie(request: Request): string | null {
  return readCookie(request, sessionCookie);
}

export function readCookie(request: Request, wanted: string): string | null {
  const pairs = request.headers.get('cookie')?.split(';') ?? [];
  for (const pair of pairs) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === wanted && value) return value;
  }
  return null;
}

export function readBearer(request: Request): string | null {
  const header = request.headers.get('authorization') ?? '';
  return /^Bearer +(\S+) *$/i.exec(header)?.[1] ?? null;
}
