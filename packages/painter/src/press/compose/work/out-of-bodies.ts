import { headOf, longThings } from '#press/compose/placing/long-things.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { at, type Doer, joinPieces, put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { ellipse, type Point, smooth, stroke } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';
import { above } from '#press/printing/clip.ts';

/** Drawn out of one's mouth hand over hand: what is long lies in loops at one's feet. */
export function drawnFromMouth(doer: Doer, id: string, thing: Piece): Piece {
  const free = doer('draw-out');
  const mouth = at(free, 'mouth');
  const near: Point = [mouth[0] + 30, mouth[1] + 7];
  const far: Point = [mouth[0] + 44, mouth[1] + 30];
  const body = doer('draw-out', [near, far]);
  const strand = longThings[id];
  if (strand === undefined) {
    const { left, right, top, bottom } = boxOfPiece(thing);
    const scale = Math.min(1.2, 46 / Math.max(right - left, bottom - top));
    const x = near[0] + 2 - ((left + right) / 2) * scale;
    const y = near[1] - ((top + bottom) / 2) * scale;
    return joinPieces(body, put(thing, { x, y, scale }, 'drawn'), body.layers);
  }
  const { role, wide } = strand;
  const path = stroke(
    [
      mouth,
      near,
      far,
      [far[0] + 10, far[1] + 40],
      [far[0] - 4, -40],
      [far[0] + 12, -6],
      [far[0] + 46, -4],
      [far[0] + 40, -14],
      [far[0] + 6, -9],
      [far[0] + 26, -1],
      [far[0] + 74, -3],
    ],
    wide,
  );
  const end: Point = [far[0] + 80, -6];
  const head = headOf(id, { at: end, wide: 9, tall: 5.4, id: 'drawn' });
  const drawn = shape('drawn', role, path, { tone: 0.4, round: wide * 0.4, sheet: true });
  return joinPieces(body, [drawn], head, body.layers);
}

/** What somebody spits or vomits pours from their mouth in an arc, and lies on the ground. */
export function spat(doer: Doer, thing: Piece): Piece {
  const body = doer('bend-over');
  const [x, y] = at(body, 'mouth');
  const { left, right, top, bottom } = boxOfPiece(thing);
  const long = Math.max(right - left, bottom - top);
  const fallen = [0.1, 0.3, 0.52, 0.76, 0.98].map((t, n): readonly [Point, number] => [
    [x + 5 + 26 * t + (n % 2) * 5, y + 4 + (-y - 14) * t * t],
    12 + 8 * t,
  ]);
  const lying = [4, 24, 46, 66].map((dx, n): readonly [Point, number] => [
    [x + dx, n % 2 === 0 ? -7 : -3],
    20,
  ]);
  const pieces = [...lying, ...fallen].flatMap(([[px, py], size], n) => {
    const scale = Math.min(1.2, size / long);
    return put(
      thing,
      {
        x: px - ((left + right) / 2) * scale,
        y: py - ((top + bottom) / 2) * scale,
        scale,
        turn: ((n * 5) % 7) / 14 - 0.2,
      },
      `spat${n}`,
    );
  });
  return joinPieces(body, body.layers, pieces);
}

/** Where on a body, seen from the front, something grows: a place of it, and which way it leans. */
const roots: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  head: [['top', 0]],
  hair: [['top', 0]],
  ear: [['head', 0.14]],
  mouth: [['mouth', 0.2]],
  nose: [['mouth', 0.18]],
  eye: [['head', 0.1]],
  arm: [
    ['elbow', -0.08],
    ['elbow2', 0.08],
    ['shoulder', -0.1],
    ['shoulder2', 0.1],
  ],
  hand: [
    ['hand', -0.06],
    ['hand2', 0.06],
  ],
  leg: [
    ['lap', -0.08],
    ['feet', 0.08],
  ],
  foot: [['feet', 0.05]],
  back: [['shoulder', -0.04]],
  belly: [['belly', 0.06]],
};

/** Something grows out of somebody: from the breast unless it is told where. */
export function growingFrom(body: Piece, thing: Piece, part: string): Piece {
  const hip: Point = body.anchors?.hip ?? [0, -90];
  const back: Point = body.anchors?.back ?? [0, -125];
  const spots = roots[part] ?? [['breast', 0.105] as const];
  const own: Readonly<Record<string, Point>> = {
    breast: back,
    belly: [hip[0], hip[1] + (back[1] - hip[1]) * 0.4],
  };
  const { left, right, top, bottom } = boxOfPiece(thing);
  const most = spots.length > 1 ? 44 : 96;
  const scale = Math.min(1.4, most / (bottom - top), (most * 1.1) / (right - left));
  const grown = spots.flatMap(([name, turn], n) => {
    const [x, y]: Point = own[name] ?? body.anchors?.[name] ?? back;
    const foot = placePiece(thing, { x: -((left + right) / 2) * scale, y: -bottom * scale, scale });
    return put({ layers: foot }, { x, y: y + 2, turn }, `grown${n}`);
  });
  const [first] = spots;
  const [x, y]: Point = own[first?.[0] ?? ''] ?? back;
  const tear = own[first?.[0] ?? '']
    ? [shape('grown.from', 'blood', ellipse(x, y + 2, 8, 5), { tone: 0.7 })]
    : [];
  return { ...body, layers: [...body.layers, ...tear, ...grown] };
}

/** Out of what one would not fit in by day: from the waist up, over its broken or open rim. */
export function hatching(body: Piece, thing: Piece, isShell: boolean): Piece {
  const { left, right, top, bottom } = boxOfPiece(thing);
  const own = boxOfPiece(body);
  const tall = own.bottom - own.top;
  const scale = Math.max(
    (tall * 0.62) / (bottom - top),
    Math.min(1, (tall * 0.9) / (right - left)),
  );
  const [wide, high] = [(right - left) * scale, (bottom - top) * scale];
  const shell = placePiece(thing, {
    x: -((left + right) / 2) * scale,
    y: -bottom * scale,
    scale,
  });
  // An egg has lost its upper half, and its edge is jagged.
  const rim = isShell ? -high * 0.62 : -high;
  const lower = isShell ? shell.flatMap((layer): Layer[] => below(layer, rim)) : shell;
  const edge = isShell ? [jagged(shell[0], wide * 0.43, rim)] : [];
  const waist = (body.anchors?.hip?.[1] ?? -tall * 0.5) + tall * 0.02;
  const x = -(body.anchors?.hip?.[0] ?? 0);
  const raised = placePiece(body, { x, y: rim - waist });
  const half = raised.flatMap((layer): Layer[] => {
    const path = above(layer.path, rim + (isShell ? 12 : 6));
    return path.length === 0 ? [] : [{ ...layer, path }];
  });
  const named = lower.map((layer) => ({ ...layer, id: `shell.${layer.id}` }));
  return { layers: [...half, ...named, ...edge] };
}

/** What of a layer is under a line: it is turned over to be cut. */
function below(layer: Layer, y: number): Layer[] {
  const [over] = placePiece({ layers: [layer] }, { scaleY: -1 });
  const path = over ? above(over.path, -y) : [];
  if (!over || path.length === 0) return [];
  return placePiece({ layers: [{ ...over, path }] }, { scaleY: -1 });
}

function jagged(first: Layer | undefined, half: number, y: number): Layer {
  const teeth: Point[] = Array.from({ length: 13 }, (_, n) => [
    -half + (half * 2 * n) / 12,
    y + (n % 2 === 0 ? 5 : -13),
  ]);
  const path = smooth([...teeth, [half * 0.98, y + 14], [-half * 0.98, y + 14]]);
  return { id: 'shell.edge', role: first?.role ?? 'white', path, tone: 0.2, isSheet: true };
}
