import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

/** A dreamer, and three who are past their first week, each with a page. */
async function gathering() {
  const opened = await testApp();
  const settled = async () => {
    const user = await aUser(opened);
    const since = "update users set created_at = now() - interval '8 days' where id = $1";
    await opened.database.execute(since, [user.user.id]);
    await user.client.accounts.updateProfile({ preferences: { isPublic: true } });
    return user;
  };
  const [owner, lea, max, eve] = [
    await settled(),
    await settled(),
    await settled(),
    await settled(),
  ];
  const { id } = await aDream(owner.client, { content: 'La mer entre dans la cuisine.' });
  const heard = async ({ client }: TestUser) => {
    await opened.app.events.idle();
    return (await client.notifications.list()).notifications;
  };
  return { ...opened, settled, owner, lea, max, eve, id, heard };
}

const at = ({ user }: TestUser) => `@${user.username}`;
const mentionsFor = async ({ client }: Pick<TestUser, 'client'>, id: string) =>
  (await client.comments.list({ id })).comments.flatMap(({ mentions }) => mentions);

test('whom a comment calls by name hears of it once, and their name leads to their page', async () => {
  const { lea, max, id, heard, client } = await gathering();
  const content = `${at(max)}, regardez ! ${at(max).toUpperCase()}`;
  const comment = await lea.client.comments.add({ id, content });
  expect(comment.mentions).toMatchObject([
    { written: at(max), username: max.user.username, pseudonym: null },
    { written: at(max).toUpperCase(), username: max.user.username },
  ]);
  expect(await mentionsFor({ client: client() }, id)).toHaveLength(2);
  expect(await heard(max)).toMatchObject([
    { kind: 'mentioned', commentId: comment.id, people: [{ username: lea.user.username }] },
  ]);
  await max.client.notifications.read();
  await lea.client.comments.update({ id: comment.id, content: `${content} Encore.` });
  expect(await heard(max)).toMatchObject([{ kind: 'mentioned', isRead: true }]);
});

test('who is called in what was written otherwise hears of it, and who no longer is hears no more', async () => {
  const { lea, max, eve, id, heard } = await gathering();
  const comment = await lea.client.comments.add({ id, content: `${at(max)} ?` });
  expect(await heard(max)).toHaveLength(1);
  await lea.client.comments.update({ id: comment.id, content: `${at(eve)} ?` });
  expect(await heard(eve)).toMatchObject([{ kind: 'mentioned' }]);
  expect(await heard(max)).toEqual([]);
});

test('to who is kept apart a name is a word like that of nobody, read or written', async () => {
  const { lea, max, eve, id, heard } = await gathering();
  await max.client.ties.block({ username: lea.user.username });
  await eve.client.comments.add({ id, content: `Bonsoir ${at(max)}.` });
  expect(await mentionsFor(lea, id)).toEqual([]);
  expect(await mentionsFor(eve, id)).toHaveLength(1);
  const said = await lea.client.comments.add({ id, content: `${at(max)} et @personne.du.tout` });
  expect(said.mentions).toEqual([]);
  expect((await heard(max)).map(({ people }) => people)).toMatchObject([
    [{ username: eve.user.username }],
  ]);
  // Written before they were kept apart, and read after.
  await max.client.ties.block({ username: eve.user.username });
  expect(await heard(max)).toEqual([]);
});

test('whom one lets call is one’s own choice, and shows nowhere', async () => {
  const { lea, max, eve, id, heard } = await gathering();
  const choose = (mentions: 'everybody' | 'known' | 'nobody') =>
    max.client.notifications.choose({ choices: [], quiet: null, timeZone: 'UTC', mentions });
  expect((await max.client.notifications.settings()).mentions).toBe('everybody');
  expect((await choose('known')).mentions).toBe('known');
  const { mentions } = await lea.client.comments.add({ id, content: `${at(max)} un` });
  expect(mentions).toHaveLength(1);
  expect(await heard(max)).toEqual([]);
  await max.client.ties.follow({ username: lea.user.username });
  await lea.client.comments.add({ id, content: `${at(max)} deux` });
  expect(await heard(max)).toHaveLength(1);
  await eve.client.connections.ask({ username: max.user.username });
  await max.client.connections.ask({ username: eve.user.username });
  await eve.client.comments.add({ id, content: `${at(max)} trois` });
  expect((await heard(max)).filter(({ kind }) => kind === 'mentioned')).toHaveLength(2);
  await choose('nobody');
  await eve.client.comments.add({ id, content: `${at(max)} quatre` });
  expect((await heard(max)).filter(({ kind }) => kind === 'mentioned')).toHaveLength(2);
});

test('within their first week people call nobody, whether anybody bears the name or not', async () => {
  const { opened, max, id } = await gathering().then((all) => ({ ...all, opened: all }));
  const young = await aUser(opened);
  const { add, update } = young.client.comments;
  for (const content of [at(max), '@personne.du.tout', '@Courlis 12']) {
    expect(await refusal(add({ id, content }))).toBe('newcomer_mention');
  }
  const { id: own } = await add({ id, content: 'Écrivez à ada@example.org.'.replace('.org', '') });
  expect(await refusal(update({ id: own, content: at(max) }))).toBe('newcomer_mention');
});

test('who is told anyway is not called twice; five are called and further ones are words', async () => {
  const { owner, lea, max, id, heard, settled } = await gathering();
  await lea.client.comments.add({ id, content: `${at(owner)} !` });
  expect((await heard(owner)).map(({ kind }) => kind)).toEqual(['commented']);
  const crowd = [max, ...(await Promise.all(Array.from({ length: 5 }, settled)))];
  const { mentions } = await lea.client.comments.add({ id, content: crowd.map(at).join(' ') });
  expect(mentions).toHaveLength(5);
});

test('nobody is called to a dream they do not see, nor by what waits, and a name that was left calls nobody', async () => {
  const { owner, lea, max, id, heard, client } = await gathering();
  await owner.client.comments.choose({ id, commenting: 'approved' });
  const waiting = await lea.client.comments.add({ id, content: `${at(max)} ?` });
  expect(await heard(max)).toEqual([]);
  await owner.client.comments.approve({ id: waiting.id });
  expect(await heard(max)).toMatchObject([{ kind: 'mentioned' }]);
  await max.client.accounts.updateProfile({ username: `${max.user.username}x` });
  expect(await mentionsFor({ client: client() }, id)).toEqual([]);
  await owner.client.dreams.update({ id, visibility: 'private' });
  expect(await heard(max)).toEqual([]);
  await max.client.accounts.updateProfile({ preferences: { isPublic: false } });
});

const proposed = async ({ client }: TestUser, id: string) =>
  (await client.comments.people({ id })).people.map(({ author }) => author?.username);

test('who writes is proposed whom they follow, who speaks there and whose dream it is', async () => {
  const { owner, lea, max, eve, id, settled, client, database } = await gathering();
  const far = await settled();
  await lea.client.ties.follow({ username: far.user.username });
  await max.client.comments.add({ id, content: 'Salée.' });
  const names = [
    max,
    ...[owner, far].sort((a, b) => a.user.username.localeCompare(b.user.username)),
  ];
  expect(await proposed(lea, id)).toEqual(names.map(({ user }) => user.username));
  // Whom one does not follow and does not meet there is not proposed; nor is oneself.
  expect(await proposed(max, id)).toEqual([owner.user.username]);
  // Who took their page away, is kept apart, or waits to be read is not there either.
  await far.client.accounts.updateProfile({ preferences: { isPublic: false } });
  expect(await proposed(lea, id)).toEqual([max.user.username, owner.user.username]);
  await max.client.ties.block({ username: lea.user.username });
  expect(await proposed(lea, id)).toEqual([owner.user.username]);
  expect(await proposed(eve, id)).toEqual([max.user.username, owner.user.username]);
  await owner.client.comments.choose({ id, commenting: 'approved' });
  await far.client.accounts.updateProfile({ preferences: { isPublic: true } });
  await far.client.comments.add({ id, content: 'J’attends.' });
  expect(await proposed(eve, id)).not.toContain(far.user.username);
  // In their first week people call nobody, and are proposed nobody.
  await database.execute('update users set created_at = now() where id = $1', [eve.user.id]);
  expect(await proposed(eve, id)).toEqual([]);
  expect(await refusal(client().comments.people({ id }))).toBe('unauthenticated');
  const hidden = await aDream(owner.client, { visibility: 'private' });
  expect(await refusal(lea.client.comments.people({ id: hidden.id }))).toBe('not_found');
});

test('in a community pseudonyms are proposed, of who speaks there, whoever is blocked', async () => {
  const { owner, lea, max, eve } = await gathering();
  const { slug, viewer } = await owner.client.communities.create({
    ...{ name: 'Rives', description: 'De l’eau.', kind: 'open' },
  });
  for (const { client } of [lea, max, eve]) await client.communities.join({ slug });
  const told = { visibility: 'community' as const, communityId: viewer.id };
  const { id } = await aDream(owner.client, told);
  await max.client.comments.add({ id, content: 'Salée.' });
  await lea.client.ties.follow({ username: eve.user.username });
  await lea.client.ties.block({ username: max.user.username });
  const bearing = async ({ client }: TestUser) =>
    (await client.communities.get({ slug })).viewer.pseudonym?.id;
  const { people } = await lea.client.comments.people({ id });
  expect(people.every(({ author }) => author === null)).toBe(true);
  expect(people.map(({ pseudonym }) => pseudonym?.id).sort()).toEqual(
    [await bearing(max), await bearing(owner)].sort(),
  );
  const said = JSON.stringify(people);
  for (const { user } of [owner, max, eve]) expect(said).not.toContain(user.username);
});
