import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const words = 'La mer entre dans la cuisine de mon enfance.';
const founding = { kind: 'open', description: 'Les rêves où il y a de l’eau.' } as const;

/** An owner, a member and somebody who is none, of a community and of a second one. */
async function house(kind: 'open' | 'closed' | 'private' = 'open') {
  let time = new Date('2026-11-18T07:00:00.000Z');
  const opened = await testApp({ clock: { now: () => time } });
  const wait = (days: number) => {
    time = new Date(time.getTime() + days * 86_400_000);
  };
  const [owner, lea, max] = await Promise.all([aUser(opened), aUser(opened), aUser(opened)]);
  const rives = await owner.client.communities.create({ ...founding, name: 'Rives', kind });
  const stranger = opened.client();
  return { ...opened, wait, owner, lea, max, stranger, rives };
}

async function join({ client }: TestUser, slug: string): Promise<string> {
  const { viewer } = await client.communities.join({ slug });
  return viewer.id ?? '';
}

const told = ({ client }: TestUser, communityId: string, more = {}) =>
  client.dreams.create({ content: words, visibility: 'community', communityId, ...more });

const idsOf = async ({ client }: TestUser, slug: string, asked = {}) =>
  (await client.communities.dreams({ slug, ...asked })).dreams.map(({ id }) => id);

test('a community is founded, found and joined; each bears a name that exists only there', async () => {
  const { owner, lea, stranger, rives } = await house();
  expect(rives).toMatchObject({ slug: 'rives', members: 1, viewer: { role: 'owner' } });
  expect((await stranger.communities.list()).communities).toMatchObject([
    { slug: 'rives', viewer: { id: null, role: null, pseudonym: null } },
  ]);
  await join(lea, 'rives');
  const { members } = await owner.client.communities.members({ slug: 'rives' });
  expect(members.map(({ role }) => role)).toEqual(['owner', 'member']);
  expect(new Set(members.map(({ pseudonym }) => pseudonym.name.fr)).size).toBe(2);
  expect(JSON.stringify(members)).not.toContain(lea.user.username);
  expect((await lea.client.communities.list()).own).toMatchObject([{ slug: 'rives', members: 2 }]);
  const twin = await lea.client.communities.create({ ...founding, name: 'Rives' });
  expect(twin.slug).toMatch(/^rives-\d+$/);
});

test('one owns two communities that anyone finds, also where they are founded at once', async () => {
  const { owner } = await house();
  const { create } = owner.client.communities;
  const answers = await Promise.all(
    ['Un', 'Deux'].map((name) => create({ ...founding, name }).catch(() => null)),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await refusal(create({ ...founding, name: 'Trois' }))).toBe('communities_full');
  await create({ ...founding, name: 'À part', kind: 'private' });
});

test('a dream of a community is met there by its members, and by nobody anywhere else', async () => {
  const { app, owner, lea, max, stranger } = await house();
  const communityId = await join(lea, 'rives');
  const { id } = await told(owner, communityId, { tags: ['eau'] });
  await app.jobs.idle();
  expect(await idsOf(lea, 'rives')).toEqual([id]);
  expect(await refusal(max.client.communities.dreams({ slug: 'rives' }))).toBe('not_found');
  for (const client of [max.client, stranger]) {
    expect(await refusal(client.dreams.get({ id }))).toBe('not_found');
    expect(await refusal(client.comments.list({ id }))).toBe('not_found');
    expect(await refusal(client.analysis.get({ id }))).toBe('not_found');
  }
  for (const client of [lea.client, max.client, stranger]) {
    expect((await client.dreams.list()).totalCount).toBe(0);
    expect((await client.dreams.search({ q: 'cuisine' })).totalCount).toBe(0);
    expect((await client.library.browse({})).totalCount).toBe(0);
  }
  // Its dreamer meets it wherever they meet their own.
  expect((await owner.client.dreams.list()).dreams).toMatchObject([{ id, userId: owner.user.id }]);
  expect((await owner.client.journal.list({})).totalCount).toBe(1);
});

test('to its members its dreamer is a pseudonym, and its moments are a week', async () => {
  const { app, owner, lea, rives } = await house();
  const communityId = await join(lea, 'rives');
  const location = { city: 'Brest', country: 'France' };
  const { id } = await told(owner, communityId, { location, report: 'Chez Inès.' });
  await app.jobs.idle();
  const seen = await lea.client.dreams.get({ id });
  const week = '2026-11-16T00:00:00.000Z';
  expect(seen).toMatchObject({
    ...{ userId: null, author: null, report: null, night: null, location: null },
    ...{ createdAt: week, updatedAt: week, dreamedAt: week, visibility: 'community' },
    community: { slug: 'rives', pseudonym: rives.viewer.pseudonym },
  });
  const texts = await Promise.all([
    lea.client.dreams.get({ id }),
    lea.client.analysis.get({ id }),
    lea.client.comments.list({ id }),
    lea.client.dreams.beside({ id }),
    lea.client.communities.dreams({ slug: 'rives' }),
    lea.client.communities.members({ slug: 'rives' }),
    lea.client.communities.get({ slug: 'rives' }),
  ]);
  for (const secret of [owner.user.id, owner.user.username, 'Brest', 'Inès', '2026-11-18']) {
    expect(JSON.stringify(texts)).not.toContain(secret);
  }
  const { waiting } = await owner.client.communities.ask({ slug: 'rives', words: 'De l’eau ?' });
  // None of the sorted ids, which tell the moment they were given.
  for (const each of [id, communityId, waiting[0]?.id, rives.viewer.pseudonym?.id])
    expect(each?.[14]).toBe('4');
});

test('nothing that comes with a picture tells when it was painted', async () => {
  const { app, request, owner, lea } = await house();
  const communityId = await join(lea, 'rives');
  const { id } = await told(owner, communityId);
  await app.jobs.idle();
  const { imageUrl } = await lea.client.dreams.get({ id });
  const bearer = { headers: { authorization: `Bearer ${lea.token}` } };
  const { status, headers } = await request(imageUrl ?? '', bearer);
  expect(status).toBe(200);
  expect(headers.get('last-modified')).toBeNull();
  // Of the name it is asked by, and nothing else: the moment of a file is in the tag of a store.
  expect(headers.get('etag')).toBe(`"${imageUrl?.split('/').at(-1)}"`);
});

test('what was public is another dream in a community: its address, picture and readers are gone', async () => {
  const { app, request, owner, lea, stranger } = await house();
  const communityId = await join(lea, 'rives');
  const open = await aDream(owner.client, { content: words, report: 'Scellé.', tags: ['eau'] });
  await app.jobs.idle();
  const painted = await owner.client.dreams.get({ id: open.id });
  await lea.client.dreams.like({ id: open.id });
  await lea.client.comments.add({ id: open.id, content: 'Signé Léa.' });
  await owner.client.dreams.update({ id: open.id, content: `${words} Elle monte.` });
  const change = { id: open.id, visibility: 'community', communityId } as const;
  const { id } = await owner.client.dreams.update(change);
  await app.jobs.idle();
  expect(id).not.toBe(open.id);
  for (const client of [owner.client, lea.client, stranger]) {
    expect(await refusal(client.dreams.get({ id: open.id }))).toBe('not_found');
  }
  const seen = await lea.client.dreams.get({ id });
  expect(seen).toMatchObject({ likes: 0, views: 0, comments: 0, viewer: { liked: false } });
  expect(seen.image?.name).not.toBe(painted.image?.name);
  expect((await lea.client.comments.list({ id })).comments).toEqual([]);
  // All that is its dreamer's own came with it.
  expect(await owner.client.dreams.get({ id })).toMatchObject({ report: 'Scellé.', revision: 3 });
  expect((await owner.client.journal.list({ q: 'scellé' })).dreams).toMatchObject([{ id }]);
  expect((await owner.client.layers.versions({ id })).totalCount).toBe(2);
  const pictureOf = async ({ token }: TestUser, url: string | null) =>
    (await request(url ?? '', { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await pictureOf(lea, painted.imageUrl)).toBe(404);
  expect(await pictureOf(lea, seen.imageUrl)).toBe(200);
  expect(await pictureOf(owner, painted.imageUrl)).toBe(200);
});

test('whoever is in two communities is nobody’s other self: no answer ties the two', async () => {
  const { app, owner, lea, max } = await house();
  const second = await lea.client.communities.create({ ...founding, name: 'Ailleurs' });
  const [rives, ailleurs] = [await join(lea, 'rives'), second.viewer.id ?? ''];
  await join(owner, second.slug);
  await join(max, 'rives');
  await join(max, second.slug);
  const one = await told(owner, rives);
  const other = await told(owner, ailleurs, { content: 'Un escalier de sable.' });
  await owner.client.comments.add({ id: other.id, content: 'Je réponds ici.' });
  await app.jobs.idle();
  const { client } = max;
  const answersAbout = async (id: string, slug: string) =>
    JSON.stringify(
      await Promise.all([
        client.dreams.get({ id }),
        client.dreams.beside({ id }),
        client.comments.list({ id }),
        client.analysis.get({ id }),
        client.communities.dreams({ slug }),
      ]),
    );
  const [here, there] = [
    await answersAbout(one.id, 'rives'),
    await answersAbout(other.id, second.slug),
  ];
  // Values that both have in common: none of them is the dreamer's alone.
  const idsIn = (text: string) => new Set(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g));
  const shared = [...idsIn(here)].filter((id) => idsIn(there).has(id));
  expect(shared).toEqual([]);
  for (const text of [here, there]) {
    expect(text).not.toContain(owner.user.id);
    expect(text).not.toContain(owner.user.username);
  }
  const names = (text: string) => text.match(/"pseudonym":\{"id":"[^"]+"/g);
  expect(names(here)?.[0]).not.toBe(names(there)?.[0]);
});

test('blocking somebody changes nothing in a community: which name vanished would say whose it is', async () => {
  const { owner, lea } = await house();
  const communityId = await join(lea, 'rives');
  const { id } = await told(owner, communityId);
  await owner.client.comments.add({ id, content: 'Un mot.' });
  const before = await lea.client.comments.list({ id });
  await lea.client.ties.block({ username: owner.user.username });
  expect(await lea.client.comments.list({ id })).toEqual(before);
  expect(await idsOf(lea, 'rives')).toEqual([id]);
});

test('under a dream of a community people speak by the names they have there', async () => {
  const { app, owner, lea, rives } = await house();
  const communityId = await join(lea, 'rives');
  const { id } = await told(lea, communityId);
  await owner.client.comments.add({ id, content: 'Si c’était mon rêve…' });
  await app.events.idle();
  // Nothing is told of it by another name.
  const { notifications } = await lea.client.notifications.list({});
  expect(notifications).toMatchObject([
    { people: [], pseudonyms: [rives.viewer.pseudonym], at: '2026-11-18T00:00:00.000Z' },
  ]);
  const { comments } = await lea.client.comments.list({ id });
  expect(comments).toMatchObject([
    { author: null, pseudonym: rives.viewer.pseudonym, createdAt: '2026-11-18T00:00:00.000Z' },
  ]);
  // Who follows whom under their own names decides nothing here.
  await lea.client.comments.choose({ id, commenting: 'followers' });
  expect(await owner.client.comments.list({ id })).toMatchObject({ canComment: true });
});

test('one leaves with one’s dreams, or leaves them there; either way they stay one’s own', async () => {
  const { owner, lea, max } = await house();
  const communityId = await join(lea, 'rives');
  await join(max, 'rives');
  const [taken, left] = [await told(lea, communityId), await told(max, communityId)];
  await lea.client.communities.leave({ slug: 'rives' });
  await max.client.communities.leave({ slug: 'rives', dreams: 'leave' });
  expect(await idsOf(owner, 'rives')).toEqual([left.id]);
  expect(await refusal(lea.client.dreams.get({ id: taken.id }))).toBe('not_found');
  const { dreams } = await lea.client.dreams.list();
  expect(dreams).toMatchObject([{ content: words, visibility: 'private', community: null }]);
  expect(await max.client.dreams.get({ id: left.id })).toMatchObject({ visibility: 'community' });
  await max.client.dreams.update({ id: left.id, content: 'Autrement.' });
  // Who comes back is who they were.
  const before = (await owner.client.dreams.get({ id: left.id })).community?.pseudonym;
  expect((await max.client.communities.join({ slug: 'rives' })).viewer.pseudonym).toEqual(before);
  expect(await refusal(owner.client.communities.leave({ slug: 'rives' }))).toBe('owner_leaves');
});

test('a closed community is asked for, and lets in whom it wants', async () => {
  const { owner, lea, max } = await house('closed');
  await lea.client.communities.join({ slug: 'rives' });
  const asked = await lea.client.communities.get({ slug: 'rives' });
  expect(asked.viewer).toMatchObject({ hasAsked: true, role: null, id: null });
  expect(await refusal(lea.client.communities.members({ slug: 'rives' }))).toBe('not_found');
  const { members } = await owner.client.communities.members({ slug: 'rives' });
  const waiting = members.find(({ isWaiting }) => isWaiting)?.pseudonym.id ?? '';
  const entry = { slug: 'rives', id: waiting };
  expect(await refusal(max.client.communities.changeMember({ ...entry, role: 'member' }))).toBe(
    'not_found',
  );
  await owner.client.communities.changeMember({ ...entry, role: 'member' });
  expect((await lea.client.communities.get({ slug: 'rives' })).viewer.role).toBe('member');
  await owner.client.communities.removeMember(entry);
  expect(await refusal(lea.client.communities.join({ slug: 'rives' }))).toBe('not_found');
});

test('who moderates looks after members, and neither after others who do nor after the owner', async () => {
  const { owner, lea, max } = await house();
  await join(lea, 'rives');
  await join(max, 'rives');
  const { members } = await owner.client.communities.members({ slug: 'rives' });
  const first = members[0]?.pseudonym.id;
  const second = (await lea.client.communities.get({ slug: 'rives' })).viewer.pseudonym?.id;
  const third = (await max.client.communities.get({ slug: 'rives' })).viewer.pseudonym?.id;
  const { changeMember } = owner.client.communities;
  await changeMember({ slug: 'rives', id: second ?? '', role: 'moderator' });
  const { communities } = lea.client;
  for (const id of [first, second])
    expect(await refusal(communities.removeMember({ slug: 'rives', id: id ?? '' }))).toBe(
      'forbidden',
    );
  const rise = { slug: 'rives', id: third ?? '', role: 'moderator' } as const;
  expect(await refusal(communities.changeMember(rise))).toBe('forbidden');
  expect(await refusal(max.client.communities.update({ slug: 'rives', name: 'Eaux' }))).toBe(
    'forbidden',
  );
  expect(await communities.update({ slug: 'rives', name: 'Eaux' })).toMatchObject({ name: 'Eaux' });
  await communities.removeMember({ slug: 'rives', id: third ?? '' });
});

test('one joins fifty communities at most', async () => {
  const { database, lea } = await house();
  await database.execute(
    `with many as (
       insert into communities (id, slug, name, kind, description, created_at)
       select gen_random_uuid(), 'many-' || n, 'Many', 'open', '', now()
       from generate_series(1, 50) n returning id
     )
     insert into community_members (id, community_id, user_id, bird, number, role, state, since)
     select gen_random_uuid(), id, $1, 0, 1, 'member', 'member', now() from many`,
    [lea.user.id],
  );
  const more = lea.client.communities.join({ slug: 'rives' });
  expect(await refusal(more)).toBe('communities_full');
});

test('a private community is not there without an invitation, which ends after a week', async () => {
  const { owner, lea, stranger, client, wait } = await house('private');
  for (const { communities } of [lea.client, stranger]) {
    expect(await refusal(communities.get({ slug: 'rives' }))).toBe('not_found');
    expect((await communities.list()).communities).toEqual([]);
  }
  expect(await refusal(lea.client.communities.join({ slug: 'rives' }))).toBe('not_found');
  const { token } = await owner.client.communities.invite({ slug: 'rives' });
  expect(await stranger.communities.get({ slug: 'rives', invitation: token })).toMatchObject({
    ...{ name: 'Rives', viewer: { role: null } },
  });
  await lea.client.communities.join({ slug: 'rives', invitation: token });
  expect(await refusal(lea.client.communities.invite({ slug: 'rives' }))).toBe('forbidden');
  wait(8);
  const late = (await aUser({ client })).client.communities.join({
    slug: 'rives',
    invitation: token,
  });
  expect(await refusal(late)).toBe('not_found');
});

test('a community is handed over, archived and only read from then on', async () => {
  const { owner, lea, max } = await house();
  const communityId = await join(lea, 'rives');
  const { id } = await told(lea, communityId);
  const { members } = await owner.client.communities.members({ slug: 'rives' });
  const heir = members.find(({ role }) => role === 'member')?.pseudonym.id ?? '';
  const change = { slug: 'rives', id: heir, role: 'owner' } as const;
  await owner.client.communities.changeMember(change);
  expect((await owner.client.communities.get({ slug: 'rives' })).viewer.role).toBe('moderator');
  const archive = { slug: 'rives', isArchived: true };
  expect(await refusal(owner.client.communities.update(archive))).toBe('forbidden');
  await lea.client.communities.update(archive);
  expect(await refusal(lea.client.communities.invite({ slug: 'rives' }))).toBe(
    'community_archived',
  );
  expect(await refusal(max.client.communities.join({ slug: 'rives' }))).toBe('community_archived');
  expect(await refusal(told(owner, communityId))).toBe('community_not_found');
  expect(await idsOf(owner, 'rives')).toEqual([id]);
  await owner.client.communities.leave({ slug: 'rives' });
  await lea.client.communities.leave({ slug: 'rives' });
});

test('dreams are shared with communities one belongs to, and found there by words, tags and warnings', async () => {
  const { owner, lea, max } = await house();
  const communityId = await join(lea, 'rives');
  expect(await refusal(told(max, communityId))).toBe('community_not_found');
  const nowhere = { content: words, visibility: 'community' } as const;
  expect(await refusal(lea.client.dreams.create(nowhere))).toBe('community_not_found');
  const open = { content: words, visibility: 'public', communityId } as const;
  expect(await refusal(lea.client.dreams.create(open))).toBe('community_not_found');
  const sea = await told(lea, communityId, { tags: ['eau'] });
  const stairs = await told(lea, communityId, {
    ...{ content: 'Un escalier qui saigne.', warnings: ['violence'] },
  });
  expect(await idsOf(owner, 'rives', { q: 'escaliers' })).toEqual([stairs.id]);
  expect(await idsOf(owner, 'rives', { tag: 'eau' })).toEqual([sea.id]);
  expect(await idsOf(owner, 'rives', { warned: 'without' })).toEqual([sea.id]);
});

test('a moderator judges what is told in a community without learning whose it is', async () => {
  const { app, owner, lea, max } = await house();
  const communityId = await join(lea, 'rives');
  const { id } = await told(owner, communityId);
  const comment = await owner.client.comments.add({ id, content: 'Un mot.' });
  await app.features.accounts.setRole(max.email, 'moderator');
  for (const target of [
    { kind: 'dream', id },
    { kind: 'comment', id: comment.id },
  ] as const)
    await lea.client.moderation.report({ target, reason: 'other' });
  const { cases } = await max.client.moderation.queue({});
  expect(cases.map(({ author }) => author)).toEqual([null, null]);
  expect(JSON.stringify(cases)).not.toContain(owner.user.username);
});

test('what moderation holds is met there by its dreamer alone, until it is released', async () => {
  const { app, database, owner, lea } = await house();
  const communityId = await join(lea, 'rives');
  const { id } = await told(owner, communityId);
  await database.write((tx) => app.features.dreams.withhold(tx, id));
  expect(await idsOf(lea, 'rives')).toEqual([]);
  expect(await refusal(lea.client.dreams.get({ id }))).toBe('not_found');
  expect(await refusal(lea.client.comments.list({ id }))).toBe('not_found');
  expect((await owner.client.dreams.get({ id })).community?.slug).toBe('rives');
  await database.write((tx) => app.features.dreams.release(tx, id));
  expect(await idsOf(lea, 'rives')).toEqual([id]);
});

test('who leaves Reverie leaves their community to somebody, or to nobody', async () => {
  const { app, database, owner, lea } = await house();
  await join(lea, 'rives');
  await database.write((tx) => app.features.communities.handOver(tx, owner.user.id));
  expect((await lea.client.communities.get({ slug: 'rives' })).viewer.role).toBe('owner');
  await database.write((tx) => app.features.communities.handOver(tx, lea.user.id));
  expect((await lea.client.communities.get({ slug: 'rives' })).isArchived).toBe(true);
});

test('every reference to a dream follows its id', async () => {
  const { database } = await house();
  const { rows } = await database.execute(
    `select conrelid::regclass::text as place, confupdtype as follows from pg_constraint
     where contype = 'f' and confrelid = 'dreams'::regclass and confupdtype <> 'c'`,
  );
  expect(rows).toEqual([]);
});
