import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { within } from '#press/printing/clip.ts';

/** How much higher one half may be than the other: a tower that becomes a cat is no tower. */
const most = 1.5;

/** One that turns into another: behind it is still the one, before it the other already. */
export function halfAndHalf(one: Piece, other: Piece): Piece {
  const [own, next] = [boxOfPiece(one), boxOfPiece(other)];
  const [high, wanted] = [own.bottom - own.top, next.bottom - next.top];
  const scale = Math.max(high / most, Math.min(high * most, wanted)) / wanted;
  const behind = half(one, 1, 'left');
  const before = half(other, scale, 'right');
  return { layers: [...before, ...behind] };
}

/** One side of a piece, cut at its middle, which is at x = 0; a little of it reaches over the seam. */
function half(piece: Piece, scale: number, side: 'left' | 'right'): Layer[] {
  const { left, right, top, bottom } = boxOfPiece(piece);
  const middle = ((left + right) / 2) * scale;
  const placed = placePiece(piece, { x: -middle, y: -bottom * scale, scale });
  const reach = (right - left) * scale;
  const box = {
    left: side === 'left' ? -reach : -reach * 0.03,
    right: side === 'left' ? reach * 0.03 : reach,
    top: (top - bottom) * scale - 4,
    bottom: 4,
  };
  return placed.flatMap((layer): Layer[] => {
    const path = within(layer.path, box);
    return path.length === 0 ? [] : [{ ...layer, id: `${side}.${layer.id}`, path }];
  });
}
