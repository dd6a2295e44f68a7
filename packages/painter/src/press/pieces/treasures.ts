import { circle, cut, ellipse, join, place, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const ring: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape('ring', role, [...ellipse(0, -1, 1, 1), ...cut(ellipse(0, -1, 0.8, 0.8))], {
      tone: 0.35,
      round: 0.16,
      sheet: true,
    }),
    shape('ring.stone', 'glass', poly('-0.55,-2.5 -0.3,-2.8 0.3,-2.8 0.55,-2.5 0,-1.85'), {
      tone: 0.3,
      round: 0.1,
      sheet: true,
    }),
    shape(
      'ring.cut',
      'white',
      join(poly('-0.3,-2.5 0,-2.75 0.3,-2.5 0,-2'), trail('-0.72,-1.3 -0.6,-1.62', 0.07)),
      { tone: 0, alpha: 0.85 },
    ),
  ],
});

const money: PieceMaker = ({ role = 'told.gold', random }) => {
  const pile = Array.from({ length: 7 }, (_, n) => ({
    x: random.between(-0.3, 0.3),
    y: -0.5 - n * 0.55,
  }));
  return {
    layers: [
      shape(
        'money.note',
        'leaf',
        join(poly('-9,-0.4 4,-0.4 2,-2.6 -8,-2.2'), poly('-10,-1.6 2,-2 1,-4 -9,-3.4')),
        { tone: 0.3, round: 0.7, sheet: true },
      ),
      shape(
        'money',
        role,
        join(
          ...pile.map(({ x, y }) => rect(2.6 + x - 2.4, y - 0.5, 4.8, 1, 0.4)),
          ellipse(2.6 + (pile[6]?.x ?? 0), -4.3, 2.4, 0.7),
        ),
        { tone: 0.35, round: 0.8, sheet: true },
      ),
      shape(
        'money.lines',
        role,
        join(...pile.map(({ x, y }) => rect(2.6 + x - 2.4, y + 0.36, 4.8, 0.14))),
        { tone: 1 },
      ),
      shape('money.coin', role, circle(8.4, -2.2, 2.2), { tone: 0.2, round: 0.6, sheet: true }),
      shape('money.face', role, join(hoop(8.4, -2.2, 1.8, 0.22), rect(8.15, -3.2, 0.5, 2)), {
        tone: 0.9,
      }),
    ],
  };
};

const box: PieceMaker = ({ role = 'wood', state }) => {
  const isOpen = state === 'open';
  return {
    layers: [
      shape(
        'treasure.lid',
        role,
        isOpen
          ? blob('-36,-40 -38,-56 -28,-66 0,-69 28,-66 38,-56 36,-40')
          : blob('-38,-30 -36,-44 -24,-52 0,-54 24,-52 36,-44 38,-30'),
        { tone: isOpen ? 0.8 : 0.35, round: 6, sheet: true },
      ),
      ...(isOpen
        ? [
            shape(
              'treasure.gold',
              'told.gold',
              join(
                ellipse(0, -32, 32, 7),
                ...[-22, -10, 4, 16, 24].map((x, n) => circle(x, -38 - (n % 2) * 4, 5)),
              ),
              { tone: 0.15, round: 2, glow: 1, sheet: true },
            ),
            shape(
              'treasure.jewels',
              'accent',
              join(poly('-10,-44 -6,-48 -2,-44 -6,-38'), circle(14, -44, 3)),
              { tone: 0.3 },
            ),
          ]
        : []),
      shape('treasure', role, rect(-36, -32, 72, 32, 3), { tone: 0.45, round: 6, sheet: true }),
      shape(
        'treasure.iron',
        'told.gold',
        join(
          rect(-28, -32, 7, 32),
          rect(21, -32, 7, 32),
          rect(-38, -34, 76, 5, 2),
          isOpen
            ? []
            : join(blob('-28,-34 -27,-50 -20,-52 -21,-34'), blob('28,-34 27,-50 20,-52 21,-34')),
        ),
        { tone: 0.4, round: 1.4 },
      ),
      shape('treasure.lock', 'dark', join(rect(-5, -33, 10, 11, 2)), { tone: 0.6 }),
    ],
    anchors: { top: [0, -50] },
  };
};

const shoes: PieceMaker = ({ role = 'accent' }) => {
  const boot = blob('-5,-9 -1,-9.4 0.6,-7.4 4,-5 10,-4 13,-2 13,-0.8 -6,-0.8 -6.6,-4');
  const sole = poly('-6.6,-1.2 13.4,-1.2 13,0 2,0 0.6,-0.6 -1,0 -6.2,0');
  return {
    layers: [
      shape('shoes', role, join(boot, place(boot, { x: -22 })), {
        tone: 0.35,
        round: 2,
        sheet: true,
      }),
      shape(
        'shoes.sole',
        'dark',
        join(sole, place(sole, { x: -22 }), ellipse(-3, -9, 2.3, 0.7), ellipse(-25, -9, 2.3, 0.7)),
        { tone: 0.7 },
      ),
      shape(
        'shoes.laces',
        'white',
        join(
          ...[0, -22].map((x) =>
            place(
              join(
                trail('0,-7.4 3,-6.2', 0.6),
                trail('1.6,-6 4.6,-5', 0.6),
                trail('3.4,-5 6,-4.2', 0.6),
              ),
              { x },
            ),
          ),
        ),
        { tone: 0 },
      ),
    ],
  };
};

const photograph: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('photograph', role, place(rect(-4.4, -5.2, 8.8, 10.6, 0.2), { turn: -0.015 }), {
      tone: 0.15,
      round: 0.7,
      depth: 0.4,
      sheet: true,
    }),
    shape('photograph.view', 'glass', place(rect(-3.7, -4.5, 7.4, 7.2), { turn: -0.015 }), {
      tone: 0.35,
    }),
    shape(
      'photograph.hill.idle',
      'leaf',
      place(poly('-3.7,2.7 -3.7,0.8 -1,-0.4 3.7,1.4 3.7,2.7'), { turn: -0.015 }),
      { tone: 0.5 },
    ),
    shape(
      'photograph.people.idle',
      'dark',
      place(
        join(
          circle(-0.9, -1.6, 0.7),
          blob('-1.9,2.6 -1.6,-0.4 -0.9,-0.9 -0.2,-0.4 0.1,2.6'),
          circle(1, -0.9, 0.6),
          blob('0.3,2.6 0.4,0.2 1,-0.2 1.6,0.2 1.8,2.6'),
        ),
        { turn: -0.015 },
      ),
      { tone: 0.6 },
    ),
  ],
  anchors: { hand: [0, 5], in: [-3.7, -4.5], 'in.end': [3.7, 2.7] },
});

export const treasuresPieces = {
  ring: entry(ring, 'table', 2.1, 2.9),
  money: entry(money, 'table', 21, 5),
  shoes: entry(shoes, 'ground', 42, 9.7),
  treasure: entry(box, 'ground', 77, 55),
  photograph: entry(photograph, 'air', 9.8, 11.4),
};
