import { cosTurn, sinTurn } from '#maths.ts';
import { circle, ellipse, join, type Path, type Point, place, stroke } from '#press/path.ts';
import { blob, poly, shape, trail } from '#press/pieces/brush.ts';
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
    anchors: { mouth: [4.9, -2.2], saddle: [-0.6, -5.6], top: [-0.6, -5.8] },
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

export const crawlersPieces = {
  snake: entry(snake, 'ground', 172, 70),
  snail: entry(snail, 'ground', 11, 6),
  'bat-animal': entry(bat, 'air', 40, 14),
  frog: entry(frog, 'ground', 17, 10),
};
