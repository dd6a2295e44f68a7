import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { silentLog } from '#platform/log.ts';
import { openTestDatabase } from '#testing/database.ts';

const paint = defineJob({ name: 'paint', payload: z.strictObject({ what: z.string() }) });
const read = defineJob({ name: 'read', payload: z.strictObject({ what: z.string() }) });

/** A painter at work on a first picture, which ends when the test says so. */
async function openStudio() {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  const jobs = createJobs({ database, log: silentLog });
  jobs.define(paint, read);
  onTestFinished(() => jobs.stop());
  const gate = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  const painted: string[] = [];
  jobs.work(paint, async ({ payload }) => {
    began.resolve();
    await gate.promise;
    painted.push(payload.what);
  });
  await jobs.start();
  const send = (turnOf: string, what: string) =>
    database.write((tx) =>
      jobs.send(tx, paint, { what }, { turnOf, singletonKey: `${turnOf} ${what}` }),
    );
  await send('somebody', 'first');
  await began.promise;
  async function finish() {
    gate.resolve();
    await jobs.idle();
    return painted.slice(1);
  }
  return { database, jobs, send, finish };
}

test('whoever sends hundreds keeps nobody else waiting', async () => {
  const { jobs, send, finish } = await openStudio();
  for (let turn = 0; turn < 40; turn += 1) await send('A', `a${turn}`);
  await send('B', 'b0');
  await send('B', 'b1');
  await send('C', 'c0');
  expect(await jobs.ahead(paint, 'B b0')).toBe(2);
  expect(await jobs.ahead(paint, 'C c0')).toBe(3);
  expect(await jobs.ahead(paint, 'A a39')).toBe(43);
  expect(await jobs.ahead(paint, 'D none')).toBeNull();
  const order = await finish();
  expect(order.slice(0, 7)).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3']);
  expect(order).toHaveLength(43);
});

test('a flood sent all at once waits behind itself too', async () => {
  const { send, finish } = await openStudio();
  await Promise.all(Array.from({ length: 30 }, (_, turn) => send('A', `a${turn}`)));
  await send('B', 'b0');
  const order = await finish();
  expect(order.indexOf('b0')).toBeLessThanOrEqual(1);
});

test('who comes later joins the round that is served, and overtakes nobody’s next turn', async () => {
  const { database, jobs, send, finish } = await openStudio();
  for (let turn = 0; turn < 5; turn += 1) await send('A', `a${turn}`);
  // Three rounds have gone by.
  await database.execute(`delete from jobs.job where data->>'what' in ('a0', 'a1', 'a2')`);
  await send('B', 'b0');
  await send('B', 'b1');
  expect(await finish()).toEqual(['a3', 'b0', 'a4', 'b1']);
  expect(await jobs.ahead(paint, 'A a3')).toBeNull();
});

test('the wait that is told is that of those who wait for others', async () => {
  const { database, jobs, send, finish } = await openStudio();
  await send('A', 'a0');
  await send('A', 'a1');
  const late = (what: string, seconds: number) =>
    database.execute(
      `update jobs.job set created_on = created_on - $2 * interval '1 second',
         start_after = start_after - $2 * interval '1 second' where data->>'what' = $1`,
      [what, seconds],
    );
  // Behind one's own: it says nothing of how the house is.
  await late('a1', 900);
  expect(await jobs.oldestWait(paint)).toBeLessThan(60);
  await late('a0', 300);
  expect(await jobs.oldestWait(paint)).toBeGreaterThanOrEqual(300);
  expect(await jobs.oldestWait(read)).toBe(0);
  expect(await jobs.oldestWait()).toBeGreaterThanOrEqual(300);
  await finish();
});
