import { expect, test } from 'vitest';
import { z } from 'zod';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const told = {
  flood: 'La mer monte dans la maison. J’ai peur.',
  sea: 'The sea came into our house, and I was afraid.',
  wave: 'Une vague entre dans la maison, la mer est noire. J’ai peur.',
  train: 'Un train traverse la forêt.',
};

async function opened() {
  const at = await testApp();
  const [ada, eve, max] = await Promise.all([aUser(at), aUser(at), aUser(at)]);
  const settled = async () => {
    for (let round = 0; round < 3; round += 1) {
      await at.app.jobs.idle();
      await at.app.events.idle();
    }
  };
  const tell = async ({ client }: TestUser, fields: Parameters<typeof aDream>[1]) => {
    const { id } = await aDream(client, fields);
    await settled();
    return id;
  };
  const near = async (id: string, client = at.client()) =>
    (await client.patterns.similar({ id })).dreams.map(({ dream }) => dream.id);
  const pairs = async () => {
    await settled();
    const read = `select a.id as one, b.id as other from dream_neighbours n
      join dreams a on a.seq = n.seq join dreams b on b.seq = n.near`;
    const row = z.object({ one: z.string(), other: z.string() });
    return z.array(row).parse((await at.database.execute(read)).rows);
  };
  return { ...at, ada, eve, max, settled, tell, near, pairs };
}

test('anybody is shown which public dreams are like one, with what both name and its words', async () => {
  const { tell, ada, eve, max, client, near } = await opened();
  const flood = await tell(ada, { content: told.flood });
  const sea = await tell(eve, { content: told.sea });
  await tell(max, { content: told.train });
  const [found, ...others] = (await client().patterns.similar({ id: flood })).dreams;
  expect(others).toEqual([]);
  expect(found).toMatchObject({ dream: { id: sea, content: told.sea } });
  expect(found?.reasons.find(({ key }) => key === 'sea')).toMatchObject({
    ...{ kind: 'concept', label: { fr: 'mer', en: 'sea' } },
    words: expect.arrayContaining(['mer', 'sea']),
  });
  // Both ways, and whichever came first.
  expect(await near(sea)).toEqual([flood]);
});

test('one’s own are told apart from those of others, and only to their dreamer', async () => {
  const { tell, ada, eve, client } = await opened();
  const flood = await tell(ada, { content: told.flood });
  const wave = await tell(ada, { content: told.wave });
  const sea = await tell(eve, { content: told.sea });
  const own = await ada.client.patterns.similar({ id: flood });
  expect(own.dreams.map(({ dream }) => dream.id)).toEqual([sea]);
  expect(own.own?.dreams.map(({ dream }) => dream.id)).toEqual([wave]);
  const seen = await ada.client.patterns.similar({ id: flood, as: 'stranger' });
  expect(seen).toEqual(await client().patterns.similar({ id: flood }));
  expect(seen.own).toBeNull();
  expect(await refusal(eve.client.patterns.similar({ id: flood, as: 'stranger' }))).toBe(
    'not_found',
  );
});

test('a private dream finds public ones for its dreamer, and nothing anywhere learns of it', async () => {
  const { tell, ada, eve, pairs, near, client, database } = await opened();
  const sea = await tell(eve, { content: told.sea });
  const before = JSON.stringify(await client().patterns.similar({ id: sea }));
  const tables = async () => {
    const names = ['motif_dreams', 'dream_motifs', 'dream_neighbours', 'neighbours_due'];
    const rows = names.map((name) => database.execute(`select * from ${name}`));
    return JSON.stringify((await Promise.all(rows)).map((found) => found.rows));
  };
  const kept = await tables();
  const own = await tell(ada, {
    ...{ content: 'Rien.', report: told.flood, visibility: 'private' },
  });
  const found = await ada.client.patterns.similar({ id: own });
  expect(found.dreams.map(({ dream }) => dream.id)).toEqual([sea]);
  expect(await pairs()).toEqual([]);
  expect(await tables()).toBe(kept);
  expect(JSON.stringify(await client().patterns.similar({ id: sea }))).toBe(before);
  expect(await near(sea, eve.client)).toEqual([]);
  expect(await refusal(eve.client.patterns.similar({ id: own }))).toBe('not_found');
});

test('what a reader may not meet is not among them: warned, withheld, kept apart, in a community', async () => {
  const { tell, ada, eve, max, near, settled, app, database, client } = await opened();
  const flood = await tell(ada, { content: told.flood });
  const sea = await tell(eve, { content: told.sea });
  expect(await near(flood)).toEqual([sea]);
  await eve.client.dreams.update({ id: sea, warnings: ['violence'] });
  await settled();
  expect(await near(flood)).toEqual([]);
  expect(await near(flood, max.client)).toEqual([]);
  await eve.client.dreams.update({ id: sea, warnings: ['none'], tags: ['mer'] });
  await settled();
  const avoiding = { id: flood, notTags: 'mer' };
  expect((await client().patterns.similar(avoiding)).dreams).toEqual([]);
  await max.client.ties.block({ username: eve.user.username });
  expect(await near(flood, max.client)).toEqual([]);
  expect(await near(flood)).toEqual([sea]);
  await database.write((tx) => app.features.dreams.withhold(tx, sea));
  expect(await near(flood)).toEqual([]);
  await settled();
  expect(await near(flood)).toEqual([]);
});

test('neighbours follow a dream that is edited, withdrawn or erased, in both directions', async () => {
  const { tell, ada, eve, max, near, pairs, settled } = await opened();
  const flood = await tell(ada, { content: told.flood });
  const sea = await tell(eve, { content: told.sea });
  const wave = await tell(max, { content: told.wave });
  expect(new Set(await near(flood))).toEqual(new Set([sea, wave]));
  await eve.client.dreams.update({ id: sea, content: told.train });
  await settled();
  expect(await near(flood)).toEqual([wave]);
  expect(await near(sea)).toEqual([]);
  await max.client.dreams.update({ id: wave, visibility: 'private' });
  expect(await near(flood)).toEqual([]);
  expect(await pairs()).toEqual([]);
  await max.client.dreams.update({ id: wave, visibility: 'public' });
  await settled();
  expect(await near(flood)).toEqual([wave]);
  await max.client.dreams.remove({ id: wave });
  expect(await pairs()).toEqual([]);
});
