import { ambienceFr } from '#ambience/messages.fr.ts';
import { frameFr } from '#features/frame/messages.fr.ts';
import { newsletterFr } from '#features/newsletter/messages.fr.ts';
import type { FirstWords } from '#language/messages.tsx';
import { setFrench, typeset } from '#language/typography.ts';

export const words: FirstWords = typeset(
  {
    ambience: ambienceFr,
    frame: frameFr,
    newsletter: newsletterFr,
  },
  setFrench,
);
