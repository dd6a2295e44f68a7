import type { CreditsMessages } from '#features/credits/messages.fr.ts';

export const creditsEn = {
  title: 'Credits',
  lead: (count) =>
    `The figures in the pictures come from ${count} drawings: here they are, with their authors and licences. All the rest, from the setting to the paper, is drawn and printed by Reverie.`,
  ours: 'Drawn for Reverie',
  count: (count, shown) => `${shown} ${count === 1 ? 'drawing' : 'drawings'}`,
} satisfies CreditsMessages;
