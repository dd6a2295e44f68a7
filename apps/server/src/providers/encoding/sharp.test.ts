import { imageWidths, paintingNameOf } from '@reverie/contract/images.rules';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placeholderLimit } from '#providers/encoding/port.ts';
import { sharpEncoding } from '#providers/encoding/sharp.ts';
import type { Picture } from '#providers/image/port.ts';
import { isStorageName } from '#providers/storage/port.ts';

const name = '0123456789abcdef0123456789abcdef';
const size = 1024;
const encoded = await sharpEncoding.painting(gradient(), name);
const fileOf = (ending: string) => {
  const file = encoded.files.find((candidate) => candidate.name.endsWith(ending));
  if (file === undefined) throw new Error(`no file ends in ${ending}`);
  return file;
};

test('a painting is kept in every width, as AVIF and as WebP', async () => {
  for (const width of imageWidths) {
    for (const format of ['avif', 'webp']) {
      const { bytes, contentType } = fileOf(`-${width}.${format}`);
      const found = await sharp(bytes).metadata();
      expect(contentType).toBe(`image/${format}`);
      expect([found.width, found.height]).toEqual([width, width]);
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
    }
  }
});

test('a painting is kept once as JPEG, in full size and full colour', async () => {
  const { bytes, contentType } = fileOf('-1024.jpg');
  const found = await sharp(bytes).metadata();
  expect(contentType).toBe('image/jpeg');
  expect([found.format, found.width, found.chromaSubsampling]).toEqual(['jpeg', 1024, '4:4:4']);
});

test('a preview of a square picture shows it whole, in the colours of its edges', async () => {
  const { name: file, bytes, contentType } = await sharpEncoding.preview(gradient(), name);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([file, contentType]).toEqual([`${name}-preview.jpg`, 'image/jpeg']);
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  const redAt = (x: number, y: number) => data[(y * info.width + x) * 3] ?? -1;
  const greenAt = (x: number, y: number) => data[(y * info.width + x) * 3 + 1] ?? -1;
  // Red grows to the right and green downwards: the middle shows both from end to end.
  expect(redAt(285 + 100, 315)).toBeLessThan(redAt(285 + 530, 315) - 120);
  expect(greenAt(600, 4)).toBeLessThan(12);
  expect(greenAt(600, 625)).toBeGreaterThan(243);
});

test('a preview of a wide picture is that picture, with the mark in its corner', async () => {
  const grey = new Uint8ClampedArray(1200 * 630 * 4).fill(128);
  const wide = { data: grey, width: 1200, height: 630 };
  const { bytes } = await sharpEncoding.preview(wide, name);
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * 3] ?? -1;
  for (const [x, y] of [
    [4, 4],
    [600, 315],
    [1195, 4],
    [4, 625],
  ] as const) {
    expect(Math.abs(at(x, y) - 128)).toBeLessThan(3);
  }
  const corner = Array.from({ length: 180 * 220 }, (_, index) =>
    at(980 + (index % 220), 450 + Math.floor(index / 220)),
  );
  expect(Math.max(...corner)).toBeGreaterThan(220);
  expect(Math.min(...corner)).toBeLessThan(70);
});

test('a stored file is read as the pixels it was made of', async () => {
  const picture = await sharpEncoding.decode(fileOf('-1024.jpg').bytes);
  expect([picture.width, picture.height]).toEqual([size, size]);
  expect(picture.data[(500 * size + 1000) * 4] ?? 0).toBeGreaterThan(235);
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
  await expect(sharpEncoding.painting(torn, name)).rejects.toThrow();
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
