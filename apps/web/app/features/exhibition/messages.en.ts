import type { ExhibitionMessages } from '#features/exhibition/messages.fr.ts';

export const exhibitionEn = {
  title: 'Exhibition',
  lead: 'Your dreams, hung together and printed in a single manner. Nobody but you sees it.',
  look: 'Manner',
  season: 'Season',
  allSeasons: 'Every night',
  seasons: {
    winter: (year) => `Winter ${year}`,
    spring: (year) => `Spring ${year}`,
    summer: (year) => `Summer ${year}`,
    autumn: (year) => `Autumn ${year}`,
  },
  hang: 'Hang',
  print: 'Print',
  named: (season, look) => `${season} · ${look}`,
  keep: 'On the wall',
  explained:
    'Untick a print and hang again: it leaves the wall, not your journal. On paper, each print has a page of its own.',
  left: (count) => (count === 1 ? 'One print was taken down.' : `${count} prints were taken down.`),
  hangAll: 'Hang them all again',
  more: (most) => `A wall holds ${most} paintings: the newest. A season shows others.`,
  none: 'Nothing to hang here.',
  noneText:
    'An exhibition shows the dreams that the press has printed. Choose another season, or tell a dream.',
  tell: 'Tell a dream',
} satisfies ExhibitionMessages;
