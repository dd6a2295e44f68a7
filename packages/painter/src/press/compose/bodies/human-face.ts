import type { Adding } from '#press/compose/bodies/bearer-options.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { placePiece } from '#press/piece.ts';
import { pieceFor } from '#press/pieces/registry.ts';

/** Of a beast from the side and from the front: the reach of its head, as a share of its width. */
const headOf = { side: 0.115, front: 0.21 };

/** A person's face on a beast's head, as large as the head is. */
export const humanFaced: Adding = (piece, { random }) => {
  const face = pieceFor('face');
  const mouth = piece.anchors?.mouth;
  if (face === null || mouth === undefined) return piece;
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [wide, tall] = [right - left, bottom - top];
  const isFromSide = Math.abs(mouth[0] - (left + right) / 2) > wide * 0.2;
  const reach = Math.min(wide * (isFromSide ? headOf.side : headOf.front), tall * 0.3);
  // The mouth is at the front of a head from the side, and low on one from the front.
  const way = mouth[0] > (left + right) / 2 ? 1 : -1;
  const x = isFromSide ? mouth[0] - way * reach * 0.75 : mouth[0];
  const y = mouth[1] - reach * (isFromSide ? 0.35 : 0.3);
  const scale = (reach * 2) / face.height;
  const made = face.make({ random });
  const box = boxOfPiece(made);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const placed = placePiece(made, { x: x - middle.x * scale, y: y - middle.y * scale, scale });
  return { ...piece, layers: [...piece.layers, ...placed] };
};
