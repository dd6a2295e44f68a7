import type { Troupe } from '#press/compose/troupe.ts';
import type { Drawing, Layer } from '#press/drawing.ts';
import { type Box, boxOf, rect } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { inPane, within } from '#press/printing/clip.ts';

/** Prints a place in the opening of a thing: a frame in the frame. */
export function holding(troupe: Troupe, inner: Drawing): Troupe {
  const { pane } = troupe.piece;
  const box = (pane && boxOf(pane)) ?? openingOf(troupe.piece);
  if (box === null) return troupe;
  const { left, top, right, bottom } = box;
  const scale = Math.max((right - left) / inner.width, (bottom - top) / inner.height);
  const x = (left + right) / 2 - (inner.width * scale) / 2;
  const y = (top + bottom) / 2 - (inner.height * scale) / 2;
  const world = placePiece({ layers: inner.layers }, { x, y, scale }).flatMap((layer): Layer[] => {
    const path = pane ? inPane(within(layer.path, box), pane) : within(layer.path, box);
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
  const ground: Layer = {
    id: 'inside',
    role: 'sky',
    path: pane ?? rect(left, top, right - left, bottom - top),
    tone: 0.5,
  };
  // The bars of a window are before what is seen through it, and so is what shines on a glass.
  const { layers } = troupe.piece;
  const isBefore = ({ id }: Layer) => /\.(?:bars|shine|shine\.front)$/.test(id);
  const piece: Piece = {
    ...troupe.piece,
    layers: [
      ...layers.filter((one) => !isBefore(one)),
      ground,
      ...world,
      ...layers.filter(isBefore),
    ],
  };
  return { ...troupe, piece, isHolder: true };
}

function openingOf({ anchors }: Piece): Box | null {
  const [from, to] = [anchors?.in, anchors?.['in.end']];
  return from && to ? { left: from[0], top: from[1], right: to[0], bottom: to[1] } : null;
}
