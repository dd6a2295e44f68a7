import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

async function scene() {
  const opened = await testApp();
  const [ada, bob] = await Promise.all([aUser(opened), aUser(opened)]);
  const founding = { kind: 'open', description: 'De l’eau.' } as const;
  const rives = await ada.client.communities.create({ ...founding, name: 'Rives' });
  const joined = await bob.client.communities.join({ slug: rives.slug });
  return { ...opened, ada, bob, communityId: joined.viewer.id ?? '', stranger: opened.client() };
}

const blurred = [{ kind: 'name' as const, words: 'Ysoline' }];
const told = { content: 'Ysoline conduit le bateau.', blurred };

test('a dreamer sees their dream as others do: the very answer they get', async () => {
  const { app, ada, bob, stranger, communityId } = await scene();
  const open = await aDream(ada.client, told);
  const shared = await aDream(ada.client, { ...told, visibility: 'community', communityId });
  await app.jobs.idle();
  const as = (id: string, reader: 'stranger' | 'signed_in' | 'member') =>
    ada.client.dreams.get({ id, as: reader });
  const { id } = open;
  expect(await as(id, 'stranger')).toEqual(await stranger.dreams.get({ id }));
  expect(await ada.client.analysis.get({ id, as: 'stranger' })).toEqual(
    await stranger.analysis.get({ id }),
  );
  expect(await ada.client.comments.list({ id, as: 'stranger' })).toEqual(
    await stranger.comments.list({ id }),
  );
  expect(await ada.client.dreams.beside({ id, as: 'signed_in' })).toEqual(
    await bob.client.dreams.beside({ id }),
  );
  expect(await as(shared.id, 'member')).toEqual(await bob.client.dreams.get({ id: shared.id }));
});

test('who may not see it is answered as if there were none, and so is whoever else asks', async () => {
  const { ada, bob, stranger, communityId } = await scene();
  const closed = await aDream(ada.client, { visibility: 'private' });
  const shared = await aDream(ada.client, { ...told, visibility: 'community', communityId });
  const warned = await aDream(ada.client, { ...told, warnings: ['death'] });
  const asked = ({ id }: { id: string }, as: 'stranger' | 'signed_in' | 'member') =>
    refusal(ada.client.dreams.get({ id, as }));
  for (const as of ['stranger', 'signed_in', 'member'] as const) {
    expect(await asked(closed, as)).toBe('not_found');
  }
  expect(await asked(shared, 'signed_in')).toBe('not_found');
  expect(await asked(warned, 'stranger')).toBe('not_found');
  expect((await ada.client.dreams.get({ id: warned.id, as: 'signed_in' })).title).toBeNull();
  const open = await aDream(ada.client, told);
  for (const { dreams } of [bob.client, stranger]) {
    expect(await refusal(dreams.get({ id: open.id, as: 'stranger' }))).toBe('not_found');
  }
});

test('being seen so is no view', async () => {
  const { ada } = await scene();
  const { id } = await aDream(ada.client, told);
  await ada.client.dreams.get({ id, as: 'signed_in' });
  expect((await ada.client.dreams.get({ id })).views).toBe(0);
});

test('before it is kept a dream is shown as each would receive it, and nothing of it stays', async () => {
  const { ada, communityId, database } = await scene();
  const count = async () => (await database.execute('select id from dreams')).rows.length;
  const seenOf = async (dream: object) => {
    const { views } = await ada.client.dreams.preview({ dream: { ...told, ...dream } });
    return views.map(({ dream: seen }) => seen);
  };
  expect(await seenOf({ visibility: 'private' })).toEqual([null, null, null]);
  const [stranger, person] = await seenOf({ visibility: 'public' });
  expect(stranger).toMatchObject({
    content: '[nom] conduit le bateau.',
    author: { username: ada.user.username },
    viewer: { canLike: false, isOwner: false },
  });
  expect(person).toMatchObject({ viewer: { canLike: true } });
  const [none, nobody, member] = await seenOf({ visibility: 'community', communityId });
  expect([none, nobody]).toEqual([null, null]);
  expect(member).toMatchObject({ author: null, userId: null, community: { slug: 'rives' } });
  expect(member?.createdAt).toMatch(/T00:00:00/);
  expect(await count()).toBe(0);
  expect((await ada.client.dreams.list()).totalCount).toBe(0);
});

test('a preview waits for nobody who writes, and nobody for it: it touches no count', async () => {
  const { ada, database } = await scene();
  await aDream(ada.client, told);
  // A row that a transaction changed keeps the number of that transaction, also where it is undone.
  const counted = async () =>
    (
      await database.execute(
        'select scope, level, bucket, xmax::text, ctid::text from dream_counts',
      )
    ).rows;
  const before = await counted();
  expect(before).not.toEqual([]);
  const { views } = await ada.client.dreams.preview({ dream: told });
  expect(views[0]?.dream).not.toBeNull();
  expect(await counted()).toEqual(before);
});

test('a preview of a change shows the picture that is there, of one’s own dream alone', async () => {
  const { app, ada, bob, communityId } = await scene();
  const { id } = await aDream(ada.client, told);
  await app.jobs.idle();
  const { image } = await ada.client.dreams.get({ id });
  const { views } = await ada.client.dreams.preview({ dream: told, of: id });
  expect(image).not.toBeNull();
  expect(views[0]?.dream?.image).toEqual(image);
  const moved = { ...told, visibility: 'community' as const, communityId };
  const elsewhere = await ada.client.dreams.preview({ dream: moved, of: id });
  expect(elsewhere.views[2]?.dream).toMatchObject({ image: null, imageStatus: 'queued' });
  expect(await refusal(bob.client.dreams.preview({ dream: told, of: id }))).toBe('forbidden');
  const hidden = await aDream(ada.client, { visibility: 'private' });
  expect(await refusal(bob.client.dreams.preview({ dream: told, of: hidden.id }))).toBe(
    'not_found',
  );
  const unknown = { ...told, visibility: 'community' as const, communityId: id };
  expect(await refusal(bob.client.dreams.preview({ dream: unknown }))).toBe('community_not_found');
});
