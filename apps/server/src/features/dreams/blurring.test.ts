import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const named = {
  title: 'Le bateau d’Ysoline',
  content: 'Ysoline conduit le bateau. YSOLINE rit, et la mer se tait.',
  tags: ['mer', 'ysoline'],
  location: { city: 'Ysoline', country: 'France' },
};
const blurred = [{ kind: 'name' as const, words: 'Ysoline' }];
const planted = /ysoline/i;

async function scene() {
  const opened = await testApp();
  const [ada, bob] = await Promise.all([aUser(opened), aUser(opened)]);
  return { ...opened, ada, bob, stranger: opened.client() };
}

test('a blurred word is there for its dreamer, and for nobody else', async () => {
  const { app, ada, bob, stranger } = await scene();
  const dream = await aDream(ada.client, { ...named, blurred });
  expect(dream).toMatchObject({ ...named, blurred });
  await app.jobs.idle();
  for (const client of [bob.client, stranger]) {
    const seen = await client.dreams.get({ id: dream.id });
    expect(seen).toMatchObject({
      title: 'Le bateau d’[nom]',
      content: '[nom] conduit le bateau. [nom] rit, et la mer se tait.',
      tags: ['mer'],
      location: { city: null, country: 'France' },
      blurred: null,
    });
    const answers = [
      seen,
      await client.analysis.get({ id: dream.id }),
      await client.dreams.list(),
      await client.library.browse({}),
      await client.dreams.beside({ id: dream.id }),
    ];
    expect(JSON.stringify(answers)).not.toMatch(planted);
    expect((await client.dreams.search({ q: 'ysoline' })).totalCount).toBe(0);
    expect((await client.library.browse({ q: 'ysoline' })).totalCount).toBe(0);
    expect((await client.library.browse({ tag: 'ysoline' })).totalCount).toBe(0);
    expect((await client.dreams.search({ q: 'bateau' })).totalCount).toBe(1);
  }
  // To its dreamer what was found stands on their own words.
  const own = await ada.client.analysis.get({ id: dream.id });
  const found = 'status' in own ? [] : own.symbols.flatMap(({ evidence }) => evidence);
  expect(found.length).toBeGreaterThan(0);
  for (const { text, start, end } of found) expect(named.content.slice(start, end)).toBe(text);
});

test('what stands for a word is nothing that was found in the dream', async () => {
  const { app, ada, stranger } = await scene();
  const { id } = await aDream(ada.client, {
    content: 'La mer monte. J’appelle le 06 12 34 56 78 depuis la rive.',
    blurred: [{ kind: 'phone', words: '06 12 34 56 78' }],
  });
  await app.jobs.idle();
  const { content } = await stranger.dreams.get({ id });
  const read = await stranger.analysis.get({ id });
  const found = 'status' in read ? [] : read.symbols.flatMap(({ evidence }) => evidence);
  const words = found.map(({ start, end }) => content.slice(start, end));
  expect(words).toContain('mer');
  expect(words.join(' ')).not.toMatch(/numéro|\[/);
});

test('in the database the word stands sealed alone', async () => {
  const { app, ada, database } = await scene();
  const { id } = await aDream(ada.client, { ...named, blurred });
  await app.jobs.idle();
  const { rows } = await database.execute('select * from dreams where id = $1', [id]);
  const { rows: read } = await database.execute('select * from analyses where dream_id = $1', [id]);
  const { rows: found } = await database.execute('select * from dream_terms', []);
  expect(JSON.stringify([rows, read, found])).not.toMatch(planted);
});

test('a word that is blurred later goes from search, from quotes and from the analysis', async () => {
  const { app, ada, bob, stranger } = await scene();
  const { id } = await aDream(ada.client, named);
  await app.jobs.idle();
  await bob.client.comments.add({
    id,
    content: 'Si c’était mon rêve…',
    passage: 'Ysoline conduit',
  });
  expect((await stranger.dreams.search({ q: 'ysoline' })).totalCount).toBe(1);
  await ada.client.dreams.update({ id, blurred });
  // Before it is read again nothing of the former reading is told.
  expect(JSON.stringify(await stranger.analysis.get({ id }))).not.toMatch(planted);
  await app.jobs.idle();
  for (const client of [bob.client, stranger]) {
    const answers = [
      await client.dreams.get({ id }),
      await client.analysis.get({ id }),
      await client.comments.list({ id }),
    ];
    expect(JSON.stringify(answers)).not.toMatch(planted);
    expect((await client.dreams.search({ q: 'ysoline' })).totalCount).toBe(0);
  }
  await ada.client.dreams.update({ id, blurred: [] });
  expect((await stranger.dreams.get({ id })).content).toBe(named.content);
});

test('other words keep what is blurred, and so does a version that comes back', async () => {
  const { ada, stranger } = await scene();
  const { id } = await aDream(ada.client, { ...named, blurred });
  await ada.client.dreams.update({ id, content: 'Le bateau attend Ysoline.' });
  expect((await stranger.dreams.get({ id })).content).toBe('Le bateau attend [nom].');
  const { versions } = await ada.client.layers.versions({ id });
  expect(versions.map(({ content }) => content)).toEqual([
    'Le bateau attend Ysoline.',
    named.content,
  ]);
  await ada.client.layers.restoreVersion({ id, number: 1 });
  expect((await stranger.dreams.get({ id })).content).not.toMatch(planted);
  expect(await ada.client.dreams.get({ id })).toMatchObject({ ...named, blurred });
});

test('its dreamer finds the dream by the word in their journal and in the bin', async () => {
  const { app, ada } = await scene();
  const { id } = await aDream(ada.client, { ...named, blurred });
  await app.jobs.idle();
  expect((await ada.client.journal.list({ q: 'ysoline' })).totalCount).toBe(1);
  await ada.client.dreams.remove({ id });
  expect((await ada.client.bin.list()).dreams).toMatchObject([{ title: named.title }]);
});

test('in a community the word is blurred under the pseudonym too, wherever the dream goes', async () => {
  const { app, ada, bob } = await scene();
  const founding = { kind: 'open', description: 'De l’eau.' } as const;
  const rives = await ada.client.communities.create({ ...founding, name: 'Rives' });
  await bob.client.communities.join({ slug: rives.slug });
  const communityId = rives.viewer.id ?? '';
  const open = await aDream(ada.client, { ...named, blurred });
  const moved = await ada.client.dreams.update({
    ...{ id: open.id, visibility: 'community', communityId },
  });
  await app.jobs.idle();
  expect(moved).toMatchObject({ ...named, blurred });
  const { id } = moved;
  const answers = [
    await bob.client.dreams.get({ id }),
    await bob.client.analysis.get({ id }),
    await bob.client.communities.dreams({ slug: rives.slug }),
  ];
  expect(JSON.stringify(answers)).not.toMatch(planted);
  const found = await bob.client.communities.dreams({ slug: rives.slug, q: 'ysoline' });
  expect(found.totalCount).toBe(0);
});

test('who leaves leaves the dream without the word, and without what it was', async () => {
  const { ada, app, database, stranger } = await scene();
  const { id } = await aDream(ada.client, { ...named, blurred });
  await app.jobs.idle();
  const { accounts, dreams } = app.features;
  await database.write(async (tx) => {
    await accounts.ensureNobody(tx);
    await dreams.leaveUnnamed(tx, ada.user.id);
  });
  expect((await stranger.dreams.get({ id })).content).not.toMatch(planted);
  const { rows } = await database.execute('select own_words from dreams where id = $1', [id]);
  expect(rows).toEqual([{ own_words: null }]);
});

test('too many words, or words of no kind, are refused', async () => {
  const { ada } = await scene();
  const many = Array.from({ length: 41 }, (_, at) => ({ kind: 'name' as const, words: `N${at}` }));
  expect(await refusal(aDream(ada.client, { ...named, blurred: many }))).toBe('invalid_body');
});
