import type { NewsletterText } from '#features/newsletter/newsletter-text.fr.ts';

export const newsletterPagesEn: NewsletterText = {
  title: 'The letter',
  lead: 'Articles that came out, and a few dreams their dreamers made public. When nothing is new, nothing is sent.',
  formTitle: 'Subscribe',
  rhythmsTitle: 'Three rhythms',
  rhythms: {
    weekly: {
      name: 'Every Monday',
      text: 'What is new since the Monday before, when there is something new.',
    },
    monthly: {
      name: 'On the first of the month',
      text: 'The same news, gathered once a month.',
    },
    announcements: {
      name: 'Announcements only',
      text: 'When something changes for you: a page of rules, an interruption, an important novelty. The two other rhythms get them as well.',
    },
  },
  keptTitle: 'What we keep',
  kept: [
    'Your address, your language, the rhythm you chose, the dates of your requests and the letters sent. An address nobody confirmed is erased after seven days; one that unsubscribed, at once.',
    'No picture counts who opens it and no link counts clicks.',
  ],
  own: {
    title: 'The letter',
    text: 'Subscribe, change the rhythm or stop: the link that does it is sent to this address. What it receives already is said there alone.',
  },
  confirm: {
    title: 'Confirm your subscription',
    text: 'One more press, so that no program that reads mail does it in your place.',
    button: 'Confirm my subscription',
  },
  ended: {
    title: 'This link no longer works',
    text: 'It has been used, its seven days are over, or the subscription has ended.',
    again: 'Subscribe to the letter',
  },
  subscription: {
    title: 'Your subscription',
    confirmed: 'Done: you are subscribed.',
    changed: 'The rhythm is changed.',
    address: 'The letter arrives at',
    change: 'Keep this rhythm',
    leaveTitle: 'Stop getting the letter',
    leaveText: 'The address is erased at once.',
    leave: 'Unsubscribe',
  },
  leave: {
    title: 'Stop getting the letter',
    text: 'The letter will no longer go to this address, which is erased at once:',
    button: 'Unsubscribe',
  },
  left: {
    title: 'You are unsubscribed',
    text: 'The address is erased. A letter that is already on its way may still arrive.',
    home: 'Back to the home page',
  },
};
