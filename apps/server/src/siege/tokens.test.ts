import { generateSync } from 'otplib';
import { afterAll, expect, test } from 'vitest';
import { createIdentityProvider } from '#providers/identity/places.ts';
import { ownMail } from '#providers/mail/settings.ts';
import { aRegistration, aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { startIssuer } from '#testing/issuer.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal } from '#testing/refusal.ts';

let time = new Date('2026-03-01T22:00:00Z');
const clock = { now: () => time };
const pass = (hours: number) => {
  time = new Date(time.getTime() + hours * 3_600_000);
};

const issuer = await startIssuer();
const provider = 'oidc' as const;
const { mails, mailer } = aMailer();
const app = await startTestApp({
  ...{ clock, mailer, site: 'http://reverie.test' },
  mailConfig: { ...ownMail, smtpUrl: 'smtp://127.0.0.1:2525' },
  identityProviders: [
    createIdentityProvider({
      ...{ id: provider, url: issuer.url, name: 'University' },
      ...{ clientId: 'reverie', clientSecret: 'a-secret' },
    }),
  ],
  chosenLimits: {
    ...{ registrations: 1_000, links: 1_000, signIns: 1_000, subscriptions: 1_000 },
    ...{ messages: 1_000, wrongCodes: 1_000, accountWrongCodes: 1_000 },
  },
});
afterAll(async () => {
  await app.close();
  await issuer.stop();
});
const anyone = app.client();

/** The token in the last letter to an address. */
async function mailed(email: string): Promise<string> {
  await app.app.jobs.idle();
  const letter = mails.findLast(({ to }) => to === email);
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

async function aConfirmedUser(): Promise<TestUser> {
  const user = await aUser(app);
  await anyone.addresses.verify({ token: await mailed(user.email) });
  return user;
}

const fresh = () => aRegistration().email;
const password = 'une autre longue nuit';
const consents = { acceptTerms: true, ageConfirmed: true };

let newcomers = 0;
/** Leaves for the other place, and says yes there. */
async function comeBack() {
  newcomers += 1;
  const email = `came${newcomers}@university.example`;
  issuer.says({ sub: `subject-${newcomers}`, email, email_verified: true });
  const { address, attempt } = await anyone.identities.begin({ provider, purpose: 'enter' });
  return { attempt, query: await issuer.consent(address) };
}

/** What each place answered the browser that a token was given to. */
const answers = new Map<string, string>();
/** Codes on paper of whoever a challenge is for. */
const papers = new Map<string, string[]>();

type Kind = {
  make(): Promise<string>;
  use(token: string): Promise<unknown>;
  /** What one is answered that was made up, changed, or is of another kind. */
  forged: string;
  /** The second time. Null where it may be used again, until `end`. */
  used: string | null;
  end?(token: string): Promise<unknown>;
  /** Hours it lives, and what it is answered then. Null where it does not end by itself. */
  lives: number | null;
  expired?: string;
};

const kinds: Record<string, Kind> = {
  session: {
    make: async () => (await aUser(app)).token,
    use: (token) => app.client(token).accounts.me(),
    end: (token) => app.client(token).accounts.logout(),
    ...{ forged: 'unauthenticated', used: null, lives: 24, expired: 'unauthenticated' },
  },
  'link that confirms': {
    make: async () => mailed((await aUser(app)).email),
    use: (token) => anyone.addresses.verify({ token }),
    ...{ forged: 'not_found', used: 'link_used', lives: 48, expired: 'link_expired' },
  },
  'link to a new address': {
    async make() {
      const ada = await aConfirmedUser();
      const email = fresh();
      await ada.client.addresses.change({ email, password: ada.password });
      return mailed(email);
    },
    use: (token) => anyone.addresses.verify({ token }),
    ...{ forged: 'not_found', used: 'link_used', lives: 48, expired: 'link_expired' },
  },
  'link that gives an address back': {
    async make() {
      const ada = await aConfirmedUser();
      const email = fresh();
      await ada.client.addresses.change({ email, password: ada.password });
      await anyone.addresses.verify({ token: await mailed(email) });
      return mailed(ada.email);
    },
    use: (token) => anyone.addresses.undo({ token }),
    ...{ forged: 'not_found', used: 'link_used', lives: 168, expired: 'link_expired' },
  },
  'link to a new password': {
    async make() {
      const { email } = await aConfirmedUser();
      await anyone.passwords.forgot({ email });
      return mailed(email);
    },
    use: (token) => anyone.passwords.reset({ token, password }),
    ...{ forged: 'not_found', used: 'not_found', lives: 0.5, expired: 'not_found' },
  },
  'link of the letter': {
    async make() {
      const email = fresh();
      await anyone.newsletter.subscribe({ email, frequency: 'weekly', language: 'fr' });
      return mailed(email);
    },
    use: (token) => anyone.newsletter.confirm({ token }),
    ...{ forged: 'not_found', used: 'not_found', lives: 168, expired: 'not_found' },
  },
  subscription: {
    async make() {
      const token = (await kinds['link of the letter']?.make()) ?? '';
      return (await anyone.newsletter.confirm({ token })).token;
    },
    use: (token) => anyone.newsletter.get({ token }),
    end: (token) => anyone.newsletter.leave({ token }),
    ...{ forged: 'not_found', used: null, lives: null },
  },
  challenge: {
    async make() {
      const ada = await aUser(app);
      const { secret } = await ada.client.factors.begin();
      const code = generateSync({ secret, epoch: Math.floor(time.getTime() / 1000) });
      const { recoveryCodes } = await ada.client.factors.confirm({ code });
      const response = await app.request('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: ada.email, password: ada.password }),
      });
      const { challenge } = (await response.json()) as { challenge: string };
      papers.set(challenge, recoveryCodes);
      return challenge;
    },
    use: (challenge) =>
      anyone.factors.secondStep({ challenge, code: papers.get(challenge)?.pop() ?? '000000' }),
    ...{ forged: 'not_found', used: 'not_found', lives: 1 / 6, expired: 'not_found' },
  },
  'sign-in begun elsewhere': {
    async make() {
      const { attempt, query } = await comeBack();
      answers.set(attempt, query);
      return attempt;
    },
    use: (attempt) =>
      anyone.identities.finish({ provider, attempt, query: answers.get(attempt) ?? '?code=x' }),
    ...{ forged: 'sign_in_refused', used: 'sign_in_refused' },
    ...{ lives: 0.17, expired: 'sign_in_refused' },
  },
  'arrival from elsewhere': {
    async make() {
      const came = await anyone.identities.finish({ provider, ...(await comeBack()) });
      return came.outcome === 'new' ? came.arrival : '';
    },
    use: (arrival) =>
      anyone.identities.register({ arrival, username: aRegistration().username, ...consents }),
    ...{ forged: 'sign_in_refused', used: 'email_taken', lives: 1, expired: 'sign_in_refused' },
  },
};
const all = Object.entries(kinds);

/** Beside itself: cut, lengthened, and with one sign changed in its middle. */
function forgeries(token: string): string[] {
  const at = Math.floor(token.length / 2);
  const flipped = token[at] === 'A' ? 'B' : 'A';
  return [
    token.slice(0, -4),
    `${token}AAAA`,
    `${token.slice(0, at)}${flipped}${token.slice(at + 1)}`,
    'x'.repeat(token.length),
  ];
}

test.each(all)('a %s opens as it was given, and forged not at all', async (_, kind) => {
  const token = await kind.make();
  for (const forged of forgeries(token)) {
    expect(await refusal(kind.use(forged)), forged).toBe(kind.forged);
  }
  await kind.use(token);
});

test.each(all)('a %s opens nothing that another token opens', async (name, kind) => {
  const token = await kind.make();
  for (const [other, { use, forged }] of all) {
    // A link to a new address is pressed on the same page as the one that confirms the first.
    if (other === name || String(use) === String(kind.use)) continue;
    // Some are longer than others may be.
    expect([forged, 'invalid_body', 'invalid_query'], other).toContain(await refusal(use(token)));
  }
  // And is none the worse for it.
  await kind.use(token);
});

test.each(all)('a %s is used up, or ends where its person ends it', async (_, kind) => {
  const token = await kind.make();
  await kind.use(token);
  if (kind.used === null) await kind.use(token);
  await kind.end?.(token);
  expect(await refusal(kind.use(token))).toBe(kind.used ?? kind.forged);
});

test.each(all.filter(([, { lives }]) => lives !== null))('a %s dies of age', async (_, kind) => {
  const token = await kind.make();
  pass(kind.lives ?? 0);
  expect(await refusal(kind.use(token))).toBe(kind.expired);
});

test('sent twice at once, what may be used once is used once', async () => {
  for (const [name, kind] of all) {
    if (kind.used === null) continue;
    const token = await kind.make();
    const sent = await Promise.allSettled([kind.use(token), kind.use(token), kind.use(token)]);
    expect(sent.filter(({ status }) => status === 'fulfilled').length, name).toBe(1);
  }
});

test('what belongs to somebody’s session is of no use in another one', async () => {
  const [ada, eve] = [await aConfirmedUser(), await aConfirmedUser()];
  const begun = await ada.client.identities.begin({ provider, purpose: 'link' });
  issuer.says({ sub: 'ada-elsewhere', email: ada.email });
  const back = { provider, attempt: begun.attempt, query: await issuer.consent(begun.address) };
  expect(await refusal(eve.client.identities.finish(back))).toBe('sign_in_refused');
  expect(await refusal(anyone.identities.finish(back))).toBe('sign_in_refused');
  expect(await ada.client.identities.finish(back)).toMatchObject({ outcome: 'linked' });

  const { id } = await ada.client.archives.request();
  await app.app.jobs.idle();
  const { url } = await ada.client.archives.get({ id });
  const fetch = (token?: string) =>
    app.request(url ?? '', token ? { headers: { authorization: `Bearer ${token}` } } : {});
  expect((await fetch(eve.token)).status).toBe(404);
  expect((await fetch()).status).toBe(401);
  expect((await fetch(ada.token)).status).toBe(200);
  expect(await refusal(eve.client.archives.get({ id }))).toBe('not_found');
  // Seven days later it is nobody's.
  pass(7 * 24);
  const { email, password: own } = ada;
  const later = await anyone.accounts.login({ email, password: own });
  expect((await fetch(later.token)).status).toBe(404);
});
