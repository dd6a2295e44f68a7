import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const patience = 10 * 60_000;

/**
 * Runs `work` while no other process does, and waits for the one that does. The lock of a process
 * that was killed is taken over.
 *
 * @throws when another process holds the lock for more than ten minutes.
 */
export async function underLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const deadline = Date.now() + patience;
  while (!(await take(path))) {
    if (await isAbandoned(path)) await rm(path, { force: true });
    else if (Date.now() > deadline) throw new Error(`Another build holds ${path}.`);
    else await sleep(200);
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.write(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''));
  // Just created and not yet written, or just released: look again later.
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
