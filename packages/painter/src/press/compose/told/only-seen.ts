import { beneath, isOnIce } from '#press/beneath.ts';
import { changesSeen } from '#press/compose/told/changes-seen.ts';
import { partsSeen } from '#press/compose/told/parts-seen.ts';
import { relationSeen, type Seeing } from '#press/compose/told/places-seen.ts';
import { seenAs } from '#press/compose/told/seen-as.ts';
import { isVerbDrawn } from '#press/compose/told/verb-drawn.ts';
import { isAlike } from '#press/compose/told/verbs-seen.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Actor, PrintScene, ShownDeed } from '#press/scene.ts';
import { stageFor } from '#press/stage-of.ts';

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
  // Three who chase are one at one's heels, and the others behind.
  const isJoined = troupes.some((one) => one !== own && one.actors.includes(n));
  const isOne = isPair && !isJoined && actor.kind === 'person' && actor.count > 2;
  return isOne ? { ...actor, count: 1 } : actor;
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

/** That a thing stands there says nothing. */
function isOnlyThere(scene: PrintScene, { who, act, whom, relation }: ShownDeed): boolean {
  const isBelow =
    beneath(scene, stageFor(scene)).has(who) || (isOnIce(scene) && relation?.name === 'on');
  const isAnywhere =
    relation === undefined || (relation.to === 'place' && relation.at === undefined && !isBelow);
  return act === 'stand' && whom === undefined && isAnywhere && scene.actors[who]?.kind === 'thing';
}
