import type { Troupe } from '#press/compose/casting.ts';
import type { Place } from '#press/compose/placing.ts';
import { placeAnchor } from '#press/piece.ts';

/** Centimetres from the ground to where somebody seated sits. */
const seatHeight = 46;

/** On, under, above, behind or beside what is placed already, as the dream says. */
export function nextTo(
  troupe: Troupe,
  other: Troupe,
  at: Place,
  sheet: { readonly width: number; readonly height: number },
): Place {
  const scale = Math.max(at.scale, 60 / (troupe.box.bottom - troupe.box.top));
  const top = placeAnchor(other.piece, 'top', at) ?? [at.x, at.y + other.box.top * at.scale];
  const way = at.facing === 'right' ? 1 : -1;
  const wide = (other.box.right - other.box.left) * at.scale;
  const tall = (other.box.bottom - other.box.top) * at.scale;
  const ownWide = (troupe.box.right - troupe.box.left) * scale;
  if (troupe.isCarried) return aboard(troupe, other, at, tall);
  if (troupe.act === 'climb' && troupe.relation?.name !== 'with') {
    const size = Math.max(at.scale, 200 / (troupe.box.bottom - troupe.box.top));
    const x = at.x - way * wide * 0.1;
    return { ...at, x, y: at.y - tall * 0.22, scale: size, depth: at.depth + 0.01 };
  }
  if (troupe.isHeld) {
    const hand = placeAnchor(other.piece, 'hand', { ...at, scaleX: way });
    const longest = Math.max(
      troupe.box.right - troupe.box.left,
      troupe.box.bottom - troupe.box.top,
    );
    const size = Math.min(scale, Math.max(110, 0.5 * tall) / longest);
    const middle = (troupe.box.top + troupe.box.bottom) / 2;
    const [x, y] = hand ?? [at.x + way * 40, at.y - tall * 0.55];
    return { ...at, x, y: y - middle * size, scale: size, depth: at.depth + 0.01 };
  }
  switch (troupe.relation?.name) {
    case 'on':
      return { ...at, x: top[0], y: top[1], scale, depth: at.depth + 0.01 };
    case 'above':
      return { ...at, y: top[1] - 60, scale, depth: at.depth + 0.01 };
    case 'under':
    case 'behind':
      return { ...at, x: at.x - way * wide * 0.3, scale, depth: at.depth - 0.01 };
    default:
      return beside(troupe, at, { wide, tall, ownWide, scale }, sheet);
  }
}

/** On whichever side there is room; before it, lower and nearer, where there is none. */
function beside(
  troupe: Troupe,
  at: Place,
  size: Record<'wide' | 'tall' | 'ownWide' | 'scale', number>,
  { width, height }: { readonly width: number; readonly height: number },
): Place {
  const { wide, tall, ownWide, scale } = size;
  const way = at.facing === 'right' ? 1 : -1;
  // How much of its width there is room for, on the side it looks to and on the other.
  const roomOn = (side: number) =>
    ((side > 0 ? width - 50 - at.x : at.x - 50) - wide / 2 - 10) / ownWide;
  const side =
    [way, -way].find((one) => roomOn(one) >= 1) ?? (roomOn(way) >= 0.6 ? way : undefined);
  if (side !== undefined) {
    const fit = Math.min(1, roomOn(side));
    // Who runs from somebody does not look back.
    const isAlike = troupe.act === 'run' || troupe.act === 'walk' || troupe.act === 'swim';
    const facing = isAlike ? at.facing : side > 0 ? 'left' : 'right';
    const x = at.x + side * (wide / 2 + (ownWide * fit) / 2 + 10);
    return { ...at, x, scale: scale * fit, facing, depth: at.depth + 0.01 };
  }
  const least = 190 / Math.max(1, troupe.box.bottom - troupe.box.top, ownWide / scale);
  const big = Math.max(scale, least);
  const isUp = troupe.stands === 'air' || troupe.stands === 'water';
  const y = isUp ? Math.min(height - 130, at.y + tall * 0.62) : Math.min(height - 70, at.y + 40);
  const x = at.x - way * wide * 0.3;
  return { ...at, x, y, scale: big, facing: at.facing, depth: at.depth + 1 };
}

/** Who rides sits on a back, one leg before it; who drives or sits in a boat is seen above its side. */
function aboard(troupe: Troupe, other: Troupe, at: Place, tall: number): Place {
  const isInside = troupe.act === 'drive' || troupe.relation?.name === 'in';
  const way = at.facing === 'right' ? 1 : -1;
  const placing = { ...at, scaleX: way };
  const seat =
    placeAnchor(other.piece, 'saddle', placing) ?? placeAnchor(other.piece, 'seat', placing);
  const [x, y] = seat ?? [
    at.x - way * tall * 0.06,
    at.y + other.box.bottom * at.scale - tall * 0.62,
  ];
  const lift = isInside && troupe.act === 'drive' ? 52 : 0;
  return {
    ...at,
    x,
    y: y + (seatHeight - lift) * at.scale,
    depth: at.depth + (isInside ? -0.01 : 0.01),
  };
}
