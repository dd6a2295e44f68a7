import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acquireLock, FolderInUse, startOf } from '#platform/db/lock.ts';
import { temporaryFolder } from '#testing/folder.ts';

// Each of these starts processes that open a database.
vi.setConfig({ testTimeout: 120_000 });

const holder = join(import.meta.dirname, '../../testing/programs/holder.ts');

async function startHolder(folder: string) {
  const child = spawn(process.execPath, ['--conditions=reverie-source', holder, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('a second process on the same folder is refused in words that help', async () => {
  const folder = await temporaryFolder();
  const first = await startHolder(folder);
  expect(first.said).toBe('open');
  const second = await startHolder(folder);
  expect(second.said).toContain(`in use by process ${first.child.pid}`);
  expect(second.said).toContain('REVERIE_DATA');
  expect(second.said).toContain('DATABASE_URL');
});

test('the lock of a killed process is taken over', async () => {
  const folder = await temporaryFolder();
  const first = await startHolder(folder);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await startHolder(folder);
  expect(second.said).toBe('open');
  expect(await readFile(join(folder, 'lock'), 'utf8')).toContain(`"pid":${second.child.pid}`);
});

test('a lock whose number has passed on to another process is taken over', async () => {
  const path = join(await temporaryFolder(), 'lock');
  await writeFile(path, JSON.stringify({ pid: process.pid, started: 'another boot:1' }));
  await expect(acquireLock(path)).resolves.toBeDefined();
});

test('a lock of a living process is refused, whichever it is', async () => {
  const path = join(await temporaryFolder(), 'lock');
  const started = await startOf(process.ppid);
  await writeFile(path, JSON.stringify({ pid: process.ppid, started }));
  await expect(acquireLock(path)).rejects.toThrow(FolderInUse);
});

test('a lock that was never finished is taken over', async () => {
  const path = join(await temporaryFolder(), 'lock');
  await writeFile(path, '{"pid":');
  await expect(acquireLock(path)).resolves.toBeDefined();
});

test('of several that find a stale lock at once, one takes it', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'lock');
  const stale = { pid: await endedProcess(), started: 'long ago' };
  await writeFile(path, JSON.stringify(stale));
  const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => startHolder(folder)));
  const said = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.said : one.reason));
  expect(said.filter((words) => words === 'open')).toHaveLength(1);
  expect(said.filter((words) => String(words).includes('in use by process'))).toHaveLength(2);
});

test('a released lock leaves nothing behind', async () => {
  const folder = await temporaryFolder();
  const lock = await acquireLock(join(folder, 'lock'));
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
});
