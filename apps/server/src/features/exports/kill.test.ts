import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@reverie/sdk';
import { expect, test } from 'vitest';
import { aRegistration } from '#testing/accounts.ts';
import { readBook } from '#testing/book.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { startServer } from '#testing/server.ts';

type Client = ReturnType<typeof createClient>;

test('a server killed in the middle of a book writes it whole at the next start, once', async () => {
  const folder = await temporaryFolder();
  const first = await startServer(folder);
  const { token } = await createClient({ origin: first.origin }).accounts.register(aRegistration());
  const client = createClient({ origin: first.origin, token });
  const all = 300;
  const rows = Array.from({ length: all }, (_, at) => `2026-01-05,Rêve ${at},Un phare ${at}.`);
  const file = new File([`date,title,text\n${rows.join('\n')}\n`], 'a.csv');
  const brought = await client.imports.request({ file });
  const imported = ({ imports }: Client) => imports.get(brought);
  await expect.poll(async () => (await imported(client)).status, { timeout: 60_000 }).toBe('ready');
  await client.imports.apply(brought);
  await expect.poll(async () => (await imported(client)).status, { timeout: 60_000 }).toBe('done');
  const { id } = await client.exports.request({ format: 'pdf', language: 'fr' });
  for (;;) {
    const { status, progress } = await client.exports.get({ id });
    if (status === 'running' && progress > 0) break;
    expect(status).not.toBe('done');
    await delay(5);
  }
  first.child.kill('SIGKILL');
  await first.exited;

  const second = await startServer(folder);
  const again = createClient({ origin: second.origin, token });
  const statusOf = async () => (await again.exports.get({ id })).status;
  await expect.poll(statusOf, { timeout: 120_000 }).toBe('done');
  expect((await again.exports.list()).exports).toHaveLength(1);
  const { url } = await again.exports.get({ id });
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${second.origin}${url}`, { headers });
  const { text } = await readBook(new Uint8Array(await response.arrayBuffer()));
  for (const at of [0, all / 2 - 1, all - 1]) expect(text).toContain(`Un phare ${at}.`);
  second.child.kill('SIGKILL');
}, 240_000);
