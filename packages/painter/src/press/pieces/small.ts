import { cosTurn, sinTurn } from '#maths.ts';
import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, type Point, place, stroke } from '#press/path.ts';
import { blob, pick, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const snake: PieceMaker = ({ role = 'leaf', state }) => {
  const slip = state === 'moving' ? 0.5 : 0;
  const along: Point[] = Array.from({ length: 15 }, (_, n) => {
    const u = n / 14;
    return [-74 + u * 112, -12.5 - u * 3 + 9 * (0.4 + u) * sinTurn(u * 2.4 + slip)];
  });
  const neck: Point[] = [
    [54, -14],
    [60, -30],
    [52, -46],
    [58, -58],
    [70, -61],
  ];
  const body = [...along, ...neck];
  const bands = join(
    ...body
      .slice(2, -2)
      .flatMap(([x, y], n): Path[] => (n % 2 ? [] : [ellipse(x, y - 0.6, 3.4, 2.6)])),
  );
  return {
    layers: [
      shape(
        'snake',
        role,
        join(stroke(body, 3, 10), blob('64,-66 76,-67 85,-62 84,-57 76,-54 65,-55')),
        { tone: 0.4, round: 3.4, sheet: true },
      ),
      shape('snake.bands', 'dark', bands, { tone: 0.5, alpha: 0.85 }),
      shape(
        'snake.tongue',
        'blood',
        join(
          trail('84,-59 93,-58', 0.9),
          trail('92,-58 97,-61', 0.8, 0.4),
          trail('92,-58 97,-55', 0.8, 0.4),
        ),
        { tone: 0.2 },
      ),
      shape('snake.eye', 'lamp', ellipse(75.5, -62.4, 2.1, 1.8), { tone: 0.2, glow: 0.8 }),
      shape('snake.pupil', 'dark', ellipse(75.8, -62.4, 0.6, 1.7), { tone: 1 }),
    ],
    anchors: { mouth: [84, -59] },
  };
};

const spider: PieceMaker = ({ role = 'dark', state, random }) => {
  const leg = (side: number, n: number): Path => {
    const out = [5.6, 4.6, 4.2, 5][n] ?? 5;
    const reach = [1.9, 0.9, -0.6, -1.9][n] ?? 0;
    const lift = state === 'moving' && (n + side) % 2 === 0 ? -0.9 : 0;
    const knee = 4.8 - n * 0.35 + random.between(-0.3, 0.3);
    const foot = side * (out + 1.4);
    return stroke(
      [
        [side * 0.7, -2.8],
        [side * (out * 0.55) + reach * 0.4, -knee - 1],
        [side * out * 0.9 + reach * 0.6, -knee * 0.55],
        [foot + reach * 0.5, lift - 0.1],
      ],
      0.5,
      0.2,
    );
  };
  const legs = [-1, 1].flatMap((side) => [0, 1, 2, 3].map((n) => leg(side, n)));
  return {
    layers: [
      shape('spider.legs', role, join(...legs), { tone: 0.75, sheet: true }),
      shape(
        'spider',
        role,
        join(
          ellipse(-1.2, -3.9, 2.6, 2.3, -0.04),
          ellipse(1.7, -2.9, 1.5, 1.3),
          ellipse(2.9, -2.2, 0.4, 0.75),
        ),
        { tone: 0.6, round: 0.9, depth: -0.7, sheet: true },
      ),
      shape('spider.mark', 'blood', blob('-1.6,-5 -0.8,-5 -1.1,-4 -0.7,-3 -1.7,-3 -1.3,-4'), {
        tone: 0.1,
      }),
      shape(
        'spider.eyes',
        'white',
        join(circle(2.3, -3.4, 0.26), circle(2.8, -3, 0.22), circle(1.8, -3.7, 0.16)),
        { tone: 0 },
      ),
    ],
    anchors: { thread: [-1.2, -6], mouth: [2.9, -1.8] },
  };
};

const wing = '0.4,-0.6 2,-4 5,-6.6 8.6,-7 9.6,-4.6 8,-1.6 5,0.2 7,1.6 7.4,4.4 5,6.2 2.4,4.6 0.5,1';

const butterfly: PieceMaker = ({ role, state, random }) => {
  const coat = role ?? pick<Role>(random, ['accent', 'accent2', 'told.blue', 'told.violet']);
  const fold = state === 'moving' ? 0.5 : random.between(0.8, 1);
  const both = (path: Path) => join(place(path, { scaleX: fold }), place(path, { scaleX: -fold }));
  return {
    layers: [
      shape('butterfly', 'dark', both(blob(wing)), { tone: 0.6, sheet: true }),
      shape(
        'butterfly.cells',
        coat,
        both(
          join(
            blob('1,-1.2 2.6,-3.6 5.2,-5.6 7.8,-6 8.4,-4.4 6.8,-2 3.8,-0.6'),
            blob('1.2,0.4 4.4,0.8 6.2,2.2 6.3,4 5,5 2.8,3.6'),
          ),
        ),
        { tone: 0.25, round: 1.4 },
      ),
      shape(
        'butterfly.dots',
        'white',
        both(
          join(
            circle(8.3, -5.9, 0.35),
            circle(8.8, -4.9, 0.3),
            circle(6.4, 4.8, 0.35),
            circle(5.2, 5.4, 0.3),
          ),
        ),
        { tone: 0 },
      ),
      shape('butterfly.spots', 'lamp', both(join(circle(5.6, -4, 0.8), circle(4.6, 2.8, 0.6))), {
        tone: 0.2,
      }),
      shape(
        'butterfly.body',
        'dark',
        join(
          ellipse(0, 0.6, 0.6, 3.4),
          circle(0, -3, 0.7),
          trail('0,-3.4 0.9,-5.4 1.9,-6.2', 0.18),
          trail('0,-3.4 -0.9,-5.4 -1.9,-6.2', 0.18),
        ),
        { tone: 1, sheet: true },
      ),
    ],
  };
};

const dragonfly: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape(
      'dragonfly.wings',
      'glass',
      join(
        ellipse(-2.2, -3.4, 1, 3.8, -0.11),
        ellipse(1.6, -3.6, 1, 3.9, 0.05),
        ellipse(-2.4, 2.2, 0.8, 3, 0.12),
        ellipse(0.8, 2.6, 0.8, 3.1, -0.02),
      ),
      { tone: 0.15, alpha: 0.75, sheet: true },
    ),
    shape(
      'dragonfly',
      role,
      join(trail('3,-0.6 0,-0.4 -4,0.2 -9,1', 1, 0.5), ellipse(1, -0.5, 1.7, 0.9)),
      { tone: 0.5, round: 0.4, sheet: true },
    ),
    shape('dragonfly.eyes', 'dark', join(circle(3.2, -0.9, 0.7), circle(3.3, 0, 0.55)), {
      tone: 0.6,
    }),
  ],
});

const bee: PieceMaker = ({ role = 'told.yellow' }) => ({
  layers: [
    shape(
      'bee.wings',
      'white',
      join(ellipse(-0.4, -1.3, 0.45, 1, -0.08), ellipse(0.25, -1.3, 0.4, 0.95, 0.06)),
      { tone: 0.1, alpha: 0.85, sheet: true },
    ),
    shape('bee', role, join(ellipse(-0.3, -0.1, 1.1, 0.7), poly('-1.3,-0.2 -1.75,0.05 -1.3,0.2')), {
      tone: 0.3,
      round: 0.3,
      sheet: true,
    }),
    shape(
      'bee.bands',
      'dark',
      join(
        trail('-0.1,-0.76 -0.25,0 -0.1,0.56', 0.24),
        trail('-0.7,-0.66 -0.85,0 -0.7,0.5', 0.24),
        ellipse(0.75, -0.15, 0.5, 0.5),
        trail('0.9,-0.5 1.25,-0.9', 0.1),
      ),
      { tone: 0.9 },
    ),
    shape('bee.eye', 'white', circle(0.9, -0.25, 0.14), { tone: 0 }),
  ],
});

const rodent =
  (id: string, coat: Role, k: number, tailLong: number): PieceMaker =>
  ({ role = coat }) => {
    const on = (path: Path) => place(path, { scale: k });
    return {
      layers: [
        shape(
          `${id}.tail`,
          'skin1',
          on(
            tailLong
              ? trail(
                  `-4,-1.2 -6.6,-0.5 -8.6,-1.4 -${tailLong},-3 -${tailLong + 1.6},-2`,
                  0.55,
                  0.2,
                )
              : circle(-4.3, -1.6, 0.6),
          ),
          { tone: 0.7, sheet: true },
        ),
        shape(
          id,
          role,
          on(
            blob(
              '-4.4,-1 -4.2,-3.4 -2.2,-5 0.6,-4.8 2.6,-4 4.2,-3 5.9,-1.6 5.6,-1 3.6,-0.6 0.6,-0.3 -3,-0.2',
            ),
          ),
          { tone: 0.4, round: 1 * k, sheet: true },
        ),
        shape(
          `${id}.ears`,
          role,
          on(join(circle(2.1, -4.6, 1.25), ellipse(3.1, -4.3, 0.8, 1.05))),
          { tone: 0.65, sheet: true },
        ),
        shape(
          `${id}.pink`,
          'skin1',
          on(
            join(
              circle(2.2, -4.5, 0.75),
              circle(5.9, -1.5, 0.36),
              ellipse(-2.6, -0.2, 1, 0.3),
              ellipse(2.8, -0.3, 0.8, 0.3),
            ),
          ),
          { tone: 0.5 },
        ),
        shape(
          `${id}.face`,
          'dark',
          on(
            join(
              circle(4, -2.5, 0.36),
              trail('5.3,-1.2 6.9,-0.9', 0.1),
              trail('5.3,-1.4 6.9,-1.9', 0.1),
            ),
          ),
          { tone: 1 },
        ),
      ],
      anchors: { mouth: [5.9 * k, -1.3 * k] },
    };
  };

const rabbit: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('rabbit.ear2', role, blob('9,-25 4,-36 5,-43 10,-38 13,-27'), {
      tone: 0.75,
      sheet: true,
    }),
    shape(
      'rabbit',
      role,
      join(
        blob(
          '-14,-4 -15,-13 -8,-20 2,-19 7,-22 12,-27 18,-26 22,-20 19,-16 14,-13 13,-7 15,-1 4,0 -10,0',
        ),
        ellipse(14, -1.2, 4, 1.3),
        ellipse(-5, -1.3, 7, 1.4),
      ),
      { tone: 0.3, round: 4, sheet: true },
    ),
    shape('rabbit.ear', role, blob('12,-25 9,-36 12,-44 16,-37 16,-26'), {
      tone: 0.35,
      round: 1.4,
      sheet: true,
    }),
    shape('rabbit.inner', 'skin1', blob('13,-28 11.4,-36 12.6,-41 14.6,-36 14.6,-28'), {
      tone: 0.5,
    }),
    shape('rabbit.tail', 'white', circle(-15, -6, 3.6), { tone: 0.1, round: 1.4 }),
    shape('rabbit.haunch', role, trail('-1,-3 2,-9 -2,-14 -8,-15', 0.7, 0.4), { tone: 0.9 }),
    shape('rabbit.face', 'dark', join(circle(17.4, -21.6, 1.1), ellipse(21.8, -19.6, 0.9, 0.7)), {
      tone: 1,
    }),
  ],
  anchors: { mouth: [21, -18] },
});

const snail: PieceMaker = ({ role = 'accent2' }) => {
  const coil: Point[] = Array.from({ length: 26 }, (_, n) => {
    const r = 2.5 * (1 - n / 27);
    return [-0.6 + r * cosTurn(0.3 - n * 0.1), -3 + r * sinTurn(0.3 - n * 0.1)];
  });
  return {
    layers: [
      shape(
        'snail.body',
        'skin2',
        join(
          blob('-5.4,0 -3,-1.4 1.4,-1.5 2.8,-2.8 4.2,-3.4 5,-2.4 4.6,-0.6 3.2,0'),
          trail('4.4,-3 5.2,-5', 0.24),
          trail('3.6,-3 3.8,-5.2', 0.24),
          circle(5.2, -5.1, 0.28),
          circle(3.8, -5.3, 0.28),
        ),
        { tone: 0.35, round: 0.7, sheet: true },
      ),
      shape('snail', role, circle(-0.6, -3, 2.8), { tone: 0.25, round: 1, sheet: true }),
      shape('snail.coil', 'bark', stroke(coil, 0.42, 0.2), { tone: 0.6 }),
    ],
    anchors: { top: [-0.6, -5.8] },
  };
};

const bat: PieceMaker = ({ role = 'dark' }) => {
  const half = blob(
    '0,-2 4,-4.4 8,-8.6 15,-10 20,-6 16.6,-4.6 15.6,-0.6 12,-2 9.4,1.6 6,-0.4 3,3.4 0,4',
  );
  return {
    layers: [
      shape('bat-animal.wings', role, join(half, place(half, { scaleX: -1 })), {
        tone: 0.6,
        round: 1.6,
        depth: -0.5,
        sheet: true,
      }),
      shape(
        'bat-animal',
        role,
        join(
          ellipse(0, 0.4, 2.4, 4),
          circle(0, -4, 2.2),
          poly('-2,-4.6 -2.2,-8 -0.2,-6'),
          poly('2,-4.6 2.2,-8 0.2,-6'),
        ),
        { tone: 0.95 },
      ),
      shape(
        'bat-animal.bones',
        role,
        join(
          ...[1, -1].flatMap((s) => [
            trail(`${s * 8},-8.2 ${s * 9.4},1`, 0.3),
            trail(`${s * 14.6},-9.4 ${s * 15.4},-1`, 0.3),
          ]),
        ),
        { tone: 0, alpha: 0.5 },
      ),
      shape('bat-animal.eyes', 'lamp', join(circle(-0.8, -4.3, 0.4), circle(0.8, -4.3, 0.4)), {
        tone: 0.2,
        glow: 1,
      }),
    ],
  };
};

const frog: PieceMaker = ({ role = 'leaf' }) => ({
  layers: [
    shape(
      'frog.far',
      role,
      join(
        trail('3,-3 5,-0.4 7.4,-0.3', 1.1, 0.7),
        trail('-4,-2 -8.6,-2.6 -5,-0.4 -0.6,-0.3', 2, 0.8),
      ),
      { tone: 0.9, sheet: true },
    ),
    shape(
      'frog',
      role,
      join(
        blob(
          '-6.4,-2 -4.6,-5 -0.6,-7.4 3,-8 4.4,-9.2 6,-8.4 7.6,-6.6 7.4,-5 4.4,-3 1.4,-1.4 -3,-0.6',
        ),
        trail('-3,-2.4 -6.8,-3.4 -7,-0.9 -1.6,-0.5', 3, 1),
        trail('2,-3 1.4,-1 4,-0.4', 1.5, 0.7),
      ),
      { tone: 0.3, round: 1.5, sheet: true },
    ),
    shape('frog.belly', 'white', blob('7.3,-5 4.4,-3 1.6,-1.6 2.4,-3.6 5,-4.8'), { tone: 0.25 }),
    shape('frog.eye', 'lamp', circle(4.7, -8, 1.05), { tone: 0.3 }),
    shape(
      'frog.pupil',
      'dark',
      join(ellipse(4.9, -8, 0.85, 0.4), trail('7.4,-5.6 5.4,-5 3.6,-5.4', 0.2)),
      { tone: 1 },
    ),
  ],
  anchors: { mouth: [7.4, -5.4] },
});

export const smallPieces = {
  snake: entry(snake, 'ground', 172, 70),
  spider: entry(spider, 'ground', 15, 6.5),
  butterfly: entry(butterfly, 'air', 18, 13.5),
  dragonfly: entry(dragonfly, 'air', 13, 13),
  bee: entry(bee, 'air', 3.1, 2.9),
  mouse: entry(rodent('mouse', 'stone', 1, 10), 'ground', 18, 6),
  rat: entry(rodent('rat', 'near', 2.2, 12), 'ground', 44, 13),
  hamster: entry(rodent('hamster', 'wood', 1.5, 0), 'ground', 18, 9),
  rabbit: entry(rabbit, 'ground', 42, 45),
  snail: entry(snail, 'ground', 11, 6),
  'bat-animal': entry(bat, 'air', 40, 14),
  frog: entry(frog, 'ground', 17, 10),
};
