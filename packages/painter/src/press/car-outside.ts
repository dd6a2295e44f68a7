import { pieceFor } from '#press/pieces/registry.ts';
import type { Actor, PrintScene } from '#press/scene.ts';

/** Where something is that those in a car have about it: on the road ahead, or in the mirror. */
export type Outside = 'ahead' | 'behind';

/** Centimetres of the longer side: what is larger does not fit into a car. */
const largest = 210;

/** What sits in a car in a dream, however large it is by day. */
const sitting = new Set(['sit', 'drive', 'sleep', 'eat', 'phone', 'read']);

const before = /^(?:before|towards|through)$/;

/** What of a scene is outside the car that it plays in, by places in its `actors`. */
export function outsideCar(scene: PrintScene): ReadonlyMap<number, Outside> {
  const found = new Map<number, Outside>();
  if (scene.place !== 'in-car') return found;
  for (const [place, actor] of scene.actors.entries()) {
    const where = whereOf(scene, place, actor);
    if (where) found.set(place, where);
  }
  // Somebody is in it.
  return scene.actors.some((one, n) => one.kind === 'person' && !found.has(n)) ? found : new Map();
}

/** Whether one looks out ahead, over the shoulders of those in front. */
export function looksAhead(scene: PrintScene): boolean {
  return outsideCar(scene).size > 0;
}

function whereOf({ actors, deeds }: PrintScene, place: number, actor: Actor): Outside | undefined {
  if (actor.kind === 'person' && actor.who === 'dreamer') return undefined;
  // What has no shape is not seen on any road.
  if (actor.kind === 'thing' && pieceFor(actor.id) === null) return undefined;
  const own = deeds.find(({ who }) => who === place);
  const isSeated = own !== undefined && sitting.has(own.act);
  const relation = own?.relation;
  const isPerson = (to: number | 'place' | undefined) =>
    typeof to === 'number' ? actors[to]?.kind === 'person' : to === 'place';
  const isTold = relation && isPerson(relation.to);
  if (isTold && before.test(relation.name) && !isSeated) return 'ahead';
  const isLarge = sizeOf(actor) > largest;
  const isFollowed = deeds.some(
    ({ who, relation: theirs }) =>
      who !== place && theirs?.name === 'behind' && theirs.to === place,
  );
  if (isFollowed && (isLarge || !isSeated)) return 'ahead';
  const isChasing = own?.act === 'chase' || own?.act === 'follow';
  if (isChasing || (isTold && relation.name === 'behind' && (isLarge || !isSeated)))
    return isAtBack(own?.act) ? 'behind' : undefined;
  const isInIt = isSeated || relation?.name === 'in' || relation?.name === 'on';
  return actor.kind === 'thing' && isLarge && !isInIt ? 'ahead' : undefined;
}

/** Who only is behind somebody in a car sits on its back seat. */
function isAtBack(act: string | undefined): boolean {
  return act !== undefined && /^(?:chase|follow|run|walk|fly|drive|pass|ride|swim)$/.test(act);
}

function sizeOf(actor: Actor): number {
  if (actor.kind === 'person') return 0;
  const entry = pieceFor(actor.id);
  return entry ? Math.max(entry.width, entry.height) : 0;
}
