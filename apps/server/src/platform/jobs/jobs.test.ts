import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { silentLog } from '#platform/log.ts';
import { openTestDatabase } from '#testing/database.ts';

const greet = defineJob({
  name: 'greet',
  payload: z.strictObject({ who: z.string() }),
  retries: 1,
  retryDelay: 0,
});

async function openDatabase(): Promise<Database> {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  return database;
}

function employ(database: Database): Jobs {
  const jobs = createJobs({ database, log: silentLog });
  jobs.define(greet);
  onTestFinished(() => jobs.stop());
  return jobs;
}

/** A server whose greetings are written down. */
async function startGreeter() {
  const database = await openDatabase();
  const jobs = employ(database);
  const greeted: string[] = [];
  jobs.work(greet, async ({ payload }) => void greeted.push(payload.who));
  await jobs.start();
  const send = (who: string, singletonKey?: string) =>
    database.write((tx) => jobs.send(tx, greet, { who }, singletonKey ? { singletonKey } : {}));
  return { database, jobs, greeted, send };
}

test('a job sent in a transaction runs once that is committed', async () => {
  const { database, jobs, greeted } = await startGreeter();
  await database.write(async (tx) => {
    await jobs.send(tx, greet, { who: 'Ada' });
    await jobs.send(tx, greet, { who: 'Nour' });
    expect(greeted).toEqual([]);
  });
  await jobs.idle();
  expect(greeted.sort()).toEqual(['Ada', 'Nour']);
});

test('a job sent in a transaction that fails never runs', async () => {
  const { database, jobs, greeted } = await startGreeter();
  const failing = database.write(async (tx) => {
    await jobs.send(tx, greet, { who: 'Ada' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await jobs.idle();
  expect(greeted).toEqual([]);
});

test('many jobs run one after the other, without waiting for the clock', async () => {
  const { jobs, greeted, send } = await startGreeter();
  // A worker that rested between two jobs would need two seconds for each, longer than a test lives.
  for (let count = 0; count < 20; count += 1) await send(`guest ${count}`);
  await jobs.idle();
  expect(greeted).toHaveLength(20);
});

test('of the same key one job waits, and one may run meanwhile', async () => {
  const database = await openDatabase();
  const jobs = employ(database);
  const greeted: string[] = [];
  const gate = Promise.withResolvers<void>();
  const running = Promise.withResolvers<void>();
  jobs.work(greet, async ({ payload }) => {
    greeted.push(payload.who);
    running.resolve();
    await gate.promise;
  });
  await jobs.start();
  const send = (who: string) =>
    database.write((tx) => jobs.send(tx, greet, { who }, { singletonKey: 'one dream' }));
  await send('first');
  await running.promise;
  await send('second');
  await send('third');
  gate.resolve();
  await jobs.idle();
  expect(greeted).toEqual(['first', 'second']);
});

test('a job meant for later waits', async () => {
  const { database, jobs, greeted } = await startGreeter();
  const startAfter = new Date(Date.now() + 3_600_000);
  await database.write((tx) => jobs.send(tx, greet, { who: 'Ada' }, { startAfter }));
  await jobs.idle();
  expect(greeted).toEqual([]);
});

test('a poisoned job is parked after its retries, in view, and may be tried again', async () => {
  const database = await openDatabase();
  const jobs = employ(database);
  const attempts: { attempt: number; isLastAttempt: boolean }[] = [];
  let isPoisoned = true;
  jobs.work(greet, async ({ attempt, isLastAttempt }) => {
    attempts.push({ attempt, isLastAttempt });
    if (isPoisoned) throw new TypeError('the guest is not there');
  });
  await jobs.start();
  await database.write((tx) => jobs.send(tx, greet, { who: 'Ada' }));
  await jobs.idle();
  expect(attempts).toEqual([
    { attempt: 1, isLastAttempt: false },
    { attempt: 2, isLastAttempt: true },
  ]);
  const [parked, ...others] = await jobs.parked();
  expect(others).toEqual([]);
  expect(parked).toMatchObject({
    name: 'greet',
    payload: { who: 'Ada' },
    attempts: 2,
    reason: 'TypeError: the guest is not there',
  });

  isPoisoned = false;
  expect(await jobs.retry(parked?.id ?? '')).toBe(true);
  await jobs.idle();
  expect(attempts).toHaveLength(3);
  expect(await jobs.parked()).toEqual([]);
  expect(await jobs.retry(parked?.id ?? '')).toBe(false);
});

test('a payload the job does not know is parked, never run', async () => {
  const { database, jobs, greeted, send } = await startGreeter();
  await send('Ada');
  await jobs.idle();
  await database.execute(`update jobs.job set data = '{"whom": 1}', state = 'retry'`);
  await jobs.idle();
  expect(greeted).toEqual(['Ada']);
  expect(await jobs.parked()).toHaveLength(1);
});

test('a job finished in the transaction of its result is not run again', async () => {
  const database = await openDatabase();
  await database.execute('create table greetings (who text)');
  const jobs = employ(database);
  let runs = 0;
  jobs.work(greet, async (job) => {
    runs += 1;
    await database.write(async (tx) => {
      await tx.execute(`insert into greetings values ('Ada')`);
      await job.complete(tx);
    });
    // What comes after the result is there cannot undo it.
    throw new Error('too late');
  });
  await jobs.start();
  await database.write((tx) => jobs.send(tx, greet, { who: 'Ada' }));
  await jobs.idle();
  await delay(100);
  await jobs.idle();
  expect(runs).toBe(1);
  expect(await jobs.parked()).toEqual([]);
});

test('several workers never run the same job twice', async () => {
  const database = await openDatabase();
  const jobs = employ(database);
  const greeted: string[] = [];
  const greetSlowly = async ({ payload }: { payload: { who: string } }) => {
    greeted.push(payload.who);
    await delay(5);
  };
  jobs.work(greet, greetSlowly, { concurrency: 4 });
  await jobs.start();
  const guests = Array.from({ length: 30 }, (_, count) => `guest ${count}`);
  await database.write(async (tx) => {
    for (const who of guests) await jobs.send(tx, greet, { who });
  });
  await jobs.idle();
  expect(greeted.sort()).toEqual(guests.sort());
});

test('what still runs when the server stops is queued again', async () => {
  const database = await openDatabase();
  const stopping = employ(database);
  const running = Promise.withResolvers<void>();
  stopping.work(greet, async ({ signal }) => {
    running.resolve();
    await new Promise((_, reject) => signal.addEventListener('abort', reject));
  });
  await stopping.start();
  await database.write((tx) => stopping.send(tx, greet, { who: 'Ada' }));
  await running.promise;
  await stopping.stop(1_000);

  const next = employ(database);
  const greeted: string[] = [];
  next.work(greet, async ({ payload }) => void greeted.push(payload.who));
  await next.start();
  await next.idle();
  expect(greeted).toEqual(['Ada']);
});
