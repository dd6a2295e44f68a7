import { circle, ellipse, join, type Path, place } from '#press/path.ts';
import { blob, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Long and low, and up at the front to look about. */
const weasel: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('weasel.tail', role, trail('-17,-5 -25,-4 -33,-7 -40,-6', 3.4, 1.6), {
      tone: 0.55,
      sheet: true,
    }),
    shape('weasel.tip', 'dark', trail('-35,-6.8 -40.6,-6', 2.8, 1), { tone: 0.8 }),
    shape('weasel.far', role, join(blob('-14,-5 -10,-6 -8,0 -13,0'), blob('4,-6 8,-6 9.4,0 5,0')), {
      tone: 0.75,
      sheet: true,
    }),
    shape(
      'weasel',
      role,
      join(
        blob(
          '-20,-4 -19,-9 -13,-12 -4,-11.6 4,-12 9,-16 12.4,-21.4 16,-24.4 20.6,-24 24.6,-21 24.4,-19 20,-17.6 17.4,-14.6 15,-9 11,-4.6 2,-4 -8,-4 -15,-2.6',
        ),
        blob('-19,-6 -13,-7 -11.6,0 -17.6,0 -19.6,-1.4'),
        blob('8,-8 13,-8 15.4,0 10,0'),
        circle(15.4, -24.4, 1.9),
      ),
      { tone: 0.35, round: 3, sheet: true },
    ),
    shape(
      'weasel.pale',
      'white',
      blob('24,-19 20,-18 17,-14.6 14.6,-9 10.6,-5 4,-4.4 9,-8.6 13,-15 17.4,-19.4 21,-20'),
      { tone: 0.1 },
    ),
    shape(
      'weasel.face',
      'dark',
      join(circle(20, -21.8, 0.75), circle(24.5, -20.4, 0.8), trail('22.4,-19.2 25,-18.6', 0.16)),
      {
        tone: 1,
      },
    ),
  ],
  anchors: { mouth: [24, -19.4], top: [0, -12] },
});

/** Out of its hill: hands like spades, and hardly an eye. */
const mole: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape(
      'mole',
      role,
      blob('-9,-1 -10,-6 -6,-10.4 1,-10.6 6.4,-8 10.4,-4.4 13,-2.8 12.4,-1.4 8,-0.6 0,-0.2 -6,0'),
      {
        tone: 0.5,
        round: 2.6,
        depth: -0.5,
        sheet: true,
      },
    ),
    shape(
      'mole.hands',
      'skin1',
      join(
        blob('5,-4 8.4,-3.4 10.6,-0.8 9.6,0.2 5.4,0 3.6,-1.6'),
        ...[0, 1, 2, 3].map((n) => trail(`${7 + n},-0.6 ${8.6 + n * 1.1},0.2`, 0.7, 0.25)),
        blob('-6,-1.6 -3,-1.4 -2,0.1 -7,0.1'),
        circle(13, -2.2, 1.05),
      ),
      { tone: 0.45, sheet: true },
    ),
    shape(
      'mole.face',
      'white',
      join(
        circle(9.2, -4.4, 0.3),
        trail('11,-1.8 13.6,-0.6', 0.12),
        trail('11,-2.2 13.8,-3.8', 0.12),
      ),
      {
        tone: 0.2,
      },
    ),
    shape('mole.tail', 'skin1', trail('-9,-2 -12.4,-3.4', 0.8, 0.5), { tone: 0.6 }),
  ],
  anchors: { mouth: [13, -2], top: [0, -10] },
});

/** Upright at its burrow, hands on its breast. */
const marmot: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape('marmot.tail', role, blob('-10,-3 -18,-5 -25,-3.4 -24,0 -14,0'), {
      tone: 0.7,
      sheet: true,
    }),
    shape(
      'marmot',
      role,
      join(
        blob(
          '-12,0 -14,-9 -12,-20 -8,-30 -4.6,-38 -1.6,-45 4,-49 10,-47.6 14.6,-43 14,-39.6 9.4,-37.4 8.6,-30 11,-20 11.4,-9 10,0',
        ),
        circle(1.4, -47.6, 2.3),
      ),
      { tone: 0.35, round: 5, sheet: true },
    ),
    shape('marmot.belly', 'wood', blob('8,-35 3,-33 1,-22 2,-8 8,-4 10.6,-10 10,-20 8,-29'), {
      tone: 0.25,
    }),
    shape(
      'marmot.arm',
      role,
      join(trail('-3,-31 2,-25 8.6,-26.4', 4, 2.6), blob('-4,-3 4,-4 12,-1.4 12,0 -4,0')),
      {
        tone: 0.6,
        sheet: true,
      },
    ),
    shape('marmot.muzzle', 'white', blob('9.6,-43 14.4,-42.8 14.2,-39.8 9.6,-38.4 8,-40.6'), {
      tone: 0.2,
    }),
    shape(
      'marmot.face',
      'dark',
      join(circle(8, -44, 1), ellipse(14.2, -42.4, 1, 0.8), trail('10.4,-27 8.6,-25.4', 0.5)),
      {
        tone: 1,
      },
    ),
    shape('marmot.teeth', 'white', blob('11.8,-39.4 13.4,-39.8 13.2,-37.8 12,-37.8'), { tone: 0 }),
  ],
  anchors: { mouth: [14, -40], top: [4, -49], hand: [9, -26] },
});

/** On its branch, as one sees it. */
const koala: PieceMaker = ({ role = 'stone' }) => {
  const ear = (x: number): Path =>
    join(
      circle(x, -60, 8.4),
      times(5, (n) => place(trail('0,0 0,-10', 3, 1), { x, y: -60, turn: (n - 2) * 0.12 })),
    );
  return {
    layers: [
      shape('koala.trunk', 'bark', blob('14,0 13,-30 15,-62 14,-80 22,-80 23,-50 22,-20 24,0'), {
        tone: 0.6,
        round: 4,
        sheet: true,
      }),
      shape('koala.ears', role, join(ear(-13), ear(13)), { tone: 0.55, sheet: true }),
      shape('koala.inner', 'white', join(circle(-13, -59.6, 4.4), circle(13, -59.6, 4.4)), {
        tone: 0.15,
      }),
      shape(
        'koala',
        role,
        join(
          blob('-16,-6 -18,-22 -13,-36 0,-40 12,-36 16,-22 14,-6 0,-1'),
          ellipse(0, -50, 15.4, 13.6),
        ),
        {
          tone: 0.35,
          round: 6,
          sheet: true,
        },
      ),
      shape('koala.belly', 'white', blob('-6,-33 -10,-22 -8,-8 0,-5 6,-9 6,-24 4,-33'), {
        tone: 0.15,
      }),
      shape(
        'koala.limbs',
        role,
        join(
          trail('-11,-31 -2,-26 10,-29 19,-30', 7.4, 5.6),
          trail('-10,-9 2,-6 14,-10 20,-11', 8.4, 6),
        ),
        { tone: 0.6, round: 2, sheet: true },
      ),
      shape(
        'koala.face',
        'dark',
        join(
          blob('-3.4,-54 0,-55.6 3.4,-54 4,-47.4 0,-44.4 -4,-47.4'),
          circle(-7.6, -52.6, 1.6),
          circle(7.6, -52.6, 1.6),
          trail('-3.4,-42.4 0,-41.4 3.4,-42.4', 0.7),
          ...[-27, -30, -32].map((y) => trail(`20,${y} 23,${y + 0.6}`, 0.8)),
        ),
        { tone: 0.85 },
      ),
    ],
    anchors: { mouth: [0, -43], top: [0, -64] },
  };
};

export const burrowersPieces = {
  weasel: entry(weasel, 'ground', 66, 26),
  mole: entry(mole, 'ground', 27, 11),
  marmot: entry(marmot, 'ground', 40, 50),
  koala: entry(koala, 'ground', 45, 80),
};
