import type { Deed, DreamAnalysis } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { toys } from '#press/choosing/as-shown.ts';
import { isInside } from '#press/choosing/deeds/strange.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { ActName } from '#press/scene.ts';
import { stageOfConcept } from '#press/stage-of.ts';

/** Heights from which one falls past what is in them. */
const heights = /^(?:building|tower|roof|window|house|castle)$/;

/**
 * What is told from outside: a house that burns stands in its garden, and who falls from a building
 * does so in the street, whoever eats behind its windows.
 */
export function seenFromOutside({ deeds = [], changes = [] }: DreamAnalysis): string | undefined {
  const isFalling = deeds.some(
    ({ who, act, whom, where }) =>
      who === 'dreamer' &&
      (act === 'fall' || act === 'jump') &&
      (heights.test(whom ?? '') ||
        where.some(({ relation, what }) => relation === 'from' && heights.test(what))),
  );
  if (isFalling) return 'street';
  const burning = changes.find(
    ({ of, change }) => change === 'burning' && /^(?:house|childhood-home|building)$/.test(of),
  );
  if (burning === undefined) return undefined;
  return burning.of === 'building' ? 'street' : 'garden';
}

/** `A train goes through my living room`: what passes through a place is none by itself. */
export function isPassing({ deeds = [] }: DreamAnalysis, id: string): boolean {
  const aboard = passing[id];
  if (aboard === undefined) return false;
  // `A train was coming at me`: whoever says so is not aboard.
  const isUponMe = deeds.some(
    ({ who, whom, where }) =>
      aboard.test(who) &&
      (whom === 'dreamer' ||
        where.some(
          ({ relation, what }) => what === 'dreamer' && /^(?:towards|at)$/.test(relation),
        )),
  );
  if (isUponMe) return true;
  return deeds.some(
    ({ who, whom, where }) =>
      aboard.test(who) &&
      [whom, ...where.map(({ what }) => what)].some(
        (what) => what !== undefined && !aboard.test(what) && stageOfConcept(what) !== undefined,
      ),
  );
}

/** Acts by which what is a place by day is somebody: a mountain that walks. */
const ofBeings = new Set<ActName>([
  ...(['walk', 'run', 'crawl', 'dance', 'jump', 'swim', 'climb', 'follow', 'chase'] as const),
  ...(['eat', 'speak', 'cry', 'laugh', 'sing'] as const),
]);

/** « Les montagnes marchaient sur l'autoroute »: they are on it, and nobody is among them. */
export function isWalking({ deeds = [] }: DreamAnalysis, id: string): boolean {
  const isAPlace = stageOfConcept(id) !== undefined && pieceFor(id) !== null;
  return isAPlace && deeds.some(({ who, act }) => who === id && ofBeings.has(act));
}

/** `I have been married to him for years`: told by its verb alone, which does not happen. */
export function isOnlyMarried({ symbols, deeds = [] }: DreamAnalysis, id: string): boolean {
  const words = symbols.find((one) => one.id === id)?.evidence ?? [];
  return (
    id === 'wedding' &&
    words.every(({ text }) => /^(?:marr(?:y|ies|ied|ying)|mari(?:er|és?|ées?))$/i.test(text)) &&
    !deeds.some(({ act }) => act === 'marry')
  );
}

const passing: Readonly<Record<string, RegExp>> = {
  'at-carriage': /^(?:train|metro|bus|tram)$/,
  'at-cabin': /^plane$/,
  train: /^train$/,
  metro: /^metro$/,
  bus: /^bus$/,
  plane: /^plane$/,
};

/** « Je volais au-dessus de mon lit »: in the room, and in no sky. */
export function isOverBed({ deeds = [] }: DreamAnalysis): boolean {
  return deeds.some(
    ({ act, where }) =>
      /^(?:fly|float|look)$/.test(act) &&
      where.some(({ relation, what }) => relation === 'above' && what === 'bed'),
  );
}

/** `A boat that sailed through the clouds`: what goes there does so in the sky. */
export function isAmongClouds({ deeds = [] }: DreamAnalysis): boolean {
  return deeds.some(
    ({ act, where }) =>
      /^(?:fly|float)$/.test(act) &&
      where.some(
        ({ relation, what }) =>
          /^(?:sky|cloud)$/.test(what) && /^(?:through|in|above)$/.test(relation),
      ),
  );
}

/** `My teeth turned to sand`: no beach. */
export function isOnlyBecome({ deeds = [] }: DreamAnalysis, id: string): boolean {
  return (
    stageOfConcept(id) !== undefined &&
    deeds.some(({ act, whom }) => act === 'become' && whom === id) &&
    !deeds.some(({ where }) => where.some(({ what }) => what === id))
  );
}

/** « L'ascenseur s'ouvrait sur la mer »: what a door or a window gives on to is outside. */
export function isOpenedOnto({ deeds = [] }: DreamAnalysis, id: string): boolean {
  const told = deeds.filter(({ where }) => where.some(({ what }) => what === id));
  return (
    stageOfConcept(id) !== undefined &&
    told.length > 0 &&
    told.every(
      ({ act, who, where }) =>
        act === 'open' &&
        /^(?:lift|door|window|wardrobe|curtain)$/.test(who) &&
        where.every(({ relation }) => relation === 'on'),
    )
  );
}

/** `Playing with a train on the floor`: with a toy, and aboard no train. */
export function isPlayedWith({ deeds = [] }: DreamAnalysis, id: string): boolean {
  const toy = id === 'at-carriage' ? 'train' : id;
  return (
    toys.test(toy) &&
    deeds.some(
      ({ act, whom, where }) =>
        act === 'play' &&
        (whom === toy || where.some(({ relation, what }) => relation === 'with' && what === toy)),
    )
  );
}

/** « Le ciel devient rouge et tout le monde court »: they run on the ground. */
export function isOnlyOverhead({ deeds = [] }: DreamAnalysis, id: string): boolean {
  if (id !== 'sky') return false;
  const isUp = deeds.some(
    ({ act, where }) =>
      /^(?:fly|float|fall|climb)$/.test(act) || where.some(({ what }) => what === 'sky'),
  );
  return !isUp && deeds.some(({ act, who }) => who !== 'sky' && onFoot.test(act));
}

const onFoot = /^(?:run|walk|kneel|dance|sit|lie|hide|crawl|wait|chase|follow)$/;

/** « On va à la mer », `took me to the sea`: to its shore, unless somebody goes into the water. */
export function isAtShore({ deeds = [] }: DreamAnalysis): boolean {
  // What is thrown into the sea is thrown from its shore.
  const isIn = deeds.some(
    ({ act, where }) =>
      /^(?:swim|drown|float|fall|jump)$/.test(act) ||
      (act !== 'throw' &&
        where.some(({ relation, what }) => what === 'sea' && /^(?:in|on|under)$/.test(relation))),
  );
  return !isIn && deeds.some(({ where }) => where.some(isToSea));
}

/** Sand under the feet and waves before them: a beach, unless somebody is in the water. */
export function isOnSand({ deeds = [] }: DreamAnalysis, named: readonly Named[]): boolean {
  const has = (ids: RegExp) => named.some(({ id }) => ids.test(id));
  return (
    has(/^sand$/) &&
    has(/^(?:wave|sea|tide|shell)$/) &&
    !deeds.some(({ act }) => /^(?:swim|drown|float|dive)$/.test(act))
  );
}

function isToSea({ relation, what }: { relation: string; what: string }): boolean {
  return /^(?:sea|beach)$/.test(what) && /^(?:at|towards|beside)$/.test(relation);
}

/** « Au bord de la piscine »: on its edge, unless somebody is in the water. */
export function isByPool({ deeds = [] }: DreamAnalysis): boolean {
  return !deeds.some(
    ({ act, where }) =>
      /^(?:swim|drown|float|dive)$/.test(act) ||
      where.some(
        ({ relation, what }) => what === 'pool' && /^(?:in|under|through|on)$/.test(relation),
      ),
  );
}

/** `Going down the stairs`: whoever is named beside, there one is. */
export function passageIn({ deeds = [] }: DreamAnalysis): string | undefined {
  return deeds
    .flatMap(({ who, whom, where }) => [
      ...(whom === 'stairs' || who === 'stairs' ? ['stairs'] : []),
      ...where
        .filter(({ relation }) => /^(?:in|on|through|at)$/.test(relation))
        .map((one) => one.what),
    ])
    .find((what) => /^(?:stairs|tunnel|well)$/.test(what));
}

/** `I was on a train`, `he sat next to me on the bus`: wherever its rails end. */
export function aboardIn({ deeds = [] }: DreamAnalysis): string | undefined {
  const isBesideMe = ({ where }: Deed) =>
    where.some(({ relation, what }) => relation === 'beside' && what === 'dreamer');
  return deeds
    .filter((deed) => resting.test(deed.act) && (deed.who === 'dreamer' || isBesideMe(deed)))
    .flatMap((deed) => deed.where.map((place) => ({ ...place, isMine: deed.who === 'dreamer' })))
    .find(
      ({ relation, what, isMine }) =>
        /^(?:in|on)$/.test(relation) && (isMine ? /^(?:train|metro)$/ : ridden).test(what),
    )?.what;
}

const resting = /^(?:stand|sit|sleep|wait)$/;
const ridden = /^(?:train|metro|bus|tram|plane)$/;

/** Who misses a train, waits or runs for it does so where trains stop, whatever they carry. */
export function isForTrain({ deeds = [] }: DreamAnalysis, named: readonly Named[]): boolean {
  const isTrain = (id: string | undefined) => id === 'train' || id === 'metro';
  return (
    named.some(({ id }) => isTrain(id)) &&
    (named.some(({ id }) => /^(?:missed|late|waiting|running)$/.test(id)) ||
      deeds.some(({ act, whom }) => /^(?:run|chase|hold)$/.test(act) && isTrain(whom)))
  );
}

/** « Nous dansions sur la lune »: there is ground under the feet, and no sky of ours. */
export function isOnMoon({ deeds = [] }: DreamAnalysis): boolean {
  return deeds.some(
    ({ act, where }) =>
      act !== 'fly' &&
      where.some(({ relation, what }) => relation === 'on' && /^(?:moon|planet)$/.test(what)),
  );
}

/** Over a school nobody flies in a classroom, and over a town one sees its roofs. */
export function isFlownOver({ deeds = [] }: DreamAnalysis, id: string): boolean {
  const stage = stageOfConcept(id);
  if (stage === undefined) return false;
  const aloft = deeds.filter(({ act }) => /^(?:fly|float|fall|swim)$/.test(act));
  const isAbove = aloft.some(({ where }) =>
    where.some(({ relation, what }) => relation === 'above' && what === id),
  );
  if (id === 'city' && aloft.some(({ act }) => act === 'fly')) return true;
  return (isInside(stage) || stage === 'street') && isAbove;
}

/** « Sur la jetée, et la mer montait »: on it, unless it is a lake's or a river's. */
export function isOnQuay({ symbols, deeds = [] }: DreamAnalysis): boolean {
  if (symbols.some(({ id }) => /^(?:lake|river|station|train)$/.test(id))) return false;
  return deeds.some(({ where }) =>
    where.some(({ relation, what }) => relation === 'on' && what === 'harbour'),
  );
}
