import { cosTurn, sinTurn } from '#maths.ts';
import type { Layer } from '#press/drawing.ts';
import { circle, join, limb, rect } from '#press/path.ts';
import { blob, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** Open and full of teeth, as one fears it. */
const gaping: readonly Layer[] = [
  shape('monster.mouth', 'blood', blob('-58,-112 -20,-106 20,-106 60,-114 44,-78 0,-66 -44,-76'), {
    tone: 0.85,
  }),
  shape(
    'monster.teeth',
    'white',
    join(
      times(6, (n) =>
        poly(
          `${-48 + n * 17},${-109 + Math.abs(n - 2.5)} ${-34 + n * 17},${-109 + Math.abs(n - 2.5)} ${-41 + n * 17},-92`,
        ),
      ),
      times(4, (n) => poly(`${-28 + n * 17},-72 ${-16 + n * 17},-71 ${-22 + n * 17},-84`)),
    ),
    { tone: 0.05 },
  ),
];

/** Its corners down, lids half shut, and tears. */
const weeping: readonly Layer[] = [
  shape('monster.mouth', 'blood', trail('-38,-82 -20,-96 0,-101 20,-96 40,-84', 9, 7), {
    tone: 0.85,
  }),
  shape(
    'monster.teeth',
    'white',
    join(poly('-16,-98 -6,-100 -11,-88'), poly('8,-100 18,-97 12,-87')),
    {
      tone: 0.05,
    },
  ),
  shape(
    'monster.brows',
    'dark',
    join(trail('-56,-178 -34,-190 -12,-194', 8, 4), trail('52,-176 36,-188 18,-192', 8, 4)),
    { tone: 0.9 },
  ),
  shape(
    'monster.tears',
    'told.blue',
    join(
      blob('-36,-140 -28,-124 -36,-116 -44,-124'),
      blob('-46,-112 -39,-98 -46,-91 -53,-98'),
      blob('38,-146 45,-131 38,-124 31,-131'),
      blob('48,-116 54,-104 48,-98 42,-104'),
    ),
    { tone: 0.1 },
  ),
];

const monster: PieceMaker = ({ role = 'near', random, isSad = false }) => {
  const fur = Array.from({ length: 30 }, (_, n): string => {
    const turn = 0.5 + (n / 29) * 0.5;
    const r = n % 2 ? 1 : 1.08 + random.next() * 0.05;
    return `${82 * r * cosTurn(turn)},${-120 + 118 * r * sinTurn(turn)}`;
  });
  return {
    layers: [
      shape(
        'monster.horns',
        'white',
        join(trail('-44,-208 -66,-236 -56,-262', 18, 4), trail('44,-208 66,-236 56,-262', 18, 4)),
        { tone: 0.35, round: 4, sheet: true },
      ),
      shape(
        'monster',
        role,
        join(
          poly(
            [...fur, '92,-40 84,0 60,-14 40,0 14,-12 -10,0 -36,-12 -60,0 -84,-8 -92,-40'].join(' '),
          ),
          limb([-76, -110], [-112, -40], 18, 13),
          limb([76, -110], [112, -40], 18, 13),
        ),
        { tone: 0.55, round: 18, sheet: true },
      ),
      shape(
        'monster.claws',
        'white',
        join(
          ...[-1, 1].flatMap((s) =>
            [0, 1, 2].map((n) =>
              poly(`${s * (104 + n * 8)},-34 ${s * (110 + n * 8)},-32 ${s * (108 + n * 9)},-14`),
            ),
          ),
        ),
        { tone: 0.1 },
      ),
      shape(
        'monster.eyes',
        'lamp',
        join(circle(-28, -160, 20), circle(30, -164, 15), circle(2, -198, 9)),
        { tone: 0.2, glow: 1 },
      ),
      shape(
        'monster.pupils',
        'dark',
        join(circle(-24, -158, 8), circle(33, -162, 6), circle(4, -197, 3.6)),
        { tone: 1 },
      ),
      ...(isSad ? weeping : gaping),
    ],
    anchors: { mouth: [0, -92], top: [0, -238] },
  };
};

const machine: PieceMaker = ({ role = 'metal', state }) => {
  const raised = state === 'moving' ? -60 : 24;
  return {
    layers: [
      shape(
        'machine.limbs',
        'dark',
        join(
          limb([-44, -120], [-66, -84 + raised * 0.4], 7, 7),
          limb([-66, -84 + raised * 0.4], [-62, -60 + raised], 7, 6),
          limb([44, -120], [66, -84], 7, 7),
          limb([66, -84], [64, -46], 7, 6),
          rect(-30, -52, 16, 44),
          rect(14, -52, 16, 44),
          rect(-2, -196, 4, 18),
        ),
        { tone: 0.6, round: 2, sheet: true },
      ),
      shape(
        'machine',
        role,
        join(
          rect(-44, -134, 88, 88, 10),
          rect(-32, -182, 64, 44, 10),
          rect(-38, -14, 30, 14, 5),
          rect(8, -14, 30, 14, 5),
          rect(-12, -142, 24, 12),
        ),
        { tone: 0.35, round: 9, sheet: true },
      ),
      shape('machine.panel', 'night', join(rect(-28, -118, 56, 34, 5), rect(-24, -150, 48, 6, 3)), {
        tone: 0.6,
      }),
      shape(
        'machine.lamps',
        'lamp',
        join(
          circle(-14, -164, 7),
          circle(14, -164, 7),
          circle(0, -198, 5),
          ...[-16, 0, 16].map((x) => circle(x, -101, 4)),
        ),
        { tone: 0.2, glow: 1 },
      ),
      shape(
        'machine.bolts',
        'accent',
        join(
          rect(-24, -72, 48, 6, 3),
          circle(-36, -126, 2.6),
          circle(36, -126, 2.6),
          circle(-36, -54, 2.6),
          circle(36, -54, 2.6),
        ),
        { tone: 0.4 },
      ),
    ],
    anchors: { hand: [-62, -60 + raised], top: [0, -182] },
  };
};

export const monstersPieces = {
  monster: entry(monster, 'ground', 250, 265),
  machine: entry(machine, 'ground', 146, 203),
};
