import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const content = 'Voyez www.ailleurs.example';

/** A dreamer, somebody who came this week, a reader, and two who moderate. */
async function gathering() {
  const opened = await testApp();
  const [owner, fresh, reader, judge] = await Promise.all(
    Array.from({ length: 4 }, () => aUser(opened)),
  );
  if (!owner || !fresh || !reader || !judge) throw new Error('nobody came');
  await opened.app.features.accounts.setRole(judge.email, 'moderator');
  const { id } = await aDream(owner.client, { types: ['nightmare'] });
  const met = async ({ client }: TestUser) => {
    const { comments, totalCount } = await client.comments.list({ id });
    return { words: comments.map((each) => each.content), totalCount };
  };
  const queue = async () => {
    await opened.app.events.idle();
    return (await judge.client.moderation.queue({ state: 'open' })).cases;
  };
  const heard = async ({ client }: TestUser) => {
    await opened.app.events.idle();
    return (await client.notifications.list()).notifications.map(({ kind }) => kind);
  };
  const decide = (caseId: string, act: 'keep' | 'hide') =>
    judge.client.moderation.decide({ id: caseId, act, reason: 'advertising', words: 'Un lien.' });
  return { ...opened, owner, fresh, reader, judge, id, met, queue, heard, decide };
}

const nothing = { words: [], totalCount: 0 };

test('a newcomer’s link is read by its author alone until a moderator lets it appear', async () => {
  const { owner, fresh, reader, id, met, queue, heard, decide } = await gathering();
  const { id: comment } = await fresh.client.comments.add({ id, content });
  expect(await met(fresh)).toEqual({ words: [content], totalCount: 0 });
  for (const other of [owner, reader]) expect(await met(other)).toEqual(nothing);
  expect(await heard(owner)).toEqual([]);
  const approving = owner.client.comments.approve({ id: comment });
  expect(await refusal(approving)).toBe('not_found');
  const [held] = await queue();
  expect(held).toMatchObject({
    ...{ target: { kind: 'comment', id: comment }, content, isHidden: true, reports: [] },
    author: { username: fresh.user.username },
  });
  await decide(held?.id ?? '', 'keep');
  for (const other of [owner, reader]) {
    expect(await met(other)).toEqual({ words: [content], totalCount: 1 });
  }
  expect(await heard(owner)).toEqual(['commented']);
  // Who let it through is told of nothing being wrong, and of nothing at all.
  expect(await heard(fresh)).toEqual([]);
});

test('what is hidden stays hidden and says why; a decision taken back holds it again', async () => {
  const { fresh, reader, judge, id, met, queue, heard, decide } = await gathering();
  await fresh.client.comments.add({ id, content });
  const [held] = await queue();
  await decide(held?.id ?? '', 'keep');
  await judge.client.moderation.undo({ id: held?.id ?? '' });
  expect(await met(reader)).toEqual(nothing);
  await decide(held?.id ?? '', 'hide');
  expect(await met(reader)).toEqual(nothing);
  expect(await heard(fresh)).toEqual(['moderated']);
});

test('where the dreamer reads first, they do so once a moderator has', async () => {
  const { owner, fresh, id, met, queue, heard, decide } = await gathering();
  await owner.client.comments.choose({ id, commenting: 'approved' });
  const { id: comment } = await fresh.client.comments.add({ id, content });
  expect(await met(owner)).toEqual(nothing);
  const [held] = await queue();
  await decide(held?.id ?? '', 'keep');
  expect(await heard(owner)).toEqual(['waiting']);
  await owner.client.comments.approve({ id: comment });
  expect(await met(owner)).toEqual({ words: [content], totalCount: 1 });
});

test('a link written in later takes the comment out of sight, and whoever removes it ends it', async () => {
  const { owner, fresh, judge, id, met, queue } = await gathering();
  const { id: comment } = await fresh.client.comments.add({ id, content: 'Salée.' });
  await fresh.client.comments.update({ id: comment, content });
  expect(await met(owner)).toEqual(nothing);
  expect((await queue()).map(({ target }) => target.id)).toEqual([comment]);
  await fresh.client.comments.remove({ id: comment });
  expect((await met(owner)).totalCount).toBe(0);
  // Nobody is left to decide: it is closed, and says why.
  expect(await queue()).toEqual([]);
  const { cases } = await judge.client.moderation.queue({ state: 'decided' });
  expect(cases).toMatchObject([
    {
      isWithdrawn: true,
      isHidden: false,
      content: null,
      decisions: [],
      viewer: { canUndo: false },
    },
  ]);
});

test('what was reported is judged, also where its author took it back', async () => {
  const { fresh, reader, judge, owner, id, queue } = await gathering();
  const { id: comment } = await fresh.client.comments.add({ id, content: 'Salée.' });
  const report = { target: { kind: 'comment', id: comment }, reason: 'hate', words: '' } as const;
  for (const each of [owner, reader, judge]) await each.client.moderation.report(report);
  await fresh.client.comments.update({ id: comment, content });
  await fresh.client.comments.remove({ id: comment });
  expect(await queue()).toMatchObject([{ isWithdrawn: false, content: null }]);
});
