import type { Troupe } from '#press/compose/troupe.ts';
import type { PrintScene } from '#press/scene.ts';
import type { SlotKind, Stage } from '#press/stage.ts';

/** Centimetres: what is smaller is nothing by itself on the ground, or in the air. */
const small = 46;

/** What a small thing lies on. */
const surfaces = new Set<SlotKind>(['table', 'shelf', 'bed']);

/** Whether nothing is said of a thing but that it is there. */
export function isOnlyNamed(troupe: Troupe): boolean {
  const { act, relation, isHeld, isCarried, isIn, isBeast, changes, isHolder, isHolding } = troupe;
  const isTold = act !== null || relation !== undefined || changes.length > 0;
  const isPlaced = isHeld || isCarried || isIn !== undefined || isHolder || isHolding;
  return !isTold && !isPlaced && !isBeast;
}

/**
 * Places in `actors` of what is small, only named, and has nothing to lie on and nobody to hold it:
 * a telephone as tall as a leg at the edge of a wood says less than none.
 */
export function strewn(
  cast: readonly Troupe[],
  scene: PrintScene,
  { slots }: Pick<Stage, 'slots'>,
): readonly number[] {
  if (slots.some(({ kind }) => surfaces.has(kind))) return [];
  // What is read in a car is not seen there, and lies on no road.
  const told = new Set(scene.deeds.flatMap(({ who, relation }) => [who, relation?.to]));
  const isStrewn = (troupe: Troupe) =>
    troupe.isThing === true &&
    isOnlyNamed(troupe) &&
    troupe.count < 20 &&
    isSmall(troupe) &&
    // A mushroom stands where it is.
    troupe.stands === 'table' &&
    !troupe.actors.some((n) => told.has(n));
  const out = cast.filter(isStrewn);
  // What there is nothing but is what the picture is of.
  if (out.length === cast.length || (cast[0] && out.includes(cast[0]))) return [];
  return out.flatMap(({ actors }) => actors);
}

function isSmall({ box }: Troupe): boolean {
  return Math.max(box.right - box.left, box.bottom - box.top) < small;
}
