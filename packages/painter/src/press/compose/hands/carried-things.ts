import type { Troupe } from '#press/compose/troupe.ts';
import { longSide } from '#press/path.ts';
import type { ActName } from '#press/scene.ts';

/** Centimetres: what is smaller is no passenger, and sits on no bench of its own. */
const handy = 100;

const bearing = new Set<ActName | null>(['carry', 'hold', 'pull']);

/** A hat that is lifted in a boat is in the hand that lifts it, and so is a net that is pulled out. */
export function inTheirHands(cast: readonly Troupe[]): readonly Troupe[] {
  return cast.map((troupe) => {
    const to = bearerOf(troupe, cast);
    if (to === undefined) return troupe;
    const { isCarried: _isCarried, ...free } = troupe;
    return { ...free, isHeld: true, relation: { name: 'beside', to } };
  });
}

/** Who has in their hand what is carried along with them: the place of them in the scene's actors. */
function bearerOf(troupe: Troupe, cast: readonly Troupe[]): number | undefined {
  const { isThing, isBeast, relation, box, count, isCarried } = troupe;
  const isSmall = isThing && !isBeast && count === 1 && longSide(box) < handy;
  if (!isCarried || !isSmall || troupe.piece.anchors?.mouth !== undefined) return undefined;
  const bearer = cast.find(
    (one) => one.isCarried && !one.isThing && one.relation?.to === relation?.to,
  );
  return bearer && bearing.has(bearer.act) ? bearer.actors[0] : undefined;
}
