import type { BirthMessages } from '#features/birth/messages.fr.ts';

export const birthEn = {
  skip: 'Skip',
} satisfies BirthMessages;
