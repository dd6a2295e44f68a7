import { cosTurn, sinTurn } from '#maths.ts';
import type { Layer, Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, limb, type Path, place, rect, stroke } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';
import type { Random } from '#random.ts';

const bed: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape(
      'bed.frame',
      'wood',
      join(
        poly('-112,0 -112,-92 -109,-100 -102,-104 -95,-100 -92,-92 -92,0'),
        poly('96,0 96,-58 99,-64 104,-66 109,-64 112,-58 112,0'),
        rect(-100, -38, 204, 20),
      ),
      { tone: 0.5, round: 6, sheet: true },
    ),
    shape('bed.mattress', 'white', rect(-94, -56, 190, 26, 9), {
      tone: 0.35,
      round: 5,
      depth: 0.5,
    }),
    shape('bed.pillow', 'white', blob('-92,-58 -88,-74 -70,-79 -46,-76 -38,-66 -42,-56 -66,-53'), {
      tone: 0.1,
      round: 6,
      depth: 0.5,
      sheet: true,
    }),
    shape(
      'bed',
      role,
      blob(
        '-40,-60 -20,-66 20,-69 60,-66 96,-62 101,-48 98,-22 84,-15 60,-20 34,-14 10,-20 -14,-14 -34,-20 -44,-40',
      ),
      { tone: 0.35, round: 9, sheet: true },
    ),
    shape('bed.fold', 'white', blob('-40,-61 -24,-66 -18,-50 -20,-20 -34,-19 -45,-40'), {
      tone: 0.25,
      round: 3,
    }),
    shape(
      'bed.lines',
      role,
      join(
        trail('10,-60 14,-40 8,-24', 1.6, 0.6),
        trail('46,-60 52,-42 44,-26', 1.6, 0.6),
        trail('78,-58 84,-40', 1.6, 0.6),
      ),
      { tone: 0.95 },
    ),
  ],
  anchors: { lie: [-20, -68], pillow: [-66, -78], top: [0, -68] },
});

const chair: PieceMaker = ({ role = 'wood', state }) => ({
  layers: [
    shape(
      'chair.far',
      role,
      join(limb([-14, -44], [-15, -1], 1.8, 1.5), limb([14, -44], [15, -1], 1.8, 1.5)),
      { tone: 0.9 },
    ),
    shape(
      'chair',
      role,
      join(
        limb([-19, -90], [-20, -44], 2, 2.2),
        limb([-20, -44], [-24, -1], 2.2, 1.6),
        state === 'broken'
          ? limb([20, -44], [30, -16], 2.2, 1.6)
          : limb([20, -44], [22, -1], 2.2, 1.6),
        rect(-23, -49, 46, 7, 3),
        limb([-6, -92], [-8, -48], 1.8, 1.8),
        rect(-22, -93, 19, 10, 4),
        rect(-20, -74, 14, 5, 2),
        rect(-20, -62, 14, 5, 2),
        rect(-22, -22, 44, 3),
      ),
      { tone: 0.4, round: 2.4, sheet: true },
    ),
    shape('chair.seat', 'accent', blob('-22,-49 -12,-54 14,-54 23,-49 14,-47 -12,-47'), {
      tone: 0.4,
      round: 2,
    }),
  ],
  anchors: { seat: [2, -52], top: [-14, -93] },
});

const table: PieceMaker = ({ role = 'wood', random }) => {
  const hasCloth = random.next() < 0.4;
  return {
    layers: [
      shape(
        'table.far',
        role,
        join(poly('-52,-70 -46,-70 -47,-6 -51,-6'), poly('46,-70 52,-70 51,-6 47,-6')),
        { tone: 0.95 },
      ),
      shape(
        'table',
        role,
        join(
          rect(-80, -76, 160, 7, 3),
          rect(-70, -70, 140, 9),
          poly('-70,-70 -60,-70 -63,0 -69,0'),
          poly('60,-70 70,-70 69,0 63,0'),
        ),
        { tone: 0.4, round: 4, sheet: true },
      ),
      ...(hasCloth
        ? [
            shape(
              'table.cloth',
              'white',
              poly('-64,-77 64,-77 72,-44 48,-50 30,-40 4,-50 -20,-42 -46,-50 -72,-44'),
              { tone: 0.2, round: 6, depth: 0.5, sheet: true },
            ),
          ]
        : [
            shape(
              'table.grain',
              role,
              join(trail('-60,-73 -10,-72 50,-73.4', 0.9, 0.5), rect(-12, -67, 24, 2, 1)),
              { tone: 0.9 },
            ),
          ]),
    ],
    anchors: { top: [0, -76] },
  };
};

const piano: PieceMaker = ({ role = 'dark', state }) => ({
  layers: [
    shape(
      'piano.lid',
      role,
      state === 'broken'
        ? poly('-96,-98 -90,-104 90,-104 84,-98')
        : blob('-98,-100 -60,-172 20,-200 66,-176 84,-104 0,-98'),
      { tone: 0.85, round: 10, depth: -0.5, sheet: true },
    ),
    shape(
      'piano.stay',
      'told.gold',
      state === 'broken' ? [] : limb([40, -100], [30, -184], 1.2, 1.2),
      { tone: 0.5 },
    ),
    shape(
      'piano',
      role,
      join(
        blob('-104,-102 -60,-104 88,-104 100,-96 100,-74 70,-70 -90,-70 -104,-78'),
        poly('-88,-72 -76,-72 -80,-4 -84,-4'),
        poly('68,-72 80,-72 76,-4 72,-4'),
        poly('-12,-72 -2,-72 -5,-6 -9,-6'),
        circle(-82, -3, 3.4),
        circle(74, -3, 3.4),
        circle(-7, -5, 3),
      ),
      { tone: 0.5, round: 9, depth: -0.6, sheet: true },
    ),
    shape('piano.shelf', role, rect(62, -84, 54, 13, 3), { tone: 0.8, sheet: true }),
    shape('piano.keys', 'white', rect(66, -87, 50, 5, 1), { tone: 0.1 }),
    shape(
      'piano.black',
      'dark',
      times(8, (n) => rect(70 + n * 6, -87, 2.4, 3)),
      { tone: 1 },
    ),
    shape('piano.line', 'told.gold', trail('-102,-92 -60,-94 60,-94', 1, 0.6), { tone: 0.3 }),
  ],
  anchors: { keys: [92, -88], top: [0, -104] },
});

const wardrobe: PieceMaker = ({ role = 'wood', state }) => {
  const isOpen = state === 'open';
  return {
    layers: [
      shape(
        'wardrobe',
        role,
        join(
          rect(-65, -200, 130, 192, 3),
          poly('-74,-200 74,-200 66,-214 -66,-214'),
          rect(-70, -18, 140, 12),
          rect(-62, -8, 12, 8),
          rect(50, -8, 12, 8),
        ),
        { tone: 0.4, round: 8, sheet: true },
      ),
      ...(isOpen
        ? [
            shape('wardrobe.dark', 'dark', rect(-56, -190, 112, 168), { tone: 0.8 }),
            shape(
              'wardrobe.clothes',
              'accent',
              join(
                blob('-40,-178 -26,-170 -22,-70 -48,-70 -46,-160'),
                blob('14,-178 28,-168 34,-84 6,-84 8,-164'),
              ),
              { tone: 0.4, round: 5 },
            ),
            shape('wardrobe.clothes2', 'accent2', blob('-12,-178 0,-170 4,-60 -22,-60 -18,-164'), {
              tone: 0.4,
              round: 5,
            }),
            shape(
              'wardrobe.doors',
              role,
              join(
                poly('-56,-190 -100,-204 -100,-6 -56,-22'),
                poly('56,-190 100,-204 100,-6 56,-22'),
              ),
              { tone: 0.6, round: 6, sheet: true },
            ),
          ]
        : [
            shape(
              'wardrobe.doors',
              role,
              join(rect(-56, -190, 54, 168, 2), rect(2, -190, 54, 168, 2)),
              { tone: 0.55, round: 4 },
            ),
            shape(
              'wardrobe.panels',
              role,
              join(
                rect(-47, -180, 36, 96, 16),
                rect(11, -180, 36, 96, 16),
                rect(-47, -74, 36, 44, 3),
                rect(11, -74, 36, 44, 3),
              ),
              { tone: 0.15, round: 3 },
            ),
            shape(
              'wardrobe.knobs',
              'told.gold',
              join(circle(-7, -104, 2.6), circle(7, -104, 2.6)),
              { tone: 0.2 },
            ),
          ]),
    ],
    anchors: { top: [0, -214], door: [0, -20] },
  };
};

const lamp: PieceMaker = ({ role = 'accent2', state }) => {
  const isDark = state === 'broken';
  return {
    layers: [
      ...(isDark
        ? []
        : [
            shape('lamp.halo', 'lamp', ellipse(0, -34, 34, 34), {
              tone: 0.2,
              alpha: { kind: 'spread', x: 0, y: -34, inner: 6, outer: 34, from: 0.5, to: 0 },
              mode: 'light',
            }),
          ]),
      shape(
        'lamp.foot',
        'metal',
        join(ellipse(0, -2, 11, 2.6), rect(-1.6, -24, 3.2, 22), ellipse(0, -10, 3.6, 5)),
        { tone: 0.5, round: 2, sheet: true },
      ),
      shape('lamp', isDark ? role : 'lamp', poly('-9,-44 9,-44 17,-21 -17,-21'), {
        tone: isDark
          ? 0.5
          : { kind: 'spread', x: 0, y: -28, inner: 3, outer: 22, from: 0.02, to: 0.7 },
        glow: isDark ? 0 : 1,
        sheet: true,
      }),
      shape(
        'lamp.hem',
        role,
        join(poly('-17.4,-23 17.4,-23 18.2,-20.6 -18.2,-20.6'), rect(-9, -45, 18, 1.8)),
        { tone: 0.6 },
      ),
    ],
    anchors: { light: [0, -32] },
  };
};

const candle: PieceMaker = ({ role = 'white', state, random }) => {
  const tall = random.between(20, 28);
  const lean = state === 'moving' ? 3 : 0;
  return {
    layers: [
      shape('candle.halo', 'lamp', circle(0, -tall - 10, 24), {
        tone: 0.2,
        alpha: { kind: 'spread', x: 0, y: -tall - 10, inner: 2, outer: 24, from: 0.55, to: 0 },
        mode: 'light',
      }),
      shape(
        'candle.dish',
        'told.gold',
        join(blob('-12,-4 -9,-0.6 0,0 9,-0.6 12,-4 0,-3'), [
          ...circle(15, -3.4, 3.4),
          ...cut(circle(15, -3.4, 1.8)),
        ]),
        { tone: 0.6, round: 1.6, sheet: true },
      ),
      shape(
        'candle',
        role,
        join(
          rect(-3.6, -tall - 2, 7.2, tall, 1),
          blob(
            `-4,${-tall - 2} -4.4,${-tall + 5} -3.4,${-tall + 8} -2.6,${-tall + 3} 0,${-tall + 1} 2,${-tall + 4} 3,${-tall + 11} 4.2,${-tall + 9} 4,${-tall - 2} 0,${-tall - 3.4}`,
          ),
        ),
        { tone: 0.2, round: 2.4, depth: 0.6, sheet: true },
      ),
      shape('candle.wick', 'dark', rect(-0.4, -tall - 6, 0.8, 4), { tone: 0.8 }),
      shape(
        'candle.flame',
        'fire',
        blob(
          `0,${-tall - 4} -2.6,${-tall - 7} -1.6,${-tall - 11} ${lean},${-tall - 16.5} 1.8,${-tall - 11} 2.6,${-tall - 7}`,
        ),
        { tone: 0.15, glow: 1 },
      ),
      shape(
        'candle.heart',
        'lamp',
        blob(`0,${-tall - 4.6} -1.2,${-tall - 7} 0,${-tall - 11} 1.2,${-tall - 7}`),
        { tone: 0, glow: 1 },
      ),
    ],
    anchors: { light: [0, -tall - 10] },
  };
};

const mirror: PieceMaker = ({ role = 'told.gold', state }) => ({
  layers: [
    shape(
      'mirror.stand',
      role,
      join(
        poly('-34,0 -26,0 -14,-30 -22,-30'),
        poly('34,0 26,0 14,-30 22,-30'),
        rect(-24, -34, 48, 6, 3),
      ),
      { tone: 0.7, sheet: true },
    ),
    shape(
      'mirror',
      role,
      join(ellipse(0, -104, 42, 76), circle(0, -181, 9), circle(-10, -177, 6), circle(10, -177, 6)),
      { tone: 0.4, round: 6, sheet: true },
    ),
    shape('mirror.glass', 'glass', ellipse(0, -104, 34, 67), {
      tone: { kind: 'ramp', x0: -30, y0: -160, x1: 30, y1: -50, from: 0.05, to: 0.75 },
    }),
    shape(
      'mirror.shine',
      'white',
      join(poly('-22,-120 8,-160 14,-155 -22,-106'), poly('-20,-96 18,-148 22,-142 -18,-88')),
      { tone: 0, alpha: 0.6 },
    ),
    ...(state === 'broken'
      ? [
          shape(
            'mirror.cracks',
            'dark',
            join(
              poly('-2,-104 26,-152 3,-102'),
              poly('-2,-104 34,-92 2,-100'),
              poly('0,-102 12,-40 -4,-100'),
              poly('-2,-106 -30,-74 -1,-102'),
              poly('0,-108 -28,-140 -3,-104'),
              poly('18,-138 30,-120 20,-136'),
              poly('6,-70 26,-66 7,-73'),
            ),
            { tone: 0.8 },
          ),
        ]
      : []),
  ],
  anchors: { glass: [0, -104], top: [0, -190] },
});

/** A dial of radius 1 round (0, 0), its hands anywhere. */
function dial(random: Random, state: string | undefined): { face: Path; marks: Path; hands: Path } {
  const hour = random.next();
  const minute = random.next();
  const hand = (turn: number, long: number, wide: number) =>
    place(limb([0, 0.12], [0, -long], wide, wide * 0.5), { turn });
  return {
    face: circle(0, 0, 1),
    marks: times(12, (n) =>
      place(rect(n % 3 ? -0.025 : -0.05, -0.9, n % 3 ? 0.05 : 0.1, n % 3 ? 0.12 : 0.2), {
        turn: n / 12,
      }),
    ),
    hands: join(
      hand(hour, 0.5, 0.06),
      state === 'broken' ? [] : hand(minute, 0.74, 0.045),
      circle(0, 0, 0.08),
    ),
  };
}

const grandfather: PieceMaker = ({ role = 'bark', random, state }) => {
  const { face, marks, hands } = dial(random, state);
  const on = (path: Path) => place(path, { y: -176, scale: 19 });
  const swing = state === 'broken' ? 0 : random.between(-0.02, 0.02);
  return {
    layers: [
      shape(
        'clock',
        role,
        join(
          rect(-24, -152, 48, 138),
          rect(-31, -205, 62, 58, 4),
          blob('-34,-203 -22,-214 -12,-218 0,-226 12,-218 22,-214 34,-203'),
          poly('-34,0 34,0 30,-34 -30,-34'),
          circle(0, -228, 4),
        ),
        { tone: 0.45, round: 7, sheet: true },
      ),
      shape('clock.well', 'dark', rect(-15, -142, 30, 98, 3), { tone: 0.7 }),
      shape(
        'clock.pendulum',
        'told.gold',
        join(
          place(join(rect(-0.8, 0, 1.6, 74), circle(0, 76, 8)), { y: -140, turn: swing }),
          rect(-9, -138, 3, 34),
          rect(6, -138, 3, 44),
        ),
        { tone: 0.3, round: 3 },
      ),
      shape('clock.rim', 'told.gold', on(place(face, { scale: 1.16 })), { tone: 0.5, round: 3 }),
      shape('clock.dial', 'white', on(face), { tone: 0.15, round: 4 }),
      shape('clock.hands', 'dark', on(join(marks, hands)), { tone: 0.9 }),
    ],
    anchors: { top: [0, -226] },
  };
};

const alarmClock: PieceMaker = ({ role = 'accent', random, state }) => {
  const { face, marks, hands } = dial(random, state);
  const on = (path: Path) => place(path, { y: -9.4, scale: 6.6 });
  const bell = blob('-3.4,0 -2.6,-2.4 0,-3.6 2.6,-2.4 3.4,0');
  return {
    layers: [
      shape(
        'clock.feet',
        'metal',
        join(
          limb([-4, -3], [-6.4, -0.6], 0.8, 0.7),
          limb([4, -3], [6.4, -0.6], 0.8, 0.7),
          rect(-0.6, -20, 1.2, 4),
          circle(0, -20, 1),
        ),
        { tone: 0.6, sheet: true },
      ),
      shape(
        'clock.bells',
        'metal',
        join(
          place(bell, { x: -5, y: -15.6, turn: -0.1 }),
          place(bell, { x: 5, y: -15.6, turn: 0.1 }),
        ),
        { tone: 0.3, round: 1.4, sheet: true },
      ),
      shape('clock', role, circle(0, -9.4, 8.6), { tone: 0.4, round: 2, sheet: true }),
      shape('clock.dial', 'white', on(face), { tone: 0.15, round: 1.4 }),
      shape('clock.hands', 'dark', on(join(marks, hands)), { tone: 0.9 }),
    ],
    anchors: { top: [0, -21] },
  };
};

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
  anchors: { top: [0, -60], screen: [-8, -35] },
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

/** It rings where it moves; else it stands and swings. */
const clock: PieceMaker = (options) =>
  options.state === 'moving' ? alarmClock(options) : grandfather(options);

const painting: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape('painting', role, rect(-45, -35, 90, 70, 2), { tone: 0.45, round: 4, sheet: true }),
    shape('painting.sky', 'sky', rect(-37, -27, 74, 54), { tone: 0.5 }),
    shape('painting.sun', 'sun', circle(14, -8, 8), { tone: 0.2 }),
    shape('painting.hills', 'leaf', join(poly('-37,27 -37,6 -20,-2 0,8 18,2 37,12 37,27')), {
      tone: 0.5,
    }),
    shape('painting.tree', 'dark', join(ellipse(-18, 0, 6, 9), rect(-19, 4, 2, 10)), { tone: 0.4 }),
  ],
});

const toilet: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('toilet.tank', role, join(rect(-34, -86, 20, 42, 4), rect(-36, -90, 24, 6, 3)), {
      tone: 0.35,
      round: 4,
      depth: 0.6,
      sheet: true,
    }),
    shape(
      'toilet',
      role,
      join(blob('-30,-44 0,-45 28,-44 31,-38 22,-24 8,-18 10,-4 12,0 -18,0 -18,-14 -28,-26')),
      { tone: 0.25, round: 6, depth: 0.6, sheet: true },
    ),
    shape(
      'toilet.lid',
      role,
      join(ellipse(2, -44, 30, 3), blob('-24,-46 -22,-84 -14,-88 -10,-84 -14,-46')),
      { tone: 0.6, round: 1.4, sheet: true },
    ),
    shape('toilet.handle', 'metal', rect(-18, -80, 10, 3, 1.4), { tone: 0.4 }),
  ],
  anchors: { seat: [4, -46] },
});

const vase: PieceMaker = ({ role, random, state }) => {
  const coat = role ?? pick<Role>(random, ['accent3', 'told.blue', 'accent']);
  return {
    layers: [
      shape('vase.mouth', coat, ellipse(0, -38, 6.6, 1.8), { tone: 1 }),
      shape(
        'vase',
        coat,
        [
          ...blob(
            '-6.6,-38 -4.6,-33 -9,-26 -13,-18 -11,-8 -6,0 6,0 11,-8 13,-18 9,-26 4.6,-33 6.6,-38 0,-36.6',
          ),
          ...(state === 'broken' ? cut(poly('2,-40 6,-28 2,-22 10,-16 16,-26 12,-42')) : []),
        ],
        { tone: 0.35, round: 4, sheet: true },
      ),
      shape(
        'vase.bands',
        'white',
        join(
          trail('-11.6,-21 0,-18.6 11.6,-21', 1.3),
          trail('-10.6,-9 0,-6.6 10.6,-9', 1.3),
          times(5, (n) => circle(-8 + n * 4, -13.6 + Math.abs(n - 2) * -0.4, 1.1)),
        ),
        { tone: 0.1 },
      ),
    ],
    anchors: { top: [0, -38] },
  };
};

const cage: PieceMaker = ({ role = 'told.gold', state }) => {
  const bars: Path[] = [-20, -14, -7, 0, 7, 14, 20].map((x) =>
    state === 'open' && x > 0 && x < 20
      ? stroke(
          [
            [x, -44],
            [x, -52],
            [x * 0.5, -64],
            [0, -70],
          ],
          0.9,
        )
      : stroke(
          [
            [x, -3],
            [x, -44],
            [x * 0.85, -56],
            [x * 0.45, -66],
            [0, -70],
          ],
          0.9,
        ),
  );
  const layers: Layer[] = [
    shape('cage.floor', role, join(rect(-23, -5, 46, 5, 2), ellipse(0, -5, 22, 3)), {
      tone: 0.7,
      round: 2,
      sheet: true,
    }),
    shape(
      'cage.swing',
      'wood',
      join(
        rect(-9, -34, 18, 1.6),
        limb([-8, -34], [-3, -64], 0.4, 0.4),
        limb([8, -34], [3, -64], 0.4, 0.4),
      ),
      { tone: 0.5 },
    ),
    shape(
      'cage',
      role,
      join(...bars, rect(-21, -24, 42, 1.4), rect(-20.6, -45, 41.2, 1.6), [
        ...circle(0, -74, 4),
        ...cut(circle(0, -74, 2.6)),
      ]),
      { tone: 0.4, round: 0.7, sheet: true },
    ),
  ];
  if (state === 'open')
    layers.push(
      shape(
        'cage.door',
        role,
        join(
          trail('21,-24 40,-28', 1),
          trail('21,-44 40,-48', 1),
          trail('40,-28 40,-48', 1),
          trail('30,-26 30,-46', 0.9),
        ),
        { tone: 0.4, sheet: true },
      ),
    );
  return { layers, anchors: { perch: [0, -34], top: [0, -78] } };
};

export const roomPieces = {
  bed: entry(bed, 'ground', 226, 106),
  chair: entry(chair, 'ground', 50, 93),
  table: entry(table, 'ground', 160, 77),
  piano: entry(piano, 'ground', 222, 200),
  wardrobe: entry(wardrobe, 'ground', 148, 214),
  lamp: entry(lamp, 'table', 68, 68),
  candle: entry(candle, 'table', 48, 56),
  mirror: entry(mirror, 'ground', 84, 190),
  clock: entry(clock, 'ground', 68, 232),
  television: entry(television, 'ground', 76, 87),
  computer: entry(computer, 'table', 56, 52),
  phone: entry(phone, 'table', 30, 18),
  painting: entry(painting, 'hang', 90, 70),
  toilet: entry(toilet, 'ground', 68, 90),
  vase: entry(vase, 'table', 26, 40),
  cage: entry(cage, 'table', 46, 78),
};
