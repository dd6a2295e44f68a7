import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, expect, test } from 'vitest';
import { storageConformance } from '#providers/storage/conformance.ts';
import { createS3Storage } from '#providers/storage/s3.ts';

const directory = await mkdtemp(join(tmpdir(), 'reverie-s3-'));
const store = new S3rver({
  ...{ port: 0, address: '127.0.0.1', directory, silent: true },
  configureBuckets: [{ name: 'dreams', configs: [] }],
});
const { port } = await store.run();
afterAll(async () => {
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

const keys = { region: 'us-east-1', keyId: 'S3RVER', key: 'S3RVER' };
const open = (url = `http://127.0.0.1:${port}`, keyId = keys.keyId) =>
  createS3Storage({ ...keys, keyId, url, bucket: 'dreams', timeout: 5_000 });

storageConformance('s3', async () => open());

test('s3: a key that is not the store’s keeps nothing, and says that the store is away', async () => {
  const put = open(undefined, 'NOBODY').put('refused-0001.jpg', Uint8Array.of(1), {
    contentType: 'image/jpeg',
  });
  await expect(put).rejects.toMatchObject({ code: 'unavailable' });
  expect(await open().get('refused-0001.jpg')).toBeNull();
});

test('s3: a store that is full, or away, is told apart', async () => {
  let status = 507;
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const put = () =>
    open(url).put('kept-00001.sealed', Uint8Array.of(1), {
      contentType: 'application/octet-stream',
    });
  await expect(put()).rejects.toMatchObject({ code: 'storage_full', status: 507 });
  status = 403;
  await expect(put()).rejects.toMatchObject({ code: 'unavailable' });
  server.closeAllConnections();
  server.close();
  await expect(put()).rejects.toMatchObject({ code: 'unavailable' });
});
