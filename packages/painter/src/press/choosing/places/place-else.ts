import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { isOnWater } from '#press/choosing/deeds/rank-deeds.ts';
import { roomInHouse } from '#press/choosing/places/place-of-event.ts';
import { actsToo, narrowerPlace, thingsToo } from '#press/choosing/places/place-tables.ts';
import { isForTrain, passageIn } from '#press/choosing/places/places-by-deeds.ts';
import {
  hintedByThings,
  impliedStage,
  mostHinted,
  roomOf,
} from '#press/choosing/places/places-implied.ts';
import { isOnlyFitting, isWhereDone, snowy } from '#press/choosing/places/places-weighed.ts';
import { stageToldThere } from '#press/choosing/places/told-there.ts';
import { type PlaceOf, placed, placedOn } from '#press/grounds/placed.ts';
import { settingOfStage, stageOfConcept, stageOfSetting } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import type { SettingName } from '#scene.ts';
import { enclosed } from '#scene-tables.ts';

/** What is known of the place of a dream that names none by itself. */
export interface PlaceAsked {
  readonly analysis: DreamAnalysis;
  readonly named: readonly Named[];
  /** Of these, what may be a place. */
  readonly told: readonly Named[];
  /** The kinds of places that the engine read. */
  readonly kinds: readonly (string | undefined)[];
  readonly setting: SettingName;
  readonly worth: (one: Named) => number;
}

const homes = /^(?:house|childhood-home|apartment)$/;

const roomsOfHouse = new Set<StageName>(['livingRoom', 'kitchen', 'bathroom', 'bedroom']);

/** Where one is by what one does, what hints at a place, and what one meets in many. */
export function placeElse({ analysis, named, told, kinds, setting, worth }: PlaceAsked): PlaceOf {
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
    ? hintedByThings(named, analysis)
    : undefined;
  // « Derrière la maison »: a house that nobody is in stands by.
  const isInHouse = kinds.some(
    (kind) => homes.test(kind ?? '') && isWhereDone(analysis, kind ?? ''),
  );
  const there = isInHouse ? undefined : stageToldThere(named);
  if (hinted !== undefined) return placedOn(hinted);
  if (there !== undefined) return placedOn(there);
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
  if (implied !== undefined) return placedOn(implied);
  // In a house, where somebody sleeps is its bedroom.
  const isHouse = weak !== undefined && /^(?:house|childhood-home)$/.test(weak.id);
  const inHouse = isHouse ? (roomOf(analysis) ?? roomInHouse(analysis, weak.id)) : undefined;
  if (inHouse !== undefined) return placedOn(inHouse);
  // « Mon patron me dit que je suis un arbre »: of a thing that nobody is in or on, who is there says more.
  const isThing = weak !== undefined && thingsToo.has(weak.id) && !isWhereDone(analysis, weak.id);
  const byPeople = isThing ? mostHinted(named, analysis) : undefined;
  if (byPeople !== undefined) return placedOn(byPeople);
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
