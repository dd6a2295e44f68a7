import { circle, cut, join, rect } from '#press/path.ts';
import { hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Twelfths of a turn, without a sine. */
const twelfths = [
  ...([
    [1, 0],
    [0.866, 0.5],
    [0.5, 0.866],
    [0, 1],
    [-0.5, 0.866],
    [-0.866, 0.5],
  ] as const),
  ...([
    [-1, 0],
    [-0.866, -0.5],
    [-0.5, -0.866],
    [0, -1],
    [0.5, -0.866],
    [0.866, -0.5],
  ] as const),
] as const;

const hub = -1000;
const reach = 860;

/** Its cabins hang from the rim, lamps along the spokes. */
const ferrisWheel: PieceMaker = ({ role = 'told.red' }) => {
  const rimAt = ([dx, dy]: readonly [number, number], r = reach) => [dx * r, hub + dy * r] as const;
  const cabins = (which: 0 | 1) =>
    join(
      ...twelfths
        .filter((_, n) => n % 2 === which)
        .map((at) => {
          const [x, y] = rimAt(at);
          return join(
            rect(x - 78, y + 40, 156, 96, 26),
            rect(x - 70, y - 30, 10, 80),
            rect(x + 60, y - 30, 10, 80),
            poly(`${x - 92},${y - 20} ${x},${y - 66} ${x + 92},${y - 20}`),
          );
        }),
    );
  return {
    layers: [
      shape(
        'ferris.legs.far',
        'metal',
        join(trail(`0,${hub} -430,-6`, 34), trail(`0,${hub} 430,-6`, 34)),
        { tone: 0.75, sheet: true },
      ),
      shape(
        'ferris.spokes',
        'metal',
        join(...twelfths.map((at) => trail(`0,${hub} ${rimAt(at).join(',')}`, 12))),
        { tone: 0.45 },
      ),
      shape(
        'ferris.rim',
        'foam',
        join(hoop(0, hub, reach + 22, 30), hoop(0, hub, reach * 0.72, 16)),
        { tone: 0.2, sheet: true },
      ),
      shape(
        'ferris.lamps',
        'lamp',
        join(
          ...twelfths.flatMap((at) =>
            [0.36, 0.54, 0.9].map((k) => circle(at[0] * reach * k, hub + at[1] * reach * k, 14)),
          ),
        ),
        { tone: 0.1, glow: 0.8 },
      ),
      shape('ferris.cabins', role, cabins(0), { tone: 0.3, round: 14, sheet: true }),
      shape('ferris.cabins.other', 'told.blue', cabins(1), { tone: 0.35, round: 14, sheet: true }),
      shape(
        'ferris.legs',
        'metal',
        join(
          trail(`0,${hub} -330,-6`, 44),
          trail(`0,${hub} 330,-6`, 44),
          rect(-520, -46, 1040, 46, 8),
        ),
        { tone: 0.5, round: 8, sheet: true },
      ),
      shape('ferris.hub', 'told.gold', join(circle(0, hub, 74)), {
        tone: 0.3,
        round: 20,
        sheet: true,
      }),
      shape('ferris.star', role, circle(0, hub, 34), { tone: 0.4 }),
    ],
    anchors: { top: [0, hub - reach], door: [0, 0] },
  };
};

/** Glazed on all sides, its telephone on the wall. */
const phoneBox: PieceMaker = ({ role = 'told.red' }) => {
  const panes = times(3, (n) => times(6, (m) => rect(-33 + n * 23, -198 + m * 29, 20, 25)));
  return {
    layers: [
      shape(
        'phone-box',
        role,
        join(
          rect(-46, -212, 92, 212, 3),
          rect(-52, -8, 104, 8, 1),
          rect(-50, -228, 100, 18, 2),
          poly('-46,-228 -34,-240 34,-240 46,-228'),
        ),
        { tone: 0.4, round: 5, sheet: true },
      ),
      shape('phone-box.inside', 'glass', panes, { tone: 0.35 }),
      shape(
        'phone-box.phone.idle',
        'dark',
        join(rect(10, -140, 20, 34, 3), trail('12,-136 4,-132 4,-112 12,-108', 4)),
        { tone: 0.7, alpha: 0.85 },
      ),
      shape('phone-box.bars.front', role, join(rect(-36, -202, 72, 178, 2), cut(join(panes))), {
        tone: 0.55,
        sheet: true,
      }),
      shape('phone-box.sign', 'white', rect(-34, -225, 68, 11, 1), { tone: 0.1 }),
      shape(
        'phone-box.letters',
        'dark',
        times(9, (n) => rect(-28 + n * 6.4, -222, 3.6, 5)),
        { tone: 0.5, alpha: 0.8 },
      ),
      shape('phone-box.handle.front', 'told.gold', rect(31, -110, 3, 16, 1), { tone: 0.2 }),
    ],
    anchors: { top: [0, -240], in: [-32, -196], 'in.end': [32, -26] },
  };
};

/** Three drawers, the top one ajar. */
const chestOfDrawers: PieceMaker = ({ role = 'wood', state }) => {
  const isShut = state === 'still';
  return {
    layers: [
      shape('chest-of-drawers.feet', 'bark', join(rect(-52, -8, 10, 8), rect(42, -8, 10, 8)), {
        tone: 0.6,
      }),
      shape('chest-of-drawers', role, rect(-56, -92, 112, 86, 2), {
        tone: 0.5,
        round: 6,
        sheet: true,
      }),
      shape('chest-of-drawers.top', role, rect(-60, -98, 120, 8, 2), {
        tone: 0.2,
        round: 2,
        sheet: true,
      }),
      shape(
        'chest-of-drawers.fronts',
        role,
        join(rect(-50, -60, 100, 24, 1.5), rect(-50, -32, 100, 22, 1.5)),
        { tone: 0.3, round: 3 },
      ),
      shape('chest-of-drawers.gap', 'dark', rect(-50, -88, 100, 12, 1), {
        tone: isShut ? 0.6 : 0.9,
      }),
      shape(
        'chest-of-drawers.cloth.idle',
        'accent2',
        poly('-30,-84 -8,-87 20,-85 26,-68 10,-58 4,-70 -22,-74'),
        { tone: 0.3, round: 2 },
      ),
      shape('chest-of-drawers.ajar.front', role, rect(-53, -80, 106, 20, 1.5), {
        tone: 0.15,
        round: 3,
        sheet: true,
      }),
      shape(
        'chest-of-drawers.knobs.front',
        'told.gold',
        join(
          ...[-26, 26].flatMap((x) => [
            circle(x, -70, 3),
            circle(x, -48, 2.6),
            circle(x, -21, 2.6),
          ]),
        ),
        { tone: 0.3, round: 1 },
      ),
    ],
    anchors: { top: [0, -98], in: [-48, -122], 'in.end': [48, -66], side: [0, -80] },
  };
};

/** Stacked in courses, one off on its own. */
const bricks: PieceMaker = ({ role = 'told.red' }) => {
  const course = (y: number, x: number, count: number) =>
    times(count, (n) => rect(x + n * 23, y, 21.5, 7.4, 0.8));
  return {
    layers: [
      shape(
        'brick',
        role,
        join(course(-8, -46, 3), rect(32, -8, 21.5, 7.4, 0.8), course(-16, -35, 2)),
        {
          tone: 0.4,
          round: 1.6,
          sheet: true,
        },
      ),
      shape('brick.top', role, course(-24, -30, 1), { tone: 0.3, round: 1.6, sheet: true }),
      shape(
        'brick.edges',
        'dark',
        join(...[-46, -23, 0, 32].map((x) => rect(x, -1.8, 21.5, 1.4))),
        { tone: 0.4, alpha: 0.5 },
      ),
      shape(
        'brick.holes',
        'dark',
        join(...[-25, -18.5, -12].map((x) => rect(x, -22, 3, 3.4, 0.6))),
        { tone: 0.6, alpha: 0.7 },
      ),
    ],
    anchors: { top: [-19, -24], hand: [-19, -12] },
  };
};

export const fairAndStreetPieces = {
  brick: entry(bricks, 'ground', 100, 24),
  'ferris-wheel': entry(ferrisWheel, 'ground', 1904, 1926),
  'phone-box': entry(phoneBox, 'ground', 104, 240),
  'chest-of-drawers': entry(chestOfDrawers, 'ground', 120, 98),
};
