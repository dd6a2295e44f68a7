import { expect, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createApi } from '#platform/http/api.ts';
import { createEdges } from '#platform/http/edges.ts';
import { Problem } from '#platform/http/problem.ts';
import { silentLog } from '#platform/log.ts';

type Failing = { web?: Error; ready?: Error; origin?: string };

/** Edges around nothing: what stands behind them fails, or answers one page. */
function open({ web, ready, origin }: Failing = {}) {
  const edges = createEdges({
    api: createApi({ clock: systemClock, resolvePrincipal: async () => null }),
    log: silentLog,
    origin,
    async checkReady() {
      if (ready) throw ready;
    },
    async web() {
      if (web) throw web;
      return new Response('<p>a page</p>', { headers: { 'content-type': 'text/html' } });
    },
  });
  return async (path: string, headers: Record<string, string> = {}) =>
    edges.fetch(new Request(`http://reverie.test${path}`, { headers }), {});
}

const away = new Problem('unavailable', { retryAfter: 5 });

test('an unknown address below /api is a problem, never a page', async () => {
  const response = await open()('/api/nowhere');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ code: 'not_found', status: 404 });
});

test('/api itself is a page', async () => {
  for (const path of ['/api', '/api.data', '/apiary']) {
    expect(await (await open()(path)).text()).toBe('<p>a page</p>');
  }
});

test('the process lives while the database is away, and is not ready', async () => {
  const call = open({ ready: away });
  expect((await call('/healthz')).status).toBe(200);
  const response = await call('/readyz');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
});

test('somebody who waits for a page is shown one, in their language', async () => {
  const call = open({ web: away });
  const french = await call('/', { accept: 'text/html,*/*' });
  expect(french.status).toBe(503);
  expect(french.headers.get('retry-after')).toBe('5');
  expect(await french.text()).toContain('<html lang="fr">');
  const english = await call('/', { accept: 'text/html', 'accept-language': 'en-GB,fr;q=0.5' });
  expect(await english.text()).toContain('Nothing is lost');
  const data = await call('/dashboard.data', { accept: '*/*' });
  expect(data.headers.get('content-type')).toBe('application/problem+json');
});

test('a page that fails tells nobody why', async () => {
  const call = open({ web: new Error('relation "dreams" at line 3') });
  const response = await call('/', { accept: 'text/html' });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('relation');
});

test('over https browsers are asked to stay there', async () => {
  const response = await open({ origin: 'https://dreams.example' })('/healthz');
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
});
