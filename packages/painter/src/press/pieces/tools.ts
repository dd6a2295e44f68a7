import { cosTurn, sinTurn } from '#maths.ts';
import { circle, cut, ellipse, join, limb, place, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const gun: PieceMaker = ({ role = 'dark', state, random }) => ({
  layers: [
    ...(state === 'moving'
      ? [
          shape(
            'weapon.flash',
            'fire',
            place(
              poly(
                Array.from({ length: 16 }, (_, n) => {
                  const r = n % 2 ? 1.6 : random.between(3.4, 5);
                  return `${r * cosTurn(n / 16)},${r * sinTurn(n / 16)}`;
                }).join(' '),
              ),
              { x: 17, y: -4 },
            ),
            { tone: 0.1, glow: 1 },
          ),
        ]
      : []),
    shape('weapon.grip', 'bark', blob('-8,-2 -3,-2 -4,2 -6,7.6 -10.6,7 -10,2'), {
      tone: 0.4,
      round: 1.2,
      sheet: true,
    }),
    shape(
      'weapon',
      role,
      join(
        rect(-3, -5.4, 17, 2.8, 0.6),
        blob('-9,-1.6 -9.4,-4.4 -7,-6.4 -2,-6 3,-5.6 3.6,-0.6 0,0 -5,-0.4'),
        rect(12.4, -6.2, 1, 1),
        limb([-8.4, -5], [-10.4, -7], 0.6, 0.5),
        hoop(-1.6, 0.8, 2, 0.6),
      ),
      { tone: 0.5, round: 1, depth: -0.6, sheet: true },
    ),
    shape('weapon.drum', 'metal', join(rect(-2.6, -5.2, 5.2, 4, 0.8), rect(4, -4.8, 9, 0.5)), {
      tone: 0.45,
      round: 0.7,
    }),
    shape(
      'weapon.lines',
      'dark',
      join(rect(-2.4, -4.2, 4.8, 0.4), rect(-2.4, -2.8, 4.8, 0.4), trail('-1.4,0 -1.8,1.4', 0.5)),
      { tone: 1 },
    ),
  ],
  anchors: { hand: [-7, 2], muzzle: [14, -4] },
});

const rifle: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape(
      'rifle.metal',
      'dark',
      join(
        rect(-16, -5.4, 38, 6.4, 2),
        rect(20, -4.6, 38, 2.4, 1),
        rect(54, -6.4, 1.6, 2.4),
        hoop(-6, 2.8, 3.4, 0.9),
        limb([0, -5], [4, -8], 0.8, 0.6),
      ),
      { tone: 0.5, round: 1, sheet: true },
    ),
    shape(
      'rifle',
      role,
      join(
        blob('-54,0 -53,11 -47,11 -28,4 -14,2 -13,-4 -28,-3.6 -46,-3'),
        rect(18, -2.4, 25, 4, 1.8),
      ),
      { tone: 0.35, round: 2, sheet: true },
    ),
  ],
  anchors: { hand: [-14, 1], tip: [58, -3.4] },
});

const scissors: PieceMaker = ({ role = 'metal', state }) => {
  const turn = state === 'open' ? 0.05 : 0.025;
  const half = (s: number) =>
    place(
      join(
        [
          ...ellipse(-7.4, s * 2.2, 2.6, 1.9, s * -0.04),
          ...cut(ellipse(-7.4, s * 2.2, 1.6, 1, s * -0.04)),
        ],
        limb([-5.2, s * 1.5], [0, 0], 0.7, 0.8),
      ),
      { turn: s * turn * 0.8 },
    );
  const blade = (s: number) =>
    place(poly(`-1,${s * -0.9} 10,${s * -0.2} 11,0 -1,${s * 0.7}`), { turn: s * -turn });
  return {
    layers: [
      shape('scissors.blades', role, join(blade(1), blade(-1)), {
        tone: 0.25,
        round: 0.5,
        sheet: true,
      }),
      shape('scissors', 'accent', join(half(1), half(-1)), { tone: 0.4, round: 0.7, sheet: true }),
      shape('scissors.pin', 'dark', circle(0.2, 0, 0.5), { tone: 0.5 }),
    ],
    anchors: { hand: [-7, 0] },
  };
};

const rope: PieceMaker = ({ role = 'wood' }) => {
  const loops = [0, 1, 2, 3].map((n) => [
    ...ellipse(0, -7 - n * 4, 26, 7),
    ...cut(ellipse(0, -7 - n * 4, 20, 3.6)),
  ]);
  return {
    layers: [
      shape('rope', role, join(...loops, trail('24,-4 34,-2 40,-6 48,-3', 5)), {
        tone: 0.35,
        round: 2,
        sheet: true,
      }),
      shape(
        'rope.twist',
        role,
        times(40, (n) => {
          const turn = (n % 10) / 20;
          const y = -7 - Math.floor(n / 10) * 4;
          return limb(
            [23.4 * cosTurn(turn), y + 5.4 * sinTurn(turn)],
            [22 * cosTurn(turn + 0.015), y + 5.4 * sinTurn(turn) + 1.6],
            0.4,
            0.3,
          );
        }),
        { tone: 0.95, alpha: 0.8 },
      ),
    ],
    anchors: { hand: [48, -3], top: [0, -20] },
  };
};

const mask: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape(
      'mask.ribbons',
      'accent',
      join(
        trail('-10,-3 -16,4 -14,10 -18,16', 1.6, 0.8),
        trail('10,-3 16,4 14,10 18,16', 1.6, 0.8),
      ),
      { tone: 0.4, sheet: true },
    ),
    shape(
      'mask',
      role,
      join(blob('-11,-9 -6,-13 0,-14 6,-13 11,-9 11,0 8,8 3,13 0,14 -3,13 -8,8 -11,0')),
      { tone: 0.15, round: 4, depth: 0.6, sheet: true },
    ),
    shape(
      'mask.eyes',
      'dark',
      join(blob('-8.4,-3 -5,-5 -1.8,-2.6 -5,-1.2'), blob('8.4,-3 5,-5 1.8,-2.6 5,-1.2')),
      { tone: 0.9 },
    ),
    shape('mask.mouth', 'blood', join(blob('-3.6,7 -1.4,6 0,6.5 1.4,6 3.6,7 0,8.8')), {
      tone: 0.2,
    }),
    shape(
      'mask.lines',
      role,
      join(
        trail('0,-3 -1,2.4 1,3', 0.6, 0.4),
        trail('-8.6,-6.2 -5,-8 -2,-6', 0.7, 0.4),
        trail('8.6,-6.2 5,-8 2,-6', 0.7, 0.4),
      ),
      { tone: 0.85 },
    ),
    shape(
      'mask.gold',
      'told.gold',
      join(
        place(blob('0,-1.4 0.7,0 0,1.4 -0.7,0'), { y: -9.6, scale: 1.4 }),
        circle(-6.4, 3.4, 0.6),
        circle(6.4, 3.4, 0.6),
      ),
      { tone: 0.2 },
    ),
  ],
  anchors: { hand: [0, 12] },
});

export const toolsPieces = {
  weapon: entry(gun, 'air', 25, 15),
  rifle: entry(rifle, 'air', 112, 20),
  mask: entry(mask, 'air', 38, 31),
  rope: entry(rope, 'ground', 77, 26),
  scissors: entry(scissors, 'air', 21, 6.3),
};
