import type { Dream } from '@reverie/contract/dreams';
import { firstSentence } from '#features/home/first-sentence.ts';
import type { Language } from '#language/language.ts';

export type ShownDream = {
  id: string;
  words: string;
  /** Of its words. */
  language: Dream['language'];
  image: Omit<NonNullable<Dream['image']>, 'alt' | 'provider' | 'style' | 'seed'>;
  alt: string;
  dreamer: string | null;
  city: string | null;
  dreamedAt: string;
};

/** What the home says of a dream: its first words and its painting, no more than it shows. */
export function shownDream(dream: Dream, language: Language): ShownDream[] {
  const { id, content, image, author, location, dreamedAt } = dream;
  if (!image) return [];
  const { name, width, height, placeholder, formats, alt } = image;
  return [
    {
      id,
      words: firstSentence(content),
      language: dream.language,
      image: { name, width, height, placeholder, formats },
      alt: alt[language],
      dreamer: author?.username ?? null,
      city: location?.city ?? null,
      dreamedAt,
    },
  ];
}
