import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { type Bytes, openCarrying } from '#testing/carried.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

const { app, pass, lookAt, apply } = openCarrying();

type Content = Bytes | string;
const aLookAt = (user: TestUser, bytes: Content, name = 'dreams.csv', kind?: Kind) =>
  lookAt(user, bytes, name, kind);
type Kind = Parameters<typeof lookAt>[3];

const zipped = (files: Record<string, string>) =>
  new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([n, t]) => [n, strToU8(t)]))),
  );

/** Files that lie there still: of one import, or of all. */
async function filesLeft(id = ''): Promise<string[]> {
  const all = await readdir(join(app().dataFolder, 'imports')).catch(() => []);
  return all.filter((name) => name.startsWith(id));
}

const table = `Jour,Titre,Mes mots,Étiquettes
12/01/2026,La porte,Une porte verte dans l’eau.,"eau, porte"
25/01/2026,Le phare,Un phare qui parle.,mer
,Sans date,Un couloir.,
26/01/2026,,,
27/01/2026,Encore,Une porte  verte dans l'eau !,
`;

test('a table is looked at first: what comes, what is doubtful, what is here twice or empty', async () => {
  const ada = await aUser(app());
  const guessed = await aLookAt(ada, table);
  expect(guessed).toMatchObject({ status: 'ready', kind: 'csv', problem: 'no_text_column' });
  expect(guessed.columns.map(({ field }) => field)).toEqual(['date', 'title', null, 'tags']);
  expect(await refusal(ada.client.imports.apply({ id: guessed.id }))).toBe('import_not_ready');
  const columns = ['date', 'title', 'text', 'tags'] as const;
  await ada.client.imports.match({ id: guessed.id, columns: [...columns] });
  await app().app.jobs.idle();
  const matched = await ada.client.imports.get({ id: guessed.id });
  expect(matched).toMatchObject({
    problem: null,
    counts: { all: 5, new: 2, doubtful: 1, duplicate: 1, refused: 1, imported: 0 },
  });
  expect(matched.preview.map(({ state, reasons }) => [state, ...reasons])).toEqual([
    ['new'],
    ['new'],
    ['doubtful', 'no_date'],
    ['refused', 'no_text'],
    ['duplicate', 'twice_here'],
  ]);
  expect((await ada.client.dreams.list({})).totalCount).toBe(0);
  const done = await apply(ada, guessed.id);
  expect(done).toMatchObject({ status: 'done', counts: { imported: 3 } });
  const { dreams } = await ada.client.dreams.list({});
  expect(dreams.find(({ title }) => title === 'La porte')).toMatchObject({
    content: 'Une porte verte dans l’eau.',
    report: 'Une porte verte dans l’eau.',
    night: '2026-01-12',
    tags: ['eau', 'porte'],
    visibility: 'private',
    analysisStatus: 'done',
    imageStatus: 'asks',
  });
  expect(await filesLeft()).toEqual([]);
  const again = await aLookAt(ada, table.replace('Mes mots', 'Texte'));
  expect(again.counts).toMatchObject({ new: 0, doubtful: 0, duplicate: 4 });
});

test('what an import wrote is taken back whole, but for what was changed since', async () => {
  const ada = await aUser(app());
  const { id } = await aLookAt(ada, 'date,text\n2026-01-01,Un phare.\n2026-01-02,Une digue.\n');
  await apply(ada, id);
  const late = ada.client.imports.match({ id, columns: ['date', 'text'] });
  expect(await refusal(late)).toBe('import_not_ready');
  const [kept] = (await ada.client.dreams.list({})).dreams;
  await ada.client.dreams.update({ id: kept?.id ?? '', title: 'À moi' });
  await ada.client.imports.undo({ id });
  await app().app.jobs.idle();
  expect((await ada.client.dreams.list({})).dreams.map(({ title }) => title)).toEqual(['À moi']);
  expect(await refusal(ada.client.imports.get({ id }))).toBe('not_found');
});

test('a long account is kept whole, and whole sentences of it are proposed to be shared', async () => {
  const ada = await aUser(app());
  const text = Array.from({ length: 40 }, (_, i) => `Je traverse le couloir ${i} sans fin.`).join(
    ' ',
  );
  const { id } = await aLookAt(ada, `date,text\n2026-01-01,${text}\n`);
  await apply(ada, id);
  const [dream] = (await ada.client.dreams.list({})).dreams;
  expect(dream?.report).toBe(text);
  expect(dream?.content.length).toBeLessThanOrEqual(500);
  expect(dream?.content).toMatch(/sans fin\.$/);
});

// As Day One writes it: signs escaped, moments as links, an instant with the zone it was written in.
const dayOneEntries = [
  {
    ...{ starred: false, creationOSName: 'iOS', creationDeviceModel: 'iPhone13,4', duration: 0 },
    ...{ isPinned: false, isAllDay: false, editingTime: 63.55, timeZone: 'Australia/Sydney' },
    uuid: '2F8DDCA258634D9994DF3A4FEE328035',
    creationDate: '2024-05-05T20:30:00Z',
    modifiedDate: '2024-05-05T20:41:09Z',
    richText: '{"meta":{"version":1},"contents":[{"text":"La gare"}]}',
    text: '# La gare\\!\n\n![](dayone-moment://76F9B0AC37954B51BF8B9146498B29C2)\n\nUn train de verre\\.',
    photos: [{ identifier: '76F9B0AC37954B51BF8B9146498B29C2', type: 'jpeg', md5: 'a'.repeat(32) }],
    tags: ['train'],
    weather: { conditionsDescription: 'Clear', moonPhaseCode: 'waning-crescent' },
    location: {
      ...{ localityName: 'Wanniassa', country: 'Australia', placeName: 'Wanniassa' },
      ...{ latitude: -35.4, longitude: 149.1, administrativeArea: 'ACT' },
    },
  },
];
const dayOne = JSON.stringify({ metadata: { version: '1.0' }, entries: dayOneEntries });
const note =
  '---\ndate: 2024-05-06\ntags:\n  - mer\n  - nuit\nlucidity: 7\n---\n# La gare\n\nUn train de verre.\n';
const formats: [string, Content, string, string][] = [
  ['dayone', zipped({ 'Journal.json': dayOne }), 'export.zip', '2024-05-06'],
  ['dayone', dayOne, 'Journal.json', '2024-05-06'],
  [
    'diarium',
    JSON.stringify([
      {
        date: '2024-05-06T05:00:53.48828',
        ...{ heading: 'La gare', html: '<p>Un train de <b>verre</b>&#46;</p>' },
        ...{ rating: 4, location: [45.7, 4.8], tags: ['train'], people: ['Lucie'], tracker: [] },
        ...{ weather: '14°C', sun: '☀️ Sunrise: 6:16 AM Sunset: 8:56 PM', lunar: 'New moon' },
      },
    ]),
    'diarium.json',
    '2024-05-06',
  ],
  ['markdown', zipped({ 'vault/2024/La gare.md': note }), 'vault.zip', '2024-05-06'],
  ['markdown', note, 'gare.md', '2024-05-06'],
  ['text', zipped({ '2024-05-06 La gare.txt': 'Un train de verre.' }), 'notes.zip', '2024-05-06'],
  ['text', '6 mai 2024\nUn train de verre.\n\n7 mai 2024\nUn pont.\n', 'notes.txt', '2024-05-06'],
  [
    'dreambank',
    '#1 (05/06/2024)\n\nUn train de verre. (4 words)\n\n\n#2 (05/17/2024)\n\nUn pont. (2 words)\n',
    'series.txt',
    '2024-05-06',
  ],
  [
    'json',
    JSON.stringify([{ date: '2024-05-06', text: 'Un train de verre.', title: 'La gare' }]),
    'a.json',
    '2024-05-06',
  ],
];
for (const [kind, bytes, name, night] of formats) {
  test(`${name} is known to be ${kind}, and its dreams come with their nights`, async () => {
    const ada = await aUser(app());
    const look = await aLookAt(ada, bytes, name);
    expect(look).toMatchObject({ status: 'ready', kind, problem: null });
    await apply(ada, look.id);
    const { dreams } = await ada.client.dreams.list({});
    const dream = dreams.find(({ report }) => report === 'Un train de verre.');
    expect(dream).toMatchObject({ night });
  });
}

test('several journals of Day One come from one ZIP, their words plain, on the clocks of their zone', async () => {
  const ada = await aUser(app());
  const other = { creationDate: '2024-06-01T23:00:00Z', timeZone: 'UTC', isAllDay: true };
  const richText = JSON.stringify({ contents: [{ text: 'Un ' }, { text: 'pont.' }] });
  const more = JSON.stringify({ metadata: {}, entries: [{ ...other, richText }] });
  const files = { 'Rêves.json': dayOne, 'Travail.json': more };
  const look = await aLookAt(ada, zipped(files), 'export.zip');
  expect(look).toMatchObject({ kind: 'dayone', counts: { all: 2, new: 2 } });
  await apply(ada, look.id);
  const { dreams } = await ada.client.journal.list({});
  expect(dreams).toMatchObject([
    { report: 'Un pont.', night: '2024-06-01' },
    {
      ...{ title: 'La gare!', report: 'Un train de verre.', tags: ['train'] },
      ...{ night: '2024-05-06', dreamedAt: '2024-05-05T20:30:00.000Z' },
      location: { city: 'Wanniassa', country: 'Australia' },
    },
  ]);
});

test('our own exports come back as they were: table, JSON, notes, archive and series', async () => {
  const ada = await aUser(app());
  await aDream(ada.client, {
    title: 'La porte',
    content: '=Une porte.',
    report: 'Une porte, et derrière elle la mer.',
    mood: -1,
    lucidity: 4,
    dreamedAt: '2026-01-05T03:00:00Z',
    visibility: 'private',
  });
  await app().app.jobs.idle();
  const fetched = async (url: string | null) => {
    const headers = { authorization: `Bearer ${ada.token}` };
    return new Uint8Array(await (await app().request(url ?? '', { headers })).arrayBuffer());
  };
  const brought: [string, Uint8Array<ArrayBuffer>][] = [];
  for (const format of ['csv', 'json', 'markdown', 'dreambank'] as const) {
    const { id } = await ada.client.exports.request({ format });
    await app().app.jobs.idle();
    const name = format === 'csv' || format === 'json' ? `a.${format}` : 'a.zip';
    brought.push([name, await fetched((await ada.client.exports.get({ id })).url)]);
  }
  const { id } = await ada.client.archives.request();
  await app().app.jobs.idle();
  brought.push(['archive.zip', await fetched((await ada.client.archives.get({ id })).url)]);
  for (const [name, bytes] of brought) {
    expect((await aLookAt(ada, bytes, name)).counts, name).toMatchObject({ all: 1, duplicate: 1 });
    const bob = await aUser(app());
    const look = await aLookAt(bob, bytes, name);
    await apply(bob, look.id);
    const [dream] = (await bob.client.dreams.list({})).dreams.filter(
      ({ viewer }) => viewer.isOwner,
    );
    expect(dream, name).toMatchObject({
      report: 'Une porte, et derrière elle la mer.',
      night: '2026-01-05',
    });
    if (look.kind === 'dreambank') continue;
    expect(dream, name).toMatchObject({
      title: 'La porte',
      content: '=Une porte.',
      mood: -1,
      lucidity: 4,
    });
  }
});

test('other encodings are read: marks of UTF-16, and what old programs of the West wrote', async () => {
  const ada = await aUser(app());
  const text = 'date;texte\n2026-01-01;Une fenêtre s’éveille\n';
  const wide = new Uint8Array(
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  );
  const old = new Uint8Array(Buffer.from(text.replace('’', '\x92'), 'latin1'));
  const turned = new Uint8Array(Buffer.from(wide).swap16());
  const marked = `\ufeff${text}`;
  for (const bytes of [wide, turned, marked, old]) {
    const { preview } = await aLookAt(ada, bytes);
    expect(preview[0]?.excerpt).toBe('Une fenêtre s’éveille');
  }
});

const link = zipped({ 'a.md': 'x' });
// The mode of a link, in the central directory: made by Unix, and a link.
const central = Buffer.from(link).lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
link[central + 5] = 3;
link[central + 41] = 0xa1;
const hostile: [string, Content, string][] = [
  ['zip_bomb', zipped({ 'a.md': '0'.repeat(30_000_000) }), 'a.zip'],
  ['zip_path', zipped({ '../../etc/a.md': 'x' }), 'a.zip'],
  ['zip_link', link, 'a.zip'],
  ['zip_broken', new Uint8Array(Buffer.from('PK\x03\x04 and then nothing')), 'a.zip'],
  ['unknown_format', zipped({ 'a.exe': 'x' }), 'a.zip'],
  ['unknown_format', new Uint8Array(zipSync({ 'b.zip': zipped({ 'a.md': 'x' }) })), 'a.zip'],
  ['malformed', zipped({ 'a.json': '"a"' }), 'a.zip'],
  ['zip_path', zipped({ '/etc/a.md': 'x' }), 'a.zip'],
  ['zip_path', zipped({ 'C:\\a.md': 'x' }), 'a.zip'],
  ['malformed', `date,text\n2026-01-01,"${'x'.repeat(500_000)}"\n`, 'a.csv'],
  ['encoding', 'date,text\n2026-01-01,Un\0phare.\n', 'a.csv'],
  ['encoding', new Uint8Array([0xfe, 0xff, 0xd8, 0x00, 0x00, 0x41]), 'a.csv'],
  ['html', '<!DOCTYPE html><script>alert(1)</script>', 'a.txt'],
  ['encoding', new Uint8Array([0x61, 0x00, 0x01, 0x02, 0x62]), 'a.txt'],
  ['malformed', '{"entries": [', 'a.json'],
  ['empty', 'date,text\n', 'a.csv'],
  ['empty', '   \n', 'a.txt'],
];
for (const [problem, bytes, name] of hostile) {
  test(`${name} that is ${problem} is refused, says why, and leaves nothing`, async () => {
    const ada = await aUser(app());
    const look = await aLookAt(ada, bytes, name);
    expect(look).toMatchObject({ status: 'failed', problem, preview: [], columns: [] });
    expect(await refusal(ada.client.imports.apply({ id: look.id }))).toBe('import_not_ready');
    expect(await filesLeft(look.id)).toEqual([]);
    expect(
      (await ada.client.dreams.list({})).dreams.filter(({ viewer }) => viewer.isOwner),
    ).toEqual([]);
  });
}

test('a file lies sealed, is its owner’s alone, and goes when nobody says a word', async () => {
  const [ada, bob] = [await aUser(app()), await aUser(app())];
  const { id } = await aLookAt(ada, 'date,text\n2026-01-01,Un ornithorynque.\n');
  const [kept = ''] = await filesLeft(id);
  expect((await readFile(join(app().dataFolder, 'imports', kept))).includes('ornithorynque')).toBe(
    false,
  );
  const { rows } = await app().database.execute('select found::text, counts::text from imports');
  expect(JSON.stringify(rows)).not.toContain('ornithorynque');
  for (const call of [
    bob.client.imports.get({ id }),
    bob.client.imports.apply({ id }),
    bob.client.imports.undo({ id }),
  ]) {
    expect(await refusal(call)).toBe('not_found');
  }
  const bridge = await aLookAt(bob, 'date,text\n2026-01-01,Un pont.\n');
  await bob.client.imports.match({ id: bridge.id, columns: ['date', 'text'] });
  await app().app.jobs.idle();
  pass(2 * 86_400_000 + 1_000);
  await app().app.features.imports.sweep();
  expect(await filesLeft()).toEqual([]);
});

test('one is looked at at a time, also where two come in at once', async () => {
  const { client, token } = await aUser(app());
  const bytes = 'date,text\n2026-01-01,Un pont.\n';
  const { id } = await client.imports.request({ file: new File([bytes], 'a.csv') });
  await app().app.jobs.idle();
  const isAtWork = (status: string) =>
    app().database.execute('update imports set status = $1 where id = $2', [status, id]);
  const before = (await filesLeft()).length;
  // Nothing is at work when the other begins to come, and something is once it is there.
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const coming = app().request('/api/imports', {
    ...{ method: 'POST', body: readable, duplex: 'half' },
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=between',
    },
  } as RequestInit);
  const head = '--between\r\ncontent-disposition: form-data; name="file"; filename="b.csv"\r\n\r\n';
  await writer.write(strToU8(head + bytes));
  await expect.poll(async () => (await filesLeft()).length).toBe(before + 1);
  await isAtWork('running');
  await writer.write(strToU8('\r\n--between--\r\n'));
  await writer.close();
  expect(await (await coming).json()).toMatchObject({ code: 'import_at_work' });
  expect(await filesLeft()).toHaveLength(before);
  expect(await refusal(client.imports.request({ file: new File([bytes], 'c.csv') }))).toBe(
    'import_at_work',
  );
  await isAtWork('ready');
});

test('a body that is no form with a file is refused before anything is kept', async () => {
  const { token } = await aUser(app());
  const before = await filesLeft();
  const send = async (body: FormData | string, type?: string) => {
    const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) };
    const response = await app().request('/api/imports', { method: 'POST', headers, body });
    return [response.status, Object(await response.json()).code];
  };
  const form = (fields: Record<string, string | File>) => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.set(name, value);
    return made;
  };
  const file = new File(['x'], 'a.txt');
  expect(await send('{}', 'application/json')).toEqual([415, 'unsupported_media_type']);
  expect(await send(form({ kind: 'auto' }))).toEqual([400, 'invalid_body']);
  expect(await send(form({ file, kind: 'no such kind' }))).toEqual([400, 'invalid_body']);
  expect(await send(form({ file, other: 'x' }))).toEqual([400, 'invalid_body']);
  expect(await send('--x\r\nbroken', 'multipart/form-data; boundary=x')).toEqual([
    400,
    'invalid_body',
  ]);
  expect(await filesLeft()).toEqual(before);
});
