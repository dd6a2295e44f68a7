import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Piece } from '#press/piece.ts';
import { flames } from '#press/pieces/flames.ts';
import type { Random } from '#random.ts';

/** Who burns stands in fire as a thing does. */
export function inFlames(piece: Piece, random: Random): Piece {
  const { left, right, top, bottom } = boxOfPiece(piece);
  const [x, wide, tall] = [(left + right) / 2, right - left, bottom - top];
  const behind = flames(random, x, bottom - tall * 0.06, wide * 1.25, tall * 1.05);
  const before = flames(random, x, bottom + 2, wide * 0.95, tall * 0.3);
  return { ...piece, layers: [...behind, ...piece.layers, ...before] };
}
