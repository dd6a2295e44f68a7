import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { readBook } from '#testing/book.ts';
import { openCarrying } from '#testing/carried.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const { app, pass, fetchAs, exportOf, lookAt, apply } = openCarrying();

async function anExportOf(user: TestUser, wish: Parameters<typeof exportOf>[1]) {
  const made = await exportOf(user, wish);
  return { ...made, text: strFromU8(made.bytes) };
}

/** Somebody with two dreams of two nights, one with a sealed report, and one in the bin. */
async function aDreamer() {
  const user = await aUser(app());
  await aDream(user.client, {
    title: 'La porte: verte/bleue',
    content: '=SOMME(A1) dit la porte, "ouverte".',
    report: 'Un ornithorynque.\n\nIl parle.',
    visibility: 'private',
    mood: -2,
    dreamedAt: '2026-02-02T05:00:00Z',
  });
  await aDream(user.client, { content: 'Un phare.', dreamedAt: '2026-01-05T05:00:00Z' });
  const { id } = await aDream(user.client, { content: 'Une zibeline.' });
  await user.client.dreams.remove({ id });
  await app().app.jobs.idle();
  return user;
}

test('a table holds every dream but the bin’s, in the order of nights, and runs no formula', async () => {
  const { text, type } = await anExportOf(await aDreamer(), { format: 'csv', language: 'fr' });
  expect(type).toContain('text/csv');
  const rows = text.split('\r\n');
  expect(rows[0]).toContain('nuit,moment,titre,rêve,récit');
  expect(rows[1]).toContain('2026-01-05');
  expect(text).toContain(`"'=SOMME(A1) dit la porte, ""ouverte""."`);
  expect(text).toContain('ornithorynque.\n\nIl parle.');
  expect(text).toContain(',-2,');
  expect(text).not.toContain('zibeline');
});

test('JSON tells each dream whole, and a span of nights leaves out the others', async () => {
  const ada = await aDreamer();
  const all = JSON.parse((await anExportOf(ada, { format: 'json' })).text);
  expect(all).toMatchObject({
    format: 'reverie.dreams',
    dreams: [
      { night: '2026-01-05', painting: { name: expect.any(String) } },
      { night: '2026-02-02', report: 'Un ornithorynque.\n\nIl parle.', analysis: { of: 'report' } },
    ],
  });
  const span = { from: '2026-02-01', to: '2026-02-02' };
  const some = JSON.parse((await anExportOf(ada, { format: 'json', ...span })).text);
  expect(some.dreams).toHaveLength(1);
});

test('a folder for Obsidian has a note a dream, what is known of it in front, and its painting', async () => {
  const { bytes } = await anExportOf(await aDreamer(), { format: 'markdown', language: 'fr' });
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  const name = names.find((each) => each.includes('2026-02-02 La porte verte bleue')) ?? '';
  const note = strFromU8(files[name] ?? new Uint8Array());
  expect(note).toMatch(/^---\ntitle: "La porte: verte\/bleue"\nnight: "2026-02-02"\n/);
  expect(note).toContain('tags: ["baleine","mer"]');
  expect(note).toContain('## Récit complet\n\nUn ornithorynque.');
  const [, picture = ''] = note.match(/\]\(\.\.\/(paintings\/.+\.\w+)\)/) ?? [];
  expect(names).toContain(`Reverie/${picture}`);
});

test('researchers get a series in two layouts, without name, place or tag', async () => {
  const ada = await aDreamer();
  const { bytes } = await anExportOf(ada, { format: 'dreambank', language: 'en' });
  const files = unzipSync(bytes);
  const series = strFromU8(files['dreambank.txt'] ?? new Uint8Array());
  expect(series).toMatch(
    /^#1 \(2026-01-05\)\n\nUn phare\. \(2 words\)\n\n\n#2 \(2026-02-02\)\n\nUn orn/,
  );
  const table = strFromU8(files['sddb.csv'] ?? new Uint8Array());
  expect(table).toContain('dreamer,1,2026-01-05,Un phare.,2,fr');
  for (const named of [ada.user.username, 'baleine']) expect(table + series).not.toContain(named);
});

test('an export lies sealed, is its owner’s alone, and no archive', async () => {
  const [ada, bob] = [await aDreamer(), await aUser(app())];
  const { made } = await anExportOf(ada, { format: 'csv' });
  const kept = await readFile(join(app().dataFolder, 'archives', `${made.id}.sealed`));
  expect(kept.includes('ornithorynque')).toBe(false);
  expect(await refusal(bob.client.exports.get({ id: made.id }))).toBe('not_found');
  expect(await refusal(ada.client.archives.get({ id: made.id }))).toBe('not_found');
  expect((await fetchAs(bob, made.url)).status).toBe(404);
  expect((await app().request(made.url ?? '')).status).toBe(401);
  expect((await ada.client.activity.list({})).activity[0]).toMatchObject({
    kind: 'export_fetched',
  });
  pass(7 * 86_400_000 + 1_000);
  await app().app.features.archives.sweep();
  expect(await readdir(join(app().dataFolder, 'archives'))).toEqual([]);
});

test('an old proof opens no export and plans none, and nights the wrong way round are refused', async () => {
  const { client, password } = await aUser(app());
  const backwards = { format: 'csv', from: '2026-02-02', to: '2026-02-01' } as const;
  expect(await refusal(client.exports.request(backwards))).toBe('invalid_body');
  pass(601_000);
  expect(await refusal(client.exports.request({ format: 'csv' }))).toBe('proof_required');
  const wish = { format: 'csv', rhythm: 'weekly' } as const;
  expect(await refusal(client.exports.keepPlan(wish))).toBe('proof_required');
  await client.sessions.prove({ password });
  const [one, other] = await Promise.all([
    client.exports.request({ format: 'csv' }),
    client.exports.request({ format: 'csv' }),
  ]);
  expect(one.id).toBe(other.id);
  await app().app.jobs.idle();
});

test('a plan is followed when it is due, once, and no more after it is dropped', async () => {
  const { client, email, password } = await aUser(app());
  const { plan } = await client.exports.keepPlan({ format: 'json', rhythm: 'monthly' });
  expect(plan).toMatchObject({ format: 'json', rhythm: 'monthly' });
  pass(32 * 86_400_000);
  await app().app.features.exports.followPlans();
  await app().app.features.exports.followPlans();
  await app().app.jobs.idle();
  const { token } = await app().client().accounts.login({ email, password });
  const later = app().client(token).exports;
  expect((await later.list()).exports).toMatchObject([{ isPlanned: true, status: 'done' }]);
  await later.dropPlan();
  expect(await later.plan()).toEqual({ plan: null });
});

test('a book opens, is tagged, and has every title, bookmark and painting in it', async () => {
  const { bytes, type } = await anExportOf(await aDreamer(), { format: 'pdf', language: 'fr' });
  expect(type).toBe('application/pdf');
  const { text, book } = await readBook(bytes);
  for (const words of ['La porte: verte/bleue', 'Sans titre', 'ornithorynque', 'Table des rêves']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('zibeline');
  const read = JSON.stringify(await (await book.getPage(3)).getStructTree());
  for (const role of ['H2', 'P']) expect(read).toContain(`"role":"${role}"`);
  expect((await book.getOutline())?.map(({ title }) => title)).toContain('Février 2026');
  expect((await book.getMetadata()).info).toMatchObject({ Language: 'fr' });
});

test('what came later and what was said of a night go along, and come back into no account', async () => {
  const ada = await aUser(app());
  const words = { title: 'La digue', content: 'Une digue.', report: 'Une digue, la nuit.' };
  const told = { ...words, dreamedAt: '2026-02-03T04:00:00Z', visibility: 'private' } as const;
  const { id } = await aDream(ada.client, told);
  await ada.client.layers.add({ id, kind: 'addition', content: 'Il y avait aussi un héron.' });
  await ada.client.nights.put({ date: '2026-02-03', dayNote: 'Une journée au port.' });
  await app().app.jobs.idle();
  const json = JSON.parse((await anExportOf(ada, { format: 'json' })).text);
  expect(json).toMatchObject({
    dreams: [{ additions: [{ content: 'Il y avait aussi un héron.' }] }],
    nights: [{ date: '2026-02-03', dayNote: 'Une journée au port.' }],
  });
  const { text } = await readBook((await anExportOf(ada, { format: 'pdf' })).bytes);
  expect(text).toContain('Il y avait aussi un héron.');
  const { bytes } = await anExportOf(ada, { format: 'markdown', language: 'fr' });
  const [note = ''] = Object.values(unzipSync(bytes))
    .map((each) => strFromU8(each))
    .filter((each) => each.startsWith('---\ntitle'));
  for (const said of ['## Venu plus tard', 'un héron', '## La veille', 'Une journée au port.']) {
    expect(note).toContain(said);
  }
  const bob = await aUser(app());
  const { id: brought } = await lookAt(bob, note, 'a.md');
  await apply(bob, brought);
  const { dreams } = await bob.client.dreams.list({});
  expect(dreams.find(({ viewer }) => viewer.isOwner)?.report).toBe('Une digue, la nuit.');
});

test('meanings, people and nights go along in a book, a folder and tables, and are no dreams', async () => {
  const ada = await aUser(app());
  const { client } = ada;
  const told = { title: 'La digue', content: 'La mer passe la digue. Lucy rit.' };
  const dreamedAt = '2026-02-03T04:00:00Z';
  const { id } = await aDream(client, { ...told, dreamedAt, visibility: 'private' });
  await client.layers.add({ id, content: '=Un héron.' });
  await client.symbols.mean({ symbol: 'sea', meaning: 'Ce qui me dépasse.' });
  await client.people.tell({
    name: 'Lucy',
    aliases: ['Lulu'],
    relation: 'sister',
    note: 'Rieuse.',
  });
  const slept = { bedtime: '23:10', rising: '06:40', awakenings: 2, naps: 1, moodBefore: -1 };
  await client.nights.put({ date: '2026-02-03', ...slept, dayNote: 'Le port.' });
  await client.nights.put({ date: '2026-02-04', hadNoRecall: true });
  await app().app.jobs.idle();

  const { text } = await readBook((await anExportOf(ada, { format: 'pdf', language: 'fr' })).bytes);
  for (const words of ['Ce qui me dépasse.', 'Qui est qui', 'Lucy, Lulu', 'ma sœur']) {
    expect(text).toContain(words);
  }
  // A book is given away: what is noted of somebody is not in it.
  expect(text).not.toContain('Rieuse');

  const folder = await anExportOf(ada, { format: 'markdown', language: 'fr' });
  const files = unzipSync(folder.bytes);
  const read = (name: string) => strFromU8(files[`Reverie/${name}`] ?? new Uint8Array());
  const symbols = Object.keys(files).filter((name) => name.includes('/Symboles/'));
  const [, symbol = ''] = /Symboles\/(.+)\.md$/.exec(symbols[0] ?? '') ?? [];
  expect(read(`Symboles/${symbol}.md`)).toContain('Ce qui me dépasse.');
  expect(read('Personnes/Lucy.md')).toMatch(/aliases: \["Lulu"\].*ma sœur.*Rieuse\./s);
  expect(read('Nuits/2026-02-03.md')).toMatch(/- coucher: 23:10.*Le port\./s);
  expect(read('Nuits/2026-02-04.md')).toContain('Rien n’est resté.');
  const dream = Object.keys(files).find((name) => name.includes('La digue')) ?? '';
  expect(strFromU8(files[dream] ?? new Uint8Array())).toContain(`- [[${symbol}]]`);

  const table = (await anExportOf(ada, { format: 'csv', language: 'fr' })).text;
  expect(table).toMatch(/ajouts,coucher,lever,réveils,siestes,veille,/);
  expect(table).toMatch(/\d{4}-\d\d-\d\d =Un héron\.,23:10,06:40,2,1,Le port\.,-1,/);
  const series = unzipSync((await anExportOf(ada, { format: 'dreambank' })).bytes);
  expect(strFromU8(series['sddb.csv'] ?? new Uint8Array())).toMatch(/,23:10,06:40,2,1,.*héron/);

  const bob = await aUser(app());
  const look = await lookAt(bob, folder.bytes, 'a.zip');
  expect(look.counts).toMatchObject({ all: 1, new: 1 });
  await apply(bob, look.id);
  const [come] = (await bob.client.journal.list({})).dreams;
  expect(come).toMatchObject({ content: told.content, report: null });
});
