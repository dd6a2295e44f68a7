import { type AnalyseOptions, analyseReading } from '#analyse-reading.ts';
import { whenAtHand } from '#lexicon/fetched.ts';
import { addDeeds } from '#read/deeds/with-deeds.ts';
import { readWith } from '#read/reading.ts';
import type { DreamAnalysis } from '#schema.ts';
import type { Language } from '#text/language.ts';

export interface FetchedOptions extends AnalyseOptions {
  /**
   * Reads a text whose language no word tells in this one, so that the first word of a dream brings
   * one lexicon and not two. Without it, such a text is read in the language that knows more of it.
   */
  readonly expected?: Language;
}

/**
 * For browsers: the analysis that `analyse` of the other doors gives, with the words of a language
 * fetched when a dream first needs them. Rejects where they do not come.
 */
export function analyse(text: string, options: FetchedOptions = {}): Promise<DreamAnalysis> {
  return whenAtHand((words) => analyseReading(readWith(words, text, options), options));
}

/** The same with deeds and changes: of a text and the analysis that was made of it. */
export function withDeeds(
  text: string,
  analysis: DreamAnalysis,
  options: FetchedOptions = {},
): Promise<DreamAnalysis> {
  return whenAtHand((words) => addDeeds(readWith(words, text, options), analysis, options));
}
