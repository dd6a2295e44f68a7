import { isAirborne, isBesideOf } from '#press/compose/placing/stances.ts';
import type { RowOf } from '#press/compose/sheet/on-sheet.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { longSide } from '#press/path.ts';

/** In which row somebody is the first to be placed: those who stand beside them need room. */
export function rowOf(troupe: Troupe, troupes: readonly Troupe[]): RowOf | undefined {
  const mates = matesOf(troupe, troupes);
  const [first] = mates;
  if (first === undefined) return undefined;
  if (mates.length > 1) return 'middle of three';
  return matesOf(first, troupes).length > 0 ? 'first of three' : 'two';
}

function matesOf(troupe: Troupe, troupes: readonly Troupe[]): Troupe[] {
  return troupes.filter(
    (one) =>
      !one.isHeld &&
      !one.isCarried &&
      one.isIn === undefined &&
      one.count < 20 &&
      takesRoom(one) &&
      isBesideOf(one, troupe) &&
      !isAirborne(one),
  );
}

/** Centimetres: what is smaller lies wherever there is a gap. */
const small = 40;

function takesRoom({ isThing, box }: Troupe): boolean {
  return !isThing || longSide(box) > small;
}
