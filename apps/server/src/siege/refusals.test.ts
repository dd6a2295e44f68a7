import { generateSync } from 'otplib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { closedSeal } from '#platform/seal/seal.ts';
import { ownMail } from '#providers/mail/settings.ts';
import { aRegistration, aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp, testApp } from '#testing/app.ts';
import { anAuthenticator } from '#testing/authenticator.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal, refusals } from '#testing/refusal.ts';

// What calls declare to refuse with, where no other test comes by: every one is to be met once.

const start = new Date('2026-03-01T22:00:05Z');
let time = start;
const clock = { now: () => time };
const wait = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};
beforeEach(() => {
  time = start;
});

const { mails, mailer } = aMailer();
const mailConfig = { ...ownMail, smtpUrl: 'smtp://127.0.0.1:2525' };
const chosenLimits = { registrations: 1_000, links: 1_000 };
const app = await startTestApp({ clock, mailer, mailConfig, chosenLimits });
afterAll(app.close);
const anonymous = app.client();

/** The token of the last letter to an address that leads to a page. */
async function tokenTo(email: string, page: string): Promise<string> {
  await app.app.jobs.idle();
  const links = mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []);
  return links.at(-1) ?? '';
}

function codeOf(secret: string): string {
  return generateSync({ secret, epoch: Math.floor(time.getTime() / 1000) });
}

/** Until it is answered otherwise: how often is another test's matter. */
async function untilRefusedOtherwise(call: () => Promise<unknown>, usual: string): Promise<string> {
  for (let turn = 0; turn < 40; turn += 1) {
    const code = await refusal(call());
    if (code !== usual) return code;
  }
  return usual;
}

/** The challenge a right password is answered with. */
async function challengeOf({ email, password }: Omit<TestUser, 'client'>, at: TestApp = app) {
  const response = await at.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { challenge: string }).challenge;
}

test('guesses at a password are counted where it is asked for again', async () => {
  const [ada, eve] = [await aUser(app), await aUser(app)];
  const password = 'not the one it is';
  const email = aRegistration().email;
  const change = () => ada.client.addresses.change({ email, password });
  expect(await untilRefusedOtherwise(change, 'wrong_password')).toBe('too_many_attempts');
  const replace = () => eve.client.passwords.change({ current: password, password: 'une nuit' });
  expect(await untilRefusedOtherwise(replace, 'wrong_password')).toBe('too_many_attempts');
});

test('an address that somebody else took meanwhile is not given back', async () => {
  const ada = await aUser(app);
  await anonymous.addresses.verify({ token: await tokenTo(ada.email, 'verify') });
  const email = aRegistration().email;
  await ada.client.addresses.change({ email, password: ada.password });
  await anonymous.addresses.verify({ token: await tokenTo(email, 'verify') });
  const token = await tokenTo(ada.email, 'undo-email');
  await anonymous.accounts.register(aRegistration({ email: ada.email }));
  expect(await refusal(anonymous.addresses.undo({ token }))).toBe('email_taken');
});

test('a program is set up by a late proof, without a beginning, twice or by guesses no more', async () => {
  const { client } = await aUser(app);
  expect(await refusal(client.factors.confirm({ code: '000000' }))).toBe('not_found');
  const { secret } = await client.factors.begin();
  const guess = () => client.factors.confirm({ code: '000000' });
  expect(await untilRefusedOtherwise(guess, 'wrong_code')).toBe('too_many_attempts');
  wait(11);
  const late = [client.factors.begin(), client.factors.confirm({ code: codeOf(secret) })];
  expect(await refusals(late)).toEqual(['proof_required', 'proof_required']);

  const bo = (await aUser(app)).client.factors;
  const code = codeOf((await bo.begin()).secret);
  await bo.confirm({ code });
  expect(await refusal(bo.confirm({ code }))).toBe('factor_exists');
});

test('a passkey that is known to nobody is no second step', async () => {
  const ada = await aUser(app);
  const device = anAuthenticator();
  await ada.client.passkeys.add({ passkey: device.create(await ada.client.passkeys.begin()) });
  const challenge = await challengeOf(ada);
  const options = await anonymous.passkeys.ask({ purpose: 'second_step', challenge });
  const stranger = anAuthenticator();
  stranger.create(await (await aUser(app)).client.passkeys.begin());
  const passkey = stranger.get(options);
  const step = anonymous.factors.secondStep({ challenge, passkey });
  expect(await refusal(step)).toBe('passkey_unknown');
});

test('a proof by a wrong code, or by a passkey that is known to nobody, is none', async () => {
  const { client, password } = await aUser(app);
  await client.factors.confirm({ code: codeOf((await client.factors.begin()).secret) });
  expect(await refusal(client.sessions.prove({ password, code: '000000' }))).toBe('wrong_code');
  await client.passkeys.add({ passkey: anAuthenticator().create(await client.passkeys.begin()) });
  const stranger = anAuthenticator();
  stranger.create(await (await aUser(app)).client.passkeys.begin());
  const passkey = stranger.get(await client.passkeys.ask({ purpose: 'prove' }));
  expect(await refusal(client.sessions.prove({ passkey }))).toBe('passkey_unknown');
});

test('guesses at a password are counted where one would leave', async () => {
  const { client } = await aUser(app);
  const leave = () => client.leaving.leave({ password: 'not the one it is', dreams: 'delete' });
  expect(await untilRefusedOtherwise(leave, 'wrong_password')).toBe('too_many_attempts');
});

test('where browsers make no passkeys for an address, every call says so', async () => {
  const far = await testApp({ clock, site: 'http://192.0.2.7:3000' });
  const { client, ...ada } = await aUser(far);
  await client.factors.confirm({ code: codeOf((await client.factors.begin()).secret) });
  const challenge = await challengeOf(ada, far);
  const { passkeys, factors } = far.client();
  const device = anAuthenticator();
  const made = device.create(await (await aUser(app)).client.passkeys.begin());
  const passkey = device.get(await anonymous.passkeys.ask({ purpose: 'enter' }));
  const calls = [
    client.passkeys.begin(),
    client.passkeys.add({ passkey: made }),
    passkeys.ask({ purpose: 'enter' }),
    passkeys.enter({ passkey }),
    client.sessions.prove({ passkey }),
    factors.secondStep({ challenge, passkey }),
  ];
  expect(await refusals(calls)).toEqual(calls.map(() => 'passkeys_off'));
});

test('a server that lost its key keeps no secret of a new account, and says so', async () => {
  const ada = await aUser(app);
  await anonymous.addresses.verify({ token: await tokenTo(ada.email, 'verify') });
  const { secret } = await ada.client.factors.begin();
  await anonymous.passwords.forgot({ email: ada.email });
  const token = await tokenTo(ada.email, 'reset');
  const { database } = app;
  const parts = { clock, database, mailer, mailConfig, chosenLimits };
  const closed = await testApp({ ...parts, seal: closedSeal });
  const { accounts, passwords } = closed.client();
  const { factors } = closed.client(ada.token);
  const calls = [
    accounts.register(aRegistration()),
    passwords.reset({ token, password: 'une autre longue nuit' }),
    factors.begin(),
    factors.confirm({ code: codeOf(secret) }),
  ];
  expect(await refusals(calls)).toEqual(calls.map(() => 'sealing_off'));
});

test('a server that lost its key hands out nothing it cannot seal or open, and says so', async () => {
  const ada = await aUser(app);
  await anonymous.addresses.verify({ token: await tokenTo(ada.email, 'verify') });
  const { id } = await ada.client.archives.request();
  const exported = await ada.client.exports.request({ format: 'csv' });
  await app.app.jobs.idle();
  const { database } = app;
  const parts = { clock, database, mailer, mailConfig, chosenLimits };
  const closed = await testApp({ ...parts, seal: closedSeal });
  const { archives, consents, exports, imports, newsletter, passwords } = closed.client(ada.token);
  const { email } = aRegistration();
  const letter = { frequency: 'weekly', language: 'fr' } as const;
  const [offer] = (await consents.list({})).offered.filter(({ kind }) => kind === 'newsletter');
  const calls = [
    archives.request(),
    exports.request({ format: 'csv' }),
    imports.request({ file: new File(['Un phare.'], 'a.txt') }),
    passwords.change({ current: ada.password, password: 'une autre longue nuit' }),
    newsletter.subscribe({ ...letter, email }),
    consents.choose({ kind: 'newsletter', isGranted: true, textVersion: offer?.textVersion }),
  ];
  expect(await refusals(calls)).toEqual(calls.map(() => 'sealing_off'));
  for (const path of [`/account/archive/${id}/file`, `/exports/${exported.id}/file`]) {
    const file = await closed.request(`/api${path}`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(await file.json()).toMatchObject({ code: 'sealing_off' });
  }
});
