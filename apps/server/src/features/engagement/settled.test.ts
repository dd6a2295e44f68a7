import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';

const founding = { name: 'Les rives', kind: 'open', description: 'Des bords de mer.' } as const;

/** A dreamer and two members of a community, as the clock goes. */
async function shore() {
  let now = new Date('2026-03-04T09:00:00Z');
  const opened = await testApp({ clock: { now: () => now } });
  const [owner, lea, max] = [await aUser(opened), await aUser(opened), await aUser(opened)];
  const { slug, viewer } = await owner.client.communities.create(founding);
  for (const { client } of [lea, max]) await client.communities.join({ slug });
  const place = { visibility: 'community', communityId: viewer.id } as const;
  const { id } = await aDream(owner.client, place);
  const again = async ({ email, password }: TestUser): Promise<TestUser['client']> =>
    opened.client((await opened.client().accounts.login({ email, password })).token);
  const nextDay = async () => {
    now = new Date(now.getTime() + 24 * 3_600_000);
    return { owner: await again(owner), lea: await again(lea), max: await again(max) };
  };
  const counts = async (client: TestUser['client']) => {
    const { likes, views, comments } = await client.dreams.get({ id });
    const [card] = (await client.communities.dreams({ slug })).dreams;
    expect(card).toMatchObject({ likes, comments });
    return { likes, views, comments };
  };
  return { ...opened, owner, lea, max, id, slug, nextDay, counts };
}

test('in a community counts stand until the day is over, and one’s own like shows at once', async () => {
  const { owner, lea, max, id, nextDay, counts } = await shore();
  expect(await lea.client.dreams.like({ id })).toEqual({ liked: true, likes: 1 });
  expect(await lea.client.dreams.like({ id })).toEqual({ liked: true, likes: 1 });
  await lea.client.comments.add({ id, content: 'Un mot.' });
  expect(await counts(lea.client)).toEqual({ likes: 1, views: 0, comments: 0 });
  for (const other of [owner, max]) {
    expect(await counts(other.client)).toEqual({ likes: 0, views: 0, comments: 0 });
    // What is said is there at once: without it there is no talk.
    expect(await other.client.comments.list({ id })).toMatchObject({ totalCount: 1 });
  }
  const { max: later, owner: dreamer } = await nextDay();
  expect(await counts(dreamer)).toMatchObject({ likes: 1, comments: 1 });
  expect(await counts(later)).toMatchObject({ likes: 1, comments: 1 });
});

test('nor does what is taken back show before the day is over', async () => {
  const { lea, id, nextDay, counts } = await shore();
  await lea.client.dreams.like({ id });
  const second = await nextDay();
  expect((await counts(second.max)).likes).toBe(1);
  await second.lea.dreams.unlike({ id });
  await second.max.dreams.like({ id });
  expect((await counts(second.owner)).likes).toBe(1);
  const third = await nextDay();
  expect((await counts(third.owner)).likes).toBe(1);
  await third.max.dreams.unlike({ id });
  const fourth = await nextDay();
  expect((await counts(fourth.owner)).likes).toBe(0);
});

test('a dreamer’s total holds nothing of communities: it would tell the minute', async () => {
  const { app, owner, lea, id } = await shore();
  const { id: open } = await aDream(owner.client);
  for (const each of [id, open]) await lea.client.dreams.like({ id: each });
  await app.events.idle();
  const total = await owner.client.accounts.statistics();
  expect(total).toMatchObject({ likesReceived: 1, dreamsShared: 2 });
});

test('where everybody reads, counts move at once', async () => {
  const { owner, lea, max } = await shore();
  const { id } = await aDream(owner.client);
  expect(await lea.client.dreams.like({ id })).toEqual({ liked: true, likes: 1 });
  expect(await max.client.dreams.like({ id })).toEqual({ liked: true, likes: 2 });
  expect(await max.client.dreams.unlike({ id })).toEqual({ liked: false, likes: 1 });
});
