import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

async function told() {
  const opened = await testApp();
  const owner = await aUser(opened);
  const reader = await aUser(opened);
  const { id } = await aDream(owner.client);
  const as = { authorization: `Bearer ${owner.token}` };
  const tag = async () =>
    (await opened.request(`/api/dreams/${id}`, { headers: as })).headers.get('etag');
  const put = (body: object, ifMatch?: string) =>
    opened.request(`/api/dreams/${id}`, {
      method: 'PUT',
      headers: {
        ...as,
        'content-type': 'application/json',
        ...(ifMatch && { 'if-match': ifMatch }),
      },
      body: JSON.stringify(body),
    });
  return { ...opened, owner, reader, id, tag, put };
}

test('the tag of a dream follows what its form holds, and nothing else that happens to it', async () => {
  const { app, owner, reader, id, tag } = await told();
  const first = await tag();
  expect(first).toBe('W/"1"');
  await app.jobs.idle();
  await reader.client.dreams.like({ id });
  await reader.client.dreams.get({ id });
  await owner.client.images.generate({ id, style: 'ink' });
  await app.jobs.idle();
  await owner.client.dreams.remove({ id });
  await owner.client.dreams.restore({ id });
  expect(await tag()).toBe(first);
  const changes = [{ tags: ['mer'] }, { report: 'Le récit.' }, { visibility: 'private' as const }];
  for (const change of changes) {
    const before = await tag();
    await owner.client.dreams.update({ id, ...change });
    expect(await tag()).not.toBe(before);
  }
});

test('a change of a revision that stands no more is refused, and nothing is lost', async () => {
  const { owner, id, tag, put } = await told();
  const read = await tag();
  expect((await put({ tags: ['mer'] }, read ?? '')).status).toBe(200);
  const late = await put({ content: 'Un cerf.', tags: [] }, read ?? '');
  expect(late.status).toBe(412);
  expect(await late.json()).toMatchObject({ code: 'revision_changed' });
  expect(await owner.client.dreams.get({ id })).toMatchObject({ tags: ['mer'], revision: 2 });
  expect(await refusal(owner.client.dreams.update({ id, title: 'x' }, { revision: 1 }))).toBe(
    'revision_changed',
  );
});

test('tags are compared weakly, among others, and a change without one is let through', async () => {
  const { put } = await told();
  expect((await put({ tags: ['a'] })).status).toBe(200);
  expect((await put({ tags: ['b'] }, '"2"')).status).toBe(200);
  expect((await put({ tags: ['c'] }, '"1", W/"3"')).status).toBe(200);
  expect((await put({ tags: ['d'] }, '*')).status).toBe(200);
  for (const other of ['3', '"x"', 'W/"2"', '""']) {
    expect((await put({ tags: ['e'] }, other)).status, other).toBe(412);
  }
});

test('of two changes of one revision at once, one is kept and the other is told', async () => {
  const { owner, id, put } = await told();
  const answers = await Promise.all([put({ title: 'Un' }, '"1"'), put({ title: 'Deux' }, '"1"')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await owner.client.dreams.get({ id })).revision).toBe(2);
});

test('a stranger learns nothing of a revision by guessing it', async () => {
  const { owner, reader, id } = await told();
  expect(await refusal(reader.client.dreams.update({ id, title: 'x' }, { revision: 7 }))).toBe(
    'forbidden',
  );
  await owner.client.dreams.update({ id, visibility: 'private' });
  expect(await refusal(reader.client.dreams.update({ id, title: 'x' }, { revision: 7 }))).toBe(
    'not_found',
  );
});
