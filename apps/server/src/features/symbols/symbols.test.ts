import { expect, test } from 'vitest';
import { closedSeal } from '#platform/seal/seal.ts';
import { aUser } from '#testing/accounts.ts';
import { testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal, refusals } from '#testing/refusal.ts';

async function opened() {
  const at = await testApp();
  const owner = await aUser(at);
  await aDream(owner.client, {
    content: 'Au bout du couloir, il y a la mer. J’ai peur.',
    dreamedAt: '2026-01-02T03:00:00Z',
  });
  await aDream(owner.client, {
    content: 'Un train.',
    report: 'Je suis dans un train. On arrive à la mer, et ma sœur rit.',
    dreamedAt: '2026-02-02T03:00:00Z',
  });
  await aDream(owner.client, { content: 'Il n’y a pas de mer ici.' });
  await at.app.jobs.idle();
  return { ...at, owner, symbols: owner.client.symbols };
}

test('one’s own symbols are counted, each once a dream, and a denied one not at all', async () => {
  const { symbols } = await opened();
  const { symbols: list, dreams } = await symbols.list();
  expect(dreams).toBe(3);
  expect(list.find(({ symbol }) => symbol === 'sea')).toMatchObject({
    ...{ label: { fr: 'mer', en: 'sea' }, dreams: 2, meaning: null },
  });
});

test('a symbol brings one’s own sentences, cut at its name, of sealed reports too', async () => {
  const { symbols } = await opened();
  const sea = await symbols.get({ symbol: 'sea' });
  expect(sea).toMatchObject({ dreams: 2, total: 3, label: { fr: 'mer' } });
  expect(sea.sentences.map(({ before, word, after }) => [before, word, after])).toEqual([
    ['Au bout du couloir, il y a la ', 'mer', '.'],
    ['On arrive à la ', 'mer', ', et ma sœur rit.'],
  ]);
  expect(sea.people).toContainEqual(expect.objectContaining({ key: 'sœur', dreams: 1 }));
  expect(sea.beside).toContainEqual(expect.objectContaining({ key: 'train', dreams: 1 }));
  expect(await symbols.get({ symbol: 'whale' })).toMatchObject({ dreams: 0, sentences: [] });
  expect(await refusal(symbols.get({ symbol: 'nothing-such' }))).toBe('not_found');
});

test('a meaning is one’s own words, and what it was before stays readable', async () => {
  const { symbols } = await opened();
  const symbol = 'sea';
  expect(await symbols.meaning({ symbol })).toMatchObject({ meaning: null, former: [] });
  await symbols.mean({ symbol, meaning: 'La peur de maman.' });
  await symbols.mean({ symbol, meaning: 'La pièce d’à côté.' });
  expect(await symbols.meaning({ symbol })).toMatchObject({
    meaning: 'La pièce d’à côté.',
    former: [{ meaning: 'La peur de maman.' }],
  });
  expect((await symbols.meanings()).meanings).toMatchObject([{ symbol, former: [{}] }]);
  const { symbols: list } = await symbols.list();
  expect(list.find((one) => one.symbol === symbol)?.meaning).toBe('La pièce d’à côté.');
  await symbols.forget({ symbol });
  expect(await symbols.meaning({ symbol })).toMatchObject({ meaning: null, former: [] });
});

test('symbols and meanings are their dreamer’s alone, sealed, and go with the account', async () => {
  const { symbols, client, owner, database } = await opened();
  const symbol = 'sea';
  await symbols.mean({ symbol, meaning: 'La pièce d’à côté.' });
  const other = (await aUser({ client })).client.symbols;
  expect(await other.meaning({ symbol })).toMatchObject({ meaning: null });
  expect(await other.get({ symbol })).toMatchObject({ dreams: 0, sentences: [] });
  expect((await other.list()).symbols).toEqual([]);
  expect((await other.meanings()).meanings).toEqual([]);
  const { list, get, meanings, meaning, mean, forget } = client().symbols;
  const asked = [
    list(),
    get({ symbol }),
    meanings(),
    meaning({ symbol }),
    mean({ symbol, meaning: 'x' }),
    forget({ symbol }),
  ];
  expect(new Set(await refusals(asked))).toEqual(new Set(['unauthenticated']));
  const rows = async () =>
    (await database.execute("select *, encode(sealed, 'escape') from meanings")).rows;
  expect(JSON.stringify(await rows())).not.toContain('pièce');
  const closed = (await testApp({ database, seal: closedSeal })).client(owner.token).symbols;
  expect(await closed.meaning({ symbol })).toMatchObject({ isUnreadable: true, meaning: null });
  expect(await refusal(closed.mean({ symbol, meaning: 'x' }))).toBe('sealing_off');
  await database.execute('delete from users where id = $1', [owner.user.id]);
  expect(await rows()).toEqual([]);
});

test('what is counted follows a dream into the bin and out of it, and into its next reading', async () => {
  const { symbols, owner, app } = await opened();
  const counted = async () => {
    const { symbols: list, dreams } = await symbols.list();
    const sea = list.find(({ symbol }) => symbol === 'sea');
    return [dreams, sea?.dreams ?? 0];
  };
  expect(await counted()).toEqual([3, 2]);
  const { dreams } = await owner.client.journal.list({ q: 'couloir' });
  const id = dreams[0]?.id ?? '';
  await owner.client.dreams.remove({ id });
  expect(await counted()).toEqual([2, 1]);
  await owner.client.dreams.restore({ id });
  expect(await counted()).toEqual([3, 2]);
  await owner.client.dreams.update({ id, content: 'Au bout du couloir, il y a un train.' });
  await app.jobs.idle();
  expect(await counted()).toEqual([3, 1]);
  await owner.client.dreams.remove({ id });
  await owner.client.bin.empty();
  expect(await counted()).toEqual([2, 1]);
});

test('what is in each of the newest dreams stands in a row, in their order', async () => {
  const { symbols } = await opened();
  const { newest, people, feelings, beside, comparison } = await symbols.get({ symbol: 'sea' });
  expect(newest.map(({ dreamedAt }) => dreamedAt.slice(0, 7))).toEqual(['2026-01', '2026-02']);
  const marks = (rows: typeof people, of: string) => rows.find(({ key }) => key === of)?.marks;
  expect(marks(people, 'sœur')).toEqual(['none', 'mentioned']);
  expect(marks(feelings, 'apprehension')).toEqual(['mentioned', 'none']);
  expect(marks(beside, 'train')).toEqual(['none', 'mentioned']);
  expect(comparison).toBeNull();
});

test('the index of what is met holds no word of a sealed report', async () => {
  const { database } = await opened();
  const { rows } = await database.execute(
    "select encode(sealed, 'escape') as said from journal_tallies",
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(JSON.stringify(rows)).not.toMatch(/sœur|train|sea|person|feeling/);
});
