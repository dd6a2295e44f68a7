import { boxOfPiece } from '#press/compose/troupe.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { join, type Path, type Point, polygon, rect, smooth } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';

/** Centimetres: a mouth as wide as a face, for what is in it to be told. */
const wide = 23;
const high = 14;

/** What has a part that stands in a row as teeth do. */
const keyed = /^(?:piano|piano-keys|synthesiser|keyboard|accordion|pipe-organ)$/;

/** A grin whose teeth are things: a row above and one below, or the keys of what has keys. */
export function grinOfThings(body: Piece, thing: Piece, id: string): Piece {
  const [mx, my] = body.anchors?.mouth ?? [0, -146];
  const [hx] = body.anchors?.head ?? [mx];
  const at: Point = [(mx + hx * 2) / 3, my + 2.5];
  const on = (x: number, y: number): Point => [at[0] + x * wide, at[1] + y * high];
  const lips = smooth([
    ...[on(-0.5, -0.3), on(-0.25, -0.5), on(0, -0.44), on(0.25, -0.5), on(0.5, -0.3)],
    ...[on(0.36, 0.3), on(0, 0.52), on(-0.36, 0.3)],
  ]);
  const inside = smooth([
    ...[
      on(-0.45, -0.26),
      on(0, -0.37),
      on(0.45, -0.26),
      on(0.31, 0.26),
      on(0, 0.43),
      on(-0.31, 0.26),
    ],
  ]);
  const teeth = keyed.test(id) ? keysIn(on) : thingsIn(on, thing);
  return {
    ...body,
    layers: [
      ...body.layers,
      shape('grin.lips', 'told.red', lips, { tone: 0.4, sheet: true }),
      shape('grin', 'dark', inside, { tone: 0.9 }),
      ...teeth,
    ],
  };
}

type On = (x: number, y: number) => Point;

/** White keys with black ones between them, bent as a smile is. */
function keysIn(on: On): Layer[] {
  const row = (n: number, top: number, low: number): Path =>
    polygon([on(n, top), on(n + 0.098, top), on(n + 0.098, low), on(n, low)]);
  const starts = [-0.42, -0.315, -0.21, -0.105, 0, 0.105, 0.21, 0.315];
  const whites = join(
    ...starts.map((n) => row(n, -0.26 - (0.4 - (n + 0.05) * (n + 0.05) * 2) * 0.16, 0.16)),
  );
  const blacks = [-0.345, -0.24, -0.03, 0.075, 0.18].map((n) => {
    const [x, y] = on(n, -0.28);
    return rect(x, y, 0.06 * wide, 0.3 * high);
  });
  return [
    shape('grin.keys', 'told.white', whites, { tone: 0.02, sheet: true }),
    shape('grin.black', 'dark', join(...blacks), { tone: 0.95 }),
  ];
}

/** Five above and four below, each as large as a tooth can be. */
function thingsIn(on: On, thing: Piece): Layer[] {
  const { left, right, top, bottom } = boxOfPiece(thing);
  const room = Math.min((wide * 0.185) / (right - left), (high * 0.42) / (bottom - top));
  const spots = [
    ...[-0.34, -0.17, 0, 0.17, 0.34].map((x) => [x, -0.15, 1] as const),
    ...[-0.24, -0.08, 0.08, 0.24].map((x) => [x, 0.2, -1] as const),
  ];
  return spots.flatMap(([dx, dy, way], n) => {
    const [x, y] = on(dx, dy);
    const placing = {
      x: x - ((left + right) / 2) * room,
      y: y - ((top + bottom) / 2) * room * way,
      scale: room,
      scaleY: way,
    };
    return put(thing, placing, `teeth${n}`);
  });
}
