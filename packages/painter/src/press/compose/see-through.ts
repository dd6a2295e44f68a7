import type { Piece } from '#press/piece.ts';

/** Of whom nobody sees, a breath is seen: what is behind them shows through. */
export function seenThrough({ layers, anchors }: Piece): Piece {
  return {
    layers: layers.map((layer) => (layer.alpha === undefined ? { ...layer, alpha: faint } : layer)),
    ...(anchors && { anchors }),
  };
}

/** Fainter, they are not seen by us either. */
const faint = 0.58;
