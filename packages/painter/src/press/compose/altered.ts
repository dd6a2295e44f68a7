import { above } from '#press/clip.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import {
  ellipse,
  join,
  lines,
  mapPoints,
  type Path,
  type Point,
  rect,
  smooth,
} from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';

/** Nobody sits on the air. */
export function withStool(body: Piece): Piece {
  const [x, y] = body.anchors?.seat ?? [0, -42];
  const high = -y;
  const stool = join(
    rect(x - 19, y, 38, 5, 2),
    lines(
      [
        [x - 14, y + 4],
        [x - 17, 0],
      ],
      3,
    ),
    lines(
      [
        [x + 14, y + 4],
        [x + 17, 0],
      ],
      3,
    ),
    lines(
      [
        [x - 14, y + high * 0.6],
        [x + 14, y + high * 0.6],
      ],
      2,
    ),
  );
  const layer: Layer = { id: 'stool', role: 'wood', path: stool, tone: 0.55, isSheet: true };
  return { ...body, layers: [layer, ...body.layers] };
}

/** What bleeds though it is no body: it runs down its front, and lies under it. */
export function bleeding(piece: Piece): Piece {
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [wide, tall] = [right - left, bottom - top];
  const drips = [0.2, 0.34, 0.47, 0.62, 0.78].map((share, n): Path => {
    const x = left + wide * share;
    const from = top + tall * (0.3 + 0.08 * (n % 3));
    const to = Math.min(bottom, from + tall * (0.28 + 0.16 * ((n * 2) % 3)));
    const thick = Math.max(0.8, wide * 0.022);
    return join(
      lines(
        [
          [x, from],
          [x, to],
        ],
        thick * 1.6,
      ),
      ellipse(x, to, thick * 1.5, thick * 2.2),
    );
  });
  const layers: Layer[] = [
    {
      id: 'blood.pool',
      role: 'blood',
      path: ellipse(left + wide * 0.5, bottom, wide * 0.62, Math.max(tall * 0.05, wide * 0.07)),
      tone: 0.45,
    },
    ...piece.layers,
    { id: 'blood', role: 'blood', path: join(...drips), tone: 0.3, isSheet: true },
  ];
  return { ...piece, layers };
}

/** Who digs stands at a hole, what came out of it beyond. */
export function withHole(body: Piece): Piece {
  const { right } = boxOfPiece(body);
  const x = right - 12;
  const mound = smooth([
    [x + 26, -1],
    [x + 44, -20],
    [x + 66, -30],
    [x + 92, -16],
    [x + 106, -1],
  ]);
  const layers: Layer[] = [
    { id: 'mound', role: 'bark', path: mound, tone: 0.35, isSheet: true },
    { id: 'hole', role: 'bark', path: ellipse(x, -2, 42, 10), tone: 1, isSheet: true },
    { id: 'hole.rim', role: 'bark', path: ellipse(x, 2, 34, 5), tone: 0.75 },
  ];
  return { ...body, layers: [...layers, ...body.layers] };
}

/** Beasts that stand on legs. */
export const legged: ReadonlySet<string> = new Set(
  `dog wolf fox lion tiger panther bear horse cow bull donkey deer sheep goat pig elephant camel
  giraffe zebra unicorn boar hippopotamus rhinoceros`.split(/\s+/),
);

/** A beast that lies has its legs under it: what is below its belly is not seen. */
export function lyingDown(piece: Piece, id: string): Piece {
  if (!legged.has(id)) return piece;
  const box = boxOfPiece(piece);
  const fold = (box.bottom - box.top) * 0.4;
  const layers = piece.layers.flatMap((layer) => {
    const path = above(layer.path, box.bottom - fold);
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
  const [first] = layers;
  const middle = (box.left + box.right) / 2;
  const rest = ellipse(middle, box.bottom - fold, (box.right - box.left) * 0.34, fold * 0.2);
  const belly: Layer[] = first ? [{ ...first, id: 'belly', path: rest, tone: 0.7 }] : [];
  return { ...piece, layers: placePiece({ layers: [...belly, ...layers] }, { y: fold }) };
}

/** A house that walks does so on two legs of its own. */
export function withLegs(piece: Piece): Piece {
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [middle, wide, tall] = [(left + right) / 2, right - left, bottom - top];
  const long = Math.max(0.34 * tall, 0.24 * wide);
  const thick = Math.min(wide * 0.09, long * 0.22);
  const hips = [middle - wide * 0.14, middle + wide * 0.14] as const;
  const stride = (hip: number, way: number): Point[] => [
    [hip, bottom - thick],
    [hip + way * long * 0.24 + long * 0.1, bottom + long * 0.5],
    [hip + way * long * 0.42, bottom + long * 0.94],
  ];
  const legs = [stride(hips[0], -1), stride(hips[1], 1)];
  const shoes = legs.flatMap((points) => {
    const [x, y] = points[2] ?? [middle, bottom + long];
    return [ellipse(x + thick * 0.9, y + thick * 0.1, thick * 1.5, thick * 0.62)];
  });
  const layers: Layer[] = [
    { id: 'legs', role: 'skin2', path: join(...legs.map((leg) => lines(leg, thick))), tone: 0.4 },
    { id: 'shoes', role: 'night', path: join(...shoes), tone: 0.7 },
  ];
  return { ...piece, layers: placePiece({ layers: [...layers, ...piece.layers] }, { y: -long }) };
}

/** What melts sinks to one side, and lies in a pool of itself. */
export function melting(piece: Piece): Piece {
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [middle, wide, tall] = [(left + right) / 2, right - left, Math.max(1, bottom - top)];
  const sag = ([x, y]: Point): Point => {
    const up = (bottom - y) / tall;
    const low = (1 - up) * (1 - up) * (1 - up);
    const lean = up * up * (0.3 * tall + 0.22 * wide);
    const drip = ((x - left) / Math.max(1, wide)) * 2 - 1;
    return [
      middle + (x - middle) * (1 + 0.5 * low) + lean,
      y + up * up * 0.36 * tall + up * (1 - drip * drip) * 0.06 * tall,
    ];
  };
  const melted = piece.layers.map((layer) => ({ ...layer, path: mapPoints(layer.path, sag) }));
  const [first] = piece.layers;
  if (first === undefined) return piece;
  const pool: Layer = {
    ...first,
    id: 'melted',
    path: join(
      ellipse(middle + wide * 0.1, bottom, wide * 0.86, Math.max(tall * 0.035, wide * 0.09)),
      ellipse(middle + wide * 0.9, bottom + tall * 0.015, wide * 0.3, wide * 0.05),
    ),
    tone: 0.5,
  };
  return { ...piece, layers: [pool, ...melted] };
}
