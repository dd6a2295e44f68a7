import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { aUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
}, 60_000);
afterAll(() => at.close());

const all = 150;

test('while hundreds of imported dreams are read in turns, what somebody else tells is read at once', async () => {
  const [ada, bob] = [await aUser(at), await aUser(at)];
  const rows = Array.from({ length: all }, (_, each) => `2026-01-05,Un phare numéro ${each}.`);
  const file = new File([`date,text\n${rows.join('\n')}\n`], 'a.csv');
  const { id } = await ada.client.imports.request({ file });
  const statusOf = async () => (await ada.client.imports.get({ id })).status;
  await expect.poll(statusOf, { timeout: 30_000 }).toBe('ready');
  await ada.client.imports.apply({ id });
  await expect.poll(statusOf, { timeout: 30_000 }).toBe('done');
  // Old by what they say, they wait in their own queue: nobody takes them for stalled.
  await at.database.execute(`update dreams set updated_at = now() - interval '1 day'`);
  expect(await at.app.features.pipeline.resumeStalled()).toBe(0);
  const told = await aDream(bob.client, { content: 'Une digue.', visibility: 'private' });
  const statusOfBob = async () => (await bob.client.dreams.get({ id: told.id })).analysisStatus;
  await expect.poll(statusOfBob, { timeout: 60_000 }).toBe('done');
  await at.app.jobs.idle();
  const { rows: read } = await at.database.execute(
    `select count(*)::integer as "all", (count(*) filter (
       where a.created_at between mine.created_at and own.created_at))::integer as meanwhile
     from analyses a join dreams d on d.id = a.dream_id,
       dreams mine join analyses own on own.dream_id = mine.id
     where d.owner_id = $1 and a.source = 'content' and mine.id = $2 and own.source = 'content'`,
    [ada.user.id, told.id],
  );
  const [found] = z.array(z.object({ all: z.number(), meanwhile: z.number() })).parse(read);
  // All of hers are read in the end; of those that waited, hardly any came before his.
  expect(found?.all).toBe(all);
  expect(found?.meanwhile).toBeLessThan(all / 4);
}, 200_000);
