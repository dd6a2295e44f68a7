import type { DreamAnalysis, Passage } from '@reverie/oneirology/schema';

/** Part of a dream's text, as UTF-16 offsets, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether words begin in a part of the text. */
export function isWithin({ start, end }: Span, words: { readonly start: number }): boolean {
  return start <= words.start && words.start < end;
}

/** Whether words stand right after others, with an article or so between: letters, at most `reach`. */
export function isJustAfter(words: Span, other: Span, reach = 8): boolean {
  const gap = words.start - other.end;
  return gap >= 3 && gap <= reach;
}

/** What a dream is told in, step by step: of what was read before there were passages, its sentences. */
export function stepsOf({ passages, affect }: DreamAnalysis): readonly Passage[] {
  return passages ?? affect.sentences.map(({ start, end }) => ({ start, end, isLater: false }));
}
