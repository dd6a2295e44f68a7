import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lineOf } from '#features/images/margin.rules.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aSmallPainter } from '#testing/painter.ts';

const told = {
  title: null,
  content: 'La mer entre dans la cuisine.\nMa mère rit.',
  language: 'fr',
  visibility: 'public',
  username: 'ada',
  displayName: 'Ada Martin',
  night: '2026-03-14',
};
const site = 'https://reverie.example';

test('a line says how the dream begins, by whom and when; of a dream for nobody else, no name', () => {
  expect(lineOf(told, site)).toEqual({
    title: 'La mer entre dans la cuisine.',
    by: 'Rêvé par Ada Martin · 14 mars 2026 · reverie.example',
  });
  expect(lineOf({ ...told, title: 'Marée', language: 'en', displayName: null }, site)).toEqual({
    title: 'Marée',
    by: 'Dreamt by ada · 14 March 2026 · reverie.example',
  });
  for (const visibility of ['private', 'community']) {
    const { by } = lineOf({ ...told, visibility }, site);
    expect(by).toBe('14 mars 2026 · reverie.example');
  }
});

test('a painting is taken along with its line by who may, and by nobody else', async () => {
  const opened = await testApp({ painter: aSmallPainter() });
  const [owner, stranger] = [await aUser(opened), await aUser(opened)];
  const { id } = await aDream(owner.client, { content: 'Un loup [danse] & <rit>. 海 البحر.' });
  const bare = await aDream(owner.client);
  const kept = await aDream(owner.client, { visibility: 'private' });
  const { slug, viewer } = await owner.client.communities.create({
    ...{ name: 'Rives', description: 'De l’eau.', kind: 'open' },
  });
  await stranger.client.communities.join({ slug });
  const veiled = await aDream(owner.client, {
    ...{ visibility: 'community', communityId: viewer.id },
  });
  const ask = async (dream: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    return opened.request(`/api/dreams/${dream}/painting`, { headers });
  };
  await opened.database.execute('update dreams set painting_id = null where id = $1', [bare.id]);
  expect((await ask(bare.id)).status).toBe(404);
  await opened.app.jobs.idle();
  const answer = await ask(id);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="reverie-/);
  const { image } = await owner.client.dreams.get({ id });
  const { width, height } = await sharp(await answer.bytes()).metadata();
  // Its foot is deeper than its sides, since something stands there.
  const shape = (image?.height ?? 0) / (image?.width ?? 1);
  expect((height ?? 0) / (width ?? 1)).toBeGreaterThan(shape);

  const { token } = stranger;
  expect((await ask(kept.id, token)).status).toBe(404);
  expect((await ask(kept.id, owner.token)).status).toBe(200);
  expect((await ask(veiled.id, token)).status).toBe(403);
  expect((await ask(veiled.id)).status).toBe(404);
  expect((await ask(veiled.id, owner.token)).status).toBe(200);
  await owner.client.ties.block({ username: stranger.user.username });
  expect((await ask(id, token)).status).toBe(404);
});
