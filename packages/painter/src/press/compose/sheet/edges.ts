import { boxOfPiece } from '#press/compose/troupe.ts';
import { pointsOf } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

/** The share of a height that counts as beside a level of it, and as its foot. */
const near = 0.1;

/** How far a piece reaches to the right (1) or left (−1) near a height, in its own centimetres. */
export function edgeNear(piece: Piece, y: number, side: 1 | -1): number {
  const { left, right, top, bottom } = boxOfPiece(piece);
  const tall = bottom - top;
  const level = Math.max(top + tall * near, Math.min(bottom - tall * near, y));
  const xs = piece.layers
    .flatMap(({ path }) => pointsOf(path))
    .filter(([, py]) => Math.abs(py - level) <= tall * near)
    .map(([x]) => x * side);
  return (xs.length > 0 ? Math.max(...xs) : Math.max(right * side, left * side)) * side;
}

/** How wide it is where it stands: of a tree, its trunk. */
export function footWide(piece: Piece): number {
  const { bottom } = boxOfPiece(piece);
  return edgeNear(piece, bottom, 1) - edgeNear(piece, bottom, -1);
}
