import { problemSchema } from '@reverie/contract';
import { afterAll, expect, test } from 'vitest';
import { createAccounts } from '#features/accounts/service.ts';
import { aUser } from '#testing/accounts.ts';
import { startTestApp, testOrigin } from '#testing/app.ts';

let time = new Date('2026-03-01T22:00:00Z');
const wait = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};

const app = await startTestApp({ clock: { now: () => time } });
afterAll(app.close);

const login = (email: string, password: string) =>
  app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
const problemOf = async (response: Response) => problemSchema.parse(await response.json());

test('after five wrong passwords even the right one waits, and then opens', async () => {
  const { email, password } = await aUser(app);
  for (let count = 0; count < 5; count += 1) {
    expect((await login(email, 'wrong password')).status).toBe(401);
  }
  const refused = await login(email, password);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await problemOf(refused)).toMatchObject({ code: 'too_many_attempts', retryAfter: 30 });
  wait(30_000);
  expect((await login(email, password)).status).toBe(200);
});

test('the wait grows with every further failure', async () => {
  const { email } = await aUser(app);
  for (let count = 0; count < 5; count += 1) await login(email, 'wrong password');
  wait(30_000);
  expect((await login(email, 'wrong password')).status).toBe(401);
  expect((await login(email, 'wrong password')).headers.get('retry-after')).toBe('60');
});

test('guesses sent all at once count one by one', async () => {
  const { email } = await aUser(app);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => login(email, 'wrong password')),
  );
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
});

test('a wait outlives the process that imposed it', async () => {
  const { email, password } = await aUser(app);
  for (let count = 0; count < 5; count += 1) await login(email, 'wrong password');
  const restarted = createAccounts({ database: app.database, clock: { now: () => time } });
  const again = restarted.login({ email, password }, '192.0.2.1');
  await expect(again).rejects.toMatchObject({ code: 'too_many_attempts', retryAfter: 30 });
});

test('an account that does not exist makes its guesser wait the same', async () => {
  const email = 'nobody.at.all@example.org';
  for (let count = 0; count < 5; count += 1) {
    expect((await login(email, 'wrong password')).status).toBe(401);
  }
  const refused = await login(email.toUpperCase(), 'wrong password');
  expect(refused.headers.get('retry-after')).toBe('30');
});

test('somebody elsewhere is not made to wait', async () => {
  const { email, password } = await aUser(app);
  for (let count = 0; count < 6; count += 1) await login(email, 'wrong password');
  const request = new Request(`${testOrigin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const elsewhere = await app.app.fetch(request, { address: '198.51.100.9' });
  expect(elsewhere.status).toBe(200);
});

test('signing in forgets the failures before it', async () => {
  const { email, password } = await aUser(app);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 4; count += 1) await login(email, 'wrong password');
    expect((await login(email, password)).status).toBe(200);
  }
});
