import { limits } from '@reverie/contract/limits.rules';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { closedSeal } from '#platform/seal/seal.ts';
import { aUser } from '#testing/accounts.ts';
import { startTestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const morning = (day: number) => `2026-02-${String(day).padStart(2, '0')}T07:00:00Z`;
const clock = { now: () => new Date('2026-03-01T22:00:00Z') };
const opened = await startTestApp({ clock });
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

test('what one says of a dream beside its text is counted as well, and moves the figures at once', async () => {
  const { client } = await aUser(opened);
  const content = 'Je marche dans une maison.';
  const lucid = await aDream(client, { content, lucidity: 7, dreamedAt: morning(2) });
  await aDream(client, { content, types: ['nightmare'], dreamedAt: morning(3) });
  await aDream(client, { content, lucidity: 0, dreamedAt: morning(4) });
  await opened.app.jobs.idle();
  const counted = async () => {
    const { overTime } = await client.patterns.get();
    const of = (item: string) =>
      overTime.stretches
        .flatMap(({ counts }) => counts)
        .filter((each) => each.item === item)
        .reduce((all, { k }) => all + k, 0);
    return [of('cue:lucidity'), of('cue:nightmare')];
  };
  expect(await counted()).toEqual([1, 1]);
  await client.dreams.update({ id: lucid.id, lucidity: null });
  await opened.app.jobs.idle();
  expect(await counted()).toEqual([0, 1]);
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
  for (let call = 0; call < limits.patterns.calls; call += 1) await client.patterns.get();
  expect(await refusal(client.patterns.get())).toBe('rate_limited');
});

test('each dream is read once, and what it came to lies sealed until one changes', async () => {
  const { database, app } = opened;
  const { client, user } = await aUser(opened);
  const { id } = await aDream(client, {
    content: 'Une baleine.',
    report: 'Une glycine fleurit sur la mer, et ma mère pleure.',
    visibility: 'private',
    dreamedAt: morning(1),
  });
  await aDream(client, { content: 'La mer monte.', dreamedAt: morning(2) });
  await client.nights.put({ date: '2026-02-02', dayNote: 'J’ai vu la mer et un cheval.' });
  await app.jobs.idle();
  const rows = async (table: string) => {
    const all = await database.execute(`select *, encode(sealed, 'escape') as said from ${table}`);
    return z.array(z.record(z.string(), z.unknown())).parse(all.rows);
  };
  const first = await client.patterns.get();
  expect(first.returning.map(({ item }) => item)).toContain('symbol:sea');
  const [entries, results] = [await rows('series_entries'), await rows('series_results')];
  const own = entries.find((row) => row.dream_id === id);
  const mine = results.find((row) => row.user_id === user.id);
  expect(JSON.stringify([entries, results, await rows('series_notes')])).not.toMatch(
    /glycine|whale|symbol:|mère|cheval|horse/,
  );
  expect(await client.patterns.get()).toEqual(first);
  expect((await rows('series_results')).find((row) => row.user_id === user.id)).toEqual(mine);

  await aDream(client, { content: 'Un train.', dreamedAt: morning(3) });
  await app.jobs.idle();
  expect((await client.patterns.get()).dreams).toBe(3);
  const since = await rows('series_entries');
  expect(since.find((row) => row.dream_id === id)).toEqual(own);
  expect((await rows('series_results')).find((row) => row.user_id === user.id)).not.toEqual(mine);

  await client.dreams.update({ id, content: 'Une forêt.', report: null });
  await app.jobs.idle();
  await client.patterns.get();
  expect((await rows('series_entries')).find((row) => row.dream_id === id)).not.toEqual(own);
});

test('what they name is titled as it is now, and called in both languages', async () => {
  const { client } = await aUser(opened);
  const { id } = await aDream(client, { title: 'Avant', dreamedAt: morning(1) });
  await aDream(client, { dreamedAt: morning(2) });
  await opened.app.jobs.idle();
  const titles = async () =>
    (await client.patterns.get()).named.find((one) => one.id === id)?.title;
  expect(await titles()).toBe('Avant');
  await client.dreams.update({ id, title: 'Après' });
  await opened.app.jobs.idle();
  expect(await titles()).toBe('Après');
  const { labels, beside, returning } = await client.patterns.get();
  expect(labels.whale).toEqual({ fr: 'baleine', en: 'whale' });
  expect(beside).toMatchObject({ n: 2, looks: 0 });
  expect(returning.find(({ item }) => item === 'symbol:whale')).toMatchObject({ k: 2, n: 2 });
});

test('without the key of this server all is read anew each time, and nothing is kept', async () => {
  const { client, token } = await aUser(opened);
  await aDream(client, { dreamedAt: morning(1) });
  await opened.app.jobs.idle();
  const shut = await testApp({ clock, database: opened.database, seal: closedSeal });
  const { dreams } = await shut.client(token).patterns.get();
  expect(dreams).toBe(1);
});

test('one’s own dreams that are alike are told with what they share, and nobody else’s', async () => {
  const ada = await aUser(opened);
  const eve = await aUser(opened);
  const one = await aDream(ada.client, { content: 'La mer monte dans la maison. J’ai peur.' });
  const near = await aDream(ada.client, {
    content: 'Un récit.',
    report: 'La mer est entrée dans notre maison, j’ai peur.',
    visibility: 'private',
  });
  await aDream(ada.client, { content: 'Un train traverse la forêt.' });
  await aDream(eve.client, { content: 'La mer monte dans la maison. J’ai peur.' });
  await opened.app.jobs.idle();
  const found = await ada.client.patterns.similar({ id: one.id });
  expect(found.own?.compared).toBe(2);
  expect(found.own?.dreams.map(({ dream }) => dream.id)).toEqual([near.id]);
  const [{ reasons = [] } = {}] = found.own?.dreams ?? [];
  expect(reasons.find(({ key }) => key === 'sea')).toMatchObject({
    ...{ kind: 'concept', label: { fr: 'mer', en: 'sea' }, words: ['mer'] },
  });
  expect(await eve.client.patterns.similar({ id: one.id })).toMatchObject({ own: null });
  expect(await refusal(eve.client.patterns.similar({ id: near.id }))).toBe('not_found');
  expect(await refusal(opened.client().patterns.similar({ id: near.id }))).toBe('not_found');
  await ada.client.dreams.remove({ id: near.id });
  expect((await ada.client.patterns.similar({ id: one.id })).own?.dreams).toEqual([]);
});
