import type { LeavingMessages } from '#features/leaving/messages.fr.ts';

export const leavingEn = {
  title: 'Leave',
  lead: 'Closing your account erases everything that is yours: private dreams, full accounts, analyses, paintings, likes, consents, sessions, the letter and messages.',
  days: (days: number) =>
    `For ${days} days nothing changes: you can sign in and stay. After that, what is erased is gone for good. What was left in the server’s backups goes with them.`,
  takeAlong: 'Prepare your archive first, above, if you want to keep your dreams.',
  dreams: 'Your public dreams',
  choices: {
    delete: { name: 'Erase my public dreams', hint: 'They go with all the rest.' },
    orphan: {
      name: 'Leave them without a name',
      hint: 'Their shared text, analysis and painting stay, and nothing says any more whose they are.',
    },
  },
  password: 'Your password',
  submit: 'Close my account',
  busy: 'Sending',
  leavesAt: (date: string) => `Your account will be erased on ${date}.`,
  until: 'Until then nothing changes. Staying takes this back.',
  stay: 'Stay',
  staying: 'One moment',
  stayed: 'You stay. Nothing is erased.',
  toData: 'Stay, or take my dreams along',
  refusals: {
    wrong_password: 'This is not the right password.',
    last_webmaster: 'Nobody else can run this server: appoint somebody first.',
    other: 'Your wish could not be taken. Try again in a moment.',
  },
} satisfies LeavingMessages;
