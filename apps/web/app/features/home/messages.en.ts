import type { HomeMessages } from '#features/home/messages.fr.ts';

export const homeEn = {
  title: 'Reverie, the dream journal',
  headline: ['Keep', 'what the night', 'told you.'],
  lead: 'Tell it half asleep. Reverie paints your dream, notes the words that matter, and leaves you the last word on what they mean.',
  tell: 'Tell a dream',
  seeOne: 'See an analysed dream',
  explore: 'Explore dreams',
  quote: (words) => `“${words}”`,
  tonight: (phase) => `Tonight: ${phase}`,
  latest: 'Recent nights',
  latestLead: 'What others chose to share.',
  closing: 'And yours?',
  closingText: 'A dream fades within minutes. A few sentences are enough.',
} satisfies HomeMessages;
