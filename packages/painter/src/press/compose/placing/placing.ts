import { aside, coveredBy, type Place } from '#press/compose/placing/areas.ts';
import { farOff } from '#press/compose/placing/far-off.ts';
import { hasFooting, onFloor } from '#press/compose/placing/footing.ts';
import { emblem, fittingScale, isPawn, legible } from '#press/compose/placing/sizes.ts';
import { asked, rankOf, slotsFor, strayOf } from '#press/compose/placing/wanted-slots.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Scheme } from '#press/schemes.ts';
import type { Slot, SlotKind, Stage } from '#press/stage.ts';
import type { Random } from '#random.ts';

const needsFloor = new Set<SlotKind>(['hero', 'beside', 'middle', 'far']);

/** Slots where nothing stands on the floor. */
const aloft = new Set<SlotKind>(['air', 'ceiling', 'wall', 'window', 'shelf', 'top', 'table']);

/** Centimetres from the ground to where somebody seated sits. */
export const seatHeight = 46;

/**
 * Places one troupe after another: each in the slot that suits it best of those left, at its true
 * size there, but never too small to be seen nor too large for the sheet.
 */
export function placeTroupe(troupe: Troupe, stage: Stage, options: PlacingOptions): Place {
  if (troupe.isBackdrop) return behindAll(troupe, stage, options);
  const far = troupe.isFar ? farOff(troupe, stage, options) : null;
  if (far) return far;
  const place = slotPlace(troupe, stage, options);
  if (!troupe.isCelestial || stage.horizon < options.height * 0.25) return place;
  const low = stage.horizon - troupe.box.bottom * place.scale * 0.86;
  // Whoever flies there flies before it.
  const y = Math.min(place.y, Math.max(low, options.height * 0.16));
  return { ...place, y, depth: Math.min(place.depth, 0.02) };
}

/** At the horizon, high over everybody, from side to side and beyond. */
function behindAll({ box }: Troupe, stage: Stage, { width, height }: PlacingOptions): Place {
  const horizon = Math.max(stage.horizon, height * 0.4);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min((width * 1.7) / wide, (height * 0.62) / tall);
  const y = horizon + (height - horizon) * 0.3 - box.bottom * scale;
  // What is narrow stands to the side of the light.
  const side = stage.light.x > width / 2 ? 0.34 : 0.66;
  return {
    x: wide * scale > width * 0.7 ? width / 2 : width * side,
    y,
    scale,
    depth: 0.01,
    facing: stage.light.x > width / 2 ? 'left' : 'right',
  };
}

function slotPlace(troupe: Troupe, stage: Stage, options: PlacingOptions): Place {
  const { width, isHero } = options;
  const wanted = asked(troupe);
  const slot = bestSlot(troupe, stage, wanted, options);
  // Who stands at a window of a room stands on its floor.
  const isAtWindow = slot.kind === 'window' && slot.y > stage.horizon && !troupe.isThing;
  if (isAtWindow && troupe.stands === 'ground') return atWindow(troupe, slot, stage, options);
  const own = inSlot(troupe, slot, stage, { ...options, wanted });
  if (troupe.changes.includes('ceiling') && slot.kind !== 'ceiling') {
    // A stage that has no hook has a top all the same.
    const x = stage.light.x > width / 2 ? width * 0.33 : width * 0.67;
    return { ...own, x, y: 62, depth: 40, facing: 'right' };
  }
  if (isHero) return asHero(troupe, own, slot, stage, options);
  if (own.isAbed) return own;
  const [hero] = options.taken;
  const { scheme } = options;
  if (scheme.others === 'line' && hero && troupe.stands === 'ground')
    return inLine(own, hero, options);
  const isBy = scheme.others === 'by' && needsFloor.has(slot.kind) && isAPerson(troupe);
  const near = isBy && options.isOfAPerson && hero ? bySide(troupe, own, hero, options) : own;
  const clear = aside(troupe, near, options.taken, options);
  return needsFloor.has(slot.kind)
    ? onFloor(troupe, clear, stage, { ...options, x: near.x })
    : clear;
}

/** The slot that suits somebody best: the lowest rank of all. */
function bestSlot(
  troupe: Troupe,
  stage: Stage,
  wanted: readonly SlotKind[],
  { taken, height, scheme, isHero, random, avoid = [] }: PlacingOptions,
): Slot {
  const kinds = [...wanted, ...slotsFor[troupe.stands]];
  const hero = taken[0];
  const sizeAt = (slot: Slot) => fittingScale(troupe, slot, isHero ? scheme : null);
  const [first] = stage.slots
    .map((slot) => ({
      slot,
      rank:
        rankOf(slot, kinds, taken, isHero) -
        // Where the dream says they are: in bed, at the table.
        (wanted.includes(slot.kind) ? 6 : 0) +
        (isHero || !hero ? 0 : strayOf(slot, hero, scheme, height)) +
        (avoid.some(({ x, y }) => x === slot.x && y === slot.y) ? 30 : 0) +
        (!isHero && needsFloor.has(slot.kind) && !hasFooting(stage, slot) ? 9 : 0) +
        (isPawn(troupe, slot) ? 7 : 0) +
        // Rather left out than standing in the air.
        (isUnfounded(troupe, slot, wanted) ? 90 : 0) +
        (troupe.isHolding && slot.kind === 'shelf' ? 20 : 0) +
        // A seat that is too far off is none: one would stand on it.
        (slot.kind === 'seat' && Math.abs(sizeAt(slot) / slot.scale - 1) >= 0.35 ? 10 : 0) +
        (isHero ? 0 : 9 * coveredBy(troupe, { ...slot, scale: sizeAt(slot) }, taken)) +
        random.next() * 0.3,
    }))
    .sort((a, b) => a.rank - b.rank);
  if (first === undefined) throw new Error('A stage without slots.');
  return first.slot;
}

/** Somebody in a slot, at the size that they have there. */
function inSlot(
  troupe: Troupe,
  slot: Slot,
  stage: Stage,
  {
    wanted,
    ...options
  }: Pick<PlacingOptions, 'isHero' | 'scheme' | 'taken' | 'width' | 'height'> & {
    readonly wanted: readonly SlotKind[];
  },
): Place {
  const { isHero, scheme, width, height } = options;
  const fitting = fittingScale(troupe, slot, isHero ? scheme : null);
  const free = besideHero(troupe, slot, fitting, options);
  // Nobody is longer than the bed they lie in, nor beside its middle.
  const { left, right, top, bottom } = troupe.box;
  const isInBed = slot.kind === 'bed' && !troupe.isThing && right - left > bottom - top;
  const scale = isInBed ? Math.min(free, slot.scale) : free;
  const off = ((left + right) / 2) * scale * (slot.facing === 'right' ? 1 : -1);
  const half = ((right - left) / 2) * scale + width * 0.11;
  const isOnEdge = slot.kind === 'bed' && wanted.includes('bed');
  const isSeat =
    troupe.seatless !== undefined &&
    troupe.count === 1 &&
    (isOnEdge || (slot.kind === 'seat' && Math.abs(fitting / slot.scale - 1) < 0.35));
  const isAloft = aloft.has(slot.kind);
  const isLow = isSeat || isAloft || isInBed || troupe.stands !== 'ground';
  return {
    slot: { x: slot.x, y: slot.y },
    ...(isInBed && { isAbed: true }),
    ...(isHero && troupe.changes.includes('tiny') && { isTiny: true }),
    ...(isSeat && { isSeat }),
    ...(isAloft && { isAloft }),
    x: isInBed ? Math.max(half, Math.min(width - half, slot.x)) - off : slot.x,
    scale,
    facing: slot.facing,
    ...(isLow
      ? { y: slot.y + (isSeat ? seatHeight * scale : 0), depth: slot.depth }
      : asNearAsLarge(slot, scale, stage, height)),
  };
}

/** Nobody who is only there stands far larger than the hero; beside who is tiny, one is large. */
function besideHero(
  troupe: Troupe,
  slot: Slot,
  fitting: number,
  { isHero, taken: [hero] }: Pick<PlacingOptions, 'isHero' | 'taken'>,
): number {
  const isGrown = troupe.box.bottom - troupe.box.top > emblem;
  if (isHero || hero === undefined || troupe.changes.length > 0 || !isGrown) return fitting;
  const isBesideTiny = hero.isTiny || hero.scale < 0.5 * slot.scale;
  const most = Math.max(legible(troupe), isBesideTiny ? fitting : hero.scale * 1.6);
  return Math.min(fitting, most);
}

/** The hero, as the scheme has it, where the dream does not say where they are. */
function asHero(
  troupe: Troupe,
  own: Place,
  slot: Slot,
  stage: Stage,
  options: PlacingOptions,
): Place {
  const isBound =
    own.isSeat ||
    own.isAbed ||
    troupe.isOnWater ||
    (troupe.isWading && troupe.stands === 'water') ||
    (troupe.act === 'climb' && (slot.kind === 'wall' || slot.kind === 'top'));
  const placed = isBound ? own : heroAt(own, troupe, options);
  const clear = isBound ? placed : aside(troupe, placed, options.promised ?? [], options);
  return own.isSeat || needsFloor.has(slot.kind)
    ? onFloor(troupe, clear, stage, { ...options, x: own.x })
    : clear;
}

/** One behind the other, all the same way, each at its own size. */
function inLine(own: Place, hero: Place, { taken, width }: PlacingOptions): Place {
  const step = width * (0.3 * taken.length) * (hero.x > width / 2 ? -1 : 1);
  return {
    ...own,
    x: hero.x + step,
    y: hero.y - 4 * taken.length,
    scale: hero.isTiny ? own.scale : Math.min(own.scale, hero.scale * 1.5),
    depth: hero.depth - 1,
    facing: hero.facing,
  };
}

function isAPerson({ isThing, count, changes, stands }: Troupe): boolean {
  return !isThing && count < 3 && changes.length === 0 && stands === 'ground';
}

/** Beside the hero, and hardly farther off: at half length nobody is small behind somebody. */
function bySide(troupe: Troupe, own: Place, hero: Place, { width }: PlacingOptions): Place {
  const way = hero.x > width / 2 ? -1 : 1;
  const wide = (troupe.box.right - troupe.box.left) * hero.scale;
  const half = hero.area ? (hero.area.right - hero.area.left) / 2 : wide / 2;
  return {
    ...own,
    x: hero.x + way * (half + wide / 2 + width * 0.03),
    y: hero.y - 8,
    scale: hero.scale * 0.96,
    depth: hero.depth - 0.5,
    facing: way > 0 ? 'left' : 'right',
  };
}

/** Before a window, on the floor that is nearest to its wall, and as large as one is there. */
function atWindow(troupe: Troupe, slot: Slot, stage: Stage, options: PlacingOptions): Place {
  const floor = stage.slots.filter(({ kind }) => needsFloor.has(kind));
  const [near] = [...floor].sort((a, b) => a.y - b.y);
  const { y, scale, depth } = near ?? slot;
  const place = { x: slot.x, y, scale, depth, facing: slot.facing, slot: { x: slot.x, y: slot.y } };
  return onFloor(troupe, place, stage, { ...options, x: slot.x });
}

/** Who is shown larger than a slot has them stands nearer to us: else they hang over the ground. */
function asNearAsLarge(slot: Slot, scale: number, { horizon, slots }: Stage, height: number) {
  const { depth } = slot;
  const grown = scale / slot.scale;
  if (grown < 1.15 || slot.y - horizon < 20) return { y: slot.y, depth };
  const most = slot.y + Math.max(0, height * 0.9 - slot.y) * 0.5;
  const y = Math.min(horizon + (slot.y - horizon) * grown, most);
  const behind = slots.filter((one) => needsFloor.has(one.kind) && one.y <= y);
  return { y, depth: Math.max(depth, ...behind.map((one) => one.depth)) };
}

/** Whether somebody who stands would stand where there is no floor, unasked. */
function isUnfounded(
  { stands, act, isThing, isBeast, box }: Troupe,
  { kind }: Slot,
  wanted: readonly SlotKind[],
) {
  // No washing machine hangs on a wall.
  const isLight = isThing && !isBeast && box.bottom - box.top < 55;
  return (
    stands === 'ground' && !isLight && act !== 'climb' && aloft.has(kind) && !wanted.includes(kind)
  );
}

export interface PlacingOptions {
  readonly taken: readonly Place[];
  readonly width: number;
  readonly height: number;
  readonly scheme: Scheme;
  readonly isHero: boolean;
  /** The hero is a person. */
  readonly isOfAPerson?: boolean;
  readonly random: Random;
  /** Slots where it was not seen. */
  readonly avoid?: readonly Point[];
  /** Where others are to be whom the dream puts there: the hero leaves them their bed. */
  readonly promised?: readonly Place[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The hero is where the scheme has it, and what flies is never tucked into a corner. */
function heroAt(place: Place, troupe: Troupe, { width, height, scheme }: PlacingOptions): Place {
  const isBound = /^(?:bed|table|window|door)$/.test(troupe.relation?.at ?? '');
  const x = scheme.at === undefined || isBound ? place.x : width * scheme.at;
  if (troupe.stands !== 'air') return { ...place, x };
  const tall = (troupe.box.bottom - troupe.box.top) * place.scale;
  const middle = (troupe.box.bottom + troupe.box.top) / 2;
  const wanted = Math.max(height * 0.3, Math.min(height * 0.44, place.y));
  const across = Math.max(width * 0.36, Math.min(width * 0.64, x));
  return { ...place, x: across, y: Math.max(wanted, tall / 2 + 80) - middle * place.scale * 0.2 };
}
