import { resetMinutes } from '@reverie/contract/accounts.rules';
import { mailsADay } from '@reverie/contract/limits.rules';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal } from '#testing/refusal.ts';
import { stepsOf } from '#testing/steps.ts';

const start = new Date('2026-03-01T22:00:00Z');
let time = start;
const clock = { now: () => time };
const wait = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};
beforeEach(() => {
  time = start;
});

const { mails, mailer } = aMailer();
const chosenLimits = { registrations: 1_000, links: 1_000 };
const app = await startTestApp({ clock, mailer, chosenLimits });
afterAll(app.close);
const anonymous = app.client();

async function lettersTo(email: string) {
  await app.app.jobs.idle();
  return mails.filter(({ to }) => to === email);
}

/** Asks for a link, and reads it in the last letter. */
async function tokenFor({ email }: TestUser): Promise<string> {
  await anonymous.passwords.forgot({ email });
  const last = (await lettersTo(email)).at(-1);
  return /\/reset\?token=([\w-]+)/.exec(last?.text ?? '')?.[1] ?? '';
}

const fresh = 'une autre longue nuit';

test('who forgot a password is mailed a link, chooses another, and is signed out everywhere', async () => {
  const ada = await aUser(app);
  const token = await tokenFor(ada);
  expect(token).toHaveLength(43);
  await anonymous.passwords.reset({ token, password: fresh });
  expect(await refusal(ada.client.accounts.me())).toBe('unauthenticated');
  const { email, password } = ada;
  expect(await refusal(anonymous.accounts.login({ email, password }))).toBe('wrong_credentials');
  await anonymous.accounts.login({ email, password: fresh });
  const told = (await lettersTo(email)).map(({ subject }) => subject);
  expect(told).toContain('Votre mot de passe a changé');
});

test('a link is dead once used, once replaced, after half an hour, and where it was made up', async () => {
  const ada = await aUser(app);
  const reset = (token: string) => anonymous.passwords.reset({ token, password: fresh });
  const [older, newer] = [await tokenFor(ada), await tokenFor(ada)];
  expect(await refusal(reset(older))).toBe('not_found');
  await reset(newer);
  expect(await refusal(reset(newer))).toBe('not_found');
  const late = await tokenFor(ada);
  wait(resetMinutes);
  expect(await refusal(reset(late))).toBe('not_found');
  expect(await refusal(reset('x'.repeat(43)))).toBe('not_found');
  const device = ada.token;
  expect(await refusal(reset(device))).toBe('not_found');
});

test('whether an address has an account, nobody learns: the same answer, and the same work', async () => {
  const ada = await aUser(app);
  const seen = [];
  const jobs = async () => {
    const where = "where name = 'mail-reset-link'";
    return (await app.database.execute(`select id from jobs.job ${where}`)).rows.length;
  };
  for (const email of [ada.email, 'nobody.here@example.org']) {
    await app.app.jobs.idle();
    const before = await jobs();
    const answer: unknown[] = [];
    const steps = await stepsOf(app.database, async () => {
      const response = await app.request('/api/auth/forgot', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      answer.push(response.status, await response.text());
    });
    seen.push([...answer, (await jobs()) - before, steps.length]);
  }
  expect(seen[0]).toEqual([202, '', 1, expect.any(Number)]);
  expect(seen[1]).toEqual(seen[0]);
  expect(await lettersTo('nobody.here@example.org')).toEqual([]);
});

test('neither the address nor the link stands in the database as it was sent', async () => {
  const ada = await aUser(app);
  const token = await tokenFor(ada);
  const jobs = await app.database.execute("select data from jobs.job where name like 'mail-%'");
  expect(jobs.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(jobs.rows)).not.toContain(ada.email);
  const kept = await app.database.execute('select * from password_resets');
  expect(JSON.stringify(kept.rows)).not.toContain(token);
});

test('nobody fills a mailbox through the form', async () => {
  const ada = await aUser(app);
  for (let turn = 0; turn < mailsADay.links + 3; turn += 1)
    await anonymous.passwords.forgot({ email: ada.email });
  expect(await lettersTo(ada.email)).toHaveLength(mailsADay.links);
});

test('one changes the password by the old one; others are signed out, and old links die', async () => {
  const ada = await aUser(app);
  const { email, password } = ada;
  const other = app.client((await anonymous.accounts.login({ email, password })).token);
  const link = await tokenFor(ada);
  const change = (current: string) => ada.client.passwords.change({ current, password: fresh });
  expect(await refusal(change('not this one'))).toBe('wrong_password');
  await change(password);
  expect((await ada.client.accounts.me()).email).toBe(email);
  expect(await refusal(other.accounts.me())).toBe('unauthenticated');
  expect(await refusal(anonymous.passwords.reset({ token: link, password }))).toBe('not_found');
  await anonymous.accounts.login({ email, password: fresh });
});

test('a password others would guess is refused, and the link that was followed still opens', async () => {
  const ada = await aUser(app);
  const token = await tokenFor(ada);
  const weak = ['password1', 'PASSWORD1', ada.email, ada.user.username.toUpperCase()];
  for (const password of weak) {
    expect(await refusal(anonymous.passwords.reset({ token, password }))).toBe('invalid_body');
    const changing = ada.client.passwords.change({ current: ada.password, password });
    expect(await refusal(changing)).toBe('invalid_body');
    const name = password.includes('@') ? { email: password } : { username: password };
    const chosen = { password, ...(password.length > 9 && name) };
    expect(await refusal(aUser(app, chosen))).toBe('invalid_body');
  }
  await anonymous.passwords.reset({ token, password: fresh });
}, 30_000);

test('passwords have 8 to 256 characters, and a huge one costs nothing', async () => {
  const ada = await aUser(app);
  const change = (password: string) =>
    ada.client.passwords.change({ current: ada.password, password });
  for (const password of ['court', 'é'.repeat(257)])
    expect(await refusal(change(password))).toBe('invalid_body');
  expect(await refusal(change('x'.repeat(10_000_000)))).toBe('body_too_large');
  const huge = anonymous.accounts.login({ email: ada.email, password: 'x'.repeat(10_000_000) });
  expect(await refusal(huge)).toBe('body_too_large');
  await change('é'.repeat(256));
});
