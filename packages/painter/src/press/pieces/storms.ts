import type { Role } from '#press/drawing.ts';
import { ellipse, join, type Path, polygon, smooth, stroke } from '#press/path.ts';
import { shape } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

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

export const stormPieces = {
  tornado: entry(tornado, 'ground', 1720, 3000),
};
