import { followedMotifsLimit } from '@reverie/contract/motifs.rules';
import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const clock = { now: () => new Date('2026-03-11T09:00:00Z') };

/** Dreamers who share a public dream of the sea, in the week that is over. */
async function dreamersOfTheSea(at: TestApp, count: number) {
  const ids: { id: string; client: Awaited<ReturnType<typeof aUser>>['client'] }[] = [];
  for (let each = 0; each < count; each += 1) {
    const { client } = await aUser(at);
    const content = each % 2 ? 'La mer monte. J’ai peur.' : 'The sea is rising. I am afraid.';
    const dreamedAt = '2026-03-04T05:00:00Z';
    ids.push({ client, id: (await aDream(client, { content, dreamedAt })).id });
  }
  await at.app.jobs.idle();
  await at.app.events.idle();
  return ids;
}

/** As many others who shared the same, as the consumer keeps them. */
async function plant({ database }: TestApp, count: number) {
  await database.execute(`
    with one as (select * from motif_dreams limit 1), made as (
      insert into motif_dreams (dream_id, seq, owner_id, scope, week, language, motifs, version, entry)
      select gen_random_uuid(), 1000 + n, gen_random_uuid(), scope, week, language, motifs, version, entry
      from one cross join generate_series(1, ${count}) n returning *
    )
    insert into dream_motifs (motif, seq, dream_id, owner_id, scope, week)
    select unnest(motifs), seq, dream_id, owner_id, scope, week from made`);
}

test('twenty dreamers are counted in both languages, rounded, and once a week', async () => {
  const at = await testApp({ clock });
  const [first] = await dreamersOfTheSea(at, 2);
  const { client } = await aUser(at);
  // A private dream counts nowhere.
  await aDream(client, { content: 'La mer et un train.', visibility: 'private' });
  await plant(at, 18);
  await at.app.features.motifPages.countDue();
  const page = await at.client().motifs.get({ id: 'sea' });
  expect(page.motif.label).toEqual({ fr: expect.any(String), en: expect.any(String) });
  expect(page.figures).toMatchObject({ week: '2026-03-09', dreams: 20, dreamers: 20 });
  expect(page.figures?.seasons).toEqual([{ season: 'spring', dreamers: 20 }]);
  expect(page.isFollowed).toBeNull();
  expect(page.dreams).toHaveLength(2);

  // Withdrawn, it hangs nowhere at once, and the figures of the week stand as they were.
  await first?.client.dreams.update({ id: first.id, visibility: 'private' });
  await at.app.jobs.idle();
  await at.app.events.idle();
  await at.app.features.motifPages.countDue();
  const after = await at.client().motifs.get({ id: 'sea' });
  expect(after.dreams).toHaveLength(1);
  expect(after.figures).toEqual(page.figures);
  await at.app.features.motifPages.count();
  expect((await at.client().motifs.get({ id: 'sea' })).figures).toBeNull();
});

test('below twenty dreamers a page hangs its dreams and says no figure', async () => {
  const at = await testApp({ clock });
  await dreamersOfTheSea(at, 3);
  await at.app.features.motifPages.count();
  const page = await at.client().motifs.get({ id: 'sea' });
  expect([page.figures, page.dreams.length]).toEqual([null, 3]);
  const { motifs } = await at.client().motifs.list();
  expect(motifs.every(({ dreamers }) => dreamers === null)).toBe(true);
  expect(await refusal(at.client().motifs.get({ id: 'nothing' }))).toBe('not_found');
});

test('its dreams are read on page by page, and never behind one that the reader may not meet', async () => {
  const at = await testApp({ clock });
  const [first, second, third] = await dreamersOfTheSea(at, 3);
  const { client } = await aUser(at);
  const read = async (before?: string) =>
    client.motifs.get({ id: 'sea', pageSize: 1, ...(before && { before }) });
  const newest = await read();
  expect([newest.dreams.map(({ id }) => id), newest.next]).toEqual([[third?.id], third?.id]);
  const older = await read(newest.next ?? '');
  expect([older.dreams.map(({ id }) => id), older.next]).toEqual([[second?.id], second?.id]);
  const oldest = await read(older.next ?? '');
  expect([oldest.dreams.map(({ id }) => id), oldest.next]).toEqual([[first?.id], null]);
  await second?.client.dreams.update({ id: second.id, visibility: 'private' });
  await at.app.events.idle();
  expect(await refusal(read(second?.id))).toBe('not_found');
  expect((await read(third?.id)).dreams.map(({ id }) => id)).toEqual([first?.id]);
});

test('what one follows is shown to oneself alone, with the dreams one may see', async () => {
  const at = await testApp({ clock });
  const [{ client: teller, id } = { client: at.client(), id: '' }] = await dreamersOfTheSea(at, 2);
  const { client } = await aUser(at);
  expect(await client.motifs.follow({ id: 'sea' })).toEqual({ isFollowed: true });
  await client.motifs.follow({ id: 'sea' });
  const followed = await client.motifs.followed();
  expect(followed.motifs.map((motif) => motif.id)).toEqual(['sea']);
  expect(followed.dreams).toHaveLength(2);
  expect((await teller.motifs.get({ id: 'sea' })).isFollowed).toBe(false);
  await teller.dreams.remove({ id });
  expect((await client.motifs.followed()).dreams).toHaveLength(1);
  await client.motifs.unfollow({ id: 'sea' });
  expect(await client.motifs.followed()).toEqual({ motifs: [], dreams: [] });
  expect(await refusal(at.client().motifs.follow({ id: 'sea' }))).toBe('unauthenticated');
});

test('somebody follows a hundred motifs at most', async () => {
  const at = await testApp({ clock });
  const { client, user } = await aUser(at);
  await at.database.execute(
    `insert into motif_follows select $1, 'm' || n, now() from generate_series(1, ${followedMotifsLimit}) n`,
    [user.id],
  );
  expect(await refusal(client.motifs.follow({ id: 'sea' }))).toBe('ties_full');
});

test('the weather of a week is the same bytes, asked again and after a dream was withdrawn', async () => {
  const at = await testApp({ clock });
  const [first] = await dreamersOfTheSea(at, 3);
  await at.app.features.dreamWeather.drawDue();
  const read = async () => (await at.request('/api/dream-weather')).text();
  const before = await read();
  expect(JSON.parse(before)).toMatchObject({ week: '2026-03-02', weeks: 52, motifs: [] });
  await first?.client.dreams.remove({ id: first.id });
  await at.app.jobs.idle();
  await at.app.features.dreamWeather.drawDue();
  expect(await read()).toBe(before);
});

test('before a week was drawn there is none', async () => {
  const { client } = await testApp({ clock });
  expect(await client().dreamWeather.get()).toMatchObject({ week: null, dreamers: null });
});
