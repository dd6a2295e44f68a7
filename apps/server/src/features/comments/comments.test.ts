import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

/** A dreamer with a public dream, and two who read it. */
async function told() {
  let time = new Date();
  const opened = await testApp({ clock: { now: () => time } });
  const wait = (millis: number) => {
    time = new Date(time.getTime() + millis);
  };
  const [owner, lea, max] = await Promise.all([aUser(opened), aUser(opened), aUser(opened)]);
  await owner.client.accounts.updateProfile({ preferences: { isPublic: true } });
  const dream = await aDream(owner.client, { content: 'La mer entre dans la cuisine.' });
  const stranger = opened.client();
  return { ...opened, wait, owner, lea, max, stranger, id: dream.id };
}

const wordsOf = async ({ client }: TestUser, id: string) =>
  (await client.comments.list({ id })).comments.map(({ content }) => content);

test('a comment is read under its author’s name by whoever sees the dream, and counted with it', async () => {
  const { owner, lea, stranger, id, app } = await told();
  const comment = await lea.client.comments.add({ id, content: ' Si c’était mon rêve… ' });
  expect(comment).toMatchObject({
    content: 'Si c’était mon rêve…',
    author: { username: lea.user.username },
    ...{ isEdited: false, isWaiting: false, answers: null, quoted: null },
    viewer: { isAuthor: true, canEdit: true, canRemove: true, canApprove: false },
  });
  expect(await stranger.comments.list({ id })).toMatchObject({
    comments: [{ id: comment.id, viewer: { canEdit: false, canRemove: false } }],
    ...{ totalCount: 1, pageCount: 1, commenting: 'open', canComment: false },
  });
  expect((await owner.client.comments.list({ id })).comments[0]?.viewer.canRemove).toBe(true);
  expect((await owner.client.dreams.get({ id })).comments).toBe(1);
  await app.jobs.idle();
  const { dreams } = await stranger.library.browse({ sort: 'discussed' });
  expect(dreams[0]?.id).toBe(id);
});

test('a comment points at words of the dream, as they stand there', async () => {
  const { lea, id } = await told();
  const { add } = lea.client.comments;
  expect((await add({ id, content: 'Ici !', passage: 'dans la cuisine' })).quoted).toBe(
    'dans la cuisine',
  );
  expect(await refusal(add({ id, content: 'Là ?', passage: 'dans le grenier' }))).toBe(
    'passage_unknown',
  );
});

test('an answer to an answer joins the same conversation, in the order they came', async () => {
  const { owner, lea, max, id } = await told();
  const one = await lea.client.comments.add({ id, content: 'un' });
  await max.client.comments.add({ id, content: 'deux' });
  const answer = await owner.client.comments.add({ id, content: 'un, un', answers: one.id });
  const second = await lea.client.comments.add({ id, content: 'un, deux', answers: answer.id });
  expect(second.answers).toBe(one.id);
  expect(await wordsOf(max, id)).toEqual(['un', 'un, un', 'un, deux', 'deux']);
  const other = await aDream(owner.client);
  const elsewhere = owner.client.comments.add({ id: other.id, content: 'x', answers: one.id });
  expect(await refusal(elsewhere)).toBe('not_found');
});

test('within a quarter of an hour its author writes it otherwise, which is shown; nobody else does', async () => {
  const { lea, max, id, wait } = await told();
  const { update, add } = lea.client.comments;
  const comment = await add({ id, content: 'un' });
  expect(await update({ id: comment.id, content: 'un' })).toMatchObject({ isEdited: false });
  expect(await update({ id: comment.id, content: 'autre' })).toMatchObject({
    ...{ content: 'autre', isEdited: true },
  });
  expect(await refusal(max.client.comments.update({ id: comment.id, content: 'x' }))).toBe(
    'forbidden',
  );
  wait(16 * 60_000);
  expect(await refusal(update({ id: comment.id, content: 'tard' }))).toBe('comment_settled');
  expect((await lea.client.comments.list({ id })).comments[0]?.viewer.canEdit).toBe(false);
});

test('what was removed is gone; where it was answered, that something stood there stays', async () => {
  const { owner, lea, max, id } = await told();
  const one = await lea.client.comments.add({ id, content: 'un' });
  const two = await max.client.comments.add({ id, content: 'deux' });
  await max.client.comments.add({ id, content: 'réponse', answers: one.id });
  expect(await refusal(max.client.comments.remove({ id: one.id }))).toBe('forbidden');
  await lea.client.comments.remove({ id: one.id });
  await owner.client.comments.remove({ id: two.id });
  const { comments, totalCount } = await max.client.comments.list({ id });
  expect(comments).toMatchObject([
    { id: one.id, content: null, author: null, viewer: { canRemove: false } },
    { content: 'réponse' },
  ]);
  expect(totalCount).toBe(1);
  expect(await refusal(lea.client.comments.remove({ id: one.id }))).toBe('not_found');
});

test('a dreamer closes comments, keeps them for followers, or lets each through', async () => {
  const { owner, lea, max, stranger, id } = await told();
  const { choose, approve } = owner.client.comments;
  expect(await refusal(lea.client.comments.choose({ id, commenting: 'closed' }))).toBe('forbidden');
  await choose({ id, commenting: 'closed' });
  expect(await refusal(lea.client.comments.add({ id, content: 'un' }))).toBe('comments_closed');
  await choose({ id, commenting: 'followers' });
  await lea.client.ties.follow({ username: owner.user.username });
  await lea.client.comments.add({ id, content: 'un' });
  expect(await refusal(max.client.comments.add({ id, content: 'deux' }))).toBe('comments_closed');
  await choose({ id, commenting: 'approved' });
  const waiting = await max.client.comments.add({ id, content: 'deux' });
  expect(waiting.isWaiting).toBe(true);
  expect(await wordsOf(max, id)).toEqual(['un', 'deux']);
  expect(await wordsOf(lea, id)).toEqual(['un']);
  expect((await stranger.comments.list({ id })).totalCount).toBe(1);
  expect(await refusal(lea.client.comments.approve({ id: waiting.id }))).toBe('not_found');
  expect(await refusal(max.client.comments.approve({ id: waiting.id }))).toBe('forbidden');
  await approve({ id: waiting.id });
  await approve({ id: waiting.id });
  expect(await wordsOf(lea, id)).toEqual(['un', 'deux']);
  expect((await stranger.comments.list({ id })).totalCount).toBe(2);
});

test('two who are kept apart do not meet in a conversation either', async () => {
  const { lea, max, id } = await told();
  const one = await lea.client.comments.add({ id, content: 'un' });
  const two = await max.client.comments.add({ id, content: 'deux' });
  await lea.client.comments.add({ id, content: 'à deux', answers: two.id });
  await max.client.ties.block({ username: lea.user.username });
  expect(await wordsOf(max, id)).toEqual(['deux']);
  const answers = { id, content: 'x', answers: one.id };
  expect(await refusal(max.client.comments.add(answers))).toBe('not_found');
  // Her own answer stands under something she does not meet.
  const { comments } = await lea.client.comments.list({ id });
  expect(comments).toMatchObject([
    { content: 'un' },
    { id: two.id, content: null, author: null, quoted: null },
    { content: 'à deux' },
  ]);
});

test('a private dream takes no comment, and what was said of it is its dreamer’s alone', async () => {
  const { owner, lea, id } = await told();
  await lea.client.comments.add({ id, content: 'un' });
  await owner.client.dreams.update({ id, visibility: 'private' });
  const [own] = (await owner.client.comments.list({ id })).comments;
  expect(await refusal(lea.client.comments.list({ id }))).toBe('not_found');
  expect(await wordsOf(owner, id)).toEqual(['un']);
  expect(await refusal(owner.client.comments.add({ id, content: 'deux' }))).toBe('comments_closed');
  // Whose words they are takes them back all the same.
  await lea.client.comments.remove({ id: own?.id ?? '' });
  expect(await wordsOf(owner, id)).toEqual([]);
});

test('who came within a week writes less, and nobody reads their links before a moderator', async () => {
  const { lea, id, client, wait } = await told();
  const { add, update } = lea.client.comments;
  const link = 'Voyez www.ailleurs.example';
  expect(await add({ id, content: link })).toMatchObject({ content: link, isHeld: true });
  const first = await add({ id, content: '0' });
  expect((await update({ id: first.id, content: 'https://a.example' })).isHeld).toBe(true);
  expect(await refusal(add({ id, content: link }))).toBe('comment_repeated');
  for (let n = 1; n < 9; n += 1) await add({ id, content: String(n) });
  expect(await refusal(add({ id, content: '10' }))).toBe('newcomer_busy');
  wait(7 * 86_400_000);
  // Her session of a day is over by then.
  const { token } = await client().accounts.login({ email: lea.email, password: lea.password });
  const content = 'Voyez donc www.ailleurs.example';
  expect(await client(token).comments.add({ id, content })).toMatchObject({
    ...{ content, isHeld: false },
  });
});

test('a comment takes a hundred answers', async () => {
  const { lea, max, id, database } = await told();
  const one = await lea.client.comments.add({ id, content: 'un' });
  await database.execute(
    `insert into dream_comments (id, dream_id, author_id, answers, content, created_at)
     select gen_random_uuid(), $1, $2, $3, n::text, now() - interval '3 days' from generate_series(1, 100) n`,
    [id, max.user.id, one.id],
  );
  const asked = max.client.comments.add({ id, content: 'x', answers: one.id });
  expect(await refusal(asked)).toBe('conversation_full');
});

test('who leaves takes their comments along, and out of the conversation', async () => {
  const { app, owner, lea, max, id, database } = await told();
  const one = await lea.client.comments.add({ id, content: 'un' });
  await max.client.comments.add({ id, content: 'réponse', answers: one.id });
  await lea.client.comments.add({ id, content: 'encore' });
  const { comments } = app.features;
  expect((await comments.everythingOf(lea.user.id)).map(({ content }) => content)).toEqual([
    'encore',
    'un',
  ]);
  await database.write((tx) => comments.forget(tx, lea.user.id));
  expect(await wordsOf(max, id)).toEqual([null, 'réponse']);
  expect((await owner.client.dreams.get({ id })).comments).toBe(1);
});
