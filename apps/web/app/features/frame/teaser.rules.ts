import type { Dream } from '@reverie/contract/dreams';

/** A featured dream, as far as the menu shows it. */
export type Teaser = Pick<Dream, 'id' | 'dreamedAt' | 'language'> & {
  words: string;
  author: string | null;
  image: NonNullable<Dream['image']>;
};

export function teaserOf({
  id,
  title,
  content,
  language,
  author,
  dreamedAt,
  image,
}: Dream): Teaser[] {
  // It is its painting that invites: a dream without one is no teaser.
  if (!image) return [];
  const words = title ?? content;
  return [{ id, words, language, author: author?.username ?? null, dreamedAt, image }];
}
