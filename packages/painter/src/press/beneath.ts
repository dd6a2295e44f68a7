import { pieceFor } from '#press/pieces/registry.ts';
import type { PrintScene } from '#press/scene.ts';
import type { StageName } from '#press/stages.ts';

/** Where there is room under the surface that one stands on, swims or floats at. */
const watery: ReadonlySet<StageName> = new Set(['lake', 'sea', 'river', 'pool']);

/** Who is in the water is at its surface, or the whole of them goes on under it. */
const bathing = new Set(['swim', 'drown', 'float']);

const along = /^(?:in|on|beside|with|at|before|behind|around)$/;

/** What of a scene is under the water or the ice of its place, by places in its `actors`. */
export function beneath(scene: PrintScene, stage: StageName): ReadonlySet<number> {
  const found = new Set<number>();
  if (!watery.has(stage)) return found;
  for (const { who, act, relation } of scene.deeds) {
    const isUnder = relation?.name === 'under' && relation.to === 'place';
    const one = scene.actors[who];
    const isDreamer = one?.kind === 'person' && one.who === 'dreamer';
    // What has no shape is under nothing.
    const isShown = one?.kind === 'person' || (one !== undefined && pieceFor(one.id) !== null);
    if (isUnder && isShown && !isDreamer && !(one?.kind === 'person' && bathing.has(act)))
      found.add(who);
  }
  if (found.size === 0) return found;
  // Whoever is in a village is where that is.
  for (const { who, relation } of scene.deeds) {
    const isThere = typeof relation?.to === 'number' && found.has(relation.to);
    if (isThere && along.test(relation.name)) found.add(who);
  }
  return found.size < scene.actors.length ? found : new Set();
}

/** Whether its water is told to be ice: one stands anywhere on it. */
export function isFrozen({ placeChanges, place, ground }: PrintScene): boolean {
  return placeChanges.includes('ice') || place === 'ice' || ground?.id === 'ice';
}

export function isOnIce(scene: PrintScene): boolean {
  return isFrozen(scene) || scene.weather === 'snow';
}
