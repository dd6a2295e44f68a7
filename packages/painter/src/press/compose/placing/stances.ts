import type { Place } from '#press/compose/placing/areas.ts';
import { emblem } from '#press/compose/placing/sizes.ts';
import { asked } from '#press/compose/placing/wanted-slots.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Stage } from '#press/stage.ts';

/** Whether somebody stands on the ground of the place, and on nothing that the dream names. */
export function isAfoot(
  troupe: Troupe,
  place: Place,
  isBound: boolean,
  hasSteps: boolean,
): boolean {
  const { stands, relation, isHeld, isCarried, isIn, isLeaving, isBackdrop } = troupe;
  if (stands !== 'ground' || place.isSeat || isHeld || isCarried) return false;
  if (isIn !== undefined || isBackdrop) return false;
  const isBy = !isBound || /^(?:beside|with|at|towards|before|behind)$/.test(relation?.name ?? '');
  // On a stair there is no other place for feet.
  if (hasSteps && isBy) return true;
  if (place.isAloft || isLeaving) return false;
  if (troupe.box.bottom - troupe.box.top < emblem || asked(troupe).length > 0) return false;
  return isBy;
}

/** Whether a troupe is placed at the side, or at an end, of another. */
export function isBesideOf({ relation }: Troupe, { actors }: Troupe): boolean {
  const { name, to } = relation ?? {};
  return (
    typeof to === 'number' &&
    actors.includes(to) &&
    /^(?:beside|with|at|towards|from|before|behind|end|ahead)$/.test(name ?? '')
  );
}

/** Who stands on the ground is not beside what is up in the air, on a wall, or on somebody's back. */
export function isBelow(troupe: Troupe, other: Troupe, place: Place): boolean {
  if (troupe.stands !== 'ground' || troupe.isHeld || troupe.isCarried || troupe.isIn) return false;
  if (!/^(?:beside|at|towards|with|before|behind)$/.test(troupe.relation?.name ?? '')) return false;
  if (troupe.act === 'climb') return false;
  return isAirborne(other) || other.isCarried === true || place.isAloft === true;
}

/** A moon that somebody looks at or waits for is in the sky, and not beside them on the ground. */
export function isInSky({ isCelestial, act, isHeld, relation }: Troupe, other: Troupe): boolean {
  const isBy = relation?.name === 'beside' || relation?.name === 'before';
  return isCelestial === true && act === null && !isHeld && isBy && !isAirborne(other);
}

/** A boat that passes somebody on the bank is on the water, and they are not in it. */
export function isAcrossWater(troupe: Troupe, other: Troupe, { slots }: Stage): boolean {
  const isOnLand =
    other.stands === 'ground' && !other.isOnWater && !other.isWading && other.isIn === undefined;
  const isAfloat = troupe.stands === 'water' && troupe.isThing === true && !troupe.isDry;
  const isNear = /^(?:beside|before|towards|with|from)$/.test(troupe.relation?.name ?? '');
  return isOnLand && isAfloat && isNear && slots.some(({ kind }) => kind === 'water');
}

/** A cake is on the table of the room, where it has one, and not on the floor beside who cuts it. */
export function isOnTable({ stands, isHeld, isIn, relation }: Troupe, { slots }: Stage): boolean {
  const isFree = stands === 'table' && !isHeld && isIn === undefined;
  return isFree && relation?.name === 'beside' && slots.some(({ kind }) => kind === 'table');
}

/** Up in the air, or hung from something. */
export function isAirborne({ stands }: Troupe): boolean {
  return stands === 'air' || stands === 'hang';
}
