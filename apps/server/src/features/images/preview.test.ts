import { pictureOf, previewSize } from '@reverie/contract/images.rules';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageProvider, PaintingRequest, Printer } from '#providers/image/port.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aSmallPainter } from '#testing/painter.ts';

/** The painter, and all it was asked to paint. */
function aWatchedPainter() {
  const painter = aSmallPainter();
  const asked: PaintingRequest[] = [];
  const watched: ImageProvider & Printer = {
    ...painter,
    paint(request, options) {
      asked.push(request);
      return painter.paint(request, options);
    },
  };
  return { watched, asked };
}

test('a preview is painted at its own shape, once, when it is first asked for', async () => {
  const { watched, asked } = aWatchedPainter();
  const opened = await testApp({ painter: watched });
  const { client } = await aUser(opened);
  const { id } = await aDream(client);
  await opened.app.jobs.idle();
  // Upright, and as the square that lists show.
  expect(asked.map(({ width, height }) => [width, height])).toEqual([
    [1024, 1280],
    [640, 640],
  ]);
  const { image } = await opened.client().dreams.get({ id });
  const url = image ? pictureOf(image).previewUrl : '';
  // Two networks at once, then one later: painted once for all.
  const both = await Promise.all([opened.request(url), opened.request(url)]);
  const [first, second] = await Promise.all(both.map((response) => response.bytes()));
  expect(second).toEqual(first);
  const later = await opened.request(url);
  expect(await later.bytes()).toEqual(first);
  expect(later.headers.get('content-type')).toBe('image/jpeg');
  expect(later.headers.get('cache-control')).toMatch(/immutable/);
  const { format, width, height } = await sharp(first).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...previewSize });
  expect(asked.slice(2)).toEqual([{ ...asked[0], ...previewSize }]);
});

test('a private dream has no preview, not even for its dreamer', async () => {
  const opened = await testApp();
  const { client, token } = await aUser(opened);
  const { id } = await aDream(client, { isPublic: false });
  await opened.app.jobs.idle();
  const { image } = await client.dreams.get({ id });
  const url = image ? pictureOf(image).previewUrl : '';
  const headers = { authorization: `Bearer ${token}` };
  expect((await opened.request(url, { headers })).status).toBe(404);
  expect((await opened.request(url)).status).toBe(404);
});

test('whoever cannot wait for the painter is given the square painting, for a minute', async () => {
  const painter = aSmallPainter();
  const busy: ImageProvider & Printer = {
    ...painter,
    paint(request, options) {
      if (request.width === previewSize.width) return Promise.reject(new Error('no brush is free'));
      return painter.paint(request, options);
    },
  };
  const opened = await testApp({ painter: busy });
  const { client } = await aUser(opened);
  const { id } = await aDream(client);
  await opened.app.jobs.idle();
  const { image } = await client.dreams.get({ id });
  const response = await opened.request(image ? pictureOf(image).previewUrl : '');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  const { width, height } = await sharp(await response.bytes()).metadata();
  expect({ width, height }).toEqual(previewSize);
});
