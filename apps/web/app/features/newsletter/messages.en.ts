import type { NewsletterMessages } from '#features/newsletter/messages.fr.ts';

export const newsletterEn = {
  email: 'Your email',
  frequency: 'When',
  frequencies: {
    weekly: 'Every Monday',
    monthly: 'On the 1st',
    announcements: 'Big news only',
  },
  subscribe: 'Subscribe',
  sending: 'Sending…',
  note: 'You confirm by a link sent to this address. Every letter lets you unsubscribe.',
  sent: 'Check your mailbox',
  sentText: (email) =>
    `A link to follow is on its way to ${email}. The subscription begins once you have followed it, within seven days.`,
  refusals: {
    email: 'Give a valid email address.',
    wait: 'Several requests have just left from here. Try again in a few minutes.',
    unexpected: 'The request was not sent. Try again in a moment.',
  },
} satisfies NewsletterMessages;
