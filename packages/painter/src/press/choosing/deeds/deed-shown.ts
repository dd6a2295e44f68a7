import type { Deed } from '@reverie/oneirology/schema';
import { ofPeople } from '#press/acts.ts';
import {
  aboard,
  carriedHow,
  fixed,
  grasped,
  handsFree,
  inHand,
  isByTool,
  isHandwork,
  isOfLinen,
  isOfTwo,
  partActs,
  partAt,
  riding,
  vehicles,
} from '#press/choosing/castable.ts';
import { actShown, type Done } from '#press/choosing/deeds/act-shown.ts';
import { oneHanded } from '#press/choosing/deeds/meanwhile.ts';
import { isComingLoose, ofItself } from '#press/choosing/deeds/rank-deeds.ts';
import {
  isBehind,
  seatShown,
  sourceShown,
  whereShown,
} from '#press/choosing/deeds/relation-shown.ts';
import {
  type AnyDeed,
  canShow,
  isByAnyone,
  isSeveral,
  matesIn,
  needsWhom,
  receiverOf,
  symbolOn,
} from '#press/choosing/deeds/shown-deeds.ts';
import { categoryOf } from '#press/choosing/deeds/strange.ts';
import type { Casting } from '#press/choosing/people/roster.ts';
import { isPartOf } from '#press/choosing/places/place-tables.ts';
import { isGiant } from '#press/giants.ts';
import type { ShownDeed } from '#press/scene.ts';

/** Deeds of one picture, but for whoever does the same as another. */
export const deedsShown = 3;

/** What is done to one tree, though others stand around. */
const ofTrees = new Set<Deed['act']>(['climb', 'marry', 'embrace', 'kiss', 'dance', 'fight']);

/**
 * A deed as the picture shows it, and whoever does it as well; nothing where it cannot be shown.
 * Whoever it takes comes into the roster.
 */
export function deedShown(casting: Casting, deed: AnyDeed): readonly ShownDeed[] {
  const { analysis, roster, deeds } = casting;
  const who = doerOf(casting, deed);
  if (who === null || isBusy(deeds, who, deed)) return [];
  const done = whomShown(casting, deed);
  if (done === null) return [];
  const { told, whom, part } = done;
  // Who runs with a lantern holds it: it is told once.
  const isTold = ({ who: by, whom: to, relation }: ShownDeed) =>
    by === who && whom !== null && (to === whom || relation?.to === whom);
  if ((deed.act === 'hold' || deed.act === 'carry') && deeds.some(isTold)) return [];
  const isItself = vehicles.has(deed.who);
  const isDriven = whom !== null && roster.actors[whom]?.kind === 'thing';
  // A plane that drives along a road drives nothing else.
  const vehicle = deed.act === 'drive' && !isDriven && !isItself ? roster.addCar() : null;
  const mates = vehicle === null ? matesIn(analysis, deed) : [];
  const at = { who, whom, mates };
  const to = whereShown(casting, deed, at);
  const source = to === undefined ? sourceShown(casting, deed) : undefined;
  // What is put somewhere is seen there, or not at all.
  if (deed.act === 'put' && typeof to?.to !== 'number') return [];
  if (to === undefined && isCrowdInCar(casting, deed, who)) return [];
  const relation =
    heldHow(casting, deed, at) ??
    borneWhere(casting, deed) ??
    part ??
    (isBehind(deed) ? seatShown(casting, deed, whom ?? vehicle, to) : undefined) ??
    to ??
    source ??
    inFirstCar(casting, deed);
  const { act, verb: own } = actShown(casting, deed, at, done, to);
  // `Passes by` says nothing of who goes through.
  const isThrough = act === 'pass' && relation?.name === 'through';
  const verb = isThrough ? undefined : own;
  const shown: ShownDeed = {
    who,
    act,
    ...(verb !== undefined && { verb }),
    ...(whom !== null && whom !== who && { whom }),
    ...(vehicle !== null && { whom: vehicle }),
    ...(relation && { relation }),
  };
  // `My father drives me to school`: whom one drives sits in the car too.
  const isPassenger = told !== null && roster.actors[told]?.kind === 'person';
  return vehicle !== null && isPassenger
    ? [shown, { who: told, act: 'sit', relation: { name: 'in', to: vehicle } }]
    : [shown, ...besides(casting, shown, mates), ...takenAlong(casting, deed, shown)];
}

/** Who does it; null where it is the place, or nothing that the picture has. */
function doerOf({ analysis, stage, roster, bearers }: Casting, deed: AnyDeed): number | null {
  const isAlive =
    isPartOf(deed.who, stage) &&
    !aboard.has(deed.who) &&
    (ofPeople.has(deed.act) || ofItself.has(deed.act) || isComingLoose(deed, stage));
  // What has a mouth speaks.
  const isShown = bearers.has(deed.who) || canShow(analysis, deed);
  if ((roster.isPlace(deed.who) && !isAlive) || !isShown) return null;
  return isByAnyone(deed) ? roster.addMate() : roster.add(deed.who, true);
}

/** Whoever walks holds a lantern too; otherwise each is seen doing one thing. */
function isBusy(deeds: readonly ShownDeed[], who: number, { act }: AnyDeed): boolean {
  const isHolding =
    (act === 'hold' || act === 'carry') &&
    deeds.some(
      (one) => one.who === who && (one.whom === undefined ? oneHanded : handsFree).has(one.act),
    );
  // Who is only looked at does something else.
  return (
    !isHolding && deeds.some((one) => one.who === who || (one.whom === who && one.act !== 'look'))
  );
}

/** Null where a deed shows nothing without what it is done to, and that cannot be shown. */
function whomShown(casting: Casting, deed: AnyDeed): Done | null {
  const { analysis, roster } = casting;
  const receiver = receiverOf(analysis, deed);
  const isPlace = receiver !== undefined && roster.isPlace(receiver);
  // Who or what is looked for is not there.
  const isSought = deed.act === 'search';
  const told =
    receiver === undefined || (isPlace && !isHandled(casting, deed.act, receiver)) || isSought
      ? null
      : roster.add(receiver, inHand.has(deed.act) || deed.act === 'open' || deed.act === 'pull');
  const isAmongThem = deed.act === 'marry' && isSeveral(analysis, deed.who);
  const whom = told ?? (isOfTwo(deed, receiver) && !isAmongThem ? roster.addMate() : null);
  // `Closed the door`, « faisait le lit »: a part of the place is where it is.
  const part = whom === null && isPlace && partActs.has(deed.act) ? partAt(receiver) : undefined;
  const isAtPlace = isPlace && told === null;
  const { whom: _place, ...alone } = deed;
  const isBusyAlone =
    whom === null &&
    part === undefined &&
    isHandwork(analysis, (isAtPlace && !isOfLinen(deed)) || isByTool(deed) ? alone : deed);
  if (needsWhom.has(deed.act) && whom === null && !part && !isBusyAlone && !isAmongThem)
    return null;
  // `I hit a birthday party`: nobody is struck.
  const isUnstruck = deed.act === 'fight' && receiver !== undefined && !isPlace;
  // Nor where somebody has grown up to the ceiling.
  const isGrown = isGiant(roster.changesOf.get(deed.who) ?? []);
  if (deed.act === 'fight' && isGrown && whom === null) return null;
  if (isUnstruck && whom === null) return null;
  return { told, whom, part, isAtPlace, isBusyAlone };
}

/** Books that somebody eats are no shelf. */
function isHandled({ stage }: Casting, act: Deed['act'], id: string): boolean {
  // Who is a tree is one of those around.
  if (act === 'become') return isPartOf(id, stage);
  const isInHands = inHand.has(act) || grasped.has(act) || (ofTrees.has(act) && id === 'tree');
  return isInHands && isPartOf(id, stage) && !fixed.has(id);
}

/** Five in one car are not seen in it, and lie on no road. */
function isCrowdInCar(
  { analysis, roster, stage }: Casting,
  { act }: AnyDeed,
  who: number,
): boolean {
  if (stage === 'car') return false;
  const isCrowd = (roster.actors[who]?.count ?? 1) > 1;
  const isDriveTold = (analysis.deeds ?? []).some(
    (one) =>
      one.act === 'drive' ||
      one.where.some(({ relation, what }) => relation === 'in' && what === 'car'),
  );
  return isDriveTold && isCrowd && riding.has(act);
}

/** How somebody is carried; and `I pulled a rope out of my mouth`: it is one's own. */
function heldHow(
  { analysis, roster }: Casting,
  deed: AnyDeed,
  { who, whom }: { readonly who: number; readonly whom: number | null },
): ShownDeed['relation'] | undefined {
  const { actors } = roster;
  const held = whom === null ? undefined : actors[whom]?.kind;
  if (held === undefined || actors[who]?.kind !== 'person') return undefined;
  const how = held === 'person' ? carriedHow(analysis, deed) : undefined;
  if (how !== undefined) return { name: 'on', to: who, at: how };
  // `The dentist pulled flowers out of my mouth`: out of mine.
  const owner = analysis.onBodies?.find(
    ({ part, of, what }) => part === 'mouth' && of !== deed.who && what === deed.whom,
  )?.of;
  const other = owner === undefined || deed.act !== 'pull' ? null : roster.add(owner);
  if (other !== null && held === 'thing') return { name: 'from', to: other };
  const isFromMouth = deed.act === 'pull' && analysis.symbols.some(({ id }) => id === 'mouth');
  return isFromMouth && held === 'thing' ? { name: 'from', to: who, at: 'mouth' } : undefined;
}

/** What has something on a body. */
const borneActs = new Set<Deed['act']>(['carry', 'hold', 'walk', 'run', 'put']);

/** `I carried a basket on my head`: where on a body it is, and on whose. */
function borneWhere(
  { analysis, roster }: Casting,
  { act, who, whom }: AnyDeed,
): ShownDeed['relation'] | undefined {
  // An animal is told of by its concept.
  const isWhom = (what: string) => {
    const beast = analysis.characters.find(({ id }) => id === what);
    return what === whom || (beast !== undefined && symbolOn(analysis, beast)?.id === whom);
  };
  const borne = analysis.onBodies?.find(
    ({ isHeld, what, of }) => isHeld && isWhom(what) && (of === who || act === 'put'),
  );
  const to = borne && borneActs.has(act) ? roster.add(borne.of) : null;
  return borne && to !== null ? { name: 'on', to, at: borne.part } : undefined;
}

/** « Je conduis, ma mère dort »: in the car. */
function inFirstCar(
  { deeds, roster: { actors } }: Casting,
  { act }: AnyDeed,
): ShownDeed['relation'] | undefined {
  const [first] = deeds;
  const aboardWith = first?.relation?.name === 'in' ? first.relation.to : undefined;
  const car = first?.act === 'drive' ? first.whom : aboardWith;
  const one = typeof car === 'number' ? actors[car] : undefined;
  const isCar = one?.kind === 'thing' && aboard.has(one.id);
  return typeof car === 'number' && isCar && riding.has(act) ? { name: 'in', to: car } : undefined;
}

/** `I was running through the airport with a cake`: it is in their hands, wherever they run. */
function takenAlong(
  { analysis, roster }: Casting,
  { act, whom, where }: AnyDeed,
  shown: ShownDeed,
): readonly ShownDeed[] {
  const isPerson = roster.actors[shown.who]?.kind === 'person';
  if (!isPerson || whom !== undefined || !going.has(act)) return [];
  const taken = where.find(
    ({ relation, what }) =>
      relation === 'with' &&
      /^(?:props|objects|food|plants|light-and-fire)$/.test(categoryOf(analysis, what)),
  );
  const held = taken === undefined ? null : roster.add(taken.what, true);
  const isThing = held !== null && roster.actors[held]?.kind === 'thing';
  if (!isThing || shown.relation?.to === held) return [];
  return [{ who: shown.who, act: 'hold', whom: held }];
}

/** What one does with what one has along. */
const going = new Set<Deed['act']>(['run', 'walk', 'fly', 'swim', 'float', 'climb', 'dance']);

/** « Je volais avec ma sœur et mon oncle »: they do as well. */
function besides(
  { analysis, roster, deeds }: Casting,
  shown: ShownDeed,
  mates: readonly string[],
): readonly ShownDeed[] {
  const { whom: _whom, ...same } = shown;
  const all = [...deeds, shown];
  const others: ShownDeed[] = [];
  for (const mate of mates) {
    // `With my mother, and she was driving`: she drives.
    if (analysis.deeds?.some((one) => one.who === mate && one.act === 'drive')) continue;
    const who = roster.add(mate);
    const isFree = ![...all, ...others].some((one) => one.who === who || one.whom === who);
    if (who === null || !isFree || all.length + others.length > deedsShown) continue;
    others.push({ ...same, who });
  }
  return others;
}
