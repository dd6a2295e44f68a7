import { ambienceEn } from '#ambience/messages.en.ts';
import { frameEn } from '#features/frame/messages.en.ts';
import { newsletterEn } from '#features/newsletter/messages.en.ts';
import type { FirstWords } from '#language/messages.tsx';
import { setEnglish, typeset } from '#language/typography.ts';

export const words: FirstWords = typeset(
  {
    ambience: ambienceEn,
    frame: frameEn,
    newsletter: newsletterEn,
  },
  setEnglish,
);
