import { expect, test } from 'vitest';
import type { Storage } from '#providers/storage/port.ts';

const jpeg = { contentType: 'image/jpeg' };

/** What every storage does, whatever stands behind it. Call it once in the adapter's test file. */
export function storageConformance(adapter: string, open: () => Promise<Storage>): void {
  test(`${adapter}: a file comes back as it was put`, async () => {
    const storage = await open();
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) & 255);
    await storage.put('0123456789abcdef.jpg', bytes, jpeg);
    const file = await storage.get('0123456789abcdef.jpg');
    expect(file?.size).toBe(100_000);
    expect(file?.contentType).toBe('image/jpeg');
    expect(file?.etag).toMatch(/^"[^"]+"$/);
    expect(await bytesOf(file)).toEqual(bytes);
  });

  test(`${adapter}: an empty file is a file`, async () => {
    const storage = await open();
    await storage.put('00000000.jpg', new Uint8Array(0), jpeg);
    const file = await storage.get('00000000.jpg');
    expect(file?.size).toBe(0);
    expect(await bytesOf(file)).toHaveLength(0);
  });

  test(`${adapter}: what was never put is null`, async () => {
    const storage = await open();
    expect(await storage.get('ffffffffffffffff.jpg')).toBeNull();
  });

  test(`${adapter}: putting a name again replaces it`, async () => {
    const storage = await open();
    await storage.put('replaced-0001.jpg', Uint8Array.of(1), jpeg);
    await storage.put('replaced-0001.jpg', Uint8Array.of(2, 3), jpeg);
    expect(await bytesOf(await storage.get('replaced-0001.jpg'))).toEqual(Uint8Array.of(2, 3));
  });

  test(`${adapter}: a removed file is gone, and removing it again is no error`, async () => {
    const storage = await open();
    await storage.put('removed-0001.jpg', Uint8Array.of(1), jpeg);
    await storage.remove('removed-0001.jpg');
    await storage.remove('removed-0001.jpg');
    expect(await storage.get('removed-0001.jpg')).toBeNull();
  });

  test(`${adapter}: many writers of one name leave one whole file`, async () => {
    const storage = await open();
    const writes = Array.from({ length: 20 }, (_, index) =>
      storage.put('contested-0001.jpg', new Uint8Array(50_000).fill(index), jpeg),
    );
    await Promise.all(writes);
    const bytes = await bytesOf(await storage.get('contested-0001.jpg'));
    expect(bytes).toHaveLength(50_000);
    expect(new Set(bytes).size).toBe(1);
  });

  const hostile = [
    '../../../etc/passwd',
    '..%2f..%2fsecret.jpg',
    '/etc/passwd',
    'C:\\windows\\win.ini',
    'a/../../secret.jpg',
    '....jpg',
    '.hidden-file.jpg',
    'nul\0byte00.jpg',
    'UPPERCASE.jpg',
    'newline0\n.jpg',
    `${'a'.repeat(200)}.jpg`,
    'no-extension',
    '',
  ];
  for (const name of hostile) {
    test(`${adapter}: the name ${JSON.stringify(name.slice(0, 30))} reaches nothing`, async () => {
      const storage = await open();
      await expect(storage.put(name, Uint8Array.of(1), jpeg)).rejects.toThrow(TypeError);
      expect(await storage.get(name)).toBeNull();
      await expect(storage.remove(name)).resolves.toBeUndefined();
    });
  }
}

async function bytesOf(file: { body: ReadableStream<Uint8Array> } | null): Promise<Uint8Array> {
  if (file === null) throw new Error('no such file');
  return new Uint8Array(await new Response(file.body).arrayBuffer());
}
