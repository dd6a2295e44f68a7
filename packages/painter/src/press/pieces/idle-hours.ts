import { circle, ellipse, join, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Between two posts, a cloth with a belly; who lies in it is along it. */
const hammock: PieceMaker = ({ role = 'accent2' }) => ({
  layers: [
    shape(
      'hammock.posts',
      'wood',
      join(
        poly('-150,0 -138,0 -132,-150 -142,-150'),
        poly('150,0 138,0 132,-150 142,-150'),
        rect(-162, -6, 36, 6, 2),
        rect(126, -6, 36, 6, 2),
      ),
      { tone: 0.5, round: 3, sheet: true },
    ),
    shape(
      'hammock.ropes',
      'dark',
      join(
        ...[-5, 0, 5].flatMap((n) => [
          trail(`-136,-134 -106,${-104 + n}`, 1.3),
          trail(`136,-134 106,${-104 + n}`, 1.3),
        ]),
      ),
      { tone: 0.5 },
    ),
    shape(
      'hammock.far',
      role,
      blob('-108,-108 -60,-84 0,-74 60,-84 108,-108 64,-70 0,-58 -64,-70'),
      { tone: 0.7, sheet: true },
    ),
    shape(
      'hammock',
      role,
      blob('-108,-104 -64,-78 0,-66 64,-78 108,-104 76,-52 40,-34 0,-30 -40,-34 -76,-52'),
      { tone: 0.3, round: 6, sheet: true },
    ),
    shape(
      'hammock.stripes',
      'white',
      join(
        ...[-60, -30, 0, 30, 60].map((x) =>
          trail(
            `${x * 0.9},${-68 + Math.abs(x) * -0.14} ${x * 0.72},${-34 - Math.abs(x) * 0.22}`,
            3,
          ),
        ),
      ),
      { tone: 0.1, alpha: 0.8 },
    ),
    shape(
      'hammock.fringe',
      role,
      times(15, (n) =>
        trail(
          `${-63 + n * 9},${-36 - (n - 7) * (n - 7) * 0.2} ${-63 + n * 9},${-27 - (n - 7) * (n - 7) * 0.2}`,
          1.4,
        ),
      ),
      { tone: 0.5 },
    ),
  ],
  anchors: { top: [0, -66], lie: [0, -52], seat: [0, -50] },
});

/** A plank over its trestle, one end up. */
const seesaw: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape(
      'seesaw.trestle',
      'metal',
      join(poly('-22,0 -14,0 2,-52 -4,-52'), poly('22,0 14,0 -2,-52 4,-52')),
      { tone: 0.5, sheet: true },
    ),
    shape('seesaw', role, poly('-152,-18 152,-78 153,-70 -151,-10'), {
      tone: 0.35,
      round: 2,
      sheet: true,
    }),
    shape('seesaw.hub', 'metal', circle(0, -46, 7), { tone: 0.3, round: 2, sheet: true }),
    shape(
      'seesaw.seats',
      'bark',
      join(poly('-160,-22 -118,-30 -117,-24 -159,-16'), poly('118,-77 160,-85 161,-79 119,-71')),
      { tone: 0.5, sheet: true },
    ),
    shape(
      'seesaw.handles',
      'metal',
      join(
        trail('-112,-26 -114,-52', 2.6),
        trail('-122,-50 -105,-54', 2.6),
        trail('112,-72 110,-98', 2.6),
        trail('101,-96 118,-100', 2.6),
      ),
      { tone: 0.4 },
    ),
  ],
  anchors: { top: [-138, -28], seat: [-138, -28] },
});

/** Of painted wood, on rockers, with a saddle. */
const rockingHorse: PieceMaker = ({ role = 'foam' }) => ({
  layers: [
    shape('rocking-horse.rocker', 'told.red', trail('-66,-16 -46,-5 -18,0 18,0 46,-5 66,-18', 5), {
      tone: 0.45,
      round: 1.6,
      sheet: true,
    }),
    shape(
      'rocking-horse.legs',
      role,
      join(
        poly('-34,-48 -24,-46 -36,-4 -46,-6'),
        poly('22,-48 32,-46 46,-6 36,-4'),
        poly('-22,-46 -14,-44 -22,-2 -30,-2'),
        poly('14,-46 22,-44 30,-2 22,-2'),
      ),
      { tone: 0.5, round: 2, sheet: true },
    ),
    shape(
      'rocking-horse.tail',
      'bark',
      blob('-38,-58 -50,-62 -58,-50 -56,-32 -62,-24 -50,-28 -46,-44'),
      { tone: 0.5, round: 2, sheet: true },
    ),
    shape(
      'rocking-horse',
      role,
      blob(
        '-42,-52 -36,-66 -10,-62 10,-64 22,-80 32,-98 40,-106 44,-98 58,-86 60,-78 52,-74 42,-80 40,-62 34,-46 0,-40 -32,-42',
      ),
      { tone: 0.2, round: 6, sheet: true },
    ),
    shape(
      'rocking-horse.spots',
      'bark',
      join(circle(-24, -56, 3.4), circle(-30, -50, 2.2), circle(26, -60, 2.6), circle(-16, -49, 2)),
      { tone: 0.4, alpha: 0.6 },
    ),
    shape(
      'rocking-horse.mane',
      'bark',
      blob('40,-107 30,-104 20,-90 12,-74 8,-62 18,-66 24,-76 32,-92'),
      { tone: 0.55, round: 2 },
    ),
    shape('rocking-horse.saddle', 'told.red', blob('-18,-65 -4,-61 10,-66 12,-50 -2,-46 -18,-50'), {
      tone: 0.4,
      round: 3,
      sheet: true,
    }),
    shape(
      'rocking-horse.bridle',
      'told.gold',
      join(trail('44,-98 48,-77', 1.4), trail('46,-88 30,-74 8,-64', 1.2)),
      { tone: 0.4 },
    ),
    shape('rocking-horse.eye', 'dark', circle(45, -92, 1.7), { tone: 1 }),
  ],
  anchors: { top: [-4, -64], saddle: [-3, -62], seat: [-3, -64], mouth: [58, -80] },
});

/** Two tiers of arms, their candles lit, drops of glass below. */
const chandelier: PieceMaker = ({ role = 'told.gold', state }) => {
  const arms = [-58, -34, 34, 58] as const;
  const isDark = state === 'broken';
  return {
    layers: [
      ...(isDark
        ? []
        : [
            shape('chandelier.halo', 'lamp', ellipse(0, 74, 88, 70), {
              tone: 0.1,
              alpha: { kind: 'spread', x: 0, y: 74, inner: 12, outer: 86, from: 0.5, to: 0 },
              mode: 'light',
            }),
          ]),
      shape(
        'chandelier.chain',
        role,
        join(
          rect(-1.2, 0, 2.4, 44),
          times(4, (n) => hoop(0, 6 + n * 10, 3, 1.2)),
        ),
        { tone: 0.6 },
      ),
      shape(
        'chandelier',
        role,
        join(
          blob('0,40 8,50 5,66 12,84 8,104 0,116 -8,104 -12,84 -5,66 -8,50'),
          ...arms.map((x) =>
            trail(
              `0,96 ${x * 0.5},112 ${x * 0.9},104 ${x},${Math.abs(x) > 40 ? 84 : 76}`,
              3.4,
              2.4,
            ),
          ),
        ),
        { tone: 0.4, round: 3, sheet: true },
      ),
      shape(
        'chandelier.cups',
        role,
        join(
          ...arms.map((x) =>
            blob(
              `${x - 7},${Math.abs(x) > 40 ? 80 : 72} ${x + 7},${Math.abs(x) > 40 ? 80 : 72} ${x + 3},${Math.abs(x) > 40 ? 87 : 79} ${x - 3},${Math.abs(x) > 40 ? 87 : 79}`,
            ),
          ),
        ),
        { tone: 0.25, sheet: true },
      ),
      shape(
        'chandelier.candles',
        'white',
        join(...arms.map((x) => rect(x - 2.4, (Math.abs(x) > 40 ? 80 : 72) - 16, 4.8, 16, 1))),
        { tone: 0.15, sheet: true },
      ),
      shape(
        'chandelier.flames',
        isDark ? 'dark' : 'lamp',
        join(
          ...arms.map((x) => {
            const y = (Math.abs(x) > 40 ? 80 : 72) - 17;
            return blob(`${x - 2.4},${y - 3} ${x},${y - 12} ${x + 2.4},${y - 3} ${x},${y}`);
          }),
        ),
        { tone: 0.1, ...(isDark ? {} : { glow: 1 }) },
      ),
      shape(
        'chandelier.drops',
        'glass',
        join(
          ...[-52, -40, -26, -12, 12, 26, 40, 52].map((x) =>
            ellipse(x, 120 - Math.abs(x) * 0.34, 2.4, 5),
          ),
          ellipse(0, 124, 3.4, 7),
        ),
        { tone: 0.15 },
      ),
      shape(
        'chandelier.beads',
        'white',
        join(
          ...[-1, 1].flatMap((s) => [
            trail(`0,52 ${s * 26},70 ${s * 55},66`, 1.6),
            trail(`${s * 58},86 ${s * 34},112 0,112`, 1.4),
          ]),
        ),
        { tone: 0.2, alpha: 0.8 },
      ),
    ],
    anchors: { hook: [0, 0], light: [0, 70] },
  };
};

/** A floor loom: warp on its beams, cloth growing below. */
const loom: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape(
      'loom.frame',
      role,
      join(
        rect(-70, -170, 10, 170, 2),
        rect(60, -170, 10, 170, 2),
        rect(-78, -170, 156, 10, 3),
        rect(-74, -18, 148, 9, 2),
        rect(-84, -6, 34, 6, 2),
        rect(50, -6, 34, 6, 2),
      ),
      { tone: 0.5, round: 3, sheet: true },
    ),
    shape(
      'loom.warp',
      'foam',
      times(21, (n) => rect(-51 + n * 5, -160, 1.3, 96)),
      { tone: 0.2 },
    ),
    shape(
      'loom.beams',
      role,
      join(rect(-66, -150, 132, 8, 4), rect(-64, -108, 128, 5, 2), rect(-66, -60, 132, 10, 5)),
      { tone: 0.3, round: 2.4, sheet: true },
    ),
    shape('loom', 'accent', rect(-53, -96, 106, 70), { tone: 0.35, round: 3, sheet: true }),
    shape(
      'loom.bands',
      'accent2',
      join(rect(-53, -88, 106, 5), rect(-53, -56, 106, 7), rect(-53, -36, 106, 4)),
      { tone: 0.4 },
    ),
    shape(
      'loom.pattern',
      'told.gold',
      times(7, (n) =>
        poly(`${-46 + n * 15},-72 ${-40 + n * 15},-79 ${-34 + n * 15},-72 ${-40 + n * 15},-65`),
      ),
      { tone: 0.3 },
    ),
    shape('loom.shuttle', 'bark', blob('10,-102 26,-106 44,-102 26,-98'), {
      tone: 0.5,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -170], keys: [-40, -60] },
});

/** Big between the knees, its bow across the strings. */
const cello: PieceMaker = ({ role = 'told.brown' }) => ({
  layers: [
    shape('cello.spike', 'metal', rect(-1, -8, 2, 8), { tone: 0.4 }),
    shape(
      'cello',
      role,
      blob(
        '-20,-24 -24,-40 -14,-54 -18,-68 -12,-82 0,-84 12,-82 18,-68 14,-54 24,-40 20,-24 10,-9 0,-7 -10,-9',
      ),
      { tone: 0.4, round: 5, sheet: true },
    ),
    shape(
      'cello.neck',
      'dark',
      join(
        rect(-2.2, -124, 4.4, 66, 1),
        blob('0,-131 -4,-127 -3,-120 3,-120 4,-127'),
        circle(-5, -125, 1.7),
        circle(5, -125, 1.7),
      ),
      { tone: 0.7, sheet: true },
    ),
    shape(
      'cello.holes',
      'dark',
      join(trail('-9,-52 -11,-46 -8,-40 -10,-34', 1.4), trail('9,-52 11,-46 8,-40 10,-34', 1.4)),
      { tone: 0.9 },
    ),
    shape(
      'cello.bridge',
      'told.gold',
      join(rect(-6, -43, 12, 3, 1), poly('-4,-32 4,-32 2,-14 -2,-14')),
      { tone: 0.4 },
    ),
    shape(
      'cello.strings',
      'foam',
      join(rect(-1.6, -120, 0.6, 104), rect(-0.3, -120, 0.6, 104), rect(1, -120, 0.6, 104)),
      { tone: 0.1 },
    ),
    shape('cello.bow', 'wood', trail('-34,-38 34,-56', 1.6), { tone: 0.5, sheet: true }),
  ],
  anchors: { top: [0, -130], hand: [0, -96] },
});

export const idleHoursPieces = {
  hammock: entry(hammock, 'ground', 324, 150),
  seesaw: entry(seesaw, 'ground', 321, 101),
  'rocking-horse': entry(rockingHorse, 'ground', 132, 108),
  chandelier: entry(chandelier, 'hang', 136, 148),
  loom: entry(loom, 'ground', 168, 170),
  cello: entry(cello, 'ground', 70, 131),
};
