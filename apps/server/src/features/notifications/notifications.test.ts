import type { NotificationKind } from '@reverie/contract/notifications.rules';
import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal } from '#testing/refusal.ts';

/** A dreamer with a public dream, and two who read it. */
async function told() {
  let time = new Date('2026-03-04T12:00:00Z');
  const { mails, mailer } = aMailer();
  const opened = await testApp({ clock: { now: () => time }, mailer });
  const wait = (hours: number) => {
    time = new Date(time.getTime() + hours * 3_600_000);
  };
  const [owner, lea, max] = await Promise.all([aUser(opened), aUser(opened), aUser(opened)]);
  const { id } = await aDream(owner.client, { title: 'La mer', content: 'La mer entre.' });
  // Nothing is painted any more when the test is over.
  await opened.app.jobs.idle();
  /** What somebody is told, once all that follows has followed. */
  const heard = async ({ client }: TestUser) => {
    await opened.app.events.idle();
    return client.notifications.list();
  };
  /** Sessions end within a day. */
  const again = async ({ email, password }: TestUser) =>
    opened.client((await opened.client().accounts.login({ email, password })).token);
  const saidBy = async ({ client }: TestUser, content: string, answers: string | null = null) =>
    (await client.comments.add({ id, content, answers })).id;
  return { ...opened, wait, again, owner, lea, max, id, heard, saidBy, mails };
}

const kindsOf = ({ notifications }: { notifications: { kind: NotificationKind }[] }) =>
  notifications.map(({ kind }) => kind);

test('comments on one’s dream are told together, with who said the latest and how it begins', async () => {
  const { owner, lea, max, id, heard, saidBy } = await told();
  await saidBy(lea, 'Si c’était mon rêve, elle serait tiède.');
  await saidBy(max, 'La cuisine de qui ?');
  const { notifications, unread, next } = await heard(owner);
  expect(notifications).toMatchObject([
    {
      kind: 'commented',
      dream: { id, title: 'La mer' },
      people: [{ username: max.user.username }, { username: lea.user.username }],
      count: 2,
      excerpt: 'La cuisine de qui ?',
      isRead: false,
    },
  ]);
  expect({ unread, next }).toEqual({ unread: 1, next: null });
  expect(await heard(lea)).toMatchObject({ notifications: [], unread: 0 });
});

test('who is told marks it read; what comes then is told from there on', async () => {
  const { owner, lea, heard, saidBy, wait } = await told();
  await saidBy(lea, 'un');
  const [first] = (await heard(owner)).notifications;
  expect(await owner.client.notifications.read({ ids: [first?.id ?? ''] })).toEqual({ unread: 0 });
  wait(1);
  await saidBy(lea, 'deux');
  expect(await heard(owner)).toMatchObject({
    unread: 1,
    notifications: [{ id: first?.id, count: 1, excerpt: 'deux', isRead: false }],
  });
  await lea.client.notifications.read();
  expect(await owner.client.notifications.count()).toEqual({ unread: 1 });
  expect(await owner.client.notifications.read()).toEqual({ unread: 0 });
});

test('whoever spoke in a conversation hears of answers, and its dreamer of comments alone', async () => {
  const { owner, lea, max, heard, saidBy } = await told();
  const beginning = await saidBy(lea, 'un');
  await saidBy(max, 'un, un', beginning);
  expect(kindsOf(await heard(lea))).toEqual(['answered']);
  await saidBy(owner, 'un, deux', beginning);
  expect(await heard(lea)).toMatchObject({ notifications: [{ kind: 'answered', count: 2 }] });
  expect(await heard(max)).toMatchObject({
    notifications: [{ kind: 'answered', count: 1, people: [{ username: owner.user.username }] }],
  });
  expect(kindsOf(await heard(owner))).toEqual(['commented']);
});

test('what waits is told to the dreamer alone, and its author hears that it appeared', async () => {
  const { owner, lea, id, heard, saidBy } = await told();
  await owner.client.comments.choose({ id, commenting: 'approved' });
  const waiting = await saidBy(lea, 'Puis-je ?');
  expect(kindsOf(await heard(owner))).toEqual(['waiting']);
  await owner.client.comments.approve({ id: waiting });
  expect(await heard(owner)).toMatchObject({ notifications: [], unread: 0 });
  expect(await heard(lea)).toMatchObject({
    notifications: [{ kind: 'approved', commentId: waiting, people: [{}], count: 1 }],
  });
});

test('likes are one notification; who likes again calls nobody again', async () => {
  const { owner, lea, max, id, heard } = await told();
  await lea.client.dreams.like({ id });
  expect(await heard(owner)).toMatchObject({ notifications: [{ kind: 'liked', count: 1 }] });
  await owner.client.notifications.read();
  await lea.client.dreams.unlike({ id });
  expect((await heard(owner)).notifications).toEqual([]);
  await lea.client.dreams.like({ id });
  expect((await heard(owner)).unread).toBe(0);
  await max.client.dreams.like({ id });
  expect(await heard(owner)).toMatchObject({ unread: 1, notifications: [{ count: 2 }] });
});

test('nothing is told of who is kept apart, nor of what may no longer be seen', async () => {
  const { owner, lea, max, id, heard, saidBy } = await told();
  await owner.client.ties.block({ username: max.user.username });
  const beginning = await saidBy(lea, 'un');
  await saidBy(owner, 'oui', beginning);
  expect(kindsOf(await heard(lea))).toEqual(['answered']);
  // Written before they were kept apart, and read after.
  await owner.client.ties.block({ username: lea.user.username });
  expect(await heard(owner)).toMatchObject({ notifications: [], unread: 0 });
  expect(await heard(lea)).toMatchObject({ notifications: [], unread: 0 });
  await owner.client.ties.unblock({ username: lea.user.username });
  expect(kindsOf(await heard(lea))).toEqual(['answered']);
  await owner.client.dreams.update({ id, visibility: 'private' });
  expect(await heard(lea)).toMatchObject({ notifications: [], unread: 0 });
  expect(await lea.client.notifications.count()).toEqual({ unread: 0 });
});

test('a dream, a person or a word can be muted, once, and heard of again', async () => {
  const { owner, lea, max, id, heard, saidBy } = await told();
  const { mute, unmute } = owner.client.notifications;
  await mute({ kind: 'word', word: 'Mygale' });
  await saidBy(lea, 'Une MYGALE sous la table !');
  expect((await heard(owner)).notifications).toEqual([]);
  await saidBy(lea, 'Des mygalomorphes.');
  expect(await heard(owner)).toMatchObject({ notifications: [{ count: 1 }] });
  await mute({ kind: 'person', username: lea.user.username });
  expect((await heard(owner)).notifications).toEqual([]);
  await saidBy(max, 'Bonsoir.');
  expect((await heard(owner)).notifications).toMatchObject([{ excerpt: 'Bonsoir.' }]);
  await mute({ kind: 'dream', dreamId: id });
  const { mutes } = await mute({ kind: 'dream', dreamId: id });
  expect(mutes).toHaveLength(3);
  expect((await heard(owner)).notifications).toEqual([]);
  for (const each of mutes) await unmute({ id: each.id });
  expect((await owner.client.notifications.settings()).mutes).toEqual([]);
  expect(await heard(owner)).toMatchObject({ notifications: [{ count: 3 }] });
  expect(await refusal(unmute({ id }))).toBe('not_found');
  expect(await refusal(mute({ kind: 'person', username: owner.user.username }))).toBe('not_found');
  const hidden = await aDream(lea.client, { visibility: 'private' });
  expect(await refusal(mute({ kind: 'dream', dreamId: hidden.id }))).toBe('not_found');
});

test('nobody mutes more than anybody may', async () => {
  const { owner, database } = await told();
  const crowd = `insert into notification_mutes (id, user_id, word, created_at)
    select gen_random_uuid(), $1, 'word ' || n, now() from generate_series(1, 200) n`;
  await database.execute(crowd, [owner.user.id]);
  const more = owner.client.notifications.mute({ kind: 'word', word: 'encore' });
  expect(await refusal(more)).toBe('mutes_full');
});

test('a kind that is not wanted is not told, and nothing calls within quiet hours', async () => {
  const { owner, lea, id, heard, wait } = await told();
  const timeZone = 'Europe/Paris';
  const choices = [{ kind: 'liked', isHere: false, mail: 'none' }] as const;
  await owner.client.notifications.choose({ choices: [...choices], quiet: null, timeZone });
  await lea.client.dreams.like({ id });
  expect((await heard(owner)).notifications).toEqual([]);
  const quiet = { from: 22, until: 7 };
  const settings = await owner.client.notifications.choose({ choices: [], quiet, timeZone });
  expect(settings).toMatchObject({ quiet, timeZone });
  expect(settings.choices.find(({ kind }) => kind === 'liked')?.isHere).toBe(false);
  await lea.client.comments.add({ id, content: 'Tard.' });
  expect(await heard(owner)).toMatchObject({ unread: 1, isQuiet: false });
  // Eleven at night in Paris.
  wait(10);
  expect(await heard(owner)).toMatchObject({ unread: 1, isQuiet: true });
  expect(await owner.client.notifications.count()).toEqual({ unread: 0 });
  wait(9);
  expect(await owner.client.notifications.count()).toEqual({ unread: 1 });
});

test('a digest comes once in the morning, counts, quotes nothing, and is stopped by its link', async () => {
  const { owner, lea, app, mails, again, id, wait, client } = await told();
  const { sendDigests } = app.features.notifications;
  const digests = async () => {
    await sendDigests();
    await sendDigests();
    await app.jobs.idle();
    return mails.filter(({ unsubscribeUrl }) => unsubscribeUrl?.includes('/notifications/'));
  };
  const choices = [{ kind: 'commented', isHere: true, mail: 'daily' }] as const;
  const chosen = { choices: [...choices], quiet: null, timeZone: 'Europe/Paris' };
  await owner.client.notifications.choose(chosen);
  expect(await digests()).toEqual([]);
  wait(24);
  const reader = await again(lea);
  await reader.comments.add({ id, content: 'Une orseille.' });
  await reader.comments.add({ id, content: 'Deux orseilles.' });
  await app.events.idle();
  const [mail, ...others] = await digests();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: owner.email });
  expect(mail?.text).toContain('2 commentaires sur vos rêves');
  for (const word of ['orseille', 'La mer', lea.user.username])
    expect(mail?.text).not.toContain(word);
  wait(24);
  expect(await digests()).toHaveLength(1);
  await (await again(lea)).comments.add({ id, content: 'Trois.' });
  await app.events.idle();
  expect(await digests()).toHaveLength(1);
  const token = mail?.unsubscribeUrl?.split('/').at(-1) ?? '';
  await client().notifications.leave({ token });
  wait(24);
  expect(await digests()).toHaveLength(1);
  const forged = 'x'.repeat(60);
  expect(await refusal(client().notifications.leave({ token: forged }))).toBe('not_found');
});

test('a long list is read page by page, and nobody reads another’s', async () => {
  const { owner, lea, heard } = await told();
  for (let n = 0; n < 3; n += 1) {
    const { id } = await aDream(owner.client, { content: `Rêve ${n}` });
    await lea.client.dreams.like({ id });
  }
  await heard(owner);
  const first = await owner.client.notifications.list({ pageSize: 2 });
  expect(first.notifications).toHaveLength(2);
  const before = first.next ?? '';
  const second = await owner.client.notifications.list({ pageSize: 2, before });
  expect(second.notifications).toHaveLength(1);
  expect(second.next).toBeNull();
  expect(await refusal(lea.client.notifications.list({ before }))).toBe('not_found');
});

test('what is old is forgotten, and all of it is taken along', async () => {
  const { owner, lea, app, heard, saidBy, wait } = await told();
  await saidBy(lea, 'un');
  await heard(owner);
  const kept = await app.features.notifications.everythingOf(owner.user.id);
  expect(kept).toMatchObject({ notifications: [{ kind: 'commented', isRead: false }] });
  wait(91 * 24);
  await app.features.notifications.tidy();
  expect((await app.features.notifications.everythingOf(owner.user.id)).notifications).toEqual([]);
});

test('one conversation can be muted, by any word of it, while its dream is heard', async () => {
  const { owner, lea, max, id, heard, saidBy } = await told();
  const loud = await saidBy(lea, 'Une mer de bruit.');
  const other = await saidBy(max, 'Une mer calme.');
  const answer = await saidBy(max, 'Quel bruit ?', loud);
  expect(await heard(lea)).toMatchObject({ notifications: [{ kind: 'answered', threadId: loud }] });
  // Of two conversations at once, none is named.
  expect(await heard(owner)).toMatchObject({ notifications: [{ count: 3, threadId: null }] });
  const { mute, unmute } = owner.client.notifications;
  await mute({ kind: 'thread', commentId: answer });
  const { mutes } = await mute({ kind: 'thread', commentId: loud });
  expect(mutes).toMatchObject([
    { dream: null, thread: { dream: { id }, firstWords: 'Une mer de bruit.' } },
  ]);
  expect(await heard(owner)).toMatchObject({ notifications: [{ count: 1, threadId: other }] });
  await owner.client.notifications.read();
  await saidBy(lea, 'Celui des vagues.', loud);
  expect((await heard(owner)).unread).toBe(0);
  expect((await heard(max)).notifications).toMatchObject([{ excerpt: 'Celui des vagues.' }]);
  await saidBy(lea, 'Calme, vraiment ?', other);
  expect((await heard(owner)).unread).toBe(1);
  const said = (await owner.client.comments.list({ id })).comments;
  const threadOf = (wanted: string) => said.find((each) => each.id === wanted)?.viewer.thread;
  expect(threadOf(loud)).toEqual({ muteId: mutes[0]?.id });
  expect(threadOf(other)).toEqual({ muteId: null });
  expect(threadOf(answer)).toBeNull();
  await unmute({ id: mutes[0]?.id ?? '' });
  await saidBy(max, 'Bon.', loud);
  expect((await heard(owner)).notifications[0]).toMatchObject({ excerpt: 'Bon.' });
});

test('nobody mutes a conversation they do not see, and what began it goes with its author', async () => {
  const { owner, lea, max, id, heard, saidBy } = await told();
  const { mute } = max.client.notifications;
  const hidden = await aDream(owner.client, { visibility: 'private' });
  expect(await refusal(mute({ kind: 'thread', commentId: hidden.id }))).toBe('not_found');
  await owner.client.comments.choose({ id, commenting: 'approved' });
  const waiting = await saidBy(lea, 'Attendez.');
  expect(await refusal(mute({ kind: 'thread', commentId: waiting }))).toBe('not_found');
  await owner.client.comments.approve({ id: waiting });
  expect((await mute({ kind: 'thread', commentId: waiting })).mutes).toHaveLength(1);
  await owner.client.comments.choose({ id, commenting: 'open' });
  await saidBy(owner, 'Oui.', waiting);
  await lea.client.comments.remove({ id: waiting });
  // What stands there no longer is not quoted.
  const settings = await max.client.notifications.settings();
  expect(settings.mutes).toMatchObject([{ thread: { dream: { id }, firstWords: null } }]);
  // Nor is a dream one may see no longer.
  await owner.client.dreams.update({ id, visibility: 'private' });
  expect((await max.client.notifications.settings()).mutes).toEqual([]);
  expect((await heard(max)).notifications).toEqual([]);
});
