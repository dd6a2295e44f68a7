import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { type Bytes, openCarrying } from '#testing/carried.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const { app, pass, archiveOf, exportOf, lookAt, apply } = openCarrying();

const jsonOf = async (user: TestUser) => (await exportOf(user, { format: 'json' })).bytes;
const archivedOf = async (user: TestUser) => (await archiveOf(user)).bytes;

/** Reminders, wishes of two nights and two bad dreams written anew. */
async function practise({ client: { practice } }: TestUser) {
  const reminders = { evening: '22:45', morning: null, days: [1, 5], timeZone: 'Europe/Paris' };
  await practice.choose({ reminders, countsNights: false });
  await practice.intend({ date: '2026-02-02', way: 'lucid', text: 'Voir mes mains.', checks: 7 });
  await practice.answer({ date: '2026-02-02', came: 'partly' });
  await practice.intend({ date: '2026-02-03', way: 'incubation', text: 'Un phare.' });
  const { id } = await practice.write({ before: 'Une chute.', after: 'Je vole.' });
  await practice.rehearse({ id, date: '2026-02-04' });
  pass(60_000);
  await practice.write({ before: '', after: 'Le loup s’assied.' });
}

/** Three nights with everything a journal can have. */
async function aKeeper() {
  const ada = await aUser(app());
  const { client } = ada;
  const sea = await aDream(client, {
    title: 'La mer  haute',
    content: 'La mer monte\n\n\n\nJ’ai peur.',
    report: 'La mer monte dans la maison.\r\n\r\n\r\n\r\nLucy me tient la main. ',
    visibility: 'private',
    warnings: ['violence'],
    tags: ['mer', 'maison'],
    types: ['nightmare', 'recurring'],
    mood: -2,
    lucidity: 3,
    dreamedAt: '2026-02-02T05:10:00+01:00',
    location: { city: 'Brest', country: 'France' },
  });
  pass(60_000);
  await client.dreams.update({ id: sea.id, report: 'La mer monte. Lucy me tient la main.' });
  pass(60_000);
  const first = await client.layers.add({
    ...{ id: sea.id, content: 'Il y avait un héron.', passage: 'La mer monte' },
    kind: 'association',
  });
  await client.layers.add({ id: sea.id, content: 'Et un phare au loin.' });
  await client.layers.settle({ id: sea.id, additionId: first.id, state: 'let_in' });
  const lit = await aDream(client, { content: 'Un phare parle à la lune.', visibility: 'public' });
  // Told twice in the same words, on two nights: two dreams.
  for (const dreamedAt of ['2026-01-05T05:00:00Z', '2026-01-07T05:00:00Z']) {
    await aDream(client, { content: 'Je vole.', visibility: 'public', dreamedAt });
  }
  await client.nights.put({
    date: '2026-02-02',
    ...{ bedtime: '23:10', rising: '06:40', awakenings: 2, naps: 1, quality: 2 },
    ...{ dayNote: 'Une journée au port.', moodBefore: -1, moodAfter: 1 },
  });
  await client.nights.put({ date: '2026-02-03', hadNoRecall: true });
  await client.people.tell({
    name: 'Lucy',
    aliases: ['Lulu'],
    relation: 'sister',
    note: 'L’aînée',
  });
  await client.people.tell({ name: 'Marc', relation: 'friend' });
  await client.symbols.mean({ symbol: 'sea', meaning: 'Ce qui me dépasse.' });
  pass(60_000);
  await client.symbols.mean({ symbol: 'sea', meaning: 'Ma mère.' });
  await practise(ada);
  await app().app.jobs.idle();
  await client.images.generate({ id: lit.id, told: 'La lune avait un chapeau.' });
  await app().app.jobs.idle();
  return { ada };
}

/** What an archive tells, without ids, names of files and the moments of its own making. */
function toldIn(bytes: Bytes) {
  const files = unzipSync(bytes);
  const read = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  const account = read('account.json');
  const dreams = Object.keys(files)
    .filter((name) => /^dreams\/.*\.json$/.test(name))
    .map((name) => plain(read(name)));
  const { nights, people, meanings, practice } = account;
  const rehearsals = practice.rehearsals.map(({ id: _, ...each }: { id: string }) => each);
  return {
    ...{ dreams: inOrder(dreams), nights, people: people.map(plain), meanings },
    practice: { ...practice, rehearsals },
  };
}

function plain({ id: _, dreamId: __, updatedAt: ___, ...told }: Record<string, unknown>): unknown {
  const {
    additions = [],
    versions = [],
    paintings = [],
    analyses: ____,
    ...rest
  } = told as {
    additions?: Record<string, unknown>[];
    versions?: Record<string, unknown>[];
    paintings?: Record<string, unknown>[];
    analyses?: unknown;
  };
  return {
    ...rest,
    additions: additions.map(plain),
    versions: versions.map(plain),
    // A picture is made anew from its file: the same scene, hand and words under another name.
    paintings: paintings.map(({ name: _name, url: _url, file, ...each }) => ({
      ...each,
      hasFile: !!file,
    })),
  };
}

const inOrder = (dreams: unknown[]) =>
  dreams.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

test('an archive of ours comes back whole: exported again by whoever brought it, it says the same', async () => {
  const { ada } = await aKeeper();
  const bytes = await archivedOf(ada);
  const bob = await aUser(app());
  const look = await lookAt(bob, bytes, 'archive.zip');
  expect(look).toMatchObject({
    status: 'ready',
    kind: 'archive',
    counts: { all: 4, new: 4, doubtful: 0, duplicate: 0 },
    beside: {
      ...{ nights: 2, people: 2, meanings: 1, practice: 6, additions: 2, versions: 2 },
      ...{ paintings: 4, shared: 3 },
    },
  });
  const done = await apply(bob, look.id, true);
  expect(done).toMatchObject({ status: 'done', stage: 'hanging', beside: { paintings: 4 } });
  expect(toldIn(await archivedOf(bob))).toEqual(toldIn(bytes));
  expect(JSON.stringify(toldIn(bytes))).toContain('La lune avait un chapeau.');
  // Found by what came with it.
  for (const q of ['héron', 'port', 'dépasse', 'aînée', 'mère']) {
    const { dreams, notes } = await bob.client.journal.list({ q });
    expect(dreams.length + notes.length, q).toBe(q === 'dépasse' ? 0 : 1);
  }
  const again = await lookAt(bob, bytes, 'archive.zip');
  expect(again.counts).toMatchObject({ new: 0, duplicate: 4 });
  expect(again.beside).toMatchObject({ nights: 0, people: 0, meanings: 0, practice: 0 });
  expect(again.beside.paintings).toBe(0);
  expect(await refusal(bob.client.imports.apply({ id: again.id }))).toBe('import_not_ready');
  await bob.client.imports.undo({ id: again.id });

  await bob.client.imports.undo({ id: look.id });
  await app().app.jobs.idle();
  const practice = { reminders: null, countsNights: true, intentions: [], rehearsals: [] };
  const nothing = { dreams: [], nights: [], people: [], meanings: [], practice };
  expect(toldIn(await archivedOf(bob))).toEqual(nothing);
  await app().app.features.journalIndex.tidy();
  const { id: userId } = bob.user;
  for (const table of ['journal_words where owner_id', 'journal_entries where owner_id']) {
    const { rows } = await app().database.execute(`select 1 from ${table} = '${userId}'`);
    expect(rows, table).toEqual([]);
  }
}, 120_000);

test('dreams of an archive come as private ones unless their dreamer says so', async () => {
  const { ada } = await aKeeper();
  const bob = await aUser(app());
  const { id } = await lookAt(bob, await archivedOf(ada), 'archive.zip');
  await apply(bob, id);
  const { dreams } = await bob.client.journal.list({});
  expect(dreams.map(({ visibility }) => visibility)).toEqual(Array(4).fill('private'));
}, 120_000);

test('an export as JSON comes back too, and is painted in the same manner when asked', async () => {
  const { ada } = await aKeeper();
  const bytes = await jsonOf(ada);
  const bob = await aUser(app());
  const look = await lookAt(bob, bytes, 'reverie.json');
  expect(look).toMatchObject({
    counts: { new: 4 },
    beside: { nights: 2, people: 2, meanings: 1, additions: 2, versions: 2, paintings: 0 },
  });
  await apply(bob, look.id, true);
  const read = (json: Bytes) => {
    const { dreams, nights, people, meanings } = JSON.parse(strFromU8(json));
    const bare = dreams.map(({ painting: _, ...dream }: Record<string, unknown>) => plain(dream));
    return { dreams: inOrder(bare), nights, people: people.map(plain), meanings };
  };
  expect(read(await jsonOf(bob))).toEqual(read(bytes));
  const theirs = (await ada.client.dreams.list({})).dreams.find(({ image }) => image);
  const mine = (await bob.client.journal.list({})).dreams.find(
    ({ content }) => content === theirs?.content,
  );
  const asked = await bob.client.images.generate({ id: mine?.id ?? '' });
  expect(asked.data).toMatchObject({ style: theirs?.image?.style, seed: theirs?.image?.seed });
}, 120_000);

test('what was there before an import, or changed since, is not taken back with it', async () => {
  const { ada } = await aKeeper();
  const bytes = await archivedOf(ada);
  const bob = await aUser(app());
  await bob.client.nights.put({ date: '2026-02-02', dayNote: 'À moi.' });
  await bob.client.people.tell({ name: 'lulu', relation: 'animal' });
  const look = await lookAt(bob, bytes, 'archive.zip');
  expect(look.beside).toMatchObject({ nights: 1, people: 1, meanings: 1 });
  await apply(bob, look.id);
  const { dreams } = await bob.client.journal.list({});
  const [kept] = dreams.filter(({ content }) => content === 'Je vole.');
  pass(60_000);
  await bob.client.layers.add({ id: kept?.id ?? '', content: 'Très haut.' });
  await bob.client.symbols.mean({ symbol: 'sea', meaning: 'Autre chose.' });
  await bob.client.imports.undo({ id: look.id });
  await app().app.jobs.idle();
  const left = toldIn(await archivedOf(bob));
  expect(left).toMatchObject({
    dreams: [{ additions: [{ content: 'Très haut.' }] }],
    nights: [{ date: '2026-02-02', dayNote: 'À moi.' }],
    people: [{ name: 'lulu' }],
    meanings: [{ meaning: 'Autre chose.' }],
  });
}, 120_000);

test('an archive somebody tampered with brings what is sound of it, and no more', async () => {
  const { ada } = await aKeeper();
  const files = unzipSync(await archivedOf(ada));
  const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
  account.nights.push({ date: 'never', hadNoRecall: true }, { date: '2026-02-04', dayNote: 7 }, 3);
  account.people.push({ name: '', relation: 'boss' }, null);
  account.meanings.push({ symbol: 'no such symbol', meaning: 'x' });
  files['account.json'] = strToU8(JSON.stringify(account));
  for (const name of Object.keys(files)) {
    if (name.startsWith('paintings/')) files[name] = strToU8('<svg onload="alert(1)"/>');
    if (!/^dreams\/.*\.json$/.test(name)) continue;
    const dream = JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    dream.additions.push({ content: 'x'.repeat(5_000), kind: 'addition', state: 'waiting' }, 1);
    dream.versions.push({ number: -1 }, { number: 9_999, createdAt: 'x' });
    dream.paintings.push({ file: '../../etc/passwd', style: 'none' });
    dream.visibility = 'everybody';
    files[name] = strToU8(JSON.stringify(dream));
  }
  const bob = await aUser(app());
  const look = await lookAt(bob, new Uint8Array(zipSync(files)), 'archive.zip');
  expect(look.beside).toMatchObject({ nights: 2, people: 2, meanings: 1, additions: 2, shared: 0 });
  const done = await apply(bob, look.id, true);
  expect(done).toMatchObject({ status: 'done', counts: { imported: 4 }, beside: { paintings: 0 } });
  const { dreams } = await bob.client.journal.list({});
  expect(dreams.map(({ visibility, image }) => [visibility, image])).toEqual(
    Array(4).fill(['private', null]),
  );
}, 120_000);

test('practice that came is left to whoever goes on with it, and is never brought over theirs', async () => {
  const { ada } = await aKeeper();
  const bytes = await archivedOf(ada);
  const bob = await aUser(app());
  const { practice } = bob.client;
  const mine = { date: '2026-02-02', way: 'incubation', text: 'Un train.' } as const;
  await practice.intend(mine);
  const reminders = { evening: null, morning: '07:00', days: [7], timeZone: 'UTC' };
  await practice.choose({ reminders });
  const look = await lookAt(bob, bytes, 'archive.zip');
  // Of its six parts, a wish of that night and reminders are here.
  expect(look.beside.practice).toBe(4);
  await apply(bob, look.id);
  const own = await practice.night({ date: mine.date });
  expect(own.intention).toMatchObject({ text: 'Un train.', came: null });
  const { rehearsals, reminders: kept } = await practice.get({});
  expect(kept).toEqual(reminders);
  expect(rehearsals.map(({ after }) => after)).toEqual(['Le loup s’assied.', 'Je vole.']);

  pass(60_000);
  const [, fall] = rehearsals;
  if (!fall) throw new Error('Both came.');
  await practice.rehearse({ id: fall.id, date: '2026-02-28' });
  await practice.answer({ date: '2026-02-03', came: 'yes' });
  await bob.client.imports.undo({ id: look.id });
  await app().app.jobs.idle();
  const after = await practice.get({});
  expect(after.rehearsals.map(({ days }) => days)).toEqual([['2026-02-04', '2026-02-28']]);
  expect(after.reminders).toEqual(reminders);
  expect((await practice.night({ date: '2026-02-03' })).intention?.came).toBe('yes');
});

test('what is no practice in an archive that somebody wrote by hand is left out', async () => {
  const { ada } = await aKeeper();
  const files = unzipSync(await archivedOf(ada));
  const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
  account.practice = {
    ...{ reminders: { evening: '25:00', morning: null, days: [9], timeZone: 'Nowhere' } },
    ...{ countsNights: 'no', intentions: [{ date: 'hier', way: 'lucid', text: 'Un phare.' }] },
    rehearsals: [{ before: 3 }, { ...{ before: '', after: '', days: [] }, isUnreadable: true }],
  };
  files['account.json'] = strToU8(JSON.stringify(account));
  const bob = await aUser(app());
  const look = await lookAt(bob, zipSync(files) as Bytes, 'archive.zip');
  expect(look.beside).toMatchObject({ nights: 2, practice: 0 });
});
