import { opendir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@reverie/sdk';
import { expect, test } from 'vitest';
import { readMigrations } from '#platform/db/migrate.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { startServer } from '#testing/server.ts';

const report = 'Ma sœur Zéphyrine ramasse des girolles. Zéphyrine porte un chapeau amarante.';
/** Words of the report alone. */
const planted = /girolle|amarante|chanterelle/i;
const content = 'Je vois Zéphyrine sur un quai. Zéphyrine me sourit.';

test('who a name is, learned from a sealed report, is kept in no open analysis', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  const own = { content, visibility: 'private' } as const;
  await aDream(client, { content: 'Une forêt.', report, visibility: 'private' });
  const bare = await aDream(client, own);
  const sealed = await aDream(client, { ...own, report: content });
  await opened.app.jobs.idle();
  const { rows } = await opened.database.execute(
    `select dream_id from analyses where result->'characters' @> '[{"identity": "family"}]'`,
  );
  expect(rows).toEqual([]);
  const familyIn = async (id: string) => {
    const found = await client.analysis.get({ id });
    if ('status' in found) throw new Error('no analysis came');
    return found.characters.filter(({ identity }) => identity === 'family').length;
  };
  // Its own report is sealed as well: there she is known.
  expect(await familyIn(sealed.id)).toBe(1);
  expect(await familyIn(bare.id)).toBe(0);
});

test('analyses that may have learned from reports are made anew, and no others', async () => {
  let now = new Date();
  const opened = await testApp({ clock: { now: () => now } });
  const [writer, other] = [await aUser(opened), await aUser(opened)];
  await aDream(writer.client, { content: 'Une forêt.', report, visibility: 'private' });
  const learned = await aDream(writer.client, { content, visibility: 'private' });
  const shared = await aDream(writer.client, { content });
  const others = await aDream(other.client, { content, visibility: 'private' });
  await opened.app.jobs.idle();
  const { database } = opened;
  await database.execute(
    `update analyses set result = '{"learned": "family"}' where source = 'content'`,
  );
  const migrations = await readMigrations();
  await database.execute(migrations.find(({ name }) => name.startsWith('0015'))?.text ?? '');
  const status = async (id: string) =>
    (await database.execute('select analysis_status as is from dreams where id = $1', [id])).rows;
  expect(await status(learned.id)).toEqual([{ is: 'queued' }]);
  for (const { id } of [shared, others]) expect(await status(id)).toEqual([{ is: 'done' }]);
  now = new Date(now.getTime() + 3_600_000);
  await opened.app.features.pipeline.resumeStalled();
  await opened.app.jobs.idle();
  expect(await writer.client.analysis.get({ id: learned.id })).toMatchObject({ of: 'content' });
});

test('no word of a sealed report, nor of what is made of it, lies open in the data folder', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const { child, exited, origin } = await startServer(folder);
  const { token } = await createClient({ origin }).accounts.register({
    email: 'ada@example.org',
    username: 'ada',
    password: 'a long corridor',
    acceptTerms: true,
    ageConfirmed: true,
  });
  const client = createClient({ origin, token });
  const { id } = await client.dreams.create({ content: 'Un phare violine.', report });
  const bare = await client.dreams.create({ content, visibility: 'private' });
  await expect
    .poll(async () => (await client.dreams.get({ id: bare.id })).imageStatus, { timeout: 200_000 })
    .toBe('done');
  expect(await client.analysis.get({ id })).toMatchObject({ of: 'report' });
  await client.dreams.update({ id, report: `${report} Encore.` });
  child.kill('SIGTERM');
  await exited;

  const open: string[] = [];
  let hasFound = false;
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = (await readFile(path)).toString('utf8');
    if (planted.test(text)) open.push(path);
    hasFound ||= text.includes('violine');
  }
  expect(hasFound, 'what is told in the open is found by this search').toBe(true);
  expect(open).toEqual([]);
}, 240_000);
