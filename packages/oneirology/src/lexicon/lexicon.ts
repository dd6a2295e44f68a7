import { decode } from '#lexicon/decode.ts';
import { FormIndex } from '#lexicon/index-of-forms.ts';
import { concepts as namedConcepts } from '#lexicon/made/concepts.ts';
import type { LexiconMeaning } from '#lexicon/meanings.ts';
import { type NamedConcept, swallow } from '#lexicon/symbols/family.ts';
import { rowsOf, type Words, type WrittenRow } from '#lexicon/written.ts';
import type { Language } from '#text/language.ts';

const byId = new Map(namedConcepts.map((value) => [value.id, value]));
/** Rows of other indexes: what is done in a dream, what things are made to be, and words of two senses. */
const elsewhere = new Set(['action', 'change', 'two-senses']);

/** The concept that a page names; undefined for any other word. */
export function conceptOf(id: string): NamedConcept | undefined {
  return byId.get(id);
}

/** What a row says; nothing where it only takes its words away. */
export function meaningOf({ table, key }: Omit<WrittenRow, 'terms'>): LexiconMeaning | undefined {
  if (key === swallow) return undefined;
  if (table === 'symbol') {
    const value = byId.get(key);
    if (value === undefined) throw new Error(`“${key}” is no concept`);
    return { domain: 'symbol', value };
  }
  if (table !== 'idiom') return decode(table, key);
  const space = key.indexOf(' ');
  return decode(key.slice(0, space), key.slice(space + 1));
}

const misfortune = 'event-misfortune';

/**
 * What befalls somebody and how striving ends may be told in the same words: `couldn't open` is both,
 * and neither may take them from the other.
 */
function lanesOf(table: string, meaning: LexiconMeaning | undefined): readonly string[] {
  const domain = meaning?.domain ?? table;
  if (domain !== 'event') return [domain];
  if (meaning === undefined) return [domain, misfortune];
  const isMisfortune = meaning.domain === 'event' && meaning.value.kind === 'misfortune';
  return [isMisfortune ? misfortune : domain];
}

const indexes = new Map<Language, FormIndex<LexiconMeaning>>();

/** The lexicon of a language, expanded into forms when that language is first read. */
export function lexiconOf(words: Words, language: Language): FormIndex<LexiconMeaning> {
  const ready = indexes.get(language);
  if (ready !== undefined) return ready;
  const index = new FormIndex<LexiconMeaning>(language);
  for (const row of rowsOf(words, language)) {
    if (elsewhere.has(row.table)) continue;
    const meaning = meaningOf(row);
    for (const lane of lanesOf(row.table, meaning)) {
      index.add(lane, meaning, row.terms, row.table === 'idiom');
    }
  }
  indexes.set(language, index);
  return index;
}

const concepts = new Map<Language, ReadonlyMap<string, string>>();

/** The terms of a concept in a language, as the lexicon writes them. */
export function termsOf(words: Words, language: Language, id: string): string {
  const known =
    concepts.get(language) ??
    new Map(
      rowsOf(words, language).flatMap(({ table, key, terms }) =>
        table === 'symbol' ? [[key, terms]] : [],
      ),
    );
  concepts.set(language, known);
  return known.get(id) ?? '';
}
