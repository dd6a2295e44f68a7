import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { namedIn } from '#named.ts';
import { aboutPart } from '#press/choosing/about-part.ts';
import { momentsOf } from '#press/choosing/moments.ts';
import { isWithin, type Span, stepsOf } from '#press/choosing/spans.ts';

/** The parts of a dream that a picture can be of, in the order of its text: those that show something. */
export function passagesIn(told: DreamAnalysis): Span[] {
  const seen = seenIn(told);
  return stepsOf(told)
    .filter((step) => seen.some((words) => isWithin(step, words)))
    .map(({ start, end }) => ({ start, end }));
}

/** Whether anything of a part of a dream can be seen. */
export function isSeen(told: DreamAnalysis, part: Span): boolean {
  return seenIn(told).some((words) => isWithin(part, words));
}

/** The words that tell what there is to be seen. */
function seenIn(told: DreamAnalysis): Evidence[] {
  const { deeds = [], changes = [] } = told;
  const things = [...told.symbols, ...(told.props ?? [])].filter(({ shown }) => shown);
  return [...deeds, ...changes, ...things, ...told.characters]
    .flatMap(({ evidence }) => evidence)
    .filter(({ negated }) => !negated);
}

/** What a picture of one passage shows: what happens there, in the place where one is by then. */
export function aboutPassage(told: DreamAnalysis, passage: Span): DreamAnalysis {
  const moment = momentsOf(told, namedIn(told)).find((one) => isWithin(one, passage));
  const part = aboutPart(told, passage, moment);
  return { ...part, passages: [{ ...passage, isLater: false }] };
}
