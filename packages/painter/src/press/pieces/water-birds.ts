import { circle, ellipse, join } from '#press/path.ts';
import { blob, poly, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const swan: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('swan.neck', role, trail('28,-14 44,-26 40,-50 28,-70 32,-88 46,-90', 15, 7), {
      tone: 0.15,
      round: 3.5,
      depth: 0.6,
      sheet: true,
    }),
    shape(
      'swan',
      role,
      join(blob('-62,-26 -44,-20 -30,-12 20,-22 46,-20 50,-6 36,2 -20,3 -44,-6')),
      { tone: 0.2, round: 8, depth: 0.6, sheet: true },
    ),
    shape(
      'swan.wing',
      role,
      blob('30,-20 14,-42 -14,-50 -46,-46 -64,-52 -54,-36 -58,-28 -42,-22 -30,-10 4,-6 26,-8'),
      { tone: 0.1, round: 7, depth: 0.55, sheet: true },
    ),
    shape(
      'swan.feathers',
      role,
      join(trail('8,-22 -20,-26 -48,-38', 1.4, 0.6), trail('6,-14 -18,-16 -42,-26', 1.4, 0.6)),
      { tone: 0.8 },
    ),
    shape('swan.beak', 'told.orange', poly('46,-92.6 60,-86 46,-87'), { tone: 0.4 }),
    shape('swan.mask', 'dark', join(poly('43,-92 49,-92 47,-87'), circle(41.6, -90.4, 1.2)), {
      tone: 0.9,
    }),
  ],
  anchors: { mouth: [58, -86], top: [0, -46] },
});

const duck: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('duck', role, blob('-30,-18 -20,-14 -6,-17 12,-18 22,-12 22,-2 10,2 -16,2 -26,-6'), {
      tone: 0.3,
      round: 5,
      sheet: true,
    }),
    shape('duck.wing', role, blob('8,-15 -6,-17 -22,-12 -28,-14 -20,-5 -4,-2 8,-6'), {
      tone: 0.75,
    }),
    shape('duck.head', 'leaf', blob('12,-16 11,-28 17,-35 25,-34 29,-28 26,-22 22,-12 16,-9'), {
      tone: 0.6,
      round: 3,
      sheet: true,
    }),
    shape('duck.ring', 'white', trail('11.4,-16 17,-13 23,-14.4', 1.8), { tone: 0 }),
    shape('duck.beak', 'told.yellow', blob('27.5,-29.5 33,-27 37,-25.6 33,-23.6 27.5,-24'), {
      tone: 0.45,
    }),
    shape('duck.eye', 'white', circle(22.5, -29.5, 1.4), { tone: 0 }),
    shape('duck.pupil', 'dark', circle(22.8, -29.5, 0.8), { tone: 1 }),
  ],
  anchors: { mouth: [36, -25], top: [0, -18] },
});

const penguin: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape('penguin.feet', 'told.orange', join(ellipse(-6, -2, 9, 3), ellipse(10, -2, 9, 3)), {
      tone: 0.4,
    }),
    shape(
      'penguin',
      role,
      join(
        blob(
          '-16,-20 -19,-50 -12,-80 -10,-96 0,-106 12,-104 16,-94 17,-80 22,-54 19,-20 8,-4 -6,-4',
        ),
        blob('-14,-74 -26,-52 -28,-30 -20,-38 -14,-54'),
      ),
      { tone: 0.7, round: 7, depth: -0.5, sheet: true },
    ),
    shape('penguin.front', 'white', blob('14,-84 4,-78 -4,-58 -4,-28 4,-9 14,-9 18,-24 20,-54'), {
      tone: 0.12,
      round: 5,
      depth: 0.5,
    }),
    shape('penguin.wing', role, blob('0,-76 -7,-52 -6,-32 2,-40 7,-60'), {
      tone: 0.5,
      sheet: true,
    }),
    shape(
      'penguin.beak',
      'told.orange',
      join(poly('14,-99 27,-95 14,-92'), ellipse(4, -88, 5, 3.4)),
      { tone: 0.3 },
    ),
    shape('penguin.eye', 'white', circle(8.6, -97.5, 1.7), { tone: 0 }),
  ],
  anchors: { mouth: [26, -95], top: [4, -106] },
});

const chicken: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape(
      'chicken.tail',
      'leaf',
      join(
        trail('-14,-28 -28,-44 -36,-38 -38,-28', 8, 2),
        trail('-14,-28 -24,-50 -34,-54 -40,-46', 7, 2),
        trail('-12,-26 -30,-34 -36,-26', 6, 2),
      ),
      { tone: 0.75, sheet: true },
    ),
    shape(
      'chicken.legs',
      'told.yellow',
      join(
        trail('-2,-12 -1,-1', 1.8),
        trail('6,-12 8,-1', 1.8),
        trail('-5,-0.8 4,-0.8', 1.6),
        trail('5,-0.8 13,-0.8', 1.6),
      ),
      { tone: 0.6 },
    ),
    shape(
      'chicken',
      role,
      join(
        blob('-22,-26 -14,-34 -2,-34 6,-42 9,-52 15,-56 21,-52 22,-42 21,-26 12,-13 0,-10 -14,-15'),
      ),
      { tone: 0.35, round: 6, sheet: true },
    ),
    shape('chicken.wing', role, blob('6,-30 -6,-32 -18,-24 -8,-18 4,-18'), { tone: 0.8 }),
    shape(
      'chicken.comb',
      'told.red',
      join(
        circle(11, -57, 3),
        circle(15, -59, 3.2),
        circle(19, -57, 2.8),
        ellipse(23, -43.5, 2.4, 4.4),
      ),
      { tone: 0.4, sheet: true },
    ),
    shape('chicken.beak', 'told.yellow', poly('21,-52 29,-48.6 21,-46.6'), { tone: 0.4 }),
    shape('chicken.eye', 'white', circle(17.4, -50, 1.5), { tone: 0 }),
    shape('chicken.pupil', 'dark', circle(17.8, -50, 0.8), { tone: 1 }),
  ],
  anchors: { mouth: [28, -48], top: [15, -60] },
});

export const waterBirdsPieces = {
  swan: entry(swan, 'water', 125, 98),
  duck: entry(duck, 'water', 67, 38),
  penguin: entry(penguin, 'ground', 56, 107),
  chicken: entry(chicken, 'ground', 70, 63),
};
