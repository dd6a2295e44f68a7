import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { faint, thingsToo } from '#press/choosing/places/place-tables.ts';
import { isOnlyFitting, isWhereDone } from '#press/choosing/places/places-weighed.ts';
import { isPartOfAnother, isRoomHint } from '#press/choosing/places/told-there.ts';
import { isJustAfter } from '#press/choosing/spans.ts';
import { stageOfConcept } from '#press/stage-of.ts';

/** « Une chambre d’hôpital » is no bedroom. */
export function isRoomOf({ id, evidence }: Named, places: readonly Named[]): boolean {
  if (!/^(?:room|bedroom|apartment)$/.test(id)) return false;
  return evidence.every((words) =>
    places.some(
      (other) =>
        /^(?:hospital|prison|school|castle)$/.test(other.id) &&
        other.evidence.some((own) => isJustAfter(own, words) || own.start - words.end === 1),
    ),
  );
}

/** « La cour de l'école » is no classroom: words of another place hold those that name it. */
export function isSaidCloser({ id, evidence }: Named, named: readonly Named[]): boolean {
  const stage = stageOfConcept(id);
  if (stage === undefined) return false;
  const closer = named
    .filter((one) => one.id.startsWith('at-') && one.id !== `at-${stage}`)
    .flatMap((one) => one.evidence);
  return evidence.every((own) =>
    closer.some(
      ({ start, end }) =>
        start <= own.start && own.end <= end && own.end - own.start < end - start - 4,
    ),
  );
}

/** `The library of my school`: the school only says whose the library is. */
export function isContainer(
  place: Named,
  places: readonly Named[],
  hints: readonly Named[],
): boolean {
  const stage = stageOfConcept(place.id);
  // « Aux toilettes du lycée »: words that tell where one is hold it as well.
  const within = hints
    .filter(({ id }) => isRoomHint(id) && id !== `at-${stage}`)
    .flatMap(({ evidence }) => evidence.filter(isPartOfAnother));
  return place.evidence.every(
    (words) =>
      within.some((other) => isJustAfter(words, other)) ||
      places.some(
        ({ id, evidence }) =>
          id !== place.id &&
          !faint.has(id) &&
          id !== 'bedroom' &&
          !isOnlyFitting({ evidence }) &&
          evidence.some((other) => isJustAfter(words, other)),
      ),
  );
}

/** `The Beach Hotel`, `a school library`: the first of two names of places only tells of the other. */
export function isKindOf(place: Named, places: readonly Named[]): boolean {
  return place.evidence.every(({ end }) =>
    places.some(
      (other) => other.id !== place.id && other.evidence.some(({ start }) => start - end === 1),
    ),
  );
}

/** `In a hospital bed in the middle of a forest`: where the bed stands is told apart. */
export function isBedOf(
  analysis: DreamAnalysis,
  { id, evidence }: Named,
  named: readonly Named[],
): boolean {
  if (!/^(?:hospital|prison|hotel|school)$/.test(id)) return false;
  const beds = named.find((one) => one.id === 'bed')?.evidence ?? [];
  const isElsewhere = named.some(
    (one) =>
      one.id !== id &&
      !thingsToo.has(one.id) &&
      stageOfConcept(one.id) !== undefined &&
      isWhereDone(analysis, one.id),
  );
  return (
    isElsewhere &&
    evidence.every((own) =>
      beds.some(
        ({ start, end }) => start - own.end === 1 || (own.start - end >= 3 && own.start - end <= 4),
      ),
    )
  );
}
