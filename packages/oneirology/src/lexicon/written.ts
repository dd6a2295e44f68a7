import type { Language } from '#text/language.ts';

/** A row of one language. */
export interface WrittenRow {
  readonly table: string;
  readonly key: string;
  readonly terms: string;
}

/** The words of a language: all at once, or thrown as `WordsAway` where they have not come yet. */
export type Words = (language: Language) => string;

/** Words of a language that are not at hand yet. */
export class WordsAway extends Error {
  readonly language: Language;

  constructor(language: Language) {
    super(`The words of “${language}” are not at hand`);
    this.language = language;
  }
}

const read = new Map<Language, readonly WrittenRow[]>();

/** The rows of a language. The same whoever brings the words, so they are cut once. */
export function rowsOf(words: Words, language: Language): readonly WrittenRow[] {
  const known = read.get(language);
  if (known !== undefined) return known;
  const rows = words(language)
    .split('\n')
    .map((line): WrittenRow => {
      const [table = '', key = '', terms = ''] = line.split('|');
      return { table, key, terms };
    });
  read.set(language, rows);
  return rows;
}
