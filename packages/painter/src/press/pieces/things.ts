import { cosTurn, sinTurn } from '#maths.ts';
import type { Layer, Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, limb, type Path, place, rect } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const ringOf = (x: number, y: number, r: number, wide: number): Path => [
  ...circle(x, y, r),
  ...cut(circle(x, y, r - wide)),
];

const key: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape(
      'key',
      role,
      join(
        [...circle(-5.4, 0, 2.9), ...cut(circle(-5.4, 0, 1.5))],
        circle(-8, -2, 1.1),
        circle(-8, 2, 1.1),
        circle(-5.4, -3, 0.9),
        circle(-5.4, 3, 0.9),
        rect(-2.8, -0.6, 10.4, 1.2, 0.4),
        rect(-2.4, -1.1, 1, 2.2, 0.4),
        rect(4.2, 0, 1.2, 2.8),
        rect(6.2, 0, 1.3, 3.4),
        rect(5, 1.6, 2, 0.9),
      ),
      { tone: 0.35, round: 0.6, sheet: true },
    ),
    shape(
      'key.shine',
      'white',
      join(trail('-7.4,-1 -6.4,-2.2 -5,-2.4', 0.32), rect(-1, -0.34, 6.5, 0.28)),
      { tone: 0, alpha: 0.8 },
    ),
  ],
  anchors: { hand: [-5, 0] },
});

const book: PieceMaker = ({ role, state, random }) => {
  const coat = role ?? pick<Role>(random, ['accent', 'accent3', 'night']);
  if (state === 'open' || state === 'moving') {
    const page = (s: number) =>
      blob(
        `0,-1 ${s * 5},-4.6 ${s * 12},-4.6 ${s * 18},-2 ${s * 18},-12 ${s * 12},-15 ${s * 5},-15 0,-11.4`,
      );
    return {
      layers: [
        shape('book', coat, poly('-20,-0.6 0,1 20,-0.6 20,-12 0,-9 -20,-12'), {
          tone: 0.5,
          round: 1.6,
          sheet: true,
        }),
        shape('book.pages', 'white', join(page(1), page(-1)), {
          tone: 0.15,
          round: 2,
          depth: 0.5,
          sheet: true,
        }),
        shape(
          'book.text',
          'dark',
          join(
            ...[1, -1].flatMap((s) =>
              [0, 1, 2, 3].map((n) =>
                trail(
                  `${s * 4},${-12.6 + n * 2.4} ${s * 10},${-13.4 + n * 2.4} ${s * 15.6},${-12 + n * 2.4}`,
                  0.5,
                ),
              ),
            ),
          ),
          { tone: 0.3, alpha: 0.6 },
        ),
        ...(state === 'moving'
          ? [
              shape('book.leaf', 'white', blob('0,-11 3,-20 9,-24 15,-23 9,-19 4,-10 1,-2'), {
                tone: 0.4,
                sheet: true,
              }),
            ]
          : []),
      ],
      anchors: { hand: [18, -6], top: [0, -12] },
    };
  }
  return {
    layers: [
      shape('book.pages', 'white', poly('-8,-1.2 9.4,-1.2 9.4,-24 -8,-24'), {
        tone: 0.5,
        sheet: true,
      }),
      shape('book', coat, join(rect(-9, -25, 17, 25, 1), rect(-9, -1.6, 18.6, 1.6)), {
        tone: 0.4,
        round: 2,
        sheet: true,
      }),
      shape('book.spine', coat, rect(-9, -25, 3, 25), { tone: 0.95 }),
      shape(
        'book.label',
        'told.gold',
        join(rect(-3, -21, 8, 1.2), rect(-2, -18.6, 6, 1), [
          ...circle(1, -11, 3),
          ...cut(circle(1, -11, 2.2)),
        ]),
        { tone: 0.2 },
      ),
    ],
    anchors: { hand: [8, -12], top: [0, -25] },
  };
};

const letter: PieceMaker = ({ role = 'white', state }) => ({
  layers:
    state === 'open'
      ? [
          shape('letter.back', role, join(rect(-11, -7, 22, 14), poly('-11,-7 0,-17 11,-7')), {
            tone: 0.6,
            sheet: true,
          }),
          shape('letter.sheet', role, rect(-9, -15, 18, 18), { tone: 0.05, sheet: true }),
          shape(
            'letter.text',
            'dark',
            times(4, (n) =>
              trail(`-6.6,${-12 + n * 2.6} -1,${-12.4 + n * 2.6} 6,${-12 + n * 2.6}`, 0.5),
            ),
            { tone: 0.3, alpha: 0.6 },
          ),
          shape('letter', role, poly('-11,7 -11,-6 0,2 11,-6 11,7'), {
            tone: 0.25,
            round: 1.4,
            sheet: true,
          }),
        ]
      : [
          shape('letter', role, rect(-11, -7, 22, 14, 0.6), {
            tone: 0.3,
            round: 1.6,
            depth: 0.4,
            sheet: true,
          }),
          shape('letter.flap', role, poly('-11,-7 11,-7 0,2.6'), {
            tone: 0.05,
            round: 1,
            sheet: true,
          }),
          shape('letter.seal', 'blood', circle(0, 1.8, 2.1), {
            tone: 0.25,
            round: 0.7,
            sheet: true,
          }),
          shape(
            'letter.mark',
            'blood',
            place(blob('0,0.6 -0.8,-0.3 -0.4,-0.7 0,-0.4 0.4,-0.7 0.8,-0.3'), {
              y: 1.8,
              scale: 1.2,
            }),
            { tone: 1 },
          ),
        ],
  anchors: { hand: [10, 4] },
});

const suitcase: PieceMaker = ({ role = 'bark', state }) => {
  const isOpen = state === 'open';
  return {
    layers: [
      ...(isOpen
        ? [
            shape('suitcase.lid', role, rect(-32, -88, 64, 44, 5), {
              tone: 0.7,
              round: 5,
              sheet: true,
            }),
            shape('suitcase.lining', 'accent', rect(-28, -84, 56, 38, 3), { tone: 0.4 }),
          ]
        : [
            shape('suitcase.handle', 'dark', trail('-9,-46 -8,-53 8,-53 9,-46', 3), {
              tone: 0.6,
              sheet: true,
            }),
          ]),
      ...(isOpen
        ? [
            shape(
              'suitcase.clothes',
              'accent2',
              blob('-26,-42 -18,-52 -4,-50 10,-54 24,-48 26,-42'),
              { tone: 0.3, round: 4, sheet: true },
            ),
          ]
        : []),
      shape('suitcase', role, rect(-34, -46, 68, 46, 6), { tone: 0.4, round: 6, sheet: true }),
      shape('suitcase.straps', 'wood', join(rect(-22, -47, 6, 47), rect(16, -47, 6, 47)), {
        tone: 0.2,
        round: 1.4,
      }),
      shape(
        'suitcase.metal',
        'told.gold',
        join(
          rect(-22.6, -30, 7.2, 5, 1),
          rect(15.4, -30, 7.2, 5, 1),
          poly('-34,-38 -34,-46 -26,-46'),
          poly('34,-38 34,-46 26,-46'),
          poly('-34,-8 -34,0 -26,0'),
          poly('34,-8 34,0 26,0'),
        ),
        { tone: 0.4 },
      ),
    ],
    anchors: { hand: [0, -53], top: [0, -46] },
  };
};

const umbrella: PieceMaker = ({ role = 'accent', state }) =>
  state !== 'broken'
    ? {
        layers: [
          shape(
            'umbrella.stick',
            'wood',
            join(rect(-1, -86, 2, 78), trail('0,-10 0,-3 5,-0.8 9,-4 9,-8', 2.6)),
            { tone: 0.6, sheet: true },
          ),
          shape(
            'umbrella',
            role,
            blob(
              '-50,-56 -44,-74 -26,-90 0,-96 26,-90 44,-74 50,-56 42,-60 34,-55 26,-61 17,-56 9,-62 0,-57 -9,-62 -17,-56 -26,-61 -34,-55 -42,-60',
            ),
            { tone: 0.35, round: 10, sheet: true },
          ),
          shape(
            'umbrella.ribs',
            role,
            join(
              trail('0,-96 -10,-84 -17,-57', 0.8),
              trail('0,-96 10,-84 17,-57', 0.8),
              trail('0,-96 -24,-84 -34,-56', 0.8),
              trail('0,-96 24,-84 34,-56', 0.8),
              rect(-0.8, -102, 1.6, 8),
            ),
            { tone: 1 },
          ),
        ],
        anchors: { hand: [0, -12], top: [0, -96] },
      }
    : {
        layers: [
          shape(
            'umbrella.stick',
            'wood',
            join(rect(-1, -60, 2, 52), trail('0,-10 0,-3 5,-0.8 9,-4 9,-8', 2.6)),
            { tone: 0.6, sheet: true },
          ),
          shape(
            'umbrella',
            role,
            poly('0,-58 -40,-96 -30,-70 -52,-76 -22,-58 24,-62 48,-84 30,-64 46,-58'),
            { tone: 0.45, round: 4, sheet: true },
          ),
        ],
        anchors: { hand: [0, -12] },
      };

const knife: PieceMaker = ({ role = 'metal', state }) => ({
  layers: [
    shape('knife.handle', 'bark', blob('-16,-1.6 -9,-2 -3,-1.4 -3,1.6 -9,2.2 -16,2.2 -17,0.4'), {
      tone: 0.5,
      round: 1,
      sheet: true,
    }),
    shape('knife', role, poly('-3,-1.6 12,-1.8 16,-0.6 18,1.6 10,2 -3,1.8'), {
      tone: 0.2,
      round: 0.9,
      sheet: true,
    }),
    shape('knife.edge', 'white', poly('-3,0.8 17,1.2 18,1.6 10,2 -3,1.8'), { tone: 0 }),
    shape(
      'knife.rivets',
      'told.gold',
      join(circle(-13, 0.2, 0.5), circle(-9, 0.1, 0.5), circle(-5.4, 0.1, 0.5)),
      { tone: 0.3 },
    ),
    ...(state === 'open'
      ? [
          shape('knife.blood', 'blood', blob('18,1.6 14,0 8,1 10,2 16,2.2 18,5 19,3'), {
            tone: 0.3,
          }),
        ]
      : []),
  ],
  anchors: { hand: [-11, 0] },
});

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
        ringOf(-1.6, 0.8, 2, 0.6),
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

const bottle: PieceMaker = ({ role = 'leaf', state }) => ({
  layers: [
    shape(
      'bottle',
      role,
      [
        ...blob(
          '-3.8,0 -4.1,-6 -4,-17 -3.2,-20 -1.5,-22.6 -1.4,-29 1.4,-29 1.5,-22.6 3.2,-20 4,-17 4.1,-6 3.8,0',
        ),
        ...(state === 'broken' ? cut(poly('-3,-32 -3,-20 -1,-24 0.6,-19 2,-25 4,-18 4,-32')) : []),
      ],
      { tone: 0.55, round: 1.6, sheet: true },
    ),
    shape('bottle.label', 'white', rect(-4.1, -13.6, 8.2, 8, 0.3), { tone: 0.2, round: 1 }),
    shape(
      'bottle.marks',
      'dark',
      join(
        rect(-2.4, -11.6, 4.8, 0.8),
        rect(-1.6, -9.6, 3.2, 0.6),
        state === 'broken' ? [] : rect(-1.6, -30.4, 3.2, 3, 0.4),
      ),
      { tone: 0.5 },
    ),
    shape('bottle.shine', 'white', trail('-2.7,-18 -2.9,-15', 0.7), { tone: 0, alpha: 0.7 }),
  ],
  anchors: { hand: [0, -18], top: [0, -30] },
});

const glass: PieceMaker = ({ role = 'glass' }) => ({
  layers: [
    shape(
      'glass',
      role,
      join(
        blob('-4.4,-21 -4.8,-16 -3.4,-11.6 0,-10 3.4,-11.6 4.8,-16 4.4,-21'),
        rect(-0.45, -10.5, 0.9, 9),
        ellipse(0, -0.9, 4, 0.9),
      ),
      { tone: 0.15, alpha: 0.75, round: 1, sheet: true },
    ),
    shape('glass.wine', 'blood', blob('-4.6,-17 0,-16.4 4.6,-17 4.2,-13.6 0,-10.8 -4.2,-13.6'), {
      tone: 0.35,
      round: 1,
    }),
    shape(
      'glass.shine',
      'white',
      join(trail('-3.4,-19.6 -3.6,-14.6', 0.6), ellipse(0, -0.7, 2.2, 0.3)),
      { tone: 0, alpha: 0.8 },
    ),
  ],
  anchors: { hand: [0, -6], top: [0, -21] },
});

const cup: PieceMaker = ({ role = 'accent3', state }) => ({
  layers: [
    shape(
      'coffee.steam',
      'white',
      join(
        trail('-2,-11 -3.4,-14 -1,-17 -2.6,-21', 1.1, 0.4),
        trail('2,-11 3.4,-14 1,-17 2.4,-20', 1, 0.4),
      ),
      { tone: 0.05, alpha: state === 'broken' ? 0 : 0.75 },
    ),
    shape('coffee.saucer', 'white', join(ellipse(0, -0.9, 8, 1.2)), {
      tone: 0.4,
      round: 0.8,
      sheet: true,
    }),
    shape(
      'coffee',
      role,
      join(blob('-5,-9 -4.6,-4 -2.6,-1.2 2.6,-1.2 4.6,-4 5,-9 0,-8.4'), [
        ...ellipse(5.4, -6, 2.2, 2.1),
        ...cut(ellipse(5.6, -6, 1.2, 1.1)),
      ]),
      { tone: 0.35, round: 1.6, sheet: true },
    ),
    shape('coffee.drink', 'bark', ellipse(0, -8.9, 4.6, 0.9), { tone: 0.7 }),
  ],
  anchors: { hand: [6, -6], top: [0, -9] },
});

const bread: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape(
      'bread',
      role,
      blob('-15,-3 -14,-8 -8,-11.6 2,-12 11,-10 15.6,-5 15,-1 8,0 -8,0 -14,-0.6'),
      { tone: 0.35, round: 3, sheet: true },
    ),
    shape(
      'bread.cuts',
      'white',
      join(
        ...[-8, -2, 4, 10].map((x) =>
          blob(`${x - 2},-5.6 ${x - 0.4},-9.4 ${x + 1.4},-10.2 ${x + 0.6},-7`),
        ),
      ),
      { tone: 0.25, alpha: 0.85 },
    ),
  ],
  anchors: { hand: [0, -6], top: [0, -12] },
});

const fruit: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape(
      'fruit',
      role,
      blob(
        '0,-7.4 -2.4,-8.2 -4.2,-7 -4.6,-4.2 -3.4,-1.2 -1.4,0 0,-0.4 1.4,0 3.4,-1.2 4.6,-4.2 4.2,-7 2.4,-8.2',
      ),
      { tone: 0.35, round: 1.6, sheet: true },
    ),
    shape('fruit.stalk', 'bark', trail('0,-7 0.2,-8.6 1,-10', 0.6, 0.5), { tone: 0.6 }),
    shape('fruit.leaf', 'leaf', blob('0.6,-9 2,-10.6 4.4,-10.4 3,-8.8'), {
      tone: 0.35,
      sheet: true,
    }),
    shape('fruit.shine', 'white', ellipse(-2.4, -5.8, 0.6, 1.2, 0.06), { tone: 0, alpha: 0.7 }),
  ],
  anchors: { hand: [0, -4] },
});

const egg: PieceMaker = ({ role = 'white', state }) => ({
  layers:
    state === 'broken' || state === 'open'
      ? [
          shape('egg.yolk', 'told.gold', join(ellipse(0, -3.2, 2, 1.6)), { tone: 0.2, round: 0.6 }),
          shape(
            'egg',
            role,
            blob('-2.2,-2.8 -1.4,-0.5 0,0 1.4,-0.5 2.2,-2.8 1.4,-2 0.7,-3 0,-2 -0.7,-3 -1.4,-2'),
            { tone: 0.2, round: 0.8, depth: 0.6, sheet: true },
          ),
          shape(
            'egg.cap',
            role,
            place(blob('-2,0 -1.6,-2 0,-3 1.6,-2 2,0 1.3,-0.8 0.6,0.2 0,-0.8 -0.6,0.2 -1.3,-0.8'), {
              x: 2.6,
              y: -4,
              turn: 0.1,
            }),
            { tone: 0.3, round: 0.7, depth: 0.6, sheet: true },
          ),
        ]
      : [
          shape(
            'egg',
            role,
            blob('0,-5.8 -1.4,-4.8 -2.2,-2.6 -1.6,-0.6 0,0 1.6,-0.6 2.2,-2.6 1.4,-4.8'),
            { tone: 0.15, round: 0.9, depth: 0.7, sheet: true },
          ),
          shape('egg.shine', 'white', ellipse(-0.8, -3.6, 0.3, 0.7, 0.05), { tone: 0 }),
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
      shape('money.face', role, join(ringOf(8.4, -2.2, 1.8, 0.22), rect(8.15, -3.2, 0.5, 2)), {
        tone: 0.9,
      }),
    ],
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

const hat: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape(
      'hat',
      role,
      join(
        blob('-18,-3.4 -10,-4 0,-2.4 10,-4 18,-3.4 12,-0.8 0,0 -12,-0.8'),
        blob('-9.6,-2 -9,-9 -7.4,-12.4 -3,-12 0,-11 3,-12 7.4,-12.4 9,-9 9.6,-2 0,-0.8'),
      ),
      { tone: 0.5, round: 2.4, depth: -0.5, sheet: true },
    ),
    shape('hat.band', 'accent', blob('-9.6,-5.4 0,-4 9.6,-5.4 9.6,-2.2 0,-0.9 -9.6,-2.2'), {
      tone: 0.4,
    }),
  ],
  anchors: { head: [0, 0] },
});

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

const coffin: PieceMaker = ({ role = 'bark', state }) => {
  const layers: Layer[] = [
    shape('funeral.box', role, poly('-100,-46 -72,-58 100,-50 100,-10 -72,-2 -100,-12'), {
      tone: 0.55,
      round: 9,
      sheet: true,
    }),
    shape('funeral.feet', 'dark', join(rect(-70, -6, 12, 6), rect(76, -12, 12, 12)), { tone: 0.8 }),
  ];
  if (state === 'open')
    layers.push(
      shape('funeral.lining', 'white', poly('-94,-46 -70,-55 94,-48 94,-42 -70,-42'), {
        tone: 0.3,
      }),
      shape('funeral.lid', role, poly('-96,-50 -64,-96 104,-88 96,-52'), {
        tone: 0.85,
        round: 6,
        sheet: true,
      }),
    );
  else
    layers.push(
      shape('funeral', role, poly('-104,-44 -74,-60 104,-52 104,-44 -74,-50'), {
        tone: 0.25,
        round: 3,
        sheet: true,
      }),
    );
  layers.push(
    shape(
      'funeral.handles',
      'told.gold',
      join(
        ...[-60, -4, 52].map((x) =>
          trail(`${x},-32 ${x + 4},-24 ${x + 18},-24 ${x + 22},-32`, 2.4),
        ),
      ),
      { tone: 0.3, round: 1 },
    ),
    shape(
      'funeral.flowers',
      'accent',
      join(
        ...(state === 'open'
          ? []
          : [
              [-14, -62],
              [0, -66],
              [14, -61],
              [4, -58],
            ]
        ).map(([x = 0, y = 0]) => circle(x, y, 7)),
      ),
      { tone: 0.3, round: 3, sheet: true },
    ),
    shape(
      'funeral.leaves',
      'leaf',
      state === 'open'
        ? []
        : join(blob('18,-58 32,-64 40,-57 28,-54'), blob('-20,-58 -34,-63 -42,-57 -30,-54')),
      { tone: 0.5 },
    ),
  );
  return { layers: layers.filter(({ path }) => path.length > 0), anchors: { top: [0, -58] } };
};

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

export const thingPieces = {
  key: entry(key, 'air', 17, 8),
  book: entry(book, 'table', 19, 25),
  letter: entry(letter, 'air', 22, 14),
  suitcase: entry(suitcase, 'ground', 68, 55),
  umbrella: entry(umbrella, 'ground', 102, 103),
  knife: entry(knife, 'air', 35, 5),
  weapon: entry(gun, 'air', 25, 15),
  ring: entry(ring, 'table', 2.1, 2.9),
  mask: entry(mask, 'air', 38, 31),
  rope: entry(rope, 'ground', 77, 26),
  bottle: entry(bottle, 'table', 8.4, 31),
  glass: entry(glass, 'table', 10, 21.5),
  coffee: entry(cup, 'table', 17, 22),
  bread: entry(bread, 'table', 31, 12.5),
  fruit: entry(fruit, 'table', 9.4, 10.5),
  egg: entry(egg, 'table', 4.5, 5.9),
  money: entry(money, 'table', 21, 5),
  shoes: entry(shoes, 'ground', 42, 9.7),
  hat: entry(hat, 'table', 37, 14),
  treasure: entry(box, 'ground', 77, 55),
  funeral: entry(coffin, 'ground', 208, 75),
  scissors: entry(scissors, 'air', 21, 6.3),
};
