import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newFileKey, readSealed, sizeOfSealed, writeSealed } from '#platform/seal/sealed-file.ts';
import { temporaryFolder } from '#testing/folder.ts';

const { signal } = new AbortController();

async function aSealedFile(bytes: Uint8Array) {
  const path = join(await temporaryFolder(), 'archive');
  const key = newFileKey();
  await writeSealed(path, Readable.from([bytes]), { key, signal });
  return { path, key };
}

test('a file opens again as it was, and says nothing of it meanwhile', async () => {
  const bytes = Buffer.from('la baleine '.repeat(50_000));
  const { path, key } = await aSealedFile(bytes);
  expect((await readFile(path)).includes('baleine')).toBe(false);
  expect(await sizeOfSealed(path)).toBe(bytes.length);
  expect(await buffer(await readSealed(path, key))).toEqual(bytes);
});

test('a changed or shortened file, or another key, breaks the stream', async () => {
  const { path, key } = await aSealedFile(Buffer.from('la baleine'));
  await expect(readSealed(path, newFileKey()).then(buffer)).rejects.toThrow();
  const sealed = await readFile(path);
  await writeFile(path, sealed.subarray(0, -1));
  await expect(readSealed(path, key).then(buffer)).rejects.toThrow();
  sealed[14] = (sealed[14] ?? 0) ^ 1;
  await writeFile(path, sealed);
  await expect(readSealed(path, key).then(buffer)).rejects.toThrow();
});
