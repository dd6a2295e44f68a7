import { isFrozen } from '#press/beneath.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { PrintScene, ShownDeed } from '#press/scene.ts';
import type { StageName } from '#press/stages.ts';

/** Where there is water to be on. */
export const afloat: ReadonlySet<StageName> = new Set<StageName>(['sea', 'lake', 'river', 'pool']);

/** Centimetres: what is larger floats nowhere. */
const largest = 1600;

/**
 * What drifts on the water of its place, or is driven, slept in or played on it, lies in it to its sill,
 * and on no landing stage beside it; on ice it stands.
 */
export function onSurface(troupe: Troupe, stage: StageName, scene: PrintScene): Troupe | null {
  const { isThing, isBeast, isHeld, isCarried, isIn, isFar, box, actors } = troupe;
  const [own] = actors.map((n) => scene.actors[n]);
  const isOfGround = own?.kind === 'thing' && pieceFor(own.id)?.stands === 'ground';
  if (!afloat.has(stage) || isFrozen(scene) || !isOfGround) return null;
  if (!isThing || isBeast || isHeld || isCarried || isIn !== undefined || isFar) return null;
  if (box.right - box.left > largest) return null;
  const isThere = troupe.actors.some((n) => scene.deeds.some((deed) => isOnWater(deed, n, scene)));
  return isThere ? { ...troupe, stands: 'water', isWading: true } : null;
}

function isOnWater({ who, act, whom, relation }: ShownDeed, n: number, { actors }: PrintScene) {
  const isThing = actors[n]?.kind === 'thing';
  const isHere = relation?.to === 'place' && relation.at === undefined;
  const isOn = isHere && /^(?:on|in)$/.test(relation.name);
  if (who === n) return isThing && (act === 'float' || isOn);
  return whom === n && isThing && relation?.name === 'on' && isHere;
}
