import type { Language } from '#describe-words.ts';
import type { Actor } from '#press/scene.ts';

const small: Readonly<Record<Language, readonly string[]>> = {
  en: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
};

/** How many there are, where the dream says so: in words up to twelve, and in figures. */
export function numberInWords(
  { count, isCounted }: Pick<Actor, 'count' | 'isCounted'>,
  language: Language,
): string | undefined {
  if (count !== 2 && !isCounted) return undefined;
  return small[language][count - 2] ?? String(count);
}
