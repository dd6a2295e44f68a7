import type { Notification } from '@reverie/contract/notifications';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const founding = { kind: 'closed', description: 'De l’eau.' } as const;
const day = '2026-03-04T00:00:00.000Z';

/** An owner and two members of two communities, past their first week. */
async function houses() {
  let time = new Date('2026-03-04T12:34:56Z');
  const opened = await testApp({ clock: { now: () => time } });
  const settled = async () => {
    const user = await aUser(opened);
    const since = `update users set created_at = '2026-02-01' where id = $1`;
    await opened.database.execute(since, [user.user.id]);
    return user;
  };
  const [owner, lea, max] = [await settled(), await settled(), await settled()];
  const found = async (name: string) => {
    const { slug, viewer } = await owner.client.communities.create({ ...founding, name });
    const { token } = await owner.client.communities.invite({ slug });
    for (const each of [lea, max]) await each.client.communities.join({ slug, invitation: token });
    const nameOf = async ({ client }: TestUser) => {
      const { pseudonym } = (await client.communities.get({ slug })).viewer;
      if (!pseudonym) throw new Error('nobody has a name there');
      return pseudonym;
    };
    return { slug, id: viewer.id ?? '', nameOf };
  };
  const rives = await found('Rives');
  const phares = await found('Phares');
  const dreamIn = async ({ client }: TestUser, communityId: string) =>
    (await aDream(client, { visibility: 'community', communityId })).id;
  const id = await dreamIn(owner, rives.id);
  await opened.app.jobs.idle();
  const heard = async ({ client }: TestUser) => {
    await opened.app.events.idle();
    return (await client.notifications.list()).notifications;
  };
  const of = async (user: TestUser, ...kinds: Notification['kind'][]) =>
    (await heard(user)).filter(({ kind }) => kinds.includes(kind));
  const wait = (hours: number) => {
    time = new Date(time.getTime() + hours * 3_600_000);
  };
  return { ...opened, settled, owner, lea, max, rives, phares, id, dreamIn, heard, of, wait };
}

test('in a community a comment, an answer and a call are told under its pseudonyms, by the day', async () => {
  const { owner, lea, max, rives, id, of } = await houses();
  const leaThere = await rives.nameOf(lea);
  const maxThere = await rives.nameOf(max);
  const said = await lea.client.comments.add({ id, content: `@${maxThere.name.fr}, et vous ?` });
  expect(said.mentions).toEqual([
    { written: `@${maxThere.name.fr}`, username: null, pseudonym: maxThere },
  ]);
  // Not one of the sorted ids, which tell the moment they were given.
  expect(said.id[14]).toBe('4');
  const told = {
    ...{ dream: { id }, people: [], pseudonyms: [leaThere], at: day },
    community: { slug: 'rives', name: 'Rives' },
  };
  expect(await of(owner, 'commented')).toMatchObject([told]);
  expect(await of(max, 'mentioned')).toMatchObject([told]);
  await owner.client.comments.add({ id, content: 'Merci.', answers: said.id });
  expect(await of(lea, 'answered')).toMatchObject([{ pseudonyms: [await rives.nameOf(owner)] }]);
  for (const notification of [...(await of(owner, 'commented')), ...(await of(max, 'mentioned'))])
    expect(notification.id[14]).toBe('4');
});

test('a username calls nobody in a community, nor a pseudonym anybody outside of it', async () => {
  const { owner, lea, max, rives, id, of } = await houses();
  const { name } = await rives.nameOf(max);
  const within = await lea.client.comments.add({ id, content: `@${max.user.username} ?` });
  expect(within.mentions).toEqual([]);
  const open = await aDream(owner.client);
  const without = await lea.client.comments.add({ id: open.id, content: `@${name.fr} ?` });
  expect(without.mentions).toEqual([]);
  expect(await of(max, 'mentioned')).toEqual([]);
});

test('whom one keeps away or mutes by name is told of in a community like anybody', async () => {
  const { owner, lea, rives, id, of } = await houses();
  await owner.client.ties.block({ username: lea.user.username });
  await owner.client.notifications.mute({ kind: 'person', username: lea.user.username });
  await lea.client.comments.add({ id, content: 'un' });
  expect(await of(owner, 'commented')).toMatchObject([{ pseudonyms: [await rives.nameOf(lea)] }]);
});

test('a pseudonym is muted where it is borne, and whoever bears it is heard everywhere else', async () => {
  const { owner, lea, max, settled, rives, phares, id, dreamIn, of } = await houses();
  const { mute } = owner.client.notifications;
  const { id: memberId, name } = await rives.nameOf(lea);
  const { mutes } = await mute({ kind: 'member', memberId });
  expect(mutes).toMatchObject([
    { member: { pseudonym: { name }, community: 'Rives' }, person: null, dream: null, word: null },
  ]);
  expect((await mute({ kind: 'member', memberId })).mutes).toHaveLength(1);
  const there = await dreamIn(owner, phares.id);
  const open = await aDream(owner.client);
  for (const one of [id, there, open.id]) {
    await lea.client.comments.add({ id: one, content: `sous ${one}` });
  }
  const ids = (await of(owner, 'commented')).map(({ dream }) => dream?.id).sort();
  expect(ids).toEqual([there, open.id].sort());
  await max.client.comments.add({ id, content: 'deux' });
  expect((await of(owner, 'commented')).map(({ dream }) => dream?.id)).toContain(id);
  const own = (await rives.nameOf(owner)).id;
  const nobodys = '0190d4e2-0000-7000-8000-000000000001';
  for (const other of [own, nobodys])
    expect(await refusal(mute({ kind: 'member', memberId: other }))).toBe('not_found');
  const stranger = await settled();
  const theirs = stranger.client.notifications.mute({ kind: 'member', memberId });
  expect(await refusal(theirs)).toBe('not_found');
});

test('who asks to come in is told to who looks after it, who was let in to them, and of an invitation nobody is named', async () => {
  const { owner, lea, settled, rives, of } = await houses();
  const eve = await settled();
  await eve.client.communities.join({ slug: 'rives' });
  const [knock] = await of(owner, 'knocked');
  expect(knock).toMatchObject({
    ...{ community: { slug: 'rives' }, people: [], count: 1, at: day, dream: null },
  });
  const [pseudonym] = knock?.pseudonyms ?? [];
  expect(await of(lea, 'knocked')).toEqual([]);
  // Told on one day, they stand in no order.
  const came = await of(owner, 'came_in');
  expect(came.map(({ community }) => community?.slug).sort()).toEqual(['phares', 'rives']);
  for (const each of came) expect(each).toMatchObject({ people: [], pseudonyms: [] });
  expect(await of(eve, 'let_in')).toEqual([]);
  const { changeMember } = owner.client.communities;
  await changeMember({ slug: 'rives', id: pseudonym?.id ?? '', role: 'member' });
  expect(await of(owner, 'knocked')).toEqual([]);
  expect(await of(eve, 'let_in')).toMatchObject([{ community: { slug: 'rives' }, people: [] }]);
  expect(await rives.nameOf(eve)).toEqual(pseudonym);
  await eve.client.communities.leave({ slug: 'rives' });
  expect(await of(eve, 'let_in')).toEqual([]);
});

test('likes are told to the dreamer together, once the day is over and under pseudonyms', async () => {
  const { app, database, owner, lea, max, rives, id, of, dreamIn, wait } = await houses();
  /** What the night does. */
  const settle = (dreamId: string, { user }: TestUser) =>
    database.write((tx) =>
      app.features.notifications.telling.settle(tx, { dreamId, ownerId: user.id }),
    );
  await owner.client.ties.block({ username: lea.user.username });
  for (const { client } of [lea, max]) await client.dreams.like({ id });
  // Who asks every minute learns no minute.
  await settle(id, owner);
  expect(await of(owner, 'liked')).toEqual([]);
  wait(12);
  await settle(id, owner);
  await settle(id, owner);
  const [told, ...more] = await of(owner, 'liked');
  expect(more).toEqual([]);
  const at = '2026-03-05T00:00:00.000Z';
  expect(told).toMatchObject({ people: [], others: 0, count: 2, at, dream: { id } });
  expect(told?.id[14]).toBe('4');
  const names = [await rives.nameOf(lea), await rives.nameOf(max)];
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(told?.pseudonyms).toEqual(names.sort(byId));
  // Who is muted by their pseudonym is heard no more; who likes again calls nobody again.
  await owner.client.notifications.read();
  await max.client.dreams.unlike({ id });
  await max.client.dreams.like({ id });
  expect(await of(owner, 'liked')).toMatchObject([{ isRead: true, count: 1 }]);
  wait(1);
  await settle(id, owner);
  expect(await of(owner, 'liked')).toMatchObject([{ isRead: true }]);
  await lea.client.communities.leave({ slug: 'rives' });
  const other = await dreamIn(
    lea,
    (await lea.client.communities.get({ slug: 'phares' })).viewer.id ?? '',
  );
  await max.client.dreams.like({ id: other });
  await database.execute(`update dream_likes set created_at = '2026-03-04T12:00:00Z'`);
  await settle(other, lea);
  const [there] = await of(lea, 'liked');
  expect(there?.pseudonyms).not.toContainEqual(await rives.nameOf(max));
  expect(there?.pseudonyms).toHaveLength(1);
});

test('who left hears nothing more of a community, and nothing of it rings', async () => {
  const { owner, lea, max, id, heard, database } = await houses();
  const said = await lea.client.comments.add({ id, content: 'un' });
  await max.client.comments.add({ id, content: 'un, un', answers: said.id });
  expect((await heard(lea)).map(({ kind }) => kind)).toEqual(['answered']);
  // Nobody’s page hears at which minute it was.
  await max.client.dreams.like({ id });
  const scopesOf = (type: string) =>
    database
      .execute('select scope from events where type = $1', [type])
      .then(({ rows }) => (rows as { scope: string | null }[]).map(({ scope }) => scope));
  expect(await scopesOf('notifications.changed')).toEqual([]);
  expect(await scopesOf('dream.commented')).toEqual([null, null]);
  expect(await scopesOf('dream.liked')).toEqual([null]);
  await lea.client.communities.leave({ slug: 'rives' });
  expect(await heard(lea)).toEqual([]);
  expect((await owner.client.notifications.count()).unread).toBeGreaterThan(0);
});

test('no notification ties two pseudonyms, nor one to a person', async () => {
  const { owner, lea, max, rives, phares, dreamIn, heard } = await houses();
  const all = [owner, lea, max];
  const names = new Map<string, string>();
  for (const house of [rives, phares])
    for (const each of all) names.set((await house.nameOf(each)).id, house.slug);
  const [one, two, open] = [
    await dreamIn(owner, rives.id),
    await dreamIn(lea, phares.id),
    (await aDream(max.client)).id,
  ];
  let count = 0;
  const act = fc.record({
    who: fc.constantFrom(0, 1, 2),
    where: fc.constantFrom(one, two, open),
    calls: fc.constantFrom(0, 1, 2),
    does: fc.constantFrom('say', 'say', 'answer', 'block', 'mute', 'like'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 8 }), async (acts) => {
      for (const { who, where, calls, does } of acts) {
        const [actor, called] = [all[who] ?? owner, all[calls] ?? owner];
        const { client } = actor;
        const house = where === one ? rives : where === two ? phares : null;
        const name = house ? (await house.nameOf(called)).name.fr : called.user.username;
        count += 1;
        const content = `@${name} ${count}`;
        const { username } = called.user;
        const doing =
          does === 'block'
            ? client.ties.block({ username })
            : does === 'mute'
              ? client.notifications.mute({ kind: 'person', username })
              : does === 'like'
                ? client.dreams.like({ id: where })
                : client.comments.list({ id: where }).then(({ comments }) =>
                    client.comments.add({
                      ...{ id: where, content },
                      answers: does === 'answer' ? (comments[0]?.id ?? null) : null,
                    }),
                  );
        // Who is kept apart does not meet the dream, and nobody blocks themselves.
        await doing.catch(() => null);
      }
      for (const reader of all) {
        for (const told of await heard(reader)) {
          const { community, pseudonyms, people } = told;
          expect(community === null || people.length === 0).toBe(true);
          for (const { id } of pseudonyms) expect(names.get(id)).toBe(community?.slug);
          if (!community) {
            expect(pseudonyms).toEqual([]);
            continue;
          }
          const words = JSON.stringify({ ...told, excerpt: null });
          for (const { user, email } of all) {
            for (const secret of [user.id, user.username, email])
              expect(words).not.toContain(secret);
          }
          expect(told.at).toMatch(/T00:00:00\.000Z$/);
        }
      }
    }),
    { numRuns: 4 },
  );
}, 60_000);
