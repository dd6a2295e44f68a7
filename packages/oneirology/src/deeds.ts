import { type AnalyseOptions, analyseReading } from '#analyse-reading.ts';
import { addDeeds } from '#read/deeds/with-deeds.ts';
import { read } from '#read/read.ts';
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
  return addDeeds(read(text, options.language), analysis, options);
}

/** Reads one dream whole: `analyse` of the face. It has the same promises as the one without deeds. */
export function analyseWhole(text: string, options: AnalyseOptions = {}): DreamAnalysis {
  const reading = read(text, options.language);
  return addDeeds(reading, analyseReading(reading, options), options);
}
