import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDevice, type PersonHere } from '#keeping/device/database.ts';
import { seeOff, welcome } from '#keeping/device/person.ts';
import { recordingLock, sendAll } from '#keeping/device/sending.ts';
import { keepPiece, keepThing, thingsOf } from '#keeping/device/things.ts';

/** What the server has been told, and what it answers next instead of the truth. */
let calls: { method: string; path: string; headers: Headers; size: number }[];
let kept: Map<string, Uint8Array>;
let faults: (() => Response | Promise<Response>)[];
/** What it says of a recording, piece after piece, before it says that it is kept. */
let looks: string[];
let person: PersonHere;

const problem = (status: number, code: string, headers = {}) =>
  Response.json({ status, code }, { status, headers });

async function answer(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const body = init.body instanceof Uint8Array ? init.body : new Uint8Array();
  calls.push({ method: init.method ?? 'GET', path, headers, size: body.length });
  const fault = faults.shift();
  if (fault) return fault();
  if (path === '/api/recordings') {
    const id = `r${kept.size}`;
    kept.set(id, new Uint8Array());
    return Response.json({ id }, { status: 201 });
  }
  const id = path.split('/').at(-1) ?? '';
  const before = kept.get(id);
  if (init.method !== 'PATCH') return Response.json({}, { status: 201 });
  if (!before) return problem(404, 'not_found');
  if (Number(headers.get('upload-offset')) !== before.length) {
    return problem(409, 'offset_mismatch', { 'upload-offset': String(before.length) });
  }
  const hash = createHash('sha256').update(body).digest('base64');
  expect(headers.get('upload-checksum')).toBe(`sha256 ${hash}`);
  kept.set(id, new Uint8Array([...before, ...body]));
  return new Response(null, {
    status: 204,
    headers: {
      'upload-offset': String(before.length + body.length),
      'recording-status': looks.shift() ?? 'kept',
    },
  });
}

beforeEach(async () => {
  calls = [];
  kept = new Map();
  faults = [];
  looks = [];
  vi.stubGlobal('fetch', answer);
  person = await welcome('ada');
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await seeOff();
  const device = await openDevice();
  for (const store of ['things', 'pieces', 'keys'] as const) await device.clear(store);
});

const facts = { type: 'audio/webm', startedAt: '2026-11-23T03:12:00.000Z', seconds: 41 };

/** Three pieces whose bytes say where they stand. */
async function record(id: string, state: 'waiting' | 'open' = 'waiting', size = 200_000) {
  for (const index of [0, 1, 2]) {
    const bytes = new Uint8Array(size).fill(index + 1);
    await keepPiece(person, { thing: id, index, bytes });
  }
  await keepThing(person, { id, kind: 'recording', state, says: facts });
}

const written = (
  page: string,
  method: 'POST' | 'PUT' = 'POST',
  revision: number | null = null,
) => ({
  ...{ method, path: '/api/dreams', body: { content: 'un phare' }, key: 'k', revision },
  ...{ page, fields: [['content', 'un phare']], title: 'un phare' },
});

test('a recording goes in portions, whole and in its order, and is then erased here', async () => {
  await record('a');
  expect(await sendAll()).toBe('all');
  const whole = kept.get('r0');
  expect(whole?.length).toBe(600_000);
  expect([whole?.[0], whole?.[200_000], whole?.[599_999]]).toEqual([1, 2, 3]);
  expect(await thingsOf(person)).toEqual([]);
  const last = calls.at(-1);
  expect(last?.headers.get('upload-length')).toBe('600000');
  // Each call is meant for her session alone, and beginning again begins nothing new.
  expect(calls.every(({ headers }) => headers.get('reverie-person') === 'ada')).toBe(true);
  expect(calls[0]?.headers.get('idempotency-key')).toBe('a');
});

test('what stops in the middle goes on from there, and nothing is erased before the end', async () => {
  await record('a');
  faults = [() => answerBegin(), () => Promise.reject(new TypeError('no network'))];
  expect(await sendAll()).toBe('waits');
  expect(await thingsOf(person)).toHaveLength(1);
  expect(await sendAll()).toBe('all');
  expect(kept.get('r0')?.length).toBe(600_000);
});

function answerBegin(): Response {
  kept.set('r0', new Uint8Array());
  return Response.json({ id: 'r0' }, { status: 201 });
}

test('where the server stands elsewhere than was thought, it is believed', async () => {
  await record('a');
  faults = [
    () => answerBegin(),
    // The piece came, its answer never did.
    () => {
      kept.set('r0', new Uint8Array(300_000).fill(1));
      return Promise.reject(new TypeError('lost'));
    },
  ];
  expect(await sendAll()).toBe('waits');
  expect(await sendAll()).toBe('all');
  expect(kept.get('r0')?.length).toBe(600_000);
  expect(kept.get('r0')?.[599_999]).toBe(3);
});

test('it is erased here once the server has looked at it, and stays where it is refused', async () => {
  await record('a', 'waiting', 1_000);
  looks = ['checking', 'checking'];
  expect(await sendAll()).toBe('all');
  expect(calls.map(({ size }) => size)).toEqual([0, 3_000, 0, 0]);
  expect(await thingsOf(person)).toEqual([]);
  await record('b', 'waiting', 1_000);
  looks = ['checking'];
  faults = [
    ...[() => answerBegin(), () => answerWhole()],
    () => problem(415, 'recording_unsupported'),
  ];
  expect(await sendAll()).toBe('all');
  expect((await thingsOf(person)).map(({ state }) => state)).toEqual(['refused']);
});

function answerWhole(): Response {
  const headers = { 'upload-offset': '3000', 'recording-status': 'checking' };
  return new Response(null, { status: 204, headers });
}

test('a recording that was swept away meanwhile begins anew', async () => {
  await record('a');
  faults = [() => answerBegin(), () => problem(404, 'not_found')];
  expect(await sendAll()).toBe('waits');
  expect(await sendAll()).toBe('all');
  expect([...kept.values()].map(({ length }) => length)).toContain(600_000);
});

test('a full disk elsewhere keeps it here', async () => {
  await record('a');
  faults = [() => problem(507, 'storage_full')];
  expect(await sendAll()).toBe('waits');
  expect(await thingsOf(person)).toHaveLength(1);
});

test('what is still being recorded stays; what was cut off goes as it is', async () => {
  await record('a', 'open');
  await navigator.locks.request(recordingLock('a'), async () => {
    expect(await sendAll()).toBe('all');
    expect(calls).toEqual([]);
  });
  expect(await sendAll()).toBe('all');
  expect(kept.get('r0')?.length).toBe(600_000);
});

test('forms go in their order under their names, and what met another change waits', async () => {
  await keepThing(person, {
    id: '1',
    kind: 'dream',
    state: 'waiting',
    says: written('/dreams/new'),
  });
  const edit = written('/dreams/x/edit', 'PUT', 7);
  await keepThing(person, { id: '2', kind: 'edit', state: 'waiting', says: edit });
  faults = [() => Response.json({}, { status: 201 }), () => problem(412, 'revision_changed')];
  expect(await sendAll()).toBe('all');
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(calls[0]?.headers.get('idempotency-key')).toBe('k');
  expect(calls[1]?.headers.get('if-match')).toBe('W/"7"');
  expect((await thingsOf(person)).map(({ id, state }) => [id, state])).toEqual([['2', 'met']]);
});

test('what the server does not take waits for its writer, and words wait to be written out', async () => {
  await keepThing(person, {
    id: '1',
    kind: 'dream',
    state: 'waiting',
    says: written('/dreams/new'),
  });
  await keepThing(person, { id: '2', kind: 'words', state: 'kept', says: { text: 'eau' } });
  faults = [() => problem(400, 'invalid_body')];
  expect(await sendAll()).toBe('all');
  expect((await thingsOf(person)).map(({ state }) => state)).toEqual(['refused', 'kept']);
});

test('where nobody is signed in, or the session has ended, nothing leaves', async () => {
  await record('a');
  faults = [() => problem(401, 'unauthenticated')];
  expect(await sendAll()).toBe('waits');
  await seeOff();
  calls = [];
  expect(await sendAll()).toBe('all');
  expect(calls).toEqual([]);
  expect(await thingsOf(await welcome('ada'))).toHaveLength(1);
});

test('what is written anew while its first words are sent is not dropped with them', async () => {
  const first = { id: 'd', kind: 'dream', state: 'waiting', says: written('/dreams/new') } as const;
  await keepThing(person, first);
  const anew = { ...written('/dreams/new'), body: { content: 'un phare, la nuit' } };
  faults.push(async () => {
    await keepThing(person, { ...first, says: anew });
    return Response.json({}, { status: 201 });
  });
  expect(await sendAll()).toBe('waits');
  expect(await thingsOf(person)).toMatchObject([{ id: 'd', state: 'waiting', says: anew }]);
  expect(await sendAll()).toBe('all');
  expect(calls.length).toBe(2);
});
