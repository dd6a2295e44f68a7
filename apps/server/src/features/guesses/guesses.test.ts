import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { count } from '#features/guesses/sums.queries.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal, refusals } from '#testing/refusal.ts';

const told = ['Un loup traverse le pont.', 'La mer monte.', 'Une clé dort dans la neige.'];
const seen = { form: 'seen', language: 'fr' } as const;

/** Five dreamers, a painted dream each, and somebody who plays. */
async function table(dreamers = 5) {
  let now = Date.parse('2026-03-04T09:00:00Z');
  const opened = await testApp({ clock: { now: () => new Date(now) } });
  const owners = await Promise.all(Array.from({ length: dreamers }, () => aUser(opened)));
  for (const [at, { client }] of owners.entries()) {
    await aDream(client, { content: `${told[at % 3]} J’avance lentement, et il fait nuit ${at}.` });
  }
  await opened.app.jobs.idle();
  const wait = (minutes: number) => {
    now += minutes * 60_000;
  };
  return { ...opened, owners, wait, player: await aUser(opened) };
}

test('a visitor plays, and of all they did only whether they were right stays, of nobody', async () => {
  const { client, app, database, request, wait } = await table();
  const { guesses } = client();
  const round = await guesses.draw(seen);
  expect(round).toMatchObject({ result: null, language: 'fr' });
  expect(JSON.stringify(round)).not.toMatch(/username|dreamId|nonce|\/api\/images/);
  const [first] = round.paintings;
  expect(first?.description).toBeNull();
  const file = await request(first?.url ?? '');
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await app.jobs.idle();
  const { result } = await guesses.answer({ id: round.id, place: 0 });
  expect(result?.engine).toEqual(expect.any(Number));
  // Of a dream without a mood, and of five on one day, nothing more is asked.
  expect([round.feelings, round.nights]).toEqual([null, null]);
  const opened = `${round.id} ${result?.place} - - ${result?.nonce}`;
  expect(createHash('sha256').update(opened).digest('hex')).toBe(round.commitment);
  // Only the first answer counts.
  const again = await guesses.answer({ id: round.id, place: 1 });
  expect(again.result?.chosen).toBe(0);
  const sums = 'select guesser, rounds, correct from guess_sums order by guesser';
  expect((await database.execute(sums)).rows).toEqual([
    { guesser: 'engine', rounds: 1, correct: result?.engine === result?.place ? 1 : 0 },
    { guesser: 'visitor', rounds: 1, correct: result?.isRight ? 1 : 0 },
  ]);
  expect(await guesses.results()).toEqual({ rows: [], hidden: 30 });
  wait(61);
  expect(await refusal(guesses.get({ id: round.id }))).toBe('not_found');
  await app.features.guesses.tidy();
  expect((await database.execute('select 1 from guess_rounds')).rows).toEqual([]);
});

test('a member is never asked of their own dream, nor twice of one, and a round is theirs alone', async () => {
  const { client, player, owners, app } = await table();
  const mine = player.client.guesses;
  const asked = new Set<string>();
  for (let turn = 0; turn < 5; turn += 1) {
    const { id } = await mine.draw(seen);
    const others = [client().guesses, owners[0]?.client.guesses ?? mine];
    const strangers = others.flatMap((each) => [each.get({ id }), each.answer({ id, place: 0 })]);
    expect(new Set(await refusals(strangers))).toEqual(new Set(['not_found']));
    const { result } = await mine.answer({ id, place: 2 });
    asked.add(result?.dreamId ?? '');
  }
  expect(asked.size).toBe(5);
  expect(await refusal(mine.draw(seen))).toBe('not_found');
  // Four others are too few for a round without one’s own.
  expect(await refusal(owners[0]?.client.guesses.draw(seen) ?? mine.draw(seen))).toBe('not_found');
  expect(await refusal(mine.draw({ ...seen, language: 'en' }))).toBe('not_found');
  const kept = await app.features.guesses.everythingOf(player.user.id);
  expect(kept.guesses.asked).toHaveLength(5);
  expect(JSON.stringify(kept)).not.toMatch(/chosen|right/i);
});

test('descriptions are played in the place of paintings, and the engine stays away', async () => {
  const { client, app, request } = await table();
  const { guesses } = client();
  const round = await guesses.draw({ form: 'told', language: 'fr' });
  expect(round.paintings.every(({ url, description }) => url === null && description)).toBe(true);
  expect((await request(`/api/guesses/${round.id}/paintings/0`)).status).toBe(404);
  await app.jobs.idle();
  const { result } = await guesses.answer({ id: round.id, place: 4 });
  expect(result?.engine).toBeNull();
});

test('a dream that is withdrawn, warned of or not lent is drawn for nobody', async () => {
  const { client, owners, app } = await table(6);
  const { guesses } = client();
  const round = await guesses.draw(seen);
  const [first, second] = owners.map((owner) => owner.client);
  await first?.guesses.lend({ isLent: false });
  expect(await first?.guesses.lending()).toEqual({ isLent: false });
  const next = await guesses.draw(seen);
  expect(next.paintings).toHaveLength(5);
  for (const { client: each } of owners) {
    for (const { id } of (await each.journal.list({})).dreams) {
      if (each === second) await each.dreams.update({ id, visibility: 'private' });
    }
  }
  expect(await refusal(guesses.draw(seen))).toBe('not_found');
  expect(await refusal(guesses.get({ id: next.id }))).toBe('not_found');
  await first?.guesses.lend({ isLent: true });
  expect((await guesses.draw(seen)).id).not.toBe(round.id);
  await app.jobs.idle();
});

/** What a visitor reads of a round, by all three calls that tell of it. */
async function readBy({ client, request }: Awaited<ReturnType<typeof table>>, id: string) {
  const { guesses } = client();
  const { status } = await request(`/api/guesses/${id}/paintings/0`);
  const said = [guesses.get({ id }), guesses.answer({ id, place: 0 })];
  return [...(await refusals(said)), status];
}
const gone = ['not_found', 'not_found', 404];

test('a round that runs ends at once when one of its dreams may not be asked about any more', async () => {
  const at = await table();
  const { client, owners, player, app, database } = at;
  const [ada] = owners;
  if (!ada) throw new Error('there is nobody');
  const [{ id = '' } = {}] = (await ada.client.journal.list({})).dreams;
  const change = (fields: object) => ada.client.dreams.update({ id, ...fields });
  const lend = (isLent: boolean) => ada.client.guesses.lend({ isLent });
  for (const [stops, begins] of [
    [() => change({ visibility: 'private' }), () => change({ visibility: 'public' })],
    [() => change({ warnings: ['violence'] }), () => change({ warnings: ['none'] })],
    [() => ada.client.dreams.remove({ id }), () => ada.client.dreams.restore({ id })],
    [() => lend(false), () => lend(true)],
    [() => change({ content: 'Un train traverse la forêt en feu.' }), () => app.jobs.idle()],
  ] as const) {
    const round = await client().guesses.draw(seen);
    await stops();
    expect(await readBy(at, round.id), stops.toString()).toEqual(gone);
    await begins();
    await app.jobs.idle();
  }
  // Kept apart, it ends for these two alone.
  const [theirs, another] = [
    await player.client.guesses.draw(seen),
    await client().guesses.draw(seen),
  ];
  await player.client.ties.block({ username: ada.user.username });
  expect(await refusal(player.client.guesses.get({ id: theirs.id }))).toBe('not_found');
  expect((await client().guesses.get({ id: another.id })).paintings).toHaveLength(5);
  // Left behind without a name, it is nobody’s, who can withhold it no more.
  await database.write(async (tx) => {
    await app.features.accounts.ensureNobody(tx);
    await app.features.dreams.leaveUnnamed(tx, ada.user.id);
  });
  expect(await readBy(at, another.id)).toEqual(gone);
  expect(await refusal(client().guesses.draw(seen))).toBe('not_found');
});

test('who was asked about a dream never learns under which other name it goes on', async () => {
  const at = await table();
  const { client, owners, player, app } = at;
  const everything = () => app.features.guesses.everythingOf(player.user.id);
  const rounds = [await client().guesses.draw(seen), await player.client.guesses.draw(seen)];
  const asked = (await everything()).guesses.asked.map(({ dreamId }) => dreamId);
  expect(asked).toHaveLength(1);
  for (const { client: own } of owners) {
    const [{ id = '' } = {}] = (await own.journal.list({})).dreams;
    const founding = { kind: 'open', description: 'De l’eau.' } as const;
    const { viewer } = await own.communities.create({ ...founding, name: `Rives ${id}` });
    const moved = await own.dreams.update({ id, visibility: 'community', communityId: viewer.id });
    expect(moved.id).not.toBe(id);
  }
  for (const { id } of rounds) expect(await readBy(at, id)).toEqual(gone);
  expect((await everything()).guesses.asked).toEqual([]);
});

test('the table is open, as a page of numbers and as a file, and holds nobody', async () => {
  const { client, database, request } = await table(0);
  await database.execute(
    `insert into guess_sums (question, guesser, form, language, rounds, correct, shown_rounds, shown_correct)
      values ('painting', 'visitor', 'seen', 'fr', 55, 18, 40, 12), ('night', 'engine', 'seen', 'fr', 3, 1, 0, 0)`,
  );
  const { rows, hidden } = await client().guesses.results();
  expect(hidden).toBe(29);
  expect(rows).toMatchObject([{ guesser: 'visitor', rounds: 40, right: 12, share: 0.3 }]);
  const file = await (await request('/api/guess-results/table')).text();
  expect(file).toMatch(/^question,guesser,form,.*\r\npainting,visitor,seen,fr,40,12,0\.3,/);
});

/** Six dreamers, whose moods and days differ. */
async function sixNights() {
  const opened = await testApp({ clock: { now: () => new Date('2026-03-20T09:00:00Z') } });
  const owners = await Promise.all(Array.from({ length: 6 }, () => aUser(opened)));
  const ids: string[] = [];
  for (const [at, { client }] of owners.entries()) {
    const { id } = await aDream(client, {
      content: `${told[at % 3]} J’avance lentement, et il fait nuit ${at}.`,
      mood: (at % 3) - 1,
      dreamedAt: `2026-03-0${at + 1}T23:30:00+02:00`,
    });
    ids.push(id);
  }
  await opened.app.jobs.idle();
  return { ...opened, owners, ids, player: await aUser(opened) };
}

test('how it was and which night are asked beside the painting, of people and of the engine', async () => {
  const { player, app, database, client } = await sixNights();
  const { guesses } = player.client;
  const round = await guesses.draw(seen);
  expect(round.feelings).toEqual(['unpleasant', 'neutral', 'pleasant']);
  expect(round.nights).toHaveLength(5);
  expect(round.nights).toEqual(round.nights?.toSorted());
  await app.jobs.idle();
  const { result } = await guesses.answer({ id: round.id, place: 0, feeling: 'neutral', night: 4 });
  const dream = await player.client.dreams.get({ id: result?.dreamId ?? '' });
  expect(round.nights?.[result?.night?.right ?? 9]).toBe(dream.dreamedAt.slice(0, 10));
  const feelings = ['unpleasant', 'neutral', 'pleasant'] as const;
  expect(result?.feeling?.right).toBe(feelings[(dream.mood ?? 9) + 1]);
  expect([result?.feeling?.chosen, result?.night?.chosen]).toEqual(['neutral', 4]);
  expect(feelings).toContain(result?.feeling?.engine);
  expect([0, 1, 2, 3, 4]).toContain(result?.night?.engine);
  const opened = `${round.id} ${result?.place} ${result?.feeling?.right} ${result?.night?.right} ${result?.nonce}`;
  expect(createHash('sha256').update(opened).digest('hex')).toBe(round.commitment);
  const sums = 'select question, guesser, rounds from guess_sums order by 1, 2';
  expect((await database.execute(sums)).rows).toEqual(
    ['feeling', 'night', 'painting'].flatMap((question) =>
      ['engine', 'member'].map((guesser) => ({ question, guesser, rounds: 1 })),
    ),
  );
  const { guesses: kept } = await app.features.guesses.everythingOf(player.user.id);
  expect(kept.asked).toMatchObject([{ answered: ['painting', 'feeling', 'night'] }]);
  // Who passes is counted for what they said alone.
  const visitor = client().guesses;
  const next = await visitor.draw(seen);
  const passed = await visitor.answer({ id: next.id, place: 0 });
  expect(passed.result?.night).toMatchObject({ chosen: null });
  const counted = "select question from guess_sums where guesser = 'visitor'";
  expect((await database.execute(counted)).rows).toEqual([{ question: 'painting' }]);
});

test('a round ends where its dreamer takes a mood or a day back', async () => {
  const { client, owners, ids, app } = await sixNights();
  for (const change of [{ mood: null }, { dreamedAt: '2026-02-01T05:00:00Z' }]) {
    const rounds = await Promise.all(Array.from({ length: 12 }, () => client().guesses.draw(seen)));
    for (const [at, { client: own }] of owners.entries()) {
      await own.dreams.update({ id: ids[at] ?? '', ...change });
    }
    await app.jobs.idle();
    for (const { id } of rounds) {
      expect(await refusal(client().guesses.get({ id }))).toBe('not_found');
    }
    for (const [at, { client: own }] of owners.entries()) {
      const back = { mood: (at % 3) - 1, dreamedAt: `2026-03-0${at + 1}T23:30:00+02:00` };
      await own.dreams.update({ id: ids[at] ?? '', ...back });
    }
  }
});

test('what the table shows moves by twenty rounds: who looks around one answer learns nothing', async () => {
  const { client, database } = await table(0);
  const { results } = client().guesses;
  const asked = { question: 'painting', guesser: 'visitor', form: 'seen', language: 'fr' } as const;
  const shown: string[] = [];
  for (let round = 1; round <= 60; round += 1) {
    await database.write((tx) => count(tx, { ...asked, isRight: round % 2 === 0 }));
    const { rows } = await results();
    shown.push(rows.map(({ rounds, right }) => `${right}/${rounds}`).join());
  }
  expect([...new Set(shown)]).toEqual(['', '10/20', '20/40', '30/60']);
  expect(shown.indexOf('20/40')).toBe(39);
});
