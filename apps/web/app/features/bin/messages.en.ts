import type { BinMessages } from '#features/bin/messages.fr.ts';

export const binEn = {
  title: 'Bin',
  lead: (days: number) =>
    `A dream you remove stays here for ${days} days, for you alone. Then it is erased, with its paintings, its versions and its notes.`,
  empty: 'The bin is empty.',
  emptyText: 'What you remove from your journal waits here before it is erased.',
  untitled: (date: string) => `Dream of ${date}`,
  dates: (deleted: string, leaves: string) => `Removed on ${deleted}, erased on ${leaves}`,
  restore: 'Put back',
  restoreOf: (title: string) => `Put back “${title}”`,
  erase: 'Erase',
  eraseOf: (title: string) => `Erase “${title}” for good`,
  eraseSure: 'Erase this dream for good? Nothing will bring it back.',
  eraseYes: 'Yes, erase it',
  emptyAll: 'Empty the bin',
  emptySure: (count: string) =>
    `Erase the dreams in the bin for good (${count})? Nothing will bring them back.`,
  emptyYes: 'Yes, erase them all',
  restored: 'The dream is back in your journal.',
  see: 'Read it again',
  erased: 'It is erased.',
  failed: 'It was not done. Try again in a moment.',
  gone: 'This dream is no longer in the bin.',
  pages: { pages: 'Pages of the bin', previous: 'Previous page', next: 'Next page' },
  page: (page: string) => `Page ${page}`,
} satisfies BinMessages;
