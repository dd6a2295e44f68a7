import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { parkedJobs } from '#commands/parked-jobs.ts';
import { testApp } from '#testing/app.ts';

test('a database without a parked job says so', async () => {
  const { database } = await testApp();
  expect(await parkedJobs([], { database })).toEqual({
    exitCode: 0,
    message: 'No job is parked.',
  });
  expect(await parkedJobs(['retry', 'all'], { database })).toMatchObject({ exitCode: 1 });
});

test('a parked job is listed with its reason, and queued again by its id', async () => {
  const { app, database } = await testApp();
  await app.jobs.stop();
  await database.read.execute(
    sql`insert into jobs.job (name, data, state, retry_count, completed_on, output)
        values ('paint', '{"dreamId":"d1"}', 'failed', 2, now(), '{"message":"no brush"}')`,
  );
  const { message } = await parkedJobs([], { database });
  expect(message).toMatch(/paint .*after 3 attempts\n.*d1.*\n {2}no brush/);
  const [id = ''] = message.split(' ');
  expect(await parkedJobs(['retry', id], { database })).toEqual({
    exitCode: 0,
    message: '1 jobs queued again.',
  });
  expect(await parkedJobs([], { database })).toMatchObject({ message: 'No job is parked.' });
});

test('words that make no sense get the usage', async () => {
  const { database } = await testApp();
  for (const words of [['retry'], ['forget', 'all'], ['retry', 'a', 'b']]) {
    expect(await parkedJobs(words, { database })).toMatchObject({ exitCode: 2 });
  }
});
