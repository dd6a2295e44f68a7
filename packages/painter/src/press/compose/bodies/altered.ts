import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import {
  ellipse,
  join,
  limb,
  lines,
  mapPoints,
  type Path,
  type Point,
  pointsOf,
  rect,
  smooth,
} from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { isOnFours, isStout } from '#press/pieces/bestiary.ts';
import { above } from '#press/printing/clip.ts';

/** Nobody writes on the air: a desk over the knees, and a sheet of paper under the pen. */
export function withDesk(body: Piece): Piece {
  const { hand = [30, -80], hand2 = hand } = body.anchors ?? {};
  const top = Math.max(hand[1], hand2[1]) + 4;
  const [left, right] = [Math.min(hand[0], hand2[0]) - 16, Math.max(hand[0], hand2[0]) + 34];
  const legs = join(
    lines(
      [
        [left + 4, top],
        [left + 2, 0],
      ],
      3,
    ),
    lines(
      [
        [right - 4, top],
        [right - 2, 0],
      ],
      3,
    ),
  );
  const over: Layer[] = [
    { id: 'writing-desk', role: 'wood', path: rect(left, top, right - left, 5, 1), tone: 0.35 },
    { id: 'writing-desk.legs', role: 'wood', path: legs, tone: 0.6 },
    {
      id: 'writing-desk.paper',
      role: 'white',
      path: rect(left + 10, top - 2.2, right - left - 24, 2.6),
      tone: 0,
    },
  ];
  return { ...body, layers: [...body.layers, ...over.map((one) => ({ ...one, isSheet: true }))] };
}

/** Who writes where there is no room for a desk has a pad in one hand, and the pen on it. */
export function withPad(body: Piece): Piece {
  const [x, y] = body.anchors?.hand ?? [30, -80];
  const pad = (dy: number, thick: number, inset: number) =>
    lines(
      [
        [x - 13 + inset, y + 9 + dy - inset * 0.2],
        [x + 15 - inset, y + 1 + dy + inset * 0.2],
      ],
      thick,
    );
  const under: Layer[] = [
    { id: 'pad', role: 'told.blue', path: pad(2.4, 4, 0), tone: 0.4, isSheet: true },
    { id: 'pad.paper', role: 'white', path: pad(0, 2.4, 1), tone: 0.05, isSheet: true },
  ];
  return { ...body, layers: [...body.layers, ...under] };
}

/** What bleeds though it is no body: it runs down its front, and lies under it. */
export function bleeding(piece: Piece): Piece {
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [wide, tall] = [right - left, bottom - top];
  const drips = [0.2, 0.34, 0.47, 0.62, 0.78].map((share, n): Path => {
    const x = left + wide * share;
    const from = top + tall * (0.3 + 0.08 * (n % 3));
    const to = Math.min(bottom, from + tall * (0.28 + 0.16 * ((n * 2) % 3)));
    const thick = Math.max(0.12, wide * 0.022);
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

/** A beast that lies has its belly on the ground, its fore legs before it and a haunch drawn up. */
export function lyingDown(piece: Piece, id: string): Piece {
  if (!isOnFours(id)) return piece;
  const box = boxOfPiece(piece);
  const [withersX, withersY] = piece.anchors?.top ?? [(box.right - box.left) * 0.14, box.top];
  const tall = box.bottom - withersY;
  // The chest is to the right, and the withers are over it.
  const long = Math.max(tall * 0.9, withersX / 0.28);
  const far = piece.layers.find(({ id: name }) => name.endsWith('.far'));
  const body = piece.layers.find(
    (layer) => layer.isSheet && layer !== far && layer.role === (far ?? layer).role,
  );
  // Down to its belly, however long its legs are.
  const under = pointsOf(body?.path ?? []).filter(([x]) => Math.abs(x) < long * 0.16);
  const belly = Math.max(withersY + tall * 0.3, ...under.map(([, y]) => y));
  const fold = under.length > 0 && !isStout(id) ? box.bottom - belly + tall * 0.03 : tall * 0.42;
  const ground = box.bottom - fold;
  const layers = piece.layers.flatMap((layer) => {
    const path = above(layer.path, ground);
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
  if (!body || isStout(id)) {
    const middle = (box.left + box.right) / 2;
    const rest = ellipse(middle, ground, (box.right - box.left) * 0.34, tall * 0.08);
    const [first] = layers;
    const heap: Layer[] = first ? [{ ...first, id: 'belly', path: rest, tone: 0.7 }] : [];
    return { ...piece, layers: placePiece({ layers: [...heap, ...layers] }, { y: fold }) };
  }
  const thick = tall * 0.062;
  // Shares of how deep the body is.
  const deep = (ground - withersY) * 2.15;
  const at = (x: number, up: number): Point => [x * long, ground - up * deep];
  const leg = (points: readonly [Point, Point, Point]): Path =>
    join(
      limb(points[0], points[1], thick * 1.5, thick),
      limb(points[1], points[2], thick, thick * 0.92),
    );
  const fore = (off: number) =>
    leg([at(0.3 + off, 0.2), at(0.36 + off, 0.06), at(0.68 + off, 0.05)]);
  const haunch = join(
    smooth([
      ...[at(-0.5, 0.16), at(-0.46, 0.38), at(-0.3, 0.43), at(-0.15, 0.3), at(-0.12, 0.12)],
      ...[at(-0.2, 0.01), at(-0.42, 0)],
    ]),
    limb(at(-0.22, 0.055), at(0.0, 0.05), thick * 1.1, thick * 0.92),
  );
  const lower = smooth([
    ...[at(-0.46, 0.2), at(0, 0.24), at(0.4, 0.2), at(0.36, 0.02), at(0, 0), at(-0.4, 0.01)],
  ]);
  const { relief: _, ...flat } = body;
  const toneOf = typeof body.tone === 'number' ? body.tone : 0.35;
  const folded: Layer[] = [
    { ...flat, id: `${body.id}.far`, path: fore(0.08), tone: Math.min(1, toneOf + 0.4) },
    { ...flat, id: `${body.id}.belly`, path: lower, tone: Math.min(1, toneOf + 0.25) },
  ];
  const near: Layer = { ...body, id: `${body.id}.near`, path: join(fore(0), haunch) };
  const at0 = layers.findIndex((layer) => layer.id === body.id);
  const anchors = Object.fromEntries(
    Object.entries(piece.anchors ?? {}).map(([name, [x, y]]) => [name, [x, y + fold] as const]),
  );
  const all = [...folded, ...layers.slice(0, at0 + 1), near, ...layers.slice(at0 + 1)];
  return { ...piece, anchors, layers: placePiece({ layers: all }, { y: fold }) };
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

/** A table that walks puts one side before the other. */
export function striding(piece: Piece): Piece {
  const { left, right, bottom } = boxOfPiece(piece);
  const turned = placePiece(piece, { turn: -0.026 });
  const low = boxOfPiece({ layers: turned }).bottom;
  return {
    ...piece,
    layers: placePiece({ layers: turned }, { y: bottom - low, x: (right - left) * 0.02 }),
  };
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

/** Who melts still stands, their lower half run down into a pool, drops on their way. */
export function meltingBody(piece: Piece): Piece {
  const { left, right, top, bottom } = boxOfPiece(piece);
  const [x, y] = piece.anchors?.hip ?? [(left + right) / 2, (top + bottom) / 2];
  const tall = Math.max(1, bottom - top);
  // Below the hips all of it spreads; above, it sags a little to one side.
  const run = ([px, py]: Point): Point => {
    const low = Math.max(0, (py - y) / Math.max(1, bottom - y));
    const up = Math.max(0, (y - py) / tall);
    const spread = 1 + 1.1 * low * low * low;
    const sag = up * up * 0.2 * tall;
    return [x + (px - x) * spread + sag * 0.3, py + (1 - low) * 0.11 * tall];
  };
  const layers = piece.layers.map((layer) => ({ ...layer, path: mapPoints(layer.path, run) }));
  const drops = ['hand', 'hand2', 'elbow', 'mouth'].flatMap((name, n) => {
    const at = piece.anchors?.[name];
    if (!at) return [];
    const [dx, dy] = run(at);
    const long = 12 + 7 * (n % 3);
    return [
      join(
        limb([dx, dy], [dx, dy + long], 2.4, 1.2),
        ellipse(dx, dy + long + 2, 2.6, 3.6),
        ellipse(dx + 1, dy + long + 16, 1.7, 2.6),
      ),
    ];
  });
  const skin = piece.layers.find(({ id }) => id === 'figure.head') ?? piece.layers[0];
  const legs = piece.layers.find(({ id }) => id === 'figure.leg') ?? piece.layers[0];
  if (!skin || !legs) return piece;
  const pool: Layer = {
    ...{ id: 'melted', role: legs.role, tone: 0.5, isSheet: true },
    path: join(
      ellipse(x, bottom, tall * 0.36, tall * 0.04),
      ellipse(x + tall * 0.33, bottom + 2, tall * 0.12, tall * 0.018),
      ellipse(x - tall * 0.4, bottom - 1, tall * 0.07, tall * 0.014),
    ),
  };
  const dripping: Layer = { id: 'melted.drops', role: skin.role, tone: 0.35, path: join(...drops) };
  return { ...piece, layers: [pool, ...layers, dripping] };
}

/** Of whom nobody sees, a breath is seen: what is behind them shows through. */
export function seenThrough({ layers, anchors }: Piece): Piece {
  return {
    layers: layers.map((layer) => (layer.alpha === undefined ? { ...layer, alpha: faint } : layer)),
    ...(anchors && { anchors }),
  };
}

/** Fainter, they are not seen by us either. */
const faint = 0.58;
