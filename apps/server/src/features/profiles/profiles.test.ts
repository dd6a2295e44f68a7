import type { Profile } from '@reverie/contract/profiles';
import { ApiProblem } from '@reverie/sdk';
import { afterAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';

const app = await startTestApp();
afterAll(app.close);

const stranger = app.client();
const answer = ({ client }: TestUser, isPublic: boolean) =>
  client.accounts.updateProfile({ preferences: { isPublic } });

async function aPageOwner(): Promise<TestUser> {
  const user = await aUser(app);
  await answer(user, true);
  return user;
}

/** What is answered for a page that is not there, without what is new in every answer. */
async function absence(username: string, token?: string): Promise<unknown> {
  const response = await app.request(`/api/users/${encodeURIComponent(username)}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { requestId: _, ...problem } = (await response.json()) as Record<string, unknown>;
  const headers = Object.fromEntries(response.headers);
  delete headers['request-id'];
  return { status: response.status, problem, headers };
}

const ids = ({ dreams }: Profile) => dreams.map(({ id }) => id);

test('there is no page before one said so, and none once one says otherwise', async () => {
  const user = await aUser(app);
  const { username } = user.user;
  await aDream(user.client);
  expect(user.user).toMatchObject({ isPageAsked: false, preferences: { isPublic: false } });
  const nobody = await absence(`${username.slice(0, -1)}x`);
  expect(await absence(username)).toEqual(nobody);
  const said = await answer(user, true);
  expect(said).toMatchObject({ isPageAsked: true, preferences: { isPublic: true } });
  expect((await stranger.profiles.get({ username })).totalCount).toBe(1);
  expect(await answer(user, false)).toMatchObject({ isPageAsked: true });
  expect(await absence(username)).toEqual(nobody);
  // Not even for its owner: what they would be shown is what others are.
  expect(await absence(username, user.token)).toEqual(nobody);
});

test('other preferences are no answer to that question', async () => {
  const user = await aUser(app);
  const changed = await user.client.accounts.updateProfile({ preferences: { language: 'en' } });
  expect(changed.isPageAsked).toBe(false);
});

test('who leaves has no page from that moment on, and has it again if they stay', async () => {
  const user = await aPageOwner();
  const { username } = user.user;
  const { id } = await aDream(user.client);
  await user.client.leaving.leave({ password: user.password, dreams: 'delete' });
  expect(await absence(username)).toEqual(await absence('personne.du.tout'));
  expect((await stranger.dreams.get({ id })).author?.hasPage).toBe(false);
  await user.client.leaving.stay();
  expect((await stranger.profiles.get({ username })).username).toBe(username);
  expect((await stranger.dreams.get({ id })).author?.hasPage).toBe(true);
});

test('a page says what its owner chose to say, and the month they came', async () => {
  const user = await aPageOwner();
  const { username, createdAt } = user.user;
  const names = { displayName: ' Ana \u202eLune ', firstName: 'Anaïs', lastName: 'Secret' };
  await user.client.accounts.updateProfile(names);
  const { dreams: _, ...page } = await stranger.profiles.get({ username });
  expect(page).toEqual({
    ...{ username, displayName: 'Ana Lune', avatar: null },
    ...{ since: createdAt.slice(0, 7), totalCount: 0, pageCount: 0, viewer: null },
  });
});

test('it is found under any spelling of the name, and under no other', async () => {
  const user = await aPageOwner();
  const { username } = user.user;
  expect((await stranger.profiles.get({ username: username.toUpperCase() })).username).toBe(
    username,
  );
  expect(await absence(`${username}\u0000`)).toMatchObject({ status: 404 });
  await expect(stranger.profiles.get({ username: 'a'.repeat(31) })).rejects.toThrow(ApiProblem);
});

test('only what was published is there or counted: nothing private, deleted or left unnamed', async () => {
  const user = await aPageOwner();
  const { username } = user.user;
  const published = await aDream(user.client);
  await aDream(user.client, { visibility: 'private' });
  const { viewer } = await user.client.communities.create({
    ...{ name: 'Rives', kind: 'open', description: 'De l’eau.' },
  });
  await aDream(user.client, { visibility: 'community', communityId: viewer.id });
  const binned = await aDream(user.client);
  await user.client.dreams.remove({ id: binned.id });
  const page = await stranger.profiles.get({ username });
  expect(ids(page)).toEqual([published.id]);
  expect(page).toMatchObject({ totalCount: 1, pageCount: 1 });
  // Their owner is shown what everybody is.
  expect(ids(await user.client.profiles.get({ username }))).toEqual([published.id]);
  await user.client.dreams.update({ id: published.id, visibility: 'private' });
  expect(await stranger.profiles.get({ username })).toMatchObject({ totalCount: 0, dreams: [] });
});

test('a visitor is neither shown nor told of dreams with a warning', async () => {
  const user = await aPageOwner();
  const { username } = user.user;
  const safe = await aDream(user.client);
  const warned = await aDream(user.client, { warnings: ['death'] });
  expect(await stranger.profiles.get({ username })).toMatchObject({ totalCount: 1 });
  const member = await aUser(app);
  const seen = await member.client.profiles.get({ username });
  expect(ids(seen)).toEqual([warned.id, safe.id]);
  const without = await member.client.profiles.get({ username, warned: 'without' });
  expect(ids(without)).toEqual([safe.id]);
  expect(without.totalCount).toBe(1);
});

test('dreams come in pages, newest first', async () => {
  const user = await aPageOwner();
  const { username } = user.user;
  const told: string[] = [];
  for (let count = 0; count < 5; count += 1) told.unshift((await aDream(user.client)).id);
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => stranger.profiles.get({ username, page, pageSize: 2 })),
  );
  expect(pages.map(ids)).toEqual([told.slice(0, 2), told.slice(2, 4), told.slice(4), []]);
  for (const page of pages) expect(page).toMatchObject({ totalCount: 5, pageCount: 3 });
});

test('nobody has no page, though dreams are theirs', async () => {
  const user = await aPageOwner();
  await aDream(user.client);
  await user.client.leaving.leave({ password: user.password, dreams: 'orphan' });
  const { execute } = app.database;
  await execute("update users set leaves_at = now() - interval '1 minute' where id = $1", [
    user.user.id,
  ]);
  await app.app.features.leaving.purge();
  expect(await absence(user.user.username)).toMatchObject({ status: 404 });
  const { rows } = await execute("select username from users where email like '00000000%'", []);
  for (const { username } of rows as { username: string }[]) {
    expect(await absence(username)).toMatchObject({ status: expect.any(Number) });
    await expect(stranger.profiles.get({ username })).rejects.toThrow(ApiProblem);
  }
});

test('an account from before the question has no page, whatever stood there', async () => {
  const user = await aUser(app);
  const { rows } = await app.database.execute(
    'select is_public, has_page from users where id = $1',
    [user.user.id],
  );
  expect(rows).toEqual([{ is_public: null, has_page: false }]);
});
