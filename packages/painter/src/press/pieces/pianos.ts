import { circle, join, limb, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

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
    anchors: { in: [-56, -190], 'in.end': [56, -22], top: [0, -214], door: [0, -20] },
  };
};

export const pianosPieces = {
  piano: entry(piano, 'ground', 222, 200),
  wardrobe: entry(wardrobe, 'ground', 148, 214),
};
