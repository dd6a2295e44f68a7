import type { LegalMessages } from '#features/legal/messages.fr.ts';

export const legalEn = {
  change: {
    title: 'The terms have changed',
    lead: 'Once, before you go on: here is what changes, and what you accept.',
    accepted: 'You have accepted them, and will not be asked again.',
    changed: 'What changes',
    whole: 'Read the whole terms',
    privacy: 'Read the page about privacy',
    newTab: '(new tab)',
    asked: 'What you accept',
    accept: 'I accept',
    accepting: 'Saving',
    decline: 'I do not accept',
    declining: 'Saving',
    choice:
      'If you do not accept, nothing closes: your dreams stay yours, you can read them, take them along, and leave.',
    changedMeanwhile: 'These terms have just changed. Read them again before you answer.',
    failed: 'Your answer could not be kept. Try again in a moment.',
  },
  bar: {
    unanswered: 'The terms of service have changed.',
    declined:
      'You have not accepted the terms of today. Your dreams stay yours: you can take them along and leave, or answer otherwise.',
    read: 'Read what changes',
    again: 'Read the terms again',
    data: 'Take my dreams along, or leave',
  },
} satisfies LegalMessages;
