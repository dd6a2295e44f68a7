import type { Language } from '#language/language.ts';
import type { Catalogue, FirstWords, Words } from '#language/messages.tsx';
import { retry } from '#loading/retry.ts';

// One function a module: the bundler fetches together what one function may import.
const first = {
  fr: () => import('#messages/first.fr.ts'),
  en: () => import('#messages/first.en.ts'),
};
const further = {
  fr: () => import('#messages/further.fr.ts'),
  en: () => import('#messages/further.en.ts'),
};

const loaded = new Map<Language, FirstWords | Catalogue>();
const coming = new Map<Language, Promise<Catalogue>>();

/** Fetches the words of every page in one language, once: a reader never downloads the other. */
export async function loadFirst(language: Language): Promise<Words> {
  const known = loaded.get(language);
  if (known) return known;
  const { words } = await retry(first[language]);
  loaded.set(language, words);
  return words;
}

/** Fetches all words of one language, once. The same promise while they come, and afterwards. */
export function loadWhole(language: Language): Promise<Catalogue> {
  const known = coming.get(language);
  if (known) return known;
  const whole = fetchWhole(language);
  coming.set(language, whole);
  // What failed is asked for again the next time it is needed.
  whole.catch(() => coming.delete(language));
  return whole;
}

async function fetchWhole(language: Language): Promise<Catalogue> {
  const [before, { words }] = await Promise.all([retry(first[language]), retry(further[language])]);
  const whole = { ...before.words, ...words };
  loaded.set(language, whole);
  return whole;
}

/** Fetches in one language as much as is known in another: what the page at hand needs. */
export function loadLike(language: Language, other: Language): Promise<Words> {
  return coming.has(other) ? loadWhole(language) : loadFirst(language);
}

/** What is here of a language, or null. */
export function loadedWords(language: Language): Words | null {
  return loaded.get(language) ?? null;
}
