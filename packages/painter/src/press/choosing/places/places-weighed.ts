import type { Deed, DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import type { Named } from '#named.ts';
import { symbolOn } from '#press/choosing/deeds/shown-deeds.ts';
import { isInside } from '#press/choosing/deeds/strange.ts';
import { coaches } from '#press/choosing/places/place-tables.ts';
import { isJustAfter } from '#press/choosing/spans.ts';
import { canHold } from '#press/compose/vessels/containers.ts';
import { stageOfConcept } from '#press/stage-of.ts';

/** A room that is told by what stands in it alone, which others have too: `into the sink`. */
export function isOnlyFitting({ evidence }: Pick<Named, 'evidence'>): boolean {
  return evidence.every(({ text }) => fittings.test(text));
}

export const snowy = /snow(?!\s?globe)|blizzard|neige(?<!boule à neige)/i;

const fittings =
  /sink|évier|stove|oven|fourneau|cuisinière|douche|shower|baignoire|bathtub|lavabo|washbasin|fenêtre|tombe|coffin|casket|cercueil|^chemin$/i;

/** The snow that pots are full of is no winter, and a town in an oven none to be in. */
export function isContent({ deeds = [] }: DreamAnalysis, id: string): boolean {
  return deeds.some(
    ({ who, act, where }) =>
      who === id &&
      (act === 'stand' || act === 'emerge') &&
      where.some(
        ({ relation, what }) =>
          (relation === 'in' || relation === 'from') && (canHold(what) || isFilledBy(id, what)),
      ),
  );
}

/** « La salle était remplie de neige »: what a room is full of. */
function isFilledBy(id: string, place: string): boolean {
  return /^(?:snow|sand|ice|sea|wave)$/.test(id) && isInside(stageOfConcept(place) ?? 'abstract');
}

const handling = /^(?:hold|carry|give|throw|eat|swallow|cook|put|tend|cut)$/;

/**
 * A castle of sand that somebody holds, a house that is swallowed: nobody is in it. A fish that is
 * given makes no sea, nor one in a suitcase.
 */
export function isInHands(analysis: DreamAnalysis, id: string): boolean {
  const { deeds = [], characters } = analysis;
  const named = characters.filter((one) => symbolOn(analysis, one)?.id === id).map((one) => one.id);
  const ids = new Set([id, ...named]);
  const isKept = deeds.some(
    ({ who, act, where }) =>
      ids.has(who) &&
      /^(?:stand|swim|float)$/.test(act) &&
      where.some(({ relation, what }) => relation === 'in' && canHold(what)),
  );
  if (isKept) return true;
  const isHeld = deeds.some(
    ({ act, whom, where }) =>
      (ids.has(whom ?? '') &&
        (handling.test(act) ||
          // Whoever becomes a fish is where they were.
          (act === 'become' && named.length > 0) ||
          (act === 'find' &&
            where.some(({ relation, what }) => relation === 'in' && canHold(what))))) ||
      // What is given is told beside whom it is given to.
      (act === 'give' && where.some(({ relation, what }) => relation === 'with' && ids.has(what))),
  );
  const isThere = deeds.some(
    ({ who, act, where }) =>
      ids.has(who) ||
      where.some(({ relation, what }) => ids.has(what) && !(act === 'give' && relation === 'with')),
  );
  return isHeld && !isThere;
}

/** Tennis is played on a court where nobody is tried. */
export function isSportCourt(
  { characters }: DreamAnalysis,
  { id, evidence }: Named,
  named: readonly Named[],
): boolean {
  const isPlayed =
    named.some((one) => one.id === 'sport' || one.id === 'game') ||
    characters.some(({ label }) => /team|player|équipe|joueu/i.test(label));
  return id === 'trial' && isPlayed && evidence.every(({ text }) => /^courts?$/i.test(text));
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

/** `Back from the hospital`: where somebody comes from is where they no longer are. */
export function isLeft(analysis: DreamAnalysis, id: string): boolean {
  const { deeds = [] } = analysis;
  const gone = deeds.filter(({ where }) => where.some(({ what }) => what === id));
  // Who falls from it or comes out of it is seen to.
  return isOnly(analysis, id, 'from') && gone.every(({ act }) => act === 'walk');
}

/** « La porte de la cuisine », `the way to the bathroom`: one only looks for it, or stands before it. */
export function isOnlyLedTo(analysis: DreamAnalysis, id: string, named: readonly Named[]): boolean {
  const words = named.find((one) => one.id === id)?.evidence ?? [];
  const doors = named.filter((one) => /^(?:door|key)$/.test(one.id)).flatMap((one) => one.evidence);
  const isOfDoor =
    words.length > 0 && words.every((own) => doors.some((door) => isJustAfter(own, door)));
  return isOnly(analysis, id, 'towards') || (isOfDoor && !isWhereDone(analysis, id));
}

/** `Late for work`, « en retard à l'école »: one is not there yet. */
export function isLateFor(named: readonly Named[], evidence: readonly Evidence[]): boolean {
  const late = named.find(({ id }) => id === 'late')?.evidence ?? [];
  return evidence.every(({ start }) =>
    late.some(({ end }) => start - end >= 1 && start - end <= lateReach),
  );
}

/** Letters from `late` to what for: ` for my `. */
const lateReach = 8;

/** « Plus haut que le toit »: a roof that nobody is on, over or under is that of a house. */
export function isRoofSeen(
  { deeds = [], symbols }: DreamAnalysis,
  { id, evidence }: Named,
): boolean {
  if (id === 'roof' && roofedIn(symbols, evidence) !== undefined) return true;
  return id === 'roof' && !deeds.some(({ where }) => where.some(({ what }) => what === id));
}

/** `On the roof of the car`, « sur le toit du bus »: whose roof it is. */
function roofedIn(
  symbols: DreamAnalysis['symbols'],
  roofs: readonly Evidence[],
): string | undefined {
  return symbols.find(
    (one) =>
      /^(?:car|bus|truck|train|metro|plane)$/.test(one.id) &&
      roofs.every((own) => one.evidence.some((words) => isJustAfter(words, own, 18))),
  )?.id;
}

/** What somebody is on the roof of, and not in. */
export function roofedUnder({ symbols, deeds = [] }: DreamAnalysis): string | undefined {
  const roof = symbols.find(({ id }) => id === 'roof' || id === 'wing');
  const vehicle = roof && roofedIn(symbols, roof.evidence);
  const isOn = deeds.some(({ where }) =>
    where.some(({ relation, what }) => relation === 'on' && what === vehicle),
  );
  return isOn ? vehicle : undefined;
}

/** `Bouncing over the roof`: who jumps or throws something over it is beside it. */
export function isOnlyOver(analysis: DreamAnalysis, id: string): boolean {
  const { deeds = [] } = analysis;
  const above = deeds.filter(({ where }) => where.some(({ what }) => what === id));
  return (
    isOnly(analysis, id, 'above') &&
    above.every(
      ({ act, whom }) =>
        act === 'jump' ||
        act === 'throw' ||
        // `I was crossing a glass bridge high above the city`.
        whom === 'bridge' ||
        // `A whale crossed the sky above the school`: nobody is in it.
        (/^(?:fly|float|pass|swim)$/.test(act) && isInside(stageOfConcept(id) ?? 'abstract')),
    )
  );
}

/** Whether it is told of once, and that by this relation. */
function isOnly({ symbols, deeds = [] }: DreamAnalysis, id: string, relation: string): boolean {
  if (stageOfConcept(id) === undefined) return false;
  const told = deeds.flatMap(({ where }) => where).filter(({ what }) => what === id);
  const mentions = symbols.find((one) => one.id === id)?.evidence.length ?? 0;
  return mentions === 1 && told.length > 0 && told.every((one) => one.relation === relation);
}

/** The lane that somebody swims in is no road. */
export function isSwumIn({ symbols, props = [], deeds = [] }: DreamAnalysis, id: string): boolean {
  return (
    id === 'road' &&
    (symbols.find((one) => one.id === id)?.evidence.every(({ text }) => /^lanes?$/i.test(text)) ??
      false) &&
    (deeds.some(({ act }) => act === 'swim') ||
      [...symbols, ...props].some((one) => one.id === 'swimming' || one.id === 'at-pool'))
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

/** The train or bus that somebody else is in, seen by who stays behind; undefined where there is none. */
export function seenOffIn({
  deeds = [],
  characters,
  symbols,
  props = [],
}: DreamAnalysis): string | undefined {
  const isAboard = (who: string, what: string) =>
    deeds.some(
      (deed) =>
        deed.who === who &&
        (deed.whom === what ||
          deed.where.some((one) => one.what === what && /^(?:in|on)$/.test(one.relation))),
    );
  // `A train came out of my mouth`, `the bus swallowed its passengers`: seen from outside.
  // One that comes through the wall of a room is in that room.
  const isThroughWall = ({ act, where }: Deed) =>
    act === 'emerge' && where.some(({ what }) => what === 'wall');
  const wonder = deeds.find(
    (one) => coaches.has(one.who) && wondersOfCoaches.has(one.act) && !isThroughWall(one),
  )?.who;
  if (wonder !== undefined) return wonder;
  // `A man cries in a bus`: where nobody stays behind, one is aboard.
  const isOutside = [...symbols, ...props].some(({ id }) => /station|platform|bus-stop/.test(id));
  const isLeft = deeds.some((deed) => isOfDreamer(deed) || leaving.has(deed.act));
  if (!isOutside && !isLeft) return undefined;
  return deeds
    .filter(
      ({ who, act, where, evidence }) =>
        boarding.has(act) &&
        // `He sat next to me on the bus`.
        !where.some(({ relation, what }) => relation === 'beside' && what === 'dreamer') &&
        // `In the train there were people`: who says so is in it as well.
        !evidence.some(({ rule }) => rule.endsWith('there in')) &&
        characters.some(({ id, identity }) => id === who && identity !== 'animal'),
    )
    .flatMap(({ where }) => where)
    .find(
      ({ relation, what }) =>
        /^(?:in|on)$/.test(relation) && coaches.has(what) && !isAboard('dreamer', what),
    )?.what;
}

function isOfDreamer({ who, whom, where }: Deed): boolean {
  return who === 'dreamer' || whom === 'dreamer' || where.some(({ what }) => what === 'dreamer');
}

const leaving = new Set<Deed['act']>(['leave', 'enter', 'climb', 'wave', 'disappear']);

const wondersOfCoaches = new Set<Deed['act']>([
  ...([
    'eat',
    'emerge',
    'become',
    'bite',
    'cry',
    'speak',
    'sing',
    'dance',
    'birth',
    'bleed',
  ] as const),
]);

const boarding = new Set<Deed['act']>([
  ...(['leave', 'enter', 'climb', 'wave', 'sit', 'stand', 'cry', 'sing', 'laugh', 'look'] as const),
]);

/** `Spitting my teeth into the sink`: what falls out of a mouth falls over a washbasin. */
export function isOverBasin(named: readonly Named[]): boolean {
  const has = (id: string) => named.some((one) => one.id === id);
  const kitchen = named.find(({ id }) => id === 'kitchen');
  const isBasin = kitchen ? kitchen.evidence.every(({ text }) => basins.test(text)) : has('sink');
  return has('teeth') && isBasin;
}

const basins = /sink|évier|lavabo|washbasin/i;

/** A box of no wood and no iron: one finds it anywhere. */
export function isPlainBox({ id, evidence }: Named): boolean {
  return id === 'box' && !evidence.some(({ text }) => /chest|trunk|coffre|crate/i.test(text));
}
