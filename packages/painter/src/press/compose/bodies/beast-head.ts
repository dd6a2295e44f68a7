import { boxOfPiece } from '#press/compose/troupe.ts';
import { boxAround, boxOf, type Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

/** Of a beast from the side and from the front: the reach of its head, as a share of its width. */
const shareOfWidth = { side: 0.115, front: 0.21 };

/** Where a beast's head is, in centimetres of its piece. */
export interface BeastHead {
  /** The middle of its face. */
  readonly at: Point;
  /** From there to its edge, about. */
  readonly reach: number;
  /** Which way it looks: 1 to the right, −1 to the left, 0 at us. */
  readonly way: 1 | 0 | -1;
}

/** The head of a beast, by its mouth; null where its piece does not say where that is. */
export function headOfBeast(piece: Piece): BeastHead | null {
  const mouth = piece.anchors?.mouth;
  if (mouth === undefined) return null;
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [wide, tall] = [right - left, bottom - top];
  const isFromSide = Math.abs(mouth[0] - (left + right) / 2) > wide * 0.2;
  const share = isFromSide ? shareOfWidth.side : shareOfWidth.front;
  const reach = Math.min(wide * share, tall * 0.3);
  // The mouth is at the front of a head from the side, and low on one from the front.
  const way = mouth[0] > (left + right) / 2 ? 1 : -1;
  const x = isFromSide ? mouth[0] - way * reach * 0.75 : mouth[0];
  const y = mouth[1] - reach * (isFromSide ? 0.35 : 0.3);
  return { at: [x, y], reach, way: isFromSide ? way : 0 };
}

/** Where its eyes are: drawn ones, or the middle of its face. */
export function eyesOfBeast({ layers }: Piece, { at, reach }: BeastHead): Point {
  const eyes = layers.flatMap(({ id, path }) => (/eye/.test(id) ? (boxOf(path) ?? []) : []));
  const near = eyes.filter(
    (box) =>
      Math.abs((box.left + box.right) / 2 - at[0]) < reach * 1.6 &&
      Math.abs((box.top + box.bottom) / 2 - at[1]) < reach * 2,
  );
  const box = boxAround(near);
  return box ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2] : at;
}
