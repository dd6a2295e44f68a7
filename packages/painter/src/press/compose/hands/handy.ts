import { handled, mouthed, together } from '#press/compose/act-tables.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { troupeOf } from '#press/compose/troupe-of.ts';
import { handy } from '#press/compose/work/grasping.ts';
import { longSide } from '#press/path.ts';
import type { ActName, Actor, PrintScene, ShownDeed } from '#press/scene.ts';

/** Centimetres: nobody hands over a dragon. */
const tooLong = 300;

/** Who lifts something does so, whatever it weighs by day. */
const lifted = new Set<ActName>(['carry', 'hold', 'throw', 'give']);

/** What is done with a thing that need not be lifted for it. */
const having =
  /^(?:counts|measures|weighs|chooses|uses|shows|keeps|wins|inherits|borrows|buys|steals|gathers|collects|receives)\b/;

/**
 * One large beast is lifted in a dream; a herd stands beside who holds it, and so does a car beside
 * who buys it.
 */
export function standsBeside(thing: Troupe, { verb }: ShownDeed): boolean {
  const isHerd = thing.isBeast === true && thing.count > 1;
  return !isHandy(thing) && (isHerd || having.test(verb?.en.one ?? ''));
}

/** What is tiny in a dream is in a hand, whatever it is. */
export function isHandy({ box, changes, piece }: Troupe): boolean {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  // A walking stick is long, and made for a hand.
  const isStick = piece.anchors?.hand !== undefined && wide < 25 && tall < 120;
  return Math.max(wide, tall) <= handy || isStick || changes.includes('tiny');
}

/** What somebody gives, or does something with, where a hand can have it; null where it is no such deed. */
export function heldBeside(
  scene: PrintScene,
  { act, who, relation }: ShownDeed,
  done: ReadonlySet<number>,
  seed: number,
): Troupe | null {
  const place = relation?.name === 'with' ? relation.to : undefined;
  if (typeof place !== 'number' || done.has(place)) return null;
  const what = scene.actors[place];
  if (what?.kind !== 'thing' && !isBaby(what)) return null;
  const thing = troupeOf(scene, place, null, seed);
  const isMate = thing?.piece.anchors?.mouth !== undefined && together.has(act);
  if (!thing || thing.isBeast || isMate || !(isHandy(thing) || act === 'give')) return null;
  return { ...thing, relation: { name: 'beside', to: who }, isHeld: true };
}

export const isBaby = (actor: Actor | undefined) =>
  actor?.kind === 'person' && actor.age === 'baby';

/** A fox that reads stands as people do, and has their hands. */
export function hasHands(one: Actor | undefined, { piece }: Troupe): boolean {
  return one?.kind === 'person' || piece.anchors?.hand !== undefined;
}

/** Whether what a deed is done to is in the hands, or in the mouth, of whoever does it. */
export function isHeldBy(
  { scene, deed }: { readonly scene: PrintScene; readonly deed: ShownDeed },
  alone: Troupe,
  receiver: Troupe,
): boolean {
  const { act, who, whom = -1 } = deed;
  const [one, two] = [scene.actors[who], scene.actors[whom]];
  // Who feeds a tiger has none in their hands.
  const isFed = act === 'give' && (receiver.isBeast === true || longSide(receiver.box) > tooLong);
  const isLifted = lifted.has(act) && !standsBeside(receiver, deed);
  const isLight = !isFed && (isHandy(receiver) || isLifted);
  const isSmall = two?.kind === 'thing' ? isLight : isBaby(one) || isBaby(two);
  if (!isSmall) return false;
  const isOverhead = act === 'open' && two?.kind === 'thing' && two.id === 'umbrella';
  if (hasHands(one, alone)) return handled.has(act) || isOverhead;
  // A beast has what it finds in its mouth.
  return alone.piece.anchors?.mouth !== undefined && mouthed.has(act);
}
