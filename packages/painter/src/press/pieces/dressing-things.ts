import { circle, cut, ellipse, join, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** On its stand, curls down to the shoulders nobody has. */
const wig: PieceMaker = ({ role = 'hair2' }) => ({
  layers: [
    shape('wig.stand', 'wood', join(rect(-2, -12, 4, 10), ellipse(0, -1.6, 8, 1.6)), {
      tone: 0.45,
      sheet: true,
    }),
    shape('wig.block', 'white', blob('-7,-26 -6,-34 0,-37 6,-34 7,-26 5,-15 0,-11 -5,-15'), {
      tone: 0.3,
      round: 3,
      sheet: true,
    }),
    shape(
      'wig',
      role,
      blob(
        '0,-43 9,-41 14,-33 15,-22 17,-12 12,-8 9,-14 8,-26 4,-33 -2,-34 -7,-29 -8,-20 -9,-12 -13,-8 -17,-13 -15,-23 -14,-34 -9,-41',
      ),
      {
        tone: 0.35,
        round: 4,
        sheet: true,
      },
    ),
    shape(
      'wig.locks',
      role,
      join(
        trail('-12,-34 -12.6,-24 -14,-13', 0.9),
        trail('-9.4,-36 -10.4,-24 -12,-12', 0.9),
        trail('11,-34 12,-24 14,-13', 0.9),
        trail('8.4,-36 10.4,-26 11.4,-13', 0.9),
        trail('0,-42 -5,-38 -8,-33', 0.8),
        trail('1,-42 6,-38 8.6,-33', 0.8),
      ),
      { tone: 0.85 },
    ),
  ],
  anchors: { top: [0, -43], hand: [0, -6] },
});

/** A square of cloth pinned at both hips. */
const nappy: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape(
      'nappy',
      role,
      blob('-18,-20 0,-18.4 18,-20 19,-13 12,-8 6,-1 0,0 -6,-1 -12,-8 -19,-13'),
      { tone: 0.2, round: 5, sheet: true },
    ),
    shape(
      'nappy.folds',
      role,
      join(
        trail('-17,-14 -9,-11 -4,-4', 0.8, 0.4),
        trail('17,-14 9,-11 4,-4', 0.8, 0.4),
        trail('-8,-17 0,-14 8,-17', 0.7, 0.5),
      ),
      { tone: 0.75, alpha: 0.8 },
    ),
    shape(
      'nappy.tabs',
      'told.blue',
      join(rect(-18.6, -19, 6, 4, 1.2), rect(12.6, -19, 6, 4, 1.2)),
      { tone: 0.3 },
    ),
  ],
  anchors: { top: [0, -19], hand: [16, -14] },
});

/** What a baby sucks. */
const dummy: PieceMaker = ({ role = 'told.blue' }) => ({
  layers: [
    shape('pacifier.ring', 'white', hoop(0, 2.6, 2, 0.6), { tone: 0.35, sheet: true }),
    shape('pacifier.teat', 'lamp', blob('-1,-1.6 -1.4,-3.6 0,-5 1.4,-3.6 1,-1.6'), {
      tone: 0.55,
      round: 0.8,
      sheet: true,
    }),
    shape('pacifier', role, blob('-3.4,-1.4 0,-2 3.4,-1.4 3.6,0.4 0,1.4 -3.6,0.4'), {
      tone: 0.35,
      round: 0.9,
      sheet: true,
    }),
    shape('pacifier.knob', role, ellipse(0, 0, 1.2, 0.9), { tone: 0.6 }),
  ],
  anchors: { hand: [0, 3] },
});

const rattle: PieceMaker = ({ role = 'told.yellow' }) => ({
  layers: [
    shape('rattle.ring', 'told.blue', hoop(0, 9, 3, 1), { tone: 0.35, sheet: true }),
    shape('rattle.stick', 'wood', rect(-0.9, -4, 1.8, 11), { tone: 0.35, sheet: true }),
    shape('rattle', role, circle(0, -7.6, 5), { tone: 0.25, round: 2, sheet: true }),
    shape('rattle.band', 'told.red', blob('-4.9,-8.4 0,-7 4.9,-8.4 4.9,-6.6 0,-5.2 -4.9,-6.6'), {
      tone: 0.35,
    }),
    shape(
      'rattle.dots',
      'told.blue',
      join(circle(-2, -10.4, 0.8), circle(2, -10.4, 0.8), circle(0, -3.9, 0.8)),
      { tone: 0.4 },
    ),
  ],
  anchors: { hand: [0, 4] },
});

const hairbrush: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape(
      'hairbrush.bristles',
      'dark',
      times(9, (n) => rect(-9.6 + n * 1.7, 0.6, 0.6, 3.4)),
      { tone: 0.5 },
    ),
    shape('hairbrush.pad', 'accent', blob('-11,0.4 -3,-0.4 5,0.4 5,1.6 -3,2 -11,1.6'), {
      tone: 0.5,
      sheet: true,
    }),
    shape(
      'hairbrush',
      role,
      blob('-12.4,-1 -10,-2.8 -3,-3.2 4,-2.6 8,-1.6 14,-1.8 16,-0.6 14,0.8 8,0.8 3,1 -10,1'),
      { tone: 0.35, round: 1.2, sheet: true },
    ),
  ],
  anchors: { hand: [12, -0.5] },
});

const hairdryer: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('hairdryer.cord', 'dark', trail('-2,13 -4,17 2,19 8,17', 1), { tone: 0.5 }),
    shape('hairdryer.grip', 'dark', poly('-5,0 2,0 1,12.6 -4,12.6'), {
      tone: 0.5,
      round: 1.4,
      sheet: true,
    }),
    shape('hairdryer.nozzle', 'dark', poly('8,-7 14,-8.4 14,1.4 8,0'), {
      tone: 0.45,
      round: 1,
      sheet: true,
    }),
    shape('hairdryer', role, blob('-9.6,-6 -5,-9 3,-8.6 9,-7.2 9,0.2 3,1.6 -5,2 -9.6,-1'), {
      tone: 0.3,
      round: 2.4,
      sheet: true,
    }),
    shape(
      'hairdryer.grille',
      'dark',
      join(circle(-4.6, -3.6, 3), cut(circle(-4.6, -3.6, 2.2)), rect(-6.4, -4, 3.6, 0.7)),
      { tone: 0.6 },
    ),
    shape('hairdryer.switch', 'white', rect(-2.6, 4, 1.8, 3, 0.6), { tone: 0.2 }),
  ],
  anchors: { hand: [-1.5, 8] },
});

const bottle: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('hot.neck', role, poly('-2.4,-32 2.4,-32 3.4,-26 -3.4,-26'), { tone: 0.55, sheet: true }),
    shape('hot.cap', 'dark', rect(-3, -35, 6, 3.4, 1), { tone: 0.5, sheet: true }),
    shape('hot', role, blob('-4,-28 4,-28 10,-24 11,-12 10,-2 0,0 -10,-2 -11,-12 -10,-24'), {
      tone: 0.3,
      round: 4,
      sheet: true,
    }),
    shape(
      'hot.ribs',
      role,
      times(5, (n) => trail(`${-6 + n * 3},-23 ${-6.4 + n * 3.2},-12 ${-6 + n * 3},-4`, 0.7)),
      { tone: 0.75, alpha: 0.8 },
    ),
  ],
  anchors: { top: [0, -35], hand: [0, -20] },
});

/** Four legs of tube, two grips. */
const frame: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape(
      'walker.far',
      role,
      join(
        trail('-20,-4 -14,-78 -2,-84', 2.4),
        trail('36,-4 30,-74 24,-82 8,-85 -2,-84', 2.4),
        trail('-16,-50 32,-50', 2),
      ),
      { tone: 0.65 },
    ),
    shape(
      'walker',
      role,
      join(
        trail('-34,-2 -26,-84 -12,-88', 3),
        trail('24,-2 18,-84 4,-88', 3),
        trail('-12,-88 4,-88', 3),
        trail('-30,-44 21,-44', 2.6),
      ),
      { tone: 0.3, round: 1, sheet: true },
    ),
    shape('walker.grips', 'dark', join(trail('-18,-87 -8,-88', 4.4), trail('0,-88 12,-86', 4.4)), {
      tone: 0.5,
      sheet: true,
    }),
    shape(
      'walker.feet',
      'dark',
      join(
        rect(-37, -5, 6, 5, 1.4),
        rect(21, -5, 6, 5, 1.4),
        rect(-22.6, -6, 5, 4, 1),
        rect(33.4, -6, 5, 4, 1),
      ),
      { tone: 0.6 },
    ),
  ],
  anchors: { hand: [-12, -88], top: [-4, -88] },
});

/** Snow falls on a house under glass. */
const globe: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('snowglobe.glass', 'glass', circle(0, -11.4, 8.6), { tone: 0.15, round: 3, sheet: true }),
    shape('snowglobe.ground', 'white', blob('-8,-8 -3,-9 3,-8.4 8,-8 6.6,-5.6 0,-3.6 -6.6,-5.6'), {
      tone: 0.15,
    }),
    shape('snowglobe.house', 'accent', join(rect(-3.6, -12, 5, 4)), { tone: 0.35 }),
    shape('snowglobe.roof', 'night', poly('-4.6,-12 -1.1,-15.4 2.4,-12'), { tone: 0.4 }),
    shape('snowglobe.tree', 'leaf', poly('2.8,-8.4 4.6,-14 6.4,-8.4'), { tone: 0.5 }),
    shape(
      'snowglobe.flakes',
      'white',
      times(9, (n) => circle(-5.4 + ((n * 29) % 11), -17.6 + ((n * 17) % 9), 0.5)),
      { tone: 0 },
    ),
    shape('snowglobe.shine', 'white', trail('-6,-14.6 -5,-16.6 -3,-18', 0.9, 0.4), {
      tone: 0,
      alpha: 0.8,
    }),
    shape('snowglobe', role, blob('-7,-4.4 0,-3.4 7,-4.4 8.6,-0.4 0,0 -8.6,-0.4'), {
      tone: 0.45,
      round: 1.4,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -20], hand: [0, -2] },
  pane: circle(0, -11.4, 8),
});

export const dressingThingsPieces = {
  wig: entry(wig, 'table', 34, 43),
  nappy: entry(nappy, 'table', 38, 20),
  pacifier: entry(dummy, 'air', 7.4, 9.6),
  'baby-rattle': entry(rattle, 'air', 10, 24.6),
  hairbrush: entry(hairbrush, 'air', 28.4, 7.2),
  hairdryer: entry(hairdryer, 'air', 24, 29),
  'hot-water-bottle': entry(bottle, 'table', 22, 35),
  'walking-frame': entry(frame, 'ground', 76, 90),
  'snow-globe': entry(globe, 'table', 17.4, 20),
};
