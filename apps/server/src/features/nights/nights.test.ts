import { expect, test } from 'vitest';
import { closedSeal } from '#platform/seal/seal.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const date = '2026-03-02';
const clock = { now: () => new Date('2026-03-03T09:00:00Z') };

async function opened() {
  const at = await testApp({ clock });
  const owner = await aUser(at);
  return { ...at, owner, nights: owner.client.nights };
}

test('a night nobody spoke of is blank, and holds its dreams', async () => {
  const { owner, nights } = await opened();
  const late = await aDream(owner.client, { dreamedAt: '2026-03-02T05:00:00Z' });
  const early = await aDream(owner.client, { dreamedAt: '2026-03-01T23:00:00Z' });
  await aDream(owner.client, { dreamedAt: '2026-03-02T23:00:00Z' });
  expect(await nights.get({ date })).toEqual({
    ...{ date, bedtime: null, rising: null, awakenings: null, naps: null, dayNote: null },
    ...{ moodBefore: null, moodAfter: null, mood: null, quality: null, hadNoRecall: false },
    ...{ isUnreadable: false, dreams: [early.id, late.id], revision: 0, updatedAt: null },
  });
});

test('what is said of a night stays until it is said otherwise, and null takes it away', async () => {
  const { nights } = await opened();
  const first = { bedtime: '23:40', dayNote: 'Fuite chez le voisin.', moodBefore: -1 };
  expect(await nights.put({ date, ...first })).toMatchObject({ ...first, revision: 1 });
  const second = { rising: '07:10', awakenings: 2, naps: 1, quality: 4, mood: 2, bedtime: null };
  await nights.put({ date, ...second });
  expect(await nights.get({ date })).toMatchObject({
    ...first,
    ...second,
    moodAfter: 2,
    revision: 2,
    updatedAt: '2026-03-03T09:00:00.000Z',
  });
  expect((await nights.put({ date, hadNoRecall: true })).hadNoRecall).toBe(true);
  expect((await nights.put({ date, hadNoRecall: null })).hadNoRecall).toBe(false);
});

test('a moment says what the clocks there showed', async () => {
  const { nights } = await opened();
  const moment = { bedtime: '2026-03-01T23:15:00+02:00', rising: '2026-03-02T07:05' };
  expect(await nights.put({ date, ...moment })).toMatchObject({
    bedtime: '23:15',
    rising: '07:05',
  });
});

test('a day that is none, and a night that is to come, are refused', async () => {
  const { nights, database } = await opened();
  for (const none of ['2026-02-30', 'hier', '2026-3-2']) {
    expect(await refusal(nights.get({ date: none }))).toBe('invalid_path');
  }
  expect(await refusal(nights.put({ date: '2026-03-06', quality: 3 }))).toBe('invalid_path');
  expect((await nights.put({ date: '2026-03-05', quality: 3 })).quality).toBe(3);
  const bad = [{ quality: 6 }, { bedtime: '25:00' }, { awakenings: -1 }, { dayNote: ' ' }];
  for (const body of [...bad, { mood: 1, moodAfter: 0 }, { dayNote: 'x'.repeat(4_001) }]) {
    expect(await refusal(nights.put({ date, ...body }))).toBe('invalid_body');
  }
  const { rows } = await database.execute('select date from nights', []);
  expect(rows).toHaveLength(1);
});

test('two tabs that speak of one night meet, and nothing is written over', async () => {
  const { nights } = await opened();
  await nights.put({ date, dayNote: 'Le premier.' }, { revision: 0 });
  const second = nights.put({ date, dayNote: 'Le second.' }, { revision: 0 });
  expect(await refusal(second)).toBe('revision_changed');
  expect(await nights.get({ date })).toMatchObject({ dayNote: 'Le premier.', revision: 1 });
  await nights.put({ date, quality: 1 }, { revision: 1 });
  const both = [2, 3].map((quality) => nights.put({ date, quality }, { revision: 2 }));
  const settled = await Promise.allSettled(both);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a night is its dreamer’s alone, sealed where it lies, and gone with the account', async () => {
  const { nights, owner, database, client, ...at } = await opened();
  await nights.put({ date, dayNote: 'Appelé maman.', hadNoRecall: true });
  const other = await aUser({ client });
  expect(await other.client.nights.get({ date })).toMatchObject({ dayNote: null, revision: 0 });
  expect(await refusal(client().nights.get({ date }))).toBe('unauthenticated');
  expect(await refusal(client().nights.put({ date, quality: 1 }))).toBe('unauthenticated');
  const { rows } = await database.execute(
    "select *, encode(sealed, 'escape') as t from nights",
    [],
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain('maman');
  expect(await at.app.features.nights.everythingOf(owner.user.id)).toMatchObject([
    { date, dayNote: 'Appelé maman.', hadNoRecall: true },
  ]);
  await database.execute('delete from users where id = $1', [owner.user.id]);
  expect((await database.execute('select 1 from nights', [])).rows).toEqual([]);
});

test('where the key is lost a night says so, and is not written over', async () => {
  const { nights, owner, database } = await opened();
  await nights.put({ date, dayNote: 'Appelé maman.', quality: 2 });
  const closed = (await testApp({ clock, database, seal: closedSeal })).client(owner.token).nights;
  expect(await closed.get({ date })).toMatchObject({ isUnreadable: true, dayNote: null });
  expect(await refusal(closed.put({ date, quality: 3 }))).toBe('sealing_off');
  expect(await refusal(closed.put({ date: '2026-03-01', quality: 3 }))).toBe('sealing_off');
  expect((await nights.get({ date })).dayNote).toBe('Appelé maman.');
});

test('the sleep of some nights is answered in their order, and to their dreamer alone', async () => {
  const { nights, client } = await opened();
  await nights.put({ date, bedtime: '23:40', rising: '07:10', dayNote: 'Une fuite.' });
  await nights.put({ date: '2026-03-01', naps: 1 });
  await nights.put({ date: '2026-02-01', bedtime: '22:00' });
  const span = { from: '2026-02-20', to: '2026-03-02' };
  expect((await nights.list(span)).nights).toEqual([
    {
      ...{ date: '2026-03-01', bedtime: null, rising: null, awakenings: null, naps: 1 },
      ...{ quality: null, hadNoRecall: false, isUnreadable: false },
    },
    {
      ...{ date, bedtime: '23:40', rising: '07:10', awakenings: null, naps: null },
      ...{ quality: null, hadNoRecall: false, isUnreadable: false },
    },
  ]);
  const stranger = (await aUser({ client })).client.nights;
  expect((await stranger.list(span)).nights).toEqual([]);
  expect(await refusal(client().nights.list(span))).toBe('unauthenticated');
});
