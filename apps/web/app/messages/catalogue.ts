import type { Language } from '#language/language.ts';
import type { Catalogue } from '#language/messages.tsx';
import { insist } from '#messages/insist.ts';

// One function a language: the bundler fetches together what one function may import.
const words = {
  fr: () => import('#messages/fr.ts'),
  en: () => import('#messages/en.ts'),
};

const loaded = new Map<Language, Catalogue>();

/** Fetches one language, once: a reader never downloads the other. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const known = loaded.get(language);
  if (known) return known;
  const { catalogue } = await insist(words[language]);
  loaded.set(language, catalogue);
  return catalogue;
}

/** A language that was loaded before, or null. */
export function loadedCatalogue(language: Language): Catalogue | null {
  return loaded.get(language) ?? null;
}
