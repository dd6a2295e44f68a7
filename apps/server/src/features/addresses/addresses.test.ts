import { afterAll, beforeEach, expect, test } from 'vitest';
import { ownMail } from '#providers/mail/settings.ts';
import { aRegistration, aUser } from '#testing/accounts.ts';
import { startTestApp, testApp } from '#testing/app.ts';
import { aDream } from '#testing/dreams.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal } from '#testing/refusal.ts';

const start = new Date('2026-03-01T22:00:00Z');
let time = start;
const clock = { now: () => time };
const wait = (hours: number) => {
  time = new Date(time.getTime() + hours * 3_600_000);
};
beforeEach(() => {
  time = start;
});

const mailConfig = { ...ownMail, smtpUrl: 'smtp://127.0.0.1:2525' };
const { mails, mailer } = aMailer();
const chosenLimits = { registrations: 1_000, links: 1_000 };
const app = await startTestApp({ clock, mailer, mailConfig, chosenLimits });
afterAll(app.close);
const anonymous = app.client();
const { addresses } = anonymous;

/** The token of the last letter to an address that leads to a page. */
async function tokenTo(email: string, page = 'verify'): Promise<string> {
  await app.app.jobs.idle();
  const links = mails
    .filter(({ to }) => to === email)
    .flatMap(({ text }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? []);
  return links.at(-1) ?? '';
}

const fresh = () => aRegistration().email;

/** Somebody whose address is known to be theirs. */
async function confirmed() {
  const user = await aUser(app);
  await addresses.verify({ token: await tokenTo(user.email) });
  return user;
}

test('a new address is confirmed by its link, once; opened again, that is said kindly', async () => {
  const ada = await aUser(app);
  expect(ada.user.isEmailVerified).toBe(false);
  const token = await tokenTo(ada.email);
  await addresses.verify({ token });
  expect((await ada.client.accounts.me()).isEmailVerified).toBe(true);
  expect(await refusal(addresses.verify({ token }))).toBe('link_used');
});

test('a link is good for 48 hours, and no other token opens anything', async () => {
  const [ada, eve] = [await aUser(app), await aUser(app)];
  const late = await tokenTo(ada.email);
  wait(48);
  expect(await refusal(addresses.verify({ token: late }))).toBe('link_expired');
  wait(-48);
  await ada.client.addresses.resend();
  const newer = await tokenTo(ada.email);
  expect(newer).not.toBe(late);
  expect(await refusal(addresses.verify({ token: late }))).toBe('not_found');
  for (const token of ['x'.repeat(43), ada.token, `${newer}x`])
    expect(await refusal(addresses.verify({ token }))).toBe('not_found');
  expect(await refusal(addresses.undo({ token: newer }))).toBe('not_found');
  const resetting = anonymous.passwords.reset({ token: newer, password: 'une longue nuit' });
  expect(await refusal(resetting)).toBe('not_found');
  await addresses.verify({ token: newer });
  expect((await eve.client.accounts.me()).isEmailVerified).toBe(false);
});

test('asking for the letter again is paced', async () => {
  const ada = await aUser(app);
  for (let turn = 0; turn < 3; turn += 1) await ada.client.addresses.resend();
  expect(await refusal(ada.client.addresses.resend())).toBe('rate_limited');
});

test('what is published before waits, for everybody but its dreamer, and appears then', async () => {
  const [ada, eve] = [await aUser(app), await aUser(app)];
  const shared = await aDream(ada.client, { visibility: 'public', warnings: ['none'] });
  const kept = await aDream(ada.client, { visibility: 'private' });
  expect(shared.visibility).toBe('public');
  for (const reader of [anonymous, eve.client]) {
    expect(await refusal(reader.dreams.get({ id: shared.id }))).toBe('not_found');
    const listed = (await reader.dreams.list({ pageSize: 100 })).dreams.map(({ id }) => id);
    expect(listed).not.toContain(shared.id);
  }
  const hers = await aDream(eve.client, { visibility: 'private' });
  const comment = { id: hers.id, content: 'Si c’était mon rêve…' };
  expect(await refusal(eve.client.comments.add(comment))).toBe('address_waiting');
  const founding = { name: 'Rives', kind: 'open', description: 'De l’eau.' } as const;
  const { communities } = eve.client;
  expect(await refusal(communities.create(founding))).toBe('address_waiting');
  expect(await refusal(communities.join({ slug: 'rives' }))).toBe('address_waiting');
  const asking = eve.client.connections.ask({ username: 'ada' });
  expect(await refusal(asking)).toBe('address_waiting');
  await ada.client.dreams.remove({ id: shared.id });
  await ada.client.dreams.restore({ id: shared.id });
  expect(await refusal(anonymous.dreams.get({ id: shared.id }))).toBe('not_found');
  await addresses.verify({ token: await tokenTo(ada.email) });
  expect((await anonymous.dreams.get({ id: shared.id })).id).toBe(shared.id);
  expect(await refusal(anonymous.dreams.get({ id: kept.id }))).toBe('not_found');
  const next = await aDream(ada.client, { visibility: 'public', warnings: ['none'] });
  expect((await anonymous.dreams.get({ id: next.id })).id).toBe(next.id);
  // What such an account reports is read, and hides nothing.
  const target = { kind: 'dream', id: next.id } as const;
  await eve.client.moderation.report({ target, reason: 'minors' });
  const judge = await confirmed();
  await app.app.features.accounts.setRole(judge.email, 'moderator');
  const { cases } = await judge.client.moderation.queue({});
  expect(cases).toMatchObject([{ weight: 0, isHidden: false, target }]);
});

test('an address changes once the new one is confirmed, and the old one can take it back', async () => {
  const ada = await confirmed();
  const { email: old, password } = ada;
  const email = fresh();
  const change = (typed: string) => ada.client.addresses.change({ email, password: typed });
  expect(await refusal(change('not this one'))).toBe('wrong_password');
  await change(password);
  expect((await ada.client.accounts.me()).email).toBe(old);
  await addresses.verify({ token: await tokenTo(email) });
  expect((await ada.client.accounts.me()).email).toBe(email);
  expect(await refusal(anonymous.accounts.login({ email: old, password }))).toBe(
    'wrong_credentials',
  );
  wait(6.9 * 24);
  const undo = await tokenTo(old, 'undo-email');
  await addresses.undo({ token: undo });
  expect(await refusal(addresses.undo({ token: undo }))).toBe('link_used');
  expect(await refusal(ada.client.accounts.me())).toBe('unauthenticated');
  const { user } = await anonymous.accounts.login({ email: old, password });
  expect(user).toMatchObject({ email: old, isEmailVerified: true });
});

test('whoever takes an account by two changes loses it by the first letter', async () => {
  const ada = await confirmed();
  const { email: old, password } = ada;
  const [one, two] = [fresh(), fresh()];
  await ada.client.addresses.change({ email: one, password });
  await addresses.verify({ token: await tokenTo(one) });
  const first = await tokenTo(old, 'undo-email');
  await ada.client.addresses.change({ email: two, password });
  await addresses.verify({ token: await tokenTo(two) });
  const second = await tokenTo(one, 'undo-email');
  await addresses.undo({ token: first });
  expect(await refusal(addresses.undo({ token: second }))).toBe('not_found');
  expect((await anonymous.accounts.login({ email: old, password })).user.email).toBe(old);
});

test('the way back is open for seven days', async () => {
  const ada = await confirmed();
  const email = fresh();
  await ada.client.addresses.change({ email, password: ada.password });
  await addresses.verify({ token: await tokenTo(email) });
  wait(7 * 24);
  const token = await tokenTo(ada.email, 'undo-email');
  expect(await refusal(addresses.undo({ token }))).toBe('link_expired');
});

test('an address somebody has is refused, in any spelling, also where it is taken meanwhile', async () => {
  const [ada, eve] = [await aUser(app), await aUser(app)];
  const { password } = ada;
  const taken = { email: eve.email.toUpperCase(), password };
  expect(await refusal(ada.client.addresses.change(taken))).toBe('email_taken');
  const email = fresh();
  await ada.client.addresses.change({ email, password });
  await aUser(app, { email });
  expect(await refusal(addresses.verify({ token: await tokenOfChange(email) }))).toBe(
    'email_taken',
  );
  expect((await ada.client.accounts.me()).email).toBe(ada.email);
});

/** Of two letters to one address, the one about a change. */
async function tokenOfChange(email: string): Promise<string> {
  await app.app.jobs.idle();
  const letter = mails.find(({ to, subject }) => to === email && subject.includes('nouvelle'));
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

test('no token of a link stands in the database as it was sent', async () => {
  const ada = await aUser(app);
  const token = await tokenTo(ada.email);
  const { rows } = await app.database.execute('select * from email_links');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('where no letter leaves, every address is believed, and a change holds at once', async () => {
  const plain = await testApp();
  const ada = await aUser(plain);
  expect(ada.user.isEmailVerified).toBe(true);
  const dream = await aDream(ada.client, { visibility: 'public', warnings: ['none'] });
  expect((await plain.client().dreams.get({ id: dream.id })).id).toBe(dream.id);
  const email = fresh();
  await ada.client.addresses.change({ email, password: ada.password });
  expect((await ada.client.accounts.me()).email).toBe(email);
});
