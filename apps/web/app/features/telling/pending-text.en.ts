import type { PendingText } from '#features/telling/pending-text.fr.ts';

export const pendingEn: PendingText = {
  quotes: ['“', '”'],
  lead: 'Your dream only waits for a name to be kept.',
  waits:
    'Kept as soon as you are in, with its painting and its night. It waits {minutes} more min, in this browser only: another device does not know it.',
};
