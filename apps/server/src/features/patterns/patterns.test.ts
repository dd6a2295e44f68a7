import { afterAll, expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { startTestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const morning = (day: number) => `2026-02-${String(day).padStart(2, '0')}T07:00:00Z`;
const opened = await startTestApp({ clock: { now: () => new Date('2026-03-01T22:00:00Z') } });
afterAll(opened.close);

test('a stranger has no patterns, and is told to sign in', async () => {
  const { client, request } = opened;
  expect(await refusal(client().patterns.get())).toBe('unauthenticated');
  expect((await request('/api/patterns')).headers.get('www-authenticate')).toBe('Bearer');
});

test('who has told nothing is told that, part by part', async () => {
  const { client } = await aUser(opened);
  const found = await client.patterns.get();
  expect(found).toMatchObject({ dreams: 0, nights: 0, span: null, period: 'all', since: null });
  for (const part of ['norms', 'themes', 'nearRepeats', 'temporal', 'dayLinks'] as const) {
    expect(found[part].status).toBe('not-enough-data');
  }
});

test('they rest on one’s own dreams, reports included, and on nobody else’s', async () => {
  const ada = await aUser(opened);
  const eve = await aUser(opened);
  const told = {
    content: 'Je marche dans une maison.',
    report:
      'Un cheval galope dans la neige, une baleine nage dans la mer, un oiseau vole au-dessus du pont et ma mère pleure devant la porte.',
    visibility: 'private' as const,
  };
  const first = await aDream(ada.client, { ...told, dreamedAt: morning(1) });
  const second = await aDream(ada.client, { ...told, dreamedAt: morning(8) });
  await aDream(eve.client, { ...told, dreamedAt: morning(9) });
  await aDream(eve.client, { visibility: 'public', dreamedAt: morning(10) });
  await opened.app.jobs.idle();

  const own = await ada.client.patterns.get();
  expect(own).toMatchObject({ dreams: 2, nights: 2, unread: 0, leftOut: 0 });
  expect(own.span).toEqual({ from: '2026-02-01', to: '2026-02-08' });
  // The report, which is sealed, has enough in it for the two to be compared; the content has not.
  if (own.nearRepeats.status !== 'enough') throw new Error('the reports were not compared');
  expect(own.nearRepeats.findings[0]?.dreams.toSorted()).toEqual([first.id, second.id].toSorted());
  expect((await eve.client.patterns.get()).dreams).toBe(2);
});

test('a period leaves older dreams out, and the bin is out of every period', async () => {
  const { client } = await aUser(opened);
  await aDream(client, { dreamedAt: '2025-12-01T07:00:00Z' });
  await aDream(client, { dreamedAt: morning(20) });
  const binned = await aDream(client, { dreamedAt: morning(21) });
  await client.dreams.remove({ id: binned.id });
  await opened.app.jobs.idle();
  expect(await client.patterns.get({ period: '30d' })).toMatchObject({
    dreams: 1,
    since: '2026-01-30',
  });
  expect((await client.patterns.get({ period: '365d' })).dreams).toBe(2);
});

test('a dream that has not been read yet is counted, not passed over in silence', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = await testApp({
    analyser: {
      name: 'slow',
      async analyse() {
        await released;
        throw new Error('given up');
      },
    },
  });
  const { client } = await aUser(slow);
  await aDream(client);
  expect(await client.patterns.get()).toMatchObject({ dreams: 0, unread: 1 });
  release();
});

test('a period, a group or a dreamer that cannot be asked for is refused', async () => {
  const { token, user } = await aUser(opened);
  for (const query of [
    'period=week',
    'reference=cats',
    `user_id=${user.id}`,
    'period=all&period=30d',
  ]) {
    const response = await opened.request(`/api/patterns?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status, query).toBe(400);
  }
});

test('a group to compare with is taken as chosen', async () => {
  const { client } = await aUser(opened);
  expect((await client.patterns.get()).reference).toBe('none');
  expect((await client.patterns.get({ reference: 'female' })).reference).toBe('female');
});

test('who asks again and again waits', async () => {
  const { client } = await aUser(opened);
  for (let call = 0; call < 10; call += 1) await client.patterns.get();
  expect(await refusal(client.patterns.get())).toBe('rate_limited');
});
