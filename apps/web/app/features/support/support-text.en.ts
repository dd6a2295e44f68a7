import type { SupportText } from '#features/support/support-text.fr.ts';

export const supportEn: SupportText = {
  title: 'Support',
  lead: 'An answer here, or somebody to write to.',
  search: 'Search the help',
  searchHint: 'A word, a question…',
  searchNow: 'Search',
  popular: 'Popular topics',
  topics: {
    account: 'Account',
    billing: 'Price and billing',
    dreams: 'Dreams',
    api: 'API',
  },
  found: 'Answers for',
  noneFound: 'No answer for',
  noneFoundHint: 'Try another word, or write to us: somebody will read you.',
  inDocumentation: 'Search the documentation as well',
  allHelp: 'All of the help',
  quickTitle: 'Where to begin',
  quick: {
    documentation: {
      name: 'Documentation',
      text: 'How things are done, step by step, and three guides.',
    },
    api: { name: 'API', text: 'The calls, to read and to try.' },
    pricing: { name: 'Pricing', text: 'What is free, and what each plan includes.' },
    features: { name: 'Features', text: 'Everything Reverie does with a dream.' },
  },
  faqTitle: 'Frequent questions',
  categories: {
    account: 'Account',
    analysis: 'Analysis',
    privacy: 'Privacy',
    features: 'Features',
  },
  moreTitle: 'More answers',
  contactTitle: 'Reach us',
  chat: {
    name: 'Dreamer, the assistant',
    text: 'A program, not a person. It answers at once, at any hour, with what this help says, and leads you to the form where it does not know.',
    open: 'Open the assistant',
  },
  email: {
    name: 'By email',
    text: 'A person reads every message, as a rule between 9:00 and 18:00 Paris time, and usually answers within 24 hours. You get a ticket number first.',
    open: 'Write a message',
  },
  resourcesTitle: 'To read',
  resources: {
    guides: {
      name: 'The guides',
      text: 'Analysing a dream, recognising what returns, dreaming and knowing it.',
    },
    interpreting: {
      name: 'Three dreams analysed',
      text: 'What the engine says of them, how surely, and a possible reading.',
    },
    privacy: { name: 'Privacy', text: 'What is kept, where, and who can read it.' },
    credits: { name: 'Credits', text: 'The free works that the paintings are made of.' },
  },
};
