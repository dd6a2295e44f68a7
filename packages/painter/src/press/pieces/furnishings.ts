import { circle, join, limb, rect } from '#press/path.ts';
import { blob, poly, shape } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** As high as a chair, and no higher: who sits on it has their feet on the ground. */
const stool: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape(
      'stool.far',
      role,
      join(limb([-11, -42], [-12, -2], 1.8, 1.5), limb([11, -42], [12, -2], 1.8, 1.5)),
      { tone: 0.85 },
    ),
    shape(
      'stool',
      role,
      join(
        limb([-16, -42], [-20, 0], 2.2, 1.7),
        limb([16, -42], [20, 0], 2.2, 1.7),
        rect(-18, -17, 36, 3),
      ),
      { tone: 0.45, round: 2, sheet: true },
    ),
    shape('stool.seat', role, rect(-21, -48, 42, 7, 3), { tone: 0.3, round: 3, sheet: true }),
  ],
  anchors: { seat: [0, -46], top: [0, -48] },
});

/** Drawers on one side, a leg on the other; papers, a pen and a lamp on it. */
const desk: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('desk.far', role, join(poly('-58,-70 -52,-70 -53,-6 -57,-6')), { tone: 1 }),
    shape(
      'desk',
      role,
      join(
        rect(-72, -76, 144, 7, 2),
        rect(20, -70, 46, 62, 2),
        poly('-68,-70 -60,-70 -61,0 -67,0'),
      ),
      { tone: 0.4, round: 4, sheet: true },
    ),
    shape('desk.feet', role, join(rect(22, -8, 6, 8), rect(58, -8, 6, 8)), { tone: 0.8 }),
    shape(
      'desk.drawers',
      role,
      join(rect(24, -65, 38, 16, 1), rect(24, -46, 38, 16, 1), rect(24, -27, 38, 16, 1)),
      { tone: 0.7, round: 2 },
    ),
    shape(
      'desk.knobs',
      'told.gold',
      join(circle(43, -57, 1.8), circle(43, -38, 1.8), circle(43, -19, 1.8)),
      {
        tone: 0.3,
      },
    ),
    shape(
      'desk.papers',
      'white',
      join(poly('-34,-76 -30,-79 -4,-79 -6,-76'), poly('-22,-79 -18,-81 4,-80 2,-78')),
      {
        tone: 0.2,
        sheet: true,
      },
    ),
    shape(
      'desk.lamp',
      'accent3',
      join(
        rect(34, -79, 20, 3, 1.4),
        limb([44, -78], [50, -102], 1.2, 1.2),
        limb([50, -102], [36, -116], 1.2, 1.2),
        poly('38,-120 30,-112 22,-104 36,-100 42,-112'),
      ),
      { tone: 0.45, round: 1.6, sheet: true },
    ),
    shape('desk.glow', 'lamp', poly('22,-104 36,-100 16,-79 -14,-79'), {
      tone: 0.1,
      alpha: 0.35,
      mode: 'light',
    }),
  ],
  anchors: { top: [-20, -76] },
});

/** A seat for one whom others look up to. */
const throne: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape(
      'throne.frame',
      role,
      join(
        rect(-40, -150, 80, 150, 2),
        poly('-40,-148 -38,-170 -20,-156 0,-184 20,-156 38,-170 40,-148'),
        circle(0, -184, 6),
        circle(-35, -168, 5),
        circle(35, -168, 5),
      ),
      { tone: 0.4, round: 7, sheet: true },
    ),
    shape(
      'throne.back',
      'accent',
      blob('-28,-60 -28,-138 -14,-150 0,-162 14,-150 28,-138 28,-60'),
      {
        tone: 0.5,
        round: 6,
      },
    ),
    shape('throne.seat', 'accent', rect(-34, -58, 68, 12, 5), {
      tone: 0.25,
      round: 4,
      sheet: true,
    }),
    shape(
      'throne.arms',
      role,
      join(rect(-48, -82, 16, 82, 5), rect(32, -82, 16, 82, 5), rect(-34, -46, 68, 14, 2)),
      {
        tone: 0.25,
        round: 4,
        sheet: true,
      },
    ),
    shape('throne.step', role, rect(-58, -9, 116, 9, 2), { tone: 0.75, sheet: true }),
  ],
  anchors: { seat: [0, -58], top: [0, -190] },
});

export const furnishingsPieces = {
  stool: entry(stool, 'ground', 42, 48),
  desk: entry(desk, 'ground', 144, 120),
  throne: entry(throne, 'ground', 116, 190),
};
