import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp, testOrigin } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';

async function company() {
  const opened = await testApp();
  return { ...opened, owner: await aUser(opened), stranger: await aUser(opened) };
}

test('liking twice is liking once, and so is taking it back', async () => {
  const { owner, stranger } = await company();
  const { id } = await aDream(owner.client);
  const { dreams } = stranger.client;
  expect(await dreams.like({ id })).toEqual({ liked: true, likes: 1 });
  expect(await dreams.like({ id })).toEqual({ liked: true, likes: 1 });
  expect((await dreams.get({ id })).viewer.liked).toBe(true);
  expect((await owner.client.accounts.statistics()).likesReceived).toBe(1);
  expect(await dreams.unlike({ id })).toEqual({ liked: false, likes: 0 });
  expect(await dreams.unlike({ id })).toEqual({ liked: false, likes: 0 });
  expect((await owner.client.accounts.statistics()).likesReceived).toBe(0);
});

test('many likes at once are all counted', async () => {
  const opened = await testApp();
  const owner = await aUser(opened);
  const { id } = await aDream(owner.client);
  const readers = await Promise.all(Array.from({ length: 8 }, () => aUser(opened)));
  await Promise.all(readers.map(({ client }) => client.dreams.like({ id })));
  expect((await owner.client.dreams.get({ id })).likes).toBe(8);
});

test('a look counts once a day for each reader, never for the dreamer or a robot', async () => {
  const { owner, stranger, client, request, app } = await company();
  const { id } = await aDream(owner.client);
  const views = async () => {
    await app.jobs.idle();
    return (await owner.client.dreams.get({ id })).views;
  };
  await owner.client.dreams.get({ id });
  expect(await views()).toBe(0);
  await stranger.client.dreams.get({ id });
  await stranger.client.dreams.get({ id });
  // Looks are written down behind the answer, and none is waited for.
  await expect.poll(views).toBe(1);
  await client().dreams.get({ id });
  await request(`/api/dreams/${id}`, { headers: { 'user-agent': 'Googlebot/2.1' } });
  // As a page asks on a robot's behalf, in this process.
  await app.fetch(new Request(`${testOrigin}/api/dreams/${id}`), {
    address: '192.0.2.9',
    userAgent: 'Googlebot/2.1',
  });
  await expect.poll(views).toBe(2);
  expect((await owner.client.accounts.statistics()).totalViews).toBe(2);
});

test('two looks at once count once, whichever is written down first', async () => {
  let now = new Date();
  const opened = await testApp({ clock: { now: () => now } });
  const owner = await aUser(opened);
  const { id } = await aDream(owner.client);
  const { engagement } = opened.app.features;
  const first = now;
  now = new Date(first.getTime() + 30);
  await engagement.recordView(id, 'somebody');
  now = first;
  await engagement.recordView(id, 'somebody');
  const views = async () =>
    (await opened.database.execute('select views from dream_engagement')).rows;
  expect(await views()).toEqual([{ views: 1 }]);
  // A clock that was an hour ahead and is set back keeps nobody from counting again.
  now = new Date(first.getTime() - 3_600_000);
  await engagement.recordView(id, 'somebody');
  expect(await views()).toEqual([{ views: 2 }]);
});

test('looks that no longer count are forgotten', async () => {
  let now = new Date();
  const opened = await testApp({ clock: { now: () => now } });
  const owner = await aUser(opened);
  const { id } = await aDream(owner.client);
  const { engagement } = opened.app.features;
  const looks = async () =>
    (await opened.database.execute('select * from dream_views')).rows.length;
  await engagement.recordView(id, 'somebody');
  await engagement.tidy();
  expect(await looks()).toBe(1);
  now = new Date(now.getTime() + 25 * 3_600_000);
  await engagement.tidy();
  expect(await looks()).toBe(0);
  const { rows } = await opened.database.execute('select views from dream_engagement');
  expect(rows).toEqual([{ views: 1 }]);
});

test('what came since one last looked is new, for as long as one goes on looking', async () => {
  let now = new Date('2026-03-01T08:00:00.000Z');
  const opened = await testApp({ clock: { now: () => now } });
  const { client } = await aUser(opened);
  const other = await aUser(opened);
  const lookAfter = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
    return (await client.dreams.look()).seenUntil;
  };
  expect(await lookAfter(0)).toBeNull();
  expect(await lookAfter(20)).toBeNull();
  expect(await lookAfter(60)).toBe('2026-03-01T08:20:00.000Z');
  // A page that is loaded anew, or one page more, is the same look.
  expect(await lookAfter(25)).toBe('2026-03-01T08:20:00.000Z');
  expect(await lookAfter(25)).toBe('2026-03-01T08:20:00.000Z');
  expect(await lookAfter(31)).toBe('2026-03-01T10:10:00.000Z');
  expect((await other.client.dreams.look()).seenUntil).toBeNull();
});
