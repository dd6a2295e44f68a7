import type { CreditsMessages } from '#features/credits/messages.fr.ts';

export const creditsEn = {
  title: 'Credits',
  lead: (count) =>
    `Every figure in a painting is sculpted from a silhouette. There are ${count}: here they are, with their authors and licences. All the rest, from the sky to the brushstrokes, is painted by Reverie.`,
  ours: 'Drawn for Reverie',
  count: (count, shown) => `${shown} ${count === 1 ? 'silhouette' : 'silhouettes'}`,
} satisfies CreditsMessages;
