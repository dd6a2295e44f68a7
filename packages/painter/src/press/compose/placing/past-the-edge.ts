import type { Place } from '#press/compose/placing/areas.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { isGiant } from '#press/giants.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly troupes: readonly Troupe[];
}

/** Centimetres: beside what is longer, whoever is on it is a speck. */
const long = 700;

/**
 * Of the sheet: how far a head is at most from the saddle, how long and how high what carries somebody is
 * (its tail is beyond the edge), and how much of its height is left for whoever is on it.
 */
const most = { ahead: 0.6, wide: 1.5, high: 0.56, rider: 0.2 };

/** Whether somebody of their own size is on it. */
function isRidden({ actors }: Troupe, troupes: readonly Troupe[]): boolean {
  return troupes.some(
    ({ isCarried, isThing, relation, changes }) =>
      isCarried === true &&
      !isThing &&
      relation?.name === 'on' &&
      typeof relation.to === 'number' &&
      actors.includes(relation.to) &&
      !changes.includes('tiny'),
  );
}

/** Whether a beast is so large that it is cut by the sheet's edge, so that its rider is no dot. */
export function isVast(troupe: Troupe): boolean {
  const { box, changes, piece } = troupe;
  const hasHead = piece.anchors?.mouth !== undefined;
  return hasHead && (isGiant(changes) || box.right - box.left > long);
}

/** So large that its rider is well seen, its head on the sheet and its tail beyond the edge; null of any other. */
export function pastTheEdge(troupe: Troupe, place: Place, sheet: Sheet): Place | null {
  const { box, piece } = troupe;
  const mouth = piece.anchors?.mouth;
  if (!isVast(troupe) || !mouth || !isRidden(troupe, sheet.troupes)) return null;
  const { width, height } = sheet;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const saddle = piece.anchors?.saddle?.[0] ?? 0;
  const ahead = Math.max(Math.abs(box.right - saddle), wide * 0.3);
  const scale = Math.min(
    (width * most.ahead) / ahead,
    (width * most.wide) / wide,
    (height * most.high) / tall,
  );
  const way = place.facing === 'right' ? 1 : -1;
  // The rider stands in the third across from the head.
  const x = width * (0.5 - way * 0.16) - way * saddle * scale;
  const high = height * (most.rider + 0.06) - box.top * scale;
  const low = height * 0.95 - box.bottom * scale;
  const own = troupe.stands === 'ground' ? Math.min(low, Math.max(place.y, high)) : place.y;
  return { ...place, scale, x, y: Math.max(high, Math.min(low, own)) };
}
