import { imageWidths, paintingNameOf } from '@reverie/contract/images.rules';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placeholderLimit } from '#providers/encoding/port.ts';
import { encodePainting } from '#providers/encoding/sharp.ts';
import type { Picture } from '#providers/image/port.ts';
import { isStorageName } from '#providers/storage/port.ts';

const name = '0123456789abcdef0123456789abcdef';
const size = 1024;
const encoded = await encodePainting(gradient(), name);
const fileOf = (ending: string) => {
  const file = encoded.files.find((candidate) => candidate.name.endsWith(ending));
  if (file === undefined) throw new Error(`no file ends in ${ending}`);
  return file;
};

test('a painting is kept in every width, as WebP', async () => {
  for (const width of imageWidths) {
    const { bytes, contentType } = fileOf(`-${width}.webp`);
    const found = await sharp(bytes).metadata();
    expect(contentType).toBe('image/webp');
    expect([found.format, found.width, found.height]).toEqual(['webp', width, width]);
  }
});

test('the preview is as wide as link previews are, and shows the painting whole', async () => {
  const { bytes, contentType } = fileOf('preview.jpg');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(contentType).toBe('image/jpeg');
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  const redAt = (x: number, y: number) => data[(y * info.width + x) * 3] ?? -1;
  const greenAt = (x: number, y: number) => data[(y * info.width + x) * 3 + 1] ?? -1;
  // Red grows to the right and green downwards: the middle shows both from end to end.
  expect(redAt(285 + 100, 315)).toBeLessThan(redAt(285 + 530, 315) - 120);
  expect(greenAt(600, 4)).toBeLessThan(12);
  expect(greenAt(600, 625)).toBeGreaterThan(243);
});

test('the placeholder is a small picture that fits in a page', async () => {
  expect(encoded.placeholder.length).toBeLessThanOrEqual(placeholderLimit);
  const [, base64 = ''] = encoded.placeholder.split('base64,');
  const found = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect([found.format, found.width]).toEqual(['webp', 16]);
});

test('every file has a name the storage takes and the contract knows', () => {
  for (const file of encoded.files) {
    expect(isStorageName(file.name)).toBe(true);
    expect(paintingNameOf(file.name)).toBe(name);
  }
});

test('pixels that do not fill the picture are refused', async () => {
  const torn = { data: new Uint8ClampedArray(16), width: size, height: size };
  await expect(encodePainting(torn, name)).rejects.toThrow();
});

function gradient(): Picture {
  const data = new Uint8ClampedArray(size * size * 4);
  for (let index = 0; index < size * size; index += 1) {
    const x = index % size;
    const y = Math.floor(index / size);
    data.set([(x / size) * 255, (y / size) * 255, (x ^ y) & 63, 255], index * 4);
  }
  return { data, width: size, height: size };
}
