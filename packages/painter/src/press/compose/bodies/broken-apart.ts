import { boxOfPiece } from '#press/compose/troupe.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { join, polygon } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';
import { within } from '#press/printing/clip.ts';

/** Shards about its foot: shares of its width aside, and how large. */
const shards = [
  [-0.62, 0.07, 0.2],
  [-0.4, 0.05, 0.7],
  [0.44, 0.06, 0.45],
  [0.66, 0.08, 0.1],
  [0.06, 0.05, 0.85],
] as const;

/** Whatever it is, in two: each half leans away from the crack, and what broke off lies at its foot. */
export function brokenApart(piece: Piece): Piece {
  const box = boxOfPiece(piece);
  const { left, top, right, bottom } = box;
  const [wide, tall] = [right - left, bottom - top];
  const crack = left + wide * 0.52;
  const half = (side: -1 | 1): Layer[] => {
    const part = side < 0 ? { ...box, right: crack } : { ...box, left: crack };
    const layers = piece.layers.flatMap((layer) => {
      const path = within(layer.path, part);
      return path.length === 0 ? [] : [{ ...layer, path }];
    });
    // About the foot of the crack.
    const middle = put({ layers }, { x: -crack, y: -bottom }, 'half');
    return put(
      { layers: middle },
      { x: crack + side * wide * 0.03, y: bottom, turn: side * 0.028 },
      side < 0 ? 'left' : 'right',
    );
  };
  const [first] = piece.layers;
  const size = Math.max(wide, tall * 0.5);
  const pieces = shards.map(([dx, r, turn]) => {
    const [x, y] = [crack + dx * wide, bottom - r * size * 0.2];
    const s = r * size;
    return polygon([
      [x - s, y + s * 0.2],
      [x - s * turn, y - s * 0.7],
      [x + s * 0.8, y - s * 0.1],
      [x + s * turn, y + s * 0.4],
    ]);
  });
  const rubble = shape('shards', first?.role ?? 'stone', join(...pieces), {
    tone: 0.4,
    sheet: true,
  });
  return { ...piece, layers: [...half(-1), ...half(1), rubble] };
}
