import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { withBeastHead } from '#press/figure/beast-heads.ts';
import { figure } from '#press/figure/figure.ts';
import type { Hands, Looks } from '#press/figure/options.ts';
import type { PoseName } from '#press/figure/poses.ts';
import { type Point, pointsOf } from '#press/path.ts';
import { type Piece, type PiecePlacing, placeAnchor, placePiece } from '#press/piece.ts';

/** Who does some work, in any pose, their hands where the work is; centimetres from their feet. */
export type Doer = (pose: PoseName, hands?: Hands) => Piece;

/** `looks` makes them anew each time, so that every pose is varied alike. */
export function doerOf(looks: () => Looks, head: string | undefined): Doer {
  return (pose, hands) => {
    const body = figure({ ...looks(), pose, ...(hands && { hands }) });
    return head === undefined ? body : withBeastHead(body, head);
  };
}

/** What hands do at the same time is in one piece: from back to front. */
export function joinPieces(body: Piece, ...layers: readonly (readonly Layer[])[]): Piece {
  return { layers: layers.flat(), ...(body.anchors && { anchors: body.anchors }) };
}

/** A thing placed, its layers told apart from those of whoever works on it. */
export function put(piece: Piece, placing: PiecePlacing, id = 'work'): Layer[] {
  return placePiece(piece, placing).map((layer) => ({ ...layer, id: `${id}.${layer.id}` }));
}

/** Where a body's hand is, free of any work. */
export function at(piece: Piece, name: string): Point {
  return piece.anchors?.[name] ?? [40, -100];
}

/** The leftmost point of a piece near a height, where a hand can lie on it. */
export function edgeAt(piece: Piece, y: number): Point {
  const { left, top, bottom } = boxOfPiece(piece);
  const level = Math.max(top + 3, Math.min(bottom - 3, y));
  const reach = Math.max(8, (bottom - top) * 0.1);
  const near = piece.layers
    .flatMap(({ path }) => pointsOf(path))
    .filter(([, py]) => Math.abs(py - level) <= reach);
  return [near.length > 0 ? Math.min(...near.map(([x]) => x)) : left, level];
}

/** The topmost point of a piece near an `x`: where a hand strokes it. */
export function topAt(piece: Piece, x: number): Point {
  const { left, right, top } = boxOfPiece(piece);
  const reach = Math.max(6, (right - left) * 0.07);
  const near = piece.layers
    .flatMap(({ path }) => pointsOf(path))
    .filter(([px]) => Math.abs(px - x) <= reach);
  return [x, near.length > 0 ? Math.min(...near.map(([, y]) => y)) : top];
}

/** The same piece the other way round. */
export function mirrored(piece: Piece): Piece {
  return turnedPiece(piece, { scaleX: -1 });
}

/** A piece placed, with its anchors. */
export function turnedPiece(piece: Piece, placing: PiecePlacing): Piece {
  const anchors = Object.fromEntries(
    Object.keys(piece.anchors ?? {}).map((name): [string, Point] => [
      name,
      placeAnchor(piece, name, placing) ?? [0, 0],
    ]),
  );
  return { layers: placePiece(piece, placing), anchors };
}

/** What is in a hand is before the body, and behind the arm that has it. */
export function beforeNearArm(body: Piece, thing: readonly Layer[]): Piece {
  const cut =
    body.layers.findLastIndex(({ id }) =>
      /^(?:figure\.(?:head|garment|trim|collar|hair|face|mask|folds|glasses|tears)|head(?:\..*)?)$/.test(
        id,
      ),
    ) + 1;
  return joinPieces(body, body.layers.slice(0, cut), thing, body.layers.slice(cut));
}
