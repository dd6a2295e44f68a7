import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, limb, place, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Two potatoes, the peel of one hanging from it. */
const potato: PieceMaker = ({ role = 'told.brown' }) => ({
  layers: [
    shape('potato.behind', role, blob('-11,-1 -13,-5 -9,-9 -2,-9 2,-5 1,-1 -5,0'), {
      tone: 0.5,
      round: 3,
      sheet: true,
    }),
    shape('potato', 'lamp', blob('-4,-1.4 -5,-5 -1,-8.6 6,-9 12,-7 13.4,-3 10,-0.4 3,0'), {
      tone: 0.35,
      round: 3,
      sheet: true,
    }),
    shape('potato.skin', role, blob('3,0 1,-3.6 3,-7.6 6,-9 12,-7 13.4,-3 10,-0.4'), {
      tone: 0.2,
      round: 2.4,
    }),
    shape('potato.peel', role, trail('2,-7.6 -2,-9.4 -5,-6.6 -8,-2.4 -6,-0.6 -3,-1.4', 1.6, 0.7), {
      tone: 0.15,
      sheet: true,
    }),
    shape(
      'potato.eyes',
      role,
      join(
        ellipse(7.4, -5.4, 0.6, 0.34),
        ellipse(10.2, -3.4, 0.5, 0.3),
        ellipse(6.2, -2.2, 0.5, 0.3),
        ellipse(-8.4, -5.4, 0.6, 0.34),
        ellipse(-5.6, -7.2, 0.4, 0.26),
      ),
      { tone: 1 },
    ),
  ],
  anchors: { top: [4, -9] },
});

/** A plate seen a little from above, a meal on it that steams. */
const plate: PieceMaker = ({ role = 'white', state }) => ({
  layers: [
    shape('plate.foot', 'shadow', ellipse(0, -0.6, 11, 1), { tone: 0.6 }),
    shape('plate', role, ellipse(0, -3, 15, 3.4), { tone: 0.3, round: 1.2, sheet: true }),
    shape('plate.well', role, ellipse(0, -3.3, 10.4, 2.1), { tone: 0.75 }),
    ...(state === 'open'
      ? []
      : [
          shape('plate.mash', 'lamp', blob('-8,-3.4 -6.6,-6.4 -3,-7.4 0,-5.6 1,-3.2 -4,-2.4'), {
            tone: 0.3,
            round: 1.2,
          }),
          shape('plate.meat', 'bark', blob('-1,-3 0,-5.8 4,-6.6 7.4,-5 8,-3.2 4,-2'), {
            tone: 0.35,
            round: 1.2,
          }),
          shape(
            'plate.peas',
            'leaf',
            join(circle(-1.6, -2.6, 0.9), circle(0.2, -2.2, 0.9), circle(-3.2, -2.3, 0.8)),
            { tone: 0.4, round: 0.4 },
          ),
          shape(
            'plate.steam',
            'foam',
            join(
              trail('-3,-8.4 -4.4,-10.4 -2.4,-12.4 -3.6,-14.6', 0.6, 0.2),
              trail('3,-7.8 1.8,-10 3.8,-12 2.6,-14.4', 0.6, 0.2),
            ),
            { tone: 0.1, alpha: 0.75 },
          ),
        ]),
  ],
  anchors: { top: [0, -4] },
});

const fork: PieceMaker = ({ role = 'metal', state }) => ({
  layers: [
    shape(
      'fork',
      role,
      join(
        limb([0, -0.8], [0, -10], 0.9, 0.42),
        blob('-0.5,-9.4 0.5,-9.4 1.9,-12.4 2,-14 -2,-14 -1.9,-12.4'),
        times(4, (n) =>
          state === 'broken' && n === 2
            ? []
            : limb([-1.7 + n * 1.13, -13.6], [-1.7 + n * 1.13, -19], 0.36, 0.26),
        ),
      ),
      { tone: 0.25, round: 0.6, sheet: true },
    ),
  ],
  anchors: { hand: [0, -3], top: [0, -19] },
});

const comb: PieceMaker = ({ role = 'accent2', state }) => ({
  layers: [
    shape(
      'comb',
      role,
      join(
        blob('-9.4,-4.4 -8,-6 0,-6.8 8,-6 9.4,-4.4 8,-3.4 0,-3.6 -8,-3.4'),
        times(15, (n) =>
          state === 'broken' && (n === 6 || n === 7)
            ? []
            : limb([-8.4 + n * 1.2, -4], [-8.4 + n * 1.2, -0.3], 0.42, 0.22),
        ),
        rect(-9.6, -4.8, 1.5, 4.6, 0.7),
        rect(8.1, -4.8, 1.5, 4.6, 0.7),
      ),
      { tone: 0.3, round: 0.8, sheet: true },
    ),
    shape('comb.line', role, trail('-7,-5.2 0,-5.8 7,-5.2', 0.3, 0.2), { tone: 1 }),
  ],
  anchors: { hand: [-8, -5] },
});

/** A booklet with its crest, a ticket between the pages. */
const passport: PieceMaker = ({ role = 'blood' }) => {
  const crest: Role = 'told.gold';
  return {
    layers: [
      shape('passport.ticket', 'white', place(rect(-2.6, -15, 6, 9, 0.4), { turn: 0.02 }), {
        tone: 0.2,
        sheet: true,
      }),
      shape('passport.pages', 'white', rect(-4.2, -12.6, 9, 12.6, 0.6), { tone: 0.55 }),
      shape('passport', role, rect(-4.8, -12.8, 9, 12.8, 0.9), {
        tone: 0.35,
        round: 1,
        sheet: true,
      }),
      shape(
        'passport.crest',
        crest,
        join(
          hoop(-0.3, -7.6, 1.9, 0.36),
          ellipse(-0.3, -7.6, 0.9, 1.9),
          rect(-2.2, -7.75, 3.8, 0.34),
          rect(-2.6, -11.4, 4.6, 0.6, 0.2),
          rect(-1.9, -10.4, 3.2, 0.4, 0.2),
          rect(-2.3, -3, 4, 0.6, 0.2),
        ),
        { tone: 0.25 },
      ),
      shape('passport.spine', role, poly('-4.8,-12.8 -4,-12.8 -4,0 -4.8,0'), { tone: 0.85 }),
    ],
    anchors: { top: [-0.3, -12.8] },
  };
};

export const tablewarePieces = {
  potato: entry(potato, 'table', 26.4, 9),
  plate: entry(plate, 'table', 30, 15),
  fork: entry(fork, 'table', 5, 19),
  comb: entry(comb, 'table', 19, 6.8),
  passport: entry(passport, 'table', 9.6, 15),
};
