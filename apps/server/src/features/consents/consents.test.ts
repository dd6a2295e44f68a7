import type { Consents } from '@reverie/contract/consents';
import { agreementKinds } from '@reverie/contract/consents.rules';
import { wordsOf } from '@reverie/contract/wordings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offersOf } from '#features/consents/rules.ts';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';
import { ownMail } from '#providers/mail/settings.ts';
import { aUser } from '#testing/accounts.ts';
import { startTestApp, type TestApp, testApp, testOrigin } from '#testing/app.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal } from '#testing/refusal.ts';

const kind = 'external_ai' as const;
const recipient = { name: 'Modèle d’ailleurs', host: 'api.example.org' };

let now = new Date('2026-11-20T08:00:00Z');
const clock = { now: () => now };
const { mails, mailer } = aMailer();

/** One whose analyser lives elsewhere, and one that sends nothing anywhere. */
let asking: TestApp;
let plain: TestApp;
beforeAll(async () => {
  const analyser = { ...createEngineAnalyser(), recipient };
  asking = await startTestApp({ analyser, clock });
  plain = await startTestApp({ clock, mailer, site: testOrigin });
}, 60_000);
afterAll(async () => {
  await asking.close();
  await plain.close();
});
beforeEach(() => {
  now = new Date('2026-11-20T08:00:00Z');
  mails.length = 0;
});

/** What is asked about outside models, and what was answered to that. */
function ofModels({ offered, receipts }: Consents) {
  const isIt = (each: { kind: string }) => each.kind === kind;
  return { offered: offered.filter(isIt), receipts: receipts.filter(isIt) };
}

test('where nothing leaves the server, nothing is asked and nothing can be agreed to', async () => {
  const opened = plain;
  const { client } = await aUser(opened);
  expect(ofModels(await client.consents.list({}))).toEqual({ offered: [], receipts: [] });
  const agreeing = client.consents.choose({ kind, isGranted: true, textVersion: '1' });
  expect(await refusal(agreeing)).toBe('not_found');
});

test('what is asked names who receives what, and is not granted until somebody agrees', async () => {
  const opened = asking;
  const { client } = await aUser(opened);
  const { offered, receipts } = ofModels(await client.consents.list({}));
  expect(offered).toEqual([
    {
      kind,
      textVersion: expect.stringMatching(/^3\.[0-9a-f]{12}$/),
      recipients: [{ purpose: 'analysis', ...recipient }],
      isGranted: false,
      isAwaited: false,
      words: wordsOf(kind, 'fr', [{ purpose: 'analysis', ...recipient }]),
    },
  ]);
  expect(receipts).toEqual([]);
});

test('a dreamer agrees, withdraws and agrees again, and keeps a receipt of each', async () => {
  const opened = asking;
  const { client, user } = await aUser(opened);
  const has = () => opened.app.features.consents.has(user.id, kind);
  const textVersion = ofModels(await client.consents.list({})).offered[0]?.textVersion;
  expect(await has()).toBe(false);

  const granted = await client.consents.choose({ kind, isGranted: true, textVersion });
  expect(ofModels(granted).offered).toMatchObject([{ isGranted: true }]);
  expect(await has()).toBe(true);

  now = new Date('2026-11-20T09:00:00Z');
  await client.consents.choose({ kind, isGranted: false });
  expect(await has()).toBe(false);

  now = new Date('2026-11-20T10:00:00Z');
  const again = await client.consents.choose({ kind, isGranted: true, textVersion });
  expect(await has()).toBe(true);
  const recipients = [{ purpose: 'analysis', ...recipient }];
  expect(ofModels(again).receipts).toMatchObject([
    { kind, textVersion, recipients, grantedAt: '2026-11-20T10:00:00.000Z', withdrawnAt: null },
    {
      kind,
      textVersion,
      recipients,
      grantedAt: '2026-11-20T08:00:00.000Z',
      withdrawnAt: '2026-11-20T09:00:00.000Z',
    },
  ]);
});

test('agreeing twice is agreeing once, and withdrawing nothing is no fault', async () => {
  const opened = asking;
  const { client } = await aUser(opened);
  expect(ofModels(await client.consents.choose({ kind, isGranted: false })).receipts).toEqual([]);
  const textVersion = ofModels(await client.consents.list({})).offered[0]?.textVersion;
  const agree = () => client.consents.choose({ kind, isGranted: true, textVersion });
  await Promise.all([agree(), agree()]);
  expect(ofModels(await agree()).receipts).toHaveLength(1);
});

test('a clock that was set back keeps nobody from withdrawing', async () => {
  const opened = asking;
  const { client, user } = await aUser(opened);
  const textVersion = ofModels(await client.consents.list({})).offered[0]?.textVersion;
  await client.consents.choose({ kind, isGranted: true, textVersion });
  now = new Date('2026-11-20T07:59:00Z');
  await client.consents.choose({ kind, isGranted: false });
  expect(await opened.app.features.consents.has(user.id, kind)).toBe(false);
});

test('nobody is held to words they did not read', async () => {
  const opened = asking;
  const { client, user } = await aUser(opened);
  for (const textVersion of ['1', '', undefined]) {
    const agreeing = client.consents.choose({ kind, isGranted: true, textVersion });
    expect(await refusal(agreeing)).toBe('consent_changed');
  }
  expect(await opened.app.features.consents.has(user.id, kind)).toBe(false);
});

test('a consent to one recipient does not hold for another, and can still be withdrawn', async () => {
  const opened = asking;
  const { client, user } = await aUser(opened);
  const { database } = opened;
  await database.execute(
    `insert into consents values (gen_random_uuid(), '${user.id}', '${kind}', '1.another', '[]',
       now() - interval '1 day', null, 'accepted')`,
  );
  expect(await opened.app.features.consents.has(user.id, kind)).toBe(false);
  expect(ofModels(await client.consents.list({})).offered).toMatchObject([{ isGranted: false }]);
  const answered = await client.consents.choose({ kind, isGranted: false });
  expect(ofModels(answered).receipts).toMatchObject([{ withdrawnAt: expect.any(String) }]);
});

test('the version changes with the recipients, not with their order', () => {
  const analysis = { purpose: 'analysis' as const, ...recipient };
  const painting = { purpose: 'painting' as const, name: 'Peintre', host: 'paint.example.org' };
  const versionOf = (...recipients: (typeof analysis | typeof painting)[]) =>
    offersOf({ external_ai: recipients }).find((each) => each.kind === kind)?.textVersion;
  expect(versionOf(analysis, painting)).toBe(versionOf(painting, analysis));
  const versions = [
    versionOf(analysis),
    versionOf(painting),
    versionOf(analysis, painting),
    versionOf({ ...analysis, host: 'other.example.org' }),
  ];
  expect(new Set(versions).size).toBe(versions.length);
});

test('a stranger reads and chooses nothing, and nobody chooses for another', async () => {
  const opened = asking;
  const visitor = opened.client();
  expect(await refusal(visitor.consents.list({}))).toBe('unauthenticated');
  expect(await refusal(visitor.consents.choose({ kind, isGranted: false }))).toBe(
    'unauthenticated',
  );
  const { client, user } = await aUser(opened);
  const textVersion = ofModels(await client.consents.list({})).offered[0]?.textVersion;
  await client.consents.choose({ kind, isGranted: true, textVersion });
  const other = await aUser(opened);
  expect(ofModels(await other.client.consents.list({})).receipts).toEqual([]);
  await other.client.consents.choose({ kind, isGranted: false });
  expect(await opened.app.features.consents.has(user.id, kind)).toBe(true);
  expect(await opened.app.features.consents.has(other.user.id, kind)).toBe(false);
});

test('an unknown kind and a body that makes no sense are refused', async () => {
  const opened = asking;
  const { token } = await aUser(opened);
  const put = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method: 'PUT', headers, body: JSON.stringify(body) };
    return (await opened.request(`/api/consents/${path}`, init)).status;
  };
  expect(await put('everything', { isGranted: true })).toBe(400);
  expect(await put(kind, {})).toBe(400);
  expect(await put(kind, { isGranted: 'yes' })).toBe(400);
  expect(await put(kind, { isGranted: true, userId: 'x' })).toBe(400);
});

test('opening an account keeps what was agreed to, each with its words and version', async () => {
  const opened = plain;
  const { client } = await aUser(opened, { language: 'en' });
  const { receipts, terms } = await client.consents.list({});
  expect(receipts.map((each) => each.kind).sort()).toEqual([...agreementKinds].sort());
  for (const { kind: asked, words, textVersion, answer } of receipts) {
    expect({ words, answer }).toEqual({ words: wordsOf(asked, 'en'), answer: 'accepted' });
    expect(textVersion).toBe('1');
  }
  expect(terms.answer).toBe('accepted');
  expect((await client.accounts.me()).terms).toBeUndefined();
});

test('terms of another version are asked once, and declining them locks nobody out', async () => {
  const opened = plain;
  const { client, user } = await aUser(opened);
  const { execute } = opened.database;
  await execute(`update consents set text_version = '0', words = null, language = null
    where user_id = '${user.id}' and kind <> 'sensitive'`);
  expect((await client.accounts.me()).terms).toBe('unanswered');
  const { textVersion } = (await client.consents.list({})).terms;
  const answer = (isGranted: boolean, version = textVersion) =>
    client.consents.choose({ kind: 'terms', isGranted, textVersion: version, language: 'en' });
  expect(await refusal(answer(true, '0'))).toBe('consent_changed');

  expect((await answer(false)).terms.answer).toBe('declined');
  expect((await client.accounts.me()).terms).toBe('declined');
  await client.archives.request();
  await opened.app.jobs.idle();

  const { terms, receipts } = await answer(true);
  expect(terms.answer).toBe('accepted');
  expect((await client.accounts.me()).terms).toBeUndefined();
  const count = receipts.length;
  expect((await answer(true)).receipts).toHaveLength(count);
  const kept = receipts.filter((each) => each.kind === 'terms');
  expect(kept.map((each) => [each.textVersion, each.answer, each.withdrawnAt !== null])).toEqual([
    ['1', 'accepted', false],
    ['1', 'declined', true],
    ['0', 'accepted', false],
  ]);
  const { activity } = await client.activity.list({});
  expect(activity.map((each) => each.kind)).toEqual(
    expect.arrayContaining(['consent_given', 'consent_declined']),
  );
});

test('a receipt is a document of its own, in the words that were read, for its person alone', async () => {
  const opened = plain;
  const [ada, bob] = [await aUser(opened, { language: 'en' }), await aUser(opened)];
  const { receipts } = await ada.client.consents.list({});
  const kept = receipts.find((each) => each.kind === 'sensitive');
  const fetch = (path: string, token?: string) =>
    opened.request(`/api/consents/receipts/${kept?.id}${path}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const data = await fetch('', ada.token);
  expect(data.headers.get('content-disposition')).toMatch(
    /^attachment; filename="reverie-.+json"$/,
  );
  expect(await data.json()).toEqual({ username: ada.user.username, ...kept });
  const page = await (await fetch('/page', ada.token)).text();
  const { name, asked, takeBack } = wordsOf('sensitive', 'en');
  for (const words of [name, ...asked, takeBack, ada.user.username]) expect(page).toContain(words);
  expect(page).toContain('<html lang="en">');
  for (const path of ['', '/page']) {
    expect((await fetch(path, bob.token)).status).toBe(404);
    expect((await fetch(path)).status).toBe(401);
  }
});

test('the letter is one truth: its box, its link in the mail, the settings and the way out agree', async () => {
  const opened = plain;
  const { app } = opened;
  const settle = async () => {
    await app.events.idle();
    await app.jobs.idle();
    await app.events.idle();
  };
  const { client, user } = await aUser(opened, { newsletter: true });
  const read = async () => {
    const { offered, receipts } = await client.consents.list({});
    const offer = offered.find((each) => each.kind === 'newsletter');
    const kept = receipts.filter((each) => each.kind === 'newsletter');
    const has = await app.features.consents.has(user.id, 'newsletter');
    expect(has).toBe(offer?.isGranted);
    return { has, isAwaited: offer?.isAwaited, open: kept.map((each) => !each.withdrawnAt) };
  };
  const token = () => /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  await settle();
  expect(await read()).toEqual({ has: false, isAwaited: true, open: [] });

  const subscription = await opened.client().newsletter.confirm({ token: token() });
  await settle();
  expect(await read()).toEqual({ has: true, isAwaited: false, open: [true] });

  await opened.client().newsletter.leave({ token: subscription.token });
  await settle();
  expect(await read()).toEqual({ has: false, isAwaited: false, open: [false] });

  await client.consents.choose({ kind: 'newsletter', isGranted: true, textVersion: '1' });
  await settle();
  expect(await read()).toMatchObject({ has: false, isAwaited: true });
  await opened.client().newsletter.confirm({ token: token() });
  await settle();
  expect(await read()).toEqual({ has: true, isAwaited: false, open: [true, false] });
  await client.consents.choose({ kind: 'newsletter', isGranted: false });
  expect(await read()).toEqual({ has: false, isAwaited: false, open: [false, false] });
  const { rows } = await opened.database.execute('select email from newsletter_subscribers');
  expect(rows).toEqual([]);
});

test('the letter follows its reader to another address', async () => {
  const opened = plain;
  const { app } = opened;
  const { client, user, password } = await aUser(opened, { newsletter: true });
  await app.events.idle();
  await app.jobs.idle();
  const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  await opened.client().newsletter.confirm({ token });
  await client.addresses.change({ email: `new-${user.username}@example.org`, password });
  expect(await app.features.consents.has(user.id, 'newsletter')).toBe(true);
  const { rows } = await opened.database.execute('select email from newsletter_subscribers');
  expect(rows).toEqual([{ email: `new-${user.username}@example.org` }]);
});

test('whoever opens an account with another’s address hears nothing of their letter', async () => {
  const mailConfig = { ...ownMail, smtpUrl: 'smtp://127.0.0.1:2525' };
  const opened = await testApp({ clock, mailer, mailConfig });
  const { app } = opened;
  const email = 'reader@example.org';
  await opened.client().newsletter.subscribe({ email, frequency: 'weekly', language: 'fr' });
  await app.jobs.idle();
  const token = /confirm\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  await opened.client().newsletter.confirm({ token });
  const { client, user } = await aUser(opened, { email });
  const isTold = async () =>
    (await client.consents.list({})).offered.find(({ kind }) => kind === 'newsletter')?.isGranted;
  expect(await isTold()).toBe(false);
  // Nor may they end it.
  await client.consents.choose({ kind: 'newsletter', isGranted: false });
  await app.jobs.idle();
  const verifying = mails.flatMap(({ text }) => /verify\?token=([\w-]+)/.exec(text)?.[1] ?? []);
  await opened.client().addresses.verify({ token: verifying.at(-1) ?? '' });
  expect(await isTold()).toBe(true);
  expect(await app.features.consents.has(user.id, 'newsletter')).toBe(true);
});
