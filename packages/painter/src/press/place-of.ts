import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { isOnlyMatter } from '#press/castable.ts';
import { eventOf, placeThen, roomInHouse, roomThen } from '#press/place-of-event.ts';
import { actsToo, faint, narrowerPlace, thingsToo } from '#press/place-tables.ts';
import {
  aboardIn,
  isAmongClouds,
  isAtShore,
  isByPool,
  isForTrain,
  isOnlyBecome,
  isOnlyMarried,
  isOnlyOverhead,
  isOverBed,
  isPassing,
  isPlayedWith,
  passageIn,
  seenFromOutside,
} from '#press/places-by-deeds.ts';
import { hintedStage, impliedStage, mostHinted, roomOf, thingsOf } from '#press/places-implied.ts';
import {
  isContainer,
  isContent,
  isDeer,
  isFlood,
  isFloodedPlace,
  isFlownOver,
  isInHands,
  isKindOf,
  isLateFor,
  isLeft,
  isMaker,
  isOnlyFitting,
  isOnlyLedTo,
  isOnlyOver,
  isOnMoon,
  isOnQuay,
  isOverBasin,
  isRoofSeen,
  isRoomOf,
  isSaidCloser,
  isSportCourt,
  isSwumIn,
  isWhereDone,
  placesDone,
  seenOffIn,
  snowy,
} from '#press/places-weighed.ts';
import { isOnWater } from '#press/rank-deeds.ts';
import { settingOfStage, stageOfConcept, stageOfSetting } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import { isInside } from '#press/strange.ts';
import type { SettingName } from '#scene.ts';
import { enclosed } from '#scene-tables.ts';
import { chooseSetting } from '#setting-of.ts';

export interface PlaceOf {
  readonly setting: SettingName;
  /** The dream's own word for it, a concept id. */
  readonly place?: string;
  readonly stage: StageName;
}

/**
 * Where a print plays. What the older painter chose is kept where the dream names such a place; else
 * a place that is one by itself stands above a thing that one meets in many.
 */
export function placeOf(whole: DreamAnalysis, all: readonly Named[]): PlaceOf {
  const isNone = (id: string) =>
    (whole.owners?.includes(id) ?? false) ||
    isLeft(whole, id) ||
    isOnlyOver(whole, id) ||
    isPassing(whole, id) ||
    isOnlyOverhead(whole, id) ||
    isPlayedWith(whole, id) ||
    isOnlyBecome(whole, id) ||
    isOnlyMarried(whole, id) ||
    isSwumIn(whole, id);
  // Late for work, and the bus stands in the snow: there, unless nothing else is told.
  const isHint = ({ id }: Named) => id.startsWith('at-');
  const isElsewhere = all.some(
    (one) => (isHint(one) || stageOfConcept(one.id) !== undefined) && !isLateFor(all, one.evidence),
  );
  const named = all.filter(
    (one) => !isNone(one.id) && !(isElsewhere && isHint(one) && isLateFor(all, one.evidence)),
  );
  const settings = whole.settings.filter(({ kind }) => kind === undefined || !isNone(kind));
  const analysis = { ...whole, settings };
  // A door is in every place, and none of it by itself.
  const setting = chooseSetting(
    analysis,
    named.filter(
      ({ id }) => id !== 'door' && !isInHands(analysis, id) && !isOnlyMatter(analysis, id),
    ),
    null,
  );
  const kinds = analysis.settings.filter(({ shown }) => shown).map(({ kind }) => kind);
  const told = [...named, ...placesDone(analysis, named)].filter(
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
      !isSportCourt(one, named) &&
      !isSaidCloser(one, named),
  );
  if (isOnMoon(analysis)) return placed('space');
  if (isAmongClouds(analysis)) return placed('sky');
  if (isSwumIn(whole, 'road')) return placed('pool');
  if (isOnQuay(analysis)) return placed('harbour');
  if (isOverBasin(named)) return placed('bathroom');
  const seenOff = seenOffIn(analysis);
  if (seenOff !== undefined && !named.some(({ id }) => id === 'road' || id === 'bridge'))
    return placed(/^(?:train|metro)$/.test(seenOff) ? 'station' : 'street');
  // « La cour de l'école »: where no other place is told, the yard.
  const closer = named.some((one) => isSaidCloser(one, named))
    ? hintedStage(named, analysis)
    : undefined;
  const strong = told.filter(
    (one) =>
      !faint.has(one.id) &&
      !isRoofSeen(analysis, one) &&
      !isOnlyFitting(one) &&
      !isContainer(one, told) &&
      !isKindOf(one, told) &&
      !isRoomOf(one, told),
  );
  if (closer !== undefined && strong.length === 0)
    return { setting: settingOfStage[closer], place: placeNames[closer] ?? closer, stage: closer };
  const event = eventOf(analysis, named);
  const isMoving = new Set(strong.map(({ id }) => stageOfConcept(id))).size > 1;
  const then = event && isMoving ? placeThen(event, strong) : undefined;
  const room = event && roomThen(event, named, strong);
  if (room !== undefined)
    return { setting: settingOfStage[room], place: placeNames[room] ?? room, stage: room };
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
  const ahead = said !== undefined && isInside(said) ? undefined : rideOf(analysis, kinds, strong);
  if (ahead !== undefined) return ahead;
  const ride = aboardIn(analysis);
  if (ride !== undefined && !strong.some(({ id }) => isWhereDone(analysis, id)))
    return placed(ride);
  const [best] = strong.sort((a, b) => worth(b) - worth(a));
  const facade = seenFromOutside(analysis);
  const isIndoors = best === undefined || isInside(stageOfConcept(best.id) ?? 'abstract');
  if (facade !== undefined && isIndoors) return placed(facade);
  // « Le patient de la chambre douze »: where there are patients, a bedroom is theirs.
  if (best && stageOfConcept(best.id) === 'bedroom' && said === 'hospital')
    return placed('hospital');
  if (best && isFlownOver(analysis, best.id)) return placed('roof');
  if (best === undefined && isOverBed(analysis)) return placed('bedroom');
  if (best?.id === 'sea' && isAtShore(analysis)) return placed('beach');
  if (best?.id === 'pool' && isByPool(analysis)) return placed('poolside');
  if (best) return placed(narrowerPlace(best));
  if (isForTrain(analysis, named)) return placed('station');
  // `Water came out of the walls`: some room is flooded, and no lake is told.
  if (analysis.changes?.some(({ of, change }) => of === 'room' && change === 'flooded'))
    return placed('room');
  // « Je marchais sur l'eau »: on some water.
  const isNowhere = kinds.every((kind) => kind === undefined);
  if (isNowhere && (analysis.deeds ?? []).some((deed) => isOnWater(analysis, deed)))
    return placed('sea');
  const passage = passageIn(analysis);
  if (passage !== undefined) return placed(passage);
  // « Sur sa tombe » beside a car: what says the place stands above what one meets in many.
  const hinted = kinds.every((kind) => kind === undefined || kind === 'room')
    ? mostHinted(thingsOf(named, analysis), analysis)
    : undefined;
  if (hinted !== undefined)
    return {
      setting: settingOfStage[hinted],
      place: placeNames[hinted] ?? hinted,
      stage: hinted,
    };
  const places = told.filter(({ id }) => !actsToo.has(id));
  const ofSetting = ({ id }: Named) => settingOfStage[stageOfConcept(id) ?? 'abstract'] === setting;
  const isActAlone = !places.some(ofSetting) && told.some(ofSetting) && places.length > 0;
  const [weak] = (isActAlone ? places : told.filter(ofSetting)).sort((a, b) => worth(b) - worth(a));
  const isRoom = setting === 'room' && named.some(({ id }) => id === 'room');
  const isPlain = setting === 'abstract' || setting === 'room' || setting === 'meadow';
  // A bear's forest is no place that was told.
  const isHomeAlone = kinds.every((kind) => kind === undefined) && !places.some(ofSetting);
  const isSettingTold =
    (!isPlain && !isHomeAlone) ||
    (setting === 'meadow' && kinds.some((kind) => kind !== undefined));
  // A house that one is in has its garden outside, and a room for what is done there.
  const isHouseName = ({ id }: Named) => /^(?:house|childhood-home)$/.test(id);
  const isIn = named.some((one) => isHouseName(one) && roomInHouse(analysis, one.id));
  const about = isIn ? named.filter((one) => !isHouseName(one)) : named;
  const byAll = isRoom ? undefined : impliedStage(analysis, about, setting, isSettingTold);
  const implied = isIn && byAll !== undefined && !roomsOfHouse.has(byAll) ? undefined : byAll;
  if (implied !== undefined)
    return {
      setting: settingOfStage[implied],
      place: placeNames[implied] ?? implied,
      stage: implied,
    };
  // In a house, where somebody sleeps is its bedroom.
  const isHouse = weak !== undefined && /^(?:house|childhood-home)$/.test(weak.id);
  const inHouse = isHouse ? (roomOf(analysis) ?? roomInHouse(analysis, weak.id)) : undefined;
  if (inHouse !== undefined)
    return {
      setting: settingOfStage[inHouse],
      place: placeNames[inHouse] ?? inHouse,
      stage: inHouse,
    };
  if (weak) return placed(narrowerPlace(weak));
  const [fitting] = told.filter(isOnlyFitting);
  if (fitting) return placed(fitting.id);
  const isSnowy = named.some(({ evidence }) => evidence.some(({ text }) => snowy.test(text)));
  if (isSnowy && !enclosed.has(setting)) return placed('snow');
  // `At the top of a tower`: better such a place than none.
  const [any] = places.filter(({ id }) => !thingsToo.has(id) || id === 'tower' || id === 'castle');
  if (any && (setting === 'room' || setting === 'abstract' || setting === 'meadow')) {
    return placed(any.id);
  }
  // « Je faisais un discours »: what one does is all that tells where.
  const [done] = setting === 'abstract' ? told.filter(({ id }) => actsToo.has(id)) : [];
  return done ? placed(done.id) : { setting, stage: stageOfSetting[setting] };
}

const roomsOfHouse = new Set<StageName>(['livingRoom', 'kitchen', 'bathroom', 'bedroom']);

const driven = new Set([
  'bus',
  'car',
  'truck',
  'motorcycle',
  'bicycle',
  'cart',
  'tractor',
  'train',
]);

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
    ({ act, whom }) => act === 'drive' || (act === 'ride' && driven.has(whom ?? '')),
  );
  return isDriving ? placed('road') : undefined;
}

const aboardOf = new Set(['train', 'metro', 'bus', 'plane', 'ticket', 'airport', 'car', 'road']);

/** The concept that a stage without a setting of its own is kept by. */
const placeNames: Partial<Record<StageName, string>> = {
  livingRoom: 'room',
  roofs: 'roof',
  car: 'in-car',
};

function placed(place: string): PlaceOf {
  const stage = stageOfConcept(place) ?? 'abstract';
  return { setting: settingOfStage[stage], place, stage };
}
