import type { ConsentsMessages } from '#features/consents/messages.fr.ts';

type Named = { name: string; host: string };

const to = ({ name, host }: Named) => (name === host ? host : `${name} (${host})`);

const externalAi = {
  name: 'Outside models',
  what: 'This server can ask an artificial intelligence model outside Reverie. It does so for you only if you agree here.',
  leaves: {
    analysis: (whom: Named) =>
      `For the reading: the text of each dream you write or change after agreeing, private or public, and its full report if it has one, are sent to ${to(whom)}.`,
    painting: (whom: Named) =>
      `For a painting, only when you ask for one: the description of the picture, which you read before it goes, is sent to ${to(whom)}.`,
  },
  stays:
    'Neither your name, nor your email, nor the date of the dream is sent. But the text of a dream may name people, and speak of health, sexuality or belief.',
  withdraw:
    'You can withdraw here whenever you like. From that moment nothing more is sent, and your dreams are read and painted by this server alone. What has already gone cannot be called back: what its recipient keeps of it follows their own rules. Readings and paintings already made stay until you change or delete the dream.',
  refuse: 'Refusing costs you nothing: every dream is read and painted on this server.',
};

export const consentsEn = {
  title: 'Consents',
  lead: 'Nothing of your dreams leaves this server without your consent.',
  texts: { external_ai: externalAi },
  agree: 'I agree',
  agreeing: 'Saving',
  withdraw: 'Withdraw my consent',
  withdrawing: 'Withdrawing',
  granted: 'You have agreed.',
  withdrawn: 'You have not agreed: nothing is sent.',
  lapsed: 'What you had agreed to has changed since: nothing is sent unless you agree again.',
  notOffered: 'This server no longer sends anything to anyone.',
  receipts: 'What you agreed to',
  grantedAt: (date: string, time: string) => `Agreed on ${date} at ${time}`,
  withdrawnAt: (date: string, time: string) => `, withdrawn on ${date} at ${time}`,
  receipt: (names: string, version: string) => `${names}, text ${version}`,
  changed: 'This text has just changed. Read it again before you choose.',
  failed: 'Your choice could not be kept. Try again in a moment.',
} satisfies ConsentsMessages;
