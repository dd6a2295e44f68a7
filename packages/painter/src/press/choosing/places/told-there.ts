import type { Evidence } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { isInside } from '#press/choosing/deeds/strange.ts';
import { isJustAfter } from '#press/choosing/spans.ts';
import { placedOn } from '#press/grounds/placed.ts';
import { stageOfConcept } from '#press/stage-of.ts';
import { type StageName, stageNames } from '#press/stages.ts';

/** Whether words tell where one is (`at the barber's`), and not only what there is (`a barber`). */
export function isToldThere({ rule }: Evidence): boolean {
  return rule.includes('.there');
}

/** Whether they tell so of a part of another place: « aux toilettes du lycée ». */
export function isPartOfAnother({ rule, text }: Evidence): boolean {
  return rule.includes('.there-of: ') && !seats.test(text);
}

/** Whether words tell where one was: « en sortant de chez le coiffeur ». */
export function isToldLeft({ rule }: Evidence): boolean {
  return rule.includes('.left: ');
}

/** What can be put anywhere: a hospital bed in a forest. */
const seats = /\b(?:beds?|lits?|chairs?|fauteuil)$/i;

/** Whether words are the name of a place: « chez Ikea » is at nobody's. */
export function isPlaceName({ rule }: Evidence): boolean {
  return rule.startsWith('place-name.');
}

/** The stage that a hint is of. */
export function stageOfHint(id: string): StageName | undefined {
  return stageNames.find((name) => `at-${name}` === id);
}

/** « Chez mon oncle à la ferme » is at the farm, and a jetty of a lake by the lake: of rooms alone there are others around. */
export function isRoomHint(id: string): boolean {
  const stage = stageOfHint(id);
  return stage !== undefined && stage !== 'livingRoom' && isInside(stage);
}

/** What is in a room may be in a thing of it: `in the fridge`, `in the bath`. */
const ofThings = new Set<StageName>([
  ...(['kitchen', 'bathroom', 'bedroom', 'livingRoom', 'car', 'abstract'] as const),
]);

/** Places that are told as such by words that name none of the engine's concepts: « au dépanneur ». */
export function placesByWords(named: readonly Named[]): Named[] {
  return named.flatMap(({ id, evidence }) => {
    const stage = stageOfHint(id);
    const words = evidence.filter((one) => isToldThere(one) && isPlaceName(one));
    if (stage === undefined || ofThings.has(stage) || words.length === 0) return [];
    const place = placedOn(stage).place ?? stage;
    if (named.some((one) => one.id === place)) return [];
    return [{ id: place, times: words.length, evidence: words }];
  });
}

/** `The canteen at work`, `the jetty of the lake`: two words of one place. */
const oneReach = 8;

/** The place that words tell one is in beside `other`, of those that no thing of a room is called by. */
export function stageToldThere(named: readonly Named[], other?: Named): StageName | undefined {
  const isOfOther = ({ start, end }: Evidence) =>
    other?.evidence.some((own) => start - own.end <= oneReach && own.start - end <= oneReach) ??
    false;
  const there = named
    .flatMap(({ id, evidence }) => {
      const stage = stageOfHint(id);
      const words = evidence.filter(
        (one) => isToldThere(one) && !seats.test(one.text) && !isOfOther(one),
      );
      return stage === undefined || ofThings.has(stage) || words.length === 0
        ? []
        : [{ stage, times: words.length, start: words[0]?.start ?? 0 }];
    })
    .sort((a, b) => b.times - a.times || a.start - b.start);
  return there[0]?.stage;
}

/** « Aux toilettes du lycée », `on the stairs of the hotel`: what is told there is in the other place. */
export function stageWithin(
  named: readonly Named[],
  places: readonly Named[],
): StageName | undefined {
  const within = named.find(({ id, evidence }) => {
    const stage = stageOfHint(id);
    return (
      isRoomHint(id) &&
      evidence
        .filter(isPartOfAnother)
        .some((words) =>
          places.some(
            (place) =>
              stageOfConcept(place.id) !== stage &&
              place.evidence.some((other) => isJustAfter(other, words)),
          ),
        )
    );
  });
  return within && stageOfHint(within.id);
}
