import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Problem } from '#platform/http/problem.ts';
import { storageConformance } from '#providers/storage/conformance.ts';
import { createDiskStorage } from '#providers/storage/disk.ts';

const root = await mkdtemp(join(tmpdir(), 'reverie-storage-'));
afterAll(async () => {
  if (tiny !== null) execFileSync('umount', [tiny]);
  await rm(root, { recursive: true, force: true });
});

const freshFolder = () => mkdtemp(join(root, 'folder-'));
const jpeg = { contentType: 'image/jpeg' };

storageConformance('disk', async () => createDiskStorage({ folder: await freshFolder() }));

test('files outlive the storage that wrote them', async () => {
  const folder = await freshFolder();
  await createDiskStorage({ folder }).put('kept-0001.jpg', Uint8Array.of(7), jpeg);
  const file = await createDiskStorage({ folder }).get('kept-0001.jpg');
  expect(file?.size).toBe(1);
  await file?.body.cancel();
});

test('nothing is left of a write but its file', async () => {
  const folder = await freshFolder();
  await createDiskStorage({ folder }).put('lonely-0001.jpg', Uint8Array.of(7), jpeg);
  expect(await filesIn(folder)).toEqual(['lonely-0001.jpg']);
});

test('a file beside the folder is out of reach', async () => {
  const folder = await freshFolder();
  await writeFile(join(root, 'secret-0001.jpg'), 'secret');
  const storage = createDiskStorage({ folder });
  for (const name of ['../secret-0001.jpg', '../../../secret-0001.jpg']) {
    expect(await storage.get(name)).toBeNull();
    await storage.remove(name);
  }
  expect(await readFile(join(root, 'secret-0001.jpg'), 'utf8')).toBe('secret');
});

test('an extension that says something else is refused', async () => {
  const storage = createDiskStorage({ folder: await freshFolder() });
  const put = storage.put('page-00001.jpg', Uint8Array.of(1), { contentType: 'text/html' });
  await expect(put).rejects.toThrow('does not say text/html');
});

test('the reserve of the database stops a write, and nothing is left of it', async () => {
  const folder = await freshFolder();
  const full = { require: () => Promise.reject(new Problem('storage_full')) };
  const storage = createDiskStorage({ folder, space: full });
  const put = storage.put('refused-0001.jpg', Uint8Array.of(1), jpeg);
  await expect(put).rejects.toMatchObject({ code: 'storage_full', status: 507 });
  expect(await filesIn(folder)).toEqual([]);
});

const tiny = await mountTinyDisk();

test.skipIf(tiny === null)(
  'a full disk refuses the write, keeps what it has, recovers',
  async () => {
    const folder = tiny ?? '';
    const storage = createDiskStorage({ folder, space: { require: async () => {} } });
    await storage.put('kept-0001.jpg', new Uint8Array(4_000).fill(1), jpeg);
    const put = storage.put('toobig-0001.jpg', new Uint8Array(500_000), jpeg);
    await expect(put).rejects.toMatchObject({ code: 'storage_full', status: 507 });
    expect(await filesIn(folder)).toEqual(['kept-0001.jpg']);
    await storage.put('later-0001.jpg', new Uint8Array(4_000).fill(2), jpeg);
    expect((await filesIn(folder)).sort()).toEqual(['kept-0001.jpg', 'later-0001.jpg']);
  },
);

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** A disk of 128 KB, where this process may mount one; null elsewhere, and the test is skipped. */
async function mountTinyDisk(): Promise<string | null> {
  const folder = join(root, 'tiny');
  await mkdir(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return null;
  }
}
