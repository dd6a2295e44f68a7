import type { AnalyseOptions } from '#analyse.ts';
import { readCharacters } from '#read/characters.ts';
import { readChanges, readDeeds } from '#read/deeds.ts';
import { read } from '#read/reading.ts';
import type { DreamAnalysis } from '#schema.ts';

/**
 * An analysis with what happens in the dream: who does what to whom and where, and what is made to be
 * what it is not by day. Apart from `analyse`, since a page that reads a dream does not need it.
 * `text` and `options` are those the analysis was made with.
 */
export function withDeeds(
  text: string,
  analysis: DreamAnalysis,
  options: AnalyseOptions = {},
): DreamAnalysis {
  const reading = read(text, options.language);
  const { cast } = readCharacters(reading, options.cast);
  return { ...analysis, deeds: readDeeds(reading, cast), changes: readChanges(reading, cast) };
}
