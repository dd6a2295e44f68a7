import { limits } from '@reverie/contract/limits.rules';
import { expect, test } from 'vitest';
import { addressKey, hintOfAddress, mayMailAgain } from '#features/newsletter/rules.ts';
import { aRegistration } from '#testing/accounts.ts';
import { testApp, testOrigin } from '#testing/app.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal } from '#testing/refusal.ts';

const day = 86_400_000;
const wish = { email: 'Ada@example.org', frequency: 'weekly', language: 'fr' } as const;

async function aDesk() {
  const { mails, mailer } = aMailer();
  let now = new Date('2026-11-21T08:00:00Z');
  const clock = { now: () => now };
  const opened = await testApp({ mailer, clock, site: testOrigin });
  const { newsletter } = opened.client();
  const settle = async () => {
    await opened.app.events.idle();
    await opened.app.jobs.idle();
  };
  /** The token of the last letter's link. */
  const linked = () => /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  async function subscribed(email: string = wish.email) {
    await newsletter.subscribe({ ...wish, email });
    await settle();
    return newsletter.confirm({ token: linked() });
  }
  const rows = async () =>
    (await opened.database.execute('select email, confirmed_at from newsletter_subscribers')).rows;
  const pass = (millis: number) => {
    now = new Date(now.getTime() + millis);
  };
  return { ...opened, newsletter, mails, settle, linked, subscribed, rows, pass };
}

test('an address counts once whoever reads its mail has said so, and only then', async () => {
  const { newsletter, mails, settle, linked, rows } = await aDesk();
  await newsletter.subscribe(wish);
  await settle();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: 'Ada@example.org' });
  expect(mails[0]?.text).toContain(`${testOrigin}/newsletter/confirm?token=`);
  expect(await rows()).toMatchObject([{ confirmed_at: null }]);
  const subscription = await newsletter.confirm({ token: linked() });
  expect(subscription).toMatchObject({ email: 'A…@example.org', frequency: 'weekly' });
  const { token } = subscription;
  const changed = await newsletter.change({ token, frequency: 'announcements' });
  expect(changed.frequency).toBe('announcements');
  expect(await newsletter.get({ token })).toMatchObject({ frequency: 'announcements' });
  await newsletter.leave({ token });
  expect(await rows()).toEqual([]);
  expect(await refusal(newsletter.get({ token }))).toBe('not_found');
  expect(await refusal(newsletter.change({ token, frequency: 'weekly' }))).toBe('not_found');
  // Pressed twice it is done all the same.
  await newsletter.leave({ token });
});

test('a link works once, for seven days, and only as it was sent', async () => {
  const { newsletter, settle, linked, pass, subscribed } = await aDesk();
  await subscribed('nour@example.org');
  const used = linked();
  expect(await refusal(newsletter.confirm({ token: used }))).toBe('not_found');
  await newsletter.subscribe(wish);
  await settle();
  const late = linked();
  expect(await refusal(newsletter.confirm({ token: `${late}a` }))).toBe('not_found');
  pass(7 * day);
  expect(await refusal(newsletter.confirm({ token: late }))).toBe('not_found');
});

test('the stranger with a forged, borrowed or foreign token changes nothing', async () => {
  const { newsletter, subscribed, rows, linked, settle } = await aDesk();
  const { token } = await subscribed();
  await newsletter.subscribe({ ...wish, email: 'eve@example.org' });
  await settle();
  const flipped = `${token.slice(0, -3)}${token.at(-3) === 'A' ? 'B' : 'A'}${token.slice(-2)}`;
  for (const forged of ['x', linked(), flipped, token.slice(4), 'é', '%00', 'a'.repeat(200)]) {
    expect(await refusal(newsletter.get({ token: forged }))).toBe('not_found');
    expect(await refusal(newsletter.leave({ token: forged }))).toBe('not_found');
    const change = newsletter.change({ token: forged, frequency: 'monthly' });
    expect(await refusal(change)).toBe('not_found');
  }
  expect(await rows()).toHaveLength(2);
});

test('a known address is answered as an unknown one is, and hears of it by mail alone', async () => {
  const { newsletter, mails, settle, subscribed, pass, request } = await aDesk();
  await subscribed();
  pass(day);
  const answers = [];
  for (const email of ['ADA@example.org', 'unknown@example.org']) {
    const response = await request('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...wish, email }),
    });
    answers.push({ status: response.status, body: await response.text() });
  }
  expect(answers[0]).toEqual(answers[1]);
  await settle();
  const told = mails.find(({ subject }) => subject === 'Vous recevez déjà la lettre');
  const token = /subscription\?token=([\w-]+)/.exec(told?.text ?? '')?.[1] ?? '';
  expect(await newsletter.get({ token })).toMatchObject({ frequency: 'weekly' });
});

test('nobody’s mailbox is filled through the form', async () => {
  const { app, mails, settle, pass, database } = await aDesk();
  const ask = () => database.write((tx) => app.features.newsletter.invite(tx, wish));
  const sentAfter = async (millis: number) => {
    pass(millis);
    await ask();
    await settle();
    return mails.length;
  };
  expect(await sentAfter(0)).toBe(1);
  expect(await sentAfter(60_000)).toBe(1);
  expect(await sentAfter(600_000)).toBe(2);
  expect(await sentAfter(600_000)).toBe(2);
  expect(await sentAfter(day)).toBe(3);
});

test('one network that asks again and again waits; bad input is refused', async () => {
  const { newsletter } = await aDesk();
  const wrongs = [{ email: 'ada' }, { email: 'a@b.org, c@d.org' }, { frequency: 'daily' }];
  for (const wrong of wrongs) {
    const refused = newsletter.subscribe({ ...wish, ...wrong } as typeof wish);
    expect(await refusal(refused)).toBe('invalid_body');
  }
  for (let turn = wrongs.length; turn < limits.subscriptions.calls; turn += 1) {
    await newsletter.subscribe({ ...wish, email: `ada${turn}@example.org` });
  }
  expect(await refusal(newsletter.subscribe(wish))).toBe('rate_limited');
});

test('two requests for one address at once leave one row', async () => {
  const { app, database, rows } = await aDesk();
  const ask = () => database.write((tx) => app.features.newsletter.invite(tx, wish));
  await Promise.all([ask(), ask(), ask()]);
  expect(await rows()).toHaveLength(1);
});

test('an address nobody confirmed is forgotten after seven days, a confirmed one stays', async () => {
  const { app, newsletter, subscribed, pass, rows } = await aDesk();
  await subscribed('nour@example.org');
  await newsletter.subscribe(wish);
  pass(7 * day - 1);
  await app.features.newsletter.tidy();
  expect(await rows()).toHaveLength(2);
  pass(2);
  await app.features.newsletter.tidy();
  expect(await rows()).toMatchObject([{ email: 'nour@example.org' }]);
});

test('a mail program’s own button stops the letter without a page, a cookie or an origin', async () => {
  const { app, request, subscribed, rows } = await aDesk();
  const { token } = await subscribed();
  const path = `/api/newsletter/leave/${token}`;
  const opened = await request(path);
  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe(`/newsletter/leave?token=${token}`);
  expect(await rows()).toHaveLength(1);
  const pressed = await request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(204);
  expect(await rows()).toEqual([]);
  expect(app.features.newsletter.ways('0').oneClick).toContain(`${testOrigin}/api/newsletter/`);
});

test('the box of the registration form begins the same subscription', async () => {
  const { client, mails, settle, rows } = await aDesk();
  await client().accounts.register(aRegistration());
  await client().accounts.register(aRegistration({ newsletter: true, language: 'en' }));
  await settle();
  expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your subscription to the letter']);
  expect(await rows()).toMatchObject([{ confirmed_at: null }]);
});

test('an address is known by any spelling, and shown to nobody whole', () => {
  expect(addressKey(' Ada@Example.ORG ')).toBe('ada@example.org');
  expect(hintOfAddress('ada@example.org')).toBe('a…@example.org');
  expect(hintOfAddress('"a@b"@example.org')).toBe('"…@example.org');
  const mailedAt = new Date(0);
  expect(mayMailAgain({ asked: 1, mailedAt }, new Date(600_000))).toBe(true);
  expect(mayMailAgain({ asked: 2, mailedAt }, new Date(600_000))).toBe(false);
});
