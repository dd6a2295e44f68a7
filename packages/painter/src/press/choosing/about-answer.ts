import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { namedIn } from '#named.ts';
import { type Around, aboutPart } from '#press/choosing/about-part.ts';
import { type Moment, momentsOf } from '#press/choosing/moments.ts';
import { isWithin, type Span } from '#press/choosing/spans.ts';

/**
 * What a picture shows of a dream whose dreamer said what should be seen: `answer` is where that
 * sentence stands, after the dream, in the text that was read. Where it names no place, it plays where
 * the dream told of those it names.
 */
export function aboutAnswer(told: DreamAnalysis, answer: Span): DreamAnalysis {
  const moments = momentsOf(told, namedIn(told));
  const isPlaced = moments.some(({ places }) => places.some((one) => isWithin(answer, one)));
  const around = isPlaced ? undefined : whereTold(told, moments, answer);
  const part = aboutPart(told, answer, around);
  return { ...part, passages: [{ ...answer, isLater: false }] };
}

/** The moment that most of those are told in whom the answer names; of several the first. */
function whereTold(
  { symbols, props = [], characters }: DreamAnalysis,
  moments: readonly Moment[],
  answer: Span,
): Around | undefined {
  const isIn = (part: Span, evidence: readonly Evidence[]) =>
    evidence.some((words) => isWithin(part, words));
  const named = [...symbols, ...props, ...characters].filter(({ evidence }) =>
    isIn(answer, evidence),
  );
  const before = moments
    .filter(({ start, places }) => start < answer.start && places.length > 0)
    .map((moment) => ({ ...moment, end: Math.min(moment.end, answer.start) }));
  const shared = (moment: Span) => named.filter(({ evidence }) => isIn(moment, evidence)).length;
  return before.reduce<Moment | undefined>(
    (best, one) => (best === undefined || shared(one) > shared(best) ? one : best),
    undefined,
  );
}
