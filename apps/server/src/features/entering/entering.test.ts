import { mailsADay } from '@reverie/contract/limits.rules';
import { afterAll, expect, test } from 'vitest';
import { ownMail } from '#providers/mail/settings.ts';
import { aUser, type TestUser } from '#testing/accounts.ts';
import { startTestApp } from '#testing/app.ts';
import { aMailer } from '#testing/mail.ts';

const { mails, mailer } = aMailer();
const app = await startTestApp({
  mailer,
  mailConfig: { ...ownMail, smtpUrl: 'smtp://127.0.0.1:2525' },
  chosenLimits: { registrations: 1_000, links: 1_000 },
});
afterAll(app.close);
const anonymous = app.client();

/** Subjects of the letters somebody got, and the token of the last. */
async function lettersTo({ email }: Pick<TestUser, 'email'>) {
  await app.app.jobs.idle();
  const own = mails.filter(({ to }) => to === email);
  const token = /token=([\w-]+)/.exec(own.at(-1)?.text ?? '')?.[1] ?? '';
  return { subjects: own.map(({ subject }) => subject), token };
}

/** From a device that nobody knows. */
const signIn = ({ email, password }: TestUser) => anonymous.accounts.login({ email, password });

async function confirmed(): Promise<TestUser> {
  const user = await aUser(app, { language: 'en' });
  await anonymous.addresses.verify({ token: (await lettersTo(user)).token });
  return user;
}

test('an address nobody confirmed is asked whether it is theirs, and told of nothing else', async () => {
  const ada = await aUser(app);
  await signIn(ada);
  const password = 'une autre longue nuit';
  await ada.client.passwords.change({ current: ada.password, password });
  await ada.client.archives.request();
  const { subjects, token } = await lettersTo(ada);
  expect(subjects).toEqual(['Confirmez votre adresse']);
  await anonymous.addresses.verify({ token });
  await signIn({ ...ada, password });
  expect((await lettersTo(ada)).subjects).toContain('Connexion depuis un nouvel appareil');
});

test('whoever signs in from one new device after another fills no mailbox; the log has all', async () => {
  const ada = await confirmed();
  for (let turn = 0; turn < mailsADay.devices + 4; turn += 1) await signIn(ada);
  const { subjects } = await lettersTo(ada);
  const told = subjects.filter((subject) => subject === 'A sign-in from a new device');
  expect(told).toHaveLength(mailsADay.devices);
  const { activity } = await ada.client.activity.list({});
  expect(activity.filter(({ isNewDevice }) => isNewDevice)).toHaveLength(mailsADay.devices + 4);
  // What is worse than a sign-in is told all the same.
  await ada.client.passwords.change({ current: ada.password, password: 'a long long night' });
  expect((await lettersTo(ada)).subjects.at(-1)).toBe('Your password has changed');
});

test('whoever mistyped their address gives its owner no way back into the account', async () => {
  const ada = await aUser(app);
  const email = `right-${ada.email}`;
  await ada.client.addresses.change({ email, password: ada.password });
  await anonymous.addresses.verify({ token: (await lettersTo({ email })).token });
  expect((await ada.client.accounts.me()).email).toBe(email);
  expect((await lettersTo(ada)).subjects).toEqual(['Confirmez votre adresse']);
});
