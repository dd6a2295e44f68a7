import { cosTurn, sinTurn } from '#maths.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { turnedPiece } from '#press/compose/work/doer.ts';
import { ellipse, mapPoints, type Point, pointsOf } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { canGraze, isOnFours } from '#press/pieces/bestiary.ts';
import { shape } from '#press/pieces/brush.ts';
import type { ActName, ShownDeed } from '#press/scene.ts';

/** Where the neck of a beast that looks to the right begins, as shares of its box. */
const root = { x: 0.7, y: 0.46 };

/** How far its mouth stays above the ground, as a share of its height. */
const above = 0.05;

const atGround = /^(?:licks|grazes|sniffs|laps|drinks|smells|eats)\b/;

/** Whether a beast has its mouth at the ground: it eats there, and nothing that is told. */
export function isGrazing(id: string, act: ActName | null, deed: ShownDeed | undefined): boolean {
  if (!canGraze(id) || deed?.whom !== undefined) return false;
  return act === 'eat' || (act !== null && atGround.test(deed?.verb?.en.one ?? ''));
}

/** A beast on four legs, its neck bent down until its mouth is at the ground; its tongue out, where it licks. */
export function grazing(piece: Piece, isLicking: boolean): Piece {
  const { left, right, top, bottom } = boxOfPiece(piece);
  const [wide, high] = [right - left, bottom - top];
  const withers = piece.anchors?.top;
  // Below its head they are withers; else they are the highest point of it.
  const pivot: Point =
    withers && withers[1] > top + high * 0.06
      ? [withers[0] + wide * 0.04, withers[1] + (bottom - withers[1]) * 0.16]
      : [left + wide * root.x, top + high * root.y];
  const mouth = piece.anchors?.mouth ?? foremost(piece, right);
  const [dx, dy] = [mouth[0] - pivot[0], mouth[1] - pivot[1]];
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  const unit: Point = [dx / long, dy / long];
  const drop = Math.min(long * 0.96, bottom - high * above - pivot[1]);
  const low = Math.max(mouth[1], pivot[1]) + high * 0.26;
  const turn = fitting(dx, dy, drop);
  const bent = ([x, y]: Point): Point => {
    const along = ((x - pivot[0]) * unit[0] + (y - pivot[1]) * unit[1]) / long;
    // Fore legs stay where they stand.
    const standing = Math.max(0, Math.min(1, (low - y) / (high * 0.14)));
    const share = Math.max(0, Math.min(1, along / 0.4)) * standing;
    const by = turn * share * share * (3 - 2 * share);
    const [cos, sin] = [cosTurn(by), sinTurn(by)];
    const [px, py] = [x - pivot[0], y - pivot[1]];
    return [pivot[0] + px * cos - py * sin, pivot[1] + px * sin + py * cos];
  };
  const [mx, my] = bent(mouth);
  const size = high * 0.022;
  const tongue = shape(
    'tongue',
    'told.pink',
    ellipse(mx + size, my + size * 2.4, size, size * 2.6),
    {
      tone: 0.3,
      sheet: true,
    },
  );
  const anchors = Object.fromEntries(
    Object.entries(piece.anchors ?? {}).map(([name, spot]) => [name, bent(spot)]),
  );
  return {
    layers: [
      ...piece.layers.map((layer) => ({ ...layer, path: mapPoints(layer.path, bent) })),
      ...(isLicking ? [tongue] : []),
    ],
    anchors,
  };
}

/** How far round, in turns, until what is at (dx, dy) of a pivot is so far below it. */
function fitting(dx: number, dy: number, drop: number): number {
  let [low, high] = [0, 0.42];
  for (let step = 0; step < 18; step += 1) {
    const turn = (low + high) / 2;
    if (dx * sinTurn(turn) + dy * cosTurn(turn) < drop) low = turn;
    else high = turn;
  }
  return low;
}

/** The point of a beast that is farthest to the right. */
function foremost({ layers }: Piece, right: number): Point {
  const points = layers.flatMap(({ path }) => pointsOf(path)).filter(([x]) => x > right - 3);
  const ys = points.map(([, y]) => y);
  return [right, ys.length > 0 ? (Math.min(...ys) + Math.max(...ys)) / 2 : -100];
}

/** How far a beast that dances rises on its hind legs, in turns. */
const rise = -0.12;

/** A bear that dances stands on its hind legs. */
export function rearing(piece: Piece, id: string, act: ActName | null): Piece {
  if (act !== 'dance' || !isOnFours(id)) return piece;
  const up = turnedPiece(piece, { turn: rise });
  const { bottom } = boxOfPiece(up);
  return turnedPiece(up, { y: -bottom });
}
