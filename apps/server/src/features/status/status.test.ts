import { afterAll, expect, test } from 'vitest';
import { createMeter, quantile } from '#features/status/rules.ts';
import { createStatus } from '#features/status/service.ts';
import { testApp } from '#testing/app.ts';
import { openTestDatabase } from '#testing/database.ts';

const { database, drop } = await openTestDatabase();
afterAll(drop);

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-11-20T08:00:30.000Z');

/** Servers on one database, whose clocks a test holds. */
async function fleet() {
  for (const table of ['status_pulse', 'status_measures', 'status_spans']) {
    await database.execute(`delete from ${table}`);
  }
  let real = start;
  function open({ skew = 0 } = {}) {
    const meter = createMeter();
    const server = { skew, queue: 0, events: 0, paintings: 0, meter };
    const status = createStatus({
      ...{ database, meter },
      clock: { now: () => new Date(real + server.skew) },
      steady: () => real,
      oldestWait: async (job) => (job ? server.paintings : server.queue),
      eventsWait: async () => server.events,
    });
    return Object.assign(server, { status });
  }
  async function live(minutes: number, ...servers: ReturnType<typeof open>[]) {
    for (let passed = 0; passed < minutes; passed += 1) {
      real += minute;
      for (const server of servers) await server.status.beat();
    }
  }
  return { open, live, pass: (time: number) => (real += time) };
}

test('before the first beat nothing is claimed', async () => {
  const { open } = await fleet();
  const told = await open().status.get();
  expect(told).toMatchObject({ state: 'unknown', measuredSince: null, incidents: [] });
  expect(told.uptime.day).toEqual({ share: null, measuredSeconds: 0 });
  expect(told.days).toHaveLength(90);
});

test('a killed server that comes back tells how long nobody answered', async () => {
  const { open, live, pass } = await fleet();
  await live(31, open());
  pass(9 * minute);
  const next = open();
  expect((await next.status.get()).state).toBe('unknown');
  await live(1, next);
  const told = await next.status.get();
  expect(told).toMatchObject({ state: 'up', measuredSince: '2026-11-20T08:01:30.000Z' });
  expect(told.incidents).toEqual([
    { kind: 'down', startedAt: '2026-11-20T08:31:30.000Z', endedAt: '2026-11-20T08:41:30.000Z' },
  ]);
  expect(told.uptime.day).toEqual({ share: 0.75, measuredSeconds: 40 * 60 });
  expect(told.days.at(-1)).toMatchObject({ downSeconds: 600, measuredSeconds: 2_400 });
});

test('a restart within two minutes is no incident', async () => {
  const { open, live, pass } = await fleet();
  await live(3, open());
  pass(minute);
  const next = open();
  await live(1, next);
  expect((await next.status.get()).incidents).toEqual([]);
});

test('two servers are counted once, and add up what they answered', async () => {
  const { open, live } = await fleet();
  const [one, other] = [open(), open({ skew: 1.5 * minute })];
  for (let turn = 0; turn < 40; turn += 1) {
    one.meter.note(4, 200);
    other.meter.note(80, 200);
  }
  await live(30, one, other);
  const told = await one.status.get();
  expect(told.incidents).toEqual([]);
  expect(told.uptime.day.share).toBe(1);
  expect(told.uptime.day.measuredSeconds).toBeLessThanOrEqual(40 * 60);
  expect(told.latency).toMatchObject({ requests: 80, failures: 0 });
  expect(told.latency.p50).toBeLessThanOrEqual(5);
  expect(told.latency.p95).toBeGreaterThan(55);
});

test('a clock that leaps is no outage, forward or back', async () => {
  const { open, live } = await fleet();
  const server = open();
  await live(5, server);
  server.skew = 3 * hour;
  await live(5, server);
  const ahead = await server.status.get();
  expect(ahead.incidents).toEqual([]);
  expect(ahead.uptime.day).toEqual({ share: 1, measuredSeconds: 8 * 60 });
  server.skew = 0;
  await live(5, server);
  const back = await server.status.get();
  expect(back).toMatchObject({ state: 'up', incidents: [] });
  expect(back.uptime.day.share).toBe(1);
});

test('what a check finds is one incident from its first minute to its last', async () => {
  const { open, live } = await fleet();
  const server = open();
  await live(2, server);
  server.queue = 900;
  await live(3, server);
  expect(await server.status.get()).toMatchObject({
    state: 'degraded',
    incidents: [{ kind: 'degraded', startedAt: '2026-11-20T08:02:30.000Z', endedAt: null }],
  });
  server.queue = 0;
  await live(5, server);
  const told = await server.status.get();
  expect(told.state).toBe('up');
  expect(told.incidents).toMatchObject([{ endedAt: '2026-11-20T08:05:30.000Z' }]);
  expect(told.uptime.day.share).toBe(1);
});

test('paintings that wait nearly ten minutes are not called well', async () => {
  const { open, live } = await fleet();
  const server = open();
  server.paintings = 580;
  await live(2, server);
  const told = await server.status.get();
  expect(told.state).toBe('degraded');
  expect(told.checks).toContainEqual({ name: 'paintings', value: 580, isGood: false });
});

test('minutes are forgotten after two days, hours after ninety', async () => {
  const { open, live, pass } = await fleet();
  const server = open();
  await live(3, server);
  const grains = async () => {
    await server.status.tidy();
    const { rows } = await database.execute('select distinct grain from status_measures');
    return rows;
  };
  pass(49 * hour);
  expect(await grains()).toEqual([{ grain: 'hour' }]);
  pass(90 * 24 * hour);
  expect(await grains()).toEqual([]);
});

test('a stranger may ask, and the answer says nothing of the server’s insides', async () => {
  const { app, request } = await testApp();
  await app.features.status.beat();
  const answer = await request('/api/status');
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/select|postgres|pglite|\/tmp/i);
});

test('quantiles lie where the answers lay', () => {
  const meter = createMeter();
  for (let ms = 1; ms <= 100; ms += 1) meter.note(ms, ms > 98 ? 500 : 200);
  const taken = meter.take();
  expect(taken).toMatchObject({ requests: 100, failures: 2 });
  expect(quantile(taken, 0.5)).toBeCloseTo(50, -1);
  expect(quantile(taken, 0.95)).toBeGreaterThan(89);
  expect(quantile(meter.take(), 0.5)).toBeNull();
});
