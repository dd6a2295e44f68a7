import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { canHold } from '#press/compose/containers.ts';
import { faint } from '#press/place-tables.ts';
import { stageOfConcept } from '#press/stage-of.ts';
import { isInside } from '#press/strange.ts';

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

/** A room that is told by what stands in it alone, which others have too: `into the sink`. */
export function isOnlyFitting({ evidence }: Named): boolean {
  return evidence.every(({ text }) => fittings.test(text));
}

export const snowy = /snow|blizzard|neige/i;

const fittings =
  /sink|évier|stove|oven|fourneau|cuisinière|douche|shower|baignoire|bathtub|lavabo|washbasin|fenêtre|tombe|coffin|casket|cercueil|^chemin$/i;

/** The snow that pots are full of is no winter. */
export function isContent({ deeds = [] }: DreamAnalysis, id: string): boolean {
  return deeds.some(
    ({ who, act, where }) =>
      who === id &&
      act === 'stand' &&
      where.some(({ relation, what }) => relation === 'in' && canHold(what)),
  );
}

/** A cake from the bakery: it is only where it was bought. */
export function isMaker(analysis: DreamAnalysis, { id, evidence }: Named): boolean {
  if (id !== 'shop' || isWhereDone(analysis, id)) return false;
  return evidence.every(({ text }) =>
    /baker|boulanger|butcher|boucher|florist|fleurist/i.test(text),
  );
}

/** The sea that comes into the kitchen is no place by the sea. */
export function isFlood({ changes = [] }: DreamAnalysis, { evidence }: Named): boolean {
  const floods = changes
    .filter(({ change }) => change === 'flooded')
    .flatMap((one) => one.evidence);
  return (
    floods.length > 0 &&
    evidence.every((own) => floods.some(({ start, end }) => start <= own.start && own.end <= end))
  );
}

export function isFloodedPlace({ changes = [] }: DreamAnalysis, id: string): boolean {
  return changes.some(({ of, change }) => of === id && change === 'flooded');
}

/** « Nous dansions sur la lune »: there is ground under the feet, and no sky of ours. */
export function isOnMoon({ deeds = [] }: DreamAnalysis): boolean {
  return deeds.some(
    ({ act, where }) =>
      act !== 'fly' &&
      where.some(({ relation, what }) => relation === 'on' && /^(?:moon|planet)$/.test(what)),
  );
}

/** Over a school nobody flies in a classroom. */
export function isFlownOver({ deeds = [] }: DreamAnalysis, id: string): boolean {
  const stage = stageOfConcept(id);
  const above = deeds.filter(({ where }) =>
    where.some(({ relation, what }) => relation === 'above' && what === id),
  );
  return (
    stage !== undefined &&
    isInside(stage) &&
    above.some(({ act }) => act === 'fly' || act === 'float' || act === 'fall')
  );
}

/** « Avec des bois en feu »: of a deer they are its antlers. */
export function isDeer(named: readonly Named[]): boolean {
  const wood = named.find(({ id }) => id === 'forest');
  return (
    named.some(({ id }) => id === 'deer') &&
    (wood?.evidence.every(({ text }) => /^bois$/i.test(text)) ?? false)
  );
}

/** `The library of my school`: the school only says whose the library is. */
export function isContainer(place: Named, places: readonly Named[]): boolean {
  return place.evidence.every((words) =>
    places.some(
      ({ id, evidence }) =>
        id !== place.id &&
        !faint.has(id) &&
        id !== 'bedroom' &&
        !evidence.every(({ text }) => fittings.test(text)) &&
        evidence.some((other) => isJustAfter(words, other)),
    ),
  );
}

function isJustAfter(words: Evidence, other: Evidence): boolean {
  const gap = words.start - other.end;
  return gap >= 3 && gap <= 8;
}

/** Where something is done, though no figure about dreams counts the word: « lisait dans le salon ». */
export function placesDone({ deeds = [] }: DreamAnalysis, named: readonly Named[]): Named[] {
  const places = deeds.flatMap(({ where, evidence }) =>
    where
      .filter(({ relation, what }) => relation === 'in' && stageOfConcept(what) !== undefined)
      .map(({ what }): Named => ({ id: what, times: 1, evidence })),
  );
  return places.filter(
    ({ id }, n) =>
      !named.some((one) => one.id === id) && places.findIndex((one) => one.id === id) === n,
  );
}

export function isWhereDone({ deeds = [] }: DreamAnalysis, id: string): boolean {
  const isThere = (relation: string) => !/^(?:from|towards|above|behind)$/.test(relation);
  return deeds.some(({ where }) =>
    where.some(({ what, relation }) => what === id && isThere(relation)),
  );
}
