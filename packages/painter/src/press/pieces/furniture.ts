import { ellipse, join, limb, rect } from '#press/path.ts';
import { blob, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

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

/** Two beds one above the other, a ladder at their foot. */
const bunkBed: PieceMaker = ({ role = 'accent3' }) => {
  const berths = [-34, -118];
  return {
    layers: [
      shape('bunk-bed.back', 'wood', join(rect(-94, -168, 5, 168), rect(89, -168, 5, 168)), {
        tone: 0.75,
      }),
      ...berths.flatMap((y) => [
        shape('bunk-bed.mattress', 'white', rect(-96, y - 16, 192, 20, 7), {
          tone: 0.4,
          round: 5,
        }),
        shape('bunk-bed.pillow', 'white', rect(-92, y - 26, 44, 14, 6), {
          tone: 0.1,
          round: 5,
          sheet: true,
        }),
        shape('bunk-bed', role, rect(-38, y - 20, 134, 22, 8), {
          tone: 0.35,
          round: 6,
          sheet: true,
        }),
        shape('bunk-bed.rail', 'wood', rect(-104, y, 208, 12, 3), { tone: 0.45, sheet: true }),
      ]),
      shape(
        'bunk-bed.posts',
        'wood',
        join(
          rect(-106, -172, 9, 172, 3),
          rect(97, -172, 9, 172, 3),
          rect(-100, -150, 140, 5, 2),
          rect(52, -152, 5, 152, 2),
          rect(80, -152, 5, 152, 2),
          ...[-24, -48, -72, -96, -120].map((y) => rect(54, y, 29, 5, 2)),
        ),
        { tone: 0.55, round: 4, sheet: true },
      ),
    ],
    anchors: { top: [0, -138] },
  };
};

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

export const furniturePieces = {
  bed: entry(bed, 'ground', 226, 106),
  'bunk-bed': entry(bunkBed, 'ground', 212, 172),
  chair: entry(chair, 'ground', 50, 93),
  table: entry(table, 'ground', 160, 77),
  toilet: entry(toilet, 'ground', 68, 90),
};
