import {
  entryOf,
  type Phrase,
  phraseOf,
  type SymbolConcept,
  symbolConcepts,
  symbolFamilies,
} from '@reverie/oneirology';
import type { DreamAnalysis } from '@reverie/oneirology/schema';

/** Something that dreams name, the same in every language. */
export type Motif = Pick<SymbolConcept, 'id' | 'category' | 'label'> & { phrase: Phrase };

/** Every motif there is, in the order of the engine's families. */
export const motifs: readonly Motif[] = symbolConcepts.map((concept) => {
  const { id, category, label } = concept;
  return { id, category, label, phrase: phraseOf(concept) ?? label };
});

/** Their families, in that order. */
export const motifCategories = symbolFamilies.map(({ id, label }) => ({ id, label }));

const byId = new Map(motifs.map((motif) => [motif.id, motif]));

/** Null for what is no motif. */
export function motifOf(id: string): Motif | null {
  return byId.get(id) ?? null;
}

/** What is kept of a dream that everybody may read. Its night is in no entry: weeks are enough. */
export function readingOf(dreamId: string, analysis: DreamAnalysis) {
  const entry = entryOf({ id: dreamId, date: null, analysis });
  const shown = analysis.symbols.flatMap(({ id, shown: isShown }) =>
    isShown && byId.has(id) ? [id] : [],
  );
  return { entry, motifs: [...new Set(shown)], version: entry.version };
}
