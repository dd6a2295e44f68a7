import type { Evidence } from '@reverie/oneirology/schema';
import { isSure } from '#features/analysis/certainty.rules.ts';

/** Words of the text that something rests on. Offsets are UTF-16 code units, end exclusive. */
export type Mark = {
  id: string;
  start: number;
  end: number;
  isDenied: boolean;
  /** Whether what rests on them only may be so. */
  isDoubtful: boolean;
};

export type Segment = {
  start: number;
  text: string;
  /** What rests on these words, the narrowest first; empty for words nothing rests on. */
  ids: readonly string[];
  /** Whether everything that rests on these words is denied by the text. */
  isDenied: boolean;
  /** Whether nothing sure rests on them. */
  isDoubtful: boolean;
};

export type Line = { start: number; end: number };

type Marked = { id: string; evidence: readonly Evidence[]; p?: number | null };

export function marksOf(items: readonly Marked[]): Mark[] {
  return items.flatMap(({ id, evidence, p = null }) => {
    const isDoubtful = !isSure({ p });
    return evidence.map(({ start, end, negated }) => ({
      ...{ id, start, end, isDoubtful },
      isDenied: negated,
    }));
  });
}

/**
 * Cuts one stretch of the text wherever a mark begins or ends, so that overlapping marks share
 * their words. Joined together, the segments are the stretch, letter for letter.
 */
export function segment(text: string, line: Line, marks: readonly Mark[]): Segment[] {
  const { start: from, end: to } = line;
  const touching = marks.filter(({ start, end }) => start < to && end > from && start < end);
  const cuts = new Set([from, to]);
  for (const { start, end } of touching) {
    cuts.add(Math.max(from, start));
    cuts.add(Math.min(to, end));
  }
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? to;
    const here = touching
      .filter((mark) => mark.start <= start && mark.end >= end)
      .sort((a, b) => a.end - a.start - (b.end - b.start));
    return {
      start,
      text: text.slice(start, end),
      ids: [...new Set(here.map(({ id }) => id))],
      isDenied: here.length > 0 && here.every(({ isDenied }) => isDenied),
      isDoubtful: here.length > 0 && here.every(({ isDoubtful }) => isDoubtful),
    };
  });
}

/**
 * The lines of a dream set as a poem: one a sentence. What stands between two sentences, a closing
 * quotation mark for one, stays with the first; white space at either end goes.
 */
export function linesOf(text: string, sentences: readonly Line[]): Line[] {
  const starts = sentences.map(({ start }, index) => (index === 0 ? 0 : start));
  const whole = starts.length > 0 ? starts : [0];
  return whole.flatMap((start, index) => {
    const stretch = text.slice(start, whole[index + 1] ?? text.length);
    const trimmed = stretch.trim();
    if (trimmed === '') return [];
    const begin = start + stretch.indexOf(trimmed);
    return [{ start: begin, end: begin + trimmed.length }];
  });
}

/** The lines of a longer text gathered into its own paragraphs: a line end in between parts two. */
export function paragraphsOf(text: string, lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    const before = paragraph?.at(-1);
    if (paragraph && before && !text.slice(before.end, line.start).includes('\n')) {
      paragraph.push(line);
    } else paragraphs.push([line]);
  }
  return paragraphs;
}
