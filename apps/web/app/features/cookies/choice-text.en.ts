import type { ChoiceText } from '#features/cookies/choice-text.fr.ts';

export const choiceEn: ChoiceText = {
  title: 'What Reverie keeps in your browser',
  lead: 'The essentials are enough for everything to work. The rest waits for your choice, and nothing follows you elsewhere.',
  region: 'Cookie choices',
  announcement: 'A question about cookies waits at the beginning of the page.',
  customize: 'Customize',
  rejectAll: 'Reject all',
  acceptAll: 'Accept all',
  acceptSelected: 'Accept selected',
  collapse: 'Fold',
  always: 'Always active',
  privacy: 'Privacy',
  cookies: 'List of cookies',
  categories: {
    essential: {
      name: 'Essential',
      text: 'Your session, this choice and the draft of the dream you are writing.',
    },
    functional: {
      name: 'Functional',
      text: 'Colour, language, sky and last way of sharing, kept for a year. Unless you agree, for this visit only.',
    },
    analytics: {
      name: 'Analytics',
      text: 'Reverie does none today. Your answer will hold for the day there is any.',
    },
    marketing: {
      name: 'Marketing',
      text: 'There is none, and nothing is kept for it.',
    },
  },
  box: {
    title: 'Your choice',
    none: 'You have chosen nothing yet: only the essentials are kept.',
    since: 'Chosen on',
    on: 'yes',
    off: 'no',
    manage: 'Manage',
    saved: 'Your choice is saved.',
  },
};
