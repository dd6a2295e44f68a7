import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@reverie/sdk';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { silentLog } from '#platform/log.ts';
import { aRegistration } from '#testing/accounts.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { startServer } from '#testing/server.ts';

const all = 60;

/** What the database of a server that has ended answers to a statement, and to nothing after it. */
async function inside(dataFolder: string, statements: string[]) {
  const database = await openDatabase({ dataFolder, log: silentLog });
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await database.execute(statement));
    return rows;
  } finally {
    await database.close();
  }
}

test('a server killed while older dreams come into the index goes on, and finds each once', async () => {
  const folder = await temporaryFolder();
  const first = await startServer(folder);
  const { token } = await createClient({ origin: first.origin }).accounts.register(aRegistration());
  const { imports } = createClient({ origin: first.origin, token });
  const rows = Array.from({ length: all }, (_, at) => `2026-01-05,Un phare numéro ${at}.`);
  const file = new File([`date,text\n${rows.join('\n')}\n`], 'a.csv');
  const { id } = await imports.request({ file });
  const statusOf = async () => (await imports.get({ id })).status;
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('ready');
  await imports.apply({ id });
  await expect.poll(statusOf, { timeout: 60_000 }).toBe('done');
  first.child.kill('SIGTERM');
  await first.exited;
  await inside(folder, [
    'delete from journal_entries',
    'delete from journal_words',
    'update journal_backlog set reached = 0, until = (select max(seq) from dreams)',
  ]);

  const second = await startServer(folder);
  const killed = createClient({ origin: second.origin, token, timeout: 60_000 });
  for (;;) {
    const { totalCount, isWhole } = await killed.journal.list({ q: 'phare' });
    expect(isWhole).toBe(false);
    if (totalCount > 0) break;
    await delay(20);
  }
  second.child.kill('SIGKILL');
  await second.exited;

  const third = await startServer(folder);
  const again = createClient({ origin: third.origin, token, timeout: 60_000 });
  const isWhole = async () => (await again.journal.list({ q: 'phare' })).isWhole;
  await expect.poll(isWhole, { timeout: 150_000, interval: 500 }).toBe(true);
  const { totalCount, isTotalExact } = await again.journal.list({ q: 'phare' });
  expect({ totalCount, isTotalExact }).toEqual({ totalCount: all, isTotalExact: true });
  third.child.kill('SIGTERM');
  await third.exited;
  const kept = await inside(folder, [
    `select count(*)::integer as entries, count(distinct (dream_id, kind))::integer as different
     from journal_entries where kind in ('words', 'report')`,
  ]);
  expect(kept).toEqual([{ entries: 2 * all, different: 2 * all }]);
}, 360_000);
