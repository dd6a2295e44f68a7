import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@reverie/sdk';
import { expect, onTestFinished, test } from 'vitest';
import { aRegistration } from '#testing/accounts.ts';
import { startServer } from '#testing/server.ts';

const kills = 2;
/** Few enough for the limit an account has in a minute. */
const dreamsEach = 6;

test('a server killed while it tells dreams tells none of them twice when asked again', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'reverie-once-'));
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }));
  let server = await startServer(dataFolder);
  const patience = { timeout: 60_000 };
  const { token } = await createClient({
    origin: server.origin,
    ...patience,
  }).accounts.register(aRegistration());
  const told = new Map<string, string>();

  for (let kill = 1; kill <= kills; kill += 1) {
    const { dreams } = createClient({ origin: server.origin, token, ...patience });
    const tell = (key: string) =>
      dreams
        .create({ content: `Le rêve ${key}.` }, { idempotencyKey: key })
        .then(({ id }) => told.set(key, id));
    const keys = Array.from({ length: dreamsEach }, (_, index) => `${kill}-${index}`);
    const { child } = server;
    // In the middle: some are told, some are being told, some are still to come.
    const dying = tell(keys[0] ?? '').then(() => setTimeout(() => child.kill('SIGKILL'), 15));
    await Promise.allSettled([dying, ...keys.map(tell)]);
    await server.exited;
    server = await startServer(dataFolder);

    const again = createClient({ origin: server.origin, token, ...patience }).dreams;
    for (const key of keys) {
      const { id } = await again.create({ content: `Le rêve ${key}.` }, { idempotencyKey: key });
      expect(told.get(key) ?? id, 'what was acknowledged is what is answered').toBe(id);
      told.set(key, id);
    }
    expect((await again.list()).totalCount).toBe(told.size);
  }
}, 120_000);
