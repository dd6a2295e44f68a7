import type { Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Two tiers on a stand, iced, with candles; cut, a slice is gone. */
const cake: PieceMaker = ({ role = 'accent', state }) => {
  const candles = [-11, -4, 3, 10];
  return {
    layers: [
      shape('cake.stand', 'metal', join(ellipse(0, -1, 11, 1.4), rect(-2, -7, 4, 6)), {
        tone: 0.6,
        sheet: true,
      }),
      shape('cake.plate', 'white', ellipse(0, -7.6, 25, 2.6), { tone: 0.35, sheet: true }),
      shape(
        'cake',
        'wood',
        blob('-21,-8 -21,-20 -17,-21.4 0,-22 17,-21.4 21,-20 21,-8 12,-6 0,-5.6 -12,-6'),
        {
          tone: 0.3,
          round: 4,
          sheet: true,
        },
      ),
      shape('cake.cream', 'white', rect(-20.6, -15, 41.2, 2.4), { tone: 0.15 }),
      shape(
        'cake.icing',
        role,
        blob(
          '-21,-21 -18,-23.6 0,-24.6 18,-23.6 21,-21 21,-16 18.4,-14.6 16,-18 13,-17.6 11,-13.4 8,-13.6 6,-17.8 1,-18 -2,-14.6 -5,-14.8 -7,-18 -12,-17.6 -14,-13.8 -17,-14 -18,-17.4 -21,-16.6',
        ),
        { tone: 0.3, round: 3, sheet: true },
      ),
      ...(state === 'broken' || state === 'open'
        ? [shape('cake.gap', 'dark', poly('3,-6 4,-24.4 17,-23.6 19,-7'), { tone: 0.55 })]
        : []),
      shape(
        'cake.candles',
        'told.blue',
        times(4, (n) => rect((candles[n] ?? 0) - 0.7, -33, 1.4, 9)),
        {
          tone: 0.2,
        },
      ),
      shape(
        'cake.flames',
        'lamp',
        times(4, (n) => {
          const x = candles[n] ?? 0;
          return blob(
            `${x},-38 ${x + 1.3},-35.4 ${x + 0.9},-33.6 ${x - 0.9},-33.6 ${x - 1.3},-35.4`,
          );
        }),
        { tone: 0.1, glow: 1 },
      ),
      shape(
        'cake.cherries',
        'blood',
        times(5, (n) => circle(-16 + n * 8, -24, 1.5)),
        {
          tone: 0.3,
          round: 0.8,
        },
      ),
    ],
    anchors: { top: [0, -24], hand: [0, -6] },
  };
};

const bunch: readonly (readonly [x: number, y: number, r: number])[] = [
  [-34, -176, 25],
  [30, -184, 26],
  [0, -206, 27],
  [-18, -148, 23],
  [26, -146, 24],
  [2, -170, 26],
];

/** A bunch of balloons, their strings drawn together. */
const partyBalloons: PieceMaker = ({ role }) => {
  const inks: readonly Role[] = role ? [role] : ['told.red', 'told.yellow', 'told.blue'];
  const strings = bunch.map(([x, y]) =>
    trail(`${x},${y + 30} ${x * 0.6},-100 ${x * 0.1},-50 0,0`, 0.9),
  );
  return {
    layers: [
      shape('balloons.strings', 'dark', join(...strings), { tone: 0.6 }),
      ...bunch.flatMap(([x, y, r], n) => {
        const own = inks[n % inks.length] ?? 'told.red';
        return [
          shape(
            `balloons.${n}`,
            own,
            join(
              ellipse(x, y, r * 0.9, r * 1.1),
              poly(`${x - 3},${y + r * 1.2} ${x},${y + r} ${x + 3},${y + r * 1.2}`),
            ),
            { tone: 0.25 + 0.08 * (n % 3), round: 9, sheet: true },
          ),
          shape(
            `balloons.shine.${n}`,
            'white',
            ellipse(x - r * 0.36, y - r * 0.45, r * 0.13, r * 0.3, 0.08),
            {
              tone: 0,
              alpha: 0.75,
            },
          ),
        ];
      }),
    ],
    anchors: { hand: [0, -4], top: [0, -236] },
  };
};

const spots: readonly (readonly [x: number, y: number, r: number])[] = [
  [-34, -10, 17],
  [6, 16, 22],
  [38, -20, 14],
  [2, -42, 11],
  [-18, 34, 8],
  [42, 22, 7],
  [-44, -44, 7],
  [24, -58, 6],
];

const arc = [
  [0.76, 0.16],
  [0.64, 0.44],
  [0.42, 0.66],
  [0.13, 0.77],
] as const;

/** Soap bubbles: a thin rim, a window of light in each. */
const bubbles: PieceMaker = ({ role = 'foam' }) => ({
  layers: [
    shape('bubbles', 'glass', join(...spots.map(([x, y, r]) => circle(x, y, r))), {
      tone: 0.1,
      alpha: 0.35,
    }),
    shape(
      'bubbles.rim',
      role,
      join(
        ...spots.flatMap(([x, y, r]) => [
          circle(x, y, r),
          cut(circle(x, y, r - Math.max(0.9, r * 0.08))),
        ]),
      ),
      { tone: 0.05 },
    ),
    shape(
      'bubbles.shine',
      'white',
      join(
        ...spots.map(([x, y, r]) => ellipse(x - r * 0.4, y - r * 0.42, r * 0.14, r * 0.26, 0.1)),
      ),
      { tone: 0 },
    ),
    shape(
      'bubbles.hue',
      'accent3',
      join(
        ...spots
          .filter(([, , r]) => r > 9)
          .map(([x, y, r]) => {
            // Round the lower right, well inside the rim.
            const text = arc.map(([dx, dy]) => `${x + dx * r},${y + dy * r}`).join(' ');
            return trail(text, r * 0.09);
          }),
      ),
      { tone: 0.1, alpha: 0.6 },
    ),
  ],
  anchors: { top: [0, -64] },
});

/** Towers that a bucket left, a moat, a flag. */
const sandcastle: PieceMaker = ({ role = 'lamp', state }) => {
  const tower = (x: number, base: number, wide: number, high: number) =>
    poly(
      `${x - wide / 2},${base} ${x - wide * 0.4},${base - high} ${x + wide * 0.4},${base - high} ${x + wide / 2},${base}`,
    );
  const teeth = (x: number, top: number, wide: number) =>
    times(3, (n) => rect(x - wide * 0.4 + n * wide * 0.3, top - 5, wide * 0.2, 6));
  return {
    layers: [
      shape('sandcastle.heap', role, blob('-62,0 -50,-14 -30,-20 0,-22 32,-19 52,-12 62,0'), {
        tone: 0.6,
        round: 6,
        sheet: true,
      }),
      shape('sandcastle.back', role, join(tower(-4, -16, 40, 50), teeth(-4, -66, 40)), {
        tone: 0.5,
        round: 6,
        sheet: true,
      }),
      shape(
        'sandcastle',
        role,
        state === 'broken'
          ? join(tower(-34, -8, 32, 20), tower(30, -6, 34, 12))
          : join(
              tower(-34, -8, 32, 40),
              teeth(-34, -48, 32),
              tower(30, -6, 34, 44),
              teeth(30, -50, 34),
            ),
        { tone: 0.3, round: 6, sheet: true },
      ),
      shape('sandcastle.wall', role, rect(-30, -24, 58, 20), { tone: 0.4, sheet: true }),
      shape('sandcastle.gate', 'bark', blob('-9,-4 -9,-14 -2,-20 5,-14 5,-4'), { tone: 0.7 }),
      shape(
        'sandcastle.holes',
        'bark',
        join(rect(-37, -34, 5, 8, 2), rect(28, -36, 5, 8, 2), rect(-7, -52, 5, 8, 2)),
        {
          tone: 0.7,
        },
      ),
      shape('sandcastle.pole', 'wood', rect(-5, -92, 1.8, 26), { tone: 0.7 }),
      shape('sandcastle.flag', 'told.red', poly('-3.2,-92 14,-87 -3.2,-81'), {
        tone: 0.3,
        sheet: true,
      }),
    ],
    anchors: { top: [-4, -66] },
  };
};

export const festivitiesPieces = {
  cake: entry(cake, 'table', 50, 38),
  'party-balloons': entry(partyBalloons, 'air', 112, 236),
  bubbles: entry(bubbles, 'air', 104, 107),
  sandcastle: entry(sandcastle, 'ground', 162, 94),
};
