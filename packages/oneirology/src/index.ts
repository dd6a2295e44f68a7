export { type AnalyseOptions, engine } from '#analyse-reading.ts';
export { type CastMember, castOf, type DreamerCast } from '#cast.ts';
export { questionsFor } from '#compose/questions.ts';
export { analyseWhole as analyse } from '#deeds.ts';
export { type Phrase, phraseOf } from '#lexicon/phrases.ts';
export { symbolConcepts, symbolFamilies } from '#lexicon/symbols/all.ts';
export type { SymbolConcept, SymbolFamily } from '#lexicon/symbols/family.ts';
export { verbNamed, verbsOf } from '#read/deeds/verb-words.ts';
export { findTerms, queryTerms, queryWords, searchTerms } from '#search.ts';
export {
  type AnalyseSeriesOptions,
  analyseSeries,
  type CompareSeriesOptions,
  compareSeries,
  type DayNote,
} from '#series/analyse-series.ts';
export {
  entryOf,
  entryVersion,
  type SeriesDream,
  type SeriesEntry,
  withSaid,
} from '#series/entry.ts';
export type { ReasonKind } from '#similarity/features.ts';
export {
  type Likeness,
  likenessTo,
  type NearDream,
  type NearReason,
  nearestOf,
} from '#similarity/nearest.ts';
export {
  type ComparedDream,
  type Similarity,
  type SimilarityReason,
  similarity,
} from '#similarity/similarity.ts';
export { differenceOf, type Share, wilson } from '#statistics/proportions.ts';
export { summarise } from '#summarise.ts';
export { type DetectedLanguage, detectLanguage, type Language } from '#text/language.ts';
export { asSentence } from '#text/picture-told.ts';
