import { circle, join, rect } from '#press/path.ts';
import { blob, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

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
    anchors: { in: [-29, -86], 'in.end': [29, -46], hand: [0, -53], top: [0, -46] },
  };
};

/** Of cardboard, its flaps open: what is in it looks over its side. */
const box: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape(
      'box.flaps',
      role,
      join(poly('-30,-44 -47,-37 -44,-33 -30,-38'), poly('30,-44 47,-37 44,-33 30,-38')),
      {
        tone: 0.6,
        round: 1,
        sheet: true,
      },
    ),
    shape('box', role, rect(-30, -44, 60, 44, 1.5), { tone: 0.3, round: 3, sheet: true }),
    shape('box.tape', 'foam', rect(-5, -44, 10, 44), { tone: 0.3, alpha: 0.6 }),
    shape('box.label', 'white', rect(11, -18, 13, 9, 1), { tone: 0.1 }),
  ],
  anchors: { hand: [0, -44], top: [0, -44] },
});

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

export const luggagePieces = {
  suitcase: entry(suitcase, 'ground', 68, 55),
  box: entry(box, 'ground', 94, 44),
  umbrella: entry(umbrella, 'ground', 102, 103),
  knife: entry(knife, 'air', 35, 5),
  hat: entry(hat, 'table', 37, 14),
};
