import { first, rays, strew, type Trace } from '#press/compose/work/trace.ts';
import { ellipse, join, lines, type Point, polygon, smooth, stroke } from '#press/path.ts';
import { shape } from '#press/pieces/brush.ts';

/** What work leaves in the air and on the ground. */
export const inAir = {
  smoke: (points, size) => {
    const [x, y] = first(points);
    const on = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
    const curl = [on(0, 0), on(5, -9), on(-1, -18), on(6, -28), on(2, -38)];
    return [shape('smoke', 'cloud', stroke(curl, 3.4 * size, 1), { tone: 0.1, alpha: 0.85 })];
  },
  /** Breath from the lips towards a place. */
  puff: (points, size) => {
    const [from = [0, 0], to = [30, 0]] = points;
    const reach = ([-6, 0, 6] as const).map((dy) =>
      stroke(
        [
          [from[0] + 3 * size, from[1] + dy * 0.3 * size],
          [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + dy * 0.7 * size],
          [to[0], to[1] + dy * size],
        ],
        1 * size,
        2.2 * size,
      ),
    );
    return [shape('puff', 'white', join(...reach), { tone: 0.05, sheet: true })];
  },
  foam: strew(
    'foam',
    'white',
    [
      [0, 0, 3.4],
      [5, 2, 2.6],
      [-3, 4, 2.4],
      [2, 6, 2],
    ],
    0.05,
  ),
  lather: strew(
    'lather',
    'white',
    [
      [0, 0, 4],
      [-4, 4, 3.6],
      [-7, 9, 3],
      [-4, 11, 2.6],
      [1, 5, 3],
    ],
    0.05,
  ),
  suds: strew(
    'suds',
    'foam',
    [
      [6, -4, 4],
      [13, -9, 3],
      [3, -13, 2.4],
      [14, 2, 2.6],
      [19, -3, 2],
      [8, 6, 2.2],
    ],
    0.05,
  ),
  drops: strew(
    'drops',
    'water',
    [
      [0, 6, 1.9],
      [5, 13, 1.7],
      [-5, 16, 1.9],
      [2, 24, 1.6],
      [-2, 33, 1.8],
    ],
    0.2,
  ),
  seeds: strew(
    'seeds',
    'told.yellow',
    [
      [4, 4, 1.6],
      [10, 12, 1.6],
      [17, 9, 1.6],
      [14, 24, 1.6],
      [24, 26, 1.6],
      [21, 42, 1.6],
      [30, 48, 1.6],
      [31, 66, 1.6],
    ],
    0.3,
  ),
  chips: strew(
    'chips',
    'wood',
    [
      [-12, -8, 2.4],
      [14, -12, 2.8],
      [20, -2, 2],
      [-18, 2, 2],
      [6, -20, 2],
    ],
    0.3,
  ),
  sparks: rays('sparks', 'lamp', 10, 22, [
    [-0.9, -0.5],
    [-0.4, -0.9],
    [0.3, -1],
    [0.8, -0.6],
    [1, 0],
  ]),
  ringing: rays('ringing', 'white', 22, 34, [
    [0.9, -0.5],
    [1, 0.2],
    [0.3, -1],
    [-0.6, -0.8],
  ]),
  leaves: (points, size) => {
    const [x, y] = first(points);
    const heap = (
      [
        [-16, -3],
        [-6, -8],
        [6, -6],
        [17, -3],
        [0, -1],
        [27, -1],
        [10, -12],
      ] as const
    ).map(([dx, dy], n) => ellipse(x + dx * size, y + dy * size, 7 * size, 4 * size, n * 0.13));
    const [some, others] = [heap.filter((_, n) => n % 2 === 0), heap.filter((_, n) => n % 2 === 1)];
    return [
      shape('leaves', 'told.orange', join(...some), { tone: 0.3, sheet: true }),
      shape('leaves.more', 'told.brown', join(...others), { tone: 0.25, sheet: true }),
    ];
  },
  /** Above what falls, which way it has come. */
  falling: (points, size) => {
    const [x, y] = first(points);
    const path = join(
      ...([-9, 0, 9] as const).map((dx) =>
        lines(
          [
            [x + dx * size, y - 24 * size],
            [x + dx * size, y - 6 * size],
          ],
          1.7 * size,
        ),
      ),
    );
    return [shape('falling', 'white', path, { tone: 0.1 })];
  },
  shards: (points, size) => {
    const [x, y] = first(points);
    const piece = (dx: number, dy: number, r: number) =>
      smooth([
        [x + (dx - r) * size, y + dy * size],
        [x + dx * size, y + (dy - r * 0.6) * size],
        [x + (dx + r) * size, y + (dy + r * 0.3) * size],
      ]);
    const path = join(
      piece(-20, -2, 9),
      piece(0, -4, 7),
      piece(17, -2, 8),
      piece(8, -14, 5),
      piece(-9, -17, 5),
    );
    return [shape('shards', 'white', path, { tone: 0.2, sheet: true })];
  },
  /** A beam of light, wider where it falls. */
  beam: (points, size) => {
    const [from = [0, 0], to = [60, 0]] = points;
    const wide = 26 * size;
    const path = polygon([
      [from[0], from[1] - 3 * size],
      [to[0], to[1] - wide],
      [to[0], to[1] + wide],
      [from[0], from[1] + 3 * size],
    ]);
    return [shape('beam', 'lamp', path, { tone: 0.05, alpha: 0.5 })];
  },
  milk: (points) => [shape('jet', 'white', lines(points, 1.6), { tone: 0.02, sheet: true })],
  /** Round, from the lips. */
  balloon: (points, size) => {
    const [x, y] = first(points);
    const on = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
    const path = smooth([
      on(2, 0),
      on(10, -10),
      on(28, -18),
      on(46, -8),
      on(48, 8),
      on(32, 18),
      on(12, 9),
    ]);
    return [shape('balloon', 'told.red', path, { tone: 0.25, round: 8, sheet: true })];
  },
  /** Away from a ball, which way it has come. */
  speed: (points, size) => {
    const [x, y] = first(points);
    const path = join(
      ...([-9, 0, 9] as const).map((dy) =>
        lines(
          [
            [x - 40 * size, y + (dy + 4) * size],
            [x - 18 * size, y + dy * size],
          ],
          1.6 * size,
        ),
      ),
    );
    return [shape('speed', 'white', path, { tone: 0.1 })];
  },
} as const satisfies Record<string, Trace>;
