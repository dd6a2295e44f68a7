import { beneath, isOnIce } from '#press/beneath.ts';
import { canOpen } from '#press/compose/bodies/acts-of-things.ts';
import { footed } from '#press/compose/bodies/altered-things.ts';
import { isGrazing } from '#press/compose/bodies/grazing.ts';
import { isUpright, likenessDoing } from '#press/compose/bodies/stand-ins.ts';
import {
  type ActSeen,
  actSeen,
  ofBeasts,
  ofThings,
  type Reach,
} from '#press/compose/told/acts-seen.ts';
import { changesSeen } from '#press/compose/told/changes-seen.ts';
import { partsSeen } from '#press/compose/told/parts-seen.ts';
import { isPutThere, relationSeen, type Seeing } from '#press/compose/told/places-seen.ts';
import { inOtherPose } from '#press/compose/told/poses-seen.ts';
import { isVerbDrawn } from '#press/compose/told/verb-drawn.ts';
import { isAlike } from '#press/compose/told/verbs-seen.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { hasWings, isBeast } from '#press/pieces/bestiary.ts';
import type { ActName, Actor, PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';
import type { StageName } from '#press/stages.ts';

/**
 * The scene with those deeds alone that are seen of it, as those see them who do not know the dream: the
 * table of acts says what stands for what is not, and a verb is told where it is drawn.
 */
export function onlySeen(scene: PrintScene, seeing: Seeing, seed: number): PrintScene {
  const { troupes } = seeing;
  const told = scene.deeds.map((deed) => placed(deedSeen(scene, deed, seeing, seed), deed, seeing));
  const deeds = told.filter((deed) => !isOnlyThere(scene, deed));
  const first = told[0];
  // Of whom the picture is, is told first all the same.
  const isLost = first !== undefined && !deeds.includes(first) && scene.hero === undefined;
  const actors = scene.actors.map((actor, n) => counted(partsSeen(changesSeen(actor)), n, troupes));
  return { ...scene, actors, deeds, ...(isLost && { hero: first.who }) };
}

/** Where it is done, if that is seen. */
function placed(seen: ShownDeed, told: ShownDeed, seeing: Seeing): ShownDeed {
  const { relation, ...rest } = seen;
  const where = relation === told.relation ? relationSeen(told, seeing) : relation;
  return { ...rest, ...(where && { relation: where }) };
}

/** A crowd that does it with somebody is one of them. */
function counted(actor: Actor, n: number, troupes: readonly Troupe[]): Actor {
  const own = troupes.find(({ actors }) => actors.includes(n));
  const isPair = own?.piece.anchors?.['head-of-two'] !== undefined && own.count === 1;
  return isPair && actor.kind === 'person' && actor.count > 2 ? { ...actor, count: 1 } : actor;
}

function deedSeen(scene: PrintScene, deed: ShownDeed, seeing: Seeing, seed: number): ShownDeed {
  const { who, act, verb, whom, relation, reflection } = deed;
  const own = verb?.en.one ?? '';
  const isPlain = verb === undefined || isAlike(act, own, thingsOf(scene, deed));
  // What has a picture of its own is seen, whatever others of its act are.
  if (!isPlain && isVerbDrawn(scene, deed, seed)) return deed;
  const seen = seenAs(scene, deed, seeing);
  if (seen === undefined) {
    if (isPlain) return deed;
    const { verb: _verb, ...plain } = deed;
    return plain;
  }
  // Where what is put should be is nowhere that whoever reaches for it is.
  const isOfPut = whom !== undefined && seen.isOfWhom && typeof relation?.to === 'number';
  const isInto = seen.act === 'fly' && act === 'enter' && relation !== undefined;
  return {
    ...{ who, act: seen.act },
    ...(whom !== undefined && seen.isOfWhom && { whom }),
    ...(relation && !isOfPut && { relation: isInto ? { ...relation, name: 'towards' } : relation }),
    ...(reflection && { reflection }),
  };
}

/** What a deed is done to, on, at or with. */
function thingsOf({ actors }: PrintScene, { whom, relation }: ShownDeed): string[] {
  const things = [whom, relation?.to].flatMap((n) => {
    const one = typeof n === 'number' ? actors[n] : undefined;
    return one?.kind === 'thing' ? [one.id] : [];
  });
  return relation?.at === undefined ? things : [...things, relation.at];
}

/** What stands for an act that is not seen; undefined where it is. */
function seenAs(scene: PrintScene, deed: ShownDeed, seeing: Seeing): ActSeen | undefined {
  const { troupes } = seeing;
  const doer = scene.actors[deed.who];
  if (doer === undefined) return undefined;
  const own = troupes.find(({ actors }) => actors.includes(deed.who));
  // A ball is thrown standing.
  const isAtBall =
    deed.act === 'play' && own?.piece.layers.every(({ id }) => !id.startsWith('seat.'));
  if (isAtBall && doer.kind === 'person') return undefined;
  const reach = reachOf(scene, deed, troupes);
  const isPerson =
    doer.kind === 'person' ||
    isUpright(doer, deed.act, scene, deed.who) ||
    likenessDoing(doer, deed.act) !== null;
  // A story is read to somebody.
  if (deed.act === 'read' && deed.verb?.en.joint === 'to') return undefined;
  const otherwise = isPerson ? inOtherPose(scene, deed, own) : undefined;
  if (otherwise) return otherwise;
  if (deed.act === 'put' && isPutThere(deed, seeing)) return undefined;
  if (isPerson) return actSeen(deed.act, reach);
  if (isWinged(doer.id, own) && onFoot.has(deed.act))
    return { act: 'fly' as const, isOfWhom: true };
  if (isBeast(doer.id))
    return ofBeasts.has(deed.act) ||
      reach === 'joined' ||
      isVoiced(deed.act, own) ||
      isGrazing(doer.id, deed.act, deed)
      ? undefined
      : beingThere;
  return isShown(doer.id, deed, own, reach)
    ? undefined
    : onFoot.has(deed.act)
      ? passing
      : beingThere;
}

const beingThere = { act: 'stand', isOfWhom: true } as const;
const passing = { act: 'pass', isOfWhom: true } as const;
const onFoot = new Set<ActName>([
  ...(['walk', 'run', 'enter', 'leave', 'chase', 'follow', 'drive'] as const),
]);

/** Birds that are in the air walk nowhere. */
function isWinged(id: string, own: Troupe | undefined): boolean {
  const isUp = own?.isThing === true && own.stands === 'air';
  return isUp && hasWings(id) && own.piece.anchors?.mouth !== undefined;
}

const voices = new Set<ActName>(['sing', 'shout', 'speak', 'cry', 'laugh']);

function isVoiced(act: ActName, own: Troupe | undefined): boolean {
  return (
    voices.has(act) &&
    own?.piece.layers.some(({ id }) => /^(?:voice|notes|tears)$/.test(id)) === true
  );
}

/** Whether a thing is drawn to do what is told of it. */
function isShown(
  id: string,
  { act, verb, whom, relation }: ShownDeed,
  own: Troupe | undefined,
  reach: Reach,
): boolean {
  if (act === 'open') return whom === undefined && canOpen(id);
  if (reach === 'joined') return true;
  const by = ofThings[act];
  if (by === true) return true;
  if (onFoot.has(act) && footed.has(id)) return true;
  // A balloon is above whom it follows.
  if ((act === 'follow' || act === 'chase') && own?.relation?.name === 'above') return true;
  if (by === 'to') return relation !== undefined || (act !== 'emerge' && reach === 'something');
  const isComing = /^(?:comes|goes|returns|arrives|approaches|passes)\b/.test(verb?.en.one ?? '');
  if (act === 'walk' && isComing) return true;
  return by instanceof RegExp && own?.piece.layers.some(({ id }) => by.test(id)) === true;
}

/** Where whoever drives sits at a wheel. */
const seated = new Set<StageName>(['car', 'carriage', 'cabin']);

/** How whom or what it is done to, or with, is drawn. */
function reachOf(
  scene: PrintScene,
  { who, whom, act, relation }: ShownDeed,
  troupes: readonly Troupe[],
): Reach {
  const withWhat =
    relation &&
    typeof relation.to === 'number' &&
    /^(?:with|at|from|through|on|in)$/.test(relation.name)
      ? relation.to
      : undefined;
  // Done to a part of the place, or as whoever comes out of something does it.
  const isOfPart = relation?.at !== undefined || (relation !== undefined && act === 'emerge');
  if (whom === undefined && isOfPart) return 'joined';
  if (act === 'drive' && seated.has(stageFor(scene))) return 'joined';
  if (whom === undefined && withWhat === undefined) return 'alone';
  // What is drawn open has been opened by whoever reaches for it, and nothing else has.
  const opened = act === 'open' && whom !== undefined ? scene.actors[whom] : undefined;
  if (opened?.kind === 'thing') return canOpen(opened.id) ? 'joined' : 'something';
  const isJoined = [whom ?? withWhat].some(
    (n) => n !== undefined && n !== who && areJoined(who, n, troupes),
  );
  if (isJoined) return 'joined';
  if (whom === undefined) return 'alone';
  const other = scene.actors[whom];

  return other?.kind === 'person' || (other && isBeast(other.id)) ? 'somebody' : 'something';
}

/** Centimetres: whoever is no larger is in somebody's arms. */
const babyHigh = 132;

/** Whether two are one piece, or one is in the hands of the other, on it or in it. */
function areJoined(one: number, two: number, troupes: readonly Troupe[]): boolean {
  const of = (n: number) => troupes.find(({ actors }) => actors.includes(n));
  const [first, second] = [of(one), of(two)];
  if (first === undefined || second === undefined) return false;
  if (first === second || first.isEach) return true;
  // Nobody grown is in another's hands, whatever is said of them.
  const isInHand = ({ isHeld, isThing, box, count, changes }: Troupe) =>
    isHeld === true &&
    (isThing === true ||
      changes.includes('tiny') ||
      (count === 1 && box.bottom - box.top < babyHigh));
  const isHad = (troupe: Troupe, by: Troupe) =>
    (isInHand(troupe) || troupe.isCarried === true || troupe.isIn !== undefined) &&
    by.actors.some((n) => n === troupe.relation?.to);
  // Who plays a piano sits at its keys.
  const isAt = (troupe: Troupe, by: Troupe) =>
    troupe.relation?.name === 'at' && by.actors.some((n) => n === troupe.relation?.to);
  // What is eaten is on the table that they sit at.
  const isServed =
    second.relation?.name === 'on' && first.actors.some((n) => n === second.relation?.to);
  return isHad(first, second) || isHad(second, first) || isAt(first, second) || isServed;
}

/** That a thing stands there says nothing. */
function isOnlyThere(scene: PrintScene, { who, act, whom, relation }: ShownDeed): boolean {
  const isBelow =
    beneath(scene, stageFor(scene)).has(who) || (isOnIce(scene) && relation?.name === 'on');
  const isAnywhere =
    relation === undefined || (relation.to === 'place' && relation.at === undefined && !isBelow);
  return act === 'stand' && whom === undefined && isAnywhere && scene.actors[who]?.kind === 'thing';
}
