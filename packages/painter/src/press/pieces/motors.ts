import type { Role } from '#press/drawing.ts';
import { ellipse, join, rect } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';
import { rim, tyre } from '#press/pieces/wheels.ts';

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
    anchors: {
      top: [-30, -149],
      seat: [0, -80],
      driver: [14, -92],
      back: [-58, -92],
      roof: [14, -138],
    },
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
  anchors: { door: [377, 0], top: [0, -305], driver: [480, -156], roof: [480, -270] },
});

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
  anchors: { top: [-140, -370], driver: [246, -200], roof: [246, -286] },
});

export const motorsPieces = {
  car: entry(car, 'ground', 430, 150),
  bus: entry(bus, 'ground', 1104, 305),
  truck: entry(truck, 'ground', 835, 370),
};
