import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import type { Path } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { above } from '#press/printing/clip.ts';

/** Centimetres: what is higher stands behind whoever becomes it, and their legs are in it already. */
const tall = 130;

/** Share of a body, from its feet, that is the other thing already. */
const changed = 0.46;

/** Who turns into a thing: they still from the waist up, it from there down. */
export function becoming(body: Piece, thing: Piece): Piece {
  const [own, other] = [boxOfPiece(body), boxOfPiece(thing)];
  const height = own.bottom - own.top;
  const isTall = other.bottom - other.top > tall;
  const waist = own.bottom - height * changed;
  // A tree grows past them; a kettle is as wide as a skirt.
  const size = isTall
    ? (height * 1.5) / (other.bottom - other.top)
    : Math.min(
        (height * changed * 1.2) / (other.bottom - other.top),
        height / (other.right - other.left),
      );
  const middle = (other.left + other.right) / 2;
  // Whatever their arms do, they are above their hips.
  const hip = body.anchors?.head?.[0] ?? (own.left + own.right) / 2;
  const layers = placePiece(thing, {
    x: hip - middle * size,
    y: own.bottom - other.bottom * size,
    scale: size,
  });
  const level = isTall ? waist : own.bottom - (other.bottom - other.top) * size * 0.66;
  const half = body.layers.flatMap((layer): Layer[] => {
    const path: Path = above(layer.path, level);
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
  const named = (list: readonly Layer[], of: string) =>
    list.map((layer) => ({ ...layer, id: `${of}.${layer.id}` }));
  const [back, front] = isTall
    ? [named(layers, 'becomes'), named(half, 'half')]
    : [named(half, 'half'), named(layers, 'becomes')];
  const { head, top } = body.anchors ?? {};
  return {
    layers: [...back, ...front],
    anchors: { ...(head && { head }), ...(top && { top }) },
  };
}
