import type { Layer } from '#press/drawing.ts';
import { circle, ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Open, its light falls on the floor; what a dream has in it is printed between `in` and `in.end`. */
const fridge: PieceMaker = ({ role = 'white', state }) => {
  const body = shape('fridge', role, rect(-36, -178, 72, 174, 7), {
    tone: 0.2,
    round: 12,
    sheet: true,
  });
  const feet = shape('fridge.feet', 'dark', join(rect(-30, -5, 10, 5), rect(20, -5, 10, 5)), {
    tone: 0.7,
  });
  if (state !== 'open') {
    return {
      layers: [
        feet,
        body,
        shape('fridge.seam', role, rect(-36, -122, 72, 2.4), { tone: 1 }),
        shape('fridge.handles', 'metal', join(rect(25, -112, 4, 40, 2), rect(25, -156, 4, 24, 2)), {
          tone: 0.5,
          round: 1,
        }),
        shape('fridge.magnets', 'accent', join(circle(-14, -150, 3), circle(-4, -143, 2.4)), {
          tone: 0.3,
        }),
      ],
      anchors: { top: [0, -178], ...inside },
    };
  }
  return {
    layers: [
      shape('fridge.beam', 'lamp', poly('-30,-6 30,-6 66,18 -40,18'), {
        tone: 0.1,
        alpha: 0.4,
        mode: 'light',
      }),
      feet,
      body,
      shape('fridge.inside', 'lamp', rect(-30, -172, 60, 162, 4), { tone: 0.05, glow: 0.5 }),
      shape('fridge.wall', 'foam', rect(-27, -168, 54, 155, 3), { tone: 0.35 }),
      shape(
        'fridge.shelves',
        'glass',
        times(4, (n) => rect(-27, -132 + n * 31, 54, 2.4)),
        {
          tone: 0.5,
        },
      ),
      shape(
        'fridge.food',
        'accent',
        join(
          rect(-20, -150, 9, 18, 2),
          circle(12, -137, 5),
          circle(4, -106, 5),
          rect(8, -86, 14, 16, 2),
        ),
        { tone: 0.35, round: 2 },
      ),
      shape(
        'fridge.greens',
        'leaf',
        join(blob('-20,-102 -16,-112 -8,-110 -6,-102'), blob('-22,-40 -14,-52 0,-50 6,-40')),
        { tone: 0.4, round: 2 },
      ),
      shape('fridge.bottles', 'told.green', join(rect(-22, -92, 7, 21, 2), rect(-20, -97, 3, 6)), {
        tone: 0.5,
      }),
      ...openDoor(role),
    ],
    anchors: { top: [0, -178], ...inside },
  };
};

const inside = { in: [-30, -172], 'in.end': [30, -10] } as const;

function openDoor(role: Parameters<typeof shape>[1]): Layer[] {
  return [
    shape('fridge.door', role, poly('-36,-178 -92,-190 -92,14 -36,-4'), {
      tone: 0.4,
      round: 5,
      sheet: true,
    }),
    shape(
      'fridge.racks',
      role,
      join(
        poly('-44,-140 -84,-148 -84,-138 -44,-132'),
        poly('-44,-90 -84,-94 -84,-84 -44,-82'),
        poly('-44,-40 -84,-40 -84,-28 -44,-32'),
      ),
      { tone: 0.75 },
    ),
    shape('fridge.jars', 'accent2', join(rect(-80, -110, 8, 17, 2), rect(-68, -106, 7, 14, 2)), {
      tone: 0.3,
      round: 1.4,
    }),
  ];
}

const mattress: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('mattress', role, rect(-95, -24, 190, 24, 9), { tone: 0.3, round: 7, sheet: true }),
    shape(
      'mattress.stripes',
      'accent3',
      times(11, (n) =>
        poly(`${-84 + n * 17},-23 ${-79 + n * 17},-23 ${-79 + n * 17},-1 ${-84 + n * 17},-1`),
      ),
      { tone: 0.4, alpha: 0.75 },
    ),
    shape(
      'mattress.edge',
      role,
      join(trail('-92,-19 0,-20 92,-19', 0.9), trail('-92,-5 0,-4 92,-5', 0.9)),
      {
        tone: 1,
      },
    ),
    shape(
      'mattress.buttons',
      role,
      times(5, (n) => circle(-72 + n * 36, -12, 1.7)),
      { tone: 0.9 },
    ),
  ],
  anchors: { lie: [0, -24], top: [0, -24], seat: [0, -24] },
});

/** On lion's feet, steaming. */
const bathtub: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape(
      'bathtub.feet',
      'told.gold',
      join(
        blob('-58,-12 -50,-12 -52,-3 -46,0 -60,0 -60,-6'),
        blob('58,-12 50,-12 52,-3 60,0 46,0 52,-6'),
      ),
      {
        tone: 0.4,
        round: 2,
      },
    ),
    shape('bathtub.water', 'water', ellipse(0, -57, 72, 5), { tone: 0.2 }),
    shape(
      'bathtub.foam',
      'foam',
      join(
        circle(-30, -60, 8),
        circle(-18, -62, 9),
        circle(-6, -60, 7),
        circle(34, -60, 7),
        circle(44, -59, 6),
      ),
      {
        tone: 0.1,
        round: 3,
      },
    ),
    shape(
      'bathtub',
      role,
      blob(
        '-84,-62 -80,-56 -40,-54 40,-54 80,-56 84,-62 80,-34 66,-14 40,-9 -40,-9 -66,-14 -80,-34',
      ),
      { tone: 0.25, round: 10, sheet: true },
    ),
    shape(
      'bathtub.tap',
      'metal',
      join(trail('70,-58 70,-78 60,-82 54,-76', 4, 3), rect(64, -66, 14, 3, 1)),
      {
        tone: 0.4,
        round: 1,
        sheet: true,
      },
    ),
  ],
  anchors: { lie: [-10, -56], seat: [-24, -40], top: [0, -58] },
});

export const fittingsPieces = {
  fridge: entry(fridge, 'ground', 72, 178),
  freezer: entry(fridge, 'ground', 72, 178),
  mattress: entry(mattress, 'ground', 190, 24),
  bathtub: entry(bathtub, 'ground', 170, 84),
};
