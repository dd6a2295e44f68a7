import { cosTurn, sinTurn } from '#maths.ts';
import { circle, cut, join, limb, place, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const television: PieceMaker = ({ role = 'wood', state }) => ({
  layers: [
    shape(
      'television.legs',
      'dark',
      join(
        limb([-22, -12], [-28, -1], 1.6, 1),
        limb([22, -12], [28, -1], 1.6, 1),
        limb([0, -58], [-16, -82], 0.7, 0.7),
        limb([0, -58], [14, -86], 0.7, 0.7),
        circle(-16, -82, 1.4),
        circle(14, -86, 1.4),
      ),
      { tone: 0.7, sheet: true },
    ),
    shape('television', role, rect(-38, -60, 76, 50, 6), { tone: 0.4, round: 5, sheet: true }),
    shape('television.screen', state === 'broken' ? 'dark' : 'glass', rect(-33, -55, 50, 40, 8), {
      tone: { kind: 'ramp', x0: -30, y0: -54, x1: 16, y1: -14, from: 0, to: 0.9 },
      glow: 0.7,
    }),
    shape(
      'television.knobs',
      'dark',
      join(
        circle(27, -48, 4),
        circle(27, -36, 4),
        rect(22, -28, 10, 1.4),
        rect(22, -24, 10, 1.4),
        rect(22, -20, 10, 1.4),
      ),
      { tone: 0.6 },
    ),
    ...(state === 'broken'
      ? [
          shape(
            'television.crack',
            'white',
            join(
              poly('-8,-36 6,-50 -6,-35'),
              poly('-8,-36 10,-24 -6,-34'),
              poly('-8,-36 -26,-22 -9,-34'),
              poly('-8,-36 -24,-50 -7,-38'),
            ),
            { tone: 0 },
          ),
        ]
      : [
          shape('television.shine', 'white', poly('-28,-30 -12,-50 -6,-50 -28,-22'), {
            tone: 0,
            alpha: 0.5,
          }),
        ]),
  ],
  anchors: { in: [-32, -54], 'in.end': [16, -16], top: [0, -60], screen: [-8, -35] },
});

const computer: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape(
      'computer.foot',
      'metal',
      join(poly('-5,-20 5,-20 7,-2 -7,-2'), rect(-14, -3, 28, 3, 1)),
      { tone: 0.5, sheet: true },
    ),
    shape('computer', role, rect(-28, -52, 56, 36, 3), { tone: 0.4, round: 3, sheet: true }),
    shape('computer.screen', 'night', rect(-25, -49, 50, 28, 1), {
      tone: { kind: 'ramp', x0: -20, y0: -49, x1: 20, y1: -20, from: 0, to: 0.6 },
      glow: 0.7,
    }),
    shape(
      'computer.text',
      'lamp',
      join(
        ...[0, 1, 2, 3, 4].map((n) =>
          rect(-20 + (n % 2) * 5, -44 + n * 4.6, 16 + ((n * 7) % 15), 1.8, 0.8),
        ),
      ),
      { tone: 0.1, glow: 1 },
    ),
    shape('computer.keys', role, poly('-26,0 26,0 23,-5 -23,-5'), { tone: 0.6, sheet: true }),
  ],
  anchors: { top: [0, -52], screen: [0, -35] },
});

const phone: PieceMaker = ({ role = 'accent', state }) => {
  const lift = state === 'open' || state === 'moving';
  const cord = lift
    ? trail('9,-5 14,-10 12,-16 17,-20 15,-24', 0.8)
    : trail('9,-4 13,-2 16,-4 18,-1', 0.8);
  const handset = join(
    blob('-12,1 -11,-2.6 -6,-4.4 6,-4.4 11,-2.6 12,1 8.6,2 6.4,-0.8 -6.4,-0.8 -8.6,2'),
  );
  return {
    layers: [
      shape('phone.cord', 'dark', cord, { tone: 0.6 }),
      shape(
        'phone',
        role,
        blob('-10.6,-0.4 -9,-5 -6,-9 -3.4,-11.4 3.4,-11.4 6,-9 9,-5 10.6,-0.4 6,0 -6,0'),
        { tone: 0.4, round: 2, sheet: true },
      ),
      shape(
        'phone.handset',
        role,
        place(handset, lift ? { x: 14, y: -27, turn: -0.12 } : { y: -12.4 }),
        { tone: 0.25, round: 1.2, sheet: true },
      ),
      shape('phone.dial', 'white', circle(0, -5.6, 4), { tone: 0.15, round: 0.8 }),
      shape(
        'phone.holes',
        'dark',
        join(
          times(9, (n) => circle(2.8 * cosTurn(n / 11), -5.6 + 2.8 * sinTurn(n / 11), 0.55)),
          circle(0, -5.6, 1),
        ),
        { tone: 0.8 },
      ),
    ],
    anchors: { hand: [0, -14] },
  };
};

const blackboard: PieceMaker = ({ role = 'leaf' }) => ({
  layers: [
    shape(
      'blackboard.frame',
      'wood',
      join(
        rect(-125, -210, 250, 140, 3),
        limb([-90, -70], [-110, -2], 4, 3),
        limb([90, -70], [110, -2], 4, 3),
        rect(-100, -40, 200, 5),
      ),
      { tone: 0.5, round: 4, sheet: true },
    ),
    shape('blackboard', role, rect(-116, -201, 232, 122), { tone: 0.95 }),
    shape(
      'blackboard.chalk',
      'white',
      join(
        trail('-96,-176 -80,-184 -72,-172 -58,-182 -44,-174', 2.2),
        trail('-96,-150 -70,-154 -30,-148', 2.2),
        trail('-96,-128 -60,-132 -46,-126', 2.2),
        [...circle(50, -140, 34), ...cut(circle(50, -140, 32))],
        limb([50, -140], [80, -156], 1, 1),
        rect(-20, -72, 26, 4, 1),
      ),
      { tone: 0.1, alpha: 0.85 },
    ),
  ],
});

export const screensPieces = {
  television: entry(television, 'ground', 76, 87),
  computer: entry(computer, 'table', 56, 52),
  phone: entry(phone, 'table', 30, 18),
  blackboard: entry(blackboard, 'ground', 250, 210),
};
