import { expect, test } from 'vitest';
import { guestMinutes, mostWaiting } from '#features/guest-dreams/rules.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aSmallPainter } from '#testing/painter.ts';
import { refusal } from '#testing/refusal.ts';

const content = 'Je vole au-dessus de la mer avec un phare dans les bras.';

/** The application with a clock that can be put forward, in minutes. */
async function opened(parts: Parameters<typeof testApp>[0] = {}) {
  let late = 0;
  const clock = { now: () => new Date(Date.now() + late * 60_000) };
  const at = await testApp({ clock, ...parts });
  return { ...at, pass: (minutes: number) => (late += minutes), guest: at.client().guestDreams };
}

const imageOf = (id: string, key: string) => `/api/guest-dreams/${id}/image?key=${key}`;

test('a visitor’s dream is read at once, painted, and seen by whoever holds its key alone', async () => {
  const { guest, app, request, client, database } = await opened();
  const { id, key, analysis } = await guest.create({ content });
  expect(analysis.symbols.map(({ label }) => label.fr).join(' ')).toMatch(/mer/i);
  expect(await guest.get({ id, key })).toMatchObject({ imageUrl: null, imageAlt: null });
  await app.jobs.idle();
  const { imageStatus, imageUrl, imageAlt } = await guest.get({ id, key });
  expect([imageStatus, imageAlt?.length]).toEqual(['done', expect.any(Number)]);
  const picture = await request(imageUrl ?? '');
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toBe('private, no-store');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000);

  const other = await guest.create({ content: 'Un tigre.' });
  expect(await refusal(guest.get({ id, key: other.key }))).toBe('not_found');
  expect((await request(imageOf(id, other.key))).status).toBe(404);
  expect((await client().dreams.list()).totalCount).toBe(0);
  const { rows } = await database.execute('select * from guest_dreams');
  expect(Buffer.from(JSON.stringify(rows)).includes(key)).toBe(false);
  expect(JSON.stringify(rows)).not.toMatch(/phare/);
});

test('it is kept private, of the same night and with the same picture, once', async () => {
  const { guest, app, client, pass, database } = await opened();
  const owner = await aUser({ client });
  const other = await aUser({ client });
  const { id, key } = await guest.create({ content });
  await app.jobs.idle();
  const shown = await guest.get({ id, key });
  pass(20);
  const held = { id, key, timeZone: 'Europe/Paris' };
  expect(await refusal(guest.keep(held))).toBe('unauthenticated');
  const [first, second] = await Promise.all([
    owner.client.guestDreams.keep(held),
    owner.client.guestDreams.keep(held),
  ]);
  expect(second.id).toBe(first.id);
  expect(first).toMatchObject({ content, visibility: 'private' });
  await app.jobs.idle();
  const { rows } = await database.execute(
    `select p.seed = g.seed as "isSame", d.dreamed_at = g.created_at as "isThatNight"
     from guest_dreams g join dreams d on d.id = g.dream_id
     join paintings p on p.id = d.painting_id`,
  );
  expect(rows).toEqual([{ isSame: true, isThatNight: true }]);
  expect((await owner.client.dreams.get({ id: first.id })).imageAlt).toBe(shown.imageAlt);
  expect((await owner.client.dreams.list()).dreams.filter((d) => d.viewer.isOwner).length).toBe(1);
  // To somebody else who holds the key there is nothing to keep any more.
  expect(await refusal(other.client.guestDreams.keep(held))).toBe('not_found');
});

test('words in a language nobody named are read as what they are, each time', async () => {
  const { guest } = await opened();
  const { id, key, analysis } = await guest.create({ content: 'Anoche soñé que mi casa ardía.' });
  expect((await guest.get({ id, key })).analysis).toEqual(analysis);
});

test('a picture that was begun in a browser is painted from its seed', async () => {
  const { guest, app, database } = await opened();
  const [one, same] = [
    await guest.create({ content, seed: 41 }),
    await guest.create({ content, seed: 41 }),
  ];
  await app.jobs.idle();
  const { rows } = await database.execute('select distinct seed::int as seed from guest_dreams');
  expect(rows).toEqual([{ seed: 41 }]);
  const alts = await Promise.all([one, same].map(({ id, key }) => guest.get({ id, key })));
  expect(alts[0]?.imageAlt).toBe(alts[1]?.imageAlt);
});

test('a page that waits is answered from what was read once, and not without end', async () => {
  const { guest, app } = await opened({ chosenLimits: { guestLooks: 3 } });
  const { id, key, analysis } = await guest.create({ content });
  await app.jobs.idle();
  for (let look = 0; look < 3; look += 1) {
    expect((await guest.get({ id, key })).analysis).toEqual(analysis);
  }
  expect(await refusal(guest.get({ id, key }))).toBe('rate_limited');
});

test('nothing is left of it after an hour', async () => {
  const { guest, app, client, request, pass, database } = await opened();
  const owner = await aUser({ client });
  const { id, key } = await guest.create({ content });
  await app.jobs.idle();
  pass(guestMinutes + 1);
  expect(await refusal(guest.get({ id, key }))).toBe('not_found');
  expect((await request(imageOf(id, key))).status).toBe(404);
  expect(await refusal(owner.client.guestDreams.keep({ id, key }))).toBe('not_found');
  await app.features.guestDreams.sweep();
  expect((await database.execute('select id from guest_dreams')).rows).toEqual([]);
});

test('a painter with too much before it says so, and keeps nothing', async () => {
  const { guest, database } = await opened({
    // Never done: all of them wait.
    painter: { ...aSmallPainter(), paint: () => new Promise(() => {}) },
    chosenLimits: { guestDreams: 1_000 },
  });
  for (let at = 0; at < mostWaiting; at += 1) await guest.create({ content: `Un phare, ${at}.` });
  expect(await refusal(guest.create({ content }))).toBe('guests_waiting');
  const { rows } = await database.execute('select count(*)::int as n from guest_dreams');
  expect(rows).toEqual([{ n: mostWaiting }]);
});

test('a picture that cannot be made is said to be none', async () => {
  const { guest, app } = await opened({
    painter: { ...aSmallPainter(), paint: () => Promise.reject(new Error('no ink')) },
  });
  const { id, key } = await guest.create({ content });
  await expect
    .poll(async () => (await guest.get({ id, key })).imageStatus, { timeout: 15_000 })
    .toBe('failed');
  await app.jobs.idle();
});

test('what is no dream, and what is too long, is refused by name', async () => {
  const { guest } = await opened();
  expect(await refusal(guest.create({ content: ' ' }))).toBe('invalid_body');
  expect(await refusal(guest.create({ content: 'a'.repeat(501) }))).toBe('invalid_body');
});
