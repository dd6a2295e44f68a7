import { consentKinds, consentWording } from '@reverie/contract/consents.rules';
import { expect, test } from 'vitest';
import { offersOf } from '#features/consents/rules.ts';
import { createEngineAnalyser } from '#providers/analysis/engine.ts';
import { aUser } from '#testing/accounts.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { refusal } from '#testing/refusal.ts';

const kind = 'external_ai';
const recipient = { name: 'Modèle d’ailleurs', host: 'api.example.org' };

/** An application whose analyser lives elsewhere. */
function anAppThatAsks(parts: Parameters<typeof testApp>[0] = {}): Promise<TestApp> {
  return testApp({ analyser: { ...createEngineAnalyser(), recipient }, ...parts });
}

test('where nothing leaves the server, nothing is asked and nothing can be agreed to', async () => {
  const opened = await testApp();
  const { client } = await aUser(opened);
  expect(await client.consents.list()).toEqual({ offered: [], receipts: [] });
  const agreeing = client.consents.choose({ kind, isGranted: true, textVersion: '1' });
  expect(await refusal(agreeing)).toBe('not_found');
});

test('what is asked names who receives what, and is not granted until somebody agrees', async () => {
  const opened = await anAppThatAsks();
  const { client } = await aUser(opened);
  const { offered, receipts } = await client.consents.list();
  expect(offered).toEqual([
    {
      kind,
      textVersion: expect.stringMatching(/^1\.[0-9a-f]{12}$/),
      recipients: [{ purpose: 'analysis', ...recipient }],
      isGranted: false,
    },
  ]);
  expect(receipts).toEqual([]);
});

test('a dreamer agrees, withdraws and agrees again, and keeps a receipt of each', async () => {
  let now = new Date('2026-11-20T08:00:00Z');
  const opened = await anAppThatAsks({ clock: { now: () => now } });
  const { client, user } = await aUser(opened);
  const has = () => opened.app.features.consents.has(user.id, kind);
  const textVersion = (await client.consents.list()).offered[0]?.textVersion;
  expect(await has()).toBe(false);

  const granted = await client.consents.choose({ kind, isGranted: true, textVersion });
  expect(granted.offered).toMatchObject([{ isGranted: true }]);
  expect(await has()).toBe(true);

  now = new Date('2026-11-20T09:00:00Z');
  await client.consents.choose({ kind, isGranted: false });
  expect(await has()).toBe(false);

  now = new Date('2026-11-20T10:00:00Z');
  const again = await client.consents.choose({ kind, isGranted: true, textVersion });
  expect(await has()).toBe(true);
  const recipients = [{ purpose: 'analysis', ...recipient }];
  expect(again.receipts).toEqual([
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
  const opened = await anAppThatAsks();
  const { client } = await aUser(opened);
  expect((await client.consents.choose({ kind, isGranted: false })).receipts).toEqual([]);
  const textVersion = (await client.consents.list()).offered[0]?.textVersion;
  const agree = () => client.consents.choose({ kind, isGranted: true, textVersion });
  await Promise.all([agree(), agree()]);
  expect((await agree()).receipts).toHaveLength(1);
});

test('a clock that was set back keeps nobody from withdrawing', async () => {
  let now = new Date('2026-11-20T08:00:00Z');
  const opened = await anAppThatAsks({ clock: { now: () => now } });
  const { client, user } = await aUser(opened);
  const textVersion = (await client.consents.list()).offered[0]?.textVersion;
  await client.consents.choose({ kind, isGranted: true, textVersion });
  now = new Date('2026-11-20T07:59:00Z');
  await client.consents.choose({ kind, isGranted: false });
  expect(await opened.app.features.consents.has(user.id, kind)).toBe(false);
});

test('nobody is held to words they did not read', async () => {
  const opened = await anAppThatAsks();
  const { client, user } = await aUser(opened);
  for (const textVersion of ['1', '', undefined]) {
    const agreeing = client.consents.choose({ kind, isGranted: true, textVersion });
    expect(await refusal(agreeing)).toBe('consent_changed');
  }
  expect(await opened.app.features.consents.has(user.id, kind)).toBe(false);
});

test('a consent to one recipient does not hold for another, and can still be withdrawn', async () => {
  const opened = await anAppThatAsks();
  const { client, user } = await aUser(opened);
  const { database } = opened;
  await database.execute(
    `insert into consents values (gen_random_uuid(), '${user.id}', '${kind}', '1.another', '[]', now() - interval '1 day')`,
  );
  expect(await opened.app.features.consents.has(user.id, kind)).toBe(false);
  expect((await client.consents.list()).offered).toMatchObject([{ isGranted: false }]);
  const { receipts } = await client.consents.choose({ kind, isGranted: false });
  expect(receipts).toMatchObject([{ withdrawnAt: expect.any(String) }]);
});

test('the version changes with the recipients, not with their order', () => {
  const analysis = { purpose: 'analysis' as const, ...recipient };
  const painting = { purpose: 'painting' as const, name: 'Peintre', host: 'paint.example.org' };
  const versionOf = (...recipients: (typeof analysis | typeof painting)[]) =>
    offersOf({ [kind]: recipients })[0]?.textVersion;
  expect(versionOf(analysis, painting)).toBe(versionOf(painting, analysis));
  const versions = [
    versionOf(analysis),
    versionOf(painting),
    versionOf(analysis, painting),
    versionOf({ ...analysis, host: 'other.example.org' }),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  expect(Object.keys(consentWording)).toEqual([...consentKinds]);
});

test('a stranger reads and chooses nothing, and nobody chooses for another', async () => {
  const opened = await anAppThatAsks();
  const visitor = opened.client();
  expect(await refusal(visitor.consents.list())).toBe('unauthenticated');
  expect(await refusal(visitor.consents.choose({ kind, isGranted: false }))).toBe(
    'unauthenticated',
  );
  const { client, user } = await aUser(opened);
  const textVersion = (await client.consents.list()).offered[0]?.textVersion;
  await client.consents.choose({ kind, isGranted: true, textVersion });
  const other = await aUser(opened);
  expect((await other.client.consents.list()).receipts).toEqual([]);
  await other.client.consents.choose({ kind, isGranted: false });
  expect(await opened.app.features.consents.has(user.id, kind)).toBe(true);
  expect(await opened.app.features.consents.has(other.user.id, kind)).toBe(false);
});

test('an unknown kind and a body that makes no sense are refused', async () => {
  const opened = await anAppThatAsks();
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
