import { cosTurn, sinTurn } from '#maths.ts';
import type { Layer, Role } from '#press/drawing.ts';
import { circle, ellipse, join, limb, type Path, type Point, place } from '#press/path.ts';
import { poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';
import type { Random } from '#random.ts';

/** A crown of leaves as lobes round a middle. */
function crown(random: Random, x: number, y: number, rx: number, ry: number, lobes: number): Path {
  return join(
    ellipse(x, y, rx * 0.8, ry * 0.8),
    times(lobes, (n) => {
      const turn = n / lobes + random.between(-0.02, 0.02);
      const r = Math.min(rx, ry) * random.between(0.34, 0.46);
      return circle(x + cosTurn(turn) * (rx - r), y + sinTurn(turn) * (ry - r), r);
    }),
  );
}

const trunk = poly(
  '-40,0 -22,-30 -17,-120 -22,-260 -90,-400 -78,-406 -6,-300 0,-420 10,-420 12,-300 84,-416 96,-408 26,-262 20,-120 26,-30 46,0',
);

/** A root as thick as a leg, that parts into others where it enters the ground. */
const root: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape(
      'root',
      role,
      join(
        trail('0,-86 1,-60 -2,-36 0,-20', 17, 12),
        trail('0,-26 -10,-14 -24,-7 -33,-1', 8, 2.4),
        trail('0,-26 9,-13 22,-8 33,0', 8, 2.4),
        trail('0,-24 -4,-10 -10,0', 7, 3),
        trail('1,-24 5,-10 12,0', 7, 3),
        trail('-24,-7 -26,-2 -24,1', 3, 1.4),
        trail('21,-8 20,-3 22,1', 3, 1.4),
      ),
      { tone: 0.45, round: 4, sheet: true },
    ),
    shape(
      'root.grain',
      role,
      join(trail('-3,-80 -2,-54 -4,-34', 1.2), trail('4,-74 4,-50 2,-30', 1)),
      {
        tone: 0.85,
      },
    ),
  ],
  anchors: { top: [0, -86] },
});

const tree: PieceMaker = ({ role = 'leaf', state, random }) => {
  const isBare = state === 'broken';
  const layers: Layer[] = [
    shape('tree.trunk', 'bark', join(trunk, isBare ? bareTwigs(random) : []), {
      tone: 0.5,
      round: 14,
      sheet: true,
    }),
  ];
  if (!isBare) {
    layers.unshift(
      shape('tree.back', role, crown(random, 0, -520, 225, 200, 9), { tone: 0.85, sheet: true }),
    );
    layers.push(
      shape(
        'tree',
        role,
        join(
          crown(random, -90, -480, 150, 120, 8),
          crown(random, 100, -500, 150, 125, 8),
          crown(random, 0, -610, 165, 125, 8),
        ),
        { tone: 0.35, round: 40, depth: 0.6, sheet: true },
      ),
    );
    layers.push(
      shape(
        'tree.light',
        role,
        join(
          ...[
            [-120, -540],
            [-40, -660],
            [70, -580],
            [-60, -470],
            [130, -540],
            [10, -540],
          ].map(([x = 0, y = 0]) =>
            trail(`${x - 26},${y + 8} ${x - 8},${y - 8} ${x + 14},${y - 6}`, 9, 4),
          ),
        ),
        { tone: 0, alpha: 0.5 },
      ),
    );
  }
  return { layers, anchors: { top: [0, -720], branch: [100, -410] } };
};

function bareTwigs(random: Random): Path {
  const grow = (
    x: number,
    y: number,
    turn: number,
    long: number,
    wide: number,
    left: number,
  ): Path => {
    const to: Point = [x + cosTurn(turn) * long, y + sinTurn(turn) * long];
    const own = limb([x, y], to, wide, wide * 0.6);
    if (left === 0) return own;
    return join(
      own,
      grow(to[0], to[1], turn - random.between(0.05, 0.1), long * 0.72, wide * 0.6, left - 1),
      grow(to[0], to[1], turn + random.between(0.04, 0.1), long * 0.7, wide * 0.6, left - 1),
    );
  };
  return join(
    grow(-80, -400, -0.34, 110, 9, 3),
    grow(6, -410, -0.25, 120, 10, 3),
    grow(88, -408, -0.17, 105, 9, 3),
  );
}

function fir(id: string, role: Role, tinsel: Layer[] = []): Layer[] {
  const tier = (y: number, half: number, tall: number) =>
    poly(
      `0,${y - tall} ${half * 0.5},${y - tall * 0.4} ${half},${y} ${half * 0.6},${y - 8} ${half * 0.25},${y + 6} ${-half * 0.2},${y - 6} ${-half * 0.55},${y + 6} ${-half},${y} ${-half * 0.5},${y - tall * 0.4}`,
    );
  return [
    shape(`${id}.trunk`, 'bark', poly('-14,0 -10,-70 10,-70 14,0'), { tone: 0.6, sheet: true }),
    shape(`${id}.low`, role, tier(-44, 128, 190), { tone: 0.75, round: 16, sheet: true }),
    shape(`${id}.middle`, role, tier(-150, 100, 170), { tone: 0.55, round: 14, sheet: true }),
    shape(id, role, join(tier(-246, 74, 150)), { tone: 0.4, round: 12, sheet: true }),
    ...tinsel,
  ];
}

const christmasTree: PieceMaker = ({ role = 'leaf', random }) => ({
  layers: fir('christmas-tree', role, [
    shape(
      'christmas-tree.chain',
      'lamp',
      join(
        trail('-52,-290 0,-262 46,-284', 5),
        trail('-84,-190 0,-158 84,-196', 5),
        trail('-108,-84 0,-58 110,-90', 5),
      ),
      { tone: 0.3, glow: 0.8 },
    ),
    shape(
      'christmas-tree.balls',
      'accent',
      join(
        ...[
          [-26, -320],
          [24, -250],
          [-44, -222],
          [60, -160],
          [-70, -130],
          [0, -116],
          [-34, -70],
          [80, -70],
          [40, -96],
        ].map(([x = 0, y = 0]) => circle(x, y + random.between(-4, 4), 9)),
      ),
      { tone: 0.2, round: 3, sheet: true },
    ),
    shape('christmas-tree.star', 'told.gold', place(starPath(5, 26, 11), { y: -398 }), {
      tone: 0.1,
      glow: 1,
      sheet: true,
    }),
  ]),
  anchors: { top: [0, -420] },
});

function starPath(points: number, outer: number, inner: number): Path {
  const at = (n: number): string => {
    const r = n % 2 ? inner : outer;
    return `${r * sinTurn(n / points / 2)},${-r * cosTurn(n / points / 2)}`;
  };
  return poly(Array.from({ length: points * 2 }, (_, n) => at(n)).join(' '));
}

export const treesPieces = {
  tree: entry(tree, 'ground', 480, 735),
  root: entry(root, 'ground', 66, 88),
  'christmas-tree': entry(christmasTree, 'ground', 256, 425),
};
