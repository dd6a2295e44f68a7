import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { namedIn } from '#named.ts';
import { aboutPart, type Span } from '#press/about-part.ts';
import { momentsOf } from '#press/moments.ts';

/** The parts of a dream that a picture can be of, in the order of its text: those that show something. */
export function passagesIn(told: DreamAnalysis): Span[] {
  const { passages = told.affect.sentences, deeds = [], changes = [] } = told;
  const things = [...told.symbols, ...(told.props ?? [])].filter(({ shown }) => shown);
  const seen = [...deeds, ...changes, ...things, ...told.characters].flatMap(
    ({ evidence }) => evidence,
  );
  const starts = seen.filter((words: Evidence) => !words.negated).map(({ start }) => start);
  return passages
    .filter(({ start, end }) => starts.some((at) => start <= at && at < end))
    .map(({ start, end }) => ({ start, end }));
}

/** What a picture of one passage shows: what happens there, in the place where one is by then. */
export function aboutPassage(told: DreamAnalysis, passage: Span): DreamAnalysis {
  const moment = momentsOf(told, namedIn(told)).find(
    ({ start, end }) => start <= passage.start && passage.start < end,
  );
  const part = aboutPart(told, passage, moment);
  return { ...part, passages: [{ ...passage, isLater: false }] };
}
