import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const nightmare = { types: ['nightmare' as const] };
const names = { fr: 'brouillard', en: 'fog' };

async function kept() {
  const opened = await testApp();
  const [dreamer, reader, moderator] = await Promise.all([
    aUser(opened),
    aUser(opened),
    aUser(opened),
  ]);
  await opened.app.features.accounts.setRole(moderator.email, 'moderator');
  const tell = async (fields: Parameters<typeof aDream>[1]) =>
    (await aDream(dreamer.client, { ...nightmare, ...fields })).id;
  return { ...opened, dreamer, reader, moderator, stranger: opened.client(), tell };
}

const ids = ({ dreams }: { dreams: { id: string }[] }) => dreams.map(({ id }) => id).sort();

test('one language finds what the other tagged, by filter and by search, and the words stay', async () => {
  const { tell, stranger, reader } = await kept();
  const french = await tell({ content: 'Un phare.', tags: ['Mer'] });
  const english = await tell({ content: 'A lighthouse.', tags: ['sea', 'Waves'] });
  await tell({ content: 'Un four.', tags: ['pain'] });
  const both = [french, english].sort();
  expect(ids(await stranger.library.browse({ tag: 'mer' }))).toEqual(both);
  expect(ids(await stranger.library.browse({ tag: 'Océan' }))).toEqual(both);
  expect(ids(await stranger.library.browse({ tag: 'ocean' }))).toEqual(both);
  expect(ids(await stranger.library.browse({ q: 'sea' }))).toEqual(both);
  expect(ids(await stranger.dreams.search({ q: 'mer' }))).toEqual(both);
  expect((await reader.client.dreams.get({ id: french })).tags).toEqual(['Mer']);
  const found = await stranger.tags.get({ tag: 'OCEAN' });
  expect(found.name).toEqual({ fr: 'mer', en: 'sea' });
  expect(found.spellings).toEqual(expect.arrayContaining(['océan', 'ocean']));
  expect(await refusal(stranger.tags.get({ tag: 'pain' }))).toBe('not_found');
});

test('a tag of several words is found by all of them', async () => {
  const { tell, stranger } = await kept();
  const lucid = await tell({ content: 'Je sais que je dors.', tags: ['rêve lucide'] });
  expect(ids(await stranger.dreams.search({ q: 'lucid dream' }))).toEqual([lucid]);
  expect(ids(await stranger.library.browse({ q: 'lucid dream' }))).toEqual([lucid]);
});

test('private dreams are in no count and on no desk; warned ones count for who may meet them', async () => {
  const { tell, stranger, reader, dreamer, moderator, database } = await kept();
  await tell({ tags: ['mer', 'secret'], visibility: 'private' });
  await tell({ tags: ['mer', 'sea'] });
  await tell({ tags: ['mer', 'krill'], warnings: ['death'] });
  const { id: binned } = await aDream(dreamer.client, { ...nightmare, tags: ['mer', 'jeté'] });
  await dreamer.client.dreams.remove({ id: binned });
  const community = await dreamer.client.communities.create({
    ...{ name: 'Rives', kind: 'open', description: 'De l’eau.' },
  });
  const communityId = community.viewer.id;
  await tell({ tags: ['mer', 'rives'], visibility: 'community', communityId });
  const held = await tell({ tags: ['mer', 'retenu'] });
  await moderator.client.moderation.report({
    ...{ target: { kind: 'dream', id: held }, reason: 'violence' },
  });
  const [reported] = (await reader.client.tags.find({ q: 'mer' })).tags;
  expect(reported).toMatchObject({ dreams: 3, isExact: true });
  await database.execute('insert into dream_holds values ($1)', [held]);
  await dreamer.client.dreams.update({ id: held, title: 'Retenu' });
  const count = async (client: typeof stranger) =>
    (await client.tags.find({ q: 'me' })).tags.find(({ name }) => name.fr === 'mer')?.dreams;
  expect(await count(stranger)).toBe(1);
  expect(await count(reader.client)).toBe(2);
  expect(await count(dreamer.client)).toBe(2);
  const desk = await moderator.client.tags.desk();
  expect(desk.free).toEqual([{ name: 'krill', dreams: 1 }]);
  expect(desk.looked).toBe(2);
  expect(JSON.stringify(desk)).not.toMatch(/secret|jeté|rives|retenu/);
});

test('a moderator makes, merges, renames, splits and unmakes tags, and every act is written down', async () => {
  const { tell, stranger, moderator, reader } = await kept();
  const tags = moderator.client.tags;
  const misty = await tell({ tags: ['Brume'] });
  const foggy = await tell({ tags: ['fog'] });
  const made = await tags.make({ name: names });
  expect(made).toMatchObject({ name: names, spellings: [], dreams: 1 });
  expect(await refusal(tags.make({ name: { fr: 'FOG', en: 'mist' } }))).toBe('tag_taken');
  expect(ids(await stranger.library.browse({ tag: 'brouillard' }))).toEqual([foggy]);

  const merged = await tags.merge({ id: made.id, spelling: 'Brume' });
  expect(merged).toMatchObject({ spellings: ['Brume'], dreams: 2 });
  expect(await refusal(tags.merge({ id: made.id, spelling: 'océan' }))).toBe('tag_taken');
  expect(ids(await stranger.library.browse({ tag: 'fog' }))).toEqual([foggy, misty].sort());
  expect((await tags.desk()).free).toEqual([]);

  const renamed = await tags.rename({ id: made.id, name: { fr: 'brume', en: 'mist' } });
  expect(renamed.name).toEqual({ fr: 'brume', en: 'mist' });
  expect(renamed.spellings.sort()).toEqual(['brouillard', 'fog']);
  expect(await refusal(tags.rename({ id: made.id, name: { fr: 'mer', en: 'x' } }))).toBe(
    'tag_taken',
  );

  expect(await refusal(tags.split({ id: made.id, spelling: 'brume' }))).toBe('tag_unknown');
  await tags.split({ id: made.id, spelling: 'fog' });
  expect(ids(await stranger.library.browse({ tag: 'brouillard' }))).toEqual([misty]);
  expect((await tags.desk({ q: 'fog' })).free).toEqual([{ name: 'fog', dreams: 1 }]);

  await tags.unmake({ id: made.id });
  expect(await refusal(tags.unmake({ id: made.id }))).toBe('not_found');
  expect(await refusal(stranger.tags.get({ tag: 'brume' }))).toBe('not_found');
  const { acts } = await tags.desk();
  expect(acts.map(({ act }) => act)).toEqual(['unmade', 'split', 'renamed', 'merged', 'made']);
  expect(acts[3]).toMatchObject({ spelling: 'Brume', by: moderator.user.username });

  expect(await refusal(reader.client.tags.desk())).toBe('forbidden');
  expect(await refusal(reader.client.tags.make({ name: names }))).toBe('forbidden');
  expect(await refusal(stranger.tags.make({ name: names }))).toBe('unauthenticated');
});

test('lists leave out tags, what means the same, and warnings', async () => {
  const { tell, stranger, reader, dreamer } = await kept();
  const calm = await tell({ tags: ['pain'], warnings: ['none'] });
  const spider = await tell({ tags: ['Araignées'] });
  const bloody = await tell({ tags: ['rouge'], warnings: ['violence'] });
  const all = [calm, spider, bloody].sort();
  const { client } = reader;
  const lists = [
    (asked: object) => client.library.browse(asked),
    (asked: object) => client.library.browse({ sort: 'popular', ...asked }),
    (asked: object) => client.dreams.list(asked),
  ];
  for (const list of lists) {
    expect(ids(await list({}))).toEqual(all);
    expect(ids(await list({ notTags: 'spider' }))).toEqual([calm, bloody].sort());
    expect(ids(await list({ notTags: 'rouge,Spiders' }))).toEqual([calm]);
    expect(ids(await list({ notWarnings: 'violence' }))).toEqual([calm, spider].sort());
    expect(ids(await list({ notWarnings: 'violence,undeclared' }))).toEqual([calm]);
    expect((await list({ notWarnings: 'violence' })).totalCount).toBe(2);
  }
  expect(ids(await stranger.library.browse({ notWarnings: 'undeclared' }))).toEqual([calm]);
  expect(await refusal(client.library.browse({ notWarnings: 'rain' }))).toBe('invalid_query');
  const words = await tell({ content: 'Un moulin.', tags: ['blé'] });
  await tell({ content: 'Un moulin noir.', tags: ['araignée'] });
  expect(ids(await client.dreams.search({ q: 'moulin', notTags: 'spider' }))).toEqual([words]);
  expect(ids(await client.library.browse({ q: 'moulin', notTags: 'spider' }))).toEqual([words]);
  await dreamer.client.accounts.updateProfile({ preferences: { isPublic: true } });
  await client.ties.follow({ username: dreamer.user.username });
  const feed = await client.ties.feed({ notTags: 'spider', notWarnings: 'violence', pageSize: 1 });
  expect(ids(feed)).toEqual([words]);
  const rest = await client.ties.feed({
    ...{ notTags: 'spider', notWarnings: 'violence', pageSize: 1, before: feed.next ?? '' },
  });
  expect(ids(rest)).toEqual([calm]);
  expect(rest.next).toBeNull();
});

test('a count holds nobody its reader does not meet: a rare tag would tell of them', async () => {
  const { tell, reader, dreamer, stranger } = await kept();
  const other = await aDream(reader.client, { ...nightmare, tags: ['mer'] });
  await tell({ tags: ['mer'] });
  await tell({ tags: ['sea'] });
  const counted = async () => (await reader.client.tags.get({ tag: 'mer' })).dreams;
  expect(await counted()).toBe(3);
  await dreamer.client.ties.block({ username: reader.user.username });
  expect(await counted()).toBe(1);
  const { tags } = await reader.client.tags.find({ q: 'mer' });
  expect(tags.find(({ name }) => name.fr === 'mer')?.dreams).toBe(1);
  expect(ids(await reader.client.library.browse({ tag: 'mer' }))).toEqual([other.id]);
  expect((await stranger.tags.get({ tag: 'mer' })).dreams).toBe(3);
});
