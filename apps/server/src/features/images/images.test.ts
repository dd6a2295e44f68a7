import { pictureOf } from '@reverie/contract/images.rules';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { ImageProvider, Printer } from '#providers/image/port.ts';
import { aUser } from '#testing/accounts.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aSmallPainter } from '#testing/painter.ts';

test('a dream is painted, in every width and format, with words for who cannot see it', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  const { id } = await aDream(client);
  await opened.app.jobs.idle();
  const dream = await opened.client().dreams.get({ id });
  expect(dream).toMatchObject({
    imageStatus: 'done',
    image: { style: 'gouache', width: 1024, height: 1280 },
  });
  expect(dream.imageAlt).toBe(dream.image?.alt.fr);
  expect(dream.image?.alt.en).not.toBe(dream.image?.alt.fr);
  const picture = dream.image && pictureOf(dream.image);
  expect(picture?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { type, srcset } of picture?.sources ?? []) {
    const urls = srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '');
    expect(urls).toHaveLength(3);
    for (const url of urls) await expectPicture(opened, url, type);
  }
  await expectPicture(opened, dream.imageUrl ?? '', 'image/jpeg');
});

async function expectPicture(opened: TestApp, url: string, type: string) {
  const response = await opened.request(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toMatch(/^public, .*max-age=31536000, immutable/);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // AVIF calls itself by the name of its container.
  const { format } = await sharp(bytes).metadata();
  expect(type).toBe(`image/${format === 'heif' ? 'avif' : format}`);
}

test('pictures of a private dream answer their dreamer only, by bearer or by cookie', async () => {
  const opened = await testApp();
  const { client, token } = await aUser(opened);
  const stranger = await aUser(opened);
  const { id } = await aDream(client, { isPublic: false });
  await opened.app.jobs.idle();
  const url = (await client.dreams.get({ id })).imageUrl ?? '';
  const status = async (headers: Record<string, string>) =>
    (await opened.request(url, { headers })).status;
  expect(await status({})).toBe(404);
  expect(await status({ authorization: `Bearer ${stranger.token}` })).toBe(404);
  expect(await status({ cookie: `session=${stranger.token}` })).toBe(404);
  expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
  const own = await opened.request(url, { headers: { cookie: `theme=cyan; session=${token}` } });
  expect(own.status).toBe(200);
  expect(own.headers.get('cache-control')).toMatch(/^private/);
  await own.body?.cancel();
});

test('a file nobody painted does not exist, whatever its name', async () => {
  const opened = await testApp();
  for (const name of ['x', '..%2f..%2fseal.key', `${'0'.repeat(32)}-640.webp`, '%00.webp']) {
    expect((await opened.request(`/api/images/${name}`)).status, name).toBe(404);
  }
});

test('a nightmare or a declared warning is painted only once its dreamer asks', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  const { id } = await aDream(client, { types: ['nightmare'] });
  await opened.app.jobs.idle();
  expect(await client.dreams.get({ id })).toMatchObject({ imageStatus: 'asks', imageUrl: null });
  expect(await client.images.generate({ id })).toMatchObject({ data: { imageStatus: 'queued' } });
  await opened.app.jobs.idle();
  expect(await client.dreams.get({ id })).toMatchObject({ imageStatus: 'done' });
});

test('another style or seed makes another painting; the same ones make the same', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  const { id } = await aDream(client);
  await opened.app.jobs.idle();
  const repaint = async (asked: { style?: 'ink'; seed?: number }) => {
    const { data } = await client.images.generate({ id, ...asked });
    await opened.app.jobs.idle();
    const dream = await client.dreams.get({ id });
    expect(dream.image).toMatchObject({ style: data.style, seed: data.seed });
    return dream.imageUrl;
  };
  const first = (await client.dreams.get({ id })).imageUrl;
  const ink = await repaint({ style: 'ink', seed: 7 });
  expect(ink).not.toBe(first);
  expect(await repaint({ style: 'ink', seed: 8 })).not.toBe(ink);
  expect(await repaint({ style: 'ink', seed: 7 })).toBe(ink);
});

test('of two wishes the later one counts, and the first leaves no file behind', async () => {
  const painter = aSmallPainter();
  const { promise: wished, resolve: wish } = Promise.withResolvers<void>();
  const seeds: number[] = [];
  const slow: ImageProvider & Printer = {
    ...painter,
    async paint(request, options) {
      seeds.push(request.seed);
      if (request.seed === 1) await wished;
      return painter.paint(request, options);
    },
  };
  const opened = await testApp({ painter: slow });
  const { client } = await aUser(opened);
  const { id } = await aDream(client);
  await opened.app.jobs.idle();
  const first = (await client.dreams.get({ id })).imageUrl ?? '';
  await client.images.generate({ id, seed: 1 });
  await expect.poll(() => seeds).toContain(1);
  // While another is painted, readers keep the one they had.
  expect(await client.dreams.get({ id })).toMatchObject({ imageUrl: first });
  await client.images.generate({ id, seed: 2 });
  wish();
  await opened.app.jobs.idle();
  expect((await client.dreams.get({ id })).image?.seed).toBe(2);
  const { rows } = await opened.database.execute('select seed::text from paintings');
  expect(rows).not.toContainEqual({ seed: '1' });
});

test('a picture that members alone may see is kept by no cache that strangers share', async () => {
  const opened = await testApp();
  const { client, token } = await aUser(opened);
  const { id } = await aDream(client, { warnings: ['violence'] });
  await client.images.generate({ id });
  await opened.app.jobs.idle();
  const url = (await client.dreams.get({ id })).imageUrl ?? '';
  const stranger = await aUser(opened);
  for (const reader of [token, stranger.token]) {
    const response = await opened.request(url, { headers: { authorization: `Bearer ${reader}` } });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/^private, max-age=/);
  }
  expect((await opened.request(url)).status).toBe(404);
});
