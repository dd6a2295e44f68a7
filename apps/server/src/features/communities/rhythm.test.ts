import { circleLimit, waitingQuestionsLimit } from '@reverie/contract/communities.rules';
import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const hour = 3_600_000;
const nightmare = { types: ['nightmare' as const] };

/** A Wednesday at noon. */
async function kept(people = 3) {
  let time = new Date('2026-03-04T12:00:00Z');
  const opened = await testApp({ clock: { now: () => time } });
  const until = async (moment: string) => {
    time = new Date(moment);
    await opened.app.features.communities.turn();
  };
  const all = await Promise.all(Array.from({ length: people }, () => aUser(opened)));
  // Nobody has to sign in again while weeks go by.
  await opened.database.execute(`update sessions set expires_at = '2100-01-01'`);
  const [owner, ...others] = all;
  if (!owner) throw new Error('nobody came');
  const found = async (isCircle: boolean) => {
    const community = await owner.client.communities.create({
      ...{ name: 'Rives', description: 'De l’eau.', kind: isCircle ? 'private' : 'open', isCircle },
    });
    return { slug: community.slug, communityId: community.viewer.id ?? '' };
  };
  const enter = async (slug: string, those: readonly TestUser[]) => {
    const { token } = await owner.client.communities.invite({ slug });
    for (const { client } of those) await client.communities.join({ slug, invitation: token });
  };
  const wait = (hours: number) => {
    time = new Date(time.getTime() + hours * hour);
  };
  return { ...opened, owner, others, found, enter, until, wait };
}

test('questions are written in advance, and one opens each Monday, also for who slept through it', async () => {
  const { owner, others, found, enter, until, wait } = await kept();
  const { slug } = await found(false);
  await enter(slug, others);
  const { communities } = owner.client;
  const [member] = others;
  await communities.ask({ slug, words: ' L’eau a-t-elle une température ? ' });
  wait(1);
  const written = await communities.ask({ slug, words: 'Et une odeur ?' });
  expect(written.open).toBeNull();
  expect(written.waiting.map(({ words }) => words)).toEqual([
    'L’eau a-t-elle une température ?',
    'Et une odeur ?',
  ]);
  await until('2026-03-08T23:59:00Z');
  expect((await communities.questions({ slug })).open).toBeNull();
  await until('2026-03-10T09:00:00Z');
  await until('2026-03-10T10:00:00Z');
  const tuesday = await member?.client.communities.questions({ slug });
  expect(tuesday).toMatchObject({ past: [], waiting: [] });
  expect(tuesday?.open).toMatchObject({
    words: 'L’eau a-t-elle une température ?',
    week: '2026-03-09',
  });
  await until('2026-03-16T00:01:00Z');
  const monday = await communities.questions({ slug });
  expect(monday.open?.words).toBe('Et une odeur ?');
  expect(monday.past.map(({ words }) => words)).toEqual(['L’eau a-t-elle une température ?']);
  await until('2026-03-23T00:01:00Z');
  expect((await communities.questions({ slug })).open).toBeNull();
});

test('who looks after a community asks; nobody else hears what waits, and a year of it is enough', async () => {
  const { owner, others, found, enter, until, client } = await kept();
  const { slug } = await found(false);
  const [member, stranger] = others;
  if (!member || !stranger) throw new Error('nobody came');
  await enter(slug, [member]);
  const { communities } = owner.client;
  await communities.ask({ slug, words: 'Une couleur ?' });
  const heard = await member.client.communities.questions({ slug });
  expect(heard).toEqual({ open: null, past: [], waiting: [] });
  const words = 'Un bruit ?';
  expect(await refusal(member.client.communities.ask({ slug, words }))).toBe('forbidden');
  expect(await refusal(stranger.client.communities.ask({ slug, words }))).toBe('not_found');
  expect(await refusal(stranger.client.communities.questions({ slug }))).toBe('not_found');
  expect(await refusal(client().communities.questions({ slug }))).toBe('unauthenticated');
  for (let written = 1; written < waitingQuestionsLimit; written += 1) {
    await communities.ask({ slug, words: `Question ${written} ?` });
  }
  expect(await refusal(communities.ask({ slug, words }))).toBe('questions_full');
  const [first, second] = (await communities.questions({ slug })).waiting;
  const drop = (id: string | undefined, by = owner) =>
    refusal(by.client.communities.drop({ slug, id: id ?? '' }));
  expect(await drop(second?.id, member)).toBe('forbidden');
  await communities.drop({ slug, id: second?.id ?? '' });
  expect(await drop(second?.id)).toBe('not_found');
  await until('2026-03-09T08:00:00Z');
  expect(await drop(first?.id)).toBe('question_open');
  await communities.update({ slug, isArchived: true });
  expect(await refusal(communities.ask({ slug, words }))).toBe('community_archived');
});

test('a dream answers an asked question of its community, and no other', async () => {
  const { owner, others, found, enter, until } = await kept();
  const [member, stranger] = others;
  if (!member || !stranger) throw new Error('nobody came');
  const { slug, communityId } = await found(false);
  const elsewhere = await owner.client.communities.create({
    ...{ name: 'Ailleurs', description: 'Autre part.', kind: 'open' },
  });
  await enter(slug, [member]);
  const { waiting } = await owner.client.communities.ask({ slug, words: 'Une couleur ?' });
  const questionId = waiting[0]?.id ?? '';
  const told = { ...nightmare, visibility: 'community' as const, communityId, questionId };
  expect(await refusal(aDream(member.client, told))).toBe('question_unknown');
  await until('2026-03-09T08:00:00Z');
  const { id } = await aDream(member.client, told);
  await aDream(member.client, { ...told, questionId: null });
  const other = { ...told, communityId: elsewhere.viewer.id };
  expect(await refusal(aDream(owner.client, other))).toBe('question_unknown');
  expect(await refusal(aDream(member.client, { ...nightmare, questionId }))).toBe(
    'question_unknown',
  );

  const { dreams } = await owner.client.communities.dreams({ slug, question: questionId });
  expect(dreams.map((dream) => dream.id)).toEqual([id]);
  expect(dreams[0]?.community?.question).toEqual({ id: questionId, words: 'Une couleur ?' });
  const asked = async () => (await owner.client.communities.questions({ slug })).open?.dreams;
  expect(await asked()).toBe(1);
  await member.client.dreams.update({ id, title: 'Bleue' });
  expect(await asked()).toBe(1);
  const unasked = member.client.dreams.update({ id, questionId: communityId });
  expect(await refusal(unasked)).toBe('question_unknown');
  await member.client.dreams.update({ id, questionId: null });
  expect(await asked()).toBe(0);
  await member.client.dreams.update({ id, questionId });
  // Elsewhere it answers nothing any more.
  const moved = await member.client.dreams.update({ id, visibility: 'private' });
  expect(await asked()).toBe(0);
  const back = await member.client.dreams.update({
    ...{ id: moved.id, visibility: 'community', communityId },
  });
  expect(back.community?.question).toBeNull();
});

test('a circle is private and of twelve at most', async () => {
  const { owner, others, found, enter } = await kept(circleLimit + 1);
  const { slug } = await found(true);
  const last = others.at(-1);
  await enter(slug, others.slice(0, -1));
  const { token } = await owner.client.communities.invite({ slug });
  const late = last?.client.communities.join({ slug, invitation: token });
  expect(await refusal(late ?? Promise.resolve())).toBe('circle_full');
  expect(await owner.client.communities.get({ slug })).toMatchObject({
    ...{ isCircle: true, kind: 'private', members: circleLimit },
  });
  const open = { name: 'Tous', description: 'Un cercle.', kind: 'open', isCircle: true } as const;
  expect(await refusal(owner.client.communities.create(open))).toBe('invalid_body');
  // Who is there already may knock again, and a place that is left is free.
  await others[0]?.client.communities.join({ slug, invitation: token });
  await others[0]?.client.communities.leave({ slug });
  await last?.client.communities.join({ slug, invitation: token });
});

test('in a circle one dream is read an evening, in turn; nothing is counted or liked', async () => {
  const { owner, others, found, enter, until, wait } = await kept();
  const [one, other] = others;
  if (!one || !other) throw new Error('nobody came');
  const { slug, communityId } = await found(true);
  await enter(slug, [one, other]);
  const told = { ...nightmare, visibility: 'community' as const, communityId };
  const tell = async ({ client }: TestUser) => {
    wait(0.01);
    return (await aDream(client, told)).id;
  };
  const [first, second] = [await tell(one), await tell(one)];
  const third = await tell(other);
  const met = async () =>
    (await owner.client.communities.dreams({ slug })).dreams.map(({ id }) => id);
  expect(await met()).toEqual([]);
  expect(await refusal(owner.client.dreams.get({ id: first }))).toBe('not_found');
  expect(await refusal(owner.client.comments.list({ id: first }))).toBe('not_found');
  expect((await one.client.dreams.get({ id: first })).community?.evening).toBeNull();
  expect((await one.client.communities.get({ slug })).viewer.waiting).toBe(2);
  expect((await owner.client.communities.get({ slug })).viewer.waiting).toBe(0);
  expect((await owner.client.communities.get({ slug })).dreams).toBe(0);

  await until('2026-03-05T17:59:00Z');
  expect(await met()).toEqual([]);
  await until('2026-03-05T18:01:00Z');
  await until('2026-03-05T20:01:00Z');
  expect(await met()).toEqual([first]);
  // Whose turn it was less of late comes before what waited longer.
  await until('2026-03-06T19:00:00Z');
  expect(await met()).toEqual([third, first]);
  await until('2026-03-11T18:00:00Z');
  expect(await met()).toEqual([second, third, first]);

  const read = await owner.client.dreams.get({ id: second });
  expect(read).toMatchObject({ likes: 0, views: 0, viewer: { canLike: false } });
  expect(read.community).toMatchObject({ evening: '2026-03-11', week: '2026-03-09' });
  expect(read.createdAt).toBe('2026-03-09T00:00:00.000Z');
  expect(await refusal(owner.client.dreams.like({ id: second }))).toBe('forbidden');
  expect((await one.client.dreams.get({ id: second })).views).toBe(0);
});

test('what leaves a circle loses its turn, and what is in the bin or held is passed over', async () => {
  const { owner, others, found, enter, until, wait, database } = await kept();
  const [one, other] = others;
  if (!one || !other) throw new Error('nobody came');
  const { slug, communityId } = await found(true);
  await enter(slug, [one, other]);
  const told = { ...nightmare, visibility: 'community' as const, communityId };
  const tell = async ({ client }: TestUser) => {
    wait(0.01);
    return (await aDream(client, told)).id;
  };
  const [left, binned, held, stays] = [
    await tell(one),
    await tell(one),
    await tell(one),
    await tell(other),
  ];
  const moved = await one.client.dreams.update({ id: left, visibility: 'private' });
  await one.client.dreams.remove({ id: binned });
  await database.execute('insert into dream_holds values ($1)', [held]);
  await until('2026-03-05T18:01:00Z');
  const met = async () =>
    (await owner.client.communities.dreams({ slug })).dreams.map(({ id }) => id);
  expect(await met()).toEqual([stays]);
  const again = await one.client.dreams.update({
    ...{ id: moved.id, visibility: 'community', communityId },
  });
  await until('2026-03-06T18:01:00Z');
  expect(await met()).toEqual([again.id, stays]);
  await other.client.communities.leave({ slug, dreams: 'take' });
  expect(await met()).toEqual([again.id]);
  const turns = await database.execute('select dream_id from circle_turns');
  expect(turns.rows).toHaveLength(3);
});

test('a circle counts among the five private communities one may own', async () => {
  const { owner, found } = await kept(1);
  await found(true);
  const more = { description: 'De l’eau.', kind: 'private' as const };
  for (const name of ['Deux', 'Trois', 'Quatre', 'Cinq']) {
    await owner.client.communities.create({ name, ...more });
  }
  const sixth = { name: 'Six', ...more, isCircle: true };
  expect(await refusal(owner.client.communities.create(sixth))).toBe('communities_full');
});
