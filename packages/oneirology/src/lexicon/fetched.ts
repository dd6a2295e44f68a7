import { type Words, WordsAway } from '#lexicon/written.ts';
import type { Language } from '#text/language.ts';

const atHand = new Map<Language, string>();

const words: Words = (language) => {
  const known = atHand.get(language);
  if (known === undefined) throw new WordsAway(language);
  return known;
};

/** Tries to read, and again with each language whose words turn out to be needed. */
export async function whenAtHand<T>(read: (words: Words) => T): Promise<T> {
  for (;;) {
    try {
      return read(words);
    } catch (error) {
      if (!(error instanceof WordsAway)) throw error;
      atHand.set(error.language, await fetchWords(error.language));
    }
  }
}

async function fetchWords(language: Language): Promise<string> {
  if (language === 'fr') return (await import('#lexicon/made/french.ts')).french;
  return (await import('#lexicon/made/english.ts')).english;
}

/** Languages whose words have come. */
export function languagesAtHand(): readonly Language[] {
  return [...atHand.keys()];
}
