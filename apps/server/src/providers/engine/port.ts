import type { Language } from '@reverie/oneirology';
import type { DreamAnalysis, ReferenceGroup, SeriesAnalysis } from '@reverie/oneirology/schema';

/** A dream's analysis as JSON: as it is kept, so that nobody parses it twice. */
export type KeptReading = { id: string; analysis: string };

/** What a series asks of one dream or note, as JSON. Its date may be another by now. */
export type KeptEntry = {
  date: string;
  entry: string;
  /** What its dreamer said of it beside its text: `cue:nightmare`, `cue:lucidity`. */
  said?: readonly string[];
};

/** Entries as they are to be kept. */
export type MadeEntry = { id: string; entry: string };

export type ComparedSeries = {
  entries: readonly KeptEntry[];
  notes: readonly KeptEntry[];
  reference: ReferenceGroup;
};

/**
 * The engine, away from the thread that answers requests. All reject with a Problem, `unavailable`,
 * where too many wait already or the work takes too long.
 */
export type EngineThreads = {
  /** Any string, up to 20,000 characters; a language left out is detected. */
  analyse(text: string, language: Language | undefined): Promise<DreamAnalysis>;
  /** Dreams whose analysis is of another version than the engine's are passed over. */
  enter(dreams: readonly KeptReading[]): Promise<MadeEntry[]>;
  enterNotes(notes: readonly { id: string; text: string }[]): Promise<MadeEntry[]>;
  /** Entries of another version than the engine's are passed over. */
  compare(series: ComparedSeries): Promise<SeriesAnalysis>;
  close(): Promise<void>;
};
