import { expect, test } from 'vitest';
import { activityDesk } from '#commands/activity-desk.ts';
import { aUser } from '#testing/accounts.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { refusal } from '#testing/refusal.ts';

const verify = ({ app, database }: TestApp, ...words: string[]) =>
  activityDesk(words.length > 0 ? words : ['verify'], { database, open: async () => app.features });

/** Writes past the rule that the log only grows, as the owner of the database can. */
async function tamper({ database }: TestApp, statement: string, values: unknown[] = []) {
  await database.execute('alter table activity disable trigger activity_grows_only');
  await database.execute(statement, values);
  await database.execute('alter table activity enable trigger activity_grows_only');
}

test('people read what happened to their account, newest first, and of nobody else’s', async () => {
  const at = await testApp();
  const [ada, bob] = [await aUser(at), await aUser(at)];
  await ada.client.accounts.updateProfile({ firstName: 'Ada' });
  await at.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox },
    body: JSON.stringify({ email: ada.email, password: ada.password }),
  });
  const { activity, next } = await ada.client.activity.list({});
  expect(activity).toEqual([
    {
      ...entry,
      kind: 'signed_in',
      way: 'password',
      device: 'Firefox, Linux',
      network: '192.0.2.0/24',
      isNewDevice: true,
    },
    { ...entry, kind: 'profile_changed' },
    { ...entry, kind: 'registered', network: '192.0.2.0/24' },
  ]);
  expect(next).toBeNull();
  const theirs = await bob.client.activity.list({ before: activity[0]?.id });
  expect(theirs.activity).toEqual([]);
  expect((await bob.client.activity.list({})).activity).toHaveLength(1);
  expect(await refusal(at.client().activity.list({}))).toBe('unauthenticated');
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const entry = {
  id: expect.any(String),
  at: expect.any(String),
  by: 'self',
  device: null,
  network: null,
};

test('a wrong password is noted where it was typed for, and says nothing of itself', async () => {
  const at = await testApp();
  const ada = await aUser(at);
  const wrong = { email: ada.email, password: 'aubergine aubergine' };
  expect(await refusal(at.client().accounts.login(wrong))).toBe('wrong_credentials');
  const { activity } = await ada.client.activity.list({});
  expect(activity[0]).toMatchObject({ kind: 'sign_in_failed', way: 'password' });
  const { rows } = await at.database.execute('select * from activity');
  for (const words of ['aubergine', ada.email, ada.user.id, '192.0.2', 'sign_in']) {
    const kept = rows.map((row) =>
      Object.values(row as object)
        .map(String)
        .join(' '),
    );
    expect(kept.join(' ')).not.toContain(words);
  }
});

test('a long log is read page by page', async () => {
  const at = await testApp();
  const ada = await aUser(at);
  for (let count = 0; count < 51; count += 1) await noteOne(at, ada.user.id);
  const first = await ada.client.activity.list({});
  expect(first.activity).toHaveLength(50);
  const { activity, next } = await ada.client.activity.list({ before: first.next ?? undefined });
  expect(activity.map(({ kind }) => kind)).toEqual(['profile_changed', 'registered']);
  expect(next).toBeNull();
});

function noteOne({ app, database }: TestApp, userId: string): Promise<void> {
  return database.write((tx) =>
    app.features.activity.note(tx, { kind: 'profile_changed', userId }),
  );
}

/** A log of a few entries of two people. */
async function aLog() {
  const at = await testApp();
  const [ada, bob] = [await aUser(at), await aUser(at)];
  for (const { user } of [ada, bob, ada]) await noteOne(at, user.id);
  expect(await verify(at)).toEqual({
    exitCode: 0,
    message: '5 entries stand as they were written.',
  });
  await at.database.execute('create table spare as select * from activity');
  return { at, ada, bob };
}

async function putBack(at: TestApp): Promise<void> {
  await tamper(at, 'delete from activity');
  await at.database.execute('insert into activity select * from spare');
  expect(await verify(at)).toMatchObject({ exitCode: 0 });
}

test('an entry that was changed is found, whatever of it was', async () => {
  const changes = [
    `update activity set sealed = '\\x00' where seq = 3`,
    `update activity set at = at + interval '1 hour' where seq = 3`,
    `update activity set subject = gen_random_uuid() where seq = 3`,
    `update activity set hash = '\\x00' where seq = 3`,
    'update activity a set sealed = b.sealed from activity b where a.seq = 3 and b.seq = 4',
  ];
  const { at } = await aLog();
  for (const change of changes) {
    await tamper(at, change);
    expect(await verify(at)).toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(/^Entry [34] is not what was written/),
    });
    await putBack(at);
  }
});

test('an entry that was removed is found, at either end too', async () => {
  const { at } = await aLog();
  for (const seq of [1, 3, 5]) {
    await tamper(at, 'delete from activity where seq = $1', [seq]);
    expect(await verify(at)).toEqual({ exitCode: 1, message: `Entry ${seq} was removed.` });
    await putBack(at);
  }
  await tamper(at, 'delete from activity');
  expect(await verify(at)).toEqual({ exitCode: 1, message: 'Entries 1 to 5 were removed.' });
});

test('an entry that was put in is found, also where the end was moved for it', async () => {
  const { at } = await aLog();
  const copy = `insert into activity
    select 6, gen_random_uuid(), subject, at, sealed, hash from activity where seq = 5`;
  await tamper(at, copy);
  expect(await verify(at)).toEqual({
    exitCode: 1,
    message: 'Entry 6 was put in: the log does not reach there.',
  });
  await tamper(at, `update activity_marks set seq = 6 where name = 'head'`);
  expect((await verify(at)).message).toContain('The end of the log was not signed');
  // Nor is a mark of another kind one of this kind.
  await at.database.execute(
    `update activity_marks c set seq = h.seq, hash = h.hash, signature = h.signature
     from activity_marks h where c.name = 'cut' and h.name = 'head'`,
  );
  expect((await verify(at)).message).toContain('was cut off was not signed');
});

test('the log lets nobody change or remove what it keeps', async () => {
  const { at } = await aLog();
  for (const statement of ['update activity set seq = seq + 9', 'delete from activity']) {
    await expect(at.database.execute(statement)).rejects.toThrow('only grows');
  }
});

test('after thirteen months entries go, and what is left still holds together', async () => {
  let now = new Date('2026-01-31T08:00:00Z');
  const at = await testApp({ clock: { now: () => now } });
  const ada = await aUser(at);
  const { email, password } = ada;
  now = new Date('2026-06-01T08:00:00Z');
  await noteOne(at, ada.user.id);
  now = new Date('2027-03-01T08:00:00Z');
  await at.app.features.activity.tidy();
  // Once more: nothing is left to let go of.
  await at.app.features.activity.tidy();
  const client = at.client((await at.client().accounts.login({ email, password })).token);
  const { activity } = await client.activity.list({});
  expect(activity.map(({ kind }) => kind)).toEqual(['signed_in', 'profile_changed']);
  expect(await verify(at)).toMatchObject({ exitCode: 0 });
  await tamper(at, 'delete from activity where seq = 2');
  expect(await verify(at)).toMatchObject({ message: 'Entry 2 was removed.' });
});

test('with a person goes the key of their entries: the chain is whole, and no word is left', async () => {
  const { at, ada, bob } = await aLog();
  await at.app.features.leaving.erase(await at.app.features.accounts.ownerOf(ada.user.id));
  expect(await verify(at)).toMatchObject({ exitCode: 0 });
  expect((await bob.client.activity.list({})).activity).toHaveLength(2);
  const { rows } = await at.database.execute('select user_id from activity_keys');
  expect(rows).toEqual([{ user_id: bob.user.id }]);
});

test('many at once are noted one after the other', async () => {
  const { at, ada, bob } = await aLog();
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) => noteOne(at, [ada, bob][turn % 2]?.user.id ?? '')),
  );
  expect((await verify(at)).message).toBe('25 entries stand as they were written.');
});

test('a server without its key keeps nobody out, and says what it cannot read', async () => {
  const { at, ada } = await aLog();
  expect(await verify(at, 'mend')).toMatchObject({ exitCode: 2 });
  await at.database.execute(`update activity_keys set sealed = '\\x00'`);
  await at.database.execute(`update activity_signing set sealed = '\\x00'`);
  await at.client().accounts.login({ email: ada.email, password: ada.password });
  const { activity } = await ada.client.activity.list({});
  expect(activity.map(({ kind }) => kind)).toEqual([null, null, null]);
  expect((await verify(at)).message).toContain('The key is not there');
});
