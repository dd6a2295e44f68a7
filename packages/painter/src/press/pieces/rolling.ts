import { cosTurn, sinTurn } from '#maths.ts';
import type { Layer, Role } from '#press/drawing.ts';
import { circle, cut, ellipse, join, limb, type Path, rect } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const tyre = (x: number, r: number): Path => circle(x, -r, r);
const rim = (x: number, r: number): Path => circle(x, -r, r * 0.52);
const spokes = (x: number, r: number, count: number, wide: number): Path =>
  times(count, (n) =>
    limb(
      [x, -r],
      [x + r * 0.9 * cosTurn(n / count), -r + r * 0.9 * sinTurn(n / count)],
      wide,
      wide,
    ),
  );
const ringOf = (x: number, r: number, wide: number): Path => [
  ...circle(x, -r, r),
  ...cut(circle(x, -r, r - wide)),
];

const car: PieceMaker = ({ role, state, random }) => {
  const coat = role ?? pick<Role>(random, ['accent', 'accent3', 'accent2']);
  return {
    layers: [
      shape(
        'car.cabin',
        coat,
        blob('-118,-84 -104,-112 -74,-142 -30,-149 18,-146 46,-128 76,-92 60,-80 -80,-78'),
        { tone: 0.35, round: 9, sheet: true },
      ),
      shape(
        'car.glass',
        'glass',
        join(
          poly('-98,-92 -86,-116 -66,-132 -28,-137 -26,-92'),
          poly('-16,-92 -17,-137 14,-134 36,-118 56,-92'),
        ),
        { tone: 0.35 },
      ),
      shape(
        'car',
        coat,
        blob(
          '-205,-34 -208,-62 -198,-86 -150,-94 -80,-92 60,-92 120,-88 178,-78 206,-62 208,-36 190,-24 0,-22 -186,-24',
        ),
        { tone: 0.4, round: 13, sheet: true },
      ),
      shape(
        'car.shine',
        'glass',
        join(trail('-78,-126 -90,-100', 3), trail('-2,-130 -10,-98', 3)),
        { tone: 0, alpha: 0.8 },
      ),
      shape(
        'car.lines',
        coat,
        join(
          trail('-22,-88 -22,-30', 1.6),
          trail('70,-88 60,-54 62,-30', 1.6),
          trail('-104,-86 -96,-50', 1.6),
          rect(-14, -76, 16, 4, 2),
          rect(44, -76, 16, 4, 2),
        ),
        { tone: 1 },
      ),
      shape(
        'car.tyres',
        'dark',
        join(tyre(-122, 34), tyre(124, 34), rect(-214, -36, 24, 9, 4), rect(192, -36, 24, 9, 4)),
        { tone: 0.85, sheet: true },
      ),
      shape('car.rims', 'metal', join(rim(-122, 34), rim(124, 34)), { tone: 0.2, round: 5 }),
      shape('car.lamps', state === 'moving' ? 'lamp' : 'white', ellipse(196, -68, 9, 11, -0.06), {
        tone: 0.2,
        glow: 1,
      }),
      shape('car.tail', 'blood', ellipse(-201, -70, 5, 10, 0.02), { tone: 0.2 }),
    ],
    anchors: { top: [-30, -149], seat: [0, -80], window: [10, -110] },
  };
};

const bus: PieceMaker = ({ role = 'accent', state }) => ({
  layers: [
    shape('bus', role, rect(-540, -305, 1080, 265, 34), { tone: 0.35, round: 24, sheet: true }),
    shape('bus.band', 'white', rect(-540, -128, 1080, 22), { tone: 0.15 }),
    shape(
      'bus.windows',
      state === 'moving' ? 'lamp' : 'glass',
      join(
        times(6, (n) => rect(-510 + n * 140, -272, 118, 108, 10)),
        rect(342, -272, 70, 212, 8),
        rect(430, -272, 110, 118, 14),
      ),
      { tone: 0.3 },
    ),
    shape(
      'bus.shine',
      'white',
      times(6, (n) =>
        poly(
          `${-490 + n * 140},-190 ${-452 + n * 140},-262 ${-438 + n * 140},-262 ${-476 + n * 140},-190`,
        ),
      ),
      { tone: 0, alpha: 0.5 },
    ),
    shape(
      'bus.tyres',
      'dark',
      join(tyre(-330, 52), tyre(250, 52), rect(-552, -60, 1104, 24, 8), rect(375, -272, 4, 212)),
      { tone: 0.8, sheet: true },
    ),
    shape('bus.rims', 'metal', join(rim(-330, 52), rim(250, 52)), { tone: 0.25, round: 7 }),
    shape('bus.lamps', 'lamp', join(ellipse(534, -92, 10, 17), rect(400, -300, 120, 18, 5)), {
      tone: 0.2,
      glow: 1,
    }),
  ],
  anchors: { door: [377, 0], top: [0, -305] },
});

/** An engine and a carriage; smoke where it moves. */
const train: PieceMaker = ({ role = 'dark', state, random }) => {
  const wheels = join(
    ...[330, 460, 590].map((x) => tyre(x, 58)),
    tyre(725, 34),
    tyre(795, 34),
    ...[-640, -540, -80, 20].map((x) => tyre(x, 40)),
  );
  const layers: Layer[] = [];
  if (state !== 'broken') {
    const drift = state === 'moving' ? 90 : 34;
    layers.push(
      shape(
        'train.smoke',
        'white',
        times(6, (n) =>
          circle(730 - n * drift + random.between(-12, 12), -510 - n * 52, 34 + n * 15),
        ),
        { tone: 0.25, round: 16, alpha: 0.9, sheet: true },
      ),
    );
  }
  layers.push(
    shape(
      'train.carriage',
      'accent',
      join(rect(-740, -360, 860, 280, 26), rect(-760, -372, 900, 36, 16)),
      { tone: 0.4, round: 26, sheet: true },
    ),
    shape(
      'train.windows',
      'lamp',
      join(
        times(5, (n) => rect(-700 + n * 162, -310, 118, 110, 12)),
        rect(214, -350, 96, 96, 10),
      ),
      { tone: 0.25, glow: 1 },
    ),
    shape(
      'train',
      role,
      join(
        rect(330, -312, 480, 176, 40),
        rect(180, -420, 160, 330, 8),
        rect(160, -444, 210, 30, 10),
        poly('700,-300 690,-420 672,-440 672,-460 788,-460 788,-440 770,-420 760,-300'),
        blob('450,-305 452,-352 490,-368 528,-352 530,-305'),
        poly('800,-120 900,-34 800,-34'),
        rect(140, -130, 700, 52),
        rect(100, -110, 60, 18),
        cut(rect(214, -350, 96, 96, 10)),
      ),
      { tone: 0.5, round: 20, depth: -0.55, sheet: true },
    ),
    shape(
      'train.bands',
      'told.gold',
      join(
        rect(430, -314, 12, 180),
        rect(570, -314, 12, 180),
        rect(676, -444, 108, 14),
        rect(-740, -170, 860, 12),
        circle(826, -230, 24),
      ),
      { tone: 0.35 },
    ),
    shape('train.wheels', 'dark', wheels, { tone: 0.9, sheet: true }),
    shape(
      'train.rims',
      'accent',
      join(
        ...[330, 460, 590].map((x) => join(ringOf(x, 46, 8), spokes(x, 50, 6, 3))),
        rim(725, 34),
        rim(795, 34),
        ...[-640, -540, -80, 20].map((x) => rim(x, 40)),
      ),
      { tone: 0.2 },
    ),
    shape('train.rod', 'metal', rect(320, -66, 290, 14, 6), { tone: 0.3 }),
    shape('train.lamp', 'lamp', circle(826, -230, 15), { tone: 0.1, glow: 1 }),
  );
  return { layers, anchors: { door: [260, -110], top: [0, -372], window: [262, -300] } };
};

const truck: PieceMaker = ({ role = 'accent3' }) => ({
  layers: [
    shape('truck.box', 'white', rect(-420, -370, 560, 290, 8), {
      tone: 0.25,
      round: 20,
      depth: 0.4,
      sheet: true,
    }),
    shape(
      'truck.ribs',
      'white',
      times(6, (n) => rect(-350 + n * 82, -350, 5, 250)),
      { tone: 0.8, alpha: 0.6 },
    ),
    shape(
      'truck',
      role,
      join(
        blob(
          '160,-70 160,-290 182,-310 280,-308 316,-280 350,-200 390,-186 402,-150 402,-70 280,-62',
        ),
        rect(-420, -92, 800, 34),
      ),
      { tone: 0.4, round: 18, sheet: true },
    ),
    shape('truck.glass', 'glass', poly('208,-280 276,-280 298,-262 324,-198 208,-198'), {
      tone: 0.3,
    }),
    shape(
      'truck.tyres',
      'dark',
      join(tyre(-310, 52), tyre(-190, 52), tyre(290, 52), rect(380, -82, 32, 20, 5)),
      { tone: 0.85, sheet: true },
    ),
    shape('truck.rims', 'metal', join(rim(-310, 52), rim(-190, 52), rim(290, 52)), {
      tone: 0.25,
      round: 7,
    }),
    shape('truck.lamp', 'lamp', ellipse(394, -122, 9, 15), { tone: 0.2, glow: 1 }),
  ],
  anchors: { top: [-140, -370] },
});

const bicycle: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape('bicycle.wheels', 'dark', join(ringOf(-56, 34, 3.2), ringOf(56, 34, 3.2)), {
      tone: 0.7,
      sheet: true,
    }),
    shape('bicycle.spokes', 'metal', join(spokes(-56, 34, 12, 0.35), spokes(56, 34, 12, 0.35)), {
      tone: 0.4,
    }),
    shape(
      'bicycle',
      role,
      join(
        limb([-56, -34], [-4, -32], 1.6, 1.6),
        limb([-56, -34], [-20, -78], 1.4, 1.6),
        limb([-24, -90], [-4, -32], 1.9, 1.9),
        limb([-20, -76], [38, -78], 2, 2),
        limb([-4, -32], [40, -70], 2, 2),
        limb([36, -92], [56, -34], 2, 1.5),
      ),
      { tone: 0.4, round: 1.4, sheet: true },
    ),
    shape(
      'bicycle.saddle',
      'dark',
      join(
        blob('-40,-94 -26,-97 -10,-94 -16,-91 -30,-88'),
        trail('36,-92 33,-104 44,-108 54,-100', 3.2),
        circle(-4, -32, 6),
        limb([-4, -32], [4, -18], 1.4, 1.4),
        rect(-2, -19, 13, 3.4, 1),
      ),
      { tone: 0.7, sheet: true },
    ),
    shape('bicycle.bell', 'told.gold', join(circle(50, -86, 4.4), circle(-4, -32, 2.4)), {
      tone: 0.2,
      glow: 0.5,
    }),
  ],
  anchors: { seat: [-26, -96], hand: [52, -101] },
});

const motorcycle: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape('motorcycle.wheels', 'dark', join(ringOf(-72, 33, 10), ringOf(76, 33, 10)), {
      tone: 0.8,
      sheet: true,
    }),
    shape(
      'motorcycle.metal',
      'metal',
      join(
        spokes(-72, 33, 9, 0.8),
        spokes(76, 33, 9, 0.8),
        limb([76, -33], [42, -100], 3, 3),
        trail('42,-100 30,-112 16,-110', 4),
        blob('-22,-26 26,-26 30,-56 6,-66 -22,-56'),
        trail('10,-28 -40,-22 -96,-28', 9, 11),
      ),
      { tone: 0.35, round: 3, sheet: true },
    ),
    shape('motorcycle.seat', 'dark', blob('-92,-78 -60,-82 -20,-84 -8,-76 -30,-66 -84,-68'), {
      tone: 0.6,
      round: 3,
      sheet: true,
    }),
    shape(
      'motorcycle',
      role,
      join(
        blob('-20,-86 4,-98 34,-94 44,-80 20,-68 -14,-70'),
        blob('-112,-58 -98,-72 -72,-76 -50,-70 -60,-62 -86,-62'),
        blob('52,-68 76,-74 100,-62 106,-48 90,-60 70,-64'),
      ),
      { tone: 0.35, round: 5, sheet: true },
    ),
    shape('motorcycle.lamp', 'lamp', ellipse(52, -96, 7, 9), { tone: 0.2, glow: 1 }),
  ],
  anchors: { seat: [-40, -84], hand: [18, -110] },
});

const wheel: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('wheel.spokes', role, spokes(0, 50, 10, 2.6), { tone: 0.6 }),
    shape('wheel', role, join(ringOf(0, 50, 8), circle(0, -50, 10)), {
      tone: 0.35,
      round: 4,
      sheet: true,
    }),
    shape('wheel.iron', 'metal', join(ringOf(0, 50, 2), circle(0, -50, 4)), { tone: 0.8 }),
  ],
});

const plane: PieceMaker = ({ role = 'white', state }) => ({
  layers: [
    shape(
      'plane.far',
      role,
      join(
        poly('180,-60 40,-330 -60,-330 40,-40'),
        poly('-1120,-60 -1220,-180 -1290,-180 -1240,-40'),
      ),
      { tone: 0.9, sheet: true },
    ),
    shape(
      'plane',
      role,
      join(
        blob(
          '-1400,-60 -1200,-110 -600,-150 600,-160 1100,-140 1330,-60 1390,10 1300,80 1000,120 200,130 -700,90 -1200,0',
        ),
        blob('-1430,-430 -1330,-440 -1100,-120 -1420,-60'),
      ),
      { tone: 0.25, round: 64, depth: 0.5, sheet: true },
    ),
    shape('plane.tail', 'accent', blob('-1430,-430 -1335,-440 -1180,-220 -1410,-200'), {
      tone: 0.4,
    }),
    shape(
      'plane.windows',
      'night',
      join(
        times(20, (n) => rect(-760 + n * 84, -70, 40, 56, 18)),
        blob('1130,-100 1240,-84 1300,-40 1180,-40'),
      ),
      { tone: 0.6 },
    ),
    shape('plane.stripe', 'accent', poly('-1260,20 1370,30 1340,56 -1180,50'), { tone: 0.5 }),
    shape('plane.wing', role, poly('320,40 -420,480 -560,480 -180,50'), {
      tone: 0.5,
      round: 30,
      sheet: true,
    }),
    shape('plane.engine', 'metal', join(blob('60,190 150,180 180,215 150,260 20,262 -10,225')), {
      tone: 0.35,
      round: 20,
      sheet: true,
    }),
    ...(state === 'broken'
      ? [
          shape(
            'plane.smoke',
            'shadow',
            times(6, (n) => circle(-80 - n * 150, 190 - n * 46, 60 + n * 22)),
            { tone: 0.5, alpha: 0.8, round: 30 },
          ),
        ]
      : []),
  ],
  anchors: { top: [0, -160] },
});

const balloon: PieceMaker = ({ role = 'accent' }) => {
  const skin = blob(
    '-60,-430 -250,-560 -390,-800 -420,-1050 -330,-1290 -160,-1420 0,-1450 160,-1420 330,-1290 420,-1050 390,-800 250,-560 60,-430',
  );
  return {
    layers: [
      shape('balloon', role, skin, { tone: 0.35, round: 90, sheet: true }),
      shape(
        'balloon.gores',
        'accent2',
        join(
          blob(
            '-30,-430 -130,-700 -160,-1050 -90,-1340 0,-1450 90,-1340 160,-1050 130,-700 30,-430',
          ),
          blob('-56,-432 -240,-560 -380,-800 -410,-1050 -330,-1280 -300,-1050 -230,-700'),
          blob('56,-432 240,-560 380,-800 410,-1050 330,-1280 300,-1050 230,-700'),
        ),
        { tone: 0.35, round: 40 },
      ),
      shape(
        'balloon.ropes',
        'dark',
        join(
          trail('-60,-430 -52,-160', 5),
          trail('60,-430 52,-160', 5),
          trail('-22,-430 -18,-160', 4),
          trail('22,-430 18,-160', 4),
        ),
        { tone: 0.5 },
      ),
      shape(
        'balloon.basket',
        'wood',
        join(poly('-66,-160 66,-160 52,-30 -52,-30'), rect(-74, -172, 148, 20, 8)),
        { tone: 0.5, round: 12, sheet: true },
      ),
      shape('balloon.flame', 'fire', blob('-16,-400 0,-340 16,-400 8,-440 0,-480 -8,-440'), {
        tone: 0.2,
        glow: 1,
      }),
    ],
    anchors: { basket: [0, -160], top: [0, -1450] },
  };
};

const boat: PieceMaker = ({ role = 'accent', state }) => ({
  layers: [
    shape('boat.inner', 'wood', blob('-190,-62 -60,-46 80,-46 196,-72 120,-26 -120,-22'), {
      tone: 0.85,
      sheet: true,
    }),
    shape('boat.bench', 'wood', join(rect(-96, -46, 34, 16, 3), rect(44, -48, 34, 16, 3)), {
      tone: 0.3,
    }),
    shape(
      'boat',
      role,
      [
        ...blob('-204,-74 -110,-46 90,-44 216,-90 206,-40 160,18 120,28 -130,28 -176,4'),
        ...(state === 'broken' ? cut(poly('-60,34 -44,6 -20,14 0,-12 22,10 46,0 60,34')) : []),
      ],
      { tone: 0.4, round: 16, sheet: true },
    ),
    shape(
      'boat.planks',
      role,
      join(
        trail('-198,-44 -100,-16 90,-14 206,-54', 2.6),
        trail('-186,-14 -100,6 90,8 188,-18', 2.6),
      ),
      { tone: 0.95 },
    ),
    shape('boat.rim', 'white', trail('-204,-74 -110,-47 90,-45 216,-90', 7), {
      tone: 0.2,
      sheet: true,
    }),
    shape(
      'boat.oar',
      'wood',
      join(limb([-20, -72], [116, 44], 3, 3), blob('104,34 116,34 146,62 138,70 112,50')),
      { tone: 0.2, sheet: true },
    ),
  ],
  anchors: { seat: [-80, -46], top: [60, -48], bow: [216, -90] },
});

const ship: PieceMaker = ({ role = 'bark', state }) => {
  const sail = (x: number, y: number, w: number, h: number) =>
    blob(
      `${x - w / 2},${y} ${x},${y + 14} ${x + w / 2},${y} ${x + w / 2 + 60},${y + h * 0.5} ${x + w / 2},${y + h} ${x},${y + h - 34} ${x - w / 2},${y + h} ${x - w / 2 + 64},${y + h * 0.5}`,
    );
  return {
    layers: [
      shape(
        'ship.masts',
        'bark',
        join(
          rect(-540, -1500, 26, 1400),
          rect(0, -1750, 30, 1650),
          rect(500, -1420, 26, 1320),
          limb([800, -330], [1260, -560], 14, 8),
        ),
        { tone: 0.7, sheet: true },
      ),
      shape(
        'ship.sails',
        'white',
        join(
          sail(-527, -1400, 420, 420),
          sail(-527, -930, 480, 480),
          sail(15, -1650, 480, 460),
          sail(15, -1140, 560, 560),
          sail(513, -1330, 400, 400),
          sail(513, -880, 450, 440),
          poly('560,-1300 1230,-560 680,-420'),
        ),
        { tone: 0.2, round: 50, depth: 0.5, sheet: true },
      ),
      shape(
        'ship.flag',
        'accent',
        join(
          ...[
            [-527, -1500],
            [15, -1750],
            [513, -1420],
          ].map(([x = 0, y = 0]) =>
            blob(
              `${x},${y - 120} ${x - 80},${y - 90} ${x - 170},${y - 110} ${x - 170},${y - 50} ${x - 80},${y - 30} ${x},${y - 50}`,
            ),
          ),
        ),
        { tone: 0.4, sheet: true },
      ),
      shape(
        'ship',
        role,
        [
          ...blob(
            '-960,-520 -820,-500 -800,-320 -400,-250 400,-240 760,-290 980,-400 880,-160 700,60 500,110 -600,110 -800,40 -900,-200',
          ),
          ...(state === 'broken'
            ? cut(poly('-100,140 -60,-60 20,-20 60,-160 120,-10 200,-60 220,140'))
            : []),
        ],
        { tone: 0.45, round: 60, sheet: true },
      ),
      shape(
        'ship.bands',
        'told.gold',
        join(
          trail('-950,-430 -800,-270 -400,-200 400,-190 760,-240 950,-340', 22),
          trail('-890,-170 -400,-90 400,-80 860,-180', 14),
        ),
        { tone: 0.4 },
      ),
      shape(
        'ship.ports',
        'dark',
        times(9, (n) => rect(-620 + n * 150, -160 + Math.abs(n - 4) * -4, 56, 56, 4)),
        { tone: 0.8 },
      ),
    ],
    anchors: { top: [15, -1750], deck: [0, -250], bow: [960, -400] },
  };
};

const rocket: PieceMaker = ({ role = 'white', state, random }) => ({
  layers: [
    ...(state === 'moving'
      ? [
          shape(
            'rocket.fire',
            'fire',
            join(
              times(3, (n) =>
                blob(
                  `${-70 + n * 50},-120 ${-90 + n * 60},60 ${-50 + n * 50},${random.between(220, 300)} ${-20 + n * 50},60 ${-10 + n * 50},-120`,
                ),
              ),
            ),
            { tone: 0.3, glow: 1 },
          ),
        ]
      : []),
    shape(
      'rocket.fins',
      'accent',
      join(
        blob('-110,-420 -250,-200 -260,0 -120,-120'),
        blob('110,-420 250,-200 260,0 120,-120'),
        rect(-80, -130, 160, 50),
      ),
      { tone: 0.6, round: 24, sheet: true },
    ),
    shape(
      'rocket',
      role,
      blob(
        '-120,-110 -160,-500 -130,-900 -60,-1150 0,-1270 60,-1150 130,-900 160,-500 120,-110 0,-90',
      ),
      { tone: 0.25, round: 56, depth: 0.5, sheet: true },
    ),
    shape('rocket.nose', 'accent', blob('-108,-990 -60,-1150 0,-1270 60,-1150 108,-990 0,-960'), {
      tone: 0.4,
      round: 30,
    }),
    shape('rocket.window', 'metal', join(circle(0, -740, 82), rect(-150, -300, 300, 20)), {
      tone: 0.5,
    }),
    shape('rocket.glass', 'glass', circle(0, -740, 60), { tone: 0.5, round: 16 }),
    shape('rocket.fin', 'accent', blob('0,-420 26,-220 24,0 0,20 -24,0 -26,-220'), {
      tone: 0.3,
      sheet: true,
    }),
  ],
  anchors: { top: [0, -1270] },
});

export const rollingPieces = {
  car: entry(car, 'ground', 430, 150),
  bus: entry(bus, 'ground', 1104, 305),
  train: entry(train, 'ground', 1660, 860),
  truck: entry(truck, 'ground', 835, 370),
  bicycle: entry(bicycle, 'ground', 180, 110),
  motorcycle: entry(motorcycle, 'ground', 222, 115),
  wheel: entry(wheel, 'ground', 100, 100),
  plane: entry(plane, 'air', 2830, 925),
  balloon: entry(balloon, 'ground', 840, 1425),
  boat: entry(boat, 'water', 425, 162),
  ship: entry(ship, 'water', 2230, 2000),
  rocket: entry(rocket, 'ground', 522, 1290),
};
