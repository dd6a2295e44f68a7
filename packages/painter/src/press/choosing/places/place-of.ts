import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { isOnlyMatter } from '#press/choosing/castable.ts';
import { isInside } from '#press/choosing/deeds/strange.ts';
import { placeElse } from '#press/choosing/places/place-else.ts';
import { eventOf, placeThen, roomThen } from '#press/choosing/places/place-of-event.ts';
import { narrowerPlace, riddenByRoad } from '#press/choosing/places/place-tables.ts';
import {
  aboardIn,
  isAmongClouds,
  isAtShore,
  isByPool,
  isFlownOver,
  isOnMoon,
  isOnQuay,
  isOnSand,
  isOverBed,
  seenFromOutside,
} from '#press/choosing/places/places-by-deeds.ts';
import { hintedStage, hintedSurely } from '#press/choosing/places/places-implied.ts';
import { placesNamed } from '#press/choosing/places/places-named.ts';
import { isSaidCloser } from '#press/choosing/places/places-of-places.ts';
import {
  frontStoodIn,
  isInHouseBy,
  isInYard,
  wayStoodIn,
} from '#press/choosing/places/places-outside.ts';
import {
  isFloodedPlace,
  isInHands,
  isLateFor,
  isOnlyLedTo,
  isOverBasin,
  isSwumIn,
  isWhereDone,
  roofedUnder,
  seenOffIn,
} from '#press/choosing/places/places-weighed.ts';
import { isToldThere, stageToldThere, stageWithin } from '#press/choosing/places/told-there.ts';
import { type PlaceOf, placed, placedOn } from '#press/grounds/placed.ts';
import { settingOfStage, stageOfConcept, stageOfSetting } from '#press/stage-of.ts';
import { chooseSetting } from '#setting-of.ts';

/**
 * Where a print plays. What the older painter chose is kept where the dream names such a place; else
 * a place that is one by itself stands above a thing that one meets in many.
 */
export function placeOf(whole: DreamAnalysis, all: readonly Named[]): PlaceOf {
  const place = placeChosen(whole, all);
  return place.stage === 'carriage' ? aboardWhat(all, place) : place;
}

/** A bus and a train have seats in rows: the dream's own word is kept. */
function aboardWhat(all: readonly Named[], place: PlaceOf): PlaceOf {
  const ridden = all.filter(({ id }) => /^(?:bus|train|metro|tram)$/.test(id)).map(({ id }) => id);
  const [vehicle] = ridden;
  return ridden.length === 1 && vehicle ? { ...place, place: vehicle } : place;
}

function placeChosen(whole: DreamAnalysis, all: readonly Named[]): PlaceOf {
  const { analysis, named, told, strong } = placesNamed(whole, all);
  // A door is in every place, and none of it by itself.
  const setting = chooseSetting(
    analysis,
    named.filter(
      ({ id }) => id !== 'door' && !isInHands(analysis, id) && !isOnlyMatter(analysis, id),
    ),
    null,
  );
  const kinds = analysis.settings.filter(({ shown }) => shown).map(({ kind }) => kind);
  if (isOnMoon(analysis)) return placed('space');
  if (isAmongClouds(analysis)) return placed('sky');
  if (isSwumIn(whole, 'road')) return placed('pool');
  if (isOnQuay(analysis)) return placed('harbour');
  if (isOverBasin(named)) return placed('bathroom');
  const seenOff = seenOffIn(analysis);
  if (seenOff !== undefined && !named.some(({ id }) => id === 'road' || id === 'bridge'))
    return placed(/^(?:train|metro)$/.test(seenOff) ? 'station' : 'street');
  // A curry house is no house.
  const isOtherHouse = named.some((one) => one.id === 'house' && isSaidCloser(one, named));
  if (!isOtherHouse && isInHouseBy(analysis, named)) return placed('apartment');
  // « La cour de l'école »: where no other place is told, the yard.
  const closer = named.some((one) => isSaidCloser(one, named))
    ? hintedStage(named, analysis)
    : undefined;
  if (closer !== undefined && strong.length === 0) return placedOn(closer);
  const within = strong.length === 0 ? stageWithin(named, told) : undefined;
  if (within !== undefined) return placedOn(within);
  const roofed = roofedUnder(analysis);
  if (
    roofed !== undefined &&
    strong.every(({ id }) => stageOfConcept(id) === stageOfConcept(roofed))
  )
    return placed(groundOfVehicle[roofed] ?? 'road');
  const event = eventOf(analysis, named);
  const isMoving = new Set(strong.map(({ id }) => stageOfConcept(id))).size > 1;
  const then = event && isMoving ? placeThen(event, strong) : undefined;
  const room = event && roomThen(event, named, strong);
  if (room !== undefined) return placedOn(room);
  const worth = ({ id, times, evidence }: Named) => {
    const stage = stageOfConcept(id) ?? 'abstract';
    const isChosen = settingOfStage[stage] === setting || stageOfSetting[setting] === stage;
    return (
      Math.sqrt(times) +
      (kinds.includes(id) ? 1 : 0) +
      (isChosen ? 1.2 : 0) +
      (isWhereDone(analysis, id) ? 0.8 : 0) +
      (then === id ? 2.4 : 0) -
      (isOnlyLedTo(analysis, id, named) || isLateFor(named, evidence) ? 2.4 : 0) +
      (isFloodedPlace(analysis, id) ? 3 : 0) -
      (evidence[0]?.start ?? 0) / 2000
    );
  };
  // Who drives through a living room is on no road.
  const said = hintedStage(named, analysis);
  const around = hintedSurely(named, analysis);
  const isInRoom =
    around !== undefined && isInside(around) && !(around === 'car' && isAtWheel(analysis));
  const ahead = isInRoom ? undefined : rideOf(analysis, kinds, strong);
  if (ahead !== undefined) return ahead;
  const ride = aboardIn(analysis);
  if (ride !== undefined && !strong.some(({ id }) => isWhereDone(analysis, id)))
    return placed(ride);
  const [best] = strong.toSorted((a, b) => worth(b) - worth(a));
  const facade = seenFromOutside(analysis);
  const isIndoors = best === undefined || isInside(stageOfConcept(best.id) ?? 'abstract');
  if (facade !== undefined && isIndoors) return placed(facade);
  // « Le patient de la chambre douze »: where there are patients, a bedroom is theirs.
  if (best && stageOfConcept(best.id) === 'bedroom' && said === 'hospital')
    return placed('hospital');
  const front = best && frontStoodIn(analysis, best);
  if (front !== undefined) return placed(front);
  if (best?.id === 'school' && isInYard(whole)) return placed('schoolyard');
  const way = best && wayStoodIn(analysis, best.id);
  if (way !== undefined) return placed(way);
  // A park with a slide is where children play.
  if (best?.id === 'park' && named.some(({ id }) => id === 'at-playground'))
    return placed('playground');
  if (best && isFlownOver(analysis, best.id)) return placed('roof');
  if (best === undefined && isOverBed(analysis)) return placed('bedroom');
  if (best?.id === 'sea' && isAtShore(analysis)) return placed('beach');
  if ((best === undefined || best.id === 'sea') && isOnSand(analysis, named))
    return placed('beach');
  if (best?.id === 'pool' && isByPool(analysis)) return placed('poolside');
  // `I was at my desk and a river ran past`: what nobody is in comes to where one is.
  const isTold =
    best?.evidence.some(isToldThere) ||
    (analysis.deeds ?? []).some(({ where }) => where.some(({ what }) => what === best?.id));
  const there = best && !isTold ? stageToldThere(named, best) : undefined;
  if (there !== undefined) return placedOn(there);
  if (best) return placed(narrowerPlace(best));
  return placeElse({ analysis, named, told, kinds, setting, worth });
}

function isAtWheel({ deeds = [] }: DreamAnalysis): boolean {
  return deeds.some(({ who, act }) => who === 'dreamer' && act === 'drive');
}

/** Where one sees whoever is on the roof of something. */
const groundOfVehicle: Readonly<Record<string, string>> = {
  ...{ train: 'countryside', metro: 'countryside', bus: 'street', plane: 'sky' },
};

/** In a plane one sees its cabin; who drives a bus is seen on the road, in it. */
function rideOf(
  { deeds = [] }: DreamAnalysis,
  kinds: readonly (string | undefined)[],
  strong: readonly Named[],
): PlaceOf | undefined {
  // Where somebody drives to is not where they are.
  const goals = new Set(
    deeds
      .flatMap(({ act, where }) =>
        act === 'drive'
          ? where.filter(({ relation }) => relation === 'at' || relation === 'towards')
          : [],
      )
      .map(({ what }) => what),
  );
  const others = strong.filter(({ id }) => !aboardOf.has(id) && !goals.has(id));
  if (others.length > 0) return undefined;
  if (kinds.includes('plane')) return { ...placed('cabin'), place: 'cabin' };
  const isDriving = deeds.some(
    ({ act, whom }) => act === 'drive' || (act === 'ride' && riddenByRoad.has(whom ?? '')),
  );
  return isDriving ? placed('road') : undefined;
}

const aboardOf = new Set(['train', 'metro', 'bus', 'plane', 'ticket', 'airport', 'car', 'road']);
