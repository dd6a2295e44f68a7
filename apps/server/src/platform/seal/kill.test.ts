import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import { newId } from '#platform/ids.ts';
import { silentLog } from '#platform/log.ts';
import { askOperator } from '#platform/operator.ts';
import { openSeal } from '#platform/seal/key.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { startServer } from '#testing/server.ts';

const texts = 4_000;

/** Opens the folder of a server that is not running. */
async function openFolder(dataFolder: string) {
  const log = silentLog;
  const database = await openDatabase({ dataFolder, databaseUrl: undefined, log });
  const ring = await openSeal({ database, dataFolder, log });
  if (!ring) throw new Error('the key is not there');
  const close = async () => {
    await ring.close();
    await database.close();
  };
  return { database, ring, close };
}

/** Messages of so many people; resolves to the key they are sealed with. */
async function fill(dataFolder: string): Promise<string> {
  const { database, ring, close } = await openFolder(dataFolder);
  for (let count = 0; count < texts; count += 1) {
    const id = newId(new Date());
    await database.execute(
      `insert into contact_messages (id, ticket, type, sealed, language, created_at)
       values ($1::uuid, $1::text, 'support', $2, 'fr', now())`,
      [id, ring.seal(`message ${id}`, `contact ${id}`)],
    );
  }
  await close();
  return ring.sealing();
}

type Outcome = { exitCode: number; message: string };

function ask(dataFolder: string, ...words: string[]) {
  return askOperator(dataFolder, { command: 'seal', words }) as Promise<Outcome>;
}

/** Texts that the key which seals has by now, as `status` says them. */
async function sealedAnew(dataFolder: string): Promise<number> {
  const { message } = await ask(dataFolder, 'status');
  return Number(/(\d+) of \d+ texts, seals/.exec(message)?.[1] ?? 0);
}

test('a server killed in the middle of a rotation opens everything, and ends it by itself', async () => {
  const dataFolder = join(await temporaryFolder(), 'data');
  const old = await fill(dataFolder);
  const first = await startServer(dataFolder);
  ask(dataFolder, 'rotate').catch(() => {});
  await vi.waitFor(
    async () => {
      const anew = await sealedAnew(dataFolder);
      expect(anew).toBeGreaterThan(0);
      expect(anew).toBeLessThan(texts);
    },
    { timeout: 20_000, interval: 1 },
  );
  first.child.kill('SIGKILL');
  await first.exited;

  const { database, ring, close } = await openFolder(dataFolder);
  onTestFinished(() => close().catch(() => {}));
  const { rows } = await database.execute('select id, sealed, sealed_key from contact_messages');
  const kept = rows as { id: string; sealed: Uint8Array; sealed_key: string }[];
  expect(new Set(kept.map((row) => row.sealed_key)).size, 'it was killed in the middle').toBe(2);
  for (const { id, sealed } of kept) {
    expect(ring.open(sealed, `contact ${id}`)).toBe(`message ${id}`);
  }
  await close();

  const second = await startServer(dataFolder);
  await vi.waitFor(async () => expect(await sealedAnew(dataFolder)).toBe(texts), {
    timeout: 60_000,
    interval: 200,
  });
  const { message } = await ask(dataFolder, 'status');
  expect(message).toContain(`${old}  made`);
  expect(message).toMatch(new RegExp(`${old}.*: nothing needs it`));
  // The rotation ends a moment after its last text.
  await vi.waitFor(
    async () =>
      expect(await ask(dataFolder, 'retire', old, '--yes')).toMatchObject({ exitCode: 0 }),
    { timeout: 30_000, interval: 200 },
  );
  second.child.kill('SIGTERM');
  await second.exited;
}, 180_000);
