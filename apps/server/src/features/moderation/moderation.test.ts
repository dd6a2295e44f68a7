import { expect, test } from 'vitest';
import { appointModerator } from '#commands/appoint-moderator.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal } from '#testing/refusal.ts';

const hour = 3_600_000;

const founding = { kind: 'open', description: 'De l’eau.' } as const;
const picture = new File([new Uint8Array(8)], 'loup.png', { type: 'image/png' });

/** A nightmare: nothing of it is painted before its dreamer says so. */
const tellDream: typeof aDream = (client, fields) =>
  aDream(client, { types: ['nightmare'], ...fields });

/** A dreamer with a public dream, two moderators, and people who were there before this week. */
async function kept() {
  let time = new Date('2026-03-04T12:00:00Z');
  const { mails, mailer } = aMailer();
  const opened = await testApp({ clock: { now: () => time }, mailer });
  const wait = (hours: number) => {
    time = new Date(time.getTime() + hours * hour);
  };
  const [dreamer, one, other, ...readers] = await Promise.all(
    Array.from({ length: 6 }, () => aUser(opened)),
  );
  if (!dreamer || !one || !other) throw new Error('nobody came');
  const long = `update users set created_at = created_at - interval '30 days'`;
  await opened.database.execute(long);
  for (const { email } of [one, other])
    await opened.app.features.accounts.setRole(email, 'moderator');
  const { id } = await tellDream(dreamer.client, { title: 'Les loups', content: 'Un loup dîne.' });
  await opened.app.jobs.idle();
  const about = { kind: 'dream', id } as const;
  const reportedBy = (people: readonly TestUser[], reason: 'violence' | 'minors' = 'violence') =>
    Promise.all(
      people.map(({ client }) => client.moderation.report({ target: about, reason, words: 'Vu.' })),
    );
  const caseFor = async ({ client }: TestUser, state: 'open' | 'appealed' | 'decided' = 'open') => {
    const [first] = (await client.moderation.queue({ state })).cases;
    if (!first) throw new Error(`no case is ${state}`);
    return first;
  };
  const isSeen = async () =>
    opened
      .client()
      .dreams.get({ id })
      .then(
        () => true,
        () => false,
      );
  const told = async () => {
    const { notifications } = await dreamer.client.notifications.list();
    return notifications.flatMap(({ decisionId }) => decisionId ?? []);
  };
  const people = { dreamer, one, other, readers, client: opened.client };
  const acts = { wait, reportedBy, caseFor, isSeen, told };
  return { ...opened, ...people, ...acts, id, about, mails };
}

const violent = { reason: 'violence', words: 'Sans avertissement.' } as const;

test('a report opens a case that moderators alone read, with how often its reporter was right', async () => {
  const { dreamer, one, readers, reportedBy, caseFor, about, isSeen } = await kept();
  await reportedBy(readers.slice(0, 1));
  expect(await isSeen()).toBe(true);
  expect(await caseFor(one)).toMatchObject({
    target: about,
    title: 'Les loups',
    content: 'Un loup dîne.',
    author: { username: dreamer.user.username },
    weight: 1,
    isHidden: false,
    reports: [{ reason: 'violence', words: 'Vu.', weight: 1, upheld: 0, judged: 0 }],
    viewer: { canDecide: true, canUndo: false },
  });
  const own = dreamer.client.moderation.report({ target: about, reason: 'other' });
  expect(await refusal(own)).toBe('forbidden');
  expect(await refusal(dreamer.client.moderation.queue())).toBe('forbidden');
});

test('three of weight hide it until somebody has looked; reported twice is once', async () => {
  const { dreamer, one, other, readers, id, reportedBy, caseFor, isSeen, client } = await kept();
  await reportedBy([...readers.slice(0, 2), ...readers.slice(0, 2)]);
  expect(await isSeen()).toBe(true);
  await reportedBy([other]);
  expect(await isSeen()).toBe(false);
  expect((await client().dreams.list()).dreams).toEqual([]);
  expect((await dreamer.client.dreams.get({ id })).title).toBe('Les loups');
  // Whatever its dreamer does meanwhile.
  await dreamer.client.dreams.update({ id, title: 'Des loups', visibility: 'public' });
  await dreamer.client.dreams.remove({ id });
  await dreamer.client.dreams.restore({ id });
  expect(await isSeen()).toBe(false);
  const { id: caseId } = await caseFor(one);
  await one.client.moderation.decide({ id: caseId, act: 'keep', ...violent });
  expect(await isSeen()).toBe(true);
});

test('a crowd of fresh accounts hides nothing by itself', async () => {
  const { one, other, client, reportedBy, caseFor, isSeen } = await kept();
  const crowd = await Promise.all(Array.from({ length: 8 }, () => aUser({ client })));
  await reportedBy(crowd);
  expect(await isSeen()).toBe(true);
  expect(await caseFor(one)).toMatchObject({ weight: 2, isHidden: false });
  // Somebody who was there before them is heard with them.
  await reportedBy([other]);
  expect(await isSeen()).toBe(false);
});

test('of minors two newcomers are heard, one is not; nor alone who was wrong before', async () => {
  const { client, one, readers, reportedBy, caseFor, isSeen } = await kept();
  const [first, second] = [await aUser({ client }), await aUser({ client })];
  await reportedBy([first], 'minors');
  expect(await isSeen()).toBe(true);
  await reportedBy([second], 'minors');
  expect(await isSeen()).toBe(false);
  const { id } = await caseFor(one);
  await one.client.moderation.decide({ id, act: 'keep', reason: 'other', words: '' });
  await reportedBy([first, second], 'minors');
  expect(await isSeen()).toBe(true);
  await reportedBy(readers.slice(0, 1), 'minors');
  expect(await isSeen()).toBe(false);
});

test('what is hidden is told to its person: what, why, and how to appeal; by mail too', async () => {
  const { app, dreamer, one, readers, reportedBy, caseFor, isSeen, told, mails } = await kept();
  await reportedBy(readers.slice(0, 1));
  const { id } = await caseFor(one);
  const after = await one.client.moderation.decide({ id, act: 'hide', ...violent });
  expect(after).toMatchObject({ state: 'decided', isHidden: true, viewer: { canUndo: true } });
  expect(await isSeen()).toBe(false);
  const [decisionId = ''] = await told();
  const decision = await dreamer.client.moderation.decision({ id: decisionId });
  expect(decision).toMatchObject({
    ...{ act: 'hide', ...violent, target: 'dream', excerpt: 'Un loup dîne.' },
    ...{ canAppeal: true, appeal: null, answer: null },
  });
  expect(await refusal(one.client.moderation.decision({ id: decisionId }))).toBe('not_found');
  await app.jobs.idle();
  const mail = mails.find(({ text }) => text.includes('/moderation/decisions/'));
  expect(mail?.to).toBe(dreamer.email);
  expect(mail?.text).toContain(`/moderation/decisions/${decisionId}`);
  expect(mail?.text).not.toContain('loup');
  const { activity } = await dreamer.client.activity.list({});
  expect(activity[0]).toMatchObject({ kind: 'moderated', by: 'moderator', about: 'hide violence' });
  expect(await refusal(one.client.moderation.decide({ id, act: 'keep', ...violent }))).toBe(
    'case_decided',
  );
});

test('an appeal is decided by another moderator than the first, once', async () => {
  const { dreamer, one, other, readers, reportedBy, caseFor, isSeen, told } = await kept();
  await reportedBy(readers.slice(0, 1));
  const { id } = await caseFor(one);
  await one.client.moderation.decide({ id, act: 'silence', days: 3, ...violent });
  const [decisionId = ''] = await told();
  const appeal = { id: decisionId, words: 'Ce loup est mon oncle.' };
  expect((await dreamer.client.moderation.appeal(appeal)).canAppeal).toBe(false);
  expect(await refusal(dreamer.client.moderation.appeal(appeal))).toBe('case_decided');
  const keep = { id, act: 'keep', ...violent } as const;
  expect(await refusal(one.client.moderation.decide(keep))).toBe('same_moderator');
  expect((await caseFor(other, 'appealed')).decisions[0]?.appeal).toBe(appeal.words);
  await other.client.moderation.decide(keep);
  expect(await isSeen()).toBe(true);
  expect(await dreamer.client.moderation.decision({ id: decisionId })).toMatchObject({
    answer: { isUpheld: false },
  });
  await tellDream(dreamer.client, { content: 'De nouveau.' });
});

test('a moderator takes a decision back within ten minutes, and nobody else does', async () => {
  const { one, other, readers, reportedBy, caseFor, isSeen, told, wait } = await kept();
  await reportedBy(readers.slice(0, 1));
  const { id } = await caseFor(one);
  await one.client.moderation.decide({ id, act: 'hide', ...violent });
  expect(await refusal(other.client.moderation.undo({ id }))).toBe('case_decided');
  expect(await one.client.moderation.undo({ id })).toMatchObject({
    state: 'open',
    isHidden: false,
  });
  expect(await isSeen()).toBe(true);
  expect(await told()).toEqual([]);
  await one.client.moderation.decide({ id, act: 'hide', ...violent });
  wait(0.2);
  expect(await refusal(one.client.moderation.undo({ id }))).toBe('case_decided');
});

test('who is silenced publishes nothing, and writes for themselves; who is suspended only reads', async () => {
  const { dreamer, one, readers, id: dreamId, reportedBy, caseFor, wait, client } = await kept();
  const said = await dreamer.client.comments.add({ id: dreamId, content: 'Ils sont quatre.' });
  await dreamer.client.communities.create({ ...founding, name: 'Rives' });
  await dreamer.client.dreams.update({ id: dreamId, content: 'Trois loups dînent.' });
  await reportedBy(readers.slice(0, 1));
  const { id } = await caseFor(one);
  await one.client.moderation.decide({ id, act: 'silence', days: 1, ...violent });
  const own = await tellDream(dreamer.client, { visibility: 'private', content: 'À moi.' });
  await dreamer.client.dreams.update({ id: own.id, content: 'À moi seule.' });
  const { create, update } = dreamer.client.dreams;
  for (const say of [
    () => create({ content: 'Un loup.', visibility: 'public' }),
    () => update({ id: own.id, visibility: 'public' }),
    () => update({ id: dreamId, content: 'Deux loups.' }),
    () => dreamer.client.accounts.updateProfile({ displayName: 'Loup' }),
    () => dreamer.client.avatars.put({ file: picture }),
    () => dreamer.client.communities.create({ ...founding, name: 'Loups' }),
    () => dreamer.client.communities.update({ slug: 'rives', name: 'Loups' }),
    () => dreamer.client.connections.ask({ username: one.user.username }),
    () => dreamer.client.imports.apply({ id: dreamId, isSharedAgain: true }),
  ]) {
    expect(await refusal(say())).toBe('silenced');
  }
  const theirs = await tellDream(one.client, { content: 'Une barque.' });
  const comment = dreamer.client.comments.add({ id: theirs.id, content: 'Loup !' });
  expect(await refusal(comment)).toBe('silenced');
  expect(await refusal(dreamer.client.comments.update({ id: said.id, content: 'Loup.' }))).toBe(
    'silenced',
  );
  const restored = dreamer.client.layers.restoreVersion({ id: dreamId, number: 1 });
  expect(await refusal(restored)).toBe('silenced');
  // What says nothing to anybody stays one’s own.
  await dreamer.client.communities.update({ slug: 'rives', isArchived: true });
  await dreamer.client.avatars.remove();
  await one.client.moderation.undo({ id });
  await one.client.moderation.decide({ id, act: 'suspend', days: 1, ...violent });
  expect(await refusal(create({ content: 'Un loup.', visibility: 'private' }))).toBe('suspended');
  expect(await refusal(dreamer.client.dreams.like({ id: theirs.id }))).toBe('suspended');
  expect((await dreamer.client.dreams.get({ id: own.id })).content).toBe('À moi seule.');
  const { notifications } = await dreamer.client.notifications.list();
  const decided = notifications.flatMap(({ decisionId }) => decisionId ?? []);
  expect((await dreamer.client.moderation.decision({ id: decided[0] ?? '' })).act).toBe('suspend');
  wait(25);
  const { email, password } = dreamer;
  const { token } = await client().accounts.login({ email, password });
  await tellDream(client(token), { content: 'Me revoilà.' });
});

test('a comment, and a page, are hidden and given back; a comment is deleted for good', async () => {
  const { dreamer, one, readers, id, client } = await kept();
  const [reader] = readers;
  if (!reader) throw new Error('nobody reads');
  const said = await reader.client.comments.add({ id, content: 'Achetez ici.' });
  const target = { kind: 'comment', id: said.id } as const;
  await dreamer.client.moderation.report({ target, reason: 'advertising' });
  const queue = () => one.client.moderation.queue();
  const [first] = (await queue()).cases;
  const decide = { id: first?.id ?? '', reason: 'advertising' } as const;
  const read = async (who = client()) => (await who.comments.list({ id })).comments;
  await one.client.moderation.decide({ ...decide, act: 'hide' });
  expect(await read()).toEqual([]);
  expect((await client().dreams.get({ id })).comments).toBe(0);
  expect(await read(reader.client)).toHaveLength(1);
  expect(await read(dreamer.client)).toEqual([]);
  await one.client.moderation.undo({ id: decide.id });
  expect(await read()).toHaveLength(1);
  await one.client.moderation.decide({ ...decide, act: 'delete' });
  expect(await read(reader.client)).toEqual([]);
  expect(await refusal(one.client.moderation.undo({ id: decide.id }))).toBe('case_decided');

  await reader.client.accounts.updateProfile({ preferences: { isPublic: true } });
  const { username } = reader.user;
  const page = { target: { kind: 'profile', id: username }, reason: 'hate' } as const;
  await dreamer.client.moderation.report(page);
  const [kase] = (await queue()).cases;
  await one.client.moderation.decide({ id: kase?.id ?? '', act: 'hide', reason: 'hate' });
  await reader.client.accounts.updateProfile({ preferences: { isPublic: true } });
  expect(await refusal(client().profiles.get({ username }))).toBe('not_found');
  await one.client.moderation.undo({ id: kase?.id ?? '' });
  expect((await client().profiles.get({ username })).username).toBe(username);
});

test('a community is reported, kept from everybody but its owner, and given back', async () => {
  const { dreamer, one, other, readers, client, app, caseFor, told } = await kept();
  const { create, get, list } = dreamer.client.communities;
  const { viewer } = await create({ ...founding, name: 'Rives', rules: ['Jamais de vrai nom.'] });
  const [member, guest] = readers;
  if (!member || !guest) throw new Error('nobody reads');
  await member.client.communities.join({ slug: 'rives' });
  const there = { visibility: 'community', communityId: viewer.id } as const;
  const hers = await tellDream(dreamer.client, { ...there, content: 'Un loup veille.' });
  const theirs = await tellDream(member.client, { ...there, content: 'Une louve.' });
  await member.client.comments.add({ id: hers.id, content: 'Un mot.' });
  await app.events.idle();
  const about = { target: { kind: 'community', id: 'rives' }, reason: 'hate' } as const;
  expect(await refusal(dreamer.client.moderation.report(about))).toBe('forbidden');
  for (const { client: each } of [member, guest]) await each.moderation.report(about);
  const kase = await caseFor(one);
  expect(kase).toMatchObject({ title: 'Rives', author: null, before: 0, isHidden: false });
  expect(kase.content).toContain('Jamais de vrai nom.');
  expect(JSON.stringify(kase)).not.toContain(dreamer.user.username);
  await one.client.moderation.decide({ id: kase.id, act: 'hide', reason: 'hate', words: '' });
  // Nobody finds it, is in it, or reads what was told there; what is one's own stays.
  const { communities, dreams, comments, notifications } = member.client;
  const closed = [
    communities.get({ slug: 'rives' }),
    communities.members({ slug: 'rives' }),
    communities.dreams({ slug: 'rives' }),
    communities.questions({ slug: 'rives' }),
    dreams.get({ id: hers.id }),
    comments.list({ id: hers.id }),
    guest.client.communities.join({ slug: 'rives' }),
    client().communities.get({ slug: 'rives' }),
    guest.client.moderation.report(about),
  ].map(refusal);
  expect(new Set(await Promise.all(closed))).toEqual(new Set(['not_found']));
  expect(await refusal(tellDream(member.client, { ...there, content: 'Encore.' }))).toBe(
    'community_not_found',
  );
  expect(await communities.list()).toEqual({ communities: [], own: [] });
  expect((await notifications.list()).notifications).toEqual([]);
  expect((await dreams.get({ id: theirs.id })).content).toBe('Une louve.');
  // Its owner sees that it is held, hears why, and asks another moderator.
  expect(await get({ slug: 'rives' })).toMatchObject({ isHeld: true, viewer: { id: null } });
  expect((await list()).own).toMatchObject([{ slug: 'rives', isHeld: true }]);
  expect((await dreamer.client.communities.dreams({ slug: 'rives' })).totalCount).toBe(0);
  const [decision] = await told();
  const own = await dreamer.client.moderation.decision({ id: decision ?? '' });
  expect(own).toMatchObject({ target: 'community', act: 'hide', canAppeal: true });
  await dreamer.client.moderation.appeal({ id: own.id, words: 'C’est un jeu.' });
  const appealed = await caseFor(other, 'appealed');
  await other.client.moderation.decide({ id: appealed.id, act: 'keep', reason: 'other' });
  expect((await communities.dreams({ slug: 'rives' })).totalCount).toBe(2);
  expect((await client().communities.list()).communities).toMatchObject([{ isHeld: false }]);
});

test('of minors one report hides, and what a moderator removes is kept sealed and nowhere else', async () => {
  const { one, readers, id: dreamId, reportedBy, caseFor, isSeen, database } = await kept();
  await reportedBy(readers.slice(0, 1), 'minors');
  expect(await isSeen()).toBe(false);
  const { id } = await caseFor(one);
  await one.client.moderation.decide({ id, act: 'delete', reason: 'minors', words: '' });
  const left = await database.execute('select id from dreams where id = $1', [dreamId]);
  expect(left.rows).toEqual([]);
  const { rows } = await database.execute(
    'select sealed, excerpt from moderation_evidence e join moderation_decisions d on d.case_id = e.case_id',
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('loup');
  expect(rows[0]).toMatchObject({ excerpt: null });
});

test('who was right weighs more the next time, and who was wrong less', async () => {
  const { dreamer, one, readers, caseFor } = await kept();
  const [right, wrong] = readers;
  if (!right || !wrong) throw new Error('nobody reads');
  for (let turn = 0; turn < 2; turn += 1) {
    for (const [reader, act] of [
      [right, 'warn'],
      [wrong, 'keep'],
    ] as const) {
      const { id } = await tellDream(dreamer.client, { content: `Rêve ${turn} ${act}` });
      await reader.client.moderation.report({ target: { kind: 'dream', id }, reason: 'other' });
      const kase = await caseFor(one);
      await one.client.moderation.decide({ id: kase.id, act, reason: 'other' });
    }
  }
  const { id } = await tellDream(dreamer.client, { content: 'Encore un.' });
  const target = { kind: 'dream', id } as const;
  for (const { client } of [right, wrong])
    await client.moderation.report({ target, reason: 'other' });
  const { reports, before } = await caseFor(one);
  expect(reports).toMatchObject([
    { weight: 1.5, upheld: 2, judged: 2 },
    { weight: 0.5, upheld: 0, judged: 2 },
  ]);
  expect(before).toBe(2);
});

test('a moderator decides on nothing of their own, nor on what they reported', async () => {
  const { one, other, reportedBy, caseFor } = await kept();
  await reportedBy([one]);
  const kase = await caseFor(one);
  expect(kase.viewer.canDecide).toBe(false);
  const decide = { id: kase.id, act: 'hide', reason: 'other' } as const;
  expect(await refusal(one.client.moderation.decide(decide))).toBe('forbidden');
  expect((await caseFor(other)).viewer.canDecide).toBe(true);
});

test('everybody reads how much was decided, from ten up', async () => {
  const { client, database, one, readers, reportedBy, caseFor } = await kept();
  await reportedBy(readers.slice(0, 1));
  const { id } = await caseFor(one);
  const before = await client().moderation.counts();
  expect(before).toMatchObject({ reports: null, appeals: null });
  await database.execute(
    `insert into moderation_decisions (id, case_id, act, reason, words, created_at)
     select gen_random_uuid(), $1, 'warn', 'other', '', $2 from generate_series(1, 12)`,
    [id, new Date('2026-03-04T12:00:00Z')],
  );
  const { byAct } = await client().moderation.counts();
  expect(byAct.find(({ act }) => act === 'warn')?.count).toBe(12);
  expect(byAct.find(({ act }) => act === 'hide')?.count).toBeNull();
});

test('a webmaster, or a command, makes moderators, and takes the role back', async () => {
  const { app, one, readers } = await kept();
  const [reader, boss] = readers;
  if (!reader || !boss) throw new Error('nobody reads');
  await app.features.accounts.setRole(boss.email, 'webmaster');
  const { appoint, dismiss, moderators } = boss.client.moderation;
  const named = { username: reader.user.username };
  if ((await refusal(moderators()).catch(() => null)) !== 'factor_missing') {
    expect((await appoint(named)).moderators).toContain(named.username);
    await reader.client.moderation.queue();
    expect((await dismiss(named)).moderators).not.toContain(named.username);
  }
  const desk = (...words: string[]) => appointModerator(words, { open: async () => app.features });
  expect(await desk(reader.email)).toMatchObject({ exitCode: 0 });
  await reader.client.moderation.queue();
  expect(await desk('dismiss', reader.email)).toMatchObject({ exitCode: 0 });
  expect(await refusal(reader.client.moderation.queue())).toBe('forbidden');
  expect(await desk('nobody@example.org')).toMatchObject({ exitCode: 1 });
  expect(await desk()).toMatchObject({ exitCode: 2 });
  expect(await refusal(one.client.moderation.moderators())).toBe('forbidden');
});

test('what was reported of a dream follows it into a community, and there names nobody', async () => {
  const { dreamer, one, readers, id: before, reportedBy, caseFor, isSeen } = await kept();
  const { viewer } = await dreamer.client.communities.create({ ...founding, name: 'Rives' });
  await readers[0]?.client.communities.join({ slug: 'rives' });
  await reportedBy(readers);
  expect(await isSeen()).toBe(false);
  const { id: caseId } = await caseFor(one);
  const moved = { visibility: 'community', communityId: viewer.id } as const;
  const { id } = await dreamer.client.dreams.update({ id: before, ...moved });
  expect(id).not.toBe(before);
  const followed = await caseFor(one);
  expect(followed).toMatchObject({ id: caseId, target: { id }, author: null, isHidden: true });
  expect(JSON.stringify(followed)).not.toContain(dreamer.user.username);
  const seen = () => readers[0]?.client.communities.dreams({ slug: 'rives' });
  expect((await seen())?.dreams).toEqual([]);
  await one.client.moderation.decide({ id: caseId, act: 'keep', ...violent });
  expect((await seen())?.dreams).toMatchObject([{ id }]);
});
