import { problemSchema } from '@reverie/contract';
import { sessionSchema } from '@reverie/contract/accounts';
import { ApiProblem } from '@reverie/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { aRegistration, aUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { stepsOf } from '#testing/steps.ts';

const hour = 3_600_000;
let time = new Date('2026-03-01T22:00:00Z');
const wait = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};

const app = await startTestApp({ clock: { now: () => time } });
afterAll(app.close);

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const register = (body: unknown) => post('/api/auth/register', body);
const login = (email: string, password: string, more: { remember?: boolean } = {}) =>
  post('/api/auth/login', { email, password, ...more });
const meBy = (token: string) =>
  app.request('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
const problemOf = async (response: Response) => problemSchema.parse(await response.json());
const sessionOf = async (response: Response) => sessionSchema.parse(await response.json());
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof ApiProblem ? error.problem.code : error),
  );
const errorsOf = async (response: Response) =>
  (await problemOf(response)).errors?.map(({ path, code }) => `${path} ${code}`);

test('registering answers the user and a token that opens the account', async () => {
  const registration = aRegistration({ firstName: ' Ana ', lastName: '', language: 'en' });
  const response = await register(registration);
  expect(response.status).toBe(201);
  const { user, token } = await sessionOf(response);
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    username: registration.username,
    email: registration.email,
    firstName: 'Ana',
    displayName: null,
    avatar: null,
    isEmailVerified: true,
    isPageAsked: false,
    role: 'user',
    createdAt: time.toISOString(),
    preferences: { isPublic: false, language: 'en', warnedDreams: 'veil', firstLines: false },
  });
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(await (await meBy(token)).json()).toEqual(user);
});

test('whose a dream is does not tell when that account was opened', async () => {
  const { user, client } = await aUser(app);
  const { id } = await aDream(client);
  const { userId } = await app.client().dreams.get({ id });
  expect(userId).toBe(user.id);
  // Of chance alone (RFC 9562); version 7 begins with the millisecond, as ids of dreams do.
  expect(user.id).toMatch(/^.{14}4/);
  expect(id).toMatch(/^.{14}7/);
});

test('the session is also a cookie no script reads and no other site sends', async () => {
  const response = await register(aRegistration());
  const { token } = await sessionOf(response);
  expect(response.headers.getSetCookie()[0]).toBe(
    `session=${token}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`,
  );
});

test('the cookie is for https alone where people come by https', async () => {
  const request = new Request('https://reverie.test/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRegistration()),
  });
  const response = await app.app.fetch(request, { address: '192.0.2.1' });
  for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/; Secure;/);
});

test('an email taken in another case is refused', async () => {
  const { email } = await aUser(app);
  const response = await register(aRegistration({ email: email.toUpperCase() }));
  expect(response.status).toBe(409);
  expect(await problemOf(response)).toMatchObject({ code: 'email_taken' });
});

test('a username taken in another case or form is refused', async () => {
  await aUser(app, { username: 'Océane.Été' });
  for (const username of ['océane.été', 'OCÉANE.ÉTÉ', 'Ｏcéane.Été']) {
    const response = await register(aRegistration({ username, email: 'other@example.org' }));
    expect(response.status).toBe(409);
    expect(await problemOf(response)).toMatchObject({ code: 'username_taken' });
  }
});

test('of two who register the same name at once, one gets it', async () => {
  const twins = [aRegistration({ username: 'jumelle' }), aRegistration({ username: 'Jumelle' })];
  const statuses = await Promise.all(
    twins.map(
      async (twin, index) =>
        (await register({ ...twin, email: `twin${index}@example.org` })).status,
    ),
  );
  expect(statuses.sort()).toEqual([201, 409]);
});

test('a refused registration names its faults in the order of the form', async () => {
  const response = await register({
    ...aRegistration(),
    password: 'court',
    acceptTerms: false,
    ageConfirmed: false,
  });
  expect(response.status).toBe(400);
  expect(await errorsOf(response)).toEqual([
    'password too_short',
    'acceptTerms must_accept',
    'ageConfirmed must_accept',
  ]);
});

test.each([
  [{ email: 'nobody' }, 'email invalid'],
  [{ email: 'a\0b@example.org' }, 'email invalid'],
  [{ username: 'ab' }, 'username too_short'],
  [{ username: 'a'.repeat(31) }, 'username too_long'],
  [{ username: '<script>' }, 'username invalid'],
  [{ password: 'sept\0car' }, 'password unstorable_character'],
  [{ role: 'webmaster' }, 'role unknown_field'],
  [{ language: 'xx' }, 'language invalid'],
])('registering with %j is refused', async (fault, expected) => {
  const response = await register({ ...aRegistration(), ...fault });
  expect(response.status).toBe(400);
  expect(await errorsOf(response)).toEqual([expected]);
});

test('signing in takes the email in any case', async () => {
  const { email, password, user } = await aUser(app);
  const response = await login(` ${email.toUpperCase()} `, password);
  expect(response.status).toBe(200);
  expect((await sessionOf(response)).user).toEqual(user);
});

test('a password is the same however its accents are composed', async () => {
  const { email } = await aUser(app, { password: 'été à la mer'.normalize('NFC') });
  expect((await login(email, 'été à la mer'.normalize('NFD'))).status).toBe(200);
});

test('an unknown account and a wrong password get the same answer', async () => {
  const { email } = await aUser(app);
  const answers = [
    await login(email, 'wrong password'),
    await login('nobody@example.org', 'wrong password'),
    await login('no\0body', ''),
  ];
  const bodies = await Promise.all(answers.map(problemOf));
  expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401]);
  for (const body of bodies) {
    expect({ ...body, requestId: '' }).toEqual({ ...bodies[0], requestId: '' });
    expect(body.code).toBe('wrong_credentials');
  }
});

test('an unknown account costs the database the steps of a wrong password, and leaves no trace', async () => {
  const { email } = await aUser(app);
  // Each of them once before: what is made at the first call is made by then.
  await login(email, 'wrong password');
  await login('nobody.at.all@example.org', 'wrong password');
  const entries = async () =>
    (await app.database.execute('select count(*)::int as count from activity')).rows[0];
  const steps = (who: string) => stepsOf(app.database, () => login(who, 'wrong password'));
  const known = await steps(email);
  const before = await entries();
  expect(await steps('nobody.at.all@example.org')).toEqual(known);
  expect(await entries()).toEqual(before);
  expect(known.length).toBeGreaterThan(5);
});

test('an unknown account costs the time of a wrong password', async () => {
  const { email } = await aUser(app);
  const timeOf = async (who: string) => {
    const started = performance.now();
    await login(who, 'wrong password');
    return performance.now() - started;
  };
  await timeOf('first@example.org');
  const known: number[] = [];
  const unknown: number[] = [];
  for (const round of [1, 2, 3]) {
    known.push(await timeOf(email));
    unknown.push(await timeOf(`unknown${round}@example.org`));
  }
  // Hashing is nearly all of the time: without it, an answer would come ten times sooner.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
});

test.each([
  ['a day', {}, 24],
  ['thirty days, where asked to be remembered', { remember: true }, 720],
])('a session lives %s', async (_, more, hours) => {
  const { email, password } = await aUser(app);
  const response = await login(email, password, more);
  const { token } = await sessionOf(response);
  expect(response.headers.get('set-cookie')).toContain(`Max-Age=${hours * 3600};`);
  wait(hours * hour - 1);
  expect((await meBy(token)).status).toBe(200);
  wait(1);
  expect((await meBy(token)).status).toBe(401);
});

test('no email, address, password or token stands in the database as it is', async () => {
  const { email, token, password } = await aUser(app);
  await login(email, 'wrong password');
  for (const table of ['limits', 'sessions', 'users']) {
    const { rows } = await app.database.read.execute(sql.raw(`select * from ${table}`));
    const text = JSON.stringify(rows);
    expect(text).not.toContain(token);
    expect(text).not.toContain(password);
    expect(text).not.toContain('192.0.2.1');
    if (table !== 'users') expect(text).not.toContain(email);
  }
});

test('signing out kills the token at once, for bearer and cookie, and no other session', async () => {
  const { email, password, token, client } = await aUser(app);
  const other = await sessionOf(await login(email, password));
  // What a picture or the event stream asks of the cookie it came with.
  const byCookie = () => app.app.features.sessions.resolve(token);
  expect(await byCookie()).not.toBeNull();
  const response = await app.request('/api/auth/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('set-cookie')).toBe(
    'session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(await byCookie()).toBeNull();
  expect(await codeOf(client.accounts.me())).toBe('unauthenticated');
  expect((await meBy(other.token)).status).toBe(200);
});

test('a dead session leaves the table at the next sign-in', async () => {
  const { user, email, password, client } = await aUser(app);
  await client.accounts.logout();
  await login(email, password);
  const { rows } = await app.database.read.execute(
    sql`select revoked_at from sessions where user_id = ${user.id}`,
  );
  expect(rows).toEqual([{ revoked_at: null }]);
});

test.each([
  ['POST', '/api/auth/logout'],
  ['GET', '/api/auth/me'],
  ['PUT', '/api/auth/profile'],
  ['GET', '/api/auth/statistics'],
])('%s %s refuses a stranger, a forged token and a cookie alone', async (method, path) => {
  const { token } = await aUser(app);
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    { authorization: `Basic ${token}` },
    { cookie: `session=${token}` },
  ];
  for (const headers of strangers) {
    const sent = { 'content-type': 'application/json', ...headers };
    const body = method === 'PUT' ? '{}' : null;
    const response = await app.request(path, { method, headers: sent, body });
    expect(response.status).toBe(401);
    expect(await problemOf(response)).toMatchObject({ code: 'unauthenticated' });
  }
  expect((await meBy(token)).status).toBe(200);
});

test('the profile changes what is given and leaves the rest', async () => {
  const { client, user } = await aUser(app, { firstName: 'Ana', lastName: 'Lune' });
  const changed = await client.accounts.updateProfile({
    firstName: 'Anaïs',
    preferences: { language: 'es', warnedDreams: 'exclude', firstLines: true },
  });
  const expected = {
    ...user,
    firstName: 'Anaïs',
    preferences: { isPublic: false, language: 'es', warnedDreams: 'exclude', firstLines: true },
  };
  expect(changed).toEqual(expected);
  expect(await client.accounts.me()).toEqual(expected);
  expect(await client.accounts.updateProfile({})).toEqual(expected);
});

test('an emptied name is gone', async () => {
  const { client } = await aUser(app, { firstName: 'Ana' });
  expect(await client.accounts.updateProfile({ firstName: '  ' })).not.toHaveProperty('firstName');
});

test('a username may change, to one nobody has', async () => {
  const first = await aUser(app);
  const second = await aUser(app);
  const taken = first.user.username.toUpperCase();
  expect(await codeOf(second.client.accounts.updateProfile({ username: taken }))).toBe(
    'username_taken',
  );
  expect(await second.client.accounts.me()).toEqual(second.user);
  const own = second.user.username.toUpperCase();
  expect(await second.client.accounts.updateProfile({ username: own })).toMatchObject({
    username: own,
  });
});

test.each([
  [{ email: 'new@example.org' }, 'email unknown_field'],
  [{ role: 'webmaster' }, 'role unknown_field'],
  [{ preferences: { language: 'de' } }, 'preferences.language invalid'],
  [{ preferences: { warnedDreams: 'hide' } }, 'preferences.warnedDreams invalid'],
  [{ preferences: { theme: 'rose' } }, 'preferences.theme unknown_field'],
  [{ firstName: 'a'.repeat(61) }, 'firstName too_long'],
  [{ username: '' }, 'username too_short'],
])('the profile refuses %j', async (change, expected) => {
  const { token } = await aUser(app);
  const response = await app.request('/api/auth/profile', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(change),
  });
  expect(response.status).toBe(400);
  expect(await errorsOf(response)).toContain(expected);
});

test('statistics begin at zero and are one’s own', async () => {
  const first = await aUser(app);
  const second = await aUser(app);
  await app.database.write((tx) =>
    tx.execute(
      sql`insert into user_counts (user_id, dreams_kept, dreams_shared, likes_received, total_views)
          values (${first.user.id}, 5, 3, 8, 13)`,
    ),
  );
  expect(await first.client.accounts.statistics()).toEqual({
    dreamsKept: 5,
    dreamsShared: 3,
    likesReceived: 8,
    totalViews: 13,
  });
  expect(await second.client.accounts.statistics()).toEqual({
    dreamsKept: 0,
    dreamsShared: 0,
    likesReceived: 0,
    totalViews: 0,
  });
});

test('a webmaster is made by email, in any case', async () => {
  const { user, email, client } = await aUser(app);
  expect(await app.app.features.accounts.appoint(email.toUpperCase())).toMatchObject({
    username: user.username,
  });
  expect(await client.accounts.me()).toMatchObject({ role: 'webmaster' });
  expect(await app.app.features.accounts.appoint('nobody@example.org')).toBeNull();
});

test('a password of ten megabytes is refused before it is read, wherever one is typed', async () => {
  const { token, email } = await aUser(app);
  const password = 'a'.repeat(10 * 1024 ** 2);
  const authorization = `Bearer ${token}`;
  const calls = [
    post('/api/auth/register', aRegistration({ password })),
    post('/api/auth/login', { email, password }),
    post('/api/auth/reset', { token: 'anything', password }),
    post('/api/auth/proof', { password }, { authorization }),
    post('/api/auth/email', { email, password }, { authorization }),
    post('/api/account/leave', { password, dreams: 'delete' }, { authorization }),
    app.request('/api/auth/password', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ current: password, password }),
    }),
  ];
  const codes = await Promise.all(calls.map(async (call) => (await problemOf(await call)).code));
  expect(codes).toEqual(calls.map(() => 'body_too_large'));
});
