import { generateSync } from 'otplib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal } from '#testing/refusal.ts';

const start = new Date('2026-03-01T22:00:05Z');
let time = start;
const clock = { now: () => time };
const wait = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
beforeEach(() => {
  time = start;
});

const { mails, mailer } = aMailer();
const app = await startTestApp({ clock, mailer, chosenLimits: { registrations: 1_000 } });
afterAll(app.close);
const anonymous = app.client();

/** What a program shows so many steps of thirty seconds from now. */
function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(time.getTime() / 1000) + steps * 30 });
}

type Guarded = TestUser & { secret: string; recoveryCodes: string[] };

async function someoneGuarded(): Promise<Guarded> {
  const user = await aUser(app);
  const { secret } = await user.client.factors.begin();
  const { recoveryCodes } = await user.client.factors.confirm({ code: codeOf(secret) });
  return { ...user, secret, recoveryCodes };
}

/** The challenge a right password is answered with. */
async function challengeOf({ email, password }: Pick<TestUser, 'email' | 'password'>) {
  const response = await app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const problem = (await response.json()) as { code: string; challenge: string };
  expect([response.status, problem.code]).toEqual([401, 'second_factor_required']);
  expect(response.headers.getSetCookie()).toEqual([]);
  return problem.challenge;
}

test('a program is set up by its first code, and asked at the next sign-in', async () => {
  const ada = await aUser(app);
  const setup = await ada.client.factors.begin();
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(setup.uri).toContain(`secret=${setup.secret}`);
  expect(setup.qr).toMatch(/^<svg/);
  // Until it is confirmed, nothing is asked: nobody locks themselves out by a picture.
  await anonymous.accounts.login({ email: ada.email, password: ada.password });
  expect(await refusal(ada.client.factors.confirm({ code: '000000' }))).toBe('wrong_code');
  const { recoveryCodes } = await ada.client.factors.confirm({ code: codeOf(setup.secret) });
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await ada.client.factors.list()).toMatchObject({ totp: true, recoveryCodes: 10 });
  expect(await refusal(ada.client.factors.begin())).toBe('factor_exists');
  wait(30);
  const challenge = await challengeOf(ada);
  const code = codeOf(setup.secret);
  const session = await anonymous.factors.secondStep({ challenge, code });
  expect((await app.client(session.token).accounts.me()).id).toBe(ada.user.id);
  expect(await refusal(anonymous.factors.secondStep({ challenge, code }))).toBe('not_found');
});

test('one step early or late is taken, two are not, and each step once', async () => {
  const ada = await someoneGuarded();
  const enter = async (code: string) =>
    anonymous.factors.secondStep({ challenge: await challengeOf(ada), code });
  // The step of the first code was used to confirm.
  expect(await refusal(enter(codeOf(ada.secret)))).toBe('wrong_code');
  wait(90);
  expect(await refusal(enter(codeOf(ada.secret, -2)))).toBe('wrong_code');
  expect(await refusal(enter(codeOf(ada.secret, 2)))).toBe('wrong_code');
  await enter(codeOf(ada.secret, -1));
  const ahead = codeOf(ada.secret, 1);
  await enter(ahead);
  expect(await refusal(enter(ahead))).toBe('wrong_code');
  expect(await refusal(enter(codeOf(ada.secret)))).toBe('wrong_code');
});

test('one code sent twice at once opens one session', async () => {
  const ada = await someoneGuarded();
  wait(30);
  const code = codeOf(ada.secret);
  const [one, two] = [await challengeOf(ada), await challengeOf(ada)];
  const sent = [one, two].map((challenge) => anonymous.factors.secondStep({ challenge, code }));
  const settled = await Promise.allSettled(sent);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a recovery code opens once, however it is typed, and opens nobody else', async () => {
  const [ada, eve] = [await someoneGuarded(), await someoneGuarded()];
  const [first = ''] = ada.recoveryCodes;
  const typed = first.toUpperCase().replace('-', ' ');
  const enter = async (person: Guarded, code: string) =>
    anonymous.factors.secondStep({ challenge: await challengeOf(person), code });
  expect(await refusal(enter(eve, first))).toBe('wrong_code');
  await enter(ada, typed);
  expect(await refusal(enter(ada, first))).toBe('wrong_code');
  expect((await ada.client.factors.list()).recoveryCodes).toBe(9);
  const { recoveryCodes } = await ada.client.factors.renewCodes();
  expect(await refusal(enter(ada, ada.recoveryCodes[1] ?? ''))).toBe('wrong_code');
  await enter(ada, recoveryCodes[0] ?? '');
});

test('a challenge is dead after ten minutes, and where it was made up or is another token', async () => {
  const ada = await someoneGuarded();
  const challenge = await challengeOf(ada);
  wait(600);
  const code = codeOf(ada.secret);
  for (const each of [challenge, 'x'.repeat(43), ada.token])
    expect(await refusal(anonymous.factors.secondStep({ challenge: each, code }))).toBe(
      'not_found',
    );
  const opened = await app.request('/api/auth/me', {
    headers: { authorization: `Bearer ${await challengeOf(ada)}` },
  });
  expect(opened.status).toBe(401);
});

test('guesses at a code are slowed, whichever challenge they come by', async () => {
  const ada = await someoneGuarded();
  const codes = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const challenge = await challengeOf(ada);
    codes.push(await refusal(anonymous.factors.secondStep({ challenge, code: `00000${turn}` })));
  }
  expect(codes).toEqual([...Array(5).fill('wrong_code'), 'too_many_attempts']);
});

test('a new password by a link leaves the second step where it was', async () => {
  const ada = await someoneGuarded();
  await anonymous.passwords.forgot({ email: ada.email });
  await app.app.jobs.idle();
  const letter = mails.filter(({ to }) => to === ada.email).at(-1);
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const password = 'une autre longue nuit';
  await anonymous.passwords.reset({ token, password });
  const challenge = await challengeOf({ email: ada.email, password });
  wait(30);
  await anonymous.factors.secondStep({ challenge, code: codeOf(ada.secret) });
});

test('what guards an account asks for a proof not older than ten minutes, by a code', async () => {
  const ada = await someoneGuarded();
  const { client, password, email } = ada;
  wait(600);
  const sensitive = [
    () => client.factors.remove(),
    () => client.factors.renewCodes(),
    () => client.passwords.change({ current: password, password: 'encore une nuit' }),
    () => client.addresses.change({ email: `x${email}`, password }),
  ];
  for (const call of sensitive) expect(await refusal(call())).toBe('proof_required');
  expect(await refusal(client.sessions.prove({ password }))).toBe('factor_required');
  const code = codeOf(ada.secret);
  expect(await refusal(client.sessions.prove({ password: 'wrong', code }))).toBe('wrong_password');
  await client.sessions.prove({ code });
  await client.factors.remove();
  expect(await client.factors.list()).toMatchObject({ totp: false, recoveryCodes: 0 });
  await anonymous.accounts.login({ email, password });
});

test('setting a second factor up, or taking it away, signs other devices out', async () => {
  const ada = await aUser(app);
  const enter = async () =>
    app.client(
      (await anonymous.accounts.login({ email: ada.email, password: ada.password })).token,
    );
  const before = await enter();
  const { secret } = await ada.client.factors.begin();
  await ada.client.factors.confirm({ code: codeOf(secret) });
  expect(await refusal(before.accounts.me())).toBe('unauthenticated');
});

test('neither secret nor recovery code stands in the database as it is', async () => {
  const ada = await someoneGuarded();
  for (const table of ['totp_factors', 'recovery_codes', 'sign_in_challenges']) {
    const challenge = await challengeOf(ada);
    const { rows } = await app.database.execute(`select * from ${table}`);
    const text = JSON.stringify(rows);
    for (const word of [ada.secret, challenge, ...ada.recoveryCodes])
      expect(text).not.toContain(word);
  }
});

test('a wrong code is noted: somebody knows the password', async () => {
  const ada = await someoneGuarded();
  const challenge = await challengeOf(ada);
  expect(await refusal(anonymous.factors.secondStep({ challenge, code: '000000' }))).toBe(
    'wrong_code',
  );
  wait(30);
  const code = codeOf(ada.secret);
  const { token } = await anonymous.factors.secondStep({ challenge, code });
  const { activity } = await app.client(token).activity.list();
  const [came, failed] = activity;
  expect(came).toMatchObject({ kind: 'signed_in', way: 'password', secondStep: 'code' });
  expect(failed).toMatchObject({ kind: 'sign_in_failed', way: 'password', secondStep: 'code' });
});
