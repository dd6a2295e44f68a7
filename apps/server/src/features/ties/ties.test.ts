import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

async function two() {
  const opened = await testApp();
  const [ada, lea] = await Promise.all([aUser(opened), aUser(opened)]);
  await lea.client.accounts.updateProfile({ preferences: { isPublic: true } });
  return { opened, ada, lea, named: { username: lea.user.username } };
}

test('following twice is following once, and can be taken back', async () => {
  const { ada, lea, named } = await two();
  const { follow, unfollow, list } = ada.client.ties;
  expect(await follow(named)).toEqual({ isFollowed: true, isBlocked: false });
  expect(await follow(named)).toEqual({ isFollowed: true, isBlocked: false });
  expect((await list()).followed).toEqual([
    { ...named, displayName: null, avatar: null, hasPage: true },
  ]);
  expect((await ada.client.profiles.get(named)).viewer).toMatchObject({
    isSelf: false,
    isFollowing: true,
  });
  expect((await lea.client.profiles.get(named)).viewer?.isSelf).toBe(true);
  expect(await unfollow(named)).toMatchObject({ isFollowed: false });
  expect(await unfollow(named)).toMatchObject({ isFollowed: false });
  expect((await list()).followed).toEqual([]);
});

test('nobody follows themselves, nobody, or somebody without a page; the last can be blocked', async () => {
  const { opened, ada } = await two();
  const hidden = await aUser(opened);
  const { follow, block, unblock } = ada.client.ties;
  expect(await refusal(follow({ username: ada.user.username }))).toBe('not_found');
  expect(await refusal(follow({ username: 'nobody.of.that.name' }))).toBe('not_found');
  expect(await refusal(follow({ username: hidden.user.username }))).toBe('not_found');
  expect(await refusal(block({ username: ada.user.username }))).toBe('not_found');
  expect(await refusal(block({ username: 'nobody.of.that.name' }))).toBe('not_found');
  expect(await block({ username: hidden.user.username })).toMatchObject({ isBlocked: true });
  expect(await unblock({ username: hidden.user.username })).toMatchObject({ isBlocked: false });
});

test('the feed is what people one follows made public, page by page, the newest first', async () => {
  const { opened, ada, lea, named } = await two();
  const other = await aUser(opened);
  const told: string[] = [];
  for (const visibility of ['public', 'private', 'public', 'public'] as const) {
    const { id } = await aDream(lea.client, { visibility });
    if (visibility === 'public') told.unshift(id);
  }
  await aDream(other.client);
  const warned = await aDream(lea.client, { warnings: ['death'] });
  expect(await ada.client.ties.feed()).toEqual({ dreams: [], next: null });
  await ada.client.ties.follow(named);
  const { dreams: all } = await ada.client.ties.feed({ warned: 'without' });
  expect(all.map(({ id }) => id)).toEqual(told);
  const first = await ada.client.ties.feed({ pageSize: 2 });
  expect(first.dreams.map(({ id }) => id)).toEqual([warned.id, told[0]]);
  const second = await ada.client.ties.feed({ pageSize: 2, before: first.next ?? '' });
  expect(second.dreams.map(({ id }) => id)).toEqual(told.slice(1));
  expect(second.next).toBeNull();
  const gone = '0190d4e2-0000-7000-8000-000000000001';
  expect(await refusal(ada.client.ties.feed({ before: gone }))).toBe('not_found');
});

test('a feed goes on behind what its reader meets alone: a place among public dreams is a moment', async () => {
  const { opened, ada, lea, named } = await two();
  const max = await aUser(opened);
  await ada.client.ties.follow(named);
  const rives = { name: 'Rives', kind: 'open', description: 'De l’eau.' } as const;
  const { viewer } = await max.client.communities.create(rives);
  for (const { client } of [ada, lea]) await client.communities.join({ slug: 'rives' });
  const there = { visibility: 'community', communityId: viewer.id } as const;
  await aDream(lea.client);
  const veiled = await aDream(lea.client, there);
  const unseen = await aDream(lea.client, { visibility: 'private' });
  const far = await aDream(max.client);
  await max.client.ties.block({ username: ada.user.username });
  const open = await aDream(lea.client);
  const { feed } = ada.client.ties;
  for (const { id } of [veiled, unseen, far]) {
    expect(await refusal(feed({ before: id }))).toBe('not_found');
  }
  expect((await feed({ before: open.id })).dreams).toHaveLength(1);
});

test('blocking ends following both ways, hides each from the other, and is told to nobody', async () => {
  const { ada, lea, named } = await two();
  await ada.client.accounts.updateProfile({ preferences: { isPublic: true } });
  const mine = await aDream(ada.client);
  const hers = await aDream(lea.client);
  const me = { username: ada.user.username };
  await ada.client.ties.follow(named);
  await lea.client.ties.follow(me);
  expect(await ada.client.ties.block(named)).toEqual({ isFollowed: false, isBlocked: true });
  expect(await lea.client.ties.list()).toEqual({ followed: [], blocked: [] });
  for (const [who, id, page] of [
    [ada, hers.id, named],
    [lea, mine.id, me],
  ] as const) {
    expect(await refusal(who.client.dreams.get({ id }))).toBe('not_found');
    expect(await refusal(who.client.dreams.like({ id }))).toBe('not_found');
    expect(await refusal(who.client.profiles.get(page))).toBe('not_found');
    expect(await refusal(who.client.ties.follow(page))).toBe('not_found');
    const { dreams } = await who.client.dreams.list();
    expect(dreams.map((dream) => dream.id)).not.toContain(id);
  }
  await ada.client.ties.unblock(named);
  expect((await lea.client.dreams.get({ id: mine.id })).id).toBe(mine.id);
  expect((await ada.client.ties.list()).followed).toEqual([]);
});

test('no list that somebody searches counts what they are kept apart from', async () => {
  const { opened, ada, lea, named } = await two();
  await aDream(lea.client, {
    content: 'Un mérou dans la gare.',
    tags: ['zibeline'],
    warnings: ['violence'],
  });
  const mine = await aDream(ada.client, { content: 'Une gare la nuit.' });
  await lea.client.comments.add({ id: mine.id, content: 'La gare serait loin.' });
  await opened.app.jobs.idle();
  await opened.app.events.idle();
  const { client } = ada;
  const read = async () => [
    (await client.dreams.search({ q: 'mérou' })).totalCount,
    (await client.library.browse({ q: 'mérou' })).totalCount,
    (await client.library.browse({ tag: 'zibeline' })).totalCount,
    (await client.library.browse({ notTags: 'loup' })).totalCount,
    (await client.dreams.list({ notTags: 'loup' })).totalCount,
    (await client.comments.list({ id: mine.id })).totalCount,
  ];
  expect(await read()).toEqual([1, 1, 1, 2, 2, 1]);
  await lea.client.ties.block({ username: ada.user.username });
  expect(await read()).toEqual([0, 0, 0, 1, 1, 0]);
  await lea.client.ties.unblock({ username: ada.user.username });
  await client.ties.block(named);
  expect(await read()).toEqual([0, 0, 0, 1, 1, 0]);
});

test('nobody follows or blocks more people than anybody may', async () => {
  const { opened, ada, named } = await two();
  const { execute } = opened.database;
  const crowd = `insert into users (id, email, email_key, username, username_key, language, created_at)
    select gen_random_uuid(), n || '@e', n || '@e' || $1, 'crowd' || n || $1, 'crowd' || n || $1, 'fr', now()
    from generate_series(1, 1000) n returning id`;
  const { rows } = await execute(crowd, [ada.user.username]);
  const ids = (rows as { id: string }[]).map(({ id }) => id);
  for (const table of ['follows', 'blocks']) {
    await execute(`insert into ${table} select $1, id, now() from unnest($2::uuid[]) id`, [
      ada.user.id,
      ids,
    ]);
  }
  expect(await refusal(ada.client.ties.follow(named))).toBe('ties_full');
  expect(await refusal(ada.client.ties.block(named))).toBe('ties_full');
});
