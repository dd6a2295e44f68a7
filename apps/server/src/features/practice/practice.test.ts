import { rehearsalsLimit } from '@reverie/contract/practice.rules';
import { expect, onTestFinished, test } from 'vitest';
import { closedSeal } from '#platform/seal/seal.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { openPushServer } from '#testing/push-server.ts';
import { refusal, refusals } from '#testing/refusal.ts';

const timeZone = 'Europe/Paris';
const date = '2026-03-05';
const wish = { way: 'incubation', text: 'Un phare, et l’orseille.' } as const;

async function opened(at = '2026-03-04T20:00:00Z') {
  let time = new Date(at);
  const service = await openPushServer();
  onTestFinished(service.close);
  const all = await testApp({ pushServices: [service.origin], clock: { now: () => time } });
  const owner = await aUser(all);
  const subscribe = async () => {
    const { key } = await owner.client.push.get();
    await owner.client.push.subscribe(service.aBrowser(key ?? ''));
  };
  /** What devices heard once the clock struck. */
  const heard = async (iso: string) => {
    time = new Date(iso);
    await all.app.features.practice.tellDue();
    await all.app.jobs.idle();
    return service.heard.map(({ text }) => (JSON.parse(text) as { topic: string }).topic);
  };
  const { practice } = owner.client;
  return { ...all, owner, practice, subscribe, heard, service };
}

test('a wish is bound to its night, sealed, answered by its dreamer, and counted from that', async () => {
  const { practice, database } = await opened();
  expect((await practice.get({ timeZone })).tonight).toEqual({ date, intention: null });
  await practice.intend({ date, ...wish, checks: 4 });
  const { rows } = await database.execute('select sealed::text from practice_intentions');
  expect(JSON.stringify(rows)).not.toContain('orseille');
  expect((await practice.night({ date })).intention).toMatchObject({ ...wish, checks: 4 });
  await practice.intend({ date: '2026-03-04', way: 'incubation', text: 'Un train.' });
  expect((await practice.get({ timeZone })).waiting.map((one) => one.date)).toEqual(['2026-03-04']);
  await practice.answer({ date: '2026-03-04', came: 'partly' });
  const { record, waiting } = await practice.get({ timeZone });
  expect(waiting).toEqual([]);
  expect(record[0]).toEqual({ way: 'incubation', nights: 2, answered: 1, came: 0, partly: 1 });
  await practice.answer({ date: '2026-03-04', came: null });
  expect((await practice.get({ timeZone })).record[0]?.answered).toBe(0);
});

test('wished otherwise it is another wish, and one may be dropped', async () => {
  const { practice } = await opened();
  await practice.intend({ date, ...wish });
  await practice.answer({ date, came: 'yes' });
  expect((await practice.intend({ date, ...wish, checks: 1 })).came).toBe('yes');
  expect((await practice.intend({ date, ...wish, text: 'Autre chose.' })).came).toBeNull();
  await practice.drop({ date });
  expect((await practice.night({ date })).intention).toBeNull();
  expect(await refusal(practice.answer({ date, came: 'yes' }))).toBe('not_found');
});

test('nobody reads or changes what another practises', async () => {
  const { practice, ...at } = await opened();
  const { client } = await aUser(at);
  await practice.intend({ date, ...wish });
  const { id } = await practice.write({ before: 'Une chute.', after: 'Je vole.' });
  expect((await client.practice.night({ date })).intention).toBeNull();
  expect((await client.practice.get()).rehearsals).toEqual([]);
  expect(await refusal(client.practice.answer({ date, came: 'no' }))).toBe('not_found');
  expect(await refusal(client.practice.remove({ id }))).toBe('not_found');
  expect(await refusal(client.practice.rehearse({ id, date }))).toBe('not_found');
  expect(await refusal(client.practice.rewrite({ id, before: '', after: 'x' }))).toBe('not_found');
  await client.practice.forget();
  expect((await practice.get()).rehearsals).toHaveLength(1);
});

test('nights with a dream or a word are counted, a pause takes none away, and it can be off', async () => {
  const { practice, owner } = await opened('2026-03-04T09:00:00Z');
  for (const dreamedAt of ['2026-03-04T05:00:00Z', '2026-03-04T06:00:00Z', '2026-01-02T05:00:00Z'])
    await aDream(owner.client, { dreamedAt });
  await owner.client.nights.put({ date: '2026-03-03', hadNoRecall: true });
  expect((await practice.get({ timeZone })).kept).toEqual({ total: 3, lately: 2, inARow: 2 });
  await practice.choose({ countsNights: false });
  expect((await practice.get({ timeZone })).kept).toBeNull();
});

test('a device is reminded once, at its hour, and nothing of any wish is said', async () => {
  const { practice, subscribe, heard, service } = await opened();
  await subscribe();
  const days = [1, 2, 3, 4, 5, 6, 7];
  await practice.intend({ date, ...wish });
  await practice.choose({ reminders: { evening: '22:45', morning: '07:00', days, timeZone } });
  expect(await heard('2026-03-04T21:44:00Z')).toEqual([]);
  expect(await heard('2026-03-04T21:46:00Z')).toEqual(['evening']);
  expect(await heard('2026-03-04T21:50:00Z')).toEqual(['evening']);
  expect(await heard('2026-03-05T06:01:00Z')).toEqual(['evening', 'morning']);
  for (const { text } of service.heard) expect(text).not.toContain('phare');
});

test('nobody is reminded late, in quiet hours, on another day or after they stopped', async () => {
  const { practice, owner, subscribe, heard } = await opened();
  await subscribe();
  const hours = { evening: '22:45', morning: '07:00', days: [4], timeZone };
  await practice.choose({ reminders: hours });
  // A Wednesday; then a server that was away for an hour.
  expect(await heard('2026-03-04T21:46:00Z')).toEqual([]);
  expect(await heard('2026-03-05T06:50:00Z')).toEqual([]);
  await practice.choose({ reminders: { ...hours, morning: '10:00' } });
  const quiet = { from: 9, until: 12 };
  await owner.client.notifications.choose({ choices: [], quiet, timeZone });
  expect(await heard('2026-03-05T09:01:00Z')).toEqual([]);
  await owner.client.notifications.choose({ choices: [], quiet: null, timeZone });
  await practice.choose({ reminders: { ...hours, evening: null, morning: null } });
  expect((await practice.get()).reminders).toBeNull();
  expect(await heard('2026-03-05T18:00:00Z')).toEqual([]);
});

test('a rehearsal is sealed, kept at any step, counted once a day, and goes', async () => {
  const { practice, database } = await opened();
  const { id } = await practice.write({ before: 'Une chute.', after: '' });
  await practice.rewrite({ id, before: 'Une chute.', after: 'L’orseille me porte.' });
  await practice.rehearse({ id, date });
  const kept = await practice.rehearse({ id, date });
  expect(kept).toMatchObject({ after: 'L’orseille me porte.', days: [date] });
  const { rows } = await database.execute('select sealed::text from practice_rehearsals');
  expect(JSON.stringify(rows)).not.toContain('orseille');
  await practice.remove({ id });
  expect((await practice.get()).rehearsals).toEqual([]);
  for (let turn = 0; turn < rehearsalsLimit; turn += 1)
    await practice.write({ before: '', after: 'x' });
  expect(await refusal(practice.write({ before: '', after: 'x' }))).toBe('rehearsals_full');
});

test('all of it goes at once, and dreams stay', async () => {
  const { practice, owner } = await opened();
  await aDream(owner.client, {});
  await practice.intend({ date, ...wish });
  await practice.write({ before: '', after: 'x' });
  await practice.choose({ countsNights: false });
  await practice.forget();
  const { kept, tonight, rehearsals } = await practice.get();
  expect(kept?.total).toBe(1);
  expect([tonight.intention, rehearsals]).toEqual([null, []]);
});

test('what a lost key sealed is not written over', async () => {
  const { database, practice, owner } = await opened();
  await practice.intend({ date, ...wish });
  const { id } = await practice.write({ before: '', after: 'x' });
  const clock = { now: () => new Date('2026-03-04T20:00:00Z') };
  const lost = await testApp({ database, clock, seal: closedSeal });
  const theirs = lost.client(owner.token).practice;
  expect(
    await refusals([
      theirs.answer({ date, came: 'yes' }),
      theirs.rewrite({ id, before: '', after: 'y' }),
      theirs.rehearse({ id, date }),
    ]),
  ).toEqual(Array(3).fill('sealing_off'));
  const { client } = await aUser(lost);
  expect(await refusal(client.practice.intend({ date, ...wish }))).toBe('sealing_off');
  expect(await refusal(client.practice.write({ before: '', after: 'x' }))).toBe('sealing_off');
});

test('hours, days and places that are none are refused', async () => {
  const { practice } = await opened();
  const reminders = { evening: '22:45', morning: null, days: [1], timeZone };
  for (const wrong of [{ evening: '24:00' }, { days: [] }, { days: [8] }, { timeZone: 'Ici' }])
    expect(await refusal(practice.choose({ reminders: { ...reminders, ...wrong } }))).toBe(
      'invalid_body',
    );
});
