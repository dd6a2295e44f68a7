import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountDesk } from '#commands/account-desk.ts';
import { appointWebmaster } from '#commands/appoint-webmaster.ts';
import { aUser } from '#testing/accounts.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { refusal } from '#testing/refusal.ts';

function deskOf({ app, database }: TestApp) {
  return (...words: string[]) => accountDesk(words, { database, open: async () => app.features });
}

test('a dream whose undo has gone comes back from the bin, and its words are shown to no operator', async () => {
  const at = await testApp();
  const desk = deskOf(at);
  const ada = await aUser(at);
  const dream = await aDream(ada.client, { title: 'La porte verte', visibility: 'public' });
  await ada.client.dreams.remove({ id: dream.id });
  const listed = await desk('restore', ada.email.toUpperCase());
  expect(listed).toMatchObject({ exitCode: 0, message: expect.stringContaining(dream.id) });
  for (const word of ['porte', 'baleine']) expect(listed.message).not.toContain(word);
  expect(await desk('restore', ada.email, dream.id)).toMatchObject({ exitCode: 0 });
  expect((await at.client().dreams.get({ id: dream.id })).title).toBe('La porte verte');
  expect((await desk('restore', ada.email)).message).toContain('Nothing lies in the bin');
});

test('nobody’s dream comes back through somebody else’s account', async () => {
  const at = await testApp();
  const [ada, bob] = [await aUser(at), await aUser(at)];
  const dream = await aDream(ada.client);
  await ada.client.dreams.remove({ id: dream.id });
  const desk = deskOf(at);
  expect(await desk('restore', bob.email, dream.id)).toMatchObject({ exitCode: 1 });
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await desk('restore', ada.email, unknown)).toMatchObject({ exitCode: 1 });
  expect(await desk('restore', ada.email, 'no id at all')).toMatchObject({ exitCode: 1 });
  const living = await aDream(ada.client);
  expect(await desk('restore', ada.email, living.id)).toMatchObject({ exitCode: 1 });
  expect(await refusal(ada.client.dreams.get({ id: dream.id }))).toBe('not_found');
});

test('what is asked wrongly, or of nobody, says so and does nothing', async () => {
  const desk = deskOf(await testApp());
  for (const words of [
    [],
    ['close'],
    ['open', 'a@b.c'],
    ['close', 'a@b.c', '--now'],
    ['constructor', 'a@b.c'],
  ]) {
    expect(await desk(...words)).toMatchObject({ exitCode: 2 });
  }
  for (const verb of ['restore', 'password', 'close']) {
    const { exitCode, message } = await desk(verb, 'nobody@example.org');
    expect([exitCode, message]).toEqual([1, 'No account has the email nobody@example.org.']);
  }
});

test('an account is closed only by a second word, and nothing of its person is left', async () => {
  const at = await testApp();
  const { app, database, dataFolder } = at;
  const [ada, bob] = [
    await aUser(at, { firstName: 'Ottoline', newsletter: true }),
    await aUser(at),
  ];
  const told = await aDream(ada.client, {
    content: 'Un zibeline traverse la nuit.',
    report: 'Un ornithorynque.',
  });
  const binned = await aDream(ada.client, { content: 'Une zibeline dort.' });
  await ada.client.dreams.remove({ id: binned.id });
  const theirs = await aDream(bob.client);
  await ada.client.dreams.like({ id: theirs.id });
  const message = {
    name: 'Ada',
    type: 'general',
    subject: 'Zibeline',
    message: 'Zibeline ?',
  } as const;
  await at.client().contact.send({ ...message, email: ada.email, consent: true, language: 'fr' });
  await app.jobs.idle();
  const painted = (await ada.client.dreams.get({ id: told.id })).image?.name ?? 'unpainted';
  expect((await mediaOf(dataFolder)).join()).toContain(painted);

  const desk = deskOf(at);
  expect((await desk('close', ada.email)).message).toContain('keeps 1 dreams, 1 of them shared');
  expect(await ada.client.accounts.me()).toMatchObject({ username: ada.user.username });
  expect(await desk('close', ada.email, '--yes')).toMatchObject({ exitCode: 0 });

  expect(await refusal(ada.client.accounts.me())).toBe('unauthenticated');
  expect(await refusal(at.client().dreams.get({ id: told.id }))).toBe('not_found');
  expect(await bob.client.dreams.get({ id: theirs.id })).toMatchObject({ likes: 0 });
  expect((await bob.client.accounts.statistics()).likesReceived).toBe(0);
  const left = await wholeDatabase(database);
  const traces = [ada.user.username, ada.email, 'Ottoline', 'ibeline', told.id];
  for (const trace of traces) expect(left).not.toContain(trace);
  expect((await mediaOf(dataFolder)).join()).not.toContain(painted);
});

/** Every row of every table, but the feed of the last two days, whose ids lead nowhere then. */
async function wholeDatabase(database: TestApp['database']): Promise<string> {
  const { rows } = await database.execute(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'events'`,
  );
  const texts: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const { rows: kept } = await database.execute(
      `select row_to_json(t)::text as row from ${name} t`,
    );
    texts.push(...(kept as { row: string }[]).map(({ row }) => row));
  }
  return texts.join('\n');
}

async function mediaOf(dataFolder: string): Promise<string[]> {
  return readdir(join(dataFolder, 'media'), { recursive: true }).catch(() => []);
}

test('a copy holds all that is kept of somebody, and nothing of anybody else', async () => {
  const at = await testApp();
  const [ada, bob] = [await aUser(at, { firstName: 'Ottoline' }), await aUser(at)];
  const own = await aDream(ada.client, { report: 'Un ornithorynque.', visibility: 'private' });
  const theirs = await aDream(bob.client, { report: 'Un tatou.' });
  await ada.client.dreams.like({ id: theirs.id });
  await at.app.jobs.idle();
  const { exitCode, message } = await deskOf(at)('copy', ada.email);
  expect(exitCode).toBe(0);
  const kept = JSON.parse(message);
  expect(kept).toMatchObject({
    account: { username: ada.user.username, firstName: 'Ottoline' },
    dreams: [{ id: own.id, report: 'Un ornithorynque.' }],
    analyses: expect.arrayContaining([expect.objectContaining({ id: own.id, of: 'report' })]),
    paintings: [{ dreamId: own.id }],
    likes: [theirs.id],
  });
  for (const other of [bob.user.username, bob.email, 'tatou', 'argon2']) {
    expect(message).not.toContain(other);
  }
});

test('an account takes another address, unless somebody has it', async () => {
  const at = await testApp();
  const [ada, bob] = [await aUser(at), await aUser(at)];
  const desk = deskOf(at);
  expect(await desk('email', ada.email, bob.email.toUpperCase())).toMatchObject({ exitCode: 1 });
  expect(await desk('email', ada.email, 'nonsense')).toMatchObject({ exitCode: 2 });
  expect(await desk('email', ada.email, 'Ada@example.org')).toMatchObject({ exitCode: 0 });
  const login = { email: 'ada@example.org', password: ada.password };
  expect((await at.client().accounts.login(login)).user.id).toBe(ada.user.id);
});

test('a link lets its owner choose a new password, once, and ends every session', async () => {
  const at = await testApp();
  const ada = await aUser(at);
  const desk = deskOf(at);
  const first = tokenIn((await desk('password', ada.email)).message);
  const token = tokenIn((await desk('password', ada.email)).message);
  const reset = (given: string, password = 'une nuit avec lune') =>
    at.client().passwords.reset({ token: given, password });
  // A newer link kills the one before.
  expect(await refusal(reset(first))).toBe('not_found');
  expect(await refusal(reset(token, 'court'))).toBe('invalid_body');
  await reset(token);
  expect(await refusal(reset(token))).toBe('not_found');
  expect(await refusal(ada.client.accounts.me())).toBe('unauthenticated');
  const { email } = ada;
  expect(await refusal(at.client().accounts.login({ email, password: ada.password }))).toBe(
    'wrong_credentials',
  );
  await at.client().accounts.login({ email, password: 'une nuit avec lune' });
});

test('a link nobody used in half an hour is dead, and the database holds none as it was sent', async () => {
  let now = new Date('2026-03-01T04:00:00Z');
  const at = await testApp({ clock: { now: () => now } });
  const ada = await aUser(at);
  const token = tokenIn((await deskOf(at)('password', ada.email)).message);
  expect(await wholeDatabase(at.database)).not.toContain(token);
  now = new Date('2026-03-01T04:31:00Z');
  const late = at.client().passwords.reset({ token, password: 'une nuit avec lune' });
  expect(await refusal(late)).toBe('not_found');
  expect(
    await refusal(at.client().passwords.reset({ token: 'forged', password: 'une nuit avec lune' })),
  ).toBe('not_found');
});

function tokenIn(message: string): string {
  return /\/reset\?token=([\w-]{43})$/.exec(message)?.[1] ?? '';
}

test('what an operator does to an account stands in its activity, under the operator', async () => {
  const at = await testApp();
  const ada = await aUser(at);
  const desk = deskOf(at);
  const dream = await aDream(ada.client);
  await ada.client.dreams.remove({ id: dream.id });
  await desk('restore', ada.email, dream.id);
  await desk('password', ada.email);
  await desk('copy', ada.email);
  await desk('email', ada.email, 'other@example.org');
  await appointWebmaster(['other@example.org'], { open: async () => at.app.features });
  const { activity } = await ada.client.activity.list({});
  const done = activity.filter(({ by }) => by === 'operator').map(({ kind }) => kind);
  expect(done).toEqual([
    'role_changed',
    'email_changed',
    'copy_made',
    'password_reset_asked',
    'dream_restored',
  ]);
});
