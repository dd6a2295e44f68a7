import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ownerScope, publicScope, scopesOf } from '#features/dreams/policy.ts';
import { systemClock } from '#platform/clock.ts';
import { createEndings } from '#platform/events/endings.ts';
import { createEvents } from '#platform/events/events.ts';
import { eventsFeature } from '#platform/events/feature.ts';
import { eventRoutes } from '#platform/events/routes.ts';
import { compose } from '#platform/feature.ts';
import { createApi } from '#platform/http/api.ts';
import { createEdges } from '#platform/http/edges.ts';
import type { Person } from '#platform/http/principal.ts';
import { silentLog } from '#platform/log.ts';
import { openTestDatabase } from '#testing/database.ts';
import { anEvent } from '#testing/events.ts';

const ada: Person = {
  kind: 'person',
  userId: randomUUID(),
  username: 'ada',
  role: 'user',
  sessionId: 'one',
  endsAt: new Date('2100-01-01'),
  language: 'fr',
  apart: [],
  communities: [],
};

/** What is heard of `anEvent`. */
function heardOf(dreamId: string) {
  return { type: 'dream.created', dreamId, analysisStatus: 'queued', imageStatus: 'queued' };
}

type Received = { id: string; event?: string; data?: unknown };

async function open(heartbeatMillis?: number) {
  const { database, drop } = await openTestDatabase();
  const events = createEvents({ database, log: silentLog });
  await events.start();
  onTestFinished(async () => {
    await events.stop();
    await drop();
  });
  const sessions = new Map([['ada', ada]]);
  const api = createApi({
    clock: systemClock,
    resolvePrincipal: async (token) => sessions.get(token) ?? null,
  });
  const endings = createEndings(database);
  await endings.start();
  onTestFinished(endings.stop);
  eventRoutes(api, {
    feed: events.feed,
    endings,
    scopesOf,
    ...(heartbeatMillis !== undefined && { heartbeatMillis }),
  });
  const checkReady = async () => {};
  const edges = createEdges({ api, log: silentLog, origin: undefined, checkReady });

  /** Opens the stream as a browser does, and reads it block by block. */
  async function subscribe(headers: Record<string, string> = {}) {
    const gone = new AbortController();
    onTestFinished(() => gone.abort());
    const request = new Request('http://reverie.test/api/events', { headers, signal: gone.signal });
    const response = await edges.fetch(request, {});
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    const blocks = readBlocks(response);
    return { next: async () => (await blocks.next()).value, leave: () => gone.abort(), blocks };
  }

  async function publish(scope = publicScope, dreamId: string = randomUUID()): Promise<string> {
    await database.write((tx) => events.publish(tx, anEvent(dreamId, scope)));
    return dreamId;
  }

  return { database, events, subscribe, publish, sessions };
}

async function* readBlocks(response: Response): AsyncGenerator<Received> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) yield parseBlock(block);
  }
}

function parseBlock(block: string): Received {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const [event, data] = [fields.get('event'), fields.get('data')];
  return {
    id: fields.get('id') ?? '',
    ...(event !== undefined && { event }),
    ...(data !== undefined && { data: JSON.parse(data) }),
  };
}

/** A database that is slow to answer lets comments go before the greeting. */
async function greeting(reader: { next(): Promise<Received | undefined> }): Promise<void> {
  while ((await reader.next())?.id === '');
}

test('a reader hears of what happens after it has come', async () => {
  const { subscribe, publish } = await open();
  const early = await publish();
  const reader = await subscribe();
  const greeting = await reader.next();
  expect(greeting?.id).toMatch(/^\d+-\d+$/);
  expect(greeting?.data).toBeUndefined();
  const dreamId = await publish();
  let heard = await reader.next();
  // What was committed a moment ago may not have settled, where others write to the same server, and
  // a connection that waits is kept open by blocks that hold nothing.
  while (heard && (!heard.data || JSON.stringify(heard.data).includes(early))) {
    heard = await reader.next();
  }
  expect(heard?.data).toEqual(heardOf(dreamId));
});

test('a reader hears only of its own scopes, and nothing of whose they are', async () => {
  const { subscribe, publish } = await open();
  const visitor = await subscribe();
  const dreamer = await subscribe({ cookie: 'session=ada' });
  await visitor.next();
  await dreamer.next();
  const kept = await publish(ownerScope(ada.userId));
  await publish(ownerScope('somebody else'));
  const shared = await publish();
  expect((await visitor.next())?.data).toEqual(heardOf(shared));
  expect((await dreamer.next())?.data).toEqual(heardOf(kept));
  expect((await dreamer.next())?.data).toEqual(heardOf(shared));
});

test('a reader who comes back has missed nothing', async () => {
  const { subscribe, publish } = await open();
  const reader = await subscribe();
  await reader.next();
  await publish();
  const last = await reader.next();
  reader.leave();
  const missed = [await publish(), await publish(), await publish()];
  const again = await subscribe({ 'last-event-id': last?.id ?? '' });
  await again.next();
  for (const dreamId of missed) {
    expect((await again.next())?.data).toEqual(heardOf(dreamId));
  }
  const later = await publish();
  expect((await again.next())?.data).toEqual(heardOf(later));
});

test('a reader who only ever heard the greeting has missed nothing either', async () => {
  const { subscribe, publish } = await open();
  const reader = await subscribe();
  const greeting = await reader.next();
  reader.leave();
  const dreamId = await publish();
  const again = await subscribe({ 'last-event-id': greeting?.id ?? '' });
  await again.next();
  expect((await again.next())?.data).toEqual(heardOf(dreamId));
});

test('a cursor from another database, or no cursor at all, begins now', async () => {
  const { subscribe, publish } = await open();
  await publish();
  const stranger = await subscribe({ 'last-event-id': '999999999999-1' });
  expect(await stranger.next()).toMatchObject({ event: 'missed' });
  const confused = await subscribe({ 'last-event-id': 'yesterday' });
  expect((await confused.next())?.data).toBeUndefined();
});

test('hundreds of events arrive once each and in order', async () => {
  const { database, events, subscribe } = await open();
  const reader = await subscribe();
  const greeting = await reader.next();
  const told = Array.from({ length: 700 }, () => randomUUID());
  await database.write(async (tx) => {
    for (const dreamId of told) {
      await events.publish(tx, anEvent(dreamId));
    }
  });
  const again = await subscribe({ 'last-event-id': greeting?.id ?? '' });
  await again.next();
  for (const one of [reader, again]) {
    const heard: unknown[] = [];
    while (heard.length < told.length) heard.push((await one.next())?.data);
    expect(heard).toEqual(told.map(heardOf));
  }
});

test('an event of a transaction that fails is never heard', async () => {
  const { database, events, subscribe, publish } = await open();
  const reader = await subscribe();
  await reader.next();
  const failing = database.write(async (tx) => {
    await events.publish(tx, anEvent());
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const dreamId = await publish();
  expect((await reader.next())?.data).toEqual(heardOf(dreamId));
});

test('a silent stream is kept open by comments', async () => {
  const { subscribe } = await open(20);
  const reader = await subscribe();
  await greeting(reader);
  expect(await reader.next()).toEqual({ id: '' });
  expect(await reader.next()).toEqual({ id: '' });
});

test('a stream ends with its session', async () => {
  const { subscribe, sessions } = await open(20);
  const reader = await subscribe({ cookie: 'session=ada' });
  await greeting(reader);
  sessions.clear();
  for await (const block of reader.blocks) expect(block).toEqual({ id: '' });
});

test('a stream ends at once when its session is ended, in whichever process', async () => {
  // No heartbeat comes within this test: what ends the stream is the word that the session ended.
  const { database, subscribe, publish, sessions } = await open();
  const [reader, visitor] = [await subscribe({ cookie: 'session=ada' }), await subscribe()];
  await greeting(reader);
  await greeting(visitor);
  await database.execute(`select pg_notify('sessions', 'of somebody else')`);
  sessions.clear();
  await database.execute(`select pg_notify('sessions', '${ada.sessionId}')`);
  expect((await reader.blocks.next()).done).toBe(true);
  const dreamId = await publish();
  expect((await visitor.next())?.data).toEqual(heardOf(dreamId));
});

test('a stream ends when its session does by its own time', async () => {
  const { subscribe, sessions } = await open();
  sessions.set('ada', { ...ada, endsAt: new Date(Date.now() + 300) });
  const reader = await subscribe({ cookie: 'session=ada' });
  await greeting(reader);
  sessions.clear();
  expect((await reader.blocks.next()).done).toBe(true);
});

test('streams end when the server stops', async () => {
  const { events, subscribe } = await open();
  const reader = await subscribe();
  await reader.next();
  await events.stop();
  expect((await reader.blocks.next()).done).toBe(true);
});

test('an event is never stepped past by one that was committed sooner', async (context) => {
  const { database, events, subscribe, publish } = await open();
  if (database.kind === 'embedded') {
    context.skip('The embedded database runs one transaction at a time');
    return;
  }
  const reader = await subscribe();
  await reader.next();
  const slow = randomUUID();
  const told = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const writing = database.write(async (tx) => {
    await events.publish(tx, anEvent(slow));
    told.resolve();
    await gate.promise;
  });
  await told.promise;
  const quick = await publish();
  // The quick one is there, but stepping past the slow one would lose it: both wait.
  await delay(300);
  gate.resolve();
  await writing;
  const heard = [await reader.next(), await reader.next()].map((one) => one?.data);
  expect(heard).toEqual([slow, quick].map(heardOf));
});

test('the clock of the fleet forgets what is old, and never the newest', async () => {
  const { database, events, subscribe, publish } = await open();
  const reader = await subscribe();
  const greeting = await reader.next();
  await publish();
  const last = await reader.next();
  reader.leave();
  await publish();
  await database.execute(`update events set created_at = created_at - interval '3 days'`);
  for (const { run } of compose({ events }).add(eventsFeature).schedules()) await run();
  const { rows } = await database.execute('select 1 from events');
  expect(rows).toHaveLength(1);
  for (const id of [greeting?.id, last?.id]) {
    const late = await subscribe({ 'last-event-id': id ?? '' });
    expect(await late.next()).toMatchObject({ event: 'missed' });
  }
});
