import { cosTurn, sinTurn } from '#maths.ts';
import type { Layer, Role } from '#press/drawing.ts';
import { circle, ellipse, join, limb, type Path, type Point, place, stroke } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
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

export function starPath(points: number, outer: number, inner: number): Path {
  const at = (n: number): string => {
    const r = n % 2 ? inner : outer;
    return `${r * sinTurn(n / points / 2)},${-r * cosTurn(n / points / 2)}`;
  };
  return poly(Array.from({ length: points * 2 }, (_, n) => at(n)).join(' '));
}

const flower: PieceMaker = ({ role, random }) => {
  const coat = role ?? pick<Role>(random, ['accent', 'told.pink', 'accent2', 'told.violet']);
  const petals = times(9, (n) =>
    place(blob('0,-2 3.4,-6 3.6,-11 0,-14 -3.6,-11 -3.4,-6'), { turn: n / 9 }),
  );
  const bend = random.between(-3, 3);
  return {
    layers: [
      shape(
        'flower.stem',
        'leaf',
        join(
          stroke(
            [
              [0, 0],
              [bend, -16],
              [0, -40],
            ],
            1.6,
          ),
          blob('0,-8 8,-12 16,-22 8,-21 1,-14'),
          blob('0,-5 -9,-8 -17,-16 -8,-17 -1,-11'),
        ),
        { tone: 0.55, round: 1, sheet: true },
      ),
      shape('flower', coat, place(petals, { y: -42 }), { tone: 0.3, round: 3, sheet: true }),
      shape(
        'flower.lines',
        coat,
        place(
          times(9, (n) => place(trail('0,-5 0,-10.6', 0.7, 0.3), { turn: n / 9 })),
          { y: -42 },
        ),
        { tone: 0.95 },
      ),
      shape('flower.heart', 'told.gold', circle(0, -42, 4.4), { tone: 0.35, round: 1.4 }),
    ],
    anchors: { top: [0, -42], hand: [0, -10] },
  };
};

const rose: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape(
      'rose.stem',
      'leaf',
      join(
        trail('0,0 1,-20 0,-44', 1.5),
        blob('0.5,-20 8,-22 15,-30 8,-31 1,-25'),
        blob('0.5,-13 -7,-15 -14,-24 -6,-24 0,-18'),
        poly('0.6,-34 3,-36 0.6,-37'),
        poly('0.4,-9 3,-11 0.8,-12'),
        blob('0,-42 8,-43 12,-49 4,-46 0,-50 -4,-46 -12,-49 -8,-43'),
      ),
      { tone: 0.6, sheet: true },
    ),
    shape(
      'rose',
      role,
      blob('0,-44 -8,-47 -11,-54 -10,-62 -5,-66 0,-65 5,-66 10,-62 11,-54 8,-47'),
      { tone: 0.5, round: 3, sheet: true },
    ),
    shape(
      'rose.petals',
      role,
      join(
        blob('-11,-60 -6,-57 0,-50 1,-45 -7,-47 -11,-53'),
        blob('11,-59 7,-56 3,-51 2,-45 8,-48 11,-54'),
      ),
      { tone: 0.15, round: 2 },
    ),
    shape(
      'rose.heart',
      role,
      join(
        trail('-7,-62 -2,-59 4,-60 6,-63', 1.1, 0.6),
        trail('-3,-62.6 1,-61.4 3,-63.4 0,-65', 0.9, 0.5),
        trail('-5,-56 0,-53 6,-56', 0.9, 0.4),
      ),
      { tone: 1 },
    ),
  ],
  anchors: { top: [0, -58], hand: [0, -8] },
});

const mushroom: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('mushroom.foot', 'white', blob('-4,0 -3,-5 -2.6,-9 2.6,-9 3,-5 4,0 0,0.6'), {
      tone: 0.3,
      round: 1.6,
      sheet: true,
    }),
    shape('mushroom.gills', 'wood', ellipse(0, -8.6, 7.4, 1.5), { tone: 0.3 }),
    shape(
      'mushroom',
      role,
      blob('-8.4,-8.6 -7,-13 -3,-16 0,-16.6 3,-16 7,-13 8.4,-8.6 4,-9.6 0,-9.9 -4,-9.6'),
      { tone: 0.35, round: 2.4, sheet: true },
    ),
    shape(
      'mushroom.spots',
      'white',
      join(
        ellipse(-4, -12.4, 1.3, 1.1),
        ellipse(0.6, -14.4, 1.2, 0.9),
        ellipse(3, -11.6, 1.5, 1.2),
        ellipse(-0.6, -11, 0.9, 0.7),
        ellipse(6.2, -10.4, 0.6, 0.7),
      ),
      { tone: 0 },
    ),
  ],
  anchors: { top: [0, -16] },
});

const cactus: PieceMaker = ({ role = 'leaf' }) => {
  const ribs = join(...[-9, 0, 9].map((x) => trail(`${x},-4 ${x},-150 ${x * 0.8},-190`, 1.6)));
  return {
    layers: [
      shape(
        'cactus',
        role,
        join(
          limb([0, -14], [0, -180], 22, 20),
          trail('0,-70 -46,-76 -52,-90 -52,-140', 26, 24),
          trail('0,-50 44,-56 52,-70 52,-112', 24, 22),
          poly('-22,-16 22,-16 20,0 -20,0'),
        ),
        { tone: 0.4, round: 10, sheet: true },
      ),
      shape(
        'cactus.ribs',
        role,
        join(ribs, trail('-52,-94 -52,-142', 1.6), trail('52,-74 52,-114', 1.6)),
        { tone: 1, alpha: 0.7 },
      ),
      shape(
        'cactus.spines',
        'white',
        times(16, (n) => {
          const y = -30 - n * 10;
          const x = (n % 2 ? 1 : -1) * 14;
          return trail(`${x},${y} ${x + (n % 2 ? 4 : -4)},${y - 2}`, 0.9);
        }),
        { tone: 0 },
      ),
      shape(
        'cactus.bloom',
        'accent',
        join(circle(-4, -201, 5), circle(4, -201, 5), circle(0, -205, 5)),
        { tone: 0.3, round: 2, sheet: true },
      ),
    ],
    anchors: { top: [0, -200] },
  };
};

const leaf: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape('leaf', role, blob('-6,3 -4,-2 0,-5 6,-6.4 9,-6 8,-2 4,2 -1,4.4'), {
      tone: 0.3,
      round: 1,
      sheet: true,
    }),
    shape(
      'leaf.veins',
      role,
      join(
        trail('-10,6 -4,2 7,-5', 0.5, 0.2),
        trail('-1,0 -0.6,-3.4', 0.25),
        trail('2.6,-2 3.2,-4.8', 0.25),
        trail('-0.6,0 3,1', 0.25),
        trail('3,-2.2 6,-1.6', 0.25),
      ),
      { tone: 1 },
    ),
  ],
});

export const growingPieces = {
  tree: entry(tree, 'ground', 480, 735),
  'christmas-tree': entry(christmasTree, 'ground', 256, 425),
  flower: entry(flower, 'ground', 34, 56),
  rose: entry(rose, 'ground', 29, 66),
  mushroom: entry(mushroom, 'ground', 17, 17),
  cactus: entry(cactus, 'ground', 128, 210),
  leaf: entry(leaf, 'air', 19, 13),
};
