import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { openCarrying } from '#testing/carried.ts';
import { aDream } from '#testing/dreams.ts';
import { aPictureFile } from '#testing/pictures.ts';
import { refusal } from '#testing/refusal.ts';

const { app, pass, archiveOf } = openCarrying();

async function anArchiveOf(user: TestUser) {
  const { made: archive, bytes: zipped } = await archiveOf(user);
  return { archive, zipped, files: unzipSync(zipped) };
}

test('an archive holds every dream with its report, analyses and paintings, and the rest', async () => {
  const [ada, bob] = [await aUser(app(), { firstName: 'Ottoline' }), await aUser(app())];
  const told = await aDream(ada.client, {
    title: 'La <porte> verte',
    report: 'Un ornithorynque & moi, dans l’eau.',
    visibility: 'private',
  });
  const binned = await aDream(ada.client, { content: 'Une zibeline dort.' });
  await ada.client.dreams.remove({ id: binned.id });
  const theirs = await aDream(bob.client, { content: 'Un tatou.' });
  await ada.client.dreams.like({ id: theirs.id });
  await app().app.jobs.idle();
  const { files, zipped } = await anArchiveOf(ada);

  const account = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
  expect(account).toMatchObject({
    account: { username: ada.user.username, firstName: 'Ottoline' },
    likes: [theirs.id],
    consents: { receipts: [{ kind: 'sensitive' }, { kind: 'age' }, { kind: 'terms' }] },
    sessions: [{ device: expect.any(String) }],
    secondFactor: { program: null, recoveryCodes: 0 },
    identities: [],
    addressLinks: [],
    passwordLink: null,
    letters: [],
    wishes: [],
  });
  expect(account.activity.map(({ kind }: { kind: string }) => kind)).toContain('archive_asked');
  const names = Object.keys(files);
  const json = names.find((name) => name.endsWith(`${told.id.slice(-12)}.json`)) ?? '';
  expect(JSON.parse(strFromU8(files[json] ?? new Uint8Array()))).toMatchObject({
    id: told.id,
    report: 'Un ornithorynque & moi, dans l’eau.',
    analyses: expect.arrayContaining([expect.objectContaining({ of: 'report' })]),
    paintings: [{ file: expect.stringMatching(/^paintings\/.+\.jpg$/) }],
  });
  const markdown = strFromU8(files[json.replace('.json', '.md')] ?? new Uint8Array());
  expect(markdown).toMatch(/^# La <porte> verte\n.*## Récit complet\n\nUn ornithorynque/s);
  const page = strFromU8(files['index.html'] ?? new Uint8Array());
  expect(page).toContain('La &lt;porte&gt; verte');
  expect(page).toContain('Une zibeline dort.');
  for (const [, file = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect(names).toContain(file);
  }
  const all = Object.values(files).map((bytes) => strFromU8(bytes));
  for (const other of [bob.user.username, bob.email, 'tatou', 'argon2', 'ownerId']) {
    expect(all.join('\n')).not.toContain(other);
  }
  expect(zipped.length).toBeGreaterThan(0);
});

test('an archive holds the picture its person wears, and the account says which one that is', async () => {
  const ada = await aUser(app());
  const { avatar } = await ada.client.avatars.put({ file: await aPictureFile() });
  const { files } = await anArchiveOf(ada);
  const worn = await app().request(`/api/avatars/${avatar}-256.webp`);
  expect(files['avatar.webp']).toEqual(new Uint8Array(await worn.arrayBuffer()));
  const { account } = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
  expect(account.avatar).toBe(avatar);
  await ada.client.avatars.remove();
  const after = await anArchiveOf(ada);
  expect(Object.keys(after.files)).not.toContain('avatar.webp');
  expect(strFromU8(after.files['account.json'] ?? new Uint8Array())).not.toContain(avatar);
});

test('an archive lies sealed until it is fetched, by its owner alone', async () => {
  const [ada, bob] = [await aUser(app()), await aUser(app())];
  await aDream(ada.client, { content: 'Une zibeline.' });
  const { archive } = await anArchiveOf(ada);
  const folder = join(app().dataFolder, 'archives');
  const kept = await readFile(join(folder, `${archive.id}.sealed`));
  expect(kept.includes('PK\u0003\u0004')).toBe(false);
  expect(kept.includes('zibeline')).toBe(false);
  expect(await refusal(bob.client.archives.get({ id: archive.id }))).toBe('not_found');
  const fetch = (token: string) =>
    app().request(archive.url ?? '', { headers: { authorization: `Bearer ${token}` } });
  expect((await fetch(bob.token)).status).toBe(404);
  expect((await app().request(archive.url ?? '')).status).toBe(401);
  expect((await ada.client.activity.list({})).activity[0]).toMatchObject({
    kind: 'archive_fetched',
  });
});

test('whoever asks twice gets the one at work, and is told by mail once it is ready', async () => {
  const ada = await aUser(app());
  const [one, other] = await Promise.all([
    ada.client.archives.request(),
    ada.client.archives.request(),
  ]);
  expect(one.id).toBe(other.id);
  await app().app.jobs.idle();
  expect((await ada.client.archives.list()).archives).toHaveLength(1);
  const outbox = join(app().dataFolder, 'outbox');
  const mails = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(join(outbox, name), 'utf8')),
  );
  const told = mails.filter((mail) => mail.includes(ada.email) && mail.includes('/settings/data'));
  expect(told).toHaveLength(1);
});

test('after seven days an archive is gone, and its file with it', async () => {
  const ada = await aUser(app());
  const { archive } = await anArchiveOf(ada);
  pass(7 * 86_400_000 + 1_000);
  const { email, password } = ada;
  const { token } = await app().client().accounts.login({ email, password });
  const client = app().client(token);
  expect(await refusal(client.archives.get({ id: archive.id }))).toBe('not_found');
  await app().app.features.archives.sweep();
  expect(await readdir(join(app().dataFolder, 'archives'))).toEqual([]);
  expect((await client.archives.list()).archives).toEqual([]);
});

test('an old proof opens no archive', async () => {
  const ada = await aUser(app());
  pass(601_000);
  expect(await refusal(ada.client.archives.request())).toBe('proof_required');
  await ada.client.sessions.prove({ password: ada.password });
  await ada.client.archives.request();
});
