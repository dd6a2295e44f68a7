import type { Troupe } from '#press/compose/troupe.ts';
import { longSide } from '#press/path.ts';

/** Centimetres: what is smaller is no passenger, and sits on no bench of its own. */
const handy = 60;

/** Who has in their hand what is carried along with them: the place of them in the scene's actors. */
export function bearerOf(troupe: Troupe, carried: readonly Troupe[]): number | undefined {
  const { isThing, isBeast, relation, box, count } = troupe;
  const isSmall = isThing && !isBeast && count === 1 && longSide(box) < handy;
  if (!isSmall || troupe.piece.anchors?.mouth !== undefined) return undefined;
  const bearer = carried.find((one) => !one.isThing && one.relation?.to === relation?.to);
  return bearer?.act === 'carry' || bearer?.act === 'hold' ? bearer.actors[0] : undefined;
}

/** A hat that is lifted in a boat is in the hand that lifts it. */
export function inHandOf(troupe: Troupe, to: number): Troupe {
  const { isCarried: _isCarried, ...free } = troupe;
  return { ...free, isHeld: true, relation: { name: 'beside', to } };
}
