import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acquireLock, FolderInUse } from '#platform/db/lock.ts';
import { keepsCompiled } from '#testing/compiled.ts';
import { temporaryFolder } from '#testing/folder.ts';

// Each of these starts processes, one of which opens a database.
vi.setConfig({ testTimeout: 120_000 });

const holder = join(import.meta.dirname, '../../testing/programs/holder.ts');
/** Begins a process that sees itself as number 1, as in a container. */
const apart = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];

async function startHolder(folder: string, { before = [] as string[], of = 'lock' } = {}) {
  const words = [...before, process.execPath, '--conditions=reverie-source', holder, folder, of];
  const [program = '', ...rest] = words;
  const env = { ...process.env, ...keepsCompiled };
  const child = spawn(program, rest, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

function mayStandApart(): boolean {
  const [program = '', ...rest] = [...apart, 'true'];
  try {
    execFileSync(program, rest, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('a second process on the same folder is refused in words that help', async () => {
  const folder = await temporaryFolder();
  const first = await startHolder(folder, { of: 'database' });
  expect(first.said).toBe('open');
  const second = await startHolder(folder, { of: 'database' });
  expect(second.said).toContain(`in use by process ${first.child.pid}`);
  expect(second.said).toContain('REVERIE_DATA');
  expect(second.said).toContain('DATABASE_URL');
});

test('processes of two containers, which cannot see each other, are kept apart', async (context) => {
  if (!mayStandApart()) {
    context.skip('No process may have a space of its own here: unshare is refused or missing');
    return;
  }
  const folder = await temporaryFolder();
  const first = await startHolder(folder, { before: apart });
  expect(first.said).toBe('open');
  for (const before of [apart, []]) {
    const { said } = await startHolder(folder, { before });
    expect(said).toContain('in use by process 1 of the machine or container "');
  }
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const next = await startHolder(folder, { before: apart });
  expect(next.said).toBe('open');
});

test('the lock of a killed process is taken over', async () => {
  const folder = await temporaryFolder();
  const first = await startHolder(folder);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await startHolder(folder);
  expect(second.said).toBe('open');
});

test('of several that start at once, one takes it', async () => {
  const folder = await temporaryFolder();
  const holders = await Promise.all(Array.from({ length: 3 }, () => startHolder(folder)));
  const said = holders.map((one) => one.said);
  expect(said.filter((words) => words === 'open')).toHaveLength(1);
  expect(said.filter((words) => words.includes('in use by'))).toHaveLength(2);
});

test('a lock is held against the process that has it too, whatever its note says', async () => {
  const folder = await temporaryFolder();
  const lock = await acquireLock(folder);
  await expect(acquireLock(folder)).rejects.toThrow(FolderInUse);
  await writeFile(join(folder, 'lock.json'), '{"pid":');
  await expect(acquireLock(folder)).rejects.toThrow('in use by another process');
  await lock.release();
  await expect(acquireLock(folder)).resolves.toBeDefined();
});

test('a released lock leaves the empty file it is taken on, and nothing else', async () => {
  const folder = await temporaryFolder();
  const lock = await acquireLock(folder);
  await lock.release();
  await lock.release();
  expect(await readdir(folder)).toEqual(['lock.sqlite']);
});
