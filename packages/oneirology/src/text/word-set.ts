import type { Language } from '#text/language.ts';

/** The words of each language that play one part in a rule. */
export type WordSets = Readonly<Record<Language, ReadonlySet<string>>>;

/** The words of a text, with any white space between them. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
