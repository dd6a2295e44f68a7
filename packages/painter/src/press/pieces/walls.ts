import { cosTurn, sinTurn } from '#maths.ts';
import { circle, cut, ellipse, join, type Path, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** The upper half of an ellipse that stands on (x, 0). */
function vault(x: number, rx: number, ry: number): Path {
  const rim = Array.from(
    { length: 17 },
    (_, n) => `${x - rx * cosTurn(n / 32)},${-ry * sinTurn(n / 32)}`,
  );
  return poly(rim.join(' '));
}

const bridge: PieceMaker = ({ role = 'stone', state }) => {
  const arches = [
    [-860, 300, 230],
    [0, 400, 390],
    [860, 300, 230],
  ] as const;
  const holes = join(...arches.map(([x, rx, ry]) => cut(vault(x, rx, ry))));
  const stones = join(
    ...arches.map(([x, rx, ry]) => join(vault(x, rx + 46, ry + 46), cut(vault(x, rx, ry)))),
  );
  const gap =
    state === 'broken'
      ? cut(poly('420,-720 560,-720 500,-380 620,-240 540,10 430,10 480,-220 400,-400'))
      : [];
  const rail = join(
    trail('-1480,-330 -900,-490 0,-600 900,-490 1480,-330', 34),
    times(13, (n) => {
      const x = -1440 + n * 240;
      return rect(x - 20, -322 - 262 * (1 - (x / 1480) * (x / 1480)), 40, 90);
    }),
  );
  return {
    layers: [
      shape(
        'bridge',
        role,
        join(
          poly(
            '-1500,0 -1500,-270 -1200,-362 -900,-430 -450,-505 0,-530 450,-505 900,-430 1200,-362 1500,-270 1500,0',
          ),
          holes,
          gap,
        ),
        { tone: 0.45, round: 40, sheet: true },
      ),
      shape('bridge.rail', role, join(rail, gap), { tone: 0.2, round: 10, sheet: true }),
      shape('bridge.vaults', role, join(stones, gap), { tone: 0.1, alpha: 0.8 }),
      shape(
        'bridge.bricks',
        role,
        times(9, (n) => rect(-1440 + n * 350, -300 + Math.abs(n - 4) * 22, 90, 20)),
        { tone: 0.85, alpha: 0.5 },
      ),
    ],
    anchors: { top: [0, -530] },
  };
};

const well: PieceMaker = ({ role = 'stone', random }) => ({
  layers: [
    shape(
      'well.posts',
      'wood',
      join(
        rect(-78, -215, 12, 150),
        rect(66, -215, 12, 150),
        rect(-84, -176, 168, 9),
        rect(84, -182, 26, 6),
        rect(104, -182, 6, 26),
      ),
      { tone: 0.6, round: 3, sheet: true },
    ),
    shape(
      'well.rope',
      'wood',
      join(rect(-2, -176, 4, 70), poly('-16,-112 16,-112 12,-84 -12,-84')),
      { tone: 0.2, round: 4 },
    ),
    shape('well.roof', 'accent', poly('-120,-205 -30,-270 30,-270 120,-205'), {
      tone: 0.45,
      round: 10,
      sheet: true,
    }),
    shape('well.hole', 'dark', ellipse(0, -80, 86, 17), { tone: 0.8 }),
    shape(
      'well',
      role,
      join(blob('-92,-78 -60,-66 0,-61 60,-66 92,-78 92,-40 90,-4 50,6 0,8 -50,6 -90,-4 -92,-40')),
      { tone: 0.4, round: 18, sheet: true },
    ),
    shape(
      'well.stones',
      role,
      times(11, (n) =>
        rect(
          -78 + (n % 4) * 38 + (n % 8 > 3 ? 14 : 0),
          -50 + Math.floor(n / 4) * 19 + random.between(-2, 2),
          24,
          8,
          4,
        ),
      ),
      { tone: 0.9, alpha: 0.6 },
    ),
  ],
  anchors: { top: [0, -80] },
});

const wall: PieceMaker = ({ role = 'wall', state }) => {
  const breach =
    state === 'broken'
      ? cut(poly('-40,-210 -60,-150 -20,-110 -50,-60 -10,10 60,10 40,-50 70,-90 30,-140 50,-210'))
      : [];
  const brick = (n: number, row: number): Path => {
    const from = Math.max(-198, -198 + n * 58 - (row % 2) * 28);
    const to = Math.min(198, -148 + n * 58 - (row % 2) * 28);
    return to > from + 8 ? rect(from, -196 + row * 22, to - from, 16, 2) : [];
  };
  const rows = times(9, (row) => times(8, (n) => brick(n, row)));
  return {
    layers: [
      shape('wall', role, join(rect(-200, -200, 400, 200), breach), { tone: 0.9, sheet: true }),
      shape('wall.bricks', role, join(rows, breach), { tone: 0.35, round: 5 }),
      shape('wall.top', 'stone', join(rect(-208, -212, 416, 14, 3), breach), {
        tone: 0.4,
        round: 4,
        sheet: true,
      }),
    ],
    anchors: { top: [0, -212] },
  };
};

const lift: PieceMaker = ({ role = 'metal', state }) => {
  const gap = state === 'open' ? 42 : state === 'moving' ? 16 : 2;
  return {
    layers: [
      shape('lift.frame', 'stone', rect(-82, -262, 164, 262), { tone: 0.6, round: 8, sheet: true }),
      shape(
        'lift.cabin',
        state === 'open' || state === 'moving' ? 'lamp' : 'dark',
        rect(-62, -216, 124, 216),
        { tone: 0.25, ...(state === 'open' && { glow: 1 }) },
      ),
      shape('lift', role, join(rect(-62, -216, 62 - gap, 216), rect(gap, -216, 62 - gap, 216)), {
        tone: 0.3,
        round: 8,
      }),
      shape('lift.lines', role, join(rect(-44, -200, 3, 190), rect(41, -200, 3, 190)), {
        tone: 0.85,
        alpha: state === 'open' ? 0 : 0.8,
      }),
      shape('lift.sign', 'dark', join(rect(-26, -250, 52, 24, 4), rect(66, -126, 10, 26, 3)), {
        tone: 0.8,
      }),
      shape(
        'lift.lamps',
        'accent2',
        join(
          poly('-14,-232 -8,-244 -2,-232'),
          poly('4,-244 16,-244 10,-232'),
          circle(71, -119, 2.4),
          circle(71, -109, 2.4),
        ),
        { tone: 0.1, glow: 1 },
      ),
    ],
    anchors: { door: [0, 0] },
  };
};

export const wallsPieces = {
  bridge: entry(bridge, 'ground', 3000, 640),
  well: entry(well, 'ground', 240, 278),
  lift: entry(lift, 'ground', 164, 262),
  wall: entry(wall, 'ground', 416, 212),
};
