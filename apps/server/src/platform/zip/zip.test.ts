import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { queryObjects } from 'node:v8';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createZip } from '#platform/zip/zip.ts';

test('many files go through one stream, and none of them leaves a listener behind', async () => {
  const zip = createZip(new Date('2026-03-01T04:00:00Z'));
  const read = buffer(zip.output);
  const before = zip.output.listenerCount('close');
  const names = Array.from({ length: 40 }, (_, at) => `dreams/${at}.md`);
  for (const name of names) await zip.add(name, `Un rêve : ${name}`);
  expect(zip.output.listenerCount('close')).toBe(before);
  zip.end();
  const files = unzipSync(new Uint8Array(await read));
  expect(Object.keys(files)).toEqual(names);
  expect(strFromU8(files['dreams/39.md'] ?? new Uint8Array())).toBe('Un rêve : dreams/39.md');
});

test('whoever reads goes away: the file on its way fails, and so does the next one', async () => {
  const zip = createZip(new Date('2026-03-01T04:00:00Z'));
  // It has begun, and more of it is to come.
  const source = new Readable({ read() {} });
  source.push('Un rêve');
  const added = zip.add('a.md', source);
  zip.output.destroy();
  await expect(added).rejects.toThrow('the ZIP is read no further');
  await expect(zip.add('b.md', 'Un rêve')).rejects.toThrow('the ZIP is read no further');
});

test('a file that has gone out is let go, though the ZIP goes on', async () => {
  class Volume extends Readable {
    override _read() {
      this.push('Un rêve');
      this.push(null);
    }
  }
  const zip = createZip(new Date('2026-03-01T04:00:00Z'));
  const read = buffer(zip.output);
  for (let at = 0; at < 20; at += 1) await zip.add(`${at}.pdf`, new Volume());
  // The last one may still be on its way.
  expect(queryObjects(Volume)).toBeLessThan(3);
  zip.end();
  expect(Object.keys(unzipSync(new Uint8Array(await read)))).toHaveLength(20);
});
