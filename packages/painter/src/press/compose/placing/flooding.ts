import { dryShare } from '#press/compose/in-water.ts';
import type { Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { isTurned } from '#press/compose/turned.ts';
import { livesUnderWater } from '#press/pieces/bestiary.ts';
import type { PrintScene } from '#press/scene.ts';
import type { Stage } from '#press/stage.ts';
import { slot } from '#press/stages/kit/slots.ts';

/** A place under water up to `level`: who swims or floats there is at its surface. */
export function floodedTo(
  stage: Stage,
  level: number,
  { width }: { readonly width: number },
): Stage {
  const hero = stage.slots.find(({ kind }) => kind === 'hero');
  const scale = (hero?.scale ?? 3) * 0.9;
  const surface = [0.34, 0.68, 0.5].map((share) =>
    slot({ width }, 'water', width * share, level, scale, 260),
  );
  return { ...stage, slots: [...stage.slots, ...surface], waterline: level, isFlooded: true };
}

/** What lives in water is under its surface; what swims or floats, and a boat, are at it. */
export function inFlood(troupe: Troupe, scene: PrintScene): Troupe {
  const { act, isThing, isHeld, isCarried, isIn, relation } = troupe;
  if (isHeld || isCarried || isIn !== undefined || isTurned(troupe)) return troupe;
  const [actor] = troupe.actors.map((place) => scene.actors[place]);
  const isOfWater = actor?.kind === 'thing' && livesUnderWater(actor.id);
  if (isThing && isOfWater) return { ...troupe, stands: 'water', isDry: true, isSubmerged: true };
  if (typeof relation?.to === 'number' && relation.name === 'on') return troupe;
  const isAfloat = act === 'float' || act === 'swim';
  return isAfloat || troupe.stands === 'water'
    ? { ...troupe, stands: 'water', isDry: false }
    : troupe;
}

/** At the height that a flood has them. */
export function afloatAt(
  troupe: Troupe,
  place: Place,
  { waterline = 0, isFlooded }: Stage,
  height: number,
): Place {
  if (!isFlooded || troupe.stands !== 'water' || troupe.isHeld || troupe.isCarried) return place;
  const { top, bottom } = troupe.box;
  const tall = (bottom - top) * place.scale;
  if (troupe.isSubmerged) {
    // A shark is no larger than the water it is in.
    const scale = place.scale * Math.min(1, ((height - waterline) * 0.6) / tall);
    const highest = waterline + 40 - top * scale;
    const lowest = height * 0.94 - bottom * scale;
    return { ...place, scale, y: Math.max(highest, Math.min(lowest, place.y)) };
  }
  // Who swims lies in the water to their neck.
  const share = troupe.act === 'swim' ? 0.42 : dryShare(troupe);
  if (share !== null)
    return { ...place, y: waterline - (top + share * (bottom - top)) * place.scale };
  // A boat is drawn from its waterline; a bed floats with its feet in the water.
  const sunk = bottom > 8 ? 0 : tall * 0.36;
  return { ...place, y: waterline + sunk };
}
