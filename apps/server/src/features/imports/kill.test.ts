import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@reverie/sdk';
import { expect, test } from 'vitest';
import { aRegistration } from '#testing/accounts.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { startServer } from '#testing/server.ts';

test('a server killed in the middle of an import goes on with it, and writes nothing twice', async () => {
  const folder = await temporaryFolder();
  const first = await startServer(folder);
  const { token } = await createClient({ origin: first.origin }).accounts.register(aRegistration());
  const client = createClient({ origin: first.origin, token });
  const all = 240;
  const rows = Array.from(
    { length: all },
    (_, at) => `2026-01-05,Rêve ${at},Un phare numéro ${at}.`,
  );
  const file = new File([`date,title,text\n${rows.join('\n')}\n`], 'a.csv');
  const { id } = await client.imports.request({ file });
  const until = async (
    { imports }: typeof client,
    isThere: (now: Awaited<ReturnType<typeof imports.get>>) => boolean,
  ) => {
    for (;;) {
      const now = await imports.get({ id });
      if (isThere(now)) return now;
      expect(now.status).not.toBe('failed');
      await delay(20);
    }
  };
  await until(client, ({ status }) => status === 'ready');
  await client.imports.apply({ id });
  await until(client, ({ stage, progress }) => stage === 'writing' && progress > 0);
  first.child.kill('SIGKILL');
  await first.exited;

  const second = await startServer(folder);
  const again = createClient({ origin: second.origin, token });
  const done = await until(again, ({ status }) => status === 'done');
  expect(done.counts.imported).toBe(all);
  const { totalCount } = await again.dreams.list({});
  expect(totalCount).toBe(all);
  second.child.kill('SIGKILL');
}, 180_000);
