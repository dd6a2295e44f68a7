import { circle, cut, join, lines, type Path, rect } from '#press/path.ts';
import { blob, poly, shape } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const wheel = (x: number, r: number): Path => circle(x, -r, r);

/** A truck with a fork: mast and prongs before, a cage over the seat, a weight behind. */
const forklift: PieceMaker = ({ role = 'told.yellow' }) => ({
  layers: [
    shape(
      'forklift.cage.far',
      'dark',
      join(
        lines(
          [
            [-60, -96],
            [-52, -206],
          ],
          5,
        ),
        lines(
          [
            [22, -92],
            [10, -206],
          ],
          5,
        ),
      ),
      { tone: 0.6 },
    ),
    shape('forklift.seat', 'dark', blob('-66,-88 -70,-132 -58,-134 -50,-96 -22,-94 -22,-84'), {
      tone: 0.5,
      round: 3,
      sheet: true,
    }),
    shape(
      'forklift.wheel',
      'dark',
      join(
        lines(
          [
            [30, -92],
            [14, -116],
          ],
          4,
        ),
        lines(
          [
            [4, -122],
            [24, -110],
          ],
          4,
        ),
      ),
      { tone: 0.7 },
    ),
    shape(
      'forklift',
      role,
      blob(
        '-108,-32 -112,-78 -98,-96 -50,-88 -12,-84 4,-60 30,-56 36,-100 46,-100 56,-34 40,-24 -96,-24',
      ),
      { tone: 0.3, round: 9, sheet: true },
    ),
    shape('forklift.panel', role, poly('-98,-76 -28,-76 -10,-52 -10,-40 -98,-40'), { tone: 0.75 }),
    shape(
      'forklift.stripes',
      'dark',
      join(poly('-96,-34 -84,-34 -90,-27 -102,-27'), poly('-72,-34 -60,-34 -66,-27 -78,-27')),
      { tone: 0.7 },
    ),
    shape(
      'forklift.cage',
      'dark',
      join(
        rect(-62, -212, 84, 7, 2),
        lines(
          [
            [-54, -90],
            [-46, -206],
          ],
          5,
        ),
        lines(
          [
            [40, -96],
            [18, -206],
          ],
          5,
        ),
      ),
      {
        tone: 0.75,
        sheet: true,
      },
    ),
    shape('forklift.lamp', 'told.orange', rect(-30, -224, 16, 12, 4), { tone: 0.2, glow: 0.5 }),
    shape(
      'forklift.mast',
      'metal',
      join(
        rect(58, -226, 7, 214, 1),
        rect(72, -226, 7, 214, 1),
        rect(58, -226, 21, 6),
        rect(58, -120, 21, 6),
      ),
      { tone: 0.55, sheet: true },
    ),
    shape(
      'forklift.fork',
      'dark',
      join(rect(80, -84, 8, 76, 1), poly('80,-14 150,-10 150,-6 80,-6'), rect(76, -66, 10, 6)),
      {
        tone: 0.6,
        sheet: true,
      },
    ),
    shape('forklift.tyres', 'dark', join(wheel(-72, 27), wheel(34, 31)), {
      tone: 0.85,
      sheet: true,
    }),
    shape(
      'forklift.rims',
      'metal',
      join(
        circle(-72, -27, 13),
        cut(circle(-72, -27, 5)),
        circle(34, -31, 16),
        cut(circle(34, -31, 6)),
      ),
      {
        tone: 0.3,
      },
    ),
  ],
  anchors: { driver: [-50, -98], roof: [-20, -212], top: [-20, -212], seat: [-46, -92] },
});

/** A folder of card, open a hand's breadth, its papers and a label seen. */
const folder: PieceMaker = ({ role = 'told.yellow' }) => ({
  layers: [
    shape('folder.back', role, poly('-15,-21 -14,-23 -5,-23 -3,-20.5 14,-20.5 14,0 -15,0'), {
      tone: 0.65,
      sheet: true,
    }),
    shape(
      'folder.papers',
      'white',
      join(poly('-12,-22 11,-23.5 12.5,-3 -11,-2'), poly('-13,-20 9,-20 11,-2 -13,-2')),
      { tone: 0.15, sheet: true },
    ),
    shape(
      'folder.lines',
      'dark',
      join(...[-19.4, -17.6, -15.8].map((y) => rect(-9, y, 15 + (y % 2) * 2, 0.6))),
      { tone: 0.4, alpha: 0.5 },
    ),
    shape('folder', role, poly('-17,-14.5 15,-14.5 14,0 -15,0'), {
      tone: 0.3,
      round: 1.6,
      sheet: true,
    }),
    shape('folder.label', 'white', rect(-6, -10.5, 11, 5, 0.6), { tone: 0.1 }),
    shape('folder.ink', 'dark', join(rect(-4.5, -9.2, 8, 0.6), rect(-4.5, -7.6, 5, 0.6)), {
      tone: 0.5,
    }),
    shape('folder.band', 'accent', rect(9.4, -14.5, 1.2, 14.5), { tone: 0.45 }),
  ],
  anchors: { hand: [0, -1], top: [0, -22] },
});

export const liftingPieces = {
  forklift: entry(forklift, 'ground', 262, 226),
  folder: entry(folder, 'table', 32, 24),
};
