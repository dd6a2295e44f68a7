import { type AnalyseOptions, analyseReading } from '#analyse-reading.ts';
import { read } from '#read/read.ts';
import type { DreamAnalysis } from '#schema.ts';

export { type AnalyseOptions, engine } from '#analyse-reading.ts';

/**
 * Reads one dream. Pure and synchronous: the same text gives the same analysis in Node and in a
 * browser. Any string is safe; offsets in the result are UTF-16 code units of `text`, and every
 * piece of evidence satisfies `evidence.text === text.slice(evidence.start, evidence.end)`.
 */
export function analyse(text: string, options: AnalyseOptions = {}): DreamAnalysis {
  return analyseReading(read(text, options.language), options);
}
