import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { ellipse } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';

/** Centimetres of a grown body: the opening in the chest, and what is seen in it. */
const opening = { wide: 17, high: 21 };

/** Whoever has something in their chest, which is open on it. */
export function withinBody(body: Piece, thing: Piece): Piece {
  const own = boxOfPiece(body);
  const grown = (own.bottom - own.top) / 170;
  const [x, y] = body.anchors?.back ?? [0, own.top * 0.66];
  const [wide, high] = [opening.wide * grown, opening.high * grown];
  const box = boxOfPiece(thing);
  const scale = Math.min(
    (wide * 1.7) / (box.right - box.left),
    (high * 1.7) / (box.bottom - box.top),
  );
  const inner = placePiece(thing, {
    x: x - ((box.left + box.right) / 2) * scale,
    y: y - ((box.top + box.bottom) / 2) * scale,
    scale,
  });
  const part = (id: string, role: Layer['role'], grow: number, tone: number): Layer => ({
    id: `inside.${id}`,
    role,
    path: ellipse(x, y, wide + grow, high + grow),
    tone,
  });
  return {
    ...body,
    layers: [
      ...body.layers,
      part('rim', 'lamp', 2.4 * grown, 0.4),
      part('dark', 'night', 0, 0.86),
      ...inner.map((layer) => ({ ...layer, id: `inside.${layer.id}` })),
    ],
  };
}
