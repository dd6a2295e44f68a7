import { circle, ellipse, join, limb, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const trolley: PieceMaker = ({ role = 'metal' }) => ({
  layers: [
    shape(
      'trolley',
      role,
      join(
        poly('-44,-96 50,-84 50,-80 -44,-92'),
        poly('-36,-46 40,-46 40,-42 -36,-42'),
        times(8, (n) => limb([-42 + n * 13, -93 + n * 1.6], [-35 + n * 10.6, -44], 1.1, 1.1)),
        times(3, (n) => limb([-42 + n * 2, -82 + n * 12], [49 - n * 2.6, -74 + n * 9], 0.9, 0.9)),
        trail('-44,-94 -58,-104 -68,-104', 3.4),
        trail('-36,-44 -40,-24 40,-18', 2.8),
        limb([-38, -24], [-38, -10], 1.6, 1.6),
        limb([38, -18], [38, -10], 1.6, 1.6),
      ),
      { tone: 0.45, sheet: true },
    ),
    shape('trolley.handle', 'accent', limb([-60, -104], [-70, -104], 3, 3), {
      tone: 0.3,
      round: 1,
    }),
    shape('trolley.wheels', 'dark', join(circle(-38, -7, 7), circle(38, -7, 7)), {
      tone: 0.7,
      round: 2,
      sheet: true,
    }),
  ],
  anchors: { top: [4, -88], seat: [4, -60] },
});

/** Straw in old clothes, its arms on a beam. */
const scarecrow: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape('scarecrow.pole', 'wood', join(rect(-3.5, -150, 7, 150), rect(-74, -138, 148, 6, 2)), {
      tone: 0.6,
      sheet: true,
    }),
    shape(
      'scarecrow.straw',
      'told.gold',
      join(
        times(5, (n) => trail(`${-72},${-136 + n * 2} ${-88},${-144 + n * 5}`, 1.6, 0.5)),
        times(5, (n) => trail(`${72},${-136 + n * 2} ${88},${-144 + n * 5}`, 1.6, 0.5)),
        times(7, (n) => trail(`${-15 + n * 5},-64 ${-19 + n * 6.4},-46`, 1.6, 0.5)),
      ),
      {
        tone: 0.4,
      },
    ),
    shape(
      'scarecrow',
      role,
      poly(
        '-76,-146 76,-146 74,-126 24,-124 26,-60 12,-66 0,-58 -12,-66 -26,-60 -24,-124 -74,-126',
      ),
      {
        tone: 0.4,
        round: 6,
        sheet: true,
      },
    ),
    shape('scarecrow.patch', 'accent2', poly('4,-104 18,-106 19,-92 5,-90'), { tone: 0.4 }),
    shape('scarecrow.head', 'lamp', ellipse(0, -164, 15, 17), {
      tone: 0.6,
      round: 5,
      sheet: true,
    }),
    shape(
      'scarecrow.face',
      'dark',
      join(circle(-5, -167, 2), circle(6, -167, 2), trail('-6,-157 0,-154 7,-157', 1)),
      {
        tone: 0.8,
      },
    ),
    shape(
      'scarecrow.hat',
      'bark',
      join(ellipse(0, -177, 27, 4), blob('-14,-177 -12,-196 0,-202 12,-196 14,-177')),
      {
        tone: 0.5,
        round: 4,
        sheet: true,
      },
    ),
  ],
  anchors: { top: [0, -202] },
});

const windmill: PieceMaker = ({ role = 'white', state }) => {
  const turn = state === 'moving' ? 0.5 : 0;
  const sail = (n: number) => {
    const [dx, dy] = ([
      [0.5, -0.87],
      [0.87, 0.5],
      [-0.5, 0.87],
      [-0.87, -0.5],
    ][n] ?? [0, 1]) as [number, number];
    const [cx, cy] = [dx * (1 - turn) + dy * turn, dy * (1 - turn) - dx * turn];
    const at = (along: number, side: number) =>
      `${cx * along - cy * side},${-640 + cy * along + cx * side}`;
    return join(
      poly([at(0, -5), at(340, -5), at(340, 5), at(0, 5)].join(' ')),
      poly([at(70, 8), at(340, 8), at(340, 66), at(70, 66)].join(' ')),
    );
  };
  return {
    layers: [
      shape('windmill', role, poly('-120,0 -80,-600 80,-600 120,0'), {
        tone: 0.3,
        round: 40,
        sheet: true,
      }),
      shape('windmill.cap', 'accent', blob('-92,-598 -80,-670 0,-716 80,-670 92,-598'), {
        tone: 0.5,
        round: 20,
        sheet: true,
      }),
      shape('windmill.door', 'wood', rect(-34, -130, 68, 130, 30), { tone: 0.6 }),
      shape(
        'windmill.windows',
        'night',
        join(rect(-18, -300, 36, 50, 6), rect(-14, -460, 28, 42, 6)),
        {
          tone: 0.4,
        },
      ),
      shape('windmill.sails', 'bark', times(4, sail), { tone: 0.5, sheet: true }),
      shape('windmill.hub', 'dark', circle(0, -640, 20), { tone: 0.5 }),
    ],
    anchors: { top: [0, -716], door: [0, 0] },
  };
};

/** A heap of it, stalks on end. */
const hay: PieceMaker = ({ role = 'told.gold' }) => ({
  layers: [
    shape(
      'hay.stalks',
      role,
      times(13, (n) =>
        trail(
          `${-44 + n * 7.4},${-12 - 30 * Math.max(0, 1 - Math.abs(n - 6) / 6.5)} ${-60 + n * 10},${
            -20 - 52 * Math.max(0, 1 - Math.abs(n - 6) / 7) - (n % 3) * 5
          }`,
          2,
          0.8,
        ),
      ),
      { tone: 0.5 },
    ),
    shape(
      'hay',
      role,
      blob('-58,-2 -54,-20 -38,-38 -18,-54 4,-60 24,-50 42,-34 56,-16 60,-2 30,1 0,2 -30,1'),
      { tone: 0.3, round: 16, sheet: true },
    ),
    shape(
      'hay.straws',
      role,
      join(
        trail('-34,-14 -20,-26 -4,-30', 1.8, 0.8),
        trail('-10,-10 8,-20 26,-22', 1.8, 0.8),
        trail('12,-34 24,-30 36,-20', 1.8, 0.8),
        trail('-26,-34 -14,-42 0,-46', 1.8, 0.8),
        trail('-48,-6 -64,-10 -72,-4', 1.8, 0.8),
        trail('44,-8 62,-14 74,-8', 1.8, 0.8),
      ),
      { tone: 0.75 },
    ),
  ],
  anchors: { top: [4, -60] },
});

export const farmThingsPieces = {
  hay: entry(hay, 'ground', 140, 76),
  trolley: entry(trolley, 'ground', 122, 106),
  scarecrow: entry(scarecrow, 'ground', 176, 202),
  windmill: entry(windmill, 'ground', 680, 980),
};
