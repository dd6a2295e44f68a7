import type { Language } from '@reverie/oneirology';
import type { DreamAnalysis, ReferenceGroup, SeriesAnalysis } from '@reverie/oneirology/schema';

/** One dream of a series, with its analysis as JSON: as it is kept, so that nobody parses it twice. */
export type KeptDream = { id: string; date: string; analysis: string };

/**
 * The engine, away from the thread that answers requests. Both reject with a Problem, `unavailable`,
 * where too many wait already or the work takes too long.
 */
export type EngineThreads = {
  /** Any string, up to 20,000 characters; a language left out is detected. */
  analyse(text: string, language: Language | undefined): Promise<DreamAnalysis>;
  /** Dreams whose analysis is of another version than the engine's are passed over. */
  compare(dreams: readonly KeptDream[], reference: ReferenceGroup): Promise<SeriesAnalysis>;
  close(): Promise<void>;
};
