import type { Dream } from '@reverie/contract/dreams';
import type { Language } from '#language/language.ts';

export type ShownDream = {
  id: string;
  words: string;
  /** Of its words. */
  language: Dream['language'];
  image: Omit<NonNullable<Dream['image']>, 'alt' | 'provider' | 'style' | 'seed' | 'hasDrawing'>;
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

const longest = 120;

/** A dream's first sentence, without the rest; cut between words where it runs on. */
export function firstSentence(content: string): string {
  const text = content.replace(/\s+/g, ' ').trim();
  const [sentence = text] = /^.+?[.!?…]+(?=\s|$)/u.exec(text) ?? [];
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, longest).replace(/[\s,;:]+\S*$/, '')}…`;
}
