import { boxOfPiece } from '#press/compose/troupe.ts';
import { edgeAt, put, topAt } from '#press/compose/work/doer.ts';
import { worktop } from '#press/compose/work/with-tools.ts';
import type { Layer } from '#press/drawing.ts';
import { join, lines, type Point, rect } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { poly, shape } from '#press/pieces/brush.ts';

/** What work is done on: its shape from in front of whoever works, and where things lie on it. */
export interface Bench {
  readonly layers: () => Layer[];
  readonly at: Point;
  /** Centimetres that a thing on it may take. */
  readonly wide: number;
  readonly high: number;
  /** What is on it hangs from it, by its top. */
  readonly isHung?: boolean;
}

const legs = (from: Point, to: Point) => lines([from, to], 3.2);

const benches = {
  table: { layers: () => worktop(32), at: [74, -82], wide: 62, high: 46 },
  board: {
    layers: () => [
      shape('board.legs', 'metal', join(legs([48, -84], [98, 0]), legs([100, -84], [46, 0])), {
        tone: 0.5,
      }),
      shape('board', 'told.grey', rect(28, -90, 104, 7, 3.5), { tone: 0.25, sheet: true }),
    ],
    ...{ at: [82, -90], wide: 74, high: 26 },
  },
  anvil: {
    layers: () => [
      shape('anvil.block', 'bark', rect(62, -46, 34, 46, 3), { tone: 0.45 }),
      shape(
        'anvil',
        'dark',
        poly('50,-74 106,-74 116,-70 96,-62 90,-54 98,-46 58,-46 66,-54 60,-62'),
        {
          ...{ tone: 0.5, sheet: true },
        },
      ),
    ],
    ...{ at: [82, -74], wide: 70, high: 20 },
  },
  block: {
    layers: () => [
      shape('block', 'bark', rect(66, -34, 38, 34, 4), { tone: 0.5 }),
      shape('block.top', 'wood', rect(66, -36, 38, 7, 3.4), { tone: 0.25 }),
    ],
    ...{ at: [85, -34], wide: 30, high: 34 },
  },
  /** A rest for what is painted, from its side to us. */
  easel: {
    layers: () => [
      shape(
        'easel',
        'wood',
        join(legs([84, -178], [58, 0]), legs([88, -178], [122, 0]), legs([88, -170], [94, -4])),
        { tone: 0.45 },
      ),
      shape('easel.rest', 'wood', rect(54, -88, 68, 5, 1), { tone: 0.6 }),
      shape('canvas', 'told.white', rect(56, -158, 64, 70, 1), { tone: 0.1, sheet: true }),
    ],
    ...{ at: [88, -88], wide: 64, high: 72 },
  },
  /** A line between two posts, clothes pegs on it. */
  line: {
    layers: () => [
      shape('line.posts', 'wood', join(rect(22, -176, 5, 176, 1), rect(132, -176, 5, 176, 1)), {
        tone: 0.5,
      }),
      shape(
        'line',
        'bark',
        lines(
          [
            [24, -168],
            [78, -162],
            [135, -168],
          ],
          1.6,
        ),
        { tone: 0.5 },
      ),
    ],
    ...{ at: [70, -162], wide: 70, high: 96, isHung: true },
  },
} as const satisfies Record<string, Bench>;

export type BenchName = keyof typeof benches;

/** The near end of what the dream has them at, and where its top is there: a tap is no rim. */
export function rimOf(thing: Piece): Record<'near' | 'rim', Point> {
  const { left, right, top, bottom } = boxOfPiece(thing);
  const near = edgeAt(thing, (top + bottom) / 2);
  return { near, rim: topAt(thing, near[0] + Math.min(20, (right - left) * 0.3)) };
}

/** What the dream has them at, a bathtub, a counter: nothing of ours is put before it. */
export function benchAt(thing: Piece, reach: Point): Bench {
  const { left, right } = boxOfPiece(thing);
  const { near, rim } = rimOf(thing);
  const x = reach[0] - near[0] - 12;
  return {
    layers: () => put(thing, { x }, 'bench'),
    at: [rim[0] + x, rim[1]],
    wide: Math.min(62, (right - left) * 0.6),
    high: 46,
  };
}

/** As large as whoever works at it: a child's table is lower. */
export function benchOf(name: BenchName, size: number): Bench {
  const bench: Bench = benches[name];
  return {
    ...bench,
    layers: () => placePiece({ layers: bench.layers() }, { scale: size }),
    at: [bench.at[0] * size, bench.at[1] * size],
    wide: bench.wide * size,
    high: bench.high * size,
  };
}
