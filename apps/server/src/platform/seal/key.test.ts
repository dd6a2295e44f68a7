import { randomBytes } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@reverie/sdk';
import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLog } from '#platform/log.ts';
import { openSeal, SealKeyLost } from '#platform/seal/key.ts';
import type { Ring } from '#platform/seal/ring.ts';
import { closedSeal, createSeal, keyIdOf } from '#platform/seal/seal.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { openTestDatabase } from '#testing/database.ts';
import { aDream } from '#testing/dreams.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { refusal } from '#testing/refusal.ts';
import { failToStart, startServer } from '#testing/server.ts';

async function parts() {
  const { database, drop } = await openTestDatabase();
  onTestFinished(drop);
  const dataFolder = await temporaryFolder();
  return { database, dataFolder, log: silentLog, keyFile: join(dataFolder, 'seal.key') };
}

type Where = Parameters<typeof openSeal>[0];

/** A seal, for a test that has its key. */
async function openAt(where: Where): Promise<Ring> {
  const ring = await openSeal(where);
  if (!ring) throw new Error('the key is not there');
  onTestFinished(() => ring.close());
  return ring;
}

const another = () => randomBytes(32).toString('base64');

test('the key is made once, readable by its owner alone, and known again', async () => {
  const { keyFile, ...where } = await parts();
  const sealed = (await openAt(where)).seal('la baleine', 'dream 1');
  expect((await openAt(where)).open(sealed, 'dream 1')).toBe('la baleine');
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
});

test('of servers that start on one folder at once, all have the key of the first', async () => {
  const { keyFile, ...where } = await parts();
  const rings = await Promise.all([1, 2, 3].map(() => openAt(where)));
  expect(new Set(rings.map((ring) => ring.sealing())).size).toBe(1);
  expect(await readFile(keyFile, 'utf8')).toHaveLength(44);
});

test('the folder says which key its texts need, and so does whoever misses it', async () => {
  const { keyFile, ...where } = await parts();
  const id = (await openAt(where)).sealing();
  expect(await readFile(join(where.dataFolder, 'sealed-with'), 'utf8')).toContain(id);
  await rm(keyFile);
  await expect(openSeal(where)).rejects.toThrow(`the key ${id}`);
  const other = another();
  const otherId = keyIdOf(Buffer.from(other, 'base64'));
  await expect(openSeal({ ...where, sealKey: other })).rejects.toThrow(otherId);
});

test('a key that is missing or another one is refused, and none is made in its place', async () => {
  const { keyFile, ...where } = await parts();
  await openAt(where);
  await rm(keyFile);
  await expect(openSeal(where)).rejects.toThrow(SealKeyLost);
  await expect(openSeal(where)).rejects.toThrow('not there');
  await expect(stat(keyFile)).rejects.toThrow('ENOENT');
  await writeFile(keyFile, another());
  await expect(openSeal(where)).rejects.toThrow('another one');
  await expect(openSeal({ ...where, sealKey: another() })).rejects.toThrow('REVERIE_KEY');
  await writeFile(keyFile, 'half a k');
  await expect(openSeal(where)).rejects.toThrow(`${keyFile} holds what is no key`);
});

test('without its key a server opens closed where it is told to: none is made anew', async () => {
  const { keyFile, ...where } = await parts();
  await openAt(where);
  await rm(keyFile);
  expect(await openSeal({ ...where, mayBeClosed: true })).toBeNull();
  await expect(stat(keyFile)).rejects.toThrow('ENOENT');
  expect(closedSeal.open(createSeal(randomBytes(32)).seal('', ''), '')).toBeNull();
  expect(() => closedSeal.seal('une autre', 'dream 2')).toThrow('sealing_off');
});

test('a database sealed before keys had names takes the key that opens it, and no other', async () => {
  const where = await parts();
  const key = randomBytes(32);
  const sample = createSeal(key).seal('la baleine', 'dream 1');
  await where.database.execute('insert into seal_sample (sample, context) values ($1, $2)', [
    sample,
    'dream 1',
  ]);
  await expect(openSeal(where)).rejects.toThrow('not there');
  await expect(openSeal({ ...where, sealKey: another() })).rejects.toThrow(SealKeyLost);
  const ring = await openAt({ ...where, sealKey: key.toString('base64') });
  expect(ring.sealing()).toBe(keyIdOf(key));
  expect(ring.open(sample, 'dream 1')).toBe('la baleine');
  expect((await where.database.execute('select * from seal_sample')).rows).toEqual([]);
});

test('one report that does not open takes no list, page or pattern down', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  const broken = await aDream(client, { report: 'Une cave inondée.' });
  const whole = await aDream(client, { report: 'Un grenier.' });
  await opened.app.jobs.idle();
  await opened.database.execute(
    `update dreams set report = '\\x0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
     where id = $1`,
    [broken.id],
  );
  await opened.database.execute(
    `update analyses set sealed = '\\x01' where source = 'report' and dream_id = $1`,
    [broken.id],
  );
  const { dreams } = await client.dreams.list({});
  expect(dreams).toMatchObject([
    { id: whole.id, report: 'Un grenier.', isReportUnreadable: false },
    { id: broken.id, report: null, isReportUnreadable: true },
  ]);
  expect(await client.analysis.get({ id: broken.id })).toMatchObject({ of: 'content' });
  // A thread that only starts may take longer than a call waits: one comes again, as pages do.
  const patterns = await vi.waitFor(() => client.patterns.get({}), 15_000);
  expect(patterns).toMatchObject({ leftOut: 1 });
  const seen = await opened.client().dreams.get({ id: broken.id });
  expect(seen).toMatchObject({ report: null, isReportUnreadable: false });
  // Changed beside it, the dream is read and painted again, and what is sealed stays as it is.
  await client.dreams.update({ id: broken.id, content: 'Une autre baie.' });
  await opened.app.jobs.idle();
  expect(await client.dreams.get({ id: broken.id })).toMatchObject({
    analysisStatus: 'done',
    isReportUnreadable: true,
  });
  const { rows } = await opened.database.execute(
    `select source from analyses where dream_id = $1 order by source`,
    [broken.id],
  );
  expect(rows).toEqual([{ source: 'content' }, { source: 'report' }]);
});

test('a server whose key is gone does not start, says why, and starts closed when told to', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const first = await startServer(folder);
  const { token } = await createClient({ origin: first.origin }).accounts.register({
    email: 'ada@example.org',
    username: 'ada',
    password: 'a long corridor',
    acceptTerms: true,
    ageConfirmed: true,
  });
  const told = createClient({ origin: first.origin, token }).dreams;
  const { id } = await told.create({ content: 'Un quai.', report: 'Un quai sans fin.' });
  first.child.kill('SIGTERM');
  await first.exited;
  await rm(join(folder, 'seal.key'));
  const { exitCode, said } = await failToStart({ REVERIE_DATA: folder });
  expect(exitCode).toBe(1);
  expect(said).toContain('REVERIE_SEALED_TEXTS=closed');
  expect(said).not.toContain('    at ');

  const closed = await startServer(folder, { REVERIE_SEALED_TEXTS: 'closed' });
  const { dreams } = createClient({ origin: closed.origin, token });
  expect(await dreams.get({ id })).toMatchObject({ report: null, isReportUnreadable: true });
  expect(await refusal(dreams.create({ content: 'Un pont.', report: 'Long.' }))).toBe(
    'sealing_off',
  );
  await dreams.create({ content: 'Un pont.' });
  expect(closed.lines.join('\n')).toContain('without the key');
}, 120_000);
