import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const told = await aDream(bob.client, { content: 'Une digue.', visibility: 'private' });
  const unread = async () => {
    const { rows: found } = await at.database.execute(
      `select count(*)::integer as count from dreams
       where owner_id = $1 and analysis_status <> 'done'`,
      [ada.user.id],
    );
    return Number(Object(found[0]).count);
  };
  const statusOfBob = async () => (await bob.client.dreams.get({ id: told.id })).analysisStatus;
  await expect.poll(statusOfBob, { timeout: 30_000, interval: 20 }).toBe('done');
  // Most of hers wait still, and nobody waits behind them.
  expect(await unread()).toBeGreaterThan(0);
  await expect.poll(unread, { timeout: 120_000 }).toBe(0);
  const { rows: left } = await at.database.execute(
    `select 1 from jobs.job where name = 'read-brought' and state <= 'active'`,
  );
  expect(left).toEqual([]);
}, 200_000);
