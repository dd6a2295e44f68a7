import { ceilings, limits } from '@reverie/contract/limits.rules';
import { afterAll, expect, test } from 'vitest';
import { aRegistration, aUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp, testApp, testOrigin } from '#testing/app.ts';
import { refusal } from '#testing/refusal.ts';

const asConfigured = { chosenLimits: {} };

const shared = await startTestApp();
afterAll(shared.close);

function register(app: TestApp, body: unknown, address: string): Promise<Response> {
  const request = new Request(`${testOrigin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return Promise.resolve(app.app.fetch(request, { address }));
}

test('two hundred registrations in a burst open twenty accounts, and others are let in', async () => {
  const app = await testApp(asConfigured);
  const burst = Array.from({ length: 200 }, (_, turn) =>
    // One household owns the second half of an IPv6 address.
    register(app, aRegistration(), turn % 2 ? '2001:db8:1:2::1' : `2001:db8:1:2::${turn + 2}`),
  );
  const answers = await Promise.all(burst);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(limits.registrations.calls);
  expect(statuses.filter((status) => status === 429)).toHaveLength(180);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(590);
  expect(await refused?.json()).toMatchObject({ code: 'rate_limited' });
  expect((await register(app, aRegistration(), '2001:db8:1:3::1')).status).toBe(201);
});

test('fifty registrations of one address at once open one account, in whatever spelling', async () => {
  const app = await testApp({ chosenLimits: { registrations: 1_000, takenAddresses: 1_000 } });
  const { email } = aRegistration();
  const sent = Array.from({ length: 50 }, (_, turn) => {
    const spelled = turn % 2 ? email.toUpperCase() : ` ${email} `;
    return register(app, aRegistration({ email: spelled }), `203.0.113.${turn}`);
  });
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const { rows } = await app.database.execute('select email from users where email_key = $1', [
    email.toLowerCase(),
  ]);
  expect(rows).toHaveLength(1);
}, 60_000);

test.each([
  ['ada.@example.org', 'a dot at its end'],
  ['.ada@example.org', 'a dot before it'],
  ['ada..lune@example.org', 'two dots'],
  ['ada@example.org.', 'a dot after its host'],
  ['ada@example', 'no host of the net'],
  ['аda@example.org', 'a Cyrillic letter'],
  ['ａda@example.org', 'a letter of full width'],
  ['ada\u200b@example.org', 'a sign of no width'],
  ['ada\n@example.org', 'a second line'],
  ['ada@exаmple.org', 'a host that looks like another'],
  ['"ada"@example.org', 'quotes'],
  ['ada@example.org,eve@example.org', 'a second address'],
])('an address like %j is refused: %s', async (email) => {
  const answer = await register(shared, aRegistration({ email }), '203.0.113.9');
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'invalid_body', errors: [{ path: 'email' }] },
  ]);
});

test.each([
  ['ada.', 'a dot at its end'],
  ['.ada', 'a dot before it'],
  ['ada\u200b', 'a sign of no width'],
  ['аda', 'a Cyrillic letter'],
  ['ada\u202e', 'a sign that turns the line'],
  ['ada lune', 'a space'],
  ['@ada', 'a sign of addresses'],
  ['ada/../eve', 'a way to elsewhere'],
])('a name like %j is refused: %s', async (username) => {
  const answer = await register(shared, aRegistration({ username }), '203.0.113.9');
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { code: 'invalid_body', errors: [{ path: 'username' }] },
  ]);
});

test('nobody reads a list of addresses by registering them', async () => {
  const app = await testApp({ chosenLimits: { registrations: 1_000 } });
  const known = await aUser(app);
  const probe = async () =>
    (await register(app, aRegistration({ email: known.email }), '203.0.113.9')).status;
  const statuses = [];
  for (let turn = 0; turn < 15; turn += 1) statuses.push(await probe());
  expect(statuses.filter((status) => status === 409)).toHaveLength(
    ceilings.takenAddresses.failures,
  );
  expect(statuses.at(-1)).toBe(429);
  // The wait says nothing about the address: an unknown one hears the same.
  expect((await register(app, aRegistration(), '203.0.113.9')).status).toBe(429);
  expect((await register(app, aRegistration(), '203.0.113.10')).status).toBe(201);
});

test('a name that is kept, or looks like another, is refused by its field', async () => {
  const app = await testApp();
  for (const [username, code] of [
    ['support', 'reserved'],
    ['аdmin', 'confusable'],
  ] as const) {
    const answer = await register(app, aRegistration({ username }), '203.0.113.9');
    expect(await answer.json()).toMatchObject({
      code: 'invalid_body',
      errors: [{ path: 'username', code }],
    });
  }
  const { client } = await aUser(app);
  expect(await refusal(client.accounts.updateProfile({ username: 'Modérateur' }))).toBe(
    'invalid_body',
  );
});

test('whoever had such a name before keeps it, signs in and changes the rest', async () => {
  const app = await testApp();
  const { user, email, password, token } = await aUser(app);
  await app.database.execute(
    `update users set username = 'Support', username_key = 'support' where id = $1`,
    [user.id],
  );
  const client = app.client(token);
  const changed = await client.accounts.updateProfile({ username: 'support', firstName: 'Ada' });
  expect(changed).toMatchObject({ username: 'support', firstName: 'Ada' });
  expect((await app.client().accounts.login({ email, password })).user.username).toBe('support');
});

test('signing out is heard by every process at once', async () => {
  const app = await testApp();
  const { token, client } = await aUser(app);
  const principal = await app.app.features.sessions.resolve(token);
  const heard = Promise.withResolvers<string>();
  await app.database.listen('sessions', heard.resolve);
  await client.accounts.logout();
  expect(await heard.promise).toBe(principal?.sessionId);
});
