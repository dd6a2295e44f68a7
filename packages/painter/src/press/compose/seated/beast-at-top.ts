import { boxOfPiece, type Troupe } from '#press/compose/troupe.ts';
import { put } from '#press/compose/work/doer.ts';
import type { Layer } from '#press/drawing.ts';
import { join, lines, rect } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { shape } from '#press/pieces/brush.ts';

/** A beast as it is at a table: up to it, and what it is on; or on the table itself. */
export interface BeastAtTop {
  readonly piece: Piece;
  readonly isOnTop: boolean;
}

/** Centimetres: what is lower is on the table, what is higher stands at it on its own legs. */
const low = 32;
const high = 110;
/** It is no wider than the table is long twice, and seen beside people. */
const widest = 430;
const seen = 92;
/** How much of it the table hides, and how far its face is above the top. */
const hidden = 0.26;
const faceOver = 16;
/** How much larger than by day it is at most, and how high a seat. */
const grown = 1.5;
const highestSeat = 64;

/** Up to a top that is so high (below zero), on a bench of its own where it would not reach. */
export function beastAtTop({ piece, box }: Troupe, top: number): BeastAtTop {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const middle = (box.left + box.right) / 2;
  if (tall < low) {
    const scale = Math.min(low / tall, (low * 2) / wide);
    const placing = { x: -middle * scale, y: -box.bottom * scale, scale };
    return { piece: { layers: put(piece, placing, 'beast') }, isOnTop: true };
  }
  const scale = Math.min(widest / wide, Math.max(1, Math.min(grown, seen / tall)));
  const face = (piece.anchors?.mouth?.[1] ?? box.top * 0.7) * scale;
  const reach = face - top + faceOver;
  const rise = tall < high ? -top - hidden * tall * scale : 0;
  const lift = Math.max(0, Math.min(highestSeat, Math.max(reach, rise)));
  const body = put(piece, { x: -middle * scale, y: -box.bottom * scale - lift, scale }, 'beast');
  const seat = lift < 6 ? [] : benchUnder(wide * scale, lift);
  return { piece: { layers: [...seat, ...body] }, isOnTop: false };
}

/** As wide as what is on it stands. */
function benchUnder(wide: number, tall: number): Layer[] {
  const half = Math.max(17, Math.min(80, wide * 0.4));
  const leg = (side: 1 | -1) =>
    lines(
      [
        [side * (half - 6), -tall + 4],
        [side * (half - 3), 0],
      ],
      3.4,
    );
  return [
    shape(
      'bench',
      'wood',
      join(
        rect(-half, -tall, half * 2, 6, 2),
        leg(1),
        leg(-1),
        rect(5 - half, -tall * 0.4, half * 2 - 10, 3),
      ),
      { tone: 0.55, round: 1.5, sheet: true },
    ),
  ];
}

/** Where its right side is at a table's left end: paws and muzzle over the edge. */
export function overEdge(piece: Piece): number {
  const { left, right } = boxOfPiece(piece);
  return Math.min(52, (right - left) * 0.34) - right;
}
