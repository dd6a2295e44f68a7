import type { Endpoint } from '@reverie/contract';
import { type ProblemDetails, problemSchema } from '@reverie/contract';
import { defaultBodyBytes, endpoints } from '@reverie/contract/endpoint';
import { writtenText } from '@reverie/contract/text';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import { type ApiApp, createApi } from '#platform/http/api.ts';
import { bind } from '#platform/http/bind.ts';
import { createEdges } from '#platform/http/edges.ts';
import { unknownFields } from '#platform/http/field-errors.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { createLimits, type Limits } from '#platform/limits/limits.ts';
import { silentLog } from '#platform/log.ts';
import { openTestDatabase } from '#testing/database.ts';

const note = z.strictObject({ id: z.uuid(), text: z.string() });
const notes = endpoints({
  add: {
    route: 'POST /notes',
    summary: 'Add',
    access: 'session',
    body: z.strictObject({
      text: writtenText({ max: 10 }),
      size: z.int().min(1).max(5).optional(),
      tags: z
        .array(z.enum(['a', 'b']))
        .max(2)
        .optional(),
    }),
    responses: { 201: note },
    errors: [],
  },
  list: {
    route: 'GET /notes',
    summary: 'List',
    access: 'public',
    query: z.strictObject({ page: z.coerce.number().int().min(1).default(1) }),
    responses: { 200: z.strictObject({ page: z.int(), principal: z.string().nullable() }) },
    errors: [],
  },
  read: {
    route: 'GET /notes/{id}',
    summary: 'Read',
    access: 'open',
    params: z.strictObject({ id: z.uuid() }),
    responses: { 200: note },
    errors: [],
  },
  touch: {
    route: 'POST /notes/{id}/touch',
    summary: 'Touch',
    access: 'open',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({ hard: z.boolean().optional() }),
    isBodyOptional: true,
    responses: { 204: null },
    errors: [],
  },
  rare: {
    route: 'POST /notes/rare',
    summary: 'Rarely',
    access: 'public',
    body: z.strictObject({ text: z.string() }),
    bodyBytes: 100,
    limits: ['registrations', 'dreams'],
    responses: { 204: null },
    errors: [],
  },
  picture: {
    route: 'GET /pictures/{name}.svg',
    summary: 'Picture',
    access: 'public',
    params: z.strictObject({ name: z.string().max(5) }),
    responses: { 200: z.string() },
    errors: [],
    mediaType: 'image/svg+xml',
  },
  desk: {
    route: 'GET /desk',
    summary: 'The desk of webmasters',
    access: { role: 'webmaster' },
    responses: { 204: null },
    errors: [],
  },
  surprise: {
    route: 'GET /surprise',
    summary: 'Refuses with what it does not declare',
    access: 'open',
    responses: { 204: null },
    errors: [],
  },
} satisfies Record<string, Endpoint>);

const id = '018f2b6e-7c1a-7def-8abc-0123456789ab';
const ada: Person = {
  kind: 'person',
  userId: id,
  username: 'ada',
  role: 'user',
  sessionId: 's',
  endsAt: new Date('2100-01-01'),
  language: 'fr',
  apart: [],
  communities: [],
};

function open(limits?: Limits, onRefusal?: ApiApp['onRefusal']) {
  const api = createApi({
    ...(limits && { limits }),
    ...(onRefusal && { onRefusal }),
    clock: systemClock,
    resolvePrincipal: async (token) => {
      if (token === 'grace') return { ...ada, role: 'webmaster' };
      if (token === 'bare') return { ...ada, lacksFactor: true };
      return token === 'ada' ? ada : null;
    },
  });
  bind(api, notes.desk, async () => ({ status: 204, body: null }));
  bind(api, notes.surprise, async () => {
    throw new Problem('email_taken');
  });
  bind(api, notes.add, async ({ body }) => ({ status: 201, body: { id, text: body.text } }));
  bind(api, notes.list, async ({ query, principal }) => ({
    status: 200,
    body: { page: query.page, principal: principal?.username ?? null },
  }));
  bind(api, notes.read, async ({ params }) => {
    if (params.id === id) {
      const row = { id, text: 'a dream', report: 'for its dreamer alone' };
      return { status: 200, body: row };
    }
    if (params.id.endsWith('f')) throw new Error(`no such row: 'a dream' at query`);
    throw new Problem('not_found');
  });
  bind(api, notes.touch, async () => ({ status: 204, body: null }));
  bind(api, notes.rare, async () => ({ status: 204, body: null }));
  bind(api, notes.picture, async ({ params, principal }) => ({
    status: 200,
    body: `<svg>${params.name} for ${principal?.username}</svg>`,
  }));
  const edges = createEdges({
    api,
    log: silentLog,
    origin: undefined,
    checkReady: async () => {},
  });
  return async (path: string, init: RequestInit = {}) =>
    edges.fetch(new Request(`http://reverie.test${path}`, init), { address: '192.0.2.1' });
}

const json = { 'content-type': 'application/json' };
const asAda = { authorization: 'Bearer ada' };

async function problemOf(response: Response): Promise<ProblemDetails> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = problemSchema.strict().parse(await response.json());
  expect(problem.status).toBe(response.status);
  expect(problem.requestId).toBe(response.headers.get('request-id'));
  return problem;
}

async function post(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = { ...json, ...asAda },
) {
  const call = open();
  return call('/api/notes', { method: 'POST', headers, body });
}

async function errorsOf(body: unknown) {
  const problem = await problemOf(await post(JSON.stringify(body)));
  expect(problem.code).toBe('invalid_body');
  return problem.errors?.map(({ path, code, limit }) =>
    limit === undefined ? `${path} ${code}` : `${path} ${code} ${limit}`,
  );
}

test('a call that keeps to the contract is answered', async () => {
  const response = await post(JSON.stringify({ text: 'flying' }));
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ id, text: 'flying' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('each fault of a body is named by its field and its code', async () => {
  expect(await errorsOf({})).toEqual(['text required']);
  expect(await errorsOf({ text: '  ' })).toEqual(['text blank']);
  expect(await errorsOf({ text: 'x'.repeat(11) })).toEqual(['text too_long 10']);
  expect(await errorsOf({ text: 'nul\0' })).toEqual(['text unstorable_character']);
  expect(await errorsOf({ text: 7 })).toEqual(['text invalid']);
  expect(await errorsOf({ text: 'a', size: 0 })).toEqual(['size too_small 1']);
  expect(await errorsOf({ text: 'a', size: 6 })).toEqual(['size too_big 5']);
  expect(await errorsOf({ text: 'a', tags: ['a', 'c'] })).toEqual(['tags.1 invalid']);
  expect(await errorsOf({ text: 'a', tags: ['a', 'b', 'a'] })).toEqual(['tags too_many 2']);
  expect(await errorsOf({ text: 'a', role: 'webmaster' })).toEqual(['role unknown_field']);
  expect(await errorsOf([])).toEqual([' invalid']);
  expect(await errorsOf({ text: '', size: 9 })).toEqual(['text blank', 'size too_big 5']);
});

test('what is not JSON is refused', async () => {
  for (const body of ['{"text":', 'text=flying', new Uint8Array([0x22, 0xff, 0x22])]) {
    const problem = await problemOf(await post(body));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_json' });
  }
  expect(await problemOf(await post(''))).toMatchObject({ status: 400, code: 'invalid_json' });
});

test('a body of another type is refused', async () => {
  const headers = { ...asAda, 'content-type': 'application/x-www-form-urlencoded' };
  const problem = await problemOf(await post('text=flying', headers));
  expect(problem).toMatchObject({ status: 415, code: 'unsupported_media_type' });
});

test('a body beyond the limit is refused, one at the limit is read', async () => {
  const tooLarge = await post(JSON.stringify({ text: 'x'.repeat(2 * defaultBodyBytes) }));
  expect(await problemOf(tooLarge)).toMatchObject({ status: 413, code: 'body_too_large' });
  const frame = JSON.stringify({ text: '' }).length;
  const atLimit = await post(JSON.stringify({ text: 'x'.repeat(defaultBodyBytes - frame) }));
  expect(await problemOf(atLimit)).toMatchObject({ status: 400, code: 'invalid_body' });
});

test('an optional body may be left out, and is judged where it is there', async () => {
  const call = open();
  const path = `/api/notes/${id}/touch`;
  expect((await call(path, { method: 'POST' })).status).toBe(204);
  const wrong = await call(path, { method: 'POST', headers: json, body: '{"soft":true}' });
  expect(await problemOf(wrong)).toMatchObject({ code: 'invalid_body' });
});

test('queries and paths are parsed too', async () => {
  const call = open();
  expect(await (await call('/api/notes?page=3')).json()).toEqual({ page: 3, principal: null });
  for (const query of ['page=0', 'page=x', 'page=1&page=2', 'pages=1']) {
    const problem = await problemOf(await call(`/api/notes?${query}`));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_query' });
  }
  const problem = await problemOf(await call('/api/notes/17'));
  expect(problem).toMatchObject({ status: 400, code: 'invalid_path' });
  expect(problem.errors).toMatchObject([{ path: 'id', code: 'invalid' }]);
});

test('an answer that holds more than the contract says is not sent', async () => {
  const call = open();
  const response = await call(`/api/notes/${id}`);
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).not.toContain('for its dreamer alone');
  expect(text).not.toContain('report');
});

test('an error of ours tells the caller nothing', async () => {
  const call = open();
  const response = await call(`/api/notes/${id.slice(0, -1)}f`);
  const text = await response.clone().text();
  expect(await problemOf(response)).toMatchObject({ status: 500, code: 'internal' });
  expect(text).not.toMatch(/row|query|dream|at /);
});

test('a wrong method is told which ones there are', async () => {
  const call = open();
  const response = await call('/api/notes', { method: 'DELETE' });
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
  expect(await problemOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
  const other = await call(`/api/notes/${id}/touch`);
  expect(other.headers.get('allow')).toBe('POST');
  expect((await call('/api/nowhere', { method: 'DELETE' })).status).toBe(404);
});

test('HEAD answers as GET does, without a body', async () => {
  const response = await open()('/api/notes', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('a session is needed where it is, and a dead token is told so everywhere', async () => {
  const call = open();
  const visitor = await post('{"text":"a"}', json);
  expect(visitor.headers.get('www-authenticate')).toBe('Bearer');
  expect(await problemOf(visitor)).toMatchObject({ status: 401, code: 'unauthenticated' });
  const forged = await call('/api/notes', { headers: { authorization: 'Bearer forged' } });
  expect(await problemOf(forged)).toMatchObject({ status: 401 });
  const known = await call('/api/notes', { headers: asAda });
  expect(await known.json()).toEqual({ page: 1, principal: 'ada' });
  const open204 = await call(`/api/notes/${id}/touch`, {
    method: 'POST',
    headers: { authorization: 'Bearer forged' },
  });
  expect(open204.status).toBe(204);
});

test('the cookie opens pictures, and nothing a script could have asked for', async () => {
  const call = open();
  const cookie = { cookie: 'theme=dark; session=ada' };
  const picture = await call('/api/pictures/ada.svg', { headers: cookie });
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toBe('<svg>ada for ada</svg>');
  const list = await call('/api/notes', { headers: cookie });
  expect(await list.json()).toEqual({ page: 1, principal: null });
  const added = await post('{"text":"a"}', { ...json, ...cookie });
  expect(added.status).toBe(401);
});

test('a path with an ending is read without it', async () => {
  const call = open();
  expect((await call('/api/pictures/ada')).status).toBe(404);
  expect((await call('/api/pictures/far-too-long.svg')).status).toBe(400);
});

test('every answer carries the security headers', async () => {
  const call = open();
  for (const path of ['/api/notes', '/api/nowhere', '/healthz', '/pictures/ada.svg']) {
    const { headers } = await call(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('strict-transport-security')).toBeNull();
  }
});

async function openLimited() {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  const clock = { now: () => new Date('2026-03-01T22:00:00Z') };
  const chosenLimits = { registrations: 3, dreams: 2 };
  return open(createLimits({ database, clock, chosenLimits }));
}

test('whoever calls too often is refused before anything of the body is read', async () => {
  const call = await openLimited();
  let read = 0;
  const rarely = () => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1;
          controller.enqueue(new TextEncoder().encode('{"text":"a"}'));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    return call('/api/notes/rare', { method: 'POST', headers: json, body, duplex: 'half' });
  };
  const first = await rarely();
  expect(first.status).toBe(204);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'ratelimit-limit': '3',
    'ratelimit-policy': '3;w=600',
    'ratelimit-remaining': '2',
    'ratelimit-reset': '600',
  });
  await rarely();
  await rarely();
  expect(read).toBe(3);
  const refused = await rarely();
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(read).toBe(3);
});

test('of two limits the nearer one is told, and the one that refuses has the other not counted', async () => {
  const call = await openLimited();
  const rarely = (headers: Record<string, string>) =>
    call('/api/notes/rare', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: '{"text":"a"}',
    });
  expect((await rarely(asAda)).headers.get('ratelimit-limit')).toBe('2');
  await rarely(asAda);
  expect((await rarely(asAda)).status).toBe(429);
  // Her two count for the network she comes from; the third, refused, does not.
  expect((await rarely({})).status).toBe(204);
  expect((await rarely({})).status).toBe(429);
});

test('an endpoint says how large its body may be', async () => {
  const call = open();
  const send = (size: number) =>
    call('/api/notes/rare', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ text: 'x'.repeat(size - 11) }),
    });
  expect((await send(100)).status).toBe(204);
  expect(await problemOf(await send(101))).toMatchObject({ status: 413, code: 'body_too_large' });
});

test('of ninety thousand unknown fields the first fifty are named, and no more is looked at', async () => {
  const keys = Array.from({ length: 90_000 }, (_, key) => [`k${key}`, 0] as const);
  const crowded = { text: 'a', ...Object.fromEntries(keys) };
  const errors = unknownFields(notes.add.body, crowded);
  expect(errors).toHaveLength(50);
  expect(errors?.[0]).toMatchObject({ path: 'k0', code: 'unknown_field' });
  const buried = { text: { a: [{ b: crowded }] } };
  expect(unknownFields(notes.add.body, buried)).toMatchObject([
    { path: 'text.a.0.b', code: 'too_many', limit: 100 },
  ]);
  expect(unknownFields(notes.add.body, { text: 'a', role: 'b' })).toBeNull();
  const some = Object.fromEntries(keys.slice(0, 1_000));
  expect(await errorsOf({ text: 'a', ...some })).toHaveLength(50);
});

test('a NUL in an address names nothing, and one in a query is no word', async () => {
  const call = open();
  expect((await call('/api/pictures/a%00.svg')).status).toBe(404);
  const asked = await call('/api/notes?page=%00');
  expect(asked.status).toBe(400);
  expect(await asked.json()).toMatchObject({ errors: [{ code: 'unstorable_character' }] });
});

test('a role is asked for where it is declared, and nowhere by hand', async () => {
  const call = open();
  expect((await problemOf(await call('/api/desk'))).code).toBe('unauthenticated');
  expect((await problemOf(await call('/api/desk', { headers: asAda }))).code).toBe('forbidden');
  const asGrace = { authorization: 'Bearer grace' };
  expect((await call('/api/desk', { headers: asGrace })).status).toBe(204);
  const asBare = { authorization: 'Bearer bare' };
  const refused = await problemOf(await call('/api/desk', { headers: asBare }));
  expect(refused.code).toBe('factor_missing');
});

test('a refusal that is not declared is told, and answered as what it is', async () => {
  const undeclared: string[] = [];
  const call = open(undefined, ({ route, code, isDeclared }) => {
    if (!isDeclared) undeclared.push(`${route}: ${code}`);
  });
  await call('/api/notes/rare', { method: 'POST', headers: json, body: '{' });
  expect(undeclared).toEqual([]);
  const refused = await call('/api/surprise');
  expect((await problemOf(refused)).code).toBe('email_taken');
  expect(undeclared).toEqual(['GET /surprise: email_taken']);
});
