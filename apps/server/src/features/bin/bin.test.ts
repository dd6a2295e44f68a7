import { expect, test } from 'vitest';
import { firstWordsOf } from '#features/bin/rules.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const start = new Date('2026-03-03T09:00:00Z');
const day = 86_400_000;

async function opened() {
  let time = start;
  const at = await testApp({ clock: { now: () => time } });
  const owner = await aUser(at);
  const { email, password } = owner;
  /** Nobody stays signed in for so long: they come back, and look into their bin. */
  const wait = async (days: number) => {
    time = new Date(time.getTime() + days * day);
    const { token } = await at.client().accounts.login({ email, password });
    return at.client(token);
  };
  const binned = async (content: string) => {
    const { id } = await aDream(owner.client, { content });
    await at.app.jobs.idle();
    await owner.client.dreams.remove({ id });
    return id;
  };
  return { ...at, owner, wait, binned, ...owner.client };
}

test('the bin says what lies there, since when and how long it stays', async () => {
  const opening = await opened();
  const { binned, wait } = opening;
  expect(await opening.bin.list({})).toEqual({ dreams: [], totalCount: 0 });
  const first = await binned('Une baleine.');
  const second = await binned('Un cerf.');
  const { bin, dreams } = await wait(1);
  const { dreams: listed, totalCount } = await bin.list({});
  expect(totalCount).toBe(2);
  expect(listed.map(({ id }) => id)).toEqual([second, first]);
  expect(listed[1]).toMatchObject({
    firstWords: 'Une baleine.',
    deletedAt: '2026-03-03T09:00:00.000Z',
    leavesAt: '2026-04-02T09:00:00.000Z',
  });
  expect((await bin.list({ page: 2, pageSize: 1 })).dreams).toMatchObject([{ id: first }]);
  await dreams.restore({ id: first });
  expect((await bin.list({})).totalCount).toBe(1);
});

test('after thirty days it leaves by itself', async () => {
  const { binned, wait, app } = await opened();
  await binned('Une baleine.');
  const there = await wait(29);
  await app.features.dreams.tidy();
  expect((await there.bin.list({})).totalCount).toBe(1);
  const gone = await wait(1.1);
  await app.features.dreams.tidy();
  expect((await gone.bin.list({})).totalCount).toBe(0);
});

test('what is erased is gone with its paintings, its versions and its words, and nothing else', async () => {
  const { bin, dreams, layers, owner, binned, database, app, client } = await opened();
  const kept = await aDream(owner.client, { content: 'Un phare.' });
  const { id } = await aDream(owner.client, { content: 'Une zibeline.', report: 'Une hermine.' });
  await dreams.update({ id, report: 'Une loutre.' });
  await layers.add({ id, content: 'Et un lynx.' });
  await app.jobs.idle();
  await dreams.remove({ id });
  const other = (await aUser({ client })).client.bin;
  expect(await refusal(other.erase({ id }))).toBe('not_found');
  await other.empty();
  expect(await refusal(bin.erase({ id: kept.id }))).toBe('not_found');
  await bin.erase({ id });
  expect(await refusal(bin.erase({ id }))).toBe('not_found');
  expect(await refusal(dreams.restore({ id }))).toBe('not_found');
  for (const table of ['paintings', 'analyses', 'dream_versions', 'dream_additions', 'wishes']) {
    const { rows } = await database.execute(`select 1 from ${table} where dream_id = $1`, [id]);
    expect(rows, table).toEqual([]);
  }
  const second = await binned('Un cerf.');
  await bin.empty();
  expect(await refusal(dreams.restore({ id: second }))).toBe('not_found');
  expect((await dreams.list()).dreams.map((dream) => dream.id)).toEqual([kept.id]);
  for (const call of [client().bin.list({}), client().bin.empty(), client().bin.erase({ id })]) {
    expect(await refusal(call)).toBe('unauthenticated');
  }
});

test('first words are whole ones', () => {
  expect(firstWordsOf('Une\n baleine.')).toBe('Une baleine.');
  const long = firstWordsOf(`${'mer '.repeat(60)}`);
  expect(long.endsWith(' mer…')).toBe(true);
  expect(firstWordsOf('x'.repeat(200))).toBe(`${'x'.repeat(140)}…`);
});
