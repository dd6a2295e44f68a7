import { circle, cut, ellipse, join, place, rect } from '#press/path.ts';
import { blob, hoop, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Of planks, under a roof of felt. */
const shed: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('shed', role, poly('-95,0 -95,-150 0,-196 95,-150 95,0'), {
      tone: 0.35,
      round: 8,
      sheet: true,
    }),
    shape(
      'shed.planks',
      role,
      times(9, (n) =>
        rect(-78 + n * 19, -172 + Math.abs(n - 4) * 9, 1.6, 172 - Math.abs(n - 4) * 9),
      ),
      { tone: 0.75 },
    ),
    shape('shed.door', role, rect(-62, -124, 58, 122, 1), { tone: 0.6, sheet: true }),
    shape(
      'shed.braces',
      role,
      join(trail('-58,-112 -8,-112', 4), trail('-58,-16 -8,-16', 4), trail('-58,-18 -8,-110', 4)),
      { tone: 0.3 },
    ),
    shape('shed.latch', 'dark', join(rect(-14, -70, 10, 5, 1), circle(-9, -60, 3)), { tone: 0.4 }),
    shape('shed.window', 'glass', rect(26, -114, 44, 40, 1), { tone: 0.35, sheet: true }),
    shape(
      'shed.frame',
      'white',
      join(
        rect(24, -116, 48, 4),
        rect(24, -74, 48, 4),
        rect(24, -116, 4, 44),
        rect(68, -116, 4, 44),
        rect(46, -114, 3, 40),
      ),
      { tone: 0.25 },
    ),
    shape('shed.roof', 'dark', poly('-112,-140 0,-206 112,-140 108,-132 0,-192 -108,-132'), {
      tone: 0.5,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -206] },
});

/** Eight posts, a railing and a roof like a bell. */
const bandstand: PieceMaker = ({ role = 'told.green' }) => ({
  layers: [
    shape('bandstand.base', 'stone', join(rect(-190, -40, 380, 40, 2), rect(-60, -26, 120, 26)), {
      tone: 0.4,
      round: 6,
      sheet: true,
    }),
    shape(
      'bandstand.steps',
      'stone',
      times(3, (n) => rect(-60, -27 + n * 9, 120, 2)),
      { tone: 0.8 },
    ),
    shape(
      'bandstand.far',
      'white',
      times(4, (n) => rect(-92 + n * 60, -240, 5, 200)),
      { tone: 0.6 },
    ),
    shape(
      'bandstand.rail',
      'white',
      join(
        rect(-178, -92, 112, 6),
        rect(66, -92, 112, 6),
        ...[0, 1, 2, 3, 4, 5].map((n) => rect(-168 + n * 18, -90, 3, 50)),
        ...[0, 1, 2, 3, 4, 5].map((n) => rect(76 + n * 18, -90, 3, 50)),
      ),
      { tone: 0.3, sheet: true },
    ),
    shape(
      'bandstand.posts',
      'white',
      times(4, (n) => rect([-180, -68, 60, 172][n] ?? 0, -244, 8, 204)),
      { tone: 0.15, sheet: true },
    ),
    shape(
      'bandstand.frieze',
      'white',
      join(
        rect(-196, -256, 392, 14, 2),
        times(12, (n) => circle(-178 + n * 32.4, -242, 9)),
      ),
      { tone: 0.2, sheet: true },
    ),
    shape(
      'bandstand',
      role,
      blob('-206,-254 -120,-282 -60,-330 0,-372 60,-330 120,-282 206,-254 0,-262'),
      { tone: 0.4, round: 12, sheet: true },
    ),
    shape(
      'bandstand.ribs',
      role,
      join(
        trail('0,-368 0,-262', 3),
        trail('-4,-366 -50,-320 -90,-262', 3),
        trail('4,-366 50,-320 90,-262', 3),
      ),
      { tone: 0.8 },
    ),
    shape('bandstand.ball', 'told.gold', join(circle(0, -380, 9), rect(-1.4, -404, 2.8, 20)), {
      tone: 0.3,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -372], seat: [0, -40] },
});

const pyramid: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('pyramid', role, poly('-400,0 60,-520 420,0'), { tone: 0.2, round: 10, sheet: true }),
    shape('pyramid.shade', role, poly('60,-520 420,0 170,0'), { tone: 0.65, sheet: true }),
    shape(
      'pyramid.courses',
      role,
      times(9, (n) => {
        const y = -52 * (n + 1);
        const left = -400 + (460 * -y) / 520;
        const ridge = 170 - (110 * -y) / 520;
        return rect(left, y, ridge - left, 2.6);
      }),
      { tone: 0.6, alpha: 0.7 },
    ),
    shape('pyramid.door', 'dark', poly('-70,0 -64,-50 -30,-50 -24,0'), { tone: 0.6 }),
  ],
  anchors: { top: [60, -520] },
});

const silo: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape('silo', role, rect(-70, -420, 140, 420, 2), { tone: 0.35, round: 22, sheet: true }),
    shape(
      'silo.hoops',
      role,
      times(9, (n) => rect(-71, -400 + n * 46, 142, 3)),
      { tone: 0.75 },
    ),
    shape(
      'silo.roof',
      'accent',
      blob('-76,-418 -60,-466 -24,-494 0,-500 24,-494 60,-466 76,-418 0,-412'),
      { tone: 0.4, round: 12, sheet: true },
    ),
    shape(
      'silo.ladder',
      'dark',
      join(
        rect(30, -440, 3, 436),
        rect(52, -440, 3, 436),
        ...[...Array(20).keys()].map((n) => rect(31, -430 + n * 21.6, 22, 2.4)),
      ),
      { tone: 0.5 },
    ),
    shape('silo.hatch', 'dark', rect(-40, -60, 34, 56, 3), { tone: 0.5 }),
  ],
  anchors: { top: [0, -500] },
});

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

/** Tall at both ends, an iron comb at its bow. */
const gondola: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape(
      'gondola',
      role,
      blob(
        '-400,-110 -392,-70 -330,-18 -200,20 0,30 200,22 330,-14 396,-60 420,-120 388,-66 300,-34 160,-16 0,-12 -180,-18 -320,-46',
      ),
      { tone: 0.5, round: 10, depth: -0.4, sheet: true },
    ),
    shape(
      'gondola.rim',
      'told.gold',
      trail('-388,-76 -320,-44 -180,-18 0,-12 160,-16 300,-34 384,-68', 4),
      { tone: 0.35 },
    ),
    shape(
      'gondola.comb',
      'metal',
      join(
        trail('404,-84 422,-124 436,-130', 9, 6),
        ...[0, 1, 2, 3].map((n) => rect(414 - n * 5, -112 + n * 11, 22, 5)),
      ),
      { tone: 0.25, sheet: true },
    ),
    shape('gondola.seat', 'told.red', blob('-60,-14 -64,-52 -44,-60 -30,-24 60,-24 66,-14'), {
      tone: 0.4,
      round: 5,
      sheet: true,
    }),
    shape('gondola.oar', 'wood', trail('-250,-92 -330,40', 6, 9), { tone: 0.4 }),
  ],
  anchors: { seat: [0, -20], top: [0, -24] },
});

/** Low and long, its cabin aft and flowers on its roof. */
const barge: PieceMaker = ({ role = 'told.green' }) => ({
  layers: [
    shape('barge.hull', 'night', poly('-620,-70 -600,20 560,20 620,-80 560,-62 -560,-62'), {
      tone: 0.5,
      round: 12,
      sheet: true,
    }),
    shape('barge.line', 'told.red', poly('-616,-52 600,-52 606,-62 -618,-62'), { tone: 0.35 }),
    shape('barge', role, rect(-500, -160, 860, 100, 6), { tone: 0.4, round: 10, sheet: true }),
    shape('barge.roof', 'dark', rect(-510, -172, 880, 14, 4), { tone: 0.5, sheet: true }),
    shape(
      'barge.windows',
      'lamp',
      times(6, (n) => rect(-450 + n * 130, -138, 60, 40, 6)),
      { tone: 0.3 },
    ),
    shape(
      'barge.pots',
      'accent',
      times(3, (n) =>
        poly(
          `${-380 + n * 210},-196 ${-340 + n * 210},-196 ${-346 + n * 210},-172 ${-374 + n * 210},-172`,
        ),
      ),
      { tone: 0.4, sheet: true },
    ),
    shape(
      'barge.flowers',
      'leaf',
      times(3, (n) =>
        blob(
          `${-390 + n * 210},-198 ${-360 + n * 210},-222 ${-330 + n * 210},-198 ${-360 + n * 210},-190`,
        ),
      ),
      { tone: 0.35, sheet: true },
    ),
    shape('barge.chimney', 'dark', join(rect(250, -226, 26, 56, 3), rect(244, -232, 38, 8, 2)), {
      tone: 0.6,
      sheet: true,
    }),
    shape('barge.tiller', 'bark', trail('-500,-150 -580,-130 -610,-70', 8), { tone: 0.4 }),
  ],
  anchors: { top: [0, -172], seat: [430, -64] },
});

/** A round box on four wheels, its lamps lit, as a queen has it. */
const carriage: PieceMaker = ({ role = 'told.red' }) => {
  const wheel = (x: number, r: number) =>
    join(
      hoop(x, -r, r, 5),
      circle(x, -r, 6),
      ...[0, 1, 2, 3, 4, 5].map((n) =>
        place(rect(-1.6, -r + 3, 3.2, 2 * r - 6), { x, y: -r, turn: n / 12 }),
      ),
    );
  return {
    layers: [
      shape('coach.shaft', 'bark', trail('100,-44 150,-48 196,-44', 5, 4), {
        tone: 0.5,
        sheet: true,
      }),
      shape(
        'coach.springs',
        'told.gold',
        join(
          trail('-108,-62 -96,-84 -80,-70', 5),
          trail('108,-62 96,-84 80,-70', 5),
          trail('-112,-50 0,-44 112,-50', 6),
        ),
        { tone: 0.45, sheet: true },
      ),
      shape('coach.box', 'bark', poly('86,-128 124,-128 124,-96 92,-96'), {
        tone: 0.5,
        sheet: true,
      }),
      shape(
        'coach',
        role,
        blob('-84,-172 -60,-190 0,-194 60,-190 84,-172 88,-120 66,-74 0,-62 -66,-74 -88,-120'),
        { tone: 0.4, round: 10, sheet: true },
      ),
      shape(
        'coach.windows',
        'glass',
        join(rect(-72, -162, 36, 40, 8), rect(36, -162, 36, 40, 8), rect(-20, -162, 40, 40, 8)),
        { tone: 0.3 },
      ),
      shape('coach.door', role, join(rect(-25, -168, 3, 100), rect(22, -168, 3, 100)), {
        tone: 0.8,
      }),
      shape(
        'coach.trim',
        'told.gold',
        join(
          trail('-86,-170 -60,-187 0,-191 60,-187 86,-170', 4),
          trail('-88,-118 0,-112 88,-118', 3),
          circle(0, -92, 8),
          circle(0, -202, 6),
          circle(-62, -195, 5),
          circle(62, -195, 5),
        ),
        { tone: 0.3, sheet: true },
      ),
      shape('coach.wheels', 'told.gold', join(wheel(-84, 42), wheel(90, 34)), {
        tone: 0.4,
        sheet: true,
      }),
      shape('coach.lamp', 'lamp', rect(90, -160, 10, 18, 3), { tone: 0.2, glow: 0.5, sheet: true }),
    ],
    anchors: { seat: [0, -110], top: [0, -196] },
  };
};

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

export const villageThingsPieces = {
  shed: entry(shed, 'ground', 224, 206),
  bandstand: entry(bandstand, 'ground', 412, 404),
  pyramid: entry(pyramid, 'ground', 820, 520),
  silo: entry(silo, 'ground', 152, 500),
  'tree-stump': entry(stump, 'ground', 88, 56),
  wreath: entry(wreath, 'air', 40, 46),
  hydrant: entry(hydrant, 'ground', 54, 84),
  'garden-gnome': entry(gnome, 'ground', 28, 66),
  weathervane: entry(cock, 'ground', 106, 113),
  'telegraph-pole': entry(pole, 'ground', 180, 700),
  gondola: entry(gondola, 'water', 840, 165),
  barge: entry(barge, 'water', 1240, 252),
  'horse-carriage': entry(carriage, 'ground', 320, 208),
  'hula-hoop': entry(hulaHoop, 'air', 84, 84),
};
