import { hashOfWords } from '#lexicon/rows.ts';
import { symbolConcepts } from '#lexicon/symbols/all.ts';
import type { NamedConcept } from '#lexicon/symbols/family.ts';

/** What symbols are called in both languages, without the words that name them. */
export const concepts: readonly NamedConcept[] = symbolConcepts.map(({ id, category, label }) => ({
  id,
  category,
  label,
}));

export const lexiconHash: string = hashOfWords();
