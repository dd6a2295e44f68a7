import type { Placed } from '#press/compose/sheet/seen.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { longSide } from '#press/path.ts';
import type { PrintScene } from '#press/scene.ts';
import type { SlotKind, Stage } from '#press/stage.ts';

/** Centimetres: what is smaller is nothing by itself on the ground, or in the air. */
const small = 46;

/** What a small thing lies on. */
const surfaces = new Set<SlotKind>(['table', 'shelf', 'bed']);

/** Whether nothing is said of a thing but that it is there: nobody has it, and it does nothing. */
function isOnlyNamed({ isHeld, isCarried, isIn, isBeast, changes, isHolder, isHolding }: Troupe) {
  const isPlaced = isHeld || isCarried || isIn !== undefined || isHolder || isHolding;
  return changes.length === 0 && !isPlaced && !isBeast;
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
  const out = cast.filter(
    (troupe) => troupe.act === null && !troupe.relation && needsSupport(troupe, scene),
  );
  // What there is nothing but is what the picture is of.
  if (out.length === cast.length || (cast[0] && out.includes(cast[0]))) return [];
  return out.flatMap(({ actors }) => actors);
}

/** Whether a thing that needs something to stand on came to be on the ground: no whisky is drunk from there. */
export function isStranded({ troupe, place }: Placed, scene: PrintScene): boolean {
  return place !== null && place.isAloft !== true && needsSupport(troupe, scene);
}

/** Small, only named, and nothing that lies where it grows. */
function needsSupport(troupe: Troupe, { deeds }: PrintScene): boolean {
  const { actors, isThing, count, stands } = troupe;
  // That it is in the place says not on what; what is read in a car is not seen there.
  const isTold = deeds.some(({ who, whom, act, relation }) => {
    const isThere = act === 'stand' && relation?.to === 'place' && relation.at === undefined;
    return actors.some((n) => (n === who && !isThere) || n === whom || n === relation?.to);
  });
  // A mushroom stands where it is.
  const isSet = isThing === true && stands === 'table' && count < 20 && isSmall(troupe);
  return isSet && isOnlyNamed(troupe) && !isTold;
}

function isSmall({ box }: Troupe): boolean {
  return longSide(box) < small;
}
