import { cord, first, type Trace } from '#press/compose/work/trace.ts';
import { ellipse, join, lines, type Point, polygon, rect, stroke } from '#press/path.ts';
import { shape } from '#press/pieces/brush.ts';

/** Ropes, papers, and what is played and gone on. */
export const ofPlay = {
  rope: cord('rope', 'bark', 2.6),
  string: cord('string', 'white', 1.1),
  /** A rope from both fists over one's head, as it swings. */
  skipping: (points, size) => {
    const [near = [0, 0], far = [10, 0]] = points;
    const top = Math.min(near[1], far[1]) - 92 * size;
    const path = stroke(
      [
        near,
        [near[0] + 40 * size, near[1] - 40 * size],
        [near[0] + 8 * size, top],
        [far[0] - 46 * size, far[1] - 44 * size],
        far,
      ],
      2.2 * size,
      2.2 * size,
    );
    return [shape('skipping', 'bark', path, { tone: 0.3, sheet: true })];
  },
  /** A long rod from the fists, and its line down to a float. */
  angling: (points, size) => {
    const [from = [0, 0]] = points;
    const tip: Point = [from[0] + 104 * size, from[1] - 66 * size];
    const float: Point = [tip[0] + 8 * size, 8 * size];
    const rod = stroke(
      [[from[0] - 16 * size, from[1] + 9 * size], [from[0] + 52 * size, from[1] - 44 * size], tip],
      3.2 * size,
      1.3 * size,
    );
    return [
      shape('rod', 'wood', rod, { tone: 0.55, sheet: true }),
      shape(
        'rod.line',
        'white',
        lines([tip, [tip[0] + 5 * size, (tip[1] + float[1]) / 2], float], 0.9),
        {
          tone: 0.1,
        },
      ),
      shape('rod.reel', 'dark', ellipse(from[0] + 5 * size, from[1] + 3 * size, 3.4, 3.4), {
        tone: 0.5,
      }),
      shape('rod.float', 'told.red', ellipse(float[0], float[1], 3, 4.4), {
        tone: 0.3,
        sheet: true,
      }),
    ];
  },
  /** Two long boards under the feet, and a pole in each hand. */
  skis: (points, size) => {
    const [foot = [0, 0], near = [20, -90]] = points;
    const board = (dx: number, dy: number) =>
      stroke(
        [
          [foot[0] - (74 - dx) * size, foot[1] + dy],
          [foot[0] + (62 + dx) * size, foot[1] + dy],
          [foot[0] + (78 + dx) * size, foot[1] + dy - 9 * size],
        ],
        3.4 * size,
        3 * size,
      );
    const pole = lines(
      [
        [near[0] + 3, near[1] - 6 * size],
        [near[0] - 26 * size, foot[1] - 2],
      ],
      1.8,
    );
    return [
      shape('skis', 'told.red', join(board(0, 3), board(-14, 6)), { tone: 0.35, sheet: true }),
      shape('skis.pole', 'metal', pole, { tone: 0.4 }),
    ];
  },
  blades: (points, size) => {
    const blade = ([x, y]: Point) =>
      join(
        rect(x - 13 * size, y + 4 * size, 27 * size, 2.4 * size, 1),
        rect(x - 8 * size, y, 3 * size, 5 * size),
        rect(x + 5 * size, y, 3 * size, 5 * size),
      );
    return [shape('blades', 'metal', join(...points.map(blade)), { tone: 0.3, sheet: true })];
  },
  /** A branch that comes down from above, in leaf. */
  branch: (points, size) => {
    const [x, y] = first(points);
    const leaf = (dx: number, dy: number, turn: number) =>
      ellipse(x + dx * size, y + dy * size, 11 * size, 5.5 * size, turn);
    const stem = stroke(
      [
        [x + 130 * size, y - 46 * size],
        [x + 60 * size, y - 18 * size],
        [x - 4, y - 12 * size],
      ],
      6 * size,
      1.6,
    );
    const foliage = join(
      ...(
        [
          [20, -26, 0.1],
          [38, -8, -0.1],
          [56, -36, 0.06],
          [72, -12, -0.08],
          [92, -46, 0.1],
          [104, -22, 0],
          [6, -20, -0.12],
          [118, -54, 0.04],
          [84, -30, 0],
        ] as const
      ).map(([dx, dy, turn]) => leaf(dx, dy, turn)),
    );
    return [
      shape('branch', 'bark', stem, { tone: 0.5 }),
      shape('branch.leaves', 'leaf', foliage, { tone: 0.4, sheet: true }),
    ];
  },
  /** A letter that has been unfolded. */
  sheet: (points, size) => {
    const [x, y] = first(points);
    const rows = ([-11, -6, -1, 4, 9] as const).map((dy) =>
      rect(x - 8 * size, y + dy * size, 15 * size, 1.5 * size),
    );
    return [
      shape('sheet', 'told.white', rect(x - 12 * size, y - 17 * size, 23 * size, 33 * size, 1), {
        tone: 0.05,
        sheet: true,
      }),
      shape('sheet.lines', 'told.blue', join(...rows), { tone: 0.4 }),
    ];
  },
  /** A book that lies open in two hands. */
  pages: (points, size) => {
    const [x, y] = first(points);
    const on = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
    const half = (way: 1 | -1, wide: number, drop: number) =>
      polygon([on(0, -14), on(way * wide, -19 + drop), on(way * wide, 9 + drop), on(0, 13)]);
    const rows = ([-10, -5, 0, 5] as const).map((dy) =>
      join(
        rect(x - 15 * size, y + (dy - 2) * size, 11 * size, 1.4 * size),
        rect(x + 4 * size, y + (dy - 2) * size, 11 * size, 1.4 * size),
      ),
    );
    return [
      shape('pages.cover', 'accent3', join(half(-1, 21, 2), half(1, 21, 2)), { tone: 0.6 }),
      shape('pages', 'told.white', join(half(-1, 19, 0), half(1, 19, 0)), {
        tone: 0.05,
        sheet: true,
      }),
      shape('pages.lines', 'dark', join(...rows, lines([on(0, -14), on(0, 13)], 1)), { tone: 0.3 }),
    ];
  },
  torn: (points, size) => {
    const [near = [0, 0], far = [30, 0]] = points;
    const part = ([x, y]: Point, way: 1 | -1) =>
      polygon([
        [x - 8 * way * size, y - 18 * size],
        [x + 6 * way * size, y - 19 * size],
        [x + 2 * way * size, y - 11 * size],
        [x + 8 * way * size, y - 5 * size],
        [x + 3 * way * size, y + 2 * size],
        [x + 7 * way * size, y + 9 * size],
        [x - 9 * way * size, y + 10 * size],
      ]);
    return [
      shape('torn', 'told.white', join(part(near, 1), part(far, -1)), { tone: 0.08, sheet: true }),
    ];
  },
} as const satisfies Record<string, Trace>;
