import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { underLock } from '#scripts/builder/lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reverie-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('two holders of one lock work one after the other', async () => {
  const path = join(folder, 'lock');
  const order: string[] = [];
  async function hold(name: string) {
    await underLock(path, async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push(`${name} ends`);
    });
  }
  await Promise.all([hold('one'), hold('two')]);
  expect(order[1]?.split(' ')[0]).toBe(order[0]?.split(' ')[0]);
  expect(order).toHaveLength(4);
});

test('the lock of a process that is gone is taken over', async () => {
  const path = join(folder, 'lock');
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  await writeFile(path, String(gone));
  await expect(underLock(path, async () => 'done')).resolves.toBe('done');
});

test('work that fails lets go of the lock', async () => {
  const path = join(folder, 'lock');
  const failing = underLock(path, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await expect(underLock(path, async () => 'done')).resolves.toBe('done');
});
