import type { ElsewhereMessages } from '#features/accounts/elsewhere-text.fr.ts';

export const elsewhereEn = {
  enter: (place) => `Continue with ${place}`,
  link: (place) => `Link an account of ${place}`,
  prove: (place) => `Confirm with ${place}`,
  or: 'or',
  said: {
    known:
      'An account has that address already. Sign in to it with its password, then link the other one here.',
    denied: 'You gave up over there: nothing was done.',
    refused: 'That sign-in does not fit the one you had begun. Please start again.',
    away: 'That service does not answer. Try later, or by another door.',
    taken:
      'That account is linked to an account of Reverie already, or you linked another one of the same service.',
  },
  title: 'Linked accounts',
  lead: 'Other accounts you come in with. They learn nothing of your dreams.',
  since: (date) => `linked on ${date}`,
  unlink: 'Unlink',
  unlinkOf: (place) => `Unlink ${place}`,
  last: 'Your only way in',
  lastWay: 'It is your only way in: choose a password first.',
  linked: 'Done: you can come in that way from now on.',
  unlinked: 'Done: that account no longer opens yours.',
  address: (email) => `Your address here: ${email}`,
  finish: {
    title: 'Welcome',
    lead: 'Only a name is missing. From then on you come in as you just did, with no password to remember.',
  },
  proof: {
    title: 'Is it really you?',
    lead: 'What you are about to do touches your account. Say once more who you are.',
    why: 'It holds ten minutes, on this device only.',
    submit: 'Confirm',
    busy: 'Checking',
  },
} satisfies ElsewhereMessages;
