import { pictureOf } from '@reverie/contract/images.rules';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImageProvider, Printer } from '#providers/image/port.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aSmallPainter } from '#testing/painter.ts';
import { refusal, refusals } from '#testing/refusal.ts';

/** Shared by the tests that leave each other's dreams alone. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Manner = { style?: 'ink' | 'linocut'; seed?: number; palette?: 'joy' | 'dread' | null };

/** A painted dream, and a way to have it painted again. */
async function aPaintedDream(opened: TestApp, fields: { isPublic?: boolean; title?: string } = {}) {
  const owner = await aUser(opened);
  const { client } = owner;
  const { id } = await aDream(client, fields);
  await opened.app.jobs.idle();
  return {
    owner,
    id,
    async repaint(asked: Manner) {
      await client.images.generate({ id, ...asked });
      await opened.app.jobs.idle();
      return client.images.history({ id });
    },
  };
}

async function statusOf(opened: TestApp, path: string, { token }: TestUser) {
  const response = await opened.request(path, { headers: { authorization: `Bearer ${token}` } });
  await response.body?.cancel();
  return response.status;
}

test('every painting of a dream is kept, newest first, and an earlier one can be shown', async () => {
  const opened = app;
  const { owner, id, repaint } = await aPaintedDream(opened);
  await repaint({ style: 'ink', seed: 7 });
  const { images } = await repaint({ style: 'linocut', seed: 8, palette: 'joy' });
  expect(images.map(({ image, palette, isShown }) => [image.style, palette, isShown])).toEqual([
    ['linocut', 'joy', true],
    ['ink', null, false],
    ['gouache', null, false],
  ]);
  const ink = images[1];
  if (!ink) throw new Error('two were painted before');
  const after = await owner.client.images.choose({ id, imageId: ink.id });
  expect(after.images.map(({ isShown }) => isShown)).toEqual([false, true, false]);
  expect((await opened.client().dreams.get({ id })).image?.name).toBe(ink.image.name);
});

test('another palette changes the colours and what is said of them', async () => {
  const opened = app;
  const { repaint } = await aPaintedDream(opened);
  const [joy] = (await repaint({ seed: 7, palette: 'joy' })).images;
  const [dread] = (await repaint({ seed: 7, palette: 'dread' })).images;
  expect(dread?.image.name).not.toBe(joy?.image.name);
  expect(dread?.image.alt.en).not.toBe(joy?.image.alt.en);
  // A palette nobody names stays; null goes back to the dream's own.
  expect((await repaint({ seed: 8 })).images[0]?.palette).toBe('dread');
  expect((await repaint({ seed: 9, palette: null })).images[0]?.palette).toBeNull();
});

test('the twelve newest are kept, the one shown with them, and the others’ files go', async () => {
  const opened = app;
  const { owner, id, repaint } = await aPaintedDream(opened);
  const first = (await owner.client.images.history({ id })).images[0];
  const second = (await repaint({ seed: 100 })).images[0];
  if (!first || !second) throw new Error('two are painted');
  for (let seed = 101; seed <= 111; seed += 1) await repaint({ seed });
  const { images } = await owner.client.images.history({ id });
  expect(images).toHaveLength(12);
  expect(images.map(({ id }) => id)).not.toContain(first.id);
  expect(await statusOf(opened, pictureOf(first.image).url, owner)).toBe(404);
  expect(await statusOf(opened, pictureOf(second.image).url, owner)).toBe(200);
});

test('the painting that was removed is gone; its dream shows another, then none', async () => {
  const opened = await testApp();
  const { owner, id, repaint } = await aPaintedDream(opened);
  const { images } = await repaint({ seed: 7 });
  const [shown, earlier] = images;
  if (!shown || !earlier) throw new Error('two are painted');
  const after = await owner.client.images.remove({ id, imageId: shown.id });
  expect(after.images.map(({ id, isShown }) => [id, isShown])).toEqual([[earlier.id, true]]);
  expect(await owner.client.dreams.get({ id })).toMatchObject({
    imageStatus: 'done',
    image: { name: earlier.image.name },
  });
  expect(await statusOf(opened, pictureOf(shown.image).url, owner)).toBe(404);
  expect(await owner.client.images.remove({ id, imageId: earlier.id })).toMatchObject({
    images: [],
    imageStatus: 'none',
  });
  expect(await owner.client.dreams.get({ id })).toMatchObject({ imageStatus: 'none', image: null });
  expect(await filesKept(opened)).toEqual([]);
});

async function filesKept({ database }: TestApp) {
  const { rows } = await database.execute('select name from loose_pictures');
  return rows;
}

test('a sweep removes the files of dreams deleted since, and no others', async () => {
  const opened = await testApp();
  const kept = await aPaintedDream(opened);
  const gone = await aPaintedDream(opened);
  const [lost] = (await gone.owner.client.images.history({ id: gone.id })).images;
  const [stays] = (await kept.owner.client.images.history({ id: kept.id })).images;
  if (!lost || !stays) throw new Error('both are painted');
  await opened.database.execute('delete from dreams where id = $1', [gone.id]);
  await opened.database.execute(`update loose_pictures set since = now() - interval '2 hours'`);
  await opened.app.features.images.sweep();
  expect(await filesKept(opened)).toEqual([]);
  // Where the row were still there, the file would not be.
  await opened.database.execute(`update paintings set name = $1`, [lost.image.name]);
  expect(await statusOf(opened, pictureOf(lost.image).url, kept.owner)).toBe(404);
  await opened.database.execute(`update paintings set name = $1`, [stays.image.name]);
  expect(await statusOf(opened, pictureOf(stays.image).url, kept.owner)).toBe(200);
});

test('a painting is downloaded in full size, under the name of its dream', async () => {
  const opened = app;
  const { owner, id } = await aPaintedDream(opened, { title: 'L’été, sous l’eau !' });
  const [kept] = (await owner.client.images.history({ id })).images;
  const path = `/api/dreams/${id}/images/${kept?.id}/download`;
  // As a link is followed: the browser has the cookie, and no header of ours.
  const response = await opened.request(path, { headers: { cookie: `session=${owner.token}` } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="reverie-l-ete-sous-l-eau-gouache.jpg"',
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { format } = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
  expect(format).toBe('jpeg');
});

test('the paintings of a dream are its dreamer’s to see, choose, remove and download', async () => {
  const opened = app;
  for (const [isPublic, code, status] of [
    [true, 'forbidden', 403],
    [false, 'not_found', 404],
  ] as const) {
    const { owner, id } = await aPaintedDream(opened, { isPublic });
    const [kept] = (await owner.client.images.history({ id })).images;
    const stranger = await aUser(opened);
    const { images } = stranger.client;
    const imageId = kept?.id ?? '';
    const attempts = [
      images.history({ id }),
      images.choose({ id, imageId }),
      images.remove({ id, imageId }),
      images.cancel({ id }),
      images.generate({ id }),
    ];
    expect(await refusals(attempts)).toEqual(attempts.map(() => code));
    const path = `/api/dreams/${id}/images/${imageId}/download`;
    expect(await statusOf(opened, path, stranger)).toBe(status);
    expect((await opened.request(path)).status).toBe(401);
    expect(await statusOf(opened, path, owner)).toBe(200);
  }
});

test('a painting of another dream cannot be chosen or removed through one’s own', async () => {
  const opened = app;
  const mine = await aPaintedDream(opened);
  const theirs = await aPaintedDream(opened);
  const [kept] = (await theirs.owner.client.images.history({ id: theirs.id })).images;
  const asked = { id: mine.id, imageId: kept?.id ?? '' };
  const { images } = mine.owner.client;
  expect(await refusal(images.choose(asked))).toBe('not_found');
  expect(await refusal(images.remove(asked))).toBe('not_found');
  expect((await theirs.owner.client.images.history({ id: theirs.id })).images).toHaveLength(1);
});

/** A painter that works until it is stopped, and says so. */
function anEndlessPainter() {
  const painter = aSmallPainter();
  const stopped: unknown[] = [];
  const endless: ImageProvider & Printer = {
    ...painter,
    paint(request, options) {
      if (request.seed !== 1) return painter.paint(request, options);
      options?.onProgress?.(0.5, 'brush');
      return new Promise((_, reject) => {
        options?.signal?.addEventListener('abort', () => {
          stopped.push(options.signal?.reason);
          reject(options.signal?.reason);
        });
      });
    },
  };
  return { endless, stopped };
}

test('a painting tells how far it is, and stops once its dreamer cancels it', async () => {
  const { endless, stopped } = anEndlessPainter();
  const opened = await testApp({ painter: endless });
  const { owner, id } = await aPaintedDream(opened);
  const first = (await owner.client.dreams.get({ id })).imageUrl;
  await owner.client.images.generate({ id, seed: 1 });
  await expect
    .poll(async () => (await owner.client.images.history({ id })).progress)
    .toEqual({ stage: 'brush', share: expect.closeTo(0.45) });
  const { rows } = await opened.database.execute(
    `select payload->'progress'->>'stage' as stage from events where type = 'dream.painting'`,
  );
  expect(rows).toContainEqual({ stage: 'brush' });
  expect(await owner.client.images.cancel({ id })).toMatchObject({
    imageStatus: 'done',
    progress: null,
  });
  await opened.app.jobs.idle();
  expect(stopped).toHaveLength(1);
  expect((await owner.client.dreams.get({ id })).imageUrl).toBe(first);
  expect(await opened.app.jobs.parked()).toEqual([]);
});

test('a wish is given up in the queue too: nothing is painted, and a nightmare asks again', async () => {
  const { endless, stopped } = anEndlessPainter();
  const opened = await testApp({ painter: endless });
  const { client } = await aUser(opened);
  const { id: busy } = await aDream(client);
  const { id } = await aDream(client, { types: ['nightmare'] });
  await opened.app.jobs.idle();
  await client.images.generate({ id: busy, seed: 1 });
  await expect
    .poll(async () => (await client.dreams.get({ id: busy })).imageStatus)
    .toBe('running');
  await client.images.generate({ id, seed: 2 });
  expect((await client.images.cancel({ id })).imageStatus).toBe('asks');
  await client.images.cancel({ id: busy });
  await opened.app.jobs.idle();
  expect(stopped).toHaveLength(1);
  expect(await client.images.history({ id })).toMatchObject({ images: [], imageStatus: 'asks' });
});

test('a wish that was given up leaves nothing of its manner to the next painting', async () => {
  const { endless } = anEndlessPainter();
  const opened = await testApp({ painter: endless });
  const { owner, id } = await aPaintedDream(opened);
  const { images, dreams } = owner.client;
  await images.generate({ id, seed: 1, style: 'ink', palette: 'dread' });
  await images.cancel({ id });
  await opened.app.jobs.idle();
  const { data } = await images.generate({ id });
  expect(data).toMatchObject({ style: 'gouache', palette: null });
  await images.cancel({ id });
  await images.generate({ id, seed: 1, style: 'ink' });
  await images.cancel({ id });
  await dreams.update({ id, content: 'Un cerf me regarde.' });
  const { rows } = await opened.database.execute(
    'select style from wishes order by asked_at desc limit 1',
  );
  expect(rows).toEqual([{ style: 'gouache' }]);
});

test('another wish stops the painting of the one before', async () => {
  const { endless, stopped } = anEndlessPainter();
  const opened = await testApp({ painter: endless });
  const { owner, id } = await aPaintedDream(opened);
  await owner.client.images.generate({ id, seed: 1 });
  await expect
    .poll(async () => (await owner.client.dreams.get({ id })).imageStatus)
    .toBe('running');
  await owner.client.images.generate({ id, seed: 2 });
  await opened.app.jobs.idle();
  expect(stopped).toHaveLength(1);
  expect((await owner.client.dreams.get({ id })).image?.seed).toBe(2);
});
