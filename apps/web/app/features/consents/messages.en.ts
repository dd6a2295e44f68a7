import type { ConsentsMessages } from '#features/consents/messages.fr.ts';

const said: ConsentsMessages['said'] = {
  external_ai: {
    granted: 'You have agreed.',
    awaited: '',
    none: 'You have not agreed: nothing is sent.',
    lapsed: 'What you had agreed to has changed since: nothing is sent unless you agree again.',
  },
  transcription: {
    granted: 'You have agreed.',
    awaited: '',
    none: 'You have not agreed: no recording is sent.',
    lapsed: 'What you had agreed to has changed since: nothing is sent unless you agree again.',
  },
  matching: {
    granted: 'You have agreed.',
    awaited: '',
    none: 'You have not agreed: your motifs are compared with nobody’s.',
    lapsed: 'What you had agreed to has changed since: nothing is compared unless you agree again.',
  },
  newsletter: {
    granted: 'You get the letter.',
    awaited: 'A message waits at your address: the letter begins with its link.',
    none: 'You do not get the letter.',
    lapsed: 'You do not get the letter.',
  },
};

const answered: ConsentsMessages['answered'] = {
  accepted: (date, time) => `Agreed on ${date} at ${time}`,
  declined: (date, time) => `Declined on ${date} at ${time}`,
};

export const consentsEn = {
  title: 'Consents',
  lead: 'Each thing is asked by itself, and taken back here as it is given. Refusing costs you nothing.',
  said,
  agree: 'I agree',
  agreeing: 'Saving',
  withdraw: 'Withdraw my consent',
  withdrawing: 'Withdrawing',
  about: (name: string) => `: ${name}`,
  letterSent:
    'If that address does not get the letter yet, a message has just left for it: follow its link.',
  rhythm: 'Choose the rhythm',
  notOffered: 'This server no longer sends anything to anyone.',
  receipts: 'What you agreed to',
  answered,
  withdrawnAt: (date: string, time: string) => `, withdrawn on ${date} at ${time}`,
  version: (version: string) => `text ${version}`,
  receipt: 'Receipt to keep',
  receiptOf: (name: string, date: string) => `Receipt to keep: ${name}, ${date}`,
  receiptData: (name: string, date: string) => `The same receipt as JSON: ${name}, ${date}`,
  agreed: {
    title: 'What your account rests on',
    lead: 'What you answered, in the words you read.',
  },
  unasked: {
    title: 'What is not asked',
    research:
      'Research: Reverie gives your dreams to no researcher, and makes no data set of them. You would be asked here before the first.',
    audience:
      'Audience measurement: there is none. Your choice of cookies will hold for the day there is one.',
    cookies: 'See that choice',
  },
  changed: 'This text has just changed. Read it again before you choose.',
  failed: 'Your choice could not be kept. Try again in a moment.',
} satisfies ConsentsMessages;
