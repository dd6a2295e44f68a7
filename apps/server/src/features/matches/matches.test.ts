import { createHash } from 'node:crypto';
import { matchDays, matchMemoryDays } from '@reverie/contract/matches.rules';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sealDesk } from '#commands/seal-desk.ts';
import { closedSeal } from '#platform/seal/seal.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { askOf, calls } from '#testing/asking.ts';
import { crowdOf, rareDreams, rareThree } from '#testing/dreamers.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal, refusals } from '#testing/refusal.ts';

const day = 86_400_000;
const textVersion = '1';

/** Two strangers, and whoever else is asked for, who dreamt of the same three a month ago and agree. */
async function meeting({ carriers = 20 } = {}) {
  let now = Date.parse('2026-03-04T09:00:00Z');
  const clock = { now: () => new Date(now) };
  const opened = await testApp({ clock });
  await opened.database.execute(crowdOf({ dreamers: 1_000, carriers }));
  const settled = async () => {
    await opened.app.jobs.idle();
    await opened.app.events.idle();
  };
  const wait = (days: number) => {
    now += days * day;
  };
  const again = async ({ email, password }: TestUser) => {
    const { token } = await opened.client().accounts.login({ email, password });
    return { ...opened.client(token), token };
  };
  const agree = (client: TestUser['client'], isGranted = true) =>
    client.consents.choose({ kind: 'matching', isGranted, textVersion });
  const aDreamer = async ({ visibility = 'public' as const, agrees = true } = {}) => {
    const user = await aUser(opened);
    await user.client.accounts.updateProfile({ preferences: { isPublic: true } });
    for (const [at, content] of rareDreams.entries()) {
      await aDream(user.client, { content, visibility, dreamedAt: `2026-03-0${at + 1}T05:00:00Z` });
    }
    if (agrees) await agree(user.client);
    return user;
  };
  const propose = async () => {
    const found = await opened.app.features.matches.propose();
    await settled();
    return found;
  };
  return { ...opened, clock, settled, wait, again, agree, aDreamer, propose };
}

type Stage = Awaited<ReturnType<typeof meeting>>;

async function twoMet(stage: Stage) {
  const [one, other] = [await stage.aDreamer(), await stage.aDreamer()];
  await stage.settled();
  stage.wait(30);
  expect((await stage.propose()).pairs).toBe(1);
  const [ada, lea] = [await stage.again(one), await stage.again(other)];
  const idOf = async (client: typeof ada) => (await client.matches.list()).matches[0]?.id ?? '';
  return { one, other, ada, lea, ids: [await idOf(ada), await idOf(lea)] as const };
}

test('two who share three unusual motifs are told which, and connected once both said yes', async () => {
  const stage = await meeting();
  const { one, other, ada, lea, ids } = await twoMet(stage);
  const [hers, theirs] = [await ada.matches.list(), await lea.matches.list()];
  const { id, ...told } = hers.matches[0] ?? { id: '' };
  const { id: otherId, ...alike } = theirs.matches[0] ?? { id: '' };
  expect(id).not.toBe(otherId);
  expect(told).toEqual(alike);
  expect(told).toMatchObject({
    ...{ dreamers: 1_002, together: { carriers: 22 }, language: 'fr', isYes: false },
    toldOn: '2026-04-03',
  });
  expect(hers.matches[0]?.motifs.map((motif) => motif.id).toSorted()).toEqual(
    [...rareThree].toSorted(),
  );
  expect(JSON.stringify([hers, theirs])).not.toMatch(/username|displayName/);
  const [bell] = (await ada.notifications.list()).notifications;
  expect(bell).toMatchObject({ kind: 'matched', people: [], dream: null });
  expect(await ada.matches.answer({ id: ids[0], answer: 'yes' })).toMatchObject({
    ...{ isMet: false, matches: [{ isYes: true }] },
  });
  expect(await ada.matches.answer({ id: ids[0], answer: 'wait' })).toMatchObject({
    ...{ isMet: false, matches: [{ isYes: false }] },
  });
  await lea.matches.answer({ id: ids[1], answer: 'yes' });
  expect((await lea.connections.list()).connections).toEqual([]);
  expect(await ada.matches.answer({ id: ids[0], answer: 'yes' })).toMatchObject({
    ...{ isMet: true, matches: [] },
  });
  await stage.settled();
  expect((await ada.connections.list()).connections).toMatchObject([
    { person: { username: other.user.username } },
  ]);
  expect((await lea.connections.list()).connections).toMatchObject([
    { person: { username: one.user.username } },
  ]);
});

test('accounts that have just come are nobody of the twenty, whatever they plant', async () => {
  const stage = await meeting({ carriers: 17 });
  await stage.aDreamer();
  await stage.aDreamer();
  await stage.settled();
  stage.wait(30);
  // The twentieth, whose dreams are ripe before their account is.
  await stage.aDreamer({ agrees: false });
  await stage.settled();
  stage.wait(10);
  expect(await stage.propose()).toEqual({ dreamers: 1_002, pairs: 0 });
  stage.wait(5);
  expect(await stage.propose()).toEqual({ dreamers: 1_003, pairs: 1 });
});

test('not one byte of all that can be fetched tells a lone yes, or a no', async () => {
  const stage = await meeting();
  const { one, other, ada, lea, ids } = await twoMet(stage);
  const dream = (await ada.dreams.list({ pageSize: 100 })).dreams.find(
    ({ author }) => author?.username === other.user.username,
  );
  // Of the server itself, and a stream that stays open: neither is about anybody.
  const gets = calls.filter(
    ([name, { route }]) => route.startsWith('GET ') && !['events.stream'].includes(name),
  );
  const fetched = async (token: string) => {
    const all: Record<string, unknown> = {};
    for (const [name, endpoint] of gets) {
      for (const id of [ids[0], dream?.id ?? '', one.user.id]) {
        const subject = { id, imageId: id, file: 'x.webp' };
        const asked = { endpoint, subject, token };
        const { said, status, headers } = await askOf(stage, name, asked);
        // Of a call itself: its number, and what is left of its sender's allowance.
        const kept = [...headers].filter(
          ([each]) => !/^(?:ratelimit-.*|request-id|date)$/.test(each),
        );
        all[`${name} ${id}`] = { status, kept, said: said.replace(/"requestId":"[^"]*"/, '') };
      }
    }
    await stage.settled();
    return all;
  };
  await fetched(ada.token);
  const before = await fetched(ada.token);
  expect(Object.keys(before).length).toBeGreaterThan(150);
  await lea.matches.answer({ id: ids[1], answer: 'yes' });
  await stage.settled();
  expect(await fetched(ada.token)).toEqual(before);
  await lea.matches.answer({ id: ids[1], answer: 'no' });
  await stage.settled();
  expect(await fetched(ada.token)).toEqual(before);
  // What the one answers is answered the same, too.
  const { isMet, ...said } = await ada.matches.answer({ id: ids[0], answer: 'yes' });
  expect({ isMet, said }).toMatchObject({ isMet: false, said: { matches: [{ isYes: true }] } });
  expect((await lea.matches.list()).matches).toEqual([]);
  expect((await lea.matches.list()).restsUntil).toBe('2026-04-17T00:00:00.000Z');
}, 240_000);

test('a match ends for both at one moment, whatever was said, and the two are not told again', async () => {
  const stage = await meeting();
  const { one, other, ada, lea, ids } = await twoMet(stage);
  await lea.matches.answer({ id: ids[1], answer: 'no' });
  const late = await refusals([
    lea.matches.answer({ id: ids[1], answer: 'yes' }),
    lea.matches.answer({ id: ids[0], answer: 'yes' }),
    ada.matches.answer({ id: ids[1], answer: 'yes' }),
  ]);
  expect(late).toEqual(Array(3).fill('not_found'));
  stage.wait(matchDays - 1);
  const third = await stage.aDreamer();
  // Nobody is free before: neither who said no nor who goes on waiting.
  expect((await stage.propose()).pairs).toBe(0);
  expect((await (await stage.again(one)).matches.list()).matches).toHaveLength(1);
  stage.wait(1);
  for (const each of [one, other]) {
    const list = await (await stage.again(each)).matches.list();
    expect([list.matches, list.restsUntil]).toEqual([[], null]);
  }
  expect((await stage.propose()).pairs).toBe(0);
  stage.wait(30);
  const found = await stage.propose();
  expect(found.pairs).toBe(1);
  expect((await (await stage.again(third)).matches.list()).matches).toHaveLength(1);
});

test('it is off until agreed to, and all of it is forgotten when that is taken back', async () => {
  const stage = await meeting();
  const { one, ada, lea, ids } = await twoMet(stage);
  const silent = await stage.aDreamer({ agrees: false });
  await lea.matches.answer({ id: ids[1], answer: 'yes' });
  await stage.agree(ada, false);
  expect(await ada.matches.list()).toMatchObject({ isOn: false, matches: [] });
  expect(await refusal(ada.matches.answer({ id: ids[0], answer: 'yes' }))).toBe('not_found');
  await stage.settled();
  const kept = 'select user_id from matches where user_id = $1';
  expect((await stage.database.execute(kept, [one.user.id])).rows).toEqual([]);
  // The other is shown what they were: that nobody is there any more is not told either.
  expect((await lea.matches.list()).matches).toMatchObject([{ isYes: true }]);
  stage.wait(30);
  expect((await stage.propose()).pairs).toBe(0);
  expect(await (await stage.again(silent)).matches.list()).toMatchObject({
    ...{ isOn: false, lacks: ['off'] },
  });
});

test('nobody is told of who is blocked, connected, silenced, without a page, new, or private', async () => {
  const stage = await meeting();
  const [one, other] = [await stage.aDreamer(), await stage.aDreamer()];
  await stage.settled();
  expect((await stage.propose()).pairs).toBe(0);
  expect((await one.client.matches.list()).lacks).toEqual(['age', 'nights']);
  stage.wait(30);
  const client = await stage.again(one);
  const none = async () => expect((await stage.propose()).pairs).toBe(0);
  await client.ties.block({ username: other.user.username });
  await none();
  await client.ties.unblock({ username: other.user.username });
  const until = new Date(Date.parse('2027-01-01'));
  await stage.database.execute('insert into moderation_sanctions values ($1, $2, $3)', [
    ...[other.user.id, until, null],
  ]);
  await none();
  await stage.database.execute('delete from moderation_sanctions');
  await client.accounts.updateProfile({ preferences: { isPublic: false } });
  await none();
  await client.accounts.updateProfile({ preferences: { isPublic: true } });
  for (const { id } of (await client.journal.list({})).dreams) {
    await client.dreams.update({ id, visibility: 'private' });
  }
  await stage.settled();
  stage.wait(30);
  await none();
});

test('a block between two who were told parts them, and neither yes says so', async () => {
  const stage = await meeting();
  const { one, ada, lea, ids } = await twoMet(stage);
  await lea.matches.answer({ id: ids[1], answer: 'yes' });
  await lea.ties.block({ username: one.user.username });
  expect(await ada.matches.answer({ id: ids[0], answer: 'yes' })).toMatchObject({
    ...{ isMet: false, matches: [{ isYes: true }] },
  });
});

test('who has no page, no voice or no room says no yes', async () => {
  const stage = await meeting();
  const { one, ada, ids } = await twoMet(stage);
  const yes = () => refusal(ada.matches.answer({ id: ids[0], answer: 'yes' }));
  await ada.accounts.updateProfile({ preferences: { isPublic: false } });
  expect(await yes()).toBe('page_missing');
  await ada.accounts.updateProfile({ preferences: { isPublic: true } });
  const silence = 'insert into moderation_sanctions values ($1, $2, null)';
  await stage.database.execute(silence, [one.user.id, new Date('2027-01-01')]);
  expect(await yes()).toBe('silenced');
  await stage.database.execute('delete from moderation_sanctions');
  const crowd = `insert into connections (id, one_id, other_id, since)
    select gen_random_uuid(), least(id, $1::uuid), greatest(id, $1::uuid), now()
    from users where username like 'crowd%' limit 500`;
  await stage.database.execute(crowd, [one.user.id]);
  expect(await yes()).toBe('connections_full');
});

test('it is taken along, and gone with the account; who is left goes on as if nothing were', async () => {
  const stage = await meeting();
  const { one, lea, ids } = await twoMet(stage);
  const { matches } = stage.app.features;
  expect(await matches.everythingOf(one.user.id)).toMatchObject({
    matches: [{ carriers: 22, answer: null }],
  });
  await stage.database.execute('delete from users where id = $1', [one.user.id]);
  expect(await matches.everythingOf(one.user.id)).toEqual({ matches: [] });
  expect(await lea.matches.answer({ id: ids[1], answer: 'yes' })).toMatchObject({
    ...{ isMet: false, matches: [{ isYes: true }] },
  });
});

test('who was told of whom lies under sealed keys: they change, and nobody is told without them', async () => {
  const stage = await meeting();
  const { one, other } = await twoMet(stage);
  const { app, database, clock } = stage;
  const keys = async () => (await database.execute('select 1 from match_keys')).rows.length;
  const { rows } = await database.execute("select encode(pair, 'hex') as pair from match_memory");
  const [{ pair }, ...others] = z.array(z.object({ pair: z.string() })).parse(rows) as [
    { pair: string },
  ];
  expect(others).toEqual([]);
  // What a thief of the database could make of two accounts.
  const ids = [one.user.id, other.user.id].sort();
  const guess = createHash('sha256')
    .update(`match ${ids.join(' ')}`)
    .digest('hex');
  expect(pair).not.toBe(guess);
  // Known again by a server whose keys were rotated, and under a key that came since.
  const rotated = await sealDesk(['rotate'], { database, open: async () => app.features });
  expect(rotated.exitCode).toBe(0);
  stage.wait(matchDays);
  expect((await stage.propose()).pairs).toBe(0);
  expect(await keys()).toBe(1);
  stage.wait(90);
  expect((await stage.propose()).pairs).toBe(0);
  expect(await keys()).toBe(2);
  stage.wait(matchMemoryDays);
  const shut = await testApp({ clock, database, seal: closedSeal });
  expect((await shut.app.features.matches.propose()).pairs).toBe(0);
  expect((await stage.propose()).pairs).toBe(1);
  await stage.propose();
  expect(await keys()).toBe(1);
});
