import type { ReminderText } from '#features/dark/reminder-text.fr.ts';

export const reminderEn = {
  title: 'An evening reminder',
  text: 'Your calendar reminds you, at that hour, to lay the phone by your bed. Its link opens the night. Reverie sends nothing and knows nothing of it.',
  hour: 'At what time',
  add: 'Download for my calendar',
  event: {
    title: 'Reverie: the night, by your bed',
    text: 'Touch the link when you wake, and say your dream in the dark.',
  },
} satisfies ReminderText;
