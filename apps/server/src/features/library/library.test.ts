import { afterAll, beforeEach, expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';
import { shelveAll } from '#testing/shelves.ts';

const { app, database, request, client, close } = await startTestApp();
afterAll(close);
const [owner, stranger] = await Promise.all([aUser({ client }), aUser({ client })]);
const visitor = client();
beforeEach(empty);

async function empty(): Promise<void> {
  await database.execute('delete from dreams; delete from dream_terms');
  await shelveAll({ app, database });
}

const contents = (list: { dreams: { content: string }[] }) =>
  list.dreams.map(({ content }) => content);

/** Stands for the painter: only whether there is a painting counts here. */
async function hang(dreamId: string): Promise<void> {
  await database.execute(
    `with painted as (
       insert into paintings (id, dream_id, revision, name, provider, style, seed, scene, alt_fr,
         alt_en, placeholder)
       values (gen_random_uuid(), $1::text::uuid, 1, replace($1::text, '-', ''), 'painter', 'oil', 1, '{}',
         'Une mer.', 'A sea.', 'data:image/webp;base64,UklGRg')
       returning id
     )
     update dreams set painting_id = painted.id from painted where dreams.id = $1::text::uuid`,
    [dreamId],
  );
}

test('a dream stands on the shelf of its category and of each of its types', async () => {
  await aDream(owner.client, { content: 'A.', category: 'nature', types: ['lucid', 'creative'] });
  await aDream(owner.client, { content: 'B.', category: 'nature', types: ['recurring'] });
  await aDream(owner.client, { content: 'C.' });
  const browse = async (input: Parameters<typeof visitor.library.browse>[0]) =>
    contents(await visitor.library.browse(input)).join('');
  expect(await browse({})).toBe('C.B.A.');
  expect(await browse({ category: 'nature' })).toBe('B.A.');
  expect(await browse({ type: 'creative' })).toBe('A.');
  expect(await browse({ category: 'nature', type: 'premonitory' })).toBe('');
  expect(await browse({ category: 'cosmos' })).toBe('');
  expect(await browse({ period: 'today', timeZone: 'Pacific/Auckland' })).toBe('C.B.A.');
  expect(await browse({ q: 'c' })).toBe('C.');
});

test('private and binned dreams are nowhere, and warnings keep one from visitors', async () => {
  const told = { category: 'cosmos', types: ['lucid'] } as const;
  const choice = { category: 'cosmos', type: 'lucid' } as const;
  const asked = { ...told, types: [...told.types] };
  const hidden = await aDream(owner.client, { ...asked, visibility: 'private' });
  const binned = await aDream(owner.client, asked);
  await owner.client.dreams.remove({ id: binned.id });
  const grave = await aDream(owner.client, { ...asked, warnings: ['death'] });
  for (const { id } of [hidden, binned, grave]) await hang(id);

  for (const each of [{}, choice, { q: 'baleine' }, { sort: 'popular' as const }]) {
    expect(await visitor.library.browse(each)).toMatchObject({ dreams: [], totalCount: 0 });
    const seen = await stranger.client.library.browse(each);
    expect(seen.dreams.map(({ id }) => id)).toEqual([grave.id]);
    expect(await stranger.client.library.browse({ ...each, warned: 'without' })).toMatchObject({
      dreams: [],
      totalCount: 0,
    });
    // The library is what is shared: a dreamer's own secrets are in the journal.
    expect((await owner.client.library.browse(each)).totalCount).toBe(1);
  }
  for (const client of [visitor, stranger.client, owner.client]) {
    expect((await client.library.featured()).dreams).toEqual([]);
    expect((await client.library.featured(choice)).dreams).toEqual([]);
    expect(await client.library.statistics()).toEqual({ dreams: 0, dreamers: 0, analyses: 0 });
  }
});

test('what is featured goes at once when it is no longer shared', async () => {
  const first = await aDream(owner.client, { content: 'Première.' });
  const second = await aDream(owner.client, { content: 'Deuxième.' });
  const other = await aDream(stranger.client, { content: 'Autre.' });
  const unasked = { content: 'Sans image.', types: ['nightmare' as const] };
  const unpainted = await aDream(stranger.client, unasked);
  for (const { id } of [first, second, other]) await hang(id);
  // One of each dreamer comes before a second of any.
  expect(contents(await visitor.library.featured())).toEqual(['Autre.', 'Deuxième.', 'Première.']);
  expect(unpainted.imageUrl).toBeNull();
  await owner.client.dreams.update({ id: second.id, visibility: 'private' });
  expect(contents(await visitor.library.featured({ limit: 1 }))).toEqual(['Autre.']);
  expect(contents(await visitor.library.featured())).toEqual(['Autre.', 'Première.']);
});

test('the community is counted as it changes', async () => {
  const one = await aDream(owner.client);
  await aDream(owner.client);
  const two = await aDream(stranger.client);
  expect(await visitor.library.statistics()).toMatchObject({ dreams: 3, dreamers: 2 });
  await stranger.client.dreams.update({ id: two.id, warnings: ['violence'] });
  expect(await visitor.library.statistics()).toMatchObject({ dreams: 2, dreamers: 1 });
  await expect
    .poll(async () => (await visitor.library.statistics()).analyses, { timeout: 20_000 })
    .toBe(2);
  await owner.client.dreams.remove({ id: one.id });
  await owner.client.dreams.restore({ id: one.id });
  expect(await visitor.library.statistics()).toEqual({ dreams: 2, dreamers: 1, analyses: 2 });
  await empty();
  expect(await visitor.library.statistics()).toEqual({ dreams: 0, dreamers: 0, analyses: 0 });
});

test('answers of readers to an analysis are counted, not those of its dreamer', async () => {
  const { id } = await aDream(owner.client, { content: 'Commentée : j’ai peur.' });
  await aDream(owner.client, { content: 'Récente.' });
  const said = { id, kind: 'emotion', key: 'apprehension', answer: 'resonates' } as const;
  await expect
    .poll(async () => (await owner.client.dreams.get({ id })).analysisStatus, { timeout: 20_000 })
    .toBe('done');
  const order = async () => contents(await visitor.library.browse({ sort: 'analyzed' }));
  await owner.client.analysis.feedback(said);
  expect(await order()).toEqual(['Récente.', 'Commentée : j’ai peur.']);
  await stranger.client.analysis.feedback(said);
  await stranger.client.analysis.feedback({ ...said, answer: 'unsure' });
  expect(await order()).toEqual(['Commentée : j’ai peur.', 'Récente.']);
  await stranger.client.analysis.feedback({ ...said, answer: null });
  expect(await order()).toEqual(['Récente.', 'Commentée : j’ai peur.']);
});

test('a liked dream is popular from the next sweep on', async () => {
  const { id } = await aDream(owner.client, { content: 'Aimée.', category: 'art' });
  await aDream(owner.client, { content: 'Récente.', category: 'art' });
  await stranger.client.dreams.like({ id });
  await app.events.idle();
  await app.features.shelving.warm();
  const popular = await visitor.library.browse({ sort: 'popular', category: 'art' });
  expect(contents(popular)).toEqual(['Aimée.', 'Récente.']);
});

test('a dream that is sent on is popular, once a person, and less than one that is liked', async () => {
  const sent = await aDream(owner.client, { content: 'Envoyée.', category: 'fantasy' });
  const liked = await aDream(owner.client, { content: 'Aimée.', category: 'fantasy' });
  await aDream(owner.client, { content: 'Récente.', category: 'fantasy' });
  await stranger.client.dreams.like({ id: liked.id });
  for (const sharer of [stranger, stranger, owner])
    await sharer.client.dreams.share({ id: sent.id });
  const order = async () => {
    await app.events.idle();
    await app.features.shelving.warm();
    return contents(await visitor.library.browse({ sort: 'popular', category: 'fantasy' }));
  };
  expect(await order()).toEqual(['Aimée.', 'Envoyée.', 'Récente.']);
  await visitor.dreams.share({ id: sent.id });
  expect(await order()).toEqual(['Envoyée.', 'Aimée.', 'Récente.']);
});

test('a tag leads to every shared dream that bears it, whatever its case, emoji too', async () => {
  await aDream(owner.client, { content: 'Aube.', tags: ['🌊', 'Écume'], category: 'nature' });
  await aDream(stranger.client, { content: 'B, écume.', tags: ['🌊🌊', 'écume de mer'] });
  const changed = await aDream(owner.client, { content: 'C.', tags: ['mer'], warnings: ['death'] });
  await aDream(owner.client, { content: 'D.', tags: ['🌊'], visibility: 'private' });
  const tagged = async (reader: typeof visitor, tag: string, other = {}) =>
    contents(await reader.library.browse({ tag, ...other })).join('');
  expect(await tagged(visitor, '🌊')).toBe('Aube.');
  expect(await tagged(visitor, ' écume ')).toBe('Aube.');
  expect(await tagged(visitor, 'écume', { q: 'aube' })).toBe('Aube.');
  expect(await tagged(visitor, 'écume', { category: 'cosmos' })).toBe('');
  expect(await tagged(visitor, 'mer')).toBe('');
  expect(await tagged(stranger.client, 'mer')).toBe('C.');
  await owner.client.dreams.update({ id: changed.id, tags: ['🌊'] });
  expect(await tagged(stranger.client, 'mer')).toBe('');
  expect(await tagged(stranger.client, '🌊')).toBe('C.Aube.');
  expect(await stranger.client.library.browse({ tag: '🌊', pageSize: 1 })).toMatchObject({
    totalCount: 2,
    isTotalExact: true,
    pageCount: 2,
  });
});

test('the newest in a reader’s language come first over all pages, and the other language after', async () => {
  const told = [
    'Je cherche ma maison sous la pluie.',
    'I am looking for my house in the rain.',
    'Ma sœur chante dans le jardin.',
    'My sister is singing in the garden.',
    'Zzz.',
  ];
  for (const content of told) await aDream(owner.client, { content, category: 'nature' });
  const browse = async (input: Parameters<typeof visitor.library.browse>[0]) => {
    const pages = [];
    for (const page of [1, 2, 3, 4]) {
      const found = await visitor.library.browse({ ...input, pageSize: 2, page });
      expect(found).toMatchObject({ totalCount: 5, pageCount: 3 });
      pages.push(...found.dreams.map(({ language }) => language ?? '?'));
    }
    return pages.join(' ');
  };
  expect(await browse({})).toBe('? en fr en fr');
  expect(await browse({ first: 'fr' })).toBe('? fr fr en en');
  expect(await browse({ first: 'en', category: 'nature' })).toBe('? en en fr fr');
  // A dream told anew in another language changes sides.
  const { dreams } = await owner.client.library.browse({ first: 'fr' });
  const id = dreams.at(-1)?.id ?? '';
  await owner.client.dreams.update({ id, content: 'Je cherche ma maison dans la neige.' });
  expect(await browse({ first: 'fr' })).toBe('? fr fr fr en');
});

test('what is featured is told in the reader’s language first', async () => {
  const told = [
    [owner, 'Je cherche ma maison sous la pluie.'],
    [owner, 'I am looking for my house in the rain.'],
    [stranger, 'Ma sœur chante dans le jardin.'],
    [stranger, 'My sister is singing in the garden.'],
  ] as const;
  for (const [{ client }, content] of told) await hang((await aDream(client, { content })).id);
  const languages = async (language?: 'fr' | 'en') => {
    const { dreams } = await visitor.library.featured({ limit: 4, ...(language && { language }) });
    return dreams.map((dream) => dream.language).join(' ');
  };
  expect(await languages('fr')).toBe('fr fr en en');
  expect(await languages('en')).toBe('en en fr fr');
  expect(await languages()).toBe('en en fr fr');
});

test('choices nobody offers are refused', async () => {
  expect(await refusal(visitor.library.browse({ timeZone: 'Mars/Olympus' }))).toBe('invalid_query');
  for (const query of ['category=food', 'type=wet', 'sort=random', 'period=era', 'page=0', 'x=1']) {
    expect((await request(`/api/library?${query}`)).status, query).toBe(400);
  }
  expect((await request('/api/library/featured?limit=13')).status).toBe(400);
});

test('addresses name what a visitor may read, newest first, whoever asks', async () => {
  const first = await aDream(owner.client, { content: 'A.' });
  const second = await aDream(stranger.client, { content: 'B.' });
  await aDream(owner.client, { content: 'C.', visibility: 'private' });
  await aDream(owner.client, { content: 'D.', warnings: ['violence'] });
  const { id } = await aDream(owner.client, { content: 'E.' });
  await owner.client.dreams.remove({ id });
  for (const client of [visitor, owner.client]) {
    const { dreams, pageCount } = await client.library.addresses();
    expect(dreams.map((dream) => dream.id)).toEqual([second.id, first.id]);
    expect(pageCount).toBe(1);
  }
  expect(await visitor.library.addresses({ page: 2 })).toEqual({ dreams: [], pageCount: 1 });
  expect(await refusal(visitor.library.addresses({ page: 0 }))).toBe('invalid_query');
});
