import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { createClient } from '@reverie/sdk';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '#app.ts';
import { openEmbedded } from '#platform/db/embedded.ts';
import { faultProblem } from '#platform/db/faults.ts';
import { migrate } from '#platform/db/migrate.ts';
import { overPglite } from '#platform/db/over-pglite.ts';
import { guardSpace } from '#platform/db/space.ts';
import { dumpTemplate } from '#platform/db/template.ts';
import { silentLog } from '#platform/log.ts';
import { aRegistration } from '#testing/accounts.ts';
import { fillDisk, mountSmallDisk } from '#testing/disk.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { refusal } from '#testing/refusal.ts';
import { aSeal } from '#testing/seal.ts';
import { startServer } from '#testing/server.ts';

const notMounted = 'No disk can be mounted here: only the injected error is tested';

test('on a full disk reading goes on, writing says so, and space brings it back', async (context) => {
  const folder = await mountSmallDisk(300);
  if (folder === null) {
    context.skip(notMounted);
    return;
  }
  const database = await openEmbedded({ dataFolder: folder, log: silentLog });
  onTestFinished(() => database.close());
  await migrate(database);
  await database.execute('create table notes (id int primary key, text text not null)');
  const add = (id: number) =>
    database.write((tx) => tx.execute(sql`insert into notes values (${id}, repeat('z', 2000))`));
  const count = async () =>
    (await database.read.execute(sql`select count(*)::int as total from notes`)).rows;
  for (let id = 0; id < 50; id += 1) await add(id);

  const ballast = join(folder, 'ballast');
  await fillDisk(ballast);
  expect((await statfs(folder)).bavail).toBe(0);
  for (let id = 100; id < 110; id += 1) {
    await expect(add(id)).rejects.toMatchObject({ code: 'storage_full', status: 507 });
    expect(await count()).toEqual([{ total: 50 }]);
  }

  await rm(ballast);
  await add(200);
  expect(await count()).toEqual([{ total: 51 }]);
}, 120_000);

test('a server whose disk is full lives, serves what it has, and recovers', async (context) => {
  const folder = await mountSmallDisk(300);
  if (folder === null) {
    context.skip(notMounted);
    return;
  }
  const { child, exited, origin } = await startServer(folder);
  const { token } = await createClient({ origin }).accounts.register({
    email: 'ada@example.org',
    username: 'ada',
    password: 'a long corridor',
    acceptTerms: true,
    ageConfirmed: true,
  });
  const client = createClient({ origin, token });
  const tell = () => client.dreams.create({ content: 'I was flying over a calm sea.' });
  await tell();

  // In the middle of the analysis and the painting of the first dream.
  const ballast = join(folder, 'ballast');
  await fillDisk(ballast);
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(tell()).rejects.toMatchObject({ problem: { code: 'storage_full', status: 507 } });
    expect((await client.dreams.list()).totalCount).toBe(1);
    // The queue looks for work meanwhile, and writes where it finds some.
    await delay(1_500);
  }
  expect(child.exitCode).toBeNull();

  await rm(ballast);
  await tell();
  expect((await client.dreams.list()).totalCount).toBe(2);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
}, 120_000);

test('writing stops while the reserve is still there', async (context) => {
  const folder = await mountSmallDisk(300);
  if (folder === null) {
    context.skip(notMounted);
    return;
  }
  const database = await openEmbedded({ dataFolder: folder, log: silentLog });
  onTestFinished(() => database.close());
  await database.execute('create table notes (id int, text text not null)');
  let written = 0;
  const flood = async () => {
    for (;;) {
      await database.write((tx) =>
        tx.execute(sql`insert into notes
          select n, string_agg(md5((n * i)::text), '') from generate_series(1, 200) n,
            generate_series(1, 60) i group by n`),
      );
      written += 1;
    }
  };
  await expect(flood()).rejects.toMatchObject({ code: 'storage_full' });
  expect(written).toBeGreaterThan(10);
  const { bavail, bsize } = await statfs(folder);
  expect(bavail * bsize, 'left of the reserve').toBeGreaterThan(48 * 1_048_576);
  const { rows } = await database.read.execute(sql`select count(*)::int as total from notes`);
  expect(rows).toEqual([{ total: written * 200 }]);
}, 120_000);

test('a disk that fills in the middle of a write is told as full storage', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    const injected = new Error('write failed', { cause: Object.assign(new Error('no'), { code }) });
    expect(faultProblem(injected)).toMatchObject({ code: 'storage_full', status: 507 });
  }
});

test('a folder with less free space than the reserve is not written to', async () => {
  const folder = await temporaryFolder();
  const { bavail, bsize } = await statfs(folder);
  const guard = guardSpace(folder, bavail * bsize * 2);
  await expect(guard.require()).rejects.toMatchObject({ code: 'storage_full' });
  await expect(guardSpace(folder, 0).require()).resolves.toBeUndefined();
});

test('people come in and go out while a disk is nearly full, and write nothing else', async () => {
  const dataFolder = await temporaryFolder();
  const { bavail, bsize } = await statfs(dataFolder);
  // Half of the reserve is left, once there is one.
  let reserve = 0;
  const space = { require: (wish = {}) => guardSpace(dataFolder, reserve).require(wish) };
  const pglite = await PGlite.create({ loadDataDir: await dumpTemplate() });
  const database = overPglite(pglite, { space });
  onTestFinished(() => database.close());
  const app = createApp({ database, dataFolder, log: silentLog, seal: aSeal() });
  await app.start();
  onTestFinished(app.stop);
  const fetch = async (request: Request) => app.fetch(request, { address: '192.0.2.1' });
  const client = (token?: string) =>
    createClient({ origin: 'http://reverie.test', fetch, ...(token && { token }) });
  const registration = aRegistration();
  await client().accounts.register(registration);
  reserve = bavail * bsize * 2;
  const { email, password } = registration;
  const { token } = await client().accounts.login({ email, password });
  const naming = client(token).accounts.updateProfile({ firstName: 'Ada' });
  expect(await refusal(naming)).toBe('storage_full');
  await client(token).accounts.logout();
  expect(await refusal(client(token).accounts.me())).toBe('unauthenticated');
}, 60_000);
