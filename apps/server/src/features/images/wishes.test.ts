import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aSmallPainter } from '#testing/painter.ts';

const small = aSmallPainter();
let isBroken = false;
let opened: TestApp;
beforeAll(async () => {
  opened = await startTestApp({
    painter: {
      ...small,
      async paint(request, options) {
        if (isBroken) throw new Error('out of ink');
        return small.paint(request, options);
      },
    },
  });
});
afterAll(() => opened.close());

async function wishesOf(dreamId: string) {
  const { rows } = await opened.database.execute(
    `select asked_by as by, state, style, attempts, prompt from wishes
     where dream_id = $1 order by asked_at, id`,
    [dreamId],
  );
  return rows;
}

test('a wish says who asked, in what manner, how often it was tried and what became of it', async () => {
  const { client, user } = await aUser(opened);
  const { id } = await aDream(client);
  await opened.app.jobs.idle();
  const first = { by: null, state: 'done', style: 'gouache', attempts: 1, prompt: null };
  expect(await wishesOf(id)).toEqual([first]);
  isBroken = true;
  await client.images.generate({ id, style: 'ink' });
  await expect
    .poll(() => wishesOf(id), { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ state: 'running', attempts: 2 }));
  isBroken = false;
  await opened.app.jobs.idle();
  const second = { ...first, by: user.id, style: 'ink', attempts: expect.any(Number) };
  expect(await wishesOf(id)).toEqual([first, second]);
});

test('another wish takes the place of one that is not done, and a rewritten dream asks by itself', async () => {
  const { client, user } = await aUser(opened);
  const { id } = await aDream(client, { types: ['nightmare'] });
  await opened.app.jobs.idle();
  expect(await wishesOf(id)).toEqual([]);
  await client.images.generate({ id, style: 'ink' });
  await client.images.generate({ id, style: 'linocut' });
  await opened.app.jobs.idle();
  expect(await wishesOf(id)).toMatchObject([{ by: user.id, style: 'linocut', state: 'done' }]);
  await client.dreams.update({ id, content: 'Un cerf me regarde.', types: [] });
  await opened.app.jobs.idle();
  expect(await wishesOf(id)).toMatchObject([
    { by: user.id, style: 'linocut', state: 'done' },
    { by: null, style: 'linocut', state: 'done' },
  ]);
});

test('what somebody wished for is theirs to take along', async () => {
  const { client, user } = await aUser(opened);
  const { id } = await aDream(client);
  await client.images.generate({ id, style: 'ink', palette: 'joy' });
  await opened.app.jobs.idle();
  const owner = { userId: user.id, email: '', mailbox: null };
  const told = await Promise.all(opened.app.features.rooms().map(({ keeps }) => keeps?.(owner)));
  expect(told).toContainEqual({
    wishes: [expect.objectContaining({ dreamId: id, style: 'ink', palette: 'joy' })],
  });
});

test('a dream that is left without a name forgets who wished for its paintings', async () => {
  const { client, user } = await aUser(opened);
  const { id } = await aDream(client);
  await client.images.generate({ id });
  await opened.app.jobs.idle();
  const { accounts, dreams } = opened.app.features;
  await opened.database.write(async (tx) => {
    await accounts.ensureNobody(tx);
    await dreams.leaveUnnamed(tx, user.id);
  });
  expect(await wishesOf(id)).toMatchObject([{ by: null, state: 'done' }]);
});
