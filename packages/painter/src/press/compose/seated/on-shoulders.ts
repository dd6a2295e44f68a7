import { boxOfPiece } from '#press/compose/troupe.ts';
import { type Piece, placePiece } from '#press/piece.ts';

/** A grown person carried so is shown a little smaller: else they are a tower. */
const borne = 0.86;

/** Centimetres from the middle of a head to where somebody sits behind it. */
const nape = { x: -9, y: 17 } as const;

/** Who carries somebody on their shoulders: they sit behind the head, one shin before the breast. */
export function onShoulders(carrier: Piece, rider: Piece): Piece {
  const [head, hip] = [carrier.anchors?.head, rider.anchors?.hip];
  if (!head || !hip) return carrier;
  const { top, bottom } = boxOfPiece(rider);
  const scale = bottom - top > 110 ? borne : 1;
  const placing = {
    x: head[0] + nape.x - hip[0] * scale,
    y: head[1] + nape.y - hip[1] * scale,
    scale,
  };
  const layers = placePiece(rider, placing);
  const near = ['figure.foot', 'figure.leg'].flatMap((id) => {
    const layer = layers.findLast((one) => one.id === id);
    return layer ? [layer] : [];
  });
  return { ...carrier, layers: [...layers, ...carrier.layers, ...near] };
}
