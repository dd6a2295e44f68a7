import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { User } from '@reverie/contract/accounts';
import type { Context } from 'hono';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { ApiBindings, ApiEnv } from '#platform/http/api.ts';
import { namesFile, openAssets } from '#platform/http/assets.ts';
import { readBytes } from '#platform/http/body.ts';
import { isForEverybody } from '#platform/http/caching.ts';
import { createOwnOrigin } from '#platform/http/own-origin.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { framedPolicy, newNonce, pagePolicy } from '#platform/http/security.ts';
import { deviceCookie, readCookie, readSessionCookie } from '#platform/http/sessions.ts';
import { readSheets } from '#platform/http/sheets.ts';
import type { Log } from '#platform/log.ts';

/** What the pages are given for one request. The web build declares the same. */
export type PageGiven = {
  /** Calls the API in this process, as the same viewer. */
  api(request: Request): Promise<Response>;
  user: User | null;
  nonce: string;
  /** Where people reach the site, behind a proxy too. */
  origin: string;
  /** Where the operator can be followed. */
  socialLinks: readonly string[];
  /** Where the source code is; null where the operator names no place. */
  sourceUrl: string | null;
  /** Who answers for what is kept here; null where the operator names nobody. */
  controller: string | null;
  /** The texts of the build's style sheets, by their addresses. */
  sheets: ReadonlyMap<string, string>;
  /** Tells the log of a failure of ours. */
  report(error: unknown): void;
};

type WebBuild = ServerBuild & {
  entry: {
    module: {
      createContext(given: PageGiven): RouterContextProvider;
      /** The request as pages answer it, and cookies that keep what it asks for. */
      hear(request: Request, origin: string): { request: Request; cookies: string[] };
      /** Whether the page at an address takes a picture, beside words. */
      takes(url: URL): keyof typeof formLimits;
    };
  };
};

export type WebParts = {
  /** Holds `client` and `server`, as the web's build leaves them. */
  folder: string;
  /** Where browsers may fetch a model that recognises speech. */
  speechModelUrl?: string | undefined;
  api(request: Request, bindings: ApiBindings): Promise<Response>;
  /** Whose session a cookie opens. */
  log: Log;
  findSession(token: string): Promise<{ principal: Person; user: User } | null>;
  origin: string | undefined;
  /** Origin of the place it listens on. */
  listening: string;
  socialLinks: readonly string[];
  sourceUrl?: string | undefined;
  controller?: string | undefined;
};

export type WebHandler = (context: Context<ApiEnv>) => Promise<Response>;

/** Pages and their files, from a finished build. Undefined where there is none. */
export async function openWeb(parts: WebParts): Promise<WebHandler | undefined> {
  const entry = join(parts.folder, 'server', 'index.js');
  try {
    await access(entry);
  } catch {
    return undefined;
  }
  // The server knows the web by what its build hands over, and by nothing else.
  const build: WebBuild = await import(pathToFileURL(entry).href);
  // Loaded here, so that a server of the API alone carries no renderer.
  const { createRequestHandler } = await import('react-router');
  const render = createRequestHandler(build, 'production');
  const files = join(parts.folder, 'client');
  const [assets, sheets] = await Promise.all([openAssets(files, parts), readSheets(files)]);

  const ownOrigin = createOwnOrigin(parts);

  return async (context) => {
    const request = context.req.raw;
    const line = context.get('line');
    const file = await assets.find(request);
    if (file || namesFile(context.req.path)) {
      line.isQuiet = true;
      return (
        file ?? new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
      );
    }
    line.route = 'page';
    refuseForeignForm(request, parts.origin);
    // In a page of somebody else nobody is known, and no cookie is read or set.
    const isFramed = context.req.path.startsWith(framedFolder);
    const session = isFramed ? null : await openSession(request, parts);
    if (session) line.userId = session.principal.userId;
    const nonce = newNonce();
    const kept: string[] = [];
    const bindings: ApiBindings = {
      principal: session?.principal ?? null,
      address: context.env?.address,
      device: isFramed ? undefined : (readCookie(request, deviceCookie) ?? undefined),
      keepCookie: (cookie) => void kept.push(cookie),
      userAgent: request.headers.get('user-agent') ?? undefined,
      requestId: context.get('requestId'),
    };
    const origin = ownOrigin(request);
    const { createContext, hear, takes } = build.entry.module;
    const limit = formLimits[session ? takes(new URL(request.url)) : 'words'];
    const heard = hear(await readForm(request, limit), origin);
    const given = createContext({
      api: (call) => parts.api(call, bindings),
      user: session?.user ?? null,
      nonce,
      origin,
      socialLinks: parts.socialLinks,
      sourceUrl: parts.sourceUrl ?? null,
      controller: parts.controller ?? null,
      sheets,
      report: (error) => parts.log.error({ requestId: bindings.requestId, error }, 'failure'),
    });
    const response = await render(heard.request, given);
    if (isFramed) return withFramedHeaders(response, nonce);
    return withPageHeaders(response, nonce, [...heard.cookies, ...kept]);
  };
}

/** Where pages answer that stand in pages of others. */
const framedFolder = '/embed/';

async function openSession(request: Request, { findSession }: WebParts) {
  const token = readSessionCookie(request);
  return token ? findSession(token) : null;
}

/** A form sent by cookie comes from our own pages, or is not heard. */
function refuseForeignForm(request: Request, origin: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  // A browser says truly where a form comes from and where it sends it.
  if (request.headers.get('origin') !== (origin ?? new URL(request.url).origin))
    throw new Problem('wrong_origin');
}

/**
 * Bytes: a dream with its full report, and room for how a form writes it. Where somebody signed in
 * sends a picture, any a camera takes, so that the page itself can say which ones are too large; and a
 * journal of 64 MB. The API takes more.
 */
const formLimits = { words: 1_048_576, picture: 16 * 1_048_576, file: 65 * 1_048_576 };

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * What a page is sent is a form, whole, or it is refused before the page asks for it. Nothing at all
 * is a form with nothing in it.
 */
async function readForm(request: Request, limit: number): Promise<Request> {
  const { method, signal, url } = request;
  if (method === 'GET' || method === 'HEAD') return request;
  const headers = new Headers(request.headers);
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) headers.set('content-type', 'application/x-www-form-urlencoded');
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!formTypes.includes(type)) {
    throw new Problem('unsupported_media_type', { detail: 'A page is sent a form' });
  }
  headers.delete('content-length');
  const read = new Request(url, { method, headers, signal, body: Buffer.from(bytes) });
  try {
    await read.clone().formData();
  } catch (cause) {
    throw new Problem('invalid_body', { detail: 'The form cannot be read', cause });
  }
  return read;
}

function withFramedHeaders(response: Response, nonce: string): Response {
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  headers.set('content-security-policy', framedPolicy(nonce));
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}

function withPageHeaders(response: Response, nonce: string, cookies: string[]): Response {
  const headers = new Headers(response.headers);
  // A feed or a map is read by programs, from caches that many share: it keeps no choice of anybody.
  if (!isForEverybody(headers)) {
    for (const cookie of cookies) headers.append('set-cookie', cookie);
  }
  headers.set('content-security-policy', pagePolicy(nonce));
  // A page may show what only this viewer may see.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
