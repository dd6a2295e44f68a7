import { boxOfPiece } from '#press/compose/troupe.ts';
import { turnedPiece } from '#press/compose/work/doer.ts';
import type { Piece } from '#press/piece.ts';
import { isOnFours } from '#press/pieces/bestiary.ts';
import type { ActName } from '#press/scene.ts';

/** How far a beast that dances rises on its hind legs, in turns. */
const rise = -0.12;

/** A bear that dances stands on its hind legs. */
export function rearing(piece: Piece, id: string, act: ActName | null): Piece {
  if (act !== 'dance' || !isOnFours(id)) return piece;
  const up = turnedPiece(piece, { turn: rise });
  const { bottom } = boxOfPiece(up);
  return turnedPiece(up, { y: -bottom });
}
