import type { Troupe } from '#press/compose/troupe.ts';
import type { Drawing, Layer } from '#press/drawing.ts';
import { rect } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { within } from '#press/printing/clip.ts';

/** Prints a place in the opening of a thing: a frame in the frame. */
export function holding(troupe: Troupe, inner: Drawing): Troupe {
  const [from, to] = [troupe.piece.anchors?.in, troupe.piece.anchors?.['in.end']];
  if (from === undefined || to === undefined) return troupe;
  const [left, top] = from;
  const [right, bottom] = to;
  const scale = Math.max((right - left) / inner.width, (bottom - top) / inner.height);
  const x = (left + right) / 2 - (inner.width * scale) / 2;
  const y = (top + bottom) / 2 - (inner.height * scale) / 2;
  const box = { left, top, right, bottom };
  const world = placePiece({ layers: inner.layers }, { x, y, scale }).flatMap((layer): Layer[] => {
    const path = within(layer.path, box);
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
  const ground: Layer = {
    id: 'inside',
    role: 'sky',
    path: rect(left, top, right - left, bottom - top),
    tone: 0.5,
  };
  // The bars of a window are before what is seen through it.
  const { layers } = troupe.piece;
  const isBar = ({ id }: Layer) => id.endsWith('.bars');
  const piece: Piece = {
    ...troupe.piece,
    layers: [...layers.filter((one) => !isBar(one)), ground, ...world, ...layers.filter(isBar)],
  };
  return { ...troupe, piece, isHolder: true };
}
