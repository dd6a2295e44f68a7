import { cut, join, limb, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

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

export const boatsPieces = {
  boat: entry(boat, 'water', 425, 162),
  ship: entry(ship, 'water', 2230, 2000),
};
