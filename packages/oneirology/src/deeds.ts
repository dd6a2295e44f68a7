import { type AnalyseOptions, analyseReading } from '#analyse.ts';
import { props } from '#lexicon/props.ts';
import type { SymbolConcept } from '#lexicon/symbols/family.ts';
import { readChanges } from '#read/changes.ts';
import { readCharacters } from '#read/characters.ts';
import { readDeeds } from '#read/deeds.ts';
import { readProps } from '#read/props.ts';
import { type Reading, read } from '#read/reading.ts';
import type { DreamAnalysis } from '#schema.ts';

export const propConcepts: readonly SymbolConcept[] = props.concepts;

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
  return deedsIn(read(text, options.language), analysis, options);
}

/** Reads one dream whole: `analyse` of the face. It has the same promises as the one without deeds. */
export function analyseWhole(text: string, options: AnalyseOptions = {}): DreamAnalysis {
  const reading = read(text, options.language);
  return deedsIn(reading, analyseReading(reading, options), options);
}

function deedsIn(
  reading: Reading,
  analysis: DreamAnalysis,
  options: AnalyseOptions,
): DreamAnalysis {
  const { cast } = readCharacters(reading, options.cast);
  return {
    ...analysis,
    deeds: readDeeds(reading, cast),
    changes: readChanges(reading, cast),
    props: readProps(reading),
  };
}
