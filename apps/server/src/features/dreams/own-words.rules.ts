import { blur } from '@reverie/contract/blurring.rules';
import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import { type DreamRow, type OwnWords, type Words, wordsContext } from '#features/dreams/table.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** The columns of what was said: others’ words in the open, its dreamer’s sealed where they differ. */
export function columnsOfWords(
  seal: Seal,
  { id, language, ...said }: OwnWords & { id: string; language: DreamLanguage | null },
): Words & Pick<DreamRow, 'ownWords'> {
  const { title, content, tags, city, country, blurred } = said;
  if (blurred.length === 0) return { title, content, tags, city, country, ownWords: null };
  const blurredOf = (text: string) => blur(text, blurred, language);
  // A tag is a way in, and a place is shown as one: those are left out, not replaced.
  const kept = (text: string | null) => (text !== null && blurredOf(text) === text ? text : null);
  const own: OwnWords = { title, content, tags, city, country, blurred };
  return {
    title: title && blurredOf(title),
    content: blurredOf(content),
    tags: tags.filter((tag) => kept(tag) !== null),
    city: kept(city),
    country: kept(country),
    ownWords: seal.seal(JSON.stringify(own), wordsContext(id)),
  };
}
