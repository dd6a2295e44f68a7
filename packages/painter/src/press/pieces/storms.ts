import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, place, polygon, smooth, stroke } from '#press/path.ts';
import { shape } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';
import type { Random } from '#random.ts';

/** Of a funnel, from its foot up: how high, where its middle is, and half of how wide it is. */
const rings = [
  [-90, 0, 46],
  [-600, -70, 84],
  [-1150, 30, 150],
  [-1700, -90, 250],
  [-2250, -30, 440],
  [-2700, 40, 690],
  [-3000, 0, 860],
] as const;

/** One turn of the wind, seen from the front: it dips towards us and thins out. */
function turn(share: number, from: number, to: number): Path {
  const at = share * (rings.length - 1);
  const n = Math.min(rings.length - 2, Math.floor(at));
  const [low, high] = [rings[n] ?? rings[0], rings[n + 1] ?? rings[0]];
  const between = (i: 0 | 1 | 2) => low[i] + (high[i] - low[i]) * (at - n);
  const [y, x, half] = [between(0), between(1), between(2)];
  return stroke(
    [
      [x + half * from, y - half * 0.06],
      [x + half * (from + to) * 0.5, y + half * 0.2],
      [x + half * to, y + half * 0.02],
    ],
    half * 0.15 + 10,
    half * 0.03,
  );
}

/** A column of wind with dust at its foot and what it has torn up about it. */
const tornado: PieceMaker = ({ role = 'stone', random }) => {
  const left = rings.map(([y, x, half]) => [x - half, y] as const);
  const right = rings.map(([y, x, half]) => [x + half, y] as const);
  const torn = Array.from({ length: 11 }, () => {
    const y = random.between(-2300, -250);
    const x = random.between(140, 620) * (random.next() < 0.5 ? -1 : 1);
    const [wide, tall] = [random.between(18, 46), random.between(18, 40)];
    return polygon([
      [x - wide, y],
      [x, y - tall],
      [x + wide, y + tall * 0.3],
      [x - wide * 0.2, y + tall],
    ]);
  });
  const turns = (ink: Role, tone: number, alpha: number, paths: readonly Path[]) =>
    shape('tornado.turns', ink, join(...paths), { tone, alpha });
  return {
    layers: [
      shape('tornado', role, smooth([...left, ...right.toReversed()]), {
        tone: 0.62,
        round: 120,
        depth: 0.7,
        sheet: true,
      }),
      turns('dark', 0.4, 0.5, [
        turn(0.2, -1, 0.7),
        turn(0.46, -0.9, 0.9),
        turn(0.68, -1, 0.5),
        turn(0.86, -0.7, 0.96),
      ]),
      turns('white', 0.2, 0.55, [
        turn(0.32, -0.6, 1),
        turn(0.57, -1, 0.6),
        turn(0.78, -0.5, 1),
        turn(0.95, -0.95, 0.6),
      ]),
      shape(
        'tornado.dust',
        'bark',
        join(
          ellipse(0, -70, 420, 84),
          ellipse(-190, -140, 210, 120),
          ellipse(170, -150, 240, 130),
          ellipse(-20, -200, 170, 120),
        ),
        { tone: 0.3, round: 60, depth: 0.5, alpha: 0.92 },
      ),
      shape('tornado.torn', 'dark', join(...torn), { tone: 0.5 }),
    ],
    anchors: { top: [0, -3000] },
  };
};

/** Strokes of rain in a field that is so wide and high, from its upper edge at 0: finer where they begin. */
export function rainStrokes(wide: number, high: number, random: Random): Path {
  const count = Math.round((wide * high) / 260);
  return join(
    ...Array.from({ length: count }, (_, n) => {
      const x = (((n * 0.618) % 1) - 0.5) * wide + random.between(-3, 3);
      const y = ((n + 0.5) / count) * (high - 24) + random.between(-6, 6);
      const long = random.between(13, 25);
      return stroke(
        [
          [x, y],
          [x - long * 0.22, y + long],
        ],
        0.9,
        2.1,
      );
    }),
  );
}

/** A heavy cloud, and what falls from it in long slanting strokes. */
const rain: PieceMaker = ({ role = 'cloud', random }) => ({
  layers: [
    shape('rain.drops', 'water', place(rainStrokes(118, 96, random), { y: -8 }), { tone: 0.3 }),
    shape(
      'rain.far',
      role,
      join(circle(-44, -36, 25), circle(2, -54, 30), circle(48, -40, 24), ellipse(0, -20, 84, 13)),
      { tone: 0.9, sheet: true },
    ),
    shape(
      'rain',
      role,
      join(
        circle(-62, -24, 17),
        circle(-30, -34, 25),
        circle(12, -30, 28),
        circle(50, -24, 19),
        ellipse(-4, -12, 82, 14),
      ),
      { tone: 0.6, round: 12, depth: 0.5, sheet: true },
    ),
  ],
  anchors: { top: [0, -70] },
});

export const stormPieces = {
  rain: entry(rain, 'air', 172, 170),
  tornado: entry(tornado, 'ground', 1720, 3000),
};
