import { circle, cut, ellipse, join, place, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const stump: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape(
      'stump',
      role,
      blob('-26,-38 -28,-18 -44,-4 -36,0 -18,-4 -8,0 6,-3 20,0 40,-1 44,-5 30,-16 27,-38'),
      { tone: 0.5, round: 5, sheet: true },
    ),
    shape(
      'stump.furrows',
      role,
      join(
        trail('-18,-34 -19,-20 -28,-6', 1.6),
        trail('-6,-33 -6,-18 -9,-5', 1.6),
        trail('8,-33 8,-18 10,-5', 1.6),
        trail('19,-34 20,-19 29,-6', 1.6),
      ),
      { tone: 0.95 },
    ),
    shape('stump.top', 'wood', ellipse(0, -38, 27, 8), { tone: 0.2, sheet: true }),
    shape(
      'stump.rings',
      'wood',
      join(
        ...[22, 16, 10, 4].map((r) => [
          ...ellipse(0, -38, r, r * 0.3),
          ...cut(ellipse(0, -38, r - 1, r * 0.3 - 0.5)),
        ]),
      ),
      { tone: 0.75 },
    ),
    shape(
      'stump.shoot',
      'leaf',
      join(
        trail('24,-30 31,-40 30,-50', 1.2),
        blob('30,-50 36,-56 38,-51 33,-47'),
        blob('30,-46 23,-52 24,-46 28,-43'),
      ),
      { tone: 0.4 },
    ),
  ],
  anchors: { top: [0, -38], seat: [0, -38] },
});

/** Fir and berries, a ribbon below. */
const wreath: PieceMaker = ({ role = 'leaf' }) => {
  const on = (n: number, of: number, r: number) => {
    const [x = 0, y = 0] = place(circle(0, 0, 0.01), { x: 0, y: -r, turn: 0 }).slice(1, 3);
    const path = place(rect(x, y, 0.01, 0.01), { turn: n / of });
    return [path[1] ?? 0, path[2] ?? 0] as const;
  };
  return {
    layers: [
      shape('wreath.back', role, hoop(0, 0, 19, 9), { tone: 0.7, sheet: true }),
      shape(
        'wreath',
        role,
        times(26, (n) => {
          const [x, y] = on(n, 26, n % 2 ? 16.4 : 12.6);
          return place(blob('0,-5.4 2,-1 0,4 -2,-1'), {
            x,
            y,
            turn: n / 26 + (n % 2 ? 0.16 : 0.34),
          });
        }),
        { tone: 0.4, round: 1, sheet: true },
      ),
      shape(
        'wreath.berries',
        'told.red',
        times(9, (n) => {
          const [x, y] = on(n, 9, 14.4);
          return join(circle(x, y, 1.4), circle(x + 2, y + 1, 1.2));
        }),
        { tone: 0.3 },
      ),
      shape(
        'wreath.ribbon',
        'told.red',
        join(
          blob('0,14 -8,10 -9,17 -2,17'),
          blob('0,14 8,10 9,17 2,17'),
          poly('-2,16 -7,26 -3,25 0,17'),
          poly('2,16 7,26 3,25 0,17'),
          circle(0, 15, 2),
        ),
        { tone: 0.4, sheet: true },
      ),
    ],
    anchors: { hand: [0, -15] },
  };
};

const hydrant: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('hydrant.foot', role, rect(-17, -7, 34, 7, 1.5), { tone: 0.65, sheet: true }),
    shape(
      'hydrant.arms',
      role,
      join(rect(-24, -48, 48, 14, 2), rect(-27, -50, 5, 18, 1), rect(22, -50, 5, 18, 1)),
      { tone: 0.55, sheet: true },
    ),
    shape('hydrant', role, rect(-13, -64, 26, 58, 2), { tone: 0.35, round: 5, sheet: true }),
    shape('hydrant.cap', role, blob('-15,-62 -13,-72 0,-79 13,-72 15,-62'), {
      tone: 0.3,
      round: 3,
      sheet: true,
    }),
    shape('hydrant.nut', 'dark', rect(-3.4, -84, 6.8, 7, 1), { tone: 0.4, sheet: true }),
    shape('hydrant.mouth', 'metal', join(circle(0, -41, 8), cut(circle(0, -41, 4))), { tone: 0.3 }),
    shape('hydrant.bands', role, join(rect(-15, -64, 30, 4), rect(-14.4, -20, 28.8, 3)), {
      tone: 0.8,
    }),
  ],
  anchors: { top: [0, -84] },
});

/** Red cap, white beard, hands on his belly. */
const gnome: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape(
      'gnome.boots',
      'bark',
      join(blob('-12,0 -13,-5 -8,-8 -2,-6 -1,0'), blob('12,0 13,-5 8,-8 2,-6 1,0')),
      { tone: 0.6, sheet: true },
    ),
    shape('gnome.coat', 'told.blue', blob('-13,-8 -14,-22 -9,-31 9,-31 14,-22 13,-8 0,-5'), {
      tone: 0.4,
      round: 4,
      sheet: true,
    }),
    shape('gnome.belt', 'dark', rect(-13.6, -17, 27.2, 3.4), { tone: 0.5 }),
    shape('gnome.buckle', 'told.gold', rect(-3, -17.6, 6, 4.6, 0.6), { tone: 0.3 }),
    shape('gnome.face', 'skin2', ellipse(0, -35, 8, 7), { tone: 0.25, round: 2, sheet: true }),
    shape(
      'gnome.beard',
      'white',
      blob('-9,-36 -5,-33 0,-34 5,-33 9,-36 9,-27 4,-20 0,-16 -4,-20 -9,-27'),
      { tone: 0.2, round: 2, sheet: true },
    ),
    shape('gnome.nose', 'skin2', circle(0, -35, 2.4), { tone: 0.55 }),
    shape('gnome.eyes', 'dark', join(circle(-3.4, -38, 0.9), circle(3.4, -38, 0.9)), { tone: 0.9 }),
    shape('gnome', role, blob('-10.6,-39 -6,-50 -1,-62 3,-66 5,-52 10.6,-39 0,-41.6'), {
      tone: 0.35,
      round: 3,
      sheet: true,
    }),
    shape('gnome.hands', 'skin2', join(circle(-8, -21, 2.8), circle(8, -21, 2.8)), { tone: 0.35 }),
  ],
  anchors: { top: [0, -64] },
});

const cock: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape(
      'vane.rod',
      'dark',
      join(rect(-1.6, -70, 3.2, 70), rect(-34, -36, 68, 2.6), ellipse(0, -2, 8, 2.4)),
      { tone: 0.5, sheet: true },
    ),
    shape('vane.letters', 'dark', join(circle(-36, -35, 4), circle(36, -35, 4)), {
      tone: 0.4,
      sheet: true,
    }),
    shape(
      'vane.arrow',
      'dark',
      join(
        rect(-40, -73, 82, 2.6),
        poly('42,-77 54,-71.6 42,-66.4'),
        poly('-40,-71.7 -50,-79 -46,-71.7 -50,-65'),
      ),
      { tone: 0.4, sheet: true },
    ),
    shape(
      'vane',
      role,
      blob(
        '24,-104 27,-100 32,-98 26,-94 22,-84 12,-74 -6,-74 -16,-84 -30,-96 -30,-108 -20,-112 -12,-104 -4,-92 8,-94 14,-104 18,-108',
      ),
      { tone: 0.35, round: 4, sheet: true },
    ),
    shape('vane.comb', 'accent', blob('15,-106 16,-113 19,-109 22,-113 24,-108 25,-104 20,-105'), {
      tone: 0.35,
      sheet: true,
    }),
    shape('vane.eye', 'dark', circle(22, -101, 1.3), { tone: 0.9 }),
    shape('vane.wing', role, blob('-8,-84 2,-88 10,-86 6,-79 -4,-78'), { tone: 0.7 }),
  ],
  anchors: { top: [0, -94] },
});

const pole: PieceMaker = ({ role = 'bark' }) => ({
  layers: [
    shape('pole', role, rect(-9, -700, 18, 700, 3), { tone: 0.4, round: 4, sheet: true }),
    shape('pole.arms', role, join(rect(-90, -672, 180, 13, 2), rect(-70, -622, 140, 12, 2)), {
      tone: 0.6,
      sheet: true,
    }),
    shape('pole.stays', role, join(trail('-60,-660 -6,-612', 4), trail('60,-660 6,-612', 4)), {
      tone: 0.8,
    }),
    shape(
      'pole.cups',
      'white',
      times(8, (n) =>
        rect(
          (n < 4 ? [-84, -50, 42, 76] : [-64, -36, 28, 56])[n % 4] ?? 0,
          n < 4 ? -688 : -637,
          8,
          16,
          3,
        ),
      ),
      { tone: 0.2, sheet: true },
    ),
  ],
  anchors: { top: [0, -700] },
});

const hulaHoop: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('hulahoop', role, hoop(0, 0, 42, 4), { tone: 0.35, round: 1, sheet: true }),
    shape(
      'hulahoop.bands',
      'white',
      times(8, (n) => place(rect(-2.4, -42.2, 4.8, 4.4), { turn: n / 8 })),
      { tone: 0.15 },
    ),
  ],
  anchors: { hand: [0, 40] },
});

export const gardensAndRoadsidesPieces = {
  'tree-stump': entry(stump, 'ground', 88, 56),
  wreath: entry(wreath, 'air', 40, 46),
  hydrant: entry(hydrant, 'ground', 54, 84),
  'garden-gnome': entry(gnome, 'ground', 28, 66),
  weathervane: entry(cock, 'ground', 106, 113),
  'telegraph-pole': entry(pole, 'ground', 180, 700),
  'hula-hoop': entry(hulaHoop, 'air', 84, 84),
};
