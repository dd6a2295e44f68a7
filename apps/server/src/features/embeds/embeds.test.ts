import { expect, test } from 'vitest';
import { dreamIdIn } from '#features/embeds/rules.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

async function scene() {
  const opened = await testApp();
  const ada = await aUser(opened);
  return { ...opened, ada, stranger: opened.client() };
}

test('a public dream stands in another page as it is for everybody, and nobody is counted', async () => {
  const { ada, stranger } = await scene();
  const { id } = await aDream(ada.client, {
    content: 'Ysoline conduit.',
    blurred: [{ kind: 'name', words: 'Ysoline' }],
  });
  // Its dreamer is nobody there either.
  for (const client of [ada.client, stranger]) {
    expect(await client.embeds.dream({ id })).toMatchObject({
      content: '[nom] conduit.',
      viewer: { isOwner: false },
    });
  }
  expect((await ada.client.dreams.get({ id })).views).toBe(0);
});

test('the moment a dream is not everybody’s, it stands nowhere', async () => {
  const { ada, stranger } = await scene();
  const { id } = await aDream(ada.client);
  const url = `http://reverie.test/dreams/${id}`;
  await stranger.embeds.oembed({ url });
  for (const change of [{ warnings: ['death' as const] }, { visibility: 'private' as const }]) {
    await ada.client.dreams.update({ id, ...change });
    expect(await refusal(stranger.embeds.dream({ id }))).toBe('not_found');
    expect(await refusal(stranger.embeds.oembed({ url }))).toBe('not_found');
  }
});

test('oEmbed tells of a dream of this site, within the room there is', async () => {
  const { app, ada, stranger } = await scene();
  const { id } = await aDream(ada.client, { title: '<b>La mer</b>' });
  await app.jobs.idle();
  const url = `http://reverie.test/dreams/${id}`;
  const told = await stranger.embeds.oembed({ url, maxwidth: 300, maxheight: 200 });
  expect(told).toMatchObject({
    ...{ version: '1.0', type: 'rich', title: '<b>La mer</b>', width: 300, height: 200 },
    author_name: ada.user.username,
    thumbnail_width: 1200,
  });
  expect(told.html).toContain(`/embed/dreams/${id}`);
  expect(told.html).not.toContain('La mer');
  const elsewhere = `https://elsewhere.example/dreams/${id}`;
  expect(await refusal(stranger.embeds.oembed({ url: elsewhere }))).toBe('not_found');
  const page = 'http://reverie.test/dreams';
  expect(await refusal(stranger.embeds.oembed({ url: page }))).toBe('not_found');
});

test('an address leads to a dream only on a site of ours', () => {
  const id = '0190d4e2-0000-7000-8000-000000000000';
  const origins = ['https://reverie.example'];
  expect(dreamIdIn(`https://reverie.example/dreams/${id}?lang=en`, origins)).toBe(id);
  expect(dreamIdIn(`https://reverie.example.evil.example/dreams/${id}`, origins)).toBeNull();
  expect(dreamIdIn(`https://reverie.example/dreams/${id}/edit`, origins)).toBeNull();
});
