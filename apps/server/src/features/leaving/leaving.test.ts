import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '@reverie/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aPictureFile } from '#testing/pictures.ts';
import { refusal } from '#testing/refusal.ts';

const day = 86_400_000;

let now = new Date('2026-03-01T04:00:00Z');
const pass = (days: number) => (now = new Date(now.getTime() + days * day));

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp({ clock: { now: () => now } });
}, 60_000);
afterAll(() => at.close());

/** Somebody who did all that one can do, in words nobody else uses. */
async function aLife(bob: TestUser, theirs: string) {
  const ada = await aUser(at, { firstName: 'Ottoline', newsletter: true });
  const open = await aDream(ada.client, { content: 'Une zibeline.', report: 'Un ornithorynque.' });
  // A warned dream waits to be painted: one painting is enough here.
  const warnings = ['violence' as const];
  const hidden = { visibility: 'private', warnings } as const;
  const closed = await aDream(ada.client, { content: 'Un tatou.', ...hidden });
  const binned = await aDream(ada.client, { content: 'Un tapir dort.', warnings });
  await ada.client.dreams.remove({ id: binned.id });
  await ada.client.dreams.like({ id: theirs });
  await bob.client.dreams.like({ id: open.id });
  const written = { name: 'Ada', type: 'general', subject: 'Zibu', message: 'Zibulon ?' } as const;
  await at.client().contact.send({ ...written, email: ada.email, consent: true, language: 'fr' });
  await ada.client.factors.begin();
  await at.client().passwords.forgot({ email: ada.email });
  const { avatar } = await ada.client.avatars.put({ file: await aPictureFile() });
  const { execute } = at.database;
  const { user, email } = ada;
  await execute(
    `insert into identities values (gen_random_uuid(), $1, 'github', 'https://github.test', $2,
       'Ottoline sur GitHub', now())`,
    [user.id, `zibeline of ${email}`],
  );
  await execute(`insert into email_links values ($1, $2, 'undo', $3, now() + interval '9 years')`, [
    `digest of ${email}`,
    user.id,
    email,
  ]);
  await ada.client.archives.request();
  await at.app.jobs.idle();
  return { ada, open, closed, avatar: avatar ?? 'no picture' };
}

/** How many rows stand in each table that knows people. */
async function countRows() {
  // What visitors were answered stands in the one for a day, sums of what all share in the other.
  const mixed = ['idempotency_keys', 'dream_counts'];
  const known = at.app.features.rooms().flatMap((room) => room.tables);
  const tables = known.filter((name) => !mixed.includes(name));
  const counts = tables.map(
    (name) => `select '${name}' as name, count(*)::int as rows from ${name}`,
  );
  return (await at.database.execute(`${counts.join(' union all ')} order by 1`)).rows;
}

/** Where any of these words stand: in a row of a table, a job among them, or in a file. */
async function findTraces(words: string[]) {
  const { database, dataFolder } = at;
  const { rows } = await database.execute(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema')
       and table_type = 'BASE TABLE'`,
  );
  const places: [place: string, text: string][] = [];
  for (const { name } of rows as { name: string }[]) {
    const kept = await database.execute(`select row_to_json(t)::text as row from ${name} t`);
    places.push(
      ...(kept.rows as { row: string }[]).map(({ row }): [string, string] => [name, row]),
    );
  }
  for (const file of await readdir(dataFolder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const bytes = await readFile(join(file.parentPath, file.name));
    places.push([file.name, `${file.name} ${bytes.toString('latin1')}`]);
  }
  return places.flatMap(([place, text]) =>
    words
      .filter((word) => text.toLowerCase().includes(word.toLowerCase()))
      .map((word) => `${word} in ${place}`),
  );
}

const leave = (person: TestUser, dreams: 'delete' | 'orphan') =>
  person.client.leaving.leave({ password: person.password, dreams });

async function purge(): Promise<void> {
  await at.app.features.leaving.purge();
  await at.app.events.idle();
}

async function signIn({ email, password }: TestUser): Promise<Client> {
  return at.client((await at.client().accounts.login({ email, password })).token);
}

test('whoever leaves is gone after thirty days: in no table, no file and no queue', async () => {
  const bob = await aUser(at);
  const theirs = await aDream(bob.client, { warnings: ['violence'] });
  // Its counters are there from now on.
  await (await aUser(at)).client.dreams.like({ id: theirs.id });
  await at.app.jobs.idle();
  // Theirs is on its shelf by now, and no row of it comes later.
  await at.app.events.idle();
  const before = await countRows();
  const { ada, avatar } = await aLife(bob, theirs.id);
  await leave(ada, 'delete');
  await at.app.jobs.idle();
  const traces = [avatar, ada.user.id, ada.email, ada.user.username, 'Ottoline', 'zibeline'];
  traces.push('ornithorynque', 'tatou', 'tapir', 'Zibu');
  pass(29);
  await purge();
  const standing = await findTraces(traces);
  expect(traces.filter((word) => !standing.some((trace) => trace.startsWith(word)))).toEqual([
    // Sealed.
    'ornithorynque',
  ]);
  expect(standing).toContain(`${avatar} in ${avatar}-256.webp`);
  expect(await countRows()).not.toEqual(before);
  pass(1);
  await purge();
  expect(await findTraces(traces)).toEqual([]);
  expect(await countRows()).toEqual(before);
  expect(await (await signIn(bob)).dreams.get({ id: theirs.id })).toMatchObject({ likes: 1 });
  expect(await at.app.features.activity.verify()).toMatchObject({ faults: [] });
});

test('published dreams may stay without a name, and nothing else of their dreamer does', async () => {
  const bob = await aUser(at);
  const { id } = await aDream(bob.client, { warnings: ['violence'] });
  const shared = (await at.client().library.statistics()).dreams;
  const { ada, open, closed, avatar } = await aLife(bob, id);
  await leave(ada, 'orphan');
  // Thirty days later no letter is still on its way.
  await at.app.jobs.idle();
  pass(30);
  await purge();
  expect(await at.client().dreams.get({ id: open.id })).toMatchObject({
    content: 'Une zibeline.',
    userId: null,
    author: null,
    likes: 1,
    imageStatus: 'done',
  });
  // Counting and searching still find it, once.
  expect((await at.client().library.browse({ q: 'zibeline' })).totalCount).toBe(1);
  expect(await at.client().library.statistics()).toMatchObject({ dreams: shared + 1 });
  expect(await refusal(at.client().dreams.get({ id: closed.id }))).toBe('not_found');
  const traces = [avatar, ada.user.id, ada.email, ada.user.username];
  traces.push('ornithorynque', 'tatou', 'tapir');
  expect(await findTraces(traces)).toEqual([]);
  // A second one who leaves so is no other nobody.
  const second = await aUser(at);
  const kept = await aDream(second.client, { content: 'Un phare.' });
  await leave(second, 'orphan');
  pass(30);
  await purge();
  expect(await at.client().dreams.get({ id: kept.id })).toMatchObject({ author: null });
});

test('signing in shows it, and whoever changes their mind stays', async () => {
  const ada = await aUser(at);
  expect((await ada.client.accounts.me()).leavesAt).toBeUndefined();
  const { leavesAt } = await leave(ada, 'delete');
  expect(Date.parse(leavesAt)).toBe(now.getTime() + 30 * day);
  const { email, password } = ada;
  const { user, token } = await at.client().accounts.login({ email, password });
  expect(user.leavesAt).toBe(leavesAt);
  const client = at.client(token);
  await client.leaving.stay();
  await client.leaving.stay();
  expect((await client.accounts.me()).leavesAt).toBeUndefined();
  pass(40);
  await purge();
  await signIn(ada);
});

test('nobody leaves by a wrong password, an old proof, or as the last webmaster', async () => {
  const ada = await aUser(at);
  const wrong = ada.client.leaving.leave({ password: 'une autre nuit', dreams: 'delete' });
  expect(await refusal(wrong)).toBe('wrong_password');
  const none = ada.client.leaving.leave({ dreams: 'delete' });
  expect(await refusal(none)).toBe('wrong_password');
  await at.app.features.accounts.appoint(ada.email);
  expect(await refusal(leave(ada, 'delete'))).toBe('last_webmaster');
  pass(0.5);
  expect(await refusal(leave(ada, 'delete'))).toBe('proof_required');
  expect((await ada.client.accounts.me()).leavesAt).toBeUndefined();
});

test('what came by an address that nobody confirmed is neither shown nor erased', async () => {
  const { ownerOf } = at.app.features.accounts;
  const ada = await aUser(at);
  const owner = { ...(await ownerOf(ada.user.id)), mailbox: null };
  const written = { name: 'Ada', type: 'general', subject: 'Zibu', message: 'Zibulon ?' } as const;
  await at.client().contact.send({ ...written, email: ada.email, consent: true, language: 'fr' });
  const told: Record<string, unknown> = {};
  for (const { keeps } of at.app.features.rooms()) Object.assign(told, await keeps?.(owner));
  expect(told).toMatchObject({ messages: [], letter: null, letters: [] });
  await at.app.features.leaving.erase(owner);
  expect(await at.app.features.contact.find(ada.email)).toHaveLength(1);
});
