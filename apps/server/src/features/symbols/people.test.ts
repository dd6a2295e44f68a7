import { expect, test } from 'vitest';
import type { AppParts } from '#app.ts';
import { closedSeal } from '#platform/seal/seal.ts';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal, refusals } from '#testing/refusal.ts';

async function opened(parts: Partial<AppParts> = {}) {
  const at = await testApp(parts);
  const owner = await aUser(at);
  const { people, analysis } = owner.client;
  const whoIs = async (id: string, name: string, by = owner.client) => {
    const found = await by.analysis.get({ id });
    if ('status' in found) return found.status;
    return found.characters.find(({ label }) => label === name)?.identity;
  };
  return { ...at, owner, people, analysis, whoIs };
}

const rereadsLeft =
  "select id from jobs.job where name = 'reread' and state in ('created', 'retry', 'active')";

const content = 'Je marche avec Lucie au bord de la mer. Lucie rit.';

test('a name that dreams hold is proposed until somebody is told of', async () => {
  const { owner, people, app } = await opened();
  await aDream(owner.client, { content });
  await aDream(owner.client, { content: 'J’ouvre la porte avec Lucie.' });
  await app.jobs.idle();
  expect(await people.list()).toEqual({
    people: [],
    proposed: [{ name: 'Lucie', dreams: 2 }],
    dreams: 2,
  });
  await people.tell({ name: 'Lucie', relation: 'sister' });
  await app.jobs.idle();
  const list = await people.list();
  expect(list.people).toMatchObject([{ name: 'Lucie', relation: 'sister', dreams: 2 }]);
  expect(list.proposed).toEqual([]);
});

test('who is told of is known in every dream of one’s own, and to nobody else', async () => {
  const { owner, people, app, whoIs, client, database } = await opened();
  const other = await aUser({ client });
  const shared = (await aDream(owner.client, { content })).id;
  const sealed = (await aDream(owner.client, { content: 'La mer.', report: content })).id;
  const theirs = (await aDream(other.client, { content })).id;
  await app.jobs.idle();
  const paintings = async () =>
    (await database.execute('select id from paintings order by id')).rows.length;
  const [painted, before] = [await paintings(), await owner.client.dreams.get({ id: shared })];
  expect(await whoIs(shared, 'Lucie')).toBe('known');
  await people.tell({ name: 'Lucie', relation: 'sister' });
  await app.jobs.idle();
  expect(await whoIs(shared, 'Lucie')).toBe('family');
  expect(await whoIs(sealed, 'Lucie')).toBe('family');
  expect(await whoIs(shared, 'Lucie', other.client)).toBe('known');
  expect(await whoIs(theirs, 'Lucie', other.client)).toBe('known');
  const { rows } = await database.execute(
    "select result::text from analyses where source = 'content'",
  );
  expect(JSON.stringify(rows)).not.toContain('"identity":"family"');
  expect(await paintings()).toBe(painted);
  expect((await owner.client.dreams.get({ id: shared })).revision).toBe(before.revision);
  const later = (await aDream(owner.client, { content: 'Lucie dort.' })).id;
  await app.jobs.idle();
  expect(await whoIs(later, 'Lucie')).toBe('family');
});

test('who is told of while a dream is being read is known in it too', async () => {
  const engine = createEngineAnalyser();
  const [reads, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    ...engine,
    async analyse(...asked: Parameters<typeof engine.analyse>) {
      const found = await engine.analyse(...asked);
      const isOwn = asked[1].cast?.some(({ name }) => name === 'anna');
      if (isOwn) reads.resolve();
      if (isOwn) await goOn.promise;
      return found;
    },
  };
  const { owner, people, app, whoIs, database } = await opened({ engine: slow });
  await people.tell({ name: 'Anna', relation: 'friend' });
  await app.jobs.idle();
  const { id } = await aDream(owner.client, { content: `Anna dort. ${content}` });
  await reads.promise;
  await people.tell({ name: 'Lucie', relation: 'friend' });
  await expect
    .poll(async () => (await database.execute(rereadsLeft)).rows, { timeout: 10_000 })
    .toEqual([]);
  goOn.resolve();
  await app.jobs.idle();
  expect(await whoIs(id, 'Lucie')).toBe('friend');
});

test('a person is renamed, told otherwise, merged and forgotten in every dream at once', async () => {
  const { owner, people, app, whoIs } = await opened();
  const lucie = (await aDream(owner.client, { content })).id;
  const lulu = (await aDream(owner.client, { content: 'Je cours avec Lulu. Lulu rit.' })).id;
  const { id } = await people.tell({ name: 'Lucie', relation: 'friend', note: 'De l’école.' });
  const other = await people.tell({ name: 'Lulu', relation: 'colleague', note: 'Du bureau.' });
  await app.jobs.idle();
  expect([await whoIs(lucie, 'Lucie'), await whoIs(lulu, 'Lulu')]).toEqual(['friend', 'known']);
  const merged = await people.merge({ id, other: other.id });
  expect(merged).toMatchObject({
    ...{ name: 'Lucie', aliases: ['Lulu'], relation: 'friend' },
    note: 'De l’école.\n\nDu bureau.',
  });
  await app.jobs.idle();
  expect(await whoIs(lulu, 'Lulu')).toBe('friend');
  await people.update({ id, name: 'Lulu', relation: 'sister' });
  await app.jobs.idle();
  expect([await whoIs(lucie, 'Lucie'), await whoIs(lulu, 'Lulu')]).toEqual(['known', 'family']);
  await people.remove({ id });
  await app.jobs.idle();
  expect(await whoIs(lulu, 'Lulu')).toBe('known');
  expect((await people.list()).people).toEqual([]);
});

test('two people share no name, and a list has an end', async () => {
  const { owner, people, database } = await opened();
  const { id } = await people.tell({ name: 'Lucie', aliases: ['Lulu', 'lulu'], relation: 'aunt' });
  expect((await people.list()).people[0]?.aliases).toEqual(['lulu']);
  const taken = { name: ' LULU ', relation: 'friend' as const };
  expect(await refusal(people.tell(taken))).toBe('name_taken');
  const { id: second } = await people.tell({ name: 'Anna', relation: 'friend' });
  expect(await refusal(people.update({ id: second, ...taken }))).toBe('name_taken');
  expect(await refusal(people.tell({ name: ' ', relation: 'friend' }))).toBe('invalid_body');
  const many = Array.from({ length: 8 }, (_, at) => `Nom${'abcdefgh'[at]}`);
  await people.update({ id: second, name: 'Anna', aliases: many, relation: 'friend' });
  expect(await refusal(people.merge({ id, other: second }))).toBe('people_full');
  await database.execute(
    `insert into people (id, user_id, sealed, created_at, updated_at)
     select gen_random_uuid(), user_id, sealed, created_at, updated_at
     from people cross join generate_series(1, 250) where user_id = $1`,
    [owner.user.id],
  );
  expect(await refusal(people.tell({ name: 'Zoé', relation: 'friend' }))).toBe('people_full');
});

test('people are their dreamer’s alone, sealed where they lie, and go with the account', async () => {
  const { client, people, owner, database, app } = await opened();
  const { id } = await people.tell({ name: 'Lucie', relation: 'sister', note: 'Fâchées.' });
  const other = (await aUser({ client })).client.people;
  const mine = await other.tell({ name: 'Lucie', relation: 'friend' });
  expect((await other.list()).people).toMatchObject([{ id: mine.id }]);
  const asked = (by: typeof other) => [
    by.update({ id, name: 'Moi', relation: 'friend' }),
    by.merge({ id: mine.id, other: id }),
    by.merge({ id, other: mine.id }),
    by.remove({ id }),
  ];
  expect(new Set(await refusals(asked(other)))).toEqual(new Set(['not_found']));
  const signedOut = [...asked(client().people), client().people.list()];
  expect(new Set(await refusals(signedOut))).toEqual(new Set(['unauthenticated']));
  const kept = async () =>
    JSON.stringify((await database.execute("select *, encode(sealed, 'escape') from people")).rows);
  expect(await kept()).not.toMatch(/Lucie|Fâch/);
  await app.jobs.idle();
  const closed = (await testApp({ database, seal: closedSeal })).client(owner.token).people;
  expect((await closed.list()).people).toMatchObject([{ isUnreadable: true, dreams: 0 }]);
  const shut = [
    closed.tell({ name: 'Anna', relation: 'friend' }),
    closed.update({ id, name: 'Anna', relation: 'friend' }),
  ];
  expect(new Set(await refusals(shut))).toEqual(new Set(['sealing_off']));
  const { id: second } = await people.tell({ name: 'Anna', relation: 'friend' });
  expect(await refusal(closed.merge({ id, other: second }))).toBe('sealing_off');
  await database.execute('delete from users where id = $1', [owner.user.id]);
  expect((await database.execute('select 1 from people', [])).rows).toHaveLength(1);
});

test('somebody who is told of is marked beside a symbol in dreams without a report, too', async () => {
  const { owner, people, app } = await opened();
  await people.tell({ name: 'Lucie', relation: 'sister' });
  for (const each of [1, 2, 3]) {
    const told = `Lucie et moi traversons la mer dans un train de verre ${each}.`;
    await aDream(owner.client, { content: told, visibility: 'private' });
  }
  await app.jobs.idle();
  const { people: beside } = await owner.client.symbols.get({ symbol: 'sea' });
  expect(beside).toMatchObject([
    { key: 'Lucie', dreams: 3, marks: ['mentioned', 'mentioned', 'mentioned'] },
  ]);
});
