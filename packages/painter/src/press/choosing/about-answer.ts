import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { aboutPassage } from '#press/choosing/about-passage.ts';
import type { Span } from '#press/choosing/spans.ts';

/**
 * What a picture shows of a dream whose dreamer said what was strangest: `answer` is where that
 * sentence stands, after the dream, in the text that was read.
 */
export function aboutAnswer(told: DreamAnalysis, answer: Span): DreamAnalysis {
  return aboutPassage(told, answer);
}
