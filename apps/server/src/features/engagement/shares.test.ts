import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp, testOrigin } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal, refusals } from '#testing/refusal.ts';

const day = 24 * 3_600_000;
const founding = {
  name: 'Les rives',
  kind: 'open',
  description: 'Des rêves de bords de mer.',
} as const;

async function company() {
  let now = new Date('2026-03-01T08:00:00.000Z');
  const opened = await testApp({ clock: { now: () => now } });
  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  return { ...opened, wait, owner: await aUser(opened), stranger: await aUser(opened) };
}

test('a share counts once a day for each person, never for the dreamer or a robot', async () => {
  const { app, client, owner, request, stranger, wait } = await company();
  const { id } = await aDream(owner.client);
  expect(await owner.client.dreams.share({ id })).toEqual({ shares: 0 });
  expect(await stranger.client.dreams.share({ id })).toEqual({ shares: 1 });
  expect(await stranger.client.dreams.share({ id })).toEqual({ shares: 1 });
  expect(await client().dreams.share({ id })).toEqual({ shares: 2 });
  expect(await client().dreams.share({ id })).toEqual({ shares: 2 });
  const robot = { 'user-agent': 'Googlebot/2.1' };
  const path = `/api/dreams/${id}/share`;
  await app.fetch(new Request(`${testOrigin}${path}`, { method: 'POST', headers: robot }), {
    address: '192.0.2.9',
  });
  expect((await owner.client.dreams.get({ id })).shares).toBe(2);
  expect((await client().library.browse({})).dreams).toMatchObject([{ id, shares: 2 }]);
  wait(day + 1);
  expect((await request(path, { method: 'POST' })).status).toBe(200);
  expect((await client().dreams.get({ id })).shares).toBe(3);
});

test('two shares at once count once, and many people’s are all counted', async () => {
  const { owner, stranger, ...opened } = await company();
  const { id } = await aDream(owner.client);
  const others = await Promise.all(Array.from({ length: 5 }, () => aUser(opened)));
  const sharers = [stranger, stranger, stranger, ...others];
  await Promise.all(sharers.map(({ client }) => client.dreams.share({ id })));
  expect((await owner.client.dreams.get({ id })).shares).toBe(6);
});

test('what is not public is not sent on, and counts nothing', async () => {
  const { client, database, owner, stranger } = await company();
  const hidden = await aDream(owner.client, { visibility: 'private' });
  const { slug, viewer } = await owner.client.communities.create(founding);
  await stranger.client.communities.join({ slug });
  const told = await aDream(owner.client, { visibility: 'community', communityId: viewer.id });
  const calls = [owner.client, stranger.client, client()].flatMap(({ dreams }) => [
    dreams.share({ id: hidden.id }),
    dreams.share({ id: told.id }),
  ]);
  expect(await refusals(calls)).toEqual([
    ...['forbidden', 'forbidden'],
    ...['not_found', 'forbidden'],
    ...['not_found', 'not_found'],
  ]);
  expect((await database.execute('select * from dream_shares')).rows).toEqual([]);
  const { shares } = await owner.client.dreams.get({ id: hidden.id });
  expect(shares).toBe(0);
});

test('a warned dream is sent on by who may see it, and by nobody who is kept apart', async () => {
  const { client, owner, stranger } = await company();
  const { id } = await aDream(owner.client, { warnings: ['violence'] });
  expect(await stranger.client.dreams.share({ id })).toEqual({ shares: 1 });
  expect(await refusal(client().dreams.share({ id }))).toBe('not_found');
  await owner.client.ties.block({ username: stranger.user.username });
  expect(await refusal(stranger.client.dreams.share({ id }))).toBe('not_found');
});

test('who sent a dream on is forgotten after a day, with their account, or as the dream moves on', async () => {
  const { app, client, database, owner, stranger, wait } = await company();
  const { id } = await aDream(owner.client);
  const traces = async () => (await database.execute('select * from dream_shares')).rows.length;
  await stranger.client.dreams.share({ id });
  await client().dreams.share({ id });
  const { viewer } = await owner.client.communities.create(founding);
  const other = await aDream(owner.client);
  await stranger.client.dreams.share({ id: other.id });
  const change = { visibility: 'community', communityId: viewer.id } as const;
  const moved = await owner.client.dreams.update({ id: other.id, ...change });
  expect(moved.shares).toBe(0);
  expect(await traces()).toBe(2);
  const { engagement } = app.features;
  expect(await engagement.sharedBy(stranger.user.id)).toMatchObject([{ dreamId: id }]);
  await database.write((db) => engagement.forget(db, stranger.user.id));
  expect(await traces()).toBe(1);
  await engagement.tidy();
  expect(await traces()).toBe(1);
  wait(day + 1);
  await engagement.tidy();
  expect(await traces()).toBe(0);
  // What was counted stays counted: it says nothing of anybody.
  expect((await client().dreams.get({ id })).shares).toBe(2);
});
