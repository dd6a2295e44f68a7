import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { createLimits } from '#platform/limits/limits.ts';
import { silentLog } from '#platform/log.ts';
import { openTestDatabase } from '#testing/database.ts';

const caller = { account: null, address: '192.0.2.1' };

test('processes of one database share what is counted, and none is let through twice', async () => {
  const { database, url, drop } = await openTestDatabase();
  const other = url ? await openPostgres({ databaseUrl: url, log: silentLog }) : database;
  onTestFinished(async () => {
    if (other !== database) await other.close();
    await drop();
  });
  const parts = { clock: systemClock, chosenLimits: { registrations: 5 } };
  const servers = [database, other].map((each) => createLimits({ ...parts, database: each }));
  const calls = Array.from({ length: 20 }, () =>
    servers.map((server) =>
      server.enter(['registrations'], caller).then(
        () => 'in',
        (error: { code?: string }) => error.code,
      ),
    ),
  );
  const told = await Promise.all(calls.flat());
  expect(told.filter((each) => each === 'in')).toHaveLength(5);
  expect(told.filter((each) => each === 'rate_limited')).toHaveLength(35);
});

test('what has ended is forgotten, and nothing tells whose it was', async () => {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  let now = new Date('2026-03-01T22:00:00Z');
  const limits = createLimits({ database, clock: { now: () => now } });
  await limits.enter(['registrations'], caller);
  await limits.chargeFailure([{ of: 'wrongPasswords', whose: 'ada@example.org' }]);
  const rows = async () => (await database.execute('select * from limits')).rows;
  expect(JSON.stringify(await rows())).not.toMatch(/192\.0\.2|ada/);
  await limits.tidy();
  expect(await rows()).toHaveLength(2);
  now = new Date(now.getTime() + 901_000);
  await limits.tidy();
  expect(await rows()).toEqual([]);
});
