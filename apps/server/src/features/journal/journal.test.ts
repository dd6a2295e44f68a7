import { nightAfter } from '@reverie/contract/nights.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

let opened: TestApp;
let ada: TestUser;
let eve: TestUser;

beforeAll(async () => {
  opened = await startTestApp();
  [ada, eve] = [await aUser(opened), await aUser(opened)];
}, 60_000);
afterAll(() => opened.close());

const find = (q: string, more: object = {}) => ada.client.journal.list({ q, ...more });
const idsOf = ({ dreams }: { dreams: { id: string }[] }) => dreams.map(({ id }) => id);
const at = (night: string) => `${night}T06:00:00Z`;

async function told(fields: Parameters<typeof aDream>[1]) {
  return aDream(ada.client, { visibility: 'private', tags: [], ...fields });
}

test('a word of a sealed report is found by its dreamer alone, and lit where it stands', async () => {
  const { id } = await told({
    content: 'Un couloir sans fin.',
    report: 'Il y avait des **seringas** en fleur au bout du couloir.',
  });
  const found = await find('seringa');
  expect(idsOf(found)).toEqual([id]);
  const [hit] = found.hits;
  expect(hit).toMatchObject({ dreamId: id, field: 'report' });
  expect(hit?.lit.map(({ start, end }) => hit.excerpt.slice(start, end))).toEqual(['seringas']);
  expect(found).toMatchObject({ totalCount: 1, isTotalExact: true, isWhole: true });
  for (const q of ['SERINGAS', 'sering', 'couloir seringa']) {
    expect(idsOf(await find(q))).toEqual([id]);
  }
  expect(idsOf(await find('serin.'))).toEqual([]);
  expect(idsOf(await find('couloir absent'))).toEqual([]);
  expect((await eve.client.journal.list({ q: 'seringa' })).totalCount).toBe(0);
  expect(await refusal(opened.client().journal.list())).toBe('unauthenticated');
  expect(await refusal(opened.client().journal.calendar({ year: 2026 }))).toBe('unauthenticated');
});

test('what is in the bin is not found until it is taken out, and a changed word is found no more', async () => {
  const { id } = await told({ content: 'Une girafe au guichet.', report: 'Un hippocampe aussi.' });
  await ada.client.dreams.remove({ id });
  expect(idsOf(await find('girafe'))).toEqual([]);
  await ada.client.dreams.restore({ id });
  expect(idsOf(await find('girafe hippocampe'))).toEqual([id]);
  await ada.client.dreams.update({ id, report: 'Un poulpe aussi.' });
  expect(idsOf(await find('hippocampe'))).toEqual([]);
  expect(idsOf(await find('hippo'))).toEqual([]);
  expect(idsOf(await find('girafe poulpe'))).toEqual([id]);
});

test('what came later is found with its dream, and day notes beside them', async () => {
  const { id } = await told({ content: 'Une ruelle.', dreamedAt: at('2025-03-04') });
  await ada.client.layers.add({ id, content: 'Il y avait un tambourin.', kind: 'addition' });
  const found = await find('tambourin ruelle');
  expect(idsOf(found)).toEqual([id]);
  expect(found.hits.map(({ field }) => field)).toEqual(['content', 'addition']);
  await ada.client.nights.put({ date: '2025-03-05', dayNote: 'Entendu un tambourin au marché.' });
  const { notes } = await find('tambour');
  expect(notes).toMatchObject([{ kind: 'day-note', ref: '2025-03-05' }]);
  await ada.client.nights.put({ date: '2025-03-05', dayNote: null });
  expect((await find('tambour')).notes).toEqual([]);
});

test('people and meanings are found beside dreams, by their names too', async () => {
  const { id } = await ada.client.people.tell({
    ...{ name: 'Philomène', relation: 'aunt', note: 'Elle élève des ocelots.' },
  });
  await ada.client.symbols.mean({ symbol: 'sea', meaning: 'Un ocelot qui respire.' });
  expect((await find('ocelots')).notes.map(({ kind, ref }) => [kind, ref])).toEqual([
    ['meaning', 'sea'],
    ['person', id],
  ]);
  const [named] = (await find('mer')).notes.filter(({ kind }) => kind === 'meaning');
  expect(named).toMatchObject({ excerpt: 'Un ocelot qui respire.', lit: [] });
  await ada.client.people.remove({ id });
  await ada.client.symbols.forget({ symbol: 'sea' });
  expect((await find('ocelots')).notes).toEqual([]);
  expect((await find('mer')).notes).toEqual([]);
});

test('somebody told of is one person under all of their names', async () => {
  const first = await told({ content: 'Ma cousine Zélie rit.', dreamedAt: at('2023-05-04') });
  const second = await told({ content: 'J’appelle Zaza au loin.', dreamedAt: at('2023-05-05') });
  const { id } = await ada.client.people.tell({
    ...{ name: 'Zélie', aliases: ['Zaza'], relation: 'cousin' },
  });
  await opened.app.jobs.idle();
  const of = async (person: string) =>
    idsOf(await ada.client.journal.list({ person, to: '2023-12-31' }));
  for (const asked of [id, 'Zélie', 'zaza']) {
    expect(await of(asked), asked).toEqual([second.id, first.id]);
  }
  expect(await of('Zoé')).toEqual([]);
});

test('filters are combined with each other, with words and with nights', async () => {
  const lucid = { types: ['lucid' as const], tags: ['Été'], lucidity: 7 };
  const one = await told({ ...lucid, content: 'Le phare brille.', dreamedAt: at('2024-01-10') });
  const two = await told({ ...lucid, content: 'Le phare dort.', dreamedAt: at('2024-02-10') });
  const three = await told({ content: 'Le phare tombe.', dreamedAt: at('2024-02-11') });
  const list = async (query: Parameters<typeof ada.client.journal.list>[0]) =>
    idsOf(await ada.client.journal.list(query));
  expect(await list({ q: 'phare' })).toEqual([three.id, two.id, one.id]);
  expect(await list({ q: 'phare', sort: 'oldest' })).toEqual([one.id, two.id, three.id]);
  expect(await list({ tag: 'été' })).toEqual([two.id, one.id]);
  expect(await list({ type: 'lucid', from: '2024-02-01', to: '2024-02-29' })).toEqual([two.id]);
  expect(await list({ lucid: 'no', q: 'phare' })).toEqual([three.id]);
  // Each is painted by itself, sooner or later: only then is it asked who is.
  await opened.app.jobs.idle();
  expect(await list({ painted: 'yes', q: 'phare' })).toEqual([three.id, two.id, one.id]);
  expect(await list({ painted: 'no', q: 'phare' })).toEqual([]);
  expect(await list({ visibility: 'public', q: 'phare' })).toEqual([]);
  expect(await list({ night: '2024-02-11' })).toEqual([three.id]);
  await ada.client.dreams.update({ id: three.id, dreamedAt: at('2024-01-05') });
  expect(await list({ q: 'phare' })).toEqual([two.id, one.id, three.id]);
  expect(await list({ night: '2024-02-11' })).toEqual([]);
});

test('what the analysis found is a filter: feelings, symbols, people and places', async () => {
  const content = 'Ma mère est dans la forêt. J’ai très peur du loup.';
  const { id } = await told({ content, report: content });
  await opened.app.jobs.idle();
  const analysis = await ada.client.analysis.get({ id });
  if (!('symbols' in analysis)) throw new Error('the dream was not analysed');
  const symbol = analysis.symbols.find(({ shown, count }) => shown && count > 0)?.id ?? '';
  const feeling = analysis.emotions.find(({ shown }) => shown)?.class;
  const person = analysis.characters.find(({ shown }) => shown)?.label ?? '';
  expect(idsOf(await ada.client.journal.list({ symbol }))).toContain(id);
  expect(idsOf(await ada.client.journal.list({ feeling, symbol }))).toContain(id);
  expect(idsOf(await ada.client.journal.list({ person }))).toContain(id);
  expect(idsOf(await eve.client.journal.list({ symbol }))).toEqual([]);
});

test('pages by nights hold each dream once, in order, whatever their size', async () => {
  const { client } = await aUser(opened);
  const nights = Array.from({ length: 23 }, (_, i) => nightAfter('2023-12-20', (i * 7) % 60));
  for (const night of nights) {
    await aDream(client, { visibility: 'private', dreamedAt: at(night) });
  }
  for (const sort of ['newest', 'oldest'] as const) {
    const whole = await client.journal.list({ pageSize: 100, sort });
    const shown = whole.dreams.map(({ night }) => night ?? '');
    expect(shown).toEqual(sort === 'oldest' ? nights.toSorted() : nights.toSorted().reverse());
    const paged: string[] = [];
    for (let page = 1; page <= 5; page += 1) {
      paged.push(...idsOf(await client.journal.list({ page, pageSize: 5, sort })));
    }
    expect(paged).toEqual(idsOf(whole));
    expect(whole.totalCount).toBe(23);
  }
  const january = { from: '2024-01-03', to: '2024-01-31' };
  const within = nights.filter((night) => night >= january.from && night <= january.to).length;
  expect((await client.journal.list(january)).totalCount).toBe(within);
  const calendar = await client.journal.calendar({ year: 2024 });
  expect(calendar.nights.reduce((sum, { dreams }) => sum + dreams, 0)).toBe(
    nights.filter((night) => night >= '2024-01-01').length,
  );
  expect(calendar).toMatchObject({ first: nights.toSorted()[0], dreamCount: 23 });
});

test('no word of a report stands in the index, and open words tell nothing of sealed ones', async () => {
  await told({ content: 'Une mandragore.', report: 'Une mandragore et une belladone.' });
  const { rows } = await opened.database.execute(
    `select (select json_agg(w) from journal_words w)::text || (select json_agg(e) from journal_entries e)::text as all`,
  );
  expect(JSON.stringify(rows)).not.toMatch(/mandrag|bellad/);
  const shared = await opened.database.execute(
    `select t.term from journal_terms t join journal_entries e on e.id = t.entry_id
     group by t.term having count(distinct e.kind) filter (where e.kind in ('words', 'report')) > 1`,
  );
  expect(shared.rows).toEqual([]);
});

test('dreams that were there before the index come into it', async () => {
  const { client, user } = await aUser(opened);
  const { id } = await aDream(client, { content: 'Un baobab.', report: 'Un ocelot dedans.' });
  await opened.database.execute(
    `delete from journal_entries; update journal_backlog set reached = 0,
       until = (select max(seq) from dreams)`,
  );
  await opened.database.execute('delete from journal_words');
  const before = await client.journal.list({ q: 'ocelot' });
  expect(before).toMatchObject({ dreams: [], isWhole: false });
  await opened.app.features.journal.catchUp();
  const after = await client.journal.list({ q: 'ocelot' });
  expect(after).toMatchObject({ dreams: [{ id, userId: user.id }], isWhole: true });
});

test('what is spelled as it was typed goes first, accents and all; the rest by nights', async () => {
  const { client } = await aUser(opened);
  const tell = (content: string, night: string, report?: string) =>
    aDream(client, { content, report, tags: [], visibility: 'private', dreamedAt: at(night) });
  const sea = await tell('La mer est calme.', '2024-01-01');
  const mother = await tell('Ma mère rit.', '2024-01-02');
  const sealed = await tell('Un couloir.', '2024-01-03', 'Au bout, la mer.');
  const mothers = await tell('Deux mères se parlent.', '2024-01-04');
  const of = async (q: string, sort?: 'oldest') => idsOf(await client.journal.list({ q, sort }));
  expect(await of('mer')).toEqual([sealed, sea, mothers, mother].map(({ id }) => id));
  expect(await of('MER')).toEqual(await of('mer'));
  // « Mère » is no beginning of « mer », and what is typed without accents is any of them.
  expect(await of('mère')).toEqual([mothers.id, mother.id]);
  expect(await of('mere')).toEqual([mothers.id, mother.id]);
  expect(await of('mer', 'oldest')).toEqual([sea, sealed, mother, mothers].map(({ id }) => id));
});
