import type { Client } from '@reverie/sdk';
import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal, refusals } from '#testing/refusal.ts';

async function community() {
  const opened = await testApp();
  const owner = await aUser(opened);
  const stranger = await aUser(opened);
  return { ...opened, owner, stranger, visitor: opened.client() };
}

const contents = (list: { dreams: { content: string }[] }) =>
  list.dreams.map(({ content }) => content);

test('a dream is kept as it was told and stands first in the list at once', async () => {
  const { owner, visitor } = await community();
  await aDream(owner.client, { content: 'La première.' });
  const told = await aDream(owner.client, {
    content: '<script>alert(1)</script> 👨‍👩‍👧 ‏حلم‎',
    title: '<b>Titre</b>',
    tags: [' <i> ', '', 'Mer', 'mer'],
    location: { city: 'Nantes', country: null },
    types: ['premonitory'],
    mood: -2,
  });
  expect(told).toMatchObject({
    content: '<script>alert(1)</script> 👨‍👩‍👧 ‏حلم‎',
    tags: ['<i>', 'Mer'],
    types: ['prophetic'],
    visibility: 'public',
    isPublic: true,
    analysisStatus: 'queued',
    imageStatus: 'queued',
    imageUrl: null,
    viewer: { isOwner: true },
  });
  const list = await visitor.dreams.list();
  expect(list.totalCount).toBe(2);
  expect(list.dreams[0]).toMatchObject({ id: told.id, viewer: { isOwner: false, canLike: false } });
});

test('a private dream is its dreamer’s alone: everybody else meets a 404', async () => {
  const { owner, stranger, visitor } = await community();
  const { id } = await aDream(owner.client, { visibility: 'private' });
  expect((await owner.client.dreams.list()).totalCount).toBe(1);
  for (const other of [stranger.client, visitor]) {
    expect((await other.dreams.list()).totalCount).toBe(0);
    expect((await other.dreams.search({ q: 'baleine' })).dreams).toEqual([]);
    expect(await refusal(other.dreams.get({ id }))).toBe('not_found');
    expect(await refusal(other.analysis.get({ id }))).toBe('not_found');
  }
  const { dreams, analysis, images } = stranger.client;
  const refusals = [
    dreams.update({ id, content: 'À moi.' }),
    dreams.remove({ id }),
    dreams.restore({ id }),
    dreams.like({ id }),
    dreams.unlike({ id }),
    analysis.request({ id }),
    analysis.feedback({ id, kind: 'symbol', key: 'water', answer: 'resonates' }),
    images.generate({ id }),
  ];
  expect(new Set(await Promise.all(refusals.map(refusal)))).toEqual(new Set(['not_found']));
});

test('a stranger may read and like a public dream, and change nothing of it', async () => {
  const { owner, stranger } = await community();
  const { id } = await aDream(owner.client);
  expect((await stranger.client.dreams.get({ id })).viewer).toMatchObject({
    isOwner: false,
    canLike: true,
    canEdit: false,
    canDelete: false,
    canRepaint: false,
  });
  const { dreams, analysis, images } = stranger.client;
  const calls = [
    dreams.update({ id, content: 'À moi.' }),
    dreams.remove({ id }),
    analysis.request({ id }),
    images.generate({ id }),
  ];
  expect(new Set(await refusals(calls))).toEqual(new Set(['forbidden']));
  expect((await owner.client.dreams.get({ id })).content).toContain('baleine');
});

test('the nights beside a dream are of the same dreamer, and of those one may see', async () => {
  const { owner, stranger, visitor } = await community();
  const on = (day: number) => ({ dreamedAt: `2026-03-0${day}T04:00:00.000Z` });
  const first = await aDream(owner.client, { ...on(1), title: 'Un' });
  const hidden = await aDream(owner.client, { ...on(2), title: 'Deux', visibility: 'private' });
  await aDream(owner.client, { ...on(3), warnings: ['violence'] });
  await aDream(stranger.client, on(4));
  const last = await aDream(owner.client, { ...on(5), title: 'Cinq' });
  const { id } = last;
  const idsFor = async (client: typeof visitor, of: string) => {
    const { before, after } = await client.dreams.beside({ id: of });
    return [before?.id ?? null, after?.id ?? null];
  };
  expect(await idsFor(visitor, id)).toEqual([first.id, null]);
  expect(await idsFor(stranger.client, id)).toEqual([first.id, null]);
  expect(await idsFor(visitor, first.id)).toEqual([null, id]);
  expect(await idsFor(owner.client, first.id)).toEqual([null, hidden.id]);
  expect(await refusal(visitor.dreams.beside({ id: hidden.id }))).toBe('not_found');
});

test('a visitor signs in before changing anything', async () => {
  const { owner, visitor } = await community();
  const { id } = await aDream(owner.client);
  const calls = [
    visitor.dreams.create({ content: 'x' }),
    visitor.dreams.update({ id, content: 'x' }),
    visitor.dreams.remove({ id }),
    visitor.dreams.restore({ id }),
    visitor.dreams.like({ id }),
    visitor.dreams.unlike({ id }),
  ];
  expect(new Set(await refusals(calls))).toEqual(new Set(['unauthenticated']));
});

test('declared warnings keep a public dream from visitors, not from those signed in', async () => {
  const { owner, stranger, visitor } = await community();
  const { id } = await aDream(owner.client, { warnings: ['violence'] });
  expect((await visitor.dreams.list()).totalCount).toBe(0);
  expect(await refusal(visitor.dreams.get({ id }))).toBe('not_found');
  expect(await stranger.client.dreams.get({ id })).toMatchObject({ imageStatus: 'asks' });
});

test('members meet warned dreams in every list, and in none where they ask for none', async () => {
  const { owner, stranger } = await community();
  await aDream(owner.client, { content: 'Une baleine.' });
  await aDream(owner.client, { content: 'Une baleine morte.', warnings: ['death'] });
  const { dreams } = stranger.client;
  expect(contents(await dreams.list())).toEqual(['Une baleine morte.', 'Une baleine.']);
  expect((await dreams.search({ q: 'baleine' })).totalCount).toBe(2);
  const without = { warned: 'without' } as const;
  expect(await dreams.list(without)).toMatchObject({
    totalCount: 1,
    dreams: [{ content: 'Une baleine.' }],
  });
  expect((await dreams.search({ q: 'baleine', ...without })).totalCount).toBe(1);
});

test('the language of a dream is the one its words tell, or none', async () => {
  const { owner } = await community();
  const told = async (content: string) =>
    (await aDream(owner.client, { content, tags: [] })).language;
  expect(await told('Je cherche la maison de ma sœur.')).toBe('fr');
  expect(await told('I am looking for the house of my sister.')).toBe('en');
  expect(await told('🌊🌊')).toBeNull();
  const { id } = await aDream(owner.client, { content: '…', tags: [] });
  const changed = await owner.client.dreams.update({ id, content: 'My sister is singing.' });
  expect(changed.language).toBe('en');
});

test('the report is sealed in the database and shown to its dreamer alone', async () => {
  const { owner, stranger, database } = await community();
  const report = 'Ma sœur me confie un secret terrible au sujet du phare.';
  const { id } = await aDream(owner.client, { report });
  expect((await owner.client.dreams.get({ id })).report).toBe(report);
  expect((await stranger.client.dreams.get({ id })).report).toBeNull();
  const { rows } = await database.execute('select * from dreams');
  expect(JSON.stringify(rows)).not.toContain('secret');
});

test('a deleted dream is gone for everybody, and comes back from the bin', async () => {
  const { owner, stranger, visitor } = await community();
  const { id } = await aDream(owner.client);
  await owner.client.dreams.remove({ id });
  expect((await owner.client.dreams.list()).totalCount).toBe(0);
  expect(await refusal(owner.client.dreams.get({ id }))).toBe('not_found');
  expect((await visitor.dreams.search({ q: 'baleine' })).totalCount).toBe(0);
  expect((await owner.client.accounts.statistics()).dreamsShared).toBe(0);
  expect(await refusal(stranger.client.dreams.restore({ id }))).toBe('not_found');
  await owner.client.dreams.restore({ id });
  expect((await visitor.dreams.get({ id })).id).toBe(id);
  expect((await visitor.dreams.search({ q: 'baleine' })).totalCount).toBe(1);
  expect((await owner.client.accounts.statistics()).dreamsShared).toBe(1);
});

test('the bin is emptied after thirty days, words of the search index included', async () => {
  let now = new Date();
  const opened = await testApp({ clock: { now: () => now } });
  const owner = await aUser(opened);
  const { id } = await aDream(owner.client);
  await owner.client.dreams.remove({ id });
  now = new Date(now.getTime() + 29 * 86_400_000);
  expect(await opened.app.features.dreams.tidy()).toEqual([]);
  now = new Date(now.getTime() + 2 * 86_400_000);
  expect(await opened.app.features.dreams.tidy()).toEqual([id]);
  const { rows } = await opened.database.execute('select * from dream_terms');
  expect(rows).toEqual([]);
});

test('a change makes a new revision and hides or shows the dream at once', async () => {
  const { owner, visitor, app } = await community();
  const { id } = await aDream(owner.client);
  await app.jobs.idle();
  const changed = await owner.client.dreams.update({ id, isPublic: false, tags: [] });
  expect(changed).toMatchObject({ revision: 2, visibility: 'private', analysisStatus: 'queued' });
  expect(await refusal(visitor.dreams.get({ id }))).toBe('not_found');
  expect((await visitor.dreams.search({ q: 'baleine' })).totalCount).toBe(0);
  await owner.client.dreams.update({ id, visibility: 'public', content: 'Un cerf me regarde.' });
  expect((await visitor.dreams.search({ q: 'cerf' })).totalCount).toBe(1);
  expect((await visitor.dreams.search({ q: 'baleine' })).totalCount).toBe(0);
});

test('sharing with a community nobody belongs to is refused, not kept as something else', async () => {
  const { owner } = await community();
  expect(await refusal(aDream(owner.client, { visibility: 'community' }))).toBe(
    'community_not_found',
  );
  expect((await owner.client.dreams.list()).totalCount).toBe(0);
  const { id } = await aDream(owner.client, { visibility: 'private' });
  const moved = owner.client.dreams.update({ id, visibility: 'community' });
  expect(await refusal(moved)).toBe('community_not_found');
  expect(await owner.client.dreams.get({ id })).toMatchObject({ visibility: 'private' });
});

test('numbered pages follow one another without a gap, whatever was deleted', async () => {
  const { owner, stranger } = await community();
  const told: string[] = [];
  for (let count = 0; count < 23; count += 1) {
    const visibility = count % 5 === 0 ? 'private' : 'public';
    told.unshift((await aDream(owner.client, { content: `Nuit ${count}`, visibility })).content);
  }
  const first = (await owner.client.dreams.list({ pageSize: 3 })).dreams[1];
  await owner.client.dreams.remove({ id: first?.id ?? '' });
  const left = told.filter((content) => content !== first?.content);

  const paged: string[] = [];
  for (let page = 1; page <= 5; page += 1) {
    paged.push(...contents(await owner.client.dreams.list({ page, pageSize: 5 })));
  }
  expect(paged).toEqual(left);
  expect(contents(await owner.client.dreams.list({ page: 6, pageSize: 5 }))).toEqual([]);
  const seen = await stranger.client.dreams.list({ pageSize: 100 });
  expect(seen.totalCount).toBe(seen.dreams.length);
});

test('search folds accents and case and knows French and English endings', async () => {
  const { owner, visitor } = await community();
  await aDream(owner.client, { content: 'Les ÉLÉPHANTS rêvaient sous la forêt.', tags: [] });
  await aDream(owner.client, { content: 'Two elephants were flying over the harbour.', tags: [] });
  const found = async (q: string) => (await visitor.dreams.search({ q })).totalCount;
  expect(await found('elephant')).toBe(2);
  expect(await found('Éléphant foret')).toBe(1);
  expect(await found('fly')).toBe(1);
  expect(await found('forêts')).toBe(1);
  expect(await found('baleine')).toBe(0);
  expect(await found("'; drop table dreams; --")).toBe(0);
});

test.each<[string, (client: Client) => Promise<unknown>, string]>([
  ['blank', (client) => aDream(client, { content: ' \n ' }), 'invalid_body'],
  ['501 characters', (client) => aDream(client, { content: '🐋'.repeat(501) }), 'invalid_body'],
  ['NUL', (client) => aDream(client, { content: 'a\0b' }), 'invalid_body'],
  ['13 tags', (client) => aDream(client, { tags: Array.from('abcdefghijklm') }), 'invalid_body'],
  ['a tag of 31', (client) => aDream(client, { tags: ['é'.repeat(31)] }), 'invalid_body'],
  ['page 0', (client) => client.dreams.list({ page: 0 }), 'invalid_query'],
  ['page size 101', (client) => client.dreams.list({ pageSize: 101 }), 'invalid_query'],
  ['a malformed id', (client) => client.dreams.get({ id: 'x' }), 'invalid_path'],
  ['an empty search', (client) => client.dreams.search({ q: ' ' }), 'invalid_query'],
])('%s is refused clearly, and nothing is kept', async (_, call, code) => {
  const { owner } = await community();
  expect(await refusal(call(owner.client))).toBe(code);
  expect((await owner.client.dreams.list()).totalCount).toBe(0);
});

test('500 characters as people count them are kept', async () => {
  const { owner } = await community();
  const content = '👨‍👩‍👧‍👦'.repeat(500);
  expect((await aDream(owner.client, { content })).content).toBe(content);
});
