import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressFiles } from '#scripts/builder/compress.ts';

test('texts get compressed copies, which hold the same; the rest stays alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reverie-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = 'export const dream = "a long corridor";\n'.repeat(50);
  await writeFile(join(folder, 'root.js'), script);
  await writeFile(join(folder, 'small.js'), 'export {}');
  await writeFile(join(folder, 'font.woff2'), new Uint8Array(1000));
  await compressFiles(folder);
  const names = (await readdir(folder)).sort();
  expect(names).toEqual(['font.woff2', 'root.js', 'root.js.br', 'root.js.gz', 'small.js']);
  const read = (name: string) => readFile(join(folder, name));
  expect(brotliDecompressSync(await read('root.js.br')).toString()).toBe(script);
  expect(gunzipSync(await read('root.js.gz')).toString()).toBe(script);
});
