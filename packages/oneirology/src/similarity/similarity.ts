import type { DreamAnalysis } from '#schema.ts';
import { type Feature, featuresOf, type ReasonKind } from '#similarity/features.ts';

/** A dream to compare. */
export interface ComparedDream {
  readonly analysis: DreamAnalysis;
  /**
   * `searchTerms` of its text. Words are compared only where both dreams have them and are told in
   * one language: a dream and its translation have few words in common and everything else.
   */
  readonly terms?: readonly string[];
}

/** Something both dreams show. */
export interface SimilarityReason {
  readonly kind: ReasonKind;
  /**
   * What is shared: a concept id, a class of objects, `one female family`, an emotion class,
   * `aggression` or `aggression 5`, `indoor` or `outdoor`, a kind of event, a search term.
   */
  readonly key: string;
  /** Its part of the score; the parts of all reasons add up to the score. */
  readonly share: number;
}

export interface Similarity {
  /** 0 (nothing in common) to 1 (all that was read is the same). */
  readonly score: number;
  /** The weightiest first; never empty where the score is above 0. */
  readonly reasons: readonly SimilarityReason[];
}

/**
 * How alike two dreams are, and why: the weighted overlap (Jaccard's, with minima over maxima) of
 * the concepts they name, rare ones above all, of the codes a reader gives them (characters,
 * emotions, acts, places, events, classes of objects), and of their words. Symmetric; a dream is
 * like itself by 1. Two dreams in which nothing was read have nothing in common: 0.
 */
export function similarity(a: ComparedDream, b: ComparedDream): Similarity {
  const isOneLanguage = a.analysis.language.code === b.analysis.language.code;
  const [termsOfA, termsOfB] = isOneLanguage && a.terms && b.terms ? [a.terms, b.terms] : [[], []];
  const left = featuresOf(a.analysis, termsOfA);
  const right = featuresOf(b.analysis, termsOfB);
  const shared: Feature[] = [];
  for (const [name, { kind, key, weight }] of left) {
    const other = right.get(name);
    if (other !== undefined) shared.push({ kind, key, weight: Math.min(weight, other.weight) });
  }
  // Sorted before they are added up, so that both orders of the dreams round alike.
  shared.sort((x, y) => y.weight - x.weight || (x.kind + x.key < y.kind + y.key ? -1 : 1));
  const common = total(shared);
  if (common === 0) return { score: 0, reasons: [] };
  const either = total([...left.values()]) + total([...right.values()]) - common;
  const score = Math.min(1, common / either);
  const reasons = shared.map(({ kind, key, weight }) => ({ kind, key, share: weight / either }));
  return { score, reasons };
}

function total(features: readonly Feature[]): number {
  return features.reduce((sum, { weight }) => sum + weight, 0);
}
