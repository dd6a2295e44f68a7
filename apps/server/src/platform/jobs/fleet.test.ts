import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { loadConfig } from '#config.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { silentLog } from '#platform/log.ts';
import { openTestDatabase } from '#testing/database.ts';

// Several processes work on one queue: only PostgreSQL lets them.
const onPostgres = test.runIf(loadConfig().databaseUrl);

const greet = defineJob({ name: 'greet', payload: z.string(), retryDelay: 0 });

/** As many servers as asked for, each with its own connections to the same database. */
async function startServers(count: number, greeted: string[]) {
  const { url = '', database, drop } = await openTestDatabase();
  onTestFinished(drop);
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const own = await openPostgres({ databaseUrl: url, log: silentLog, connections: 3 });
      const settings = { log: silentLog, watchSeconds: 1 };
      const jobs = createJobs({ database: own, ...settings });
      jobs.work(greet, async ({ payload }) => void greeted.push(payload), { concurrency: 2 });
      await jobs.start();
      onTestFinished(async () => {
        await jobs.stop();
        await own.close();
      });
      return { jobs, database: own };
    }),
  );
  return { database, servers };
}

onPostgres('servers side by side run each job once, whoever sent it', async () => {
  const greeted: string[] = [];
  const { servers } = await startServers(3, greeted);
  const guests = servers.flatMap((_, server) =>
    Array.from({ length: 15 }, (_, count) => `guest ${count} of ${server}`),
  );
  for (const [index, { jobs, database }] of servers.entries()) {
    await database.write(async (tx) => {
      for (const guest of guests.filter((name) => name.endsWith(`of ${index}`))) {
        await jobs.send(tx, greet, guest);
      }
    });
  }
  for (const { jobs } of servers) await jobs.idle();
  expect(greeted.sort()).toEqual(guests.sort());
});

onPostgres('the job of a server that was killed is taken up by another', async () => {
  const greeted: string[] = [];
  const { database, servers } = await startServers(1, greeted);
  const [server] = servers;
  await server?.database.write((tx) => server.jobs.send(tx, greet, 'Ada'));
  await server?.jobs.idle();
  // As a worker leaves it that stopped giving signs of life a minute ago.
  await database.execute(
    `update jobs.job set state = 'active', completed_on = null, started_on = now(),
       heartbeat_on = now() - interval '1 minute'`,
  );
  await server?.jobs.idle();
  expect(greeted).toEqual(['Ada', 'Ada']);
});
