import { generateSync } from 'otplib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { anAuthenticator, type Oddity } from '#testing/authenticator.ts';
import { aMailer } from '#testing/mail.ts';
import { refusal, refusals } from '#testing/refusal.ts';

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

type Device = ReturnType<typeof anAuthenticator>;
type Holder = TestUser & { device: Device; recoveryCodes: string[] };

async function addTo({ client }: TestUser, device: Device, oddity?: Oddity & { id?: string }) {
  return client.passkeys.add({ passkey: device.create(await client.passkeys.begin(), oddity) });
}

async function someoneWithAPasskey(): Promise<Holder> {
  const user = await aUser(app);
  const device = anAuthenticator();
  const { recoveryCodes = [] } = await addTo(user, device);
  return { ...user, device, recoveryCodes };
}

async function signedToEnter(device: Device, oddity?: Oddity) {
  return device.get(await anonymous.passkeys.ask({ purpose: 'enter' }), oddity);
}

async function enter(device: Device, oddity?: Oddity) {
  return anonymous.passkeys.enter({ passkey: await signedToEnter(device, oddity) });
}

/** What a right password is answered with. */
async function firstStep({ email, password }: Pick<TestUser, 'email' | 'password'>) {
  const response = await app.request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const problem = (await response.json()) as { code: string; challenge: string; factors: string[] };
  expect([response.status, problem.code]).toEqual([401, 'second_factor_required']);
  return problem;
}

async function secondStep(person: Holder, device: Device, oddity?: Oddity) {
  const { challenge } = await firstStep(person);
  const options = await anonymous.passkeys.ask({ purpose: 'second_step', challenge });
  return anonymous.factors.secondStep({ challenge, passkey: device.get(options, oddity) });
}

async function prove({ client }: TestUser, device: Device) {
  await client.sessions.prove({
    passkey: device.get(await client.passkeys.ask({ purpose: 'prove' })),
  });
}

function without({ user }: TestUser, what: 'password_hash') {
  return app.database.execute(`update users set ${what} = null where id = $1`, [user.id]);
}

test('a passkey is added with recovery codes, named, listed, renamed and removed', async () => {
  const ada = await aUser(app);
  const device = anAuthenticator();
  const options = await ada.client.passkeys.begin();
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Reverie' },
    user: { name: ada.user.username },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const added = await ada.client.passkeys.add({
    passkey: device.create(options),
    name: ' Mon téléphone ',
  });
  expect(new Set(added.recoveryCodes).size).toBe(10);
  // The second one brings no codes: those of paper are still good.
  expect(await addTo(ada, anAuthenticator())).toEqual({});
  wait(60);
  await enter(device);
  const { passkeys, recoveryCodes, totp } = await ada.client.factors.list();
  expect([totp, recoveryCodes, passkeys.length]).toEqual([false, 10, 2]);
  const [first] = passkeys;
  expect(first).toMatchObject({
    name: 'Mon téléphone',
    createdAt: start.toISOString(),
    lastUsedAt: time.toISOString(),
    isSynced: false,
    isForElsewhere: false,
  });
  const id = first?.id ?? '';
  await ada.client.passkeys.rename({ id, name: 'Le vieux téléphone' });
  expect((await ada.client.factors.list()).passkeys[0]?.name).toBe('Le vieux téléphone');
  await ada.client.passkeys.remove({ id });
  expect(await refusal(enter(device))).toBe('passkey_unknown');
  expect((await ada.client.factors.list()).passkeys).toHaveLength(1);
});

test('a passkey alone signs in, past a password and past codes', async () => {
  const ada = await someoneWithAPasskey();
  const { secret } = await ada.client.factors.begin();
  const code = generateSync({ secret, epoch: Math.floor(time.getTime() / 1000) });
  await ada.client.factors.confirm({ code });
  const { token, user } = await enter(ada.device);
  expect(user.id).toBe(ada.user.id);
  const { activity } = await app.client(token).activity.list();
  expect(activity[0]).toMatchObject({ kind: 'signed_in', way: 'passkey' });
  expect(activity[0]).not.toHaveProperty('secondStep');
});

test('a passkey is asked for after a password, and noted as the second step', async () => {
  const ada = await someoneWithAPasskey();
  expect((await firstStep(ada)).factors).toEqual(['passkey']);
  const { token } = await secondStep(ada, ada.device);
  const { activity } = await app.client(token).activity.list();
  expect(activity[0]).toMatchObject({ kind: 'signed_in', way: 'password', secondStep: 'passkey' });
  // Where the device is lost, the codes of paper open.
  const { challenge } = await firstStep(ada);
  const [code = ''] = ada.recoveryCodes;
  await anonymous.factors.secondStep({ challenge, code });
  const again = await firstStep(ada);
  expect(await refusal(anonymous.factors.secondStep({ challenge: again.challenge }))).toBe(
    'factor_required',
  );
});

test('what was signed is taken once, in five minutes, and for nothing else', async () => {
  const ada = await someoneWithAPasskey();
  const signed = await signedToEnter(ada.device);
  await anonymous.passkeys.enter({ passkey: signed });
  expect(await refusal(anonymous.passkeys.enter({ passkey: signed }))).toBe('passkey_late');
  const late = await signedToEnter(ada.device);
  wait(300);
  expect(await refusal(anonymous.passkeys.enter({ passkey: late }))).toBe('passkey_late');
  // Asked for one purpose, it serves no other.
  const forProof = await ada.client.passkeys.ask({ purpose: 'prove' });
  const passkey = ada.device.get(forProof);
  expect(await refusal(anonymous.passkeys.enter({ passkey }))).toBe('passkey_late');
  const forEntering = await signedToEnter(ada.device);
  expect(await refusal(ada.client.sessions.prove({ passkey: forEntering }))).toBe('passkey_late');
  // Nor another session of the same person, nor another sign-in.
  const other = app.client((await enter(ada.device)).token);
  const asked = ada.device.get(await other.passkeys.ask({ purpose: 'prove' }));
  expect(await refusal(ada.client.sessions.prove({ passkey: asked }))).toBe('passkey_late');
  const [one, two] = [await firstStep(ada), await firstStep(ada)];
  const begun = { purpose: 'second_step', challenge: one.challenge } as const;
  const options = await anonymous.passkeys.ask(begun);
  const moved = { challenge: two.challenge, passkey: ada.device.get(options) };
  expect(await refusal(anonymous.factors.secondStep(moved))).toBe('passkey_late');
  const made = await ada.client.passkeys.begin();
  expect(await refusal(other.passkeys.add({ passkey: anAuthenticator().create(made) }))).toBe(
    'passkey_late',
  );
});

test('one answer sent twice at once opens one session', async () => {
  const ada = await someoneWithAPasskey();
  const passkey = await signedToEnter(ada.device);
  const sent = [1, 2].map(() => anonymous.passkeys.enter({ passkey }));
  const settled = await Promise.allSettled(sent);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a challenge that was tried in vain is used up', async () => {
  const ada = await someoneWithAPasskey();
  const options = await anonymous.passkeys.ask({ purpose: 'enter' });
  const wrong = ada.device.get(options, { origin: 'http://localhost:4000' });
  expect(await refusal(anonymous.passkeys.enter({ passkey: wrong }))).toBe('passkey_refused');
  const right = ada.device.get(options);
  expect(await refusal(anonymous.passkeys.enter({ passkey: right }))).toBe('passkey_late');
});

test('what another site, another server or nobody was asked for is refused', async () => {
  const ada = await someoneWithAPasskey();
  const oddities: Oddity[] = [
    { origin: 'https://reverie.example' },
    { origin: 'http://localhost:3001' },
    { party: 'reverie.example' },
    { isVerified: false },
    { handle: Buffer.from('somebody else').toString('base64url') },
  ];
  for (const oddity of oddities) {
    expect(await refusal(enter(ada.device, oddity)), JSON.stringify(oddity)).toBe(
      'passkey_refused',
    );
    expect(await refusal(secondStep(ada, ada.device, oddity))).toBe('passkey_refused');
  }
  const signed = await signedToEnter(ada.device);
  const { signature } = await signedToEnter(ada.device).then(({ response }) => response);
  const forged = { ...signed, response: { ...signed.response, signature } };
  expect(await refusal(anonymous.passkeys.enter({ passkey: forged }))).toBe('passkey_refused');
  const garbage = { ...signed.response, clientDataJSON: Buffer.from('{').toString('base64url') };
  expect(
    await refusal(anonymous.passkeys.enter({ passkey: { ...signed, response: garbage } })),
  ).toBe('passkey_late');
  const { activity } = await ada.client.activity.list();
  expect(activity[0]).toMatchObject({ kind: 'sign_in_failed', way: 'passkey' });
  await enter(ada.device);
});

test('a passkey that another site or nobody was asked for is not kept', async () => {
  const ada = await aUser(app);
  for (const oddity of [
    { origin: 'https://reverie.example' },
    { party: 'reverie.example' },
    { isVerified: false },
  ])
    expect(await refusal(addTo(ada, anAuthenticator(), oddity))).toBe('passkey_refused');
  expect((await ada.client.factors.list()).passkeys).toEqual([]);
});

test('a passkey that counts no further is refused: it may be a copy', async () => {
  const ada = await someoneWithAPasskey();
  await enter(ada.device, { counter: 7 });
  for (const counter of [7, 6, 0])
    expect(await refusal(enter(ada.device, { counter }))).toBe('passkey_refused');
  await enter(ada.device, { counter: 8 });
  // Those that are copied between devices of one person do not count at all.
  const still = anAuthenticator({ counts: false });
  await addTo(ada, still);
  await enter(still);
  await enter(still);
});

test('another person’s passkey opens no second step and proves nothing', async () => {
  const [ada, eve] = [await someoneWithAPasskey(), await someoneWithAPasskey()];
  expect(await refusal(secondStep(ada, eve.device))).toBe('passkey_refused');
  const asked = await ada.client.passkeys.ask({ purpose: 'prove' });
  const passkey = eve.device.get(asked);
  expect(await refusal(ada.client.sessions.prove({ passkey }))).toBe('passkey_refused');
  const { activity } = await ada.client.activity.list();
  expect(activity[0]).toMatchObject({ kind: 'proof_failed' });
  // Nor can it be claimed, renamed or removed.
  const id = (await eve.client.factors.list()).passkeys[0]?.id ?? '';
  const { passkey: known } = { passkey: await signedToEnter(eve.device) };
  expect(await refusal(addTo(ada, anAuthenticator(), { id: known.id }))).toBe('passkey_exists');
  expect(await refusal(ada.client.passkeys.rename({ id, name: 'à moi' }))).toBe('not_found');
  expect(await refusal(ada.client.passkeys.remove({ id }))).toBe('not_found');
  await enter(eve.device);
});

test('a sign-in that is over, or has no passkey, is asked nothing', async () => {
  const ada = await aUser(app);
  const asked = (challenge: string) =>
    refusal(anonymous.passkeys.ask({ purpose: 'second_step', challenge }));
  expect(await asked('x'.repeat(43))).toBe('not_found');
  expect(await refusal(ada.client.passkeys.ask({ purpose: 'prove' }))).toBe('not_found');
  expect(await refusal(anonymous.passkeys.ask({ purpose: 'prove' }))).toBe('unauthenticated');
  const eve = await someoneWithAPasskey();
  const { challenge } = await firstStep(eve);
  wait(600);
  expect(await asked(challenge)).toBe('not_found');
});

test('adding and removing ask for a fresh proof, which a passkey gives', async () => {
  const ada = await someoneWithAPasskey();
  const { client } = ada;
  const begun = await client.passkeys.begin();
  wait(600);
  const [{ id } = { id: '' }] = (await client.factors.list()).passkeys;
  const made = anAuthenticator().create(begun);
  const calls = [() => client.passkeys.begin(), () => client.passkeys.add({ passkey: made })];
  for (const call of [...calls, () => client.passkeys.remove({ id })])
    expect(await refusal(call())).toBe('proof_required');
  expect(await refusal(client.sessions.prove({ password: ada.password }))).toBe('factor_required');
  await prove(ada, ada.device);
  await client.passkeys.remove({ id });
  expect(await client.factors.list()).toEqual({ totp: false, passkeys: [], recoveryCodes: 0 });
  await anonymous.accounts.login({ email: ada.email, password: ada.password });
});

test('adding or removing one ends the other sessions, and is told by mail and noted', async () => {
  const ada = await aUser(app);
  const open = async () => {
    const { token } = await anonymous.accounts.login({ email: ada.email, password: ada.password });
    return app.client(token);
  };
  const before = await open();
  const device = anAuthenticator();
  await addTo(ada, device);
  expect(await refusal(before.accounts.me())).toBe('unauthenticated');
  const beside = app.client((await enter(device)).token);
  const [{ id } = { id: '' }] = (await ada.client.factors.list()).passkeys;
  await ada.client.passkeys.remove({ id });
  expect(await refusal(beside.accounts.me())).toBe('unauthenticated');
  await app.app.jobs.idle();
  const subjects = mails.filter(({ to }) => to === ada.email).map(({ subject }) => subject);
  expect(subjects).toContain('Votre compte est mieux gardé');
  expect(subjects).toContain('Votre compte est moins gardé');
  const { activity } = await ada.client.activity.list();
  const told = activity.filter(({ about }) => about === 'passkey').map(({ kind }) => kind);
  expect(told).toEqual(['factor_removed', 'factor_added']);
});

test('recovery codes stay while any second factor does', async () => {
  const ada = await someoneWithAPasskey();
  const { client } = ada;
  const { secret } = await client.factors.begin();
  const code = () => generateSync({ secret, epoch: Math.floor(time.getTime() / 1000) });
  await client.factors.confirm({ code: code() });
  const [{ id } = { id: '' }] = (await client.factors.list()).passkeys;
  await client.passkeys.remove({ id });
  expect((await client.factors.list()).recoveryCodes).toBe(10);
  await addTo(ada, anAuthenticator());
  await client.factors.remove();
  expect((await client.factors.list()).recoveryCodes).toBe(10);
  expect((await firstStep(ada)).factors).toEqual(['passkey']);
});

test('a new password by a link leaves the passkey where it was', async () => {
  const ada = await someoneWithAPasskey();
  await anonymous.passwords.forgot({ email: ada.email });
  await app.app.jobs.idle();
  const letter = mails.filter(({ to }) => to === ada.email).at(-1);
  const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const password = 'une autre longue nuit';
  await anonymous.passwords.reset({ token, password });
  await secondStep({ ...ada, password }, ada.device);
});

test('the last way in stays, also where two are taken away at once', async () => {
  const ada = await someoneWithAPasskey();
  await without(ada, 'password_hash');
  const ids = async () => (await ada.client.factors.list()).passkeys.map(({ id }) => id);
  const [only = ''] = await ids();
  expect(await refusal(ada.client.passkeys.remove({ id: only }))).toBe('last_way_in');
  await addTo(ada, anAuthenticator());
  const removals = (await ids()).map((id) => ada.client.passkeys.remove({ id }));
  const settled = await Promise.allSettled(removals);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await ids()).toHaveLength(1);
});

test('an account elsewhere is unlinked where a passkey remains, and the other way round', async () => {
  const ada = await someoneWithAPasskey();
  await without(ada, 'password_hash');
  const link = `insert into identities (id, user_id, provider, issuer, subject, linked_at)
    values (gen_random_uuid(), $1, 'oidc', 'https://issuer.example', $2, now())`;
  await app.database.execute(link, [ada.user.id, ada.user.username]);
  const [identity] = (await ada.client.identities.list()).identities;
  const [passkey] = (await ada.client.factors.list()).passkeys;
  const calls = [
    ada.client.identities.unlink({ id: identity?.id ?? '' }),
    ada.client.passkeys.remove({ id: passkey?.id ?? '' }),
  ];
  const settled = await Promise.allSettled(calls);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('twenty are kept for one person, also where more come at once', async () => {
  const ada = await aUser(app);
  for (let n = 0; n < 18; n += 1) await addTo(ada, anAuthenticator());
  const begun = [];
  for (let n = 0; n < 4; n += 1) begun.push(await ada.client.passkeys.begin());
  const made = begun.map((options) => anAuthenticator().create(options));
  const settled = await Promise.allSettled(
    made.map((passkey) => ada.client.passkeys.add({ passkey })),
  );
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await refusal(ada.client.passkeys.begin())).toBe('too_many_passkeys');
});

test('a passkey made for another address of this server opens nothing, and is no way in', async () => {
  const ada = await someoneWithAPasskey();
  await app.database.execute("update passkeys set party = 'elsewhere.example' where user_id = $1", [
    ada.user.id,
  ]);
  expect((await ada.client.factors.list()).passkeys[0]?.isForElsewhere).toBe(true);
  expect(await refusal(ada.client.passkeys.ask({ purpose: 'prove' }))).toBe('not_found');
  await without(ada, 'password_hash');
  const device = anAuthenticator();
  await addTo(ada, device);
  const ids = (await ada.client.factors.list()).passkeys.map(({ id }) => id);
  expect(await refusal(ada.client.passkeys.remove({ id: ids[1] ?? '' }))).toBe('last_way_in');
  await ada.client.passkeys.remove({ id: ids[0] ?? '' });
  await enter(device);
});

test('no challenge stands in the database as it is', async () => {
  const { challenge } = await anonymous.passkeys.ask({ purpose: 'enter' });
  const { rows } = await app.database.execute('select * from passkey_challenges');
  expect(JSON.stringify(rows)).not.toContain(challenge);
  wait(301);
  await anonymous.passkeys.ask({ purpose: 'enter' });
  const ended = await app.database.execute(
    'select hash from passkey_challenges where expires_at < $1',
    [time.toISOString()],
  );
  expect(ended.rows).toEqual([]);
});

test('what is no answer of a device is refused as a body', async () => {
  const ada = await someoneWithAPasskey();
  const signed = await signedToEnter(ada.device);
  const odd = [
    { ...signed, id: 'not base64url!' },
    { ...signed, type: 'password' },
    { ...signed, response: { ...signed.response, signature: 'A'.repeat(9_000) } },
  ];
  // biome-ignore lint/suspicious/noExplicitAny: it is what a stranger sends
  const calls = odd.map((passkey) => anonymous.passkeys.enter({ passkey: passkey as any }));
  expect(await refusals(calls)).toEqual(Array(3).fill('invalid_body'));
  const made = anAuthenticator().create(await ada.client.passkeys.begin());
  const transports = ['usb\0'];
  const odder = { ...made, response: { ...made.response, transports } };
  expect(await refusal(ada.client.passkeys.add({ passkey: odder }))).toBe('invalid_body');
  // What browsers add one day is not refused.
  const next = { ...(await signedToEnter(ada.device)), clientExtensionResults: { credProps: {} } };
  await anonymous.passkeys.enter({ passkey: { ...next, ...{ signal: 'new' } } });
});
