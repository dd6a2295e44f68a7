import { afterAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '#app.ts';
import { wordsOfDevice } from '#features/sessions/rules.ts';
import { silentLog } from '#platform/log.ts';
import { aUser } from '#testing/accounts.ts';
import { startTestApp, testOrigin } from '#testing/app.ts';
import { aMailer } from '#testing/mail.ts';
import { aSmallPainter } from '#testing/painter.ts';
import { refusal } from '#testing/refusal.ts';
import { aSeal } from '#testing/seal.ts';

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
const app = await startTestApp({ clock, mailer, chosenLimits: { registrations: 1_000 } });
afterAll(app.close);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:135.0) Gecko/20100101 Firefox/135.0';

type Way = { device?: string; remember?: boolean; userAgent?: string };

async function signIn(email: string, password: string, way: Way = {}) {
  const { device, remember = false, userAgent = firefox } = way;
  const response = await app.request('/api/auth/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      ...(device && { cookie: `device=${device}` }),
    },
    body: JSON.stringify({ email, password, remember }),
  });
  const { token } = (await response.json()) as { token: string };
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('device='));
  const named = /^device=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';
  return { token, device: named, client: app.client(token) };
}

test('one reads where one is signed in, on which device, and which session this is', async () => {
  const { email, password, client } = await aUser(app);
  wait(20);
  const other = await signIn(email, password);
  const { sessions } = await other.client.sessions.list();
  expect(sessions).toEqual([
    {
      id: expect.any(String),
      isCurrent: true,
      device: 'Firefox, Linux',
      createdAt: time.toISOString(),
      lastSeenAt: time.toISOString(),
    },
    expect.objectContaining({ isCurrent: false, createdAt: start.toISOString() }),
  ]);
  const seen = await client.sessions.list();
  expect(seen.sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
  expect(seen.sessions.every(({ lastSeenAt }) => lastSeenAt === time.toISOString())).toBe(true);
});

test('a session that is ended is refused on its very next call, in every process', async () => {
  const { email, password, client } = await aUser(app);
  const other = await signIn(email, password);
  const second = createApp({
    ...{ database: app.database, dataFolder: app.dataFolder, clock, mailer },
    ...{ log: silentLog, seal: aSeal(), painter: aSmallPainter() },
  });
  const elsewhere = () =>
    second.fetch(
      new Request(`${testOrigin}/api/auth/me`, {
        headers: { authorization: `Bearer ${other.token}` },
      }),
    );
  expect((await elsewhere()).status).toBe(200);
  const { sessions } = await client.sessions.list();
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  await client.sessions.end({ id });
  expect((await elsewhere()).status).toBe(401);
  expect(await refusal(other.client.accounts.me())).toBe('unauthenticated');
  expect(await refusal(client.sessions.end({ id }))).toBe('not_found');
  expect((await client.sessions.list()).sessions).toHaveLength(1);
});

test('nobody ends a session of somebody else, nor learns that it is there', async () => {
  const [ada, eve] = [await aUser(app), await aUser(app)];
  const [{ id = '' } = {}] = (await ada.client.sessions.list()).sessions;
  expect(await refusal(eve.client.sessions.end({ id }))).toBe('not_found');
  await eve.client.sessions.endOthers();
  expect((await ada.client.accounts.me()).id).toBe(ada.user.id);
});

test('all others end at once, and this one stays', async () => {
  const { email, password, client } = await aUser(app);
  const others = [await signIn(email, password), await signIn(email, password)];
  await client.sessions.endOthers();
  for (const other of others)
    expect(await refusal(other.client.accounts.me())).toBe('unauthenticated');
  expect((await client.sessions.list()).sessions).toHaveLength(1);
});

test('the fifty-first session ends the oldest, also where sixty are opened at once', async () => {
  const { client, user } = await aUser(app);
  wait(1);
  const opening = { userId: user.id, remember: false, userAgent: firefox };
  const open = () => app.database.write((tx) => app.app.features.sessions.open(tx, opening));
  const opened = await Promise.all(Array.from({ length: 60 }, open));
  expect(await refusal(client.accounts.me())).toBe('unauthenticated');
  const living = await Promise.all(
    opened.map(({ token }) => app.app.features.sessions.resolve(token)),
  );
  expect(living.filter((principal) => principal !== null)).toHaveLength(50);
}, 60_000);

test('a session lasts a day, or thirty where one asked to be remembered', async () => {
  const { email, password } = await aUser(app);
  const [short, long] = [
    await signIn(email, password),
    await signIn(email, password, { remember: true }),
  ];
  wait(24 * 60);
  expect(await refusal(short.client.accounts.me())).toBe('unauthenticated');
  expect((await long.client.sessions.list()).sessions).toHaveLength(1);
  wait(29 * 24 * 60);
  expect(await refusal(long.client.accounts.me())).toBe('unauthenticated');
});

test('a device says what it is in words, and none is called what it did not say', () => {
  expect(wordsOfDevice(firefox)).toBe('Firefox, Linux');
  expect(wordsOfDevice('curl/8.1')).toBe('curl');
  expect(wordsOfDevice('')).toBe('');
  expect(wordsOfDevice('<b>'.repeat(10_000))).toBe('');
});

test('a device the account was never opened on is told by mail, a known one is not', async () => {
  const { email, password } = await aUser(app, { language: 'en' });
  const told = async () => {
    await app.app.jobs.idle();
    return mails.filter(({ to }) => to === email);
  };
  const first = await signIn(email, password);
  const [letter] = await told();
  expect(letter?.subject).toBe('A sign-in from a new device');
  expect(letter?.text).toContain('Firefox, Linux');
  expect(letter?.text).toContain('/settings/sessions');
  await signIn(email, password, { device: first.device });
  expect(await told()).toHaveLength(1);
});

test('a proof is renewed by the password, and by nothing else', async () => {
  const { client, token, password } = await aUser(app);
  const { proofs, sessions } = app.app.features;
  const principal = await sessions.resolve(token);
  if (!principal) throw new Error('nobody is there');
  await proofs.demand(principal);
  wait(10);
  await expect(proofs.demand(principal)).rejects.toMatchObject({ code: 'proof_required' });
  expect(await refusal(client.sessions.prove({ password: 'another one' }))).toBe('wrong_password');
  await expect(proofs.demand(principal)).rejects.toMatchObject({ code: 'proof_required' });
  await client.sessions.prove({ password });
  await proofs.demand(principal);
  wait(-60);
  await expect(proofs.demand(principal)).rejects.toMatchObject({ code: 'proof_required' });
});

test('guesses at an open session are slowed as they are at the door', async () => {
  const { client, password } = await aUser(app);
  const codes = [];
  for (let turn = 0; turn < 6; turn += 1)
    codes.push(await refusal(client.sessions.prove({ password: `wrong ${turn}` })));
  expect(codes).toEqual([...Array(5).fill('wrong_password'), 'too_many_attempts']);
  expect(await refusal(client.sessions.prove({ password }))).toBe('too_many_attempts');
});
