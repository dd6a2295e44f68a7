import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { namedIn } from '#named.ts';
import { aboutPart } from '#press/choosing/about-part.ts';
import { momentsOf } from '#press/choosing/moments.ts';
import { isWithin, type Span, stepsOf } from '#press/choosing/spans.ts';

/** The parts of a dream that a picture can be of, in the order of its text: those that show something. */
export function passagesIn(told: DreamAnalysis): Span[] {
  const { deeds = [], changes = [] } = told;
  const things = [...told.symbols, ...(told.props ?? [])].filter(({ shown }) => shown);
  const seen = [...deeds, ...changes, ...things, ...told.characters].flatMap(
    ({ evidence }) => evidence,
  );
  const affirmed = seen.filter(({ negated }) => !negated);
  return stepsOf(told)
    .filter((step) => affirmed.some((words) => isWithin(step, words)))
    .map(({ start, end }) => ({ start, end }));
}

/** What a picture of one passage shows: what happens there, in the place where one is by then. */
export function aboutPassage(told: DreamAnalysis, passage: Span): DreamAnalysis {
  const moment = momentsOf(told, namedIn(told)).find((one) => isWithin(one, passage));
  const part = aboutPart(told, passage, moment);
  return { ...part, passages: [{ ...passage, isLater: false }] };
}
