import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceStamp } from '#scripts/builder/stamp.ts';

let checkout: string;
beforeEach(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'reverie-stamp-'));
  await mkdir(join(checkout, 'packages/sdk/src'), { recursive: true });
  await mkdir(join(checkout, 'packages/sdk/dist'), { recursive: true });
  await writeFile(join(checkout, 'packages/sdk/src/client.ts'), 'export const a = 1;');
});
afterEach(() => rm(checkout, { recursive: true, force: true }));

test('a changed, added or renamed source changes the stamp', async () => {
  const before = await sourceStamp(checkout);
  await writeFile(join(checkout, 'packages/sdk/src/client.ts'), 'export const a = 2;');
  const changed = await sourceStamp(checkout);
  await writeFile(join(checkout, 'packages/sdk/src/other.ts'), '');
  const added = await sourceStamp(checkout);
  expect(new Set([before, changed, added]).size).toBe(3);
});

test('tests and what a build writes leave the stamp alone', async () => {
  const before = await sourceStamp(checkout);
  await writeFile(join(checkout, 'packages/sdk/src/client.test.ts'), 'test');
  await writeFile(join(checkout, 'packages/sdk/dist/client.js'), 'built');
  expect(await sourceStamp(checkout)).toBe(before);
});
