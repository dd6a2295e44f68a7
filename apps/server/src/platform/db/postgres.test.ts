import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { loadConfig } from '#config.ts';
import { faultProblem } from '#platform/db/faults.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { silentLog } from '#platform/log.ts';
import { aRegistration } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { openTestDatabase } from '#testing/database.ts';
import { openProxy } from '#testing/proxy.ts';

const onPostgres = test.runIf(loadConfig().databaseUrl);

/** A database of our own, reached through a proxy that can be cut. */
async function openThroughProxy(options?: { patienceMillis: number; connections?: number }) {
  const { url = '', drop } = await openTestDatabase();
  const direct = new URL(url);
  const proxy = await openProxy({ host: direct.hostname, port: Number(direct.port || 5432) });
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(proxy.port);
  const database = await openPostgres({ databaseUrl: through.href, log: silentLog, ...options });
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  return { database, proxy };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It did not happen within 15 seconds');
    await delay(50);
  }
}

test('a database that was never there is unavailable, not a crash', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/nothing';
  const database = await openPostgres({ databaseUrl, log: silentLog });
  onTestFinished(() => database.close());
  const writing = database.write((tx) => tx.execute(sql`select 1`));
  await expect(writing).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 });
});

onPostgres('no connection compiles the statements it runs', async () => {
  const { database } = await openThroughProxy();
  expect((await database.execute('show jit')).rows).toEqual([{ jit: 'off' }]);
});

onPostgres('while the database is away calls are refused with 503, then work again', async () => {
  const { database, proxy } = await openThroughProxy();
  const { request, close } = await startTestApp({ database });
  onTestFinished(close);
  expect((await request('/api/dreams')).status).toBe(200);
  expect((await request('/readyz')).status).toBe(200);

  await proxy.cut();
  for (let turn = 0; turn < 3; turn += 1) {
    const refused = await request('/api/dreams');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  }
  expect((await request('/readyz')).status).toBe(503);
  expect((await request('/healthz')).status).toBe(200);

  await proxy.restore();
  await until(async () => (await request('/api/dreams')).status === 200);
  expect((await request('/readyz')).status).toBe(200);
});

onPostgres('a database that falls silent is given up, and asked anew', async () => {
  const { database, proxy } = await openThroughProxy({ patienceMillis: 300 });
  await database.execute('create table notes (text text)');
  proxy.silence();
  const reading = database.read.execute(sql`select * from notes`).then(null, (error) => error);
  expect(faultProblem(await reading)).toMatchObject({ code: 'unavailable' });
  const writing = database.write(async (tx) => {
    await tx.execute(sql`insert into notes values ('half')`);
    proxy.silence();
    await tx.execute(sql`insert into notes values ('other half')`);
  });
  await expect(writing).rejects.toMatchObject({ code: 'unavailable' });
  const { rows } = await database.read.execute(sql`select count(*) as total from notes`);
  expect(rows).toEqual([{ total: 0 }]);
});

onPostgres(
  'while the database is frozen every call is given up, and works again after',
  async () => {
    const { database, proxy } = await openThroughProxy({ patienceMillis: 1_500, connections: 3 });
    const { client, request, close } = await startTestApp({ database });
    onTestFinished(close);
    const { token } = await client().accounts.register(aRegistration());
    proxy.freeze();
    const headers = { authorization: `Bearer ${token}` };
    // More than there are connections: those who wait for one are told as well.
    const calls = Array.from({ length: 12 }, (_, turn) =>
      request(turn % 2 ? '/api/auth/me' : '/api/dreams', { headers }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toEqual(Array(12).fill(503));
    proxy.thaw();
    await until(async () => (await request('/api/auth/me', { headers })).status === 200);
  },
  30_000,
);

onPostgres('the server gives up what nobody waits for any more', async () => {
  const { database } = await openThroughProxy({ patienceMillis: 700 });
  const { rows } = await database.execute(`select current_setting('statement_timeout') as calls,
    current_setting('idle_in_transaction_session_timeout') as idle`);
  expect(rows).toEqual([{ calls: '700ms', idle: '1min' }]);
  const timedOut = Object.assign(new Error('canceling statement'), { code: '57014' });
  expect(faultProblem(timedOut)).toMatchObject({ code: 'unavailable' });
});

onPostgres('a connection that dies before its transaction begins is not missed later', async () => {
  const { database, proxy } = await openThroughProxy({ patienceMillis: 300, connections: 1 });
  await database.execute('create table notes (text text)');
  proxy.silence();
  const note = () => database.write((tx) => tx.execute(sql`insert into notes values ('one')`));
  await expect(note()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(note()).resolves.toBeDefined();
});

onPostgres('a transaction cut in its middle is refused and leaves nothing', async () => {
  const { database, proxy } = await openThroughProxy();
  await database.execute('create table notes (text text)');
  const writing = database.write(async (tx) => {
    await tx.execute(sql`insert into notes values ('half')`);
    await proxy.cut();
    await tx.execute(sql`insert into notes values ('other half')`);
  });
  await expect(writing).rejects.toMatchObject({ code: 'unavailable' });
  await proxy.restore();
  const { rows } = await database.read.execute(sql`select count(*) as total from notes`);
  expect(rows).toEqual([{ total: 0 }]);
});

onPostgres('listeners are woken once the database is back', async () => {
  const { database, proxy } = await openThroughProxy();
  const heard: string[] = [];
  await database.listen('news', (payload) => heard.push(payload));
  await database.execute(`select pg_notify('news', 'first')`);
  await until(() => heard.includes('first'));
  await proxy.cut();
  await proxy.restore();
  await until(() => heard.includes(''));
  await database.execute(`select pg_notify('news', 'second')`);
  await until(() => heard.includes('second'));
});

onPostgres('jobs go on once the database is back', async () => {
  const { database, proxy } = await openThroughProxy();
  const greet = defineJob({ name: 'greet', payload: z.string() });
  const jobs = createJobs({ database, log: silentLog });
  jobs.define(greet);
  const greeted: string[] = [];
  jobs.work(greet, async ({ payload }) => void greeted.push(payload));
  await jobs.start();
  await proxy.cut();
  await delay(2_500);
  await proxy.restore();
  await until(async () => {
    const sent = await database
      .write((tx) => jobs.send(tx, greet, 'Ada'))
      .then(
        () => true,
        () => false,
      );
    return sent;
  });
  await until(() => greeted.includes('Ada'));
  await jobs.stop();
});

onPostgres('transactions that meet are tried again until each has its turn', async () => {
  const { database } = await openThroughProxy();
  await database.execute('create table counters (total int); insert into counters values (0)');
  const addOne = () =>
    database.write(async (tx) => {
      await tx.execute(sql`set transaction isolation level serializable`);
      const { rows } = await tx.execute<{ total: number }>(sql`select total from counters`);
      await tx.execute(sql`update counters set total = ${(rows[0]?.total ?? 0) + 1}`);
    });
  await Promise.all(Array.from({ length: 4 }, addOne));
  const { rows } = await database.read.execute(sql`select total from counters`);
  expect(rows).toEqual([{ total: 4 }]);
});
