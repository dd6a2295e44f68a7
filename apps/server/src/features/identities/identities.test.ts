import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outcome } from '@reverie/contract/identities';
import { ApiProblem } from '@reverie/sdk';
import { Events } from 'oauth2-mock-server';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { silentLog } from '#platform/log.ts';
import { openSeal } from '#platform/seal/key.ts';
import { closedSeal } from '#platform/seal/seal.ts';
import { createIdentityProvider } from '#providers/identity/places.ts';
import { aUser } from '#testing/accounts.ts';
import { startTestApp, testApp } from '#testing/app.ts';
import { anAuthenticator } from '#testing/authenticator.ts';
import { startIssuer } from '#testing/issuer.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal } from '#testing/refusal.ts';

let time = new Date('2026-03-01T22:00:00Z');
const clock = { now: () => time };
const wait = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};

const issuer = await startIssuer();
const known = { clientId: 'reverie', clientSecret: 'a-secret' };
const identityProviders = [
  createIdentityProvider({ ...known, id: 'oidc', url: issuer.url, name: 'University' }),
];
const app = await startTestApp({
  ...{ clock, identityProviders, site: 'https://reverie.test' },
  // Where letters leave, an address counts once it is confirmed.
  mailConfig: {
    from: 'r@reverie.test',
    smtpUrl: 'smtp://mail.test',
    contactAddress: 'r@reverie.test',
  },
  mailer: aMailer().mailer,
});
afterAll(async () => {
  await app.close();
  await issuer.stop();
});

let people = 0;
/** Somebody the issuer knows: nobody has been them before. */
function somebody(further: Record<string, unknown> = {}) {
  people += 1;
  const email = `dreamer${people}@university.example`;
  const claims = { sub: `subject-${people}`, email, email_verified: true, ...further };
  issuer.says(claims);
  return { ...claims, username: `night.owl${people}` };
}
beforeEach(() => void somebody());

const provider = 'oidc' as const;

type Way = { client?: ReturnType<typeof app.client>; purpose?: 'enter' | 'link' | 'prove' };

async function begin({ client = app.client(), purpose = 'enter' }: Way = {}) {
  return client.identities.begin({ provider, purpose, from: '/dreams/new' });
}

/** There and back, as a browser goes. */
async function goAndReturn(way: Way = {}): Promise<Outcome> {
  const { client = app.client() } = way;
  const { address, attempt } = await begin(way);
  return client.identities.finish({ provider, attempt, query: await issuer.consent(address) });
}

const consents = { acceptTerms: true, ageConfirmed: true };

/** A newcomer with an account and no password. */
async function aNewcomer() {
  const { username } = somebody();
  const came = await goAndReturn();
  if (came.outcome !== 'new') throw new Error(came.outcome);
  const { arrival } = came;
  const session = await app.client().identities.register({ arrival, username, ...consents });
  return { ...session, client: app.client(session.token) };
}

test('the places that are set up are named', async () => {
  const { providers } = await app.client().identities.providers();
  expect(providers).toEqual([{ id: 'oidc', name: 'University' }]);
});

test('a sign-in is asked for with state, nonce and PKCE, and comes back to one address', async () => {
  const { address } = await begin();
  const asked = new URL(address).searchParams;
  expect(asked.get('redirect_uri')).toBe('https://reverie.test/auth/oidc/callback');
  expect(asked.get('code_challenge_method')).toBe('S256');
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(asked.get(name)?.length, name).toBeGreaterThan(20);
  }
  expect(asked.get('response_type')).toBe('code');
});

test('a newcomer chooses a name, accepts the terms, and comes in again without either', async () => {
  const { email } = somebody({ preferred_username: 'Ève Ünlü' });
  const came = await goAndReturn();
  expect(came).toMatchObject({ outcome: 'new', email, username: 'Eve.Unlu', from: '/dreams/new' });
  if (came.outcome !== 'new') return;
  const { arrival } = came;
  const client = app.client();
  const asked = { arrival, username: 'Eve.Unlu', acceptTerms: false, ageConfirmed: true };
  expect(await refusal(client.identities.register(asked))).toBe('invalid_body');
  const { user } = await client.identities.register({ ...asked, acceptTerms: true });
  expect(user).toMatchObject({ username: 'Eve.Unlu', email });
  expect(await goAndReturn()).toMatchObject({ outcome: 'entered', user: { id: user.id } });
  // The same arrival makes no second account.
  const again = client.identities.register({ ...asked, username: 'Another', acceptTerms: true });
  expect(await refusal(again)).toBe('email_taken');
});

test('an address that a place has tried is confirmed; one it only names is not', async () => {
  for (const email_verified of [true, false]) {
    const { username } = somebody({ email_verified });
    const came = await goAndReturn();
    if (came.outcome !== 'new') throw new Error(came.outcome);
    const { arrival } = came;
    const { user } = await app.client().identities.register({ arrival, username, ...consents });
    expect(user.isEmailVerified).toBe(email_verified);
  }
});

test('an address that has an account opens nothing: its person signs in, and links', async () => {
  const settled = await aUser(app);
  somebody({ email: settled.email.toUpperCase() });
  expect(await goAndReturn()).toEqual({ outcome: 'known_email', from: '/dreams/new' });
  expect(await goAndReturn({ client: settled.client, purpose: 'link' })).toMatchObject({
    outcome: 'linked',
  });
  expect(await goAndReturn()).toMatchObject({
    outcome: 'entered',
    user: { email: settled.email },
  });
  const { identities, hasPassword } = await settled.client.identities.list();
  expect(hasPassword).toBe(true);
  expect(identities).toMatchObject([{ provider, name: 'University' }]);
});

test('an account elsewhere opens one account here, and one account here takes one a place', async () => {
  const first = await aUser(app);
  await goAndReturn({ client: first.client, purpose: 'link' });
  // Once more is no fault.
  await goAndReturn({ client: first.client, purpose: 'link' });
  const second = await aUser(app);
  const taken = goAndReturn({ client: second.client, purpose: 'link' });
  expect(await refusal(taken)).toBe('identity_taken');
  somebody();
  const another = goAndReturn({ client: first.client, purpose: 'link' });
  expect(await refusal(another)).toBe('identity_taken');
});

test('the last way in stays; another one lets it go', async () => {
  const newcomer = await aNewcomer();
  const { identities, hasPassword } = await newcomer.client.identities.list();
  expect(hasPassword).toBe(false);
  const [{ id = '' } = {}] = identities;
  const last = newcomer.client.identities.unlink({ id });
  expect(await refusal(last)).toBe('last_way_in');
  expect((await newcomer.client.identities.list()).identities).toHaveLength(1);

  somebody();
  const settled = await aUser(app);
  await goAndReturn({ client: settled.client, purpose: 'link' });
  const [linked] = (await settled.client.identities.list()).identities;
  const theirs = newcomer.client.identities.unlink({ id: linked?.id ?? '' });
  expect(await refusal(theirs)).toBe('not_found');
  await settled.client.identities.unlink({ id: linked?.id ?? '' });
  expect((await settled.client.identities.list()).identities).toEqual([]);
  expect(await goAndReturn()).toMatchObject({ outcome: 'new' });
});

test('linking and unlinking ask for a fresh proof, which the place itself can give', async () => {
  const { client } = await aNewcomer();
  wait(11);
  const late = begin({ client, purpose: 'link' });
  expect(await refusal(late)).toBe('proof_required');
  const [{ id = '' } = {}] = (await client.identities.list()).identities;
  expect(await refusal(client.identities.unlink({ id }))).toBe('proof_required');
  expect(await goAndReturn({ client, purpose: 'prove' })).toMatchObject({ outcome: 'proved' });
  expect(await refusal(client.identities.unlink({ id }))).toBe('last_way_in');
  wait(11);
  // Somebody else's proof is none.
  somebody();
  const other = goAndReturn({ client, purpose: 'prove' });
  expect(await refusal(other)).toBe('sign_in_refused');
});

test('whoever has a second factor is asked for it after a place too, and the place proves nothing', async () => {
  const { client } = await aNewcomer();
  const device = anAuthenticator({ origin: 'https://reverie.test' });
  const made = device.create(await client.passkeys.begin());
  await client.passkeys.add({ passkey: made });
  expect(await refusal(goAndReturn({ client, purpose: 'prove' }))).toBe('factor_required');
  const refused = await goAndReturn().catch((error: ApiProblem) => error);
  if (!(refused instanceof ApiProblem)) throw new Error('nobody was asked');
  const { challenge = '', factors } = refused.problem;
  expect(factors).toEqual(['passkey']);
  const asked = await app.client().passkeys.ask({ purpose: 'second_step', challenge });
  const passkey = device.get(asked);
  const { token } = await app.client().factors.secondStep({ challenge, passkey });
  const { activity } = await app.client(token).activity.list();
  expect(activity[0]).toMatchObject({ kind: 'signed_in', way: 'provider', secondStep: 'passkey' });
});

test('who has no password leaves by a fresh proof alone', async () => {
  const { client } = await aNewcomer();
  wait(11);
  const late = client.leaving.leave({ dreams: 'delete' });
  expect(await refusal(late)).toBe('proof_required');
  await goAndReturn({ client, purpose: 'prove' });
  await client.leaving.leave({ dreams: 'delete' });
  expect((await client.accounts.me()).leavesAt).toBeDefined();
});

test('a return that was begun by another browser, place, person or long ago is refused', async () => {
  const client = app.client();
  const { address, attempt } = await begin();
  const query = await issuer.consent(address);
  const other = await begin();
  const finish = (changed: { attempt?: string; query?: string }) =>
    client.identities.finish({ provider, attempt, query, ...changed });
  const refused = 'sign_in_refused';
  expect(await refusal(finish({ attempt: other.attempt }))).toBe(refused);
  expect(await refusal(finish({ attempt: 'Zm9yZ2Vk' }))).toBe(refused);
  expect(await refusal(finish({ query: '' }))).toBe(refused);
  expect(await refusal(finish({ query: '?code=&state=' }))).toBe(refused);
  expect(await refusal(finish({ query: '?%FF=%' }))).toBe(refused);
  const told = finish({ query: '?error=access_denied&state=x' });
  expect(await refusal(told)).toBe(refused);
  const elsewhere = client.identities.finish({ provider: 'google', attempt, query });
  expect(await refusal(elsewhere)).toBe('not_found');

  const settled = await aUser(app);
  const linking = await begin({ client: settled.client, purpose: 'link' });
  const answer = await issuer.consent(linking.address);
  const stranger = await aUser(app);
  for (const { identities } of [client, stranger.client]) {
    const stolen = identities.finish({ provider, attempt: linking.attempt, query: answer });
    expect(await refusal(stolen)).toBe(refused);
  }
  wait(11);
  expect(await refusal(finish({}))).toBe(refused);
});

test('a code is good once', async () => {
  const { address, attempt } = await begin();
  const query = await issuer.consent(address);
  const finish = () => app.client().identities.finish({ provider, attempt, query });
  await finish();
  expect(await refusal(finish())).toBe('sign_in_refused');
});

test('whoever says no there is told that nothing was done', async () => {
  const { address, attempt } = await begin();
  const state = new URL(address).searchParams.get('state');
  const query = `?error=access_denied&state=${state}`;
  const finished = app.client().identities.finish({ provider, attempt, query });
  expect(await refusal(finished)).toBe('sign_in_denied');
});

test('a token for another audience, nonce, issuer or time, or about nobody, opens nothing', async () => {
  const faults = [
    { aud: 'somebody-else' },
    { nonce: 'another' },
    { iss: 'https://elsewhere.example' },
    { exp: 1 },
    { sub: '' },
  ];
  for (const fault of faults) {
    somebody(fault);
    expect(await refusal(goAndReturn()), JSON.stringify(fault)).toBe('sign_in_refused');
  }
});

test('a place that answers nonsense is refused, and one in trouble is said to be away', async () => {
  const answers = [
    { statusCode: 200, body: '' as const, code: 'sign_in_refused' },
    { statusCode: 200, body: { access_token: 'x', token_type: 'bearer' }, code: 'sign_in_refused' },
    { statusCode: 400, body: { error: 'invalid_grant' }, code: 'sign_in_refused' },
    { statusCode: 503, body: { error: 'server_error' }, code: 'provider_unavailable' },
  ] as const;
  for (const { code, ...answer } of answers) {
    issuer.server.service.once(Events.BeforeResponse, (response: object) => {
      Object.assign(response, answer);
    });
    expect(await refusal(goAndReturn()), JSON.stringify(answer)).toBe(code);
  }
});

test('what stands in the way of a newcomer’s account is said', async () => {
  const came = async (further: Record<string, unknown> = {}) => {
    somebody(further);
    const outcome = await goAndReturn();
    if (outcome.outcome !== 'new') throw new Error(outcome.outcome);
    return outcome.arrival;
  };
  const register = (arrival: string, username: string, at = app) =>
    refusal(at.client().identities.register({ arrival, username, ...consents }));

  const settled = await aUser(app);
  expect(await register(await came(), settled.user.username)).toBe('username_taken');

  // One place elsewhere, asked twice under two addresses: the second form finds it taken.
  const [first, second] = [
    await came({ sub: 'one' }),
    await came({ sub: 'one', email: 'other@university.example' }),
  ];
  await app.client().identities.register({ arrival: first, username: 'first.one', ...consents });
  expect(await register(second, 'second.one')).toBe('identity_taken');

  const arrival = await came();
  const { database, dataFolder } = app;
  const seal = await openSeal({ database, dataFolder, log: silentLog });
  if (!seal) throw new Error('the key of the server is not in its folder');
  onTestFinished(() => seal.close());
  const without = await testApp({ clock, database, seal, identityProviders: [] });
  expect(await register(arrival, 'nobody.asks', without)).toBe('not_found');
  const chosenLimits = { takenAddresses: 1 };
  const watched = await testApp({ clock, database, seal, identityProviders, chosenLimits });
  const known = await came();
  await aUser(app, { email: `dreamer${people}@university.example` });
  const codes = [];
  for (let turn = 0; turn < 4; turn += 1) codes.push(await register(known, 'late.one', watched));
  expect(codes[0]).toBe('email_taken');
  expect(codes.at(-1)).toBe('too_many_attempts');
});

test('a place that is away, or a server without its key, begins nothing', async () => {
  const away = createIdentityProvider({ ...known, id: 'oidc', url: 'http://127.0.0.1:9' });
  const { database } = app;
  const begun = async (parts: Parameters<typeof testApp>[0]) => {
    const { identities } = (
      await testApp({ clock, database, seal: closedSeal, ...parts })
    ).client();
    return refusal(identities.begin({ provider, purpose: 'enter' }));
  };
  expect(await begun({ identityProviders: [away] })).toBe('provider_unavailable');
  expect(await begun({ identityProviders })).toBe('sealing_off');
});

test('a name that cannot be had is not offered', async () => {
  for (const preferred_username of ['admin', '…', 'a', '']) {
    somebody({ preferred_username });
    expect(await goAndReturn()).toMatchObject({ outcome: 'new', username: null });
  }
});

/** A place of another kind on loopback. */
async function aPlace(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const returned = (
  begun: Awaited<ReturnType<ReturnType<typeof createIdentityProvider>['begin']>>,
) => {
  if (begun === 'unavailable') throw new Error(begun);
  const query = `?code=a-code&state=${begun.challenge.state}`;
  return { redirectUri: 'http://reverie.test/back', query, challenge: begun.challenge };
};

test('a place that never listens, or never ends an answer, is said to be away', async () => {
  const gone = createIdentityProvider({ ...known, id: 'oidc', url: 'http://127.0.0.1:9' });
  expect(await gone.begin('http://reverie.test/back')).toBe('unavailable');
  const url = await aPlace(() => {});
  const mute = createIdentityProvider({ ...known, id: 'github', url, patience: 0.2 });
  const begun = await mute.begin('http://reverie.test/back');
  expect(await mute.finish(returned(begun))).toBe('unavailable');
});

test('a place without OpenID Connect is asked who came, by its own API', async () => {
  const asked: string[] = [];
  const url = await aPlace((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://here.test');
    asked.push(`${request.method} ${pathname}`);
    const answers: Record<string, unknown> = {
      '/login/oauth/access_token': { access_token: 'a-token', token_type: 'bearer', scope: '' },
      '/api/v3/user': { id: 42, login: 'ada', email: null },
      '/api/v3/user/emails': [
        { email: 'old@example.org', primary: false, verified: true },
        { email: 'ada@example.org', primary: true, verified: true },
      ],
    };
    const isLetIn = pathname.startsWith('/login') || request.headers.authorization;
    response.writeHead(isLetIn ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[pathname] ?? {}));
  });
  const github = createIdentityProvider({ ...known, id: 'github', url });
  const begun = await github.begin('http://reverie.test/back');
  expect(await github.finish(returned(begun))).toEqual({
    subject: '42',
    email: 'ada@example.org',
    isEmailVerified: true,
    name: 'ada',
  });
  expect(asked).toEqual([
    'POST /login/oauth/access_token',
    'GET /api/v3/user',
    'GET /api/v3/user/emails',
  ]);
});
