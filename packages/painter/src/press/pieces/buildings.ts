import { cosTurn, sinTurn } from '#maths.ts';
import type { Layer } from '#press/drawing.ts';
import { circle, cut, ellipse, join, type Path, place, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** A window or doorway with a round head; (x, y) is the middle of its sill. */
function arch(x: number, y: number, width: number, height: number): Path {
  return join(
    rect(x - width / 2, y - height + width / 2, width, height - width / 2),
    circle(x, y - height + width / 2, width / 2),
  );
}

const house: PieceMaker = ({ role = 'white', state, random }) => {
  const lit = state === 'open' ? 'lamp' : random.next() < 0.5 ? 'lamp' : 'night';
  const panes = join(
    rect(-270, -300, 110, 140),
    rect(160, -300, 110, 140),
    rect(-200, -520, 90, 110),
    rect(110, -520, 90, 110),
    circle(0, -640, 42),
  );
  const bars = join(
    ...[-215, 215].map((x) => join(rect(x - 4, -300, 8, 140), rect(x - 55, -236, 110, 8))),
    ...[-155, 155].map((x) => join(rect(x - 4, -520, 8, 110), rect(x - 45, -468, 90, 7))),
    ...[
      [-215, -160],
      [215, -160],
      [-155, -410],
      [155, -410],
    ].map(([x = 0, y = 0]) => rect(x - 68, y, 136, 13)),
  );
  return {
    layers: [
      shape('house.chimney', 'wall', join(rect(150, -770, 80, 190), rect(140, -780, 100, 26)), {
        tone: 0.8,
        round: 10,
        sheet: true,
      }),
      shape('house', role, poly('-340,0 -340,-560 0,-760 340,-560 340,0'), {
        tone: 0.25,
        round: 34,
        depth: 0.35,
        sheet: true,
      }),
      shape(
        'house.roof',
        'accent',
        join(poly('-410,-536 0,-800 410,-536 380,-490 0,-734 -380,-490')),
        { tone: 0.5, round: 14, sheet: true },
      ),
      shape('house.windows', lit, panes, { tone: 0.3, ...(lit === 'lamp' && { glow: 1 }) }),
      shape('house.bars', role, bars, { tone: 0.1 }),
      shape(
        'house.shutters',
        'accent3',
        join(
          ...[-270, 270].map((x) =>
            join(
              rect(x - (x < 0 ? 58 : 0), -304, 58, 148),
              rect(x < 0 ? -158 : 102, -304, 58, 148),
            ),
          ),
        ),
        { tone: 0.45, round: 8 },
      ),
      shape('house.porch', 'stone', join(rect(-90, -16, 180, 16), rect(-70, -250, 140, 240)), {
        tone: 0.4,
      }),
      shape('house.door', state === 'open' ? 'lamp' : 'accent3', rect(-56, -236, 112, 222), {
        tone: state === 'open' ? 0.1 : 0.75,
        ...(state === 'open' && { glow: 1 }),
      }),
      shape(
        'house.knob',
        'told.gold',
        state === 'open' ? poly('-56,-236 -96,-250 -96,6 -56,-14') : circle(38, -116, 7),
        { tone: 0.3 },
      ),
    ],
    anchors: { door: [0, 0], top: [0, -800], window: [215, -160] },
  };
};

const castle: PieceMaker = ({ role = 'stone', random }) => {
  const tooth = (x: number, y: number, wide: number, count: number) =>
    times(count, (n) => rect(x + (n * wide) / count, y - 70, (wide / count) * 0.6, 90));
  const turret = (x: number, wide: number, high: number) =>
    join(rect(x - wide / 2, -high, wide, high), rect(x - wide * 0.62, -high - 60, wide * 1.24, 90));
  const cone = (x: number, wide: number, high: number, tall: number) =>
    poly(`${x - wide * 0.72},${-high - 50} ${x},${-high - tall} ${x + wide * 0.72},${-high - 50}`);
  const tall = random.between(1900, 2200);
  return {
    layers: [
      shape(
        'castle.keep',
        role,
        join(
          rect(-330, -1350, 660, 1350),
          tooth(-330, -1350, 660, 7),
          turret(120, 240, tall - 300),
        ),
        { tone: 0.75, round: 60, sheet: true },
      ),
      shape('castle.cones2', 'accent', join(cone(120, 240, tall - 300, 480)), {
        tone: 0.75,
        round: 30,
        sheet: true,
      }),
      shape(
        'castle',
        role,
        join(
          rect(-900, -700, 1800, 700),
          tooth(-900, -700, 1800, 15),
          turret(-900, 330, 1150),
          turret(900, 330, 1150),
          turret(-330, 260, 1550),
        ),
        { tone: 0.35, round: 70, sheet: true },
      ),
      shape(
        'castle.cones',
        'accent',
        join(cone(-900, 330, 1150, 560), cone(900, 330, 1150, 560), cone(-330, 260, 1550, 560)),
        { tone: 0.4, round: 40, sheet: true },
      ),
      shape(
        'castle.flags',
        'accent2',
        join(
          ...[
            [-900, 1710],
            [900, 1710],
            [-330, 2110],
          ].map(([x = 0, y = 0]) =>
            join(
              rect(x - 6, -y - 150, 12, 170),
              poly(`${x},${-y - 150} ${x + 150},${-y - 105} ${x},${-y - 60}`),
            ),
          ),
        ),
        { tone: 0.3 },
      ),
      shape(
        'castle.gate',
        'dark',
        join(
          arch(0, 0, 330, 480),
          ...[-900, 900, -330].map((x) => arch(x, x === -330 ? -1200 : -820, 80, 190)),
          arch(120, -1480, 70, 160),
          arch(-60, -960, 70, 160),
        ),
        { tone: 0.7 },
      ),
      shape(
        'castle.windows',
        'lamp',
        join(
          arch(-600, -380, 70, 160),
          arch(600, -380, 70, 160),
          arch(180, -960, 70, 160),
          arch(420, -380, 70, 160),
        ),
        { tone: 0.3, glow: 0.9 },
      ),
      shape(
        'castle.bricks',
        role,
        times(16, () => rect(random.between(-1000, 920), -random.between(40, 620), 90, 22)),
        { tone: 0.8, alpha: 0.5 },
      ),
    ],
    anchors: { door: [0, 0], top: [-330, -2110] },
  };
};

const tower: PieceMaker = ({ role = 'stone', random }) => ({
  layers: [
    shape(
      'tower',
      role,
      join(
        poly('-230,0 -190,-1500 190,-1500 230,0'),
        poly('-250,-1500 250,-1500 220,-1640 -220,-1640'),
        times(5, (n) => rect(-240 + n * 102, -1730, 66, 110)),
      ),
      { tone: 0.35, round: 70, sheet: true },
    ),
    shape('tower.roof', 'accent', poly('-190,-1660 0,-2150 190,-1660'), {
      tone: 0.45,
      round: 44,
      sheet: true,
    }),
    shape(
      'tower.flag',
      'accent2',
      join(rect(-6, -2300, 12, 170), poly('0,-2300 190,-2250 0,-2190')),
      { tone: 0.3 },
    ),
    shape('tower.windows', 'lamp', join(arch(0, -1180, 90, 220), arch(-70, -760, 80, 190)), {
      tone: 0.3,
      glow: 0.9,
    }),
    shape('tower.door', 'dark', join(arch(0, 0, 180, 330), arch(70, -440, 60, 150)), { tone: 0.7 }),
    shape(
      'tower.bricks',
      role,
      times(22, (n) => rect(random.between(-170, 90), -90 - n * 62, 80, 20)),
      { tone: 0.85, alpha: 0.5 },
    ),
  ],
  anchors: { door: [0, 0], top: [0, -2150], window: [0, -1180] },
});

const church: PieceMaker = ({ role = 'white', random }) => ({
  layers: [
    shape('church.nave', role, poly('-120,0 -120,-560 780,-560 780,0'), {
      tone: 0.35,
      round: 40,
      depth: 0.35,
      sheet: true,
    }),
    shape('church.roof', 'accent', poly('-150,-540 -40,-860 720,-860 830,-540'), {
      tone: 0.6,
      round: 24,
      sheet: true,
    }),
    shape('church', role, rect(-420, -1150, 340, 1150), {
      tone: 0.2,
      round: 44,
      depth: 0.4,
      sheet: true,
    }),
    shape('church.spire', 'accent', poly('-450,-1140 -250,-1850 -50,-1140'), {
      tone: 0.4,
      round: 36,
      sheet: true,
    }),
    shape(
      'church.cross',
      'told.gold',
      join(rect(-256, -2000, 12, 170), rect(-290, -1950, 80, 12)),
      { tone: 0.3 },
    ),
    shape(
      'church.windows',
      'lamp',
      join(...[60, 270, 480, 690].map((x) => arch(x - 10, -130, 90, 300)), circle(-250, -620, 66)),
      { tone: 0.35, glow: 0.8 },
    ),
    shape('church.bell', 'dark', join(arch(-250, -860, 150, 220), arch(-250, 0, 160, 320)), {
      tone: 0.6,
    }),
    shape(
      'church.lines',
      role,
      join(
        rect(-430, -800, 360, 18),
        rect(-430, -440, 360, 18),
        times(5, () => rect(random.between(-400, 640), -random.between(20, 100), 70, 14)),
      ),
      { tone: 0.85, alpha: 0.6 },
    ),
  ],
  anchors: { door: [-250, 0], top: [-250, -1850] },
});

/** The upper half of an ellipse that stands on (x, 0). */
function vault(x: number, rx: number, ry: number): Path {
  const rim = Array.from(
    { length: 17 },
    (_, n) => `${x - rx * cosTurn(n / 32)},${-ry * sinTurn(n / 32)}`,
  );
  return poly(rim.join(' '));
}

const bridge: PieceMaker = ({ role = 'stone', state }) => {
  const arches = [
    [-860, 300, 230],
    [0, 400, 390],
    [860, 300, 230],
  ] as const;
  const holes = join(...arches.map(([x, rx, ry]) => cut(vault(x, rx, ry))));
  const stones = join(
    ...arches.map(([x, rx, ry]) => join(vault(x, rx + 46, ry + 46), cut(vault(x, rx, ry)))),
  );
  const gap =
    state === 'broken'
      ? cut(poly('420,-720 560,-720 500,-380 620,-240 540,10 430,10 480,-220 400,-400'))
      : [];
  const rail = join(
    trail('-1480,-330 -900,-490 0,-600 900,-490 1480,-330', 34),
    times(13, (n) => {
      const x = -1440 + n * 240;
      return rect(x - 20, -322 - 262 * (1 - (x / 1480) * (x / 1480)), 40, 90);
    }),
  );
  return {
    layers: [
      shape(
        'bridge',
        role,
        join(
          poly(
            '-1500,0 -1500,-270 -1200,-362 -900,-430 -450,-505 0,-530 450,-505 900,-430 1200,-362 1500,-270 1500,0',
          ),
          holes,
          gap,
        ),
        { tone: 0.45, round: 40, sheet: true },
      ),
      shape('bridge.rail', role, join(rail, gap), { tone: 0.2, round: 10, sheet: true }),
      shape('bridge.vaults', role, join(stones, gap), { tone: 0.1, alpha: 0.8 }),
      shape(
        'bridge.bricks',
        role,
        times(9, (n) => rect(-1440 + n * 350, -300 + Math.abs(n - 4) * 22, 90, 20)),
        { tone: 0.85, alpha: 0.5 },
      ),
    ],
    anchors: { top: [0, -530] },
  };
};

const well: PieceMaker = ({ role = 'stone', random }) => ({
  layers: [
    shape(
      'well.posts',
      'wood',
      join(
        rect(-78, -215, 12, 150),
        rect(66, -215, 12, 150),
        rect(-84, -176, 168, 9),
        rect(84, -182, 26, 6),
        rect(104, -182, 6, 26),
      ),
      { tone: 0.6, round: 3, sheet: true },
    ),
    shape(
      'well.rope',
      'wood',
      join(rect(-2, -176, 4, 70), poly('-16,-112 16,-112 12,-84 -12,-84')),
      { tone: 0.2, round: 4 },
    ),
    shape('well.roof', 'accent', poly('-120,-205 -30,-270 30,-270 120,-205'), {
      tone: 0.45,
      round: 10,
      sheet: true,
    }),
    shape('well.hole', 'dark', ellipse(0, -80, 86, 17), { tone: 0.8 }),
    shape(
      'well',
      role,
      join(blob('-92,-78 -60,-66 0,-61 60,-66 92,-78 92,-40 90,-4 50,6 0,8 -50,6 -90,-4 -92,-40')),
      { tone: 0.4, round: 18, sheet: true },
    ),
    shape(
      'well.stones',
      role,
      times(11, (n) =>
        rect(
          -78 + (n % 4) * 38 + (n % 8 > 3 ? 14 : 0),
          -50 + Math.floor(n / 4) * 19 + random.between(-2, 2),
          24,
          8,
          4,
        ),
      ),
      { tone: 0.9, alpha: 0.6 },
    ),
  ],
  anchors: { top: [0, -80] },
});

const stepsOf = (count: number, run: number, rise: number): Path =>
  poly(
    [
      `0,0`,
      ...Array.from(
        { length: count },
        (_, n) => `${n * run},${-(n + 1) * rise} ${(n + 1) * run},${-(n + 1) * rise}`,
      ),
      `${count * run},0`,
    ].join(' '),
  );

const stairs: PieceMaker = ({ role = 'stone', state }) => {
  const count = 11;
  const treads = times(count, (n) =>
    state === 'broken' && n === 6 ? [] : rect(-165 + n * 30 - 4, -(n + 1) * 19, 36, 5),
  );
  const rail = join(
    ...[0, 2, 4, 6, 8, 10].map((n) => rect(-152 + n * 30, -(n + 1) * 19 - 92, 4, 92)),
    poly('-158,-118 165,-318 165,-308 -158,-108'),
    circle(-152, -116, 8),
  );
  return {
    layers: [
      shape('stairs', role, place(stepsOf(count, 30, 19), { x: -165 }), {
        tone: 0.5,
        round: 12,
        sheet: true,
      }),
      shape('stairs.treads', 'accent', treads, { tone: 0.35 }),
      shape('stairs.rail', 'dark', rail, { tone: 0.6, sheet: true }),
    ],
    anchors: { top: [150, -209], foot: [-165, 0] },
  };
};

const ladder: PieceMaker = ({ role = 'wood', state }) => ({
  layers: [
    shape(
      'ladder',
      role,
      join(
        poly('-28,0 -20,0 -14,-400 -22,-400'),
        poly('28,0 20,0 14,-400 22,-400'),
        times(12, (n) =>
          state === 'broken' && (n === 5 || n === 6)
            ? rect(-24, -40 - n * 31, 12, 7)
            : rect(-24 + n * 0.45, -40 - n * 31, 48 - n * 0.9, 7),
        ),
      ),
      { tone: 0.45, round: 2, sheet: true },
    ),
    shape(
      'ladder.lit',
      role,
      join(poly('-28,0 -25,0 -19,-400 -22,-400'), poly('20,0 23,0 17,-400 14,-400')),
      { tone: 0.1, alpha: 0.7 },
    ),
  ],
  anchors: { top: [0, -400], foot: [0, 0] },
});

const door: PieceMaker = ({ role = 'accent', state }) => {
  const isOpen = state === 'open';
  const layers: Layer[] = [
    shape('door.frame', 'wood', join(rect(-62, -226, 124, 226)), {
      tone: 0.75,
      round: 5,
      sheet: true,
    }),
    shape('door.way', isOpen ? 'lamp' : 'dark', rect(-48, -212, 96, 212), {
      tone: isOpen ? 0.2 : 0.7,
      ...(isOpen && { glow: 1 }),
    }),
  ];
  if (isOpen) {
    layers.push(
      shape('door.beam', 'lamp', poly('-48,0 48,0 150,34 -20,34'), {
        tone: 0.1,
        alpha: 0.45,
        mode: 'light',
      }),
      shape('door', role, poly('-48,-212 -112,-236 -112,22 -48,0'), {
        tone: 0.55,
        round: 8,
        sheet: true,
      }),
      shape(
        'door.panels',
        role,
        join(
          poly('-60,-196 -100,-210 -100,-130 -60,-122'),
          poly('-60,-104 -100,-110 -100,-6 -60,-16'),
        ),
        { tone: 0.85 },
      ),
      shape('door.knob', 'told.gold', circle(-104, -104, 5), { tone: 0.2 }),
    );
  } else {
    layers.push(
      shape('door', role, rect(-48, -212, 96, 212), { tone: 0.35, round: 10, depth: 0.35 }),
      shape(
        'door.panels',
        role,
        join(
          rect(-38, -200, 33, 78),
          rect(5, -200, 33, 78),
          rect(-38, -92, 33, 78),
          rect(5, -92, 33, 78),
        ),
        { tone: 0.75, round: 3 },
      ),
      shape('door.knob', 'told.gold', join(circle(38, -106, 5.5), rect(34, -98, 8, 14, 3)), {
        tone: 0.25,
        round: 1.6,
      }),
    );
  }
  return { layers, anchors: { knob: [38, -106], door: [0, 0], top: [0, -226] } };
};

const window: PieceMaker = ({ role = 'white', state }) => {
  const isOpen = state === 'open';
  const glass = rect(-52, -70, 104, 140);
  const layers: Layer[] = [
    shape('window.frame', role, join(rect(-62, -80, 124, 160), rect(-72, 74, 144, 14)), {
      tone: 0.3,
      round: 4,
      sheet: true,
    }),
    shape('window', isOpen ? 'sky' : 'night', glass, {
      tone: isOpen ? 0.15 : 0.45,
      ...(isOpen && { glow: 0.6 }),
    }),
    shape('window.moon', 'lamp', circle(22, -34, 11), { tone: 0.1, glow: 1 }),
  ];
  if (isOpen) {
    layers.push(
      shape(
        'window.leaves',
        role,
        join(
          ...[1, -1].map((s) => [
            ...poly(`${s * 52},-70 ${s * 92},-84 ${s * 92},84 ${s * 52},70`),
            ...cut(poly(`${s * 58},-58 ${s * 86},-68 ${s * 86},-4 ${s * 58},-4`)),
            ...cut(poly(`${s * 58},4 ${s * 86},4 ${s * 86},68 ${s * 58},58`)),
          ]),
        ),
        { tone: 0.45, round: 3, sheet: true },
      ),
    );
  } else {
    layers.push(
      shape(
        'window.bars',
        role,
        join(rect(-3, -70, 6, 140), rect(-52, -28, 104, 5), rect(-52, 20, 104, 5)),
        { tone: 0.3 },
      ),
    );
  }
  if (state === 'broken')
    layers.push(
      shape(
        'window.crack',
        'dark',
        join(
          poly('8,-20 30,-44 20,-18 44,-8 18,-2 26,26 6,4 -18,16 -4,-8 -26,-26'),
          trail('30,-44 46,-68', 1),
          trail('44,-8 52,-4', 1),
          trail('26,26 34,60', 1),
          trail('-18,16 -44,40', 1),
          trail('-26,-26 -50,-50', 1),
        ),
        { tone: 1 },
      ),
    );
  return { layers, anchors: { sill: [0, 74] } };
};

export const buildingPieces = {
  house: entry(house, 'ground', 820, 800),
  castle: entry(castle, 'ground', 2210, 2260),
  tower: entry(tower, 'ground', 500, 2300),
  church: entry(church, 'ground', 1280, 2000),
  bridge: entry(bridge, 'ground', 3000, 640),
  well: entry(well, 'ground', 240, 278),
  stairs: entry(stairs, 'ground', 335, 320),
  ladder: entry(ladder, 'ground', 56, 400),
  door: entry(door, 'ground', 124, 226),
  window: entry(window, 'air', 144, 168),
};
