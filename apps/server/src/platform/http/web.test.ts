import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '@reverie/contract/accounts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import { type ApiBindings, createApi } from '#platform/http/api.ts';
import { createEdges } from '#platform/http/edges.ts';
import type { Person } from '#platform/http/principal.ts';
import { openWeb } from '#platform/http/web.ts';
import { silentLog } from '#platform/log.ts';
import { temporaryFolder } from '#testing/folder.ts';

/** A build as React Router leaves it, of one route that tells what it was given. */
const build = `
import { createContext, RouterContextProvider } from '${import.meta.resolve('react-router')}';
const given = createContext();
async function tell({ context, request }) {
  const { user, nonce, api, socialLinks } = context.get(given);
  const answer = await api(new Request('http://reverie.test/api/who'));
  const called = await answer.json();
  return Response.json({ user: user?.username ?? null, nonce, called, socialLinks, method: request.method });
}
export const entry = {
  module: {
    default: () => new Response('a page'),
    hear: (request) => ({ request, cookies: ['language=en; Path=/'] }),
    takes: ({ pathname }) => (pathname === '/picture' ? 'picture' : 'words'),
    createContext(value) {
      const context = new RouterContextProvider();
      context.set(given, value);
      return context;
    },
  },
};
async function feed() {
  return new Response('<feed/>', { headers: { 'cache-control': 'public, max-age=600' } });
}
async function form({ request }) {
  return Response.json([...(await request.formData()).keys()]);
}
async function where({ context }) {
  return new Response(context.get(given).origin);
}
export const routes = {
  feed: { id: 'feed', path: 'feed.xml', module: { loader: feed } },
  form: { id: 'form', path: 'form', module: { loader: feed, action: form } },
  picture: { id: 'picture', path: 'picture', module: { loader: feed, action: form } },
  where: { id: 'where', path: 'where', module: { loader: where } },
  tell: { id: 'tell', path: 'tell', module: { loader: tell, action: tell } },
};
export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' };
export const [basename, publicPath, assetsBuildDirectory] = ['/', '/', ''];
export const [ssr, isSpaMode, prerender, future] = [true, false, [], {}];
export const routeDiscovery = { mode: 'initial' };
`;

const ada: User = {
  id: '018f2b6e-7c1a-7def-8abc-0123456789ab',
  username: 'ada',
  displayName: null,
  avatar: null,
  role: 'user',
  createdAt: '2026-01-01T00:00:00.000Z',
  preferences: { isPublic: true, language: 'fr', warnedDreams: 'veil', firstLines: false },
};
const principal: Person = {
  kind: 'person',
  userId: ada.id,
  username: 'ada',
  role: 'user',
  sessionId: 'one',
  endsAt: new Date('2100-01-01'),
  language: 'fr',
  apart: [],
  communities: [],
};

const toldSchema = z.object({
  user: z.string().nullable(),
  nonce: z.string(),
  called: z.object({ principal: z.string().nullable(), requestId: z.string() }),
});

async function toldBy(response: Response): Promise<z.infer<typeof toldSchema>> {
  return toldSchema.parse(await response.json());
}

async function open(origin?: string) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/index.js'), build);
  await writeFile(join(folder, 'client/assets/root-1a2b.js'), 'export {}');
  const web = await openWeb({
    folder,
    origin,
    listening: 'http://localhost:3000',
    log: silentLog,
    socialLinks: ['https://example.social/@reverie'],
    api: async (_request: Request, { principal, requestId }: ApiBindings) =>
      Response.json({ principal: principal?.username ?? null, requestId }),
    findSession: async (token) => (token === 'alive' ? { principal, user: ada } : null),
  });
  const edges = createEdges({
    api: createApi({ clock: systemClock, resolvePrincipal: async () => null }),
    log: silentLog,
    origin,
    web,
    checkReady: async () => {},
  });
  return async (path: string, init: RequestInit = {}, at = 'http://reverie.test') =>
    edges.fetch(new Request(path.startsWith('http') ? path : `${at}${path}`, init), {});
}

test('without a build there are no pages', async () => {
  const listening = 'http://localhost:3000';
  const parts = {
    api: async () => new Response(),
    findSession: async () => null,
    socialLinks: [],
    listening,
    log: silentLog,
  };
  const folder = await temporaryFolder();
  expect(await openWeb({ ...parts, folder, origin: undefined })).toBeUndefined();
});

test('a page is rendered as whom the cookie says, and so are the calls it makes', async () => {
  const call = await open();
  const response = await call('/tell', { headers: { cookie: 'session=alive' } });
  const told = await toldBy(response);
  expect(told).toMatchObject({ user: 'ada', called: { principal: 'ada' } });
  expect(told.called.requestId).toBe(response.headers.get('request-id'));
  const stranger = await toldBy(await call('/tell', { headers: { cookie: 'session=dead' } }));
  expect(stranger).toMatchObject({ user: null, called: { principal: null } });
});

test('each page has a nonce of its own, and its policy names it', async () => {
  const call = await open();
  const nonces = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    const response = await call('/tell');
    const { nonce } = await toldBy(response);
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(response.headers.get('cache-control')).toContain('private');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('a form is heard from our own pages only', async () => {
  const post = (origin?: string) => ({
    method: 'POST',
    headers: origin ? { origin } : {},
    body: new URLSearchParams({ name: 'ada' }),
  });
  const call = await open();
  expect((await call('/tell', post('http://reverie.test'))).status).toBe(200);
  for (const foreign of ['http://elsewhere.test', 'null', undefined]) {
    const response = await call('/tell', post(foreign));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'wrong_origin' });
  }
  const behindProxy = await open('https://dreams.example');
  expect((await behindProxy('/tell', post('http://reverie.test'))).status).toBe(403);
});

test('a file is served, a missing one is no page', async () => {
  const call = await open();
  expect(await (await call('/assets/root-1a2b.js')).text()).toBe('export {}');
  const missing = await call('/assets/gone.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('location')).toBeNull();
});

test('no cookie is set on what caches share, such as a feed asked for in a language', async () => {
  const call = await open();
  const feed = await call('/feed.xml?lang=en');
  expect(feed.headers.get('cache-control')).toBe('public, max-age=600');
  expect(feed.headers.get('set-cookie')).toBeNull();
  expect((await call('/tell?lang=en')).headers.get('set-cookie')).toContain('language=en');
});

test('a page that is sent no form says so, and nothing at all is an empty form', async () => {
  const call = await open('https://dreams.example');
  const send = (type: string | null, body: string | Uint8Array<ArrayBuffer> | null) => {
    const headers = new Headers({ origin: 'https://dreams.example' });
    if (type) headers.set('content-type', type);
    return call('/form', { method: 'POST', headers, body });
  };
  const urlencoded = 'application/x-www-form-urlencoded';
  expect((await send('application/json', '{"a":1}')).status).toBe(415);
  expect((await send('text/plain', 'a=1')).status).toBe(415);
  expect((await send(null, new TextEncoder().encode('a=1'))).status).toBe(415);
  expect((await send('multipart/form-data', 'a=1')).status).toBe(400);
  expect((await send('multipart/form-data; boundary=x', 'a=1')).status).toBe(400);
  expect((await send(urlencoded, 'a='.padEnd(1_048_577, 'b'))).status).toBe(413);
  expect(await (await send(null, null)).json()).toEqual([]);
  expect(await (await send(`${urlencoded};charset=UTF-8`, 'a=1&b=2')).json()).toEqual(['a', 'b']);
});

test('only the page that takes a picture reads a form as long as one, from somebody signed in', async () => {
  const call = await open();
  const send = async (path: string, bytes: number, session = 'alive') => {
    const headers = new Headers({ origin: 'http://reverie.test', cookie: `session=${session}` });
    headers.set('content-type', 'application/x-www-form-urlencoded');
    return call(path, { method: 'POST', headers, body: 'picture='.padEnd(bytes, 'a') });
  };
  const megabyte = 1_048_576;
  const tooLong = await send('/form', 2 * megabyte);
  expect(tooLong.status).toBe(413);
  expect(await tooLong.json()).toMatchObject({ code: 'body_too_large' });
  expect((await send('/picture', 2 * megabyte, 'dead')).status).toBe(413);
  // More than a picture may have: that page says so itself.
  expect(await (await send('/picture', 6 * megabyte)).json()).toEqual(['picture']);
  expect((await send('/picture', 17 * megabyte)).status).toBe(413);
});

test('no name a request makes up for this server stands in what it answers', async () => {
  const call = await open();
  const asked = async (origin: string) => {
    return (await call('/where', {}, origin)).text();
  };
  expect(await asked('http://evil.example')).toBe('http://localhost:3000');
  expect(await asked('http://localhost.evil.example')).toBe('http://localhost:3000');
  expect(await asked('http://localhost:4000')).toBe('http://localhost:4000');
  expect(await asked('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  const configured = await open('https://dreams.example');
  expect(await (await configured('/where')).text()).toBe('https://dreams.example');
});

test('a path that names a host leads home', async () => {
  const call = await open();
  for (const path of ['//evil.example', '//evil.example/..', '//tell', '///tell']) {
    const response = await call(`http://reverie.test${path}`);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/');
  }
});
