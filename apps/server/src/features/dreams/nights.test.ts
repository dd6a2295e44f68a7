import { expect, test } from 'vitest';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

/** Half past three in the morning in Paris, half past nine in the evening before in New York. */
const dreamedAt = '2026-11-21T02:30:00Z';

test('a dream belongs to the night of the clocks it was told on', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  const nightOf = async (fields: Parameters<typeof aDream>[1]) =>
    (await aDream(client, fields)).night;
  expect(await nightOf({ dreamedAt })).toBe('2026-11-21');
  expect(await nightOf({ dreamedAt: '2026-11-21T18:30:00Z' })).toBe('2026-11-22');
  expect(await nightOf({ dreamedAt: '2026-11-21T16:00:00-02:00' })).toBe('2026-11-21');
  const evening = '2026-11-20T17:30:00Z';
  expect(await nightOf({ dreamedAt: evening, timeZone: 'Europe/Paris' })).toBe('2026-11-21');
  expect(await nightOf({ dreamedAt: evening, timeZone: 'America/New_York' })).toBe('2026-11-20');
});

test('the night moves with the moment, or with a zone alone, and never by a form sent again', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  const told = { dreamedAt: '2026-11-20T17:30:21Z', timeZone: 'Europe/Paris' };
  const { id, night } = await aDream(client, told);
  expect(night).toBe('2026-11-21');
  // The minute of the form, read on clocks of New York.
  const again = { dreamedAt: '2026-11-20T17:30:00Z', timeZone: 'America/New_York' };
  expect((await client.dreams.update({ id, title: 'La baie', ...again })).night).toBe('2026-11-21');
  expect((await client.dreams.update({ id, title: 'Autre' })).night).toBe('2026-11-21');
  const zone = { timeZone: 'America/New_York' };
  expect((await client.dreams.update({ id, ...zone })).night).toBe('2026-11-20');
  const moved = { dreamedAt: '2026-11-19T23:30:00Z', timeZone: 'America/New_York' };
  expect((await client.dreams.update({ id, ...moved })).night).toBe('2026-11-20');
  expect((await client.dreams.update({ id, dreamedAt: '2026-10-01T03:00:00Z' })).night).toBe(
    '2026-10-01',
  );
});

test('only its dreamer is told the night of a dream: it would say on whose clocks it stands', async () => {
  const opened = await testApp();
  const [owner, stranger] = [await aUser(opened), await aUser(opened)];
  const { id } = await aDream(owner.client, { dreamedAt, timeZone: 'America/New_York' });
  expect((await owner.client.dreams.get({ id })).night).toBe('2026-11-21');
  for (const other of [stranger.client, opened.client()]) {
    expect((await other.dreams.get({ id })).night).toBeNull();
    expect((await other.dreams.list()).dreams[0]?.night).toBeNull();
  }
});

test('a time zone nobody knows is refused', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  for (const timeZone of ['Mars/Olympus', '', '+99:00', `${'x'.repeat(65)}`]) {
    expect(await refusal(aDream(client, { timeZone }))).toBe('invalid_body');
  }
});
