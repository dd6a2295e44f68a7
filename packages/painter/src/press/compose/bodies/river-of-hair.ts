import type { Adding } from '#press/compose/bodies/bearer-options.ts';
import { join, type Point, stroke } from '#press/path.ts';
import { shape } from '#press/pieces/brush.ts';

/**
 * Hair that has grown past all measure: down one's back, and from there over the ground as a river,
 * away to both sides. In centimetres of a grown body; a child's is as long.
 */
export const riverOfHair: Adding = (piece, { hairRole = 'hair2', isFacing }) => {
  const [hx, hy] = piece.anchors?.head ?? [0, -155];
  const back = isFacing ? 0 : -9;
  const down: Point[] = [
    [hx + back * 0.4, hy - 4],
    [hx + back - 6, hy + 34],
    [hx + back - 10, hy * 0.5],
    [hx + back - 16, hy * 0.2],
    [hx + back - 44, -9],
  ];
  const bed: Point[] = [
    ...down.slice(3),
    [hx - 96, 0],
    [hx - 150, -16],
    [hx - 206, -2],
    [hx - 262, -20],
  ];
  const other: Point[] = [
    [hx + back - 12, hy * 0.16],
    [hx + 30, 0],
    [hx + 92, -13],
    [hx + 150, -2],
  ];
  const shifted = (points: readonly Point[], dx: number, dy: number): Point[] =>
    points.map(([x, y]) => [x + dx, y + dy]);
  const strands = [-7, -2, 3].flatMap((dy) => [
    stroke(shifted(bed, 4, dy), 0.9, 1.4),
    stroke(shifted(other, 2, dy), 0.9, 1.2),
  ]);
  const river = join(stroke(bed, 30, 19), stroke(other, 26, 17));
  return {
    ...piece,
    layers: [
      shape('locks', hairRole, join(stroke(down, 22, 30), river), { tone: 0.45, sheet: true }),
      shape('locks.strands', hairRole, join(...strands), { tone: 0.85 }),
      ...piece.layers,
    ],
  };
};
