import type { SymbolsMessages } from '#features/symbols/messages.fr.ts';

export const symbolsEn = {
  title: 'Symbols',
  lead: 'What comes back in your dreams, and what it means to you. The meaning is yours: nobody else reads it.',
  none: 'Nothing comes back yet.',
  noneText: 'Tell a dream: what it holds will come here.',
  dreams: (count: string, isOne: boolean) => (isOne ? `${count} dream` : `${count} dreams`),
  counted: (dreams: string, possible: string | null) =>
    possible ? `${dreams} + ${possible}` : dreams,
  back: 'Your symbols',
  inDreams: (dreams: string, total: string) => `In ${dreams} of your ${total} dreams.`,
  inNone: 'In none of your recent dreams.',
  yours: 'Your words',
  meaning: 'What it means to you',
  meaningHint: (limit: string) => `Sealed, for you alone. Up to ${limit} characters.`,
  write: 'Write',
  rewrite: 'Write anew',
  save: 'Keep it',
  forget: 'Erase it, and what it was before',
  before: (date: string) => `Before, on ${date}:`,
  shut: 'This meaning is sealed by a key this server no longer has.',
  when: 'When it comes',
  gap: (days: number, written: string) =>
    days === 1 ? 'A median gap of one day.' : `A median gap of ${written} days.`,
  rhythm: 'No reliable pattern yet: it takes 60 dreams to look for a rhythm.',
  sentences: 'Your sentences',
  aligned: 'Aligned on its name, from the oldest to the newest',
  with: 'With it',
  who: 'Who is there',
  feelings: 'What the report says is felt',
  beside: 'Beside it',
  of: (counted: string, all: string) => `${counted} of ${all}`,
  legend: 'Counted after the +: possible, below the threshold of what is shown.',
  marks: { mentioned: 'mentioned', possible: 'possible', denied: 'denied', none: 'absent' },
  marksLegend: {
    mentioned: 'mentioned',
    possible: 'possible, counted after the +',
    denied: 'denied by the text',
  },
  newest: (shown: string, all: string) => `The ${shown} newest, of ${all}`,
  dreamOf: (date: string) => `Dream of ${date}`,
  counts: 'In all',
  sealed: 'Without a painting',
  older: (count: string) => `The sentences of ${count} older dreams are not shown.`,
  compared: 'Beside your other nights',
  comparedLead: (here: string, elsewhere: string, looks: string) =>
    `${here} dreams with it, ${elsewhere} without it, ${looks} comparisons. Each difference carries its interval, wide enough for all of them to hold together at 95%.`,
  differences: {
    more: (name: string) => `${name}, more often`,
    less: (name: string) => `${name}, less often`,
    shares: (here: string, elsewhere: string) => `${here} with it, ${elsewhere} without it`,
    interval: (low: string, high: string) => `between ${low} and ${high} points`,
  },
  noDifference:
    'No difference stands out: what comes with it comes as often on your other nights, as far as can be told.',
  notCause: 'A difference is no cause, and what it means is yours alone to write.',
  few: (dreams: number, count: string) =>
    `${count} ${dreams === 1 ? 'dream' : 'dreams'}: we count, we do not compare.`,
  fewText:
    'Below 25 dreams, a difference from your other nights would mean nothing. What it means, only you write.',
  kept: 'It is kept.',
  refused: {
    blank: 'Write what it means to you.',
    other: 'It was not sent: the text may be too long. Try again.',
  },
} satisfies SymbolsMessages;
