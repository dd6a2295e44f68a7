import { circle, cut, ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** A rounded stone with its letters, grass and flowers at its foot. */
const gravestone: PieceMaker = ({ role = 'stone', state }) => ({
  layers: [
    shape(
      'gravestone.side',
      role,
      join(blob('-34,-70 -33,-88 -22,-108 6,-114 34,-106 44,-86 44,-70'), rect(-34, -80, 78, 80)),
      {
        tone: 0.85,
        sheet: true,
      },
    ),
    shape(
      'gravestone',
      role,
      state === 'broken'
        ? poly('-40,0 -40,-78 -22,-70 -6,-88 12,-74 34,-82 34,0')
        : join(
            blob('-40,-70 -39,-88 -28,-106 -3,-113 22,-106 33,-88 34,-70'),
            rect(-40, -80, 74, 80),
          ),
      { tone: 0.3, round: 8, sheet: true },
    ),
    ...(state === 'broken'
      ? []
      : [
          shape(
            'gravestone.letters',
            role,
            join(
              rect(-5, -98, 4, 20),
              rect(-12, -92, 18, 4),
              rect(-24, -66, 42, 3.4, 1),
              rect(-20, -56, 34, 3.4, 1),
              rect(-14, -46, 22, 3.4, 1),
            ),
            { tone: 0.95 },
          ),
        ]),
    shape('gravestone.step', role, rect(-50, -12, 100, 12, 2), {
      tone: 0.5,
      round: 3,
      sheet: true,
    }),
    shape(
      'gravestone.grass',
      'leaf',
      times(13, (n) => {
        const x = -54 + n * 9;
        return poly(`${x - 3},0 ${x + (n % 2 ? 3 : -3)},${-9 - (n % 3) * 4} ${x + 3},0`);
      }),
      { tone: 0.5 },
    ),
    shape(
      'gravestone.flowers',
      'accent',
      join(circle(-36, -12, 4), circle(-28, -17, 4.4), circle(-21, -11, 4)),
      {
        tone: 0.25,
        round: 2,
        sheet: true,
      },
    ),
  ],
  anchors: { top: [-3, -112], seat: [-3, -110] },
});

/** Two bodies and a bellows, an arm up to its wire. */
const tram: PieceMaker = ({ role = 'told.green', state }) => {
  const windows = join(
    times(3, (n) => rect(-500 + n * 130, -262, 108, 104, 8)),
    times(3, (n) => rect(60 + n * 122, -262, 102, 104, 8)),
    rect(446, -262, 86, 118, 12),
  );
  return {
    layers: [
      shape(
        'tram.arm',
        'dark',
        join(
          poly('-126,-312 -44,-372 -122,-424 -112,-428 -28,-372 -112,-308'),
          rect(-220, -424, 150, 7),
        ),
        {
          tone: 0.6,
          sheet: true,
        },
      ),
      shape('tram.roof', 'metal', join(rect(-470, -322, 400, 18, 6), rect(90, -322, 330, 18, 6)), {
        tone: 0.6,
      }),
      shape('tram.bellows', 'dark', rect(-90, -300, 130, 250), { tone: 0.55 }),
      shape(
        'tram',
        role,
        join(
          rect(-550, -308, 480, 264, 26),
          blob('30,-306 470,-308 526,-290 552,-200 556,-80 548,-48 500,-44 30,-44'),
        ),
        { tone: 0.35, round: 20, sheet: true },
      ),
      shape('tram.band', 'white', join(rect(-550, -140, 480, 30), rect(30, -140, 522, 30)), {
        tone: 0.15,
      }),
      shape('tram.windows', state === 'moving' ? 'lamp' : 'glass', windows, { tone: 0.3 }),
      shape(
        'tram.pleats',
        'metal',
        times(5, (n) => rect(-74 + n * 22, -296, 4, 244)),
        { tone: 0.8 },
      ),
      shape(
        'tram.doors',
        'glass',
        join(rect(-106, -258, 0.1, 0.1), rect(424, -262, 10, 216), rect(-118, -262, 8, 216)),
        { tone: 0.8 },
      ),
      shape('tram.skirt', 'dark', join(rect(-540, -52, 460, 20, 4), rect(40, -52, 500, 20, 4)), {
        tone: 0.7,
      }),
      shape(
        'tram.wheels',
        'dark',
        join(
          ...[-440, -190, 140, 420].flatMap((x) => [circle(x, -30, 30), cut(circle(x, -30, 12))]),
        ),
        { tone: 0.85, sheet: true },
      ),
      shape('tram.lamps', 'lamp', join(ellipse(545, -96, 9, 15), rect(440, -298, 84, 18, 5)), {
        tone: 0.15,
        glow: 1,
      }),
    ],
    anchors: { top: [0, -308], driver: [488, -156], roof: [488, -262], back: [-440, -164] },
  };
};

/** A ladder up, a chute down. */
const slide: PieceMaker = ({ role = 'told.yellow' }) => ({
  layers: [
    shape(
      'slide.ladder',
      'metal',
      join(
        trail('-128,0 -98,-196', 6),
        trail('-96,0 -72,-196', 6),
        ...[-30, -64, -98, -132, -164].map((y) => {
          const x = -128 + (-y / 196) * 30;
          return trail(`${x},${y} ${x + 30},${y}`, 5);
        }),
        trail('-100,-176 -100,-222 -66,-222 -62,-176', 5),
      ),
      { tone: 0.45, sheet: true },
    ),
    shape(
      'slide.chute',
      role,
      blob(
        '-100,-186 -58,-186 -20,-150 50,-56 92,-24 134,-22 136,-8 84,-8 34,-36 -34,-128 -66,-168 -100,-170',
      ),
      {
        tone: 0.35,
        round: 6,
        sheet: true,
      },
    ),
    shape('slide.edge', role, trail('-96,-186 -58,-187 -20,-152 50,-58 92,-26 134,-23', 5), {
      tone: 0.05,
    }),
    shape('slide.leg', 'metal', join(rect(20, -60, 6, 60), rect(112, -12, 6, 12)), { tone: 0.6 }),
  ],
  anchors: { top: [-80, -186], seat: [-10, -140] },
});

/** On its tail, its nose up, a stripe along the middle. */
const surfboard: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape('surfboard.fin', 'dark', poly('-4,-2 -16,0 -6,-26'), { tone: 0.6 }),
    shape(
      'surfboard',
      role,
      blob('0,-190 17,-160 25,-110 25,-60 16,-14 0,0 -16,-14 -25,-60 -25,-110 -17,-160'),
      {
        tone: 0.3,
        round: 7,
        sheet: true,
      },
    ),
    shape('surfboard.band', 'white', blob('-24,-120 24,-142 25,-118 -25,-96'), { tone: 0.1 }),
    shape('surfboard.line', 'wood', rect(-1.2, -182, 2.4, 176, 1), { tone: 0.5 }),
  ],
});

export const outingsPieces = {
  surfboard: entry(surfboard, 'ground', 50, 190),
  gravestone: entry(gravestone, 'ground', 112, 113),
  tram: entry(tram, 'ground', 1106, 424),
  slide: entry(slide, 'ground', 266, 224),
};
