import { aloft, poseOfAct, poseOfVerb, poseOnSeat, seats } from '#press/compose/act-tables.ts';
import { poseInRows } from '#press/compose/seated/in-rows.ts';
import { isFurnished } from '#press/compose/seated/seats.ts';
import { canHold, frames } from '#press/compose/vessels/containers.ts';
import { isOnlyThere } from '#press/compose/work/shown-alone.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { ActName, Actor, Person, PrintScene } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';
import type { Random } from '#random.ts';

/** How somebody holds themselves in what they do, or in doing nothing. */
export function poseMeant(
  scene: PrintScene,
  place: number,
  person: Person,
  act: ActName | null,
  random: Random,
): PoseName {
  const isAtRest = act === null || act === 'stand' || act === 'walk';
  if (person.part === 'hand' && isAtRest) return 'give';
  if (isLikeness(scene, place)) return 'stand';
  if (isAdrift(person, act)) return person.changes.includes('falling') ? 'fall' : 'float';
  if (act === 'hide' && isWithin(scene, place)) return 'hug-self';
  if (isIdleIn(scene, place, act)) return 'stand';
  if (act === 'write' && isWithin(scene, place, act)) return 'jot';
  const stage = stageFor(scene);
  if (act === 'write' && !isFurnished(stage) && !isAtThing(scene, place, act)) return 'note';
  const rowed = poseInRows(scene, place, person, act, stage);
  if (rowed !== undefined) return rowed;
  if (act === 'sleep' && nodding.has(stage) && !isOnThing(scene, place)) return 'doze';
  const isWitness = act === null && scene.deeds.length > 0 && person.count === 1;
  if (isWitness) return witnessing(random, isAbove(scene, place));
  if (act === 'play' && isAtBall(scene, place, stage)) return 'throw';
  if (act === 'write' && isOnWall(scene, place)) return 'knock';
  return (
    onSeat(scene, place, act) ??
    poseOfVerb[verbOf(scene, place, act) ?? ''] ??
    poseIn(stage, isAbove(scene, place) ? act : levelly(scene, place, act))
  );
}

/** Where one nods off on a seat, and lies on no floor. */
const nodding = new Set<StageName>([
  ...(['station', 'courtroom', 'classroom', 'office', 'theatre', 'church', 'library'] as const),
  ...(['restaurant', 'bar', 'museum', 'gym', 'stadium', 'schoolyard', 'playground'] as const),
]);

/** Whether somebody is in the air though they do nothing. */
export function isAdrift({ changes }: Person, act: ActName | null): boolean {
  const isIdle = act === null || act === 'stand';
  return isIdle && (changes.includes('floating') || changes.includes('falling'));
}

/** Whether all that is seen of an act is that somebody is there. */
function isIdleIn({ deeds }: PrintScene, place: number, act: ActName | null): boolean {
  const deed = deeds.find((one) => one.who === place && one.act === act);
  return deed !== undefined && isOnlyThere(deed);
}

/** Whether it is done at, on or to a thing of the dream: a desk, a wall. */
function isAtThing({ deeds }: PrintScene, place: number, act: ActName): boolean {
  return deeds.some(
    ({ who, act: done, whom, relation }) =>
      who === place &&
      done === act &&
      (whom !== undefined || typeof relation?.to === 'number' || relation?.at !== undefined),
  );
}

/** Whether somebody is in or on a thing of the dream: a bed, the floor of a car. */
function isOnThing({ deeds }: PrintScene, place: number): boolean {
  return deeds.some(
    ({ who, relation }) =>
      who === place && relation !== undefined && /^(?:in|on|under)$/.test(relation.name),
  );
}

const balls = /(?:^|-)(?:ball|football|basketball|volleyball|racket|frisbee)$/;
const fields = new Set<StageName>(['gym', 'stadium', 'playground']);

/** Who plays with a ball, or on a field, is on their feet; who plays cards sits. */
function isAtBall({ actors, deeds }: PrintScene, place: number, stage: StageName): boolean {
  const isBall = (one: Actor | undefined) => one?.kind === 'thing' && balls.test(one.id);
  const own = deeds.find(({ who, act }) => who === place && act === 'play');
  const played = own?.whom === undefined ? undefined : actors[own.whom];
  // With somebody, or by themselves: with whatever ball there is.
  const isFree = played?.kind !== 'thing';
  return isBall(played) || (isFree && (fields.has(stage) || actors.some(isBall)));
}

/** Whether somebody is there as a portrait, and looks at us. */
export function isLikeness({ actors, deeds }: PrintScene, place: number): boolean {
  return deeds.some(({ who, relation }) => {
    const frame = typeof relation?.to === 'number' ? actors[relation.to] : undefined;
    return (
      who === place && relation?.name === 'in' && frame?.kind === 'thing' && frames.has(frame.id)
    );
  });
}

/** Whether somebody is in a thing that shows them: in a locker one hides standing. */
export function isWithin(
  { actors, deeds }: PrintScene,
  place: number,
  act?: ActName | null,
): boolean {
  return deeds.some(({ who, act: done, relation }) => {
    const holder = typeof relation?.to === 'number' ? actors[relation.to] : undefined;
    return (
      who === place &&
      (act === undefined || act === done) &&
      relation?.name === 'in' &&
      holder?.kind === 'thing' &&
      canHold(holder.id)
    );
  });
}

/** How somebody who is on a seat does what they do. */
function onSeat({ actors, deeds }: PrintScene, place: number, act: ActName | null) {
  const to = deeds.find((deed) => deed.who === place && deed.act === act)?.relation;
  const thing = typeof to?.to === 'number' && to.name === 'on' ? actors[to.to] : undefined;
  const isOnBed =
    to?.to === 'place' && /^(?:on|in)$/.test(to.name) && /^(?:bed|sofa)$/.test(to.at ?? '');
  const isSeat =
    isOnBed || (thing?.kind === 'thing' && (seats.has(thing.id) || thing.id === 'bed'));
  return isSeat && act !== null ? poseOnSeat[act] : undefined;
}

/** Who writes on a blackboard or a wall stands before it. */
function isOnWall({ deeds }: PrintScene, place: number): boolean {
  const { relation } = deeds.find(({ who, act }) => who === place && act === 'write') ?? {};
  return (
    relation?.to === 'place' && /^(?:blackboard|wall|door|window|mirror)$/.test(relation.at ?? '')
  );
}

/** The English verb that tells of an act of somebody, where it says more. */
export function verbOf(
  { deeds }: PrintScene,
  place: number,
  act: ActName | null,
): string | undefined {
  return deeds.find((deed) => deed.who === place && deed.act === act)?.verb?.en.one;
}

/** An act towards what is no higher than oneself: one looks straight, and reaches before oneself. */
function levelly({ deeds }: PrintScene, place: number, act: ActName | null): ActName | null {
  if (act === 'look') return null;
  const isTowards = deeds.some(
    ({ who, act, whom }) => who === place && act === 'reach' && whom !== undefined,
  );
  return act === 'reach' && isTowards ? 'give' : act;
}

/** Whether what happens, or what somebody looks at, is in the air. */
function isAbove({ actors, deeds }: PrintScene, place: number): boolean {
  const own = deeds.find(({ who }) => who === place);
  const seen = own?.whom ?? (typeof own?.relation?.to === 'number' ? own.relation.to : undefined);
  return (
    deeds.some(
      ({ who, act }) => who !== place && aloft.has(act) && (seen === undefined || seen === who),
    ) ||
    (seen !== undefined && hasSkyThing(actors[seen]))
  );
}

function hasSkyThing(actor: Actor | undefined): boolean {
  if (actor?.kind !== 'thing') return false;
  return (
    celestial.has(actor.id) ||
    actor.changes.some((one) => /^(?:floating|falling|ceiling)$/.test(one))
  );
}

/** Who does nothing sees what happens: looks up where it is above, wonders, or only stands. */
function witnessing(random: Random, isAbove: boolean): PoseName {
  const chance = random.next();
  return isAbove ? (chance < 0.4 ? 'shade-eyes' : 'look-up') : chance < 0.16 ? 'ponder' : 'stand';
}

function poseIn(stage: StageName, act: ActName | null): PoseName {
  // In a lift one goes up standing.
  if (stage === 'lift' && act === 'climb') return 'stand';
  if (stage === 'stairs' && act === 'climb') return 'walk';
  const pose = (act && poseOfAct[act]) ?? 'stand';
  if (stage === 'stairs' && pose === 'run') return 'run-up';
  const isAdrift = stage === 'underwater' || stage === 'space' || stage === 'sky';
  return isAdrift && (pose === 'stand' || pose === 'walk') ? 'hover' : pose;
}

/** What hangs in the sky. */
export const celestial = new Set([
  'moon',
  'sun',
  'stars',
  'planet',
  'shooting-star',
  'rainbow',
  'cloud',
]);
