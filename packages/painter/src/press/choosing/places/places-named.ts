import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { isOnlyMatter } from '#press/choosing/castable.ts';
import { faint } from '#press/choosing/places/place-tables.ts';
import {
  isOnlyBecome,
  isOnlyMarried,
  isOnlyOverhead,
  isOpenedOnto,
  isPassing,
  isPlayedWith,
  isWalking,
} from '#press/choosing/places/places-by-deeds.ts';
import {
  isAsleepElsewhere,
  isClimbedOnto,
  isSungByThings,
} from '#press/choosing/places/places-of-acts.ts';
import {
  isBedOf,
  isContainer,
  isKindOf,
  isRoomOf,
  isSaidCloser,
} from '#press/choosing/places/places-of-places.ts';
import {
  isContent,
  isDeer,
  isFlood,
  isInHands,
  isLateFor,
  isLeft,
  isMaker,
  isOnlyFitting,
  isOnlyOver,
  isRoofSeen,
  isSportCourt,
  isSwumIn,
  placesDone,
} from '#press/choosing/places/places-weighed.ts';
import { isToldLeft, placesByWords } from '#press/choosing/places/told-there.ts';
import { stageOfConcept } from '#press/stage-of.ts';

export interface PlacesNamed {
  /** The dream without the settings that nobody is in. */
  readonly analysis: DreamAnalysis;
  /** What it names, but for places that nobody is in. */
  readonly named: readonly Named[];
  /** Of these, what may be a place. */
  readonly told: readonly Named[];
  /** Of these, what is one by itself, and not only a part of another or a word for it. */
  readonly strong: readonly Named[];
}

/** The places that a dream names, but for those that nobody is in: left, flown over, late for. */
export function placesNamed(whole: DreamAnalysis, all: readonly Named[]): PlacesNamed {
  const isNone = (id: string) =>
    (whole.owners?.includes(id) ?? false) ||
    isLeft(whole, id) ||
    isOnlyOver(whole, id) ||
    isPassing(whole, id) ||
    isWalking(whole, id) ||
    isOnlyOverhead(whole, id) ||
    isPlayedWith(whole, id) ||
    isOnlyBecome(whole, id) ||
    isOpenedOnto(whole, id) ||
    isOnlyMarried(whole, id) ||
    isSwumIn(whole, id);
  // Late for work, and the bus stands in the snow: there, unless nothing else is told.
  const isHint = ({ id }: Named) => id.startsWith('at-');
  const isElsewhere = all.some(
    (one) =>
      (isHint(one) || stageOfConcept(one.id) !== undefined) &&
      !isLateFor(all, one.evidence) &&
      !one.evidence.every(isToldLeft),
  );
  const named = all.filter(
    (one) =>
      !isNone(one.id) &&
      // What sleeps in a shoe, or sings and is no singer, tells no room.
      !(one.id === 'sleeping' && isAsleepElsewhere(whole)) &&
      !(one.id === 'singing' && isSungByThings(whole)) &&
      !(one.id === 'climbing' && isClimbedOnto(whole)) &&
      !(
        isElsewhere &&
        isHint(one) &&
        (isLateFor(all, one.evidence) || one.evidence.every(isToldLeft))
      ),
  );
  const settings = whole.settings.filter(({ kind }) => kind === undefined || !isNone(kind));
  const analysis = { ...whole, settings };
  const told = [...named, ...placesDone(analysis, named), ...placesByWords(named)].filter(
    (one) =>
      !isNone(one.id) &&
      stageOfConcept(one.id) !== undefined &&
      !(one.id === 'forest' && isDeer(named)) &&
      !isOnlyMatter(analysis, one.id) &&
      !isFlood(analysis, one) &&
      !isMaker(analysis, one) &&
      // A lake has its landing stage.
      !(one.id === 'harbour' && named.some(({ id }) => id === 'lake')) &&
      !isContent(analysis, one.id) &&
      !isInHands(analysis, one.id) &&
      !isSportCourt(analysis, one, named) &&
      !isSaidCloser(one, named),
  );
  const strong = told.filter(
    (one) =>
      !faint.has(one.id) &&
      !isRoofSeen(analysis, one) &&
      !isOnlyFitting(one) &&
      !isContainer(one, told, named) &&
      !isKindOf(one, told) &&
      !isBedOf(analysis, one, named) &&
      !isRoomOf(one, told),
  );
  return { analysis, named, told, strong };
}
