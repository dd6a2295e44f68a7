import type { Adding } from '#press/compose/bodies/bearer-options.ts';
import { headOfBeast } from '#press/compose/bodies/beast-head.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { placePiece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';

/** A person's face on a beast's head, as large as the head is. */
export const humanFaced: Adding = (piece, { random }) => {
  const face = pieceFor('face');
  const head = headOfBeast(piece);
  if (face === null || head === null) return piece;
  const scale = (head.reach * 2) / face.height;
  const made = face.make({ random });
  const box = boxOfPiece(made);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const [x, y] = head.at;
  const placed = placePiece(made, { x: x - middle.x * scale, y: y - middle.y * scale, scale });
  return { ...piece, layers: [...piece.layers, ...placed] };
};
