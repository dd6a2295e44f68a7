import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateSync } from 'otplib';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { activityDesk } from '#commands/activity-desk.ts';
import { sealDesk } from '#commands/seal-desk.ts';
import { silentLog } from '#platform/log.ts';
import { openSeal } from '#platform/seal/key.ts';
import { keyNamedIn, sealNamed } from '#platform/seal/seal.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { temporaryFolder } from '#testing/folder.ts';
import { aRecording } from '#testing/sounds.ts';

const at = await startTestApp({ pushServices: ['push.example.org'] });
afterAll(at.close);
const { database, dataFolder } = at;
const parts = { database, open: async () => at.app.features };
const seal = (...words: string[]) => sealDesk(words, parts);

function theRotation() {
  const { rotation } = at.app.features;
  if (!rotation) throw new Error('the key is not there');
  return rotation;
}
const { ring, columns } = theRotation();

/** Whatever else is kept as bytes, and is no text sealed by a key of the ring. */
const others = [
  ...['activity.sealed', 'activity.hash', 'activity_marks.hash', 'activity_marks.signature'],
  ...['seal_copies.sealed', 'seal_sample.sample', 'passkeys.public_key'],
  // Digests.
  ...['guest_dreams.key_hash', 'match_memory.pair'],
  // By the key of their person, which is sealed anew.
  ...['journal_words.sealed', 'journal_tallies.sealed'],
];

test('every column that holds sealed texts is told of, and names their keys', async () => {
  const bytes = await database.execute(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea'`,
  );
  const guarded = await database.execute(
    `select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.confrelid = 'seal_keys'::regclass and a.attgenerated = 's'`,
  );
  const namesOf = ({ rows }: { rows: unknown[] }) =>
    (rows as { name: string }[]).map(({ name }) => name).sort();
  const told = columns.map(({ table, column }) => `${table}.${column}`).sort();
  expect(namesOf(bytes)).toEqual([...told, ...others].sort());
  expect(namesOf(guarded)).toEqual(told.map((name) => `${name}_key`));
});

/** Has somebody remove what is kept for the authority alone. */
async function keepEvidence({ email, client }: TestUser) {
  const [teller, reporter] = [await aUser(at), await aUser(at)];
  const { id } = await aDream(teller.client);
  await at.app.features.accounts.setRole(email, 'moderator');
  const target = { kind: 'dream', id } as const;
  await reporter.client.moderation.report({ target, reason: 'minors' });
  const [found] = (await client.moderation.queue({})).cases;
  await client.moderation.decide({ id: found?.id ?? '', act: 'delete', reason: 'minors' });
}

/** Somebody with a text of every kind that is sealed. */
async function someoneWithEverything() {
  const ada = await aUser(at);
  const { id } = await aDream(ada.client, {
    report: 'Un ornithorynque dort.',
    blurred: [{ kind: 'place', words: 'Vésinet' }],
  });
  const message = { type: 'support', name: 'Ada', email: ada.email, subject: 'Une page' } as const;
  const written = { ...message, message: 'La page ne dort pas.', consent: true } as const;
  const once = { idempotencyKey: `contact-${id}` };
  const send = () => at.client().contact.send({ ...written, language: 'fr' }, once);
  const { ticket } = await send();
  const archive = await ada.client.archives.request();
  await ada.client.nights.put({ date: '2026-02-03', dayNote: 'Une journée au zoo.' });
  await ada.client.layers.add({ id, kind: 'addition', content: 'Il avait froid.' });
  await ada.client.dreams.update({ id, title: 'Le sommeil' });
  await ada.client.images.generate({ id, told: 'Une girafe dansait.' });
  await ada.client.people.tell({ name: 'Lucie', relation: 'sister' });
  await ada.client.symbols.mean({ symbol: 'sea', meaning: 'Le large.' });
  await ada.client.practice.intend({ date: '2026-03-05', way: 'lucid', text: 'Le sommeil.' });
  await ada.client.practice.write({ before: '', after: 'Le sommeil.' });
  await ada.client.imports.request({ file: new File(['Un phare.'], 'a.txt') });
  const { id: spoken, sound } = await aRecording(at, ada);
  await ada.client.recordings.track({ id: spoken, peaks: [1, 2] });
  const word = { text: 'baleine', start: 0, end: 1 };
  await ada.client.recordings.words({ id: spoken, source: 'browser', words: [word] });
  await keepEvidence(ada);
  await ada.client.push.subscribe({
    endpoint: 'https://push.example.org/ada',
    keys: { p256dh: 'BA', auth: 'AA' },
  });
  const guest = await at.client().guestDreams.create({ content: 'Un phare.' });
  await at.app.jobs.idle();
  await vi.waitFor(() => ada.client.patterns.get(), 30_000);
  const { secret } = await ada.client.factors.begin();
  const epoch = Math.floor(Date.now() / 1000);
  const { recoveryCodes } = await ada.client.factors.confirm({
    code: generateSync({ secret, epoch }),
  });
  // The letter about it has left.
  await at.app.jobs.idle();
  // Made by a night’s look, which needs more people.
  await database.execute('insert into match_keys values ($1, now(), $2)', [
    ...[id, ring.seal('', `match key ${id}`)],
  ]);
  // What lies there for a moment only.
  for (const [table, context] of [
    ['mails', 'mail'],
    ['reset_wishes', 'reset'],
  ]) {
    await database.execute(
      `insert into ${table} (id, sealed, created_at) values ('${id}', $1, now())`,
      [ring.seal('{}', `${context} ${id}`)],
    );
  }
  return { ada, id, send, ticket, archive, secret, recoveryCodes, spoken, sound, guest };
}

test('everything sealed gets another key and opens as before; the old one goes, and nothing names it', async () => {
  const one = await someoneWithEverything();
  const old = ring.sealing();
  const before = await theRotation().look();
  for (const where of columns) {
    const { rows } = await database.execute(
      `select 1 from ${where.table} where ${where.column}_key = '${old}'`,
    );
    expect(rows.length, where.table).toBeGreaterThan(0);
  }
  expect(await seal('rotate')).toMatchObject({ exitCode: 0 });
  const now = ring.sealing();
  expect(now).not.toBe(old);
  const { keys, unnamed } = await theRotation().look();
  expect(unnamed).toBe(0);
  expect(keys.map(({ id, texts }) => [id, texts])).toEqual([
    [now, before.keys[0]?.texts],
    [old, 0],
  ]);
  expect((await readFile(join(dataFolder, 'seal.key'), 'utf8')).split('\n')).toHaveLength(2);

  expect((await seal('retire', old)).message).toContain('letters sent before');
  expect(await seal('retire', old, '--yes')).toMatchObject({ exitCode: 0 });
  expect((await readFile(join(dataFolder, 'seal.key'), 'utf8')).split('\n')).toHaveLength(1);
  expect(await readFile(join(dataFolder, 'sealed-with'), 'utf8')).not.toContain(old);
  const { rows: named } = await database.execute('select * from seal_copies');
  expect(named).toEqual([]);

  // Read by a server that starts only now, with what is in the folder.
  const next = await openSeal({ database, dataFolder, log: silentLog });
  expect(next?.keys().size).toBe(1);
  await next?.close();

  const { ada, id, send, ticket, archive, guest } = one;
  const { id: told, key } = guest;
  expect(await at.client().guestDreams.get({ id: told, key })).toMatchObject({
    content: 'Un phare.',
    imageUrl: expect.any(String),
  });
  const { images } = await ada.client.images.history({ id });
  expect(images[0]?.arrangement.told).toBe('Une girafe dansait.');
  expect(await ada.client.dreams.get({ id })).toMatchObject({ report: 'Un ornithorynque dort.' });
  expect((await ada.client.journal.list({ q: 'ornithorynque' })).totalCount).toBe(1);
  expect(await ada.client.analysis.get({ id })).toMatchObject({ of: 'report' });
  expect(await send()).toEqual({ ticket });
  const { url } = await ada.client.archives.get({ id: archive.id });
  const fetched = await at.request(url ?? '', {
    headers: { authorization: `Bearer ${ada.token}` },
  });
  expect(
    Buffer.from(await fetched.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const { spoken, sound } = one;
  const heard = await ada.client.recordings.get({ id: spoken });
  expect(heard).toMatchObject({ words: [{ text: 'baleine' }], peaks: [1, 2] });
  const audio = await at.request(heard.url ?? '', {
    headers: { authorization: `Bearer ${ada.token}`, range: 'bytes=600-' },
  });
  expect(new Uint8Array(await audio.arrayBuffer())).toEqual(sound.subarray(600));
  const { activity } = await ada.client.activity.list({});
  expect(activity.every(({ kind }) => kind !== null)).toBe(true);
  expect(await activityDesk(['verify'], parts)).toMatchObject({ exitCode: 0 });
}, 60_000);

test('an entry of the activity log that is changed is found after a rotation as well', async () => {
  const ada = await aUser(at);
  await seal('rotate');
  await ada.client.accounts.updateProfile({ firstName: 'Ada' });
  expect(await activityDesk(['verify'], parts)).toMatchObject({ exitCode: 0 });
  await database.execute('alter table activity disable trigger activity_grows_only');
  const { rows } = await database.execute('delete from activity where seq = 1 returning sealed');
  expect(rows).toHaveLength(1);
  expect(await activityDesk(['verify'], parts)).toEqual({
    exitCode: 1,
    message: 'Entry 1 was removed.',
  });
  await database.execute(
    "update activity_marks set seq = 1, hash = (select hash from activity where seq = 2) where name = 'cut'",
  );
  expect((await activityDesk(['verify'], parts)).message).toContain('not signed by this server');
});

test('rotations asked for at once are one', async () => {
  const keys = new Set(ring.keys().keys());
  await Promise.all([1, 2, 3].map(() => seal('rotate')));
  const made = [...ring.keys().keys()].filter((id) => !keys.has(id));
  expect(made).toEqual([ring.sealing()]);
});

test('what is written with the old key meanwhile holds that key, and is sealed anew before it goes', async () => {
  const ada = await aUser(at);
  const { id } = await aDream(ada.client, { report: 'Un tapir.' });
  const old = ring.sealing();
  const key = ring.keys().get(old) ?? new Uint8Array();
  await seal('rotate');
  // A server that was slow to hear of it.
  await database.execute('update dreams set report = $1 where id = $2', [
    sealNamed(key, 'Un tapir nage.', id),
    id,
  ]);
  expect((await theRotation().look()).keys.find((each) => each.id === old)?.texts).toBe(1);
  expect((await seal('retire', old)).message).toContain('texts still need it');
  await expect(database.execute(`delete from seal_keys where id = '${old}'`)).rejects.toThrow(
    /violates foreign key/,
  );
  expect(await seal('retire', old, '--yes')).toMatchObject({ exitCode: 0 });
  expect((await ada.client.dreams.get({ id })).report).toBe('Un tapir nage.');
  // And nothing more can be written with it.
  await expect(
    database.execute('update dreams set report = $1 where id = $2', [sealNamed(key, '', id), id]),
  ).rejects.toThrow(/violates foreign key/);
});

test('another server opens and seals with the new key without being started again', async () => {
  const folder = await temporaryFolder();
  const sealKey = Buffer.from(ring.keys().get(ring.sealing()) ?? []).toString('base64');
  const other = await openSeal({ database, dataFolder: folder, log: silentLog, sealKey });
  onTestFinished(() => other?.close());
  const first = ring.sealing();
  expect(await seal('rotate')).toMatchObject({ exitCode: 0 });
  const sealed = ring.seal('la baleine', 'dream 1');
  expect(keyNamedIn(sealed)).not.toBe(first);
  await vi.waitFor(() => expect(other?.open(sealed, 'dream 1')).toBe('la baleine'));
  expect(other?.sealing()).toBe(ring.sealing());
  // What was configured is what it would start with: that key may not go under its feet.
  if (database.kind === 'postgres') {
    expect((await seal('retire', first, '--yes')).message).toContain('REVERIE_KEY');
  }
});

test('nothing is sealed with a new key before every living server has it', async () => {
  const old = ring.sealing();
  await database.execute(
    `insert into seal_holders (id, holds, started_with, seen_at)
     values (gen_random_uuid(), array['${old}'], array['${old}'], now())`,
  );
  const { id } = await theRotation().begin();
  await theRotation().goOn();
  expect(ring.sealing()).toBe(old);
  expect((await seal('status')).message).toContain('not yet at 1 servers');
  // It died, and was not heard of for a while.
  await database.execute("update seal_holders set seen_at = now() - interval '2 minutes'");
  await theRotation().goOn();
  expect(ring.sealing()).toBe(id);
});

test('a text that nobody can open stays as it is, and holds nothing up', async () => {
  const ada = await aUser(at);
  const dream = await aDream(ada.client, { report: 'Un quai.' });
  const bytes = Buffer.from(
    '0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    'hex',
  );
  await database.execute('update dreams set report = $1 where id = $2', [bytes, dream.id]);
  expect((await seal('rotate')).message).not.toContain('go on');
  const { rows } = await database.execute('select report from dreams where id = $1', [dream.id]);
  expect(rows.map((row) => Buffer.from((row as { report: Uint8Array }).report))).toEqual([bytes]);
});

test('what makes no sense is refused, and the key that seals does not go', async () => {
  for (const words of [[], ['rotate', 'now'], ['retire'], ['retire', 'a', 'b'], ['toString']]) {
    expect((await seal(...words)).exitCode, words.join(' ')).toBe(2);
  }
  for (const key of [ring.sealing(), 'feedfeedfeedfeed']) {
    expect((await seal('retire', key)).exitCode).toBe(1);
    expect((await seal('retire', key, '--yes')).exitCode).toBe(1);
  }
});
