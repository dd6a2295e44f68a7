import { ceilings } from '@reverie/contract/limits.rules';
import { afterAll, expect, test } from 'vitest';
import { clientAddress, readProxies } from '#platform/http/addresses.ts';
import { aRegistration, aUser } from '#testing/accounts.ts';
import { accountsOn } from '#testing/accounts-on.ts';
import { startTestApp, testOrigin } from '#testing/app.ts';
import { refusal } from '#testing/refusal.ts';

let time = new Date('2026-03-01T22:00:00Z');
const wait = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
const clock = { now: () => time };

const app = await startTestApp({ clock, chosenLimits: { registrations: 1_000, signIns: 100_000 } });
afterAll(app.close);

let networks = 0;
/** A network nobody of these tests came from before. */
function aNetwork(): string {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}

type From = { address?: string; device?: string };

const here = aNetwork();

function login(email: string, password: string, { address = here, device }: From = {}) {
  const request = new Request(`${testOrigin}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(device && { cookie: `device=${device}` }),
    },
    body: JSON.stringify({ email, password }),
  });
  return app.app.fetch(request, { address });
}

async function fail(times: number, email: string, from: From): Promise<number[]> {
  const statuses = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await login(email, 'wrong password', from)).status);
  }
  return statuses;
}

function deviceOf(response: Response): string {
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('device='));
  return /^device=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
}

test('after five wrong passwords even the right one waits, and then opens', async () => {
  const { email, password } = await aUser(app);
  const address = aNetwork();
  expect(await fail(5, email, { address })).toEqual([401, 401, 401, 401, 401]);
  const refused = await login(email, password, { address });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toMatchObject({ code: 'too_many_attempts', retryAfter: 30 });
  wait(30);
  expect((await login(email, password, { address })).status).toBe(200);
});

test('the wait grows with every further failure', async () => {
  const { email } = await aUser(app);
  const from = { address: aNetwork() };
  await fail(5, email, from);
  wait(30);
  expect(await fail(1, email, from)).toEqual([401]);
  expect((await login(email, 'wrong', from)).headers.get('retry-after')).toBe('60');
});

test('guesses sent all at once count one by one', async () => {
  const { email } = await aUser(app);
  const address = aNetwork();
  const sent = Array.from({ length: 12 }, () => login(email, 'wrong password', { address }));
  const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
});

test('a wait outlives the process that imposed it', async () => {
  const { email, password } = await aUser(app);
  const address = aNetwork();
  await fail(5, email, { address });
  const { accounts: restarted } = accountsOn(app.database, clock);
  const again = restarted.login({ email, password }, { address });
  await expect(again).rejects.toMatchObject({ code: 'too_many_attempts', retryAfter: 30 });
});

test('a wait of half a minute stays one where the clock is set back two days', async () => {
  const { email, password } = await aUser(app);
  const from = { address: aNetwork() };
  await fail(5, email, from);
  const before = time;
  wait(-2 * 86_400);
  expect((await login(email, password, from)).headers.get('retry-after')).toBe('30');
  wait(30);
  expect((await login(email, password, from)).status).toBe(200);
  time = before;
});

test('an account that does not exist makes its guesser wait the same', async () => {
  const email = 'nobody.at.all@example.org';
  const from = { address: aNetwork() };
  expect(await fail(5, email, from)).toEqual([401, 401, 401, 401, 401]);
  const refused = await login(email.toUpperCase(), 'wrong password', from);
  expect(refused.headers.get('retry-after')).toBe('30');
});

test('signing in forgets the failures before it', async () => {
  const { email, password } = await aUser(app);
  const from = { address: aNetwork() };
  for (let round = 0; round < 3; round += 1) {
    await fail(4, email, from);
    expect((await login(email, password, from)).status).toBe(200);
  }
});

test('five hundred guesses from a hundred addresses against one account are slowed', async () => {
  const { email, password } = await aUser(app);
  const proxies = readProxies(['127.0.0.1']);
  let heard = 0;
  for (let place = 0; place < 100; place += 1) {
    const address = clientAddress('127.0.0.1', `${aNetwork()}`, proxies);
    heard += (await fail(5, email, { address })).filter((status) => status === 401).length;
  }
  expect(heard).toBe(ceilings.accountWrongPasswords.failures);
  // Its owner, from somewhere new, waits for a moment that is said.
  const owner = await login(email, password, { address: aNetwork() });
  expect(owner.headers.get('retry-after')).toBe('30');
}, 120_000);

test('one network that tries three hundred accounts is slowed, and its own people get in', async () => {
  const { email, password } = await aUser(app);
  const address = aNetwork();
  const device = deviceOf(await login(email, password, { address }));
  let heard = 0;
  for (let account = 0; account < 300; account += 1) {
    const [status] = await fail(1, `sprayed${account}@example.org`, { address });
    heard += status === 401 ? 1 : 0;
  }
  expect(heard).toBe(ceilings.networkWrongPasswords.failures);
  expect((await login(email, password, { address })).status).toBe(429);
  expect((await login(email, password, { address, device })).status).toBe(200);
}, 120_000);

test('successes do not use up what a network may get wrong', async () => {
  const address = aNetwork();
  const { email, password } = await aUser(app);
  for (let turn = 0; turn < 40; turn += 1) {
    expect((await login(email, password, { address })).status).toBe(200);
  }
});

test('whatever strangers do, a device the account knows lets its owner in', async () => {
  const { email, password } = await aUser(app);
  const device = deviceOf(await login(email, password, { address: aNetwork() }));
  expect(device).toHaveLength(98);
  for (let place = 0; place < 10; place += 1) await fail(6, email, { address: aNetwork() });
  expect((await login(email, password, { address: aNetwork() })).status).toBe(429);
  const known = await login(email, password, { address: aNetwork(), device });
  expect(known.status).toBe(200);
  expect(deviceOf(known)).not.toBe('');
});

test('a known device has a ceiling of its own, wherever it is', async () => {
  const { email, password } = await aUser(app);
  const device = deviceOf(await login(email, password, { address: aNetwork() }));
  const statuses = [];
  for (let place = 0; place < 7; place += 1) {
    statuses.push(...(await fail(1, email, { address: aNetwork(), device })));
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test('guesses at an open session and at the door meet one ceiling', async () => {
  const ada = await aUser(app);
  let heard = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    const code = await refusal(ada.client.sessions.prove({ password: `wrong ${turn}` }));
    heard += code === 'wrong_password' ? 1 : 0;
  }
  for (let place = 0; place < 10; place += 1) {
    const statuses = await fail(4, ada.email, { address: aNetwork() });
    heard += statuses.filter((status) => status === 401).length;
  }
  expect(heard).toBe(ceilings.accountWrongPasswords.failures);
});

test('whatever strangers do at the door, whoever is inside can still prove who they are', async () => {
  const ada = await aUser(app);
  for (let place = 0; place < 10; place += 1) await fail(6, ada.email, { address: aNetwork() });
  expect((await login(ada.email, ada.password, { address: aNetwork() })).status).toBe(429);
  expect(await refusal(ada.client.sessions.prove({ password: 'wrong' }))).toBe('wrong_password');
  await ada.client.sessions.prove({ password: ada.password });
});

test('a forged or borrowed device is none', async () => {
  const [ada, eve] = [await aUser(app), await aUser(app)];
  const borrowed = deviceOf(await login(eve.email, eve.password));
  const own = deviceOf(await login(ada.email, ada.password));
  const flipped = `${own.slice(0, -8)}${own.at(-8) === 'A' ? 'B' : 'A'}${own.slice(-7)}`;
  for (const device of [borrowed, flipped, 'x', '']) {
    const address = aNetwork();
    await fail(5, ada.email, { address, device });
    expect((await login(ada.email, ada.password, { address, device })).status).toBe(429);
    wait(3_600);
  }
});

test('the device is a cookie no script reads, kept as long as browsers do', async () => {
  const response = await app.request('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRegistration()),
  });
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(2);
  expect(cookies[1]).toMatch(
    /^device=[\w-]{80,}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});
