import { first, type Trace } from '#press/compose/work/trace.ts';
import { ellipse, join, lines, type Point, polygon, rect, smooth, stroke } from '#press/path.ts';
import { shape } from '#press/pieces/brush.ts';

/** Tools that are small, and drawn in the hand. */
export const ofTools = {
  pot: (points, size) => {
    const [x, y] = first(points);
    const on = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
    const pan = polygon([on(-26, -9), on(26, -9), on(20, 0), on(-20, 0)]);
    return [
      shape('pan', 'dark', join(pan, rect(x - 62 * size, y - 9 * size, 38 * size, 4 * size, 2)), {
        tone: 0.6,
        sheet: true,
      }),
    ];
  },
  bowl: (points, size) => {
    const [x, y] = first(points);
    const on = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
    const path = polygon([on(-21, -17), on(21, -17), on(15, -4), on(8, 0), on(-8, 0), on(-15, -4)]);
    return [shape('bowl', 'told.blue', path, { tone: 0.35, round: 5, sheet: true })];
  },
  /** A knob in the hand, its block on the paper. */
  stamp: (points, size) => {
    const [x, y] = first(points);
    const block = rect(x - 8 * size, y - 4.5 * size, 16 * size, 5 * size, 1);
    const knob = join(
      rect(x - 2.2 * size, y - 11 * size, 4.4 * size, 7 * size, 1),
      ellipse(x, y - 13 * size, 4.4 * size, 3.8 * size),
    );
    return [
      shape('stamp', 'told.red', block, { tone: 0.35, sheet: true }),
      shape('stamp.knob', 'wood', knob, { tone: 0.45, sheet: true }),
    ];
  },
  pail: (points, size) => {
    const [x, y] = first(points);
    const path = polygon([
      [x - 15 * size, y - 27 * size],
      [x + 15 * size, y - 27 * size],
      [x + 11 * size, y],
      [x - 11 * size, y],
    ]);
    return [shape('pail', 'metal', path, { tone: 0.35, round: 5, sheet: true })];
  },
  cloth: (points, size) => {
    const [x, y] = first(points);
    const path = smooth([
      [x - 9 * size, y - 3 * size],
      [x + 3 * size, y - 6 * size],
      [x + 11 * size, y],
      [x + 8 * size, y + 11 * size],
      [x, y + 8 * size],
      [x - 8 * size, y + 12 * size],
    ]);
    return [shape('cloth', 'told.yellow', path, { tone: 0.25, sheet: true })];
  },
  /** A hay fork: its shaft from the first point, its prongs at the second. */
  fork: (points, size) => {
    const [[ax, ay], [bx, by]] = [first(points), points[1] ?? [0, 0]];
    const on = (t: number, aside: number): Point => {
      const [dx, dy] = [bx - ax, by - ay];
      const long = Math.sqrt(dx * dx + dy * dy) || 1;
      return [ax + dx * t - (dy / long) * aside * size, ay + dy * t + (dx / long) * aside * size];
    };
    const prongs = [-9, 0, 9].map((aside) => lines([on(0.84, aside), on(1.12, aside * 1.2)], 2));
    return [
      shape('fork', 'wood', lines([on(0, 0), on(0.86, 0)], 3.2 * size), {
        tone: 0.45,
        sheet: true,
      }),
      shape('fork.prongs', 'metal', join(lines([on(0.84, -10), on(0.84, 10)], 2.2), ...prongs), {
        tone: 0.5,
      }),
    ];
  },
  linen: (points, size) => {
    const [x, y] = first(points);
    const sheets = [0, 1, 2].map((n) =>
      rect(x - (22 - n * 2) * size, y - (4 + n * 4) * size, (44 - n * 4) * size, 4 * size, 2),
    );
    return sheets.map((path, n) =>
      shape(`linen${n}`, n === 1 ? 'accent3' : 'told.white', path, { tone: 0.25, sheet: true }),
    );
  },
  brush: (points, size) => {
    const [x, y] = first(points);
    return [
      shape('brush.bristles', 'bark', rect(x + 2 * size, y - 9 * size, 6 * size, 19 * size, 2), {
        tone: 0.5,
      }),
      shape('brush.back', 'wood', rect(x - 2 * size, y - 10 * size, 5 * size, 21 * size, 2), {
        tone: 0.35,
        sheet: true,
      }),
    ];
  },
  iron: (points, size) => {
    const [x, y] = first(points);
    const on = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
    return [
      shape(
        'iron',
        'told.blue',
        polygon([on(-15, 0), on(-13, -9), on(4, -10), on(14, -5), on(18, 0)]),
        { tone: 0.4, sheet: true },
      ),
      shape('iron.sole', 'metal', rect(x - 16 * size, y - 1, 35 * size, 3 * size, 1), {
        tone: 0.3,
      }),
      shape(
        'iron.handle',
        'dark',
        stroke([on(-12, -8), on(-8, -17), on(5, -16), on(7, -9)], 3.2 * size, 3.2 * size),
        { tone: 0.5 },
      ),
    ];
  },
  /** A ring on a stick, to blow through. */
  wand: (points, size) => {
    const [from = [0, 0], to = [0, -10]] = points;
    return [
      shape(
        'wand',
        'told.red',
        join(lines([from, to], 1.6 * size), ellipse(to[0], to[1] - 3 * size, 3 * size, 4.4 * size)),
        {
          tone: 0.3,
        },
      ),
    ];
  },
  /** Drawn out towards what it looks at. */
  spyglass: (points, size) => {
    const [from = [0, 0], to = [50, -10]] = points;
    const on = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
    ];
    return [
      shape('spyglass.wide', 'wood', lines([on(0.62), on(1)], 10 * size), {
        tone: 0.45,
        sheet: true,
      }),
      shape('spyglass.middle', 'told.gold', lines([on(0.3), on(0.64)], 7.4 * size), { tone: 0.35 }),
      shape('spyglass.eye', 'dark', lines([on(0), on(0.32)], 5 * size), { tone: 0.5 }),
    ];
  },
  palette: (points, size) => {
    const [x, y] = first(points);
    const daub = (dx: number, dy: number) =>
      ellipse(x + dx * size, y + dy * size, 2.4 * size, 2 * size);
    return [
      shape('palette', 'wood', ellipse(x, y, 17 * size, 10 * size, -0.03), {
        tone: 0.25,
        sheet: true,
      }),
      shape('palette.red', 'told.red', join(daub(-8, -3), daub(5, 3)), { tone: 0.3 }),
      shape('palette.blue', 'told.blue', daub(0, -5), { tone: 0.3 }),
      shape('palette.yellow', 'told.yellow', daub(8, -3), { tone: 0.3 }),
    ];
  },
  /** A flick of colour on what is being painted. */
  daub: (points, size) => {
    const [x, y] = first(points);
    return [
      shape('daub', 'told.blue', ellipse(x + 6 * size, y, 9 * size, 5 * size, -0.1), {
        tone: 0.3,
        sheet: true,
      }),
    ];
  },
  nail: (points, size) => {
    const [x, y] = first(points);
    const path = join(
      rect(x - 1.2 * size, y - 12 * size, 2.4 * size, 12 * size),
      rect(x - 4 * size, y - 13 * size, 8 * size, 2.4 * size, 1),
    );
    return [shape('nail', 'metal', path, { tone: 0.45, sheet: true })];
  },
  chisel: (points, size) => {
    const [from = [0, 0], to = [20, 0]] = points;
    return [
      shape('chisel', 'metal', stroke([from, to], 4.4 * size, 2.4 * size), {
        tone: 0.4,
        sheet: true,
      }),
    ];
  },
} as const satisfies Record<string, Trace>;
