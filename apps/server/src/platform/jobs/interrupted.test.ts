import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { silentLog } from '#platform/log.ts';
import { openEmbeddedTestDatabase } from '#testing/database.ts';

const greet = defineJob({ name: 'greet', payload: z.string(), retries: 1, retryDelay: 0 });

/** A server whose greetings are written down. */
async function startGreeter(database: Database) {
  const jobs = createJobs({ database, log: silentLog });
  jobs.define(greet);
  const greeted: string[] = [];
  jobs.work(greet, async ({ payload }) => void greeted.push(payload));
  await jobs.start();
  return { jobs, greeted };
}

async function openWithInterruptedJob() {
  const { database, drop } = await openEmbeddedTestDatabase();
  onTestFinished(drop);
  const first = createJobs({ database, log: silentLog });
  first.define(greet);
  await first.start();
  await database.write((tx) => first.send(tx, greet, 'Ada'));
  await first.stop();
  return database;
}

/** Leaves the job as a process killed while running it does. */
const interrupt = `update jobs.job set state = 'active', started_on = now(),
  retry_count = retry_count + 1`;

test('a job that ran when its process was killed is taken up at the next start', async () => {
  const database = await openWithInterruptedJob();
  await database.execute(interrupt);
  const { jobs, greeted } = await startGreeter(database);
  await jobs.idle();
  expect(greeted).toEqual(['Ada']);
  await jobs.stop();
});

test('kills are not held against a job, until it may be the job that kills', async () => {
  const database = await openWithInterruptedJob();
  let starts = 0;
  for (;;) {
    await database.execute(interrupt);
    starts += 1;
    const { jobs } = await startQuietly(database);
    const parked = await jobs.parked();
    await jobs.stop();
    if (parked.length > 0) break;
    expect(starts).toBeLessThan(20);
  }
  // One try, one retry, and ten that are forgiven.
  expect(starts).toBeGreaterThanOrEqual(10);
});

async function startQuietly(database: Database) {
  const jobs = createJobs({ database, log: silentLog });
  jobs.define(greet);
  await jobs.start();
  return { jobs };
}
