import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { createJobs, type Jobs } from '#platform/jobs/jobs.ts';
import { scheduledJob } from '#platform/jobs/schedules.ts';
import { silentLog } from '#platform/log.ts';
import { openTestDatabase } from '#testing/database.ts';

type Work = Record<string, () => Promise<unknown>>;

async function startOn(database: Database, work: Work): Promise<Jobs> {
  const jobs = createJobs({ database, log: silentLog, keepsTime: true, noticeSeconds: 1 });
  jobs.schedule(Object.entries(work).map(([name, run]) => ({ name, cron: '* * * * *', run })));
  await jobs.start();
  return jobs;
}

/** A server that keeps time and has started once: what it is to do stands in the database. */
async function openFleet(work: Work) {
  const { database, url, drop } = await openTestDatabase();
  onTestFinished(drop);
  const jobs = await startOn(database, work);
  onTestFinished(() => jobs.stop());
  return { database, jobs, url };
}

const namesOf = async (database: Database) => {
  const { rows } = await database.execute('select key from jobs.schedule order by key');
  return z
    .array(z.object({ key: z.string() }))
    .parse(rows)
    .map(({ key }) => key);
};

const minuteNow = () => Math.floor(Date.now() / 60_000);

test('of all servers one does what is due, once', async () => {
  let done = 0;
  const sweep = async () => {
    done += 1;
  };
  const begun = minuteNow();
  const { database, url, jobs } = await openFleet({ sweep });
  await jobs.stop();
  await database.execute('update jobs.version set cron_on = null');
  // Several processes share PostgreSQL; the embedded database has one.
  const places = url
    ? await Promise.all(
        [1, 2, 3].map(() => openPostgres({ databaseUrl: url, log: silentLog, connections: 3 })),
      )
    : [database];
  const fleet = await Promise.all(places.map((place) => startOn(place, { sweep })));
  await vi.waitFor(() => expect(done).toBeGreaterThan(0), { timeout: 15_000 });
  await Promise.all(fleet.map((each) => each.stop()));
  const { rows } = await database.execute(
    `select count(*)::integer as jobs from jobs.job
     where name = 'scheduled' and state = 'completed' and data ->> 'work' = 'sweep'`,
  );
  expect(rows).toEqual([{ jobs: done }]);
  // Where a minute has begun meanwhile, it is due once more.
  expect(done).toBeLessThanOrEqual(1 + minuteNow() - begun);
  if (url) await Promise.all(places.map((place) => place.close()));
});

test('work that fails is done again at its next time, and nothing is parked', async () => {
  let tries = 0;
  const { database, jobs } = await openFleet({
    async sweep() {
      tries += 1;
      if (tries === 1) throw new Error('no');
    },
  });
  for (const expected of [1, 2]) {
    await database.write((tx) => jobs.send(tx, scheduledJob, { work: 'sweep' }));
    await vi.waitFor(() => expect(tries).toBe(expected), { timeout: 15_000 });
    await jobs.idle();
  }
  expect(await jobs.parked()).toEqual([]);
});

test('what only another version of the server knows is left to it', async () => {
  const { database, jobs } = await openFleet({ sweep: async () => {} });
  await database.write((tx) => jobs.send(tx, scheduledJob, { work: 'dust' }));
  await jobs.idle();
  expect(await jobs.parked()).toEqual([]);
});

test('what a new version does no longer is scheduled no longer', async () => {
  const { database, jobs } = await openFleet({ sweep: async () => {}, dust: async () => {} });
  expect(await namesOf(database)).toEqual(['dust', 'forget-jobs', 'sweep']);
  await jobs.stop();
  const next = await startOn(database, { dust: async () => {} });
  onTestFinished(() => next.stop());
  expect(await namesOf(database)).toEqual(['dust', 'forget-jobs']);
});
