import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { namesFile, openAssets } from '#platform/http/assets.ts';
import { temporaryFolder } from '#testing/folder.ts';

const script = 'export const dream = "a long corridor";\n'.repeat(50);

async function open(speechModelUrl?: string) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await writeFile(join(folder, 'client/assets/root-1a2b.js'), script);
  await writeFile(join(folder, 'client/assets/root-1a2b.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'client/assets/root-1a2b.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'client/assets/font.woff2'), new Uint8Array([1, 2, 3]));
  await writeFile(join(folder, 'client/favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'client/service-worker.js'), script);
  await writeFile(join(folder, 'client/assets/whisper.worker-1a_B.js'), script);
  await writeFile(join(folder, 'client/assets/read.worker-1a_B.js'), script);
  await writeFile(join(folder, 'secret.txt'), 'not for you');
  const assets = await openAssets(join(folder, 'client'), { speechModelUrl });
  return (path: string, headers: Record<string, string> = {}) =>
    assets.find(new Request(`http://reverie.test${path}`, { headers }));
}

test('a file named by its content is kept for good', async () => {
  const find = await open();
  const found = await find('/assets/root-1a2b.js');
  expect(found?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(found?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await found?.text()).toBe(script);
  expect((await find('/favicon.svg'))?.headers.get('cache-control')).not.toContain('immutable');
});

test('the service worker is asked for anew each time, and may fetch what pages may', async () => {
  const headers = (await (await open())('/service-worker.js'))?.headers;
  expect(headers?.get('cache-control')).toBe('no-cache');
  expect(headers?.get('content-security-policy')).toContain("connect-src 'self'");
});

test('a file is sent as the build compressed it to those who can read that', async () => {
  const find = await open();
  const path = '/assets/root-1a2b.js';
  const small = await find(path, { 'accept-encoding': 'gzip, br' });
  expect(small?.headers.get('content-encoding')).toBe('br');
  expect(Number(small?.headers.get('content-length'))).toBeLessThan(script.length / 5);
  const gzipped = await find(path, { 'accept-encoding': 'gzip' });
  const unzipped = gzipped?.body?.pipeThrough(new DecompressionStream('gzip'));
  expect(await new Response(unzipped).text()).toBe(script);
  const font = await find('/assets/font.woff2', { 'accept-encoding': 'br' });
  expect(font?.headers.get('content-encoding')).toBeNull();
});

test('a file known already is not sent again', async () => {
  const find = await open();
  const etag = (await find('/favicon.svg'))?.headers.get('etag') ?? '';
  const again = await find('/favicon.svg', { 'if-none-match': etag });
  expect(again?.status).toBe(304);
});

test('no path leads out of the folder', async () => {
  const find = await open();
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%',
    '/assets',
  ]) {
    expect(await find(path)).toBeNull();
  }
});

test('a path that can only be a file is told from a page', () => {
  for (const path of ['/assets/gone', '/gone.txt', '/a/b/gone.js']) {
    expect(namesFile(path)).toBe(true);
  }
  for (const path of [
    '/',
    '/dreams/1',
    '/api.data',
    '/u/ada.lovelace',
    '/dreams/1.data',
    '/feed.xml',
  ]) {
    expect(namesFile(path)).toBe(false);
  }
});

test('the thread that recognises speech may compile, and fetch its model, and nothing else may', async () => {
  const policyOf = async (find: Awaited<ReturnType<typeof open>>, path: string) =>
    (await find(path))?.headers.get('content-security-policy');
  const worker = '/assets/whisper.worker-1a_B.js';
  expect(await policyOf(await open(), worker)).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  const find = await open('https://models.example.org/whisper/base');
  expect(await policyOf(find, worker)).toContain("connect-src 'self' https://models.example.org");
  expect((await find(worker))?.headers.get('cache-control')).toBe('no-cache');
  expect(await policyOf(find, '/assets/root-1a2b.js')).toBeNull();
});

test('a thread that reads dreams fetches our own code, and can send nothing', async () => {
  const found = await (await open())('/assets/read.worker-1a_B.js');
  expect(found?.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'",
  );
});
