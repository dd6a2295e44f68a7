import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, limb, place, stroke } from '#press/path.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const flower: PieceMaker = ({ role, random }) => {
  const coat = role ?? pick<Role>(random, ['accent', 'told.pink', 'accent2', 'told.violet']);
  const petals = times(9, (n) =>
    place(blob('0,-2 3.4,-6 3.6,-11 0,-14 -3.6,-11 -3.4,-6'), { turn: n / 9 }),
  );
  const bend = random.between(-3, 3);
  return {
    layers: [
      shape(
        'flower.stem',
        'leaf',
        join(
          stroke(
            [
              [0, 0],
              [bend, -16],
              [0, -40],
            ],
            1.6,
          ),
          blob('0,-8 8,-12 16,-22 8,-21 1,-14'),
          blob('0,-5 -9,-8 -17,-16 -8,-17 -1,-11'),
        ),
        { tone: 0.55, round: 1, sheet: true },
      ),
      shape('flower', coat, place(petals, { y: -42 }), { tone: 0.3, round: 3, sheet: true }),
      shape(
        'flower.lines',
        coat,
        place(
          times(9, (n) => place(trail('0,-5 0,-10.6', 0.7, 0.3), { turn: n / 9 })),
          { y: -42 },
        ),
        { tone: 0.95 },
      ),
      shape('flower.heart', 'told.gold', circle(0, -42, 4.4), { tone: 0.35, round: 1.4 }),
    ],
    anchors: { top: [0, -42], hand: [0, -10] },
  };
};

const rose: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape(
      'rose.stem',
      'leaf',
      join(
        trail('0,0 1,-20 0,-44', 1.5),
        blob('0.5,-20 8,-22 15,-30 8,-31 1,-25'),
        blob('0.5,-13 -7,-15 -14,-24 -6,-24 0,-18'),
        poly('0.6,-34 3,-36 0.6,-37'),
        poly('0.4,-9 3,-11 0.8,-12'),
        blob('0,-42 8,-43 12,-49 4,-46 0,-50 -4,-46 -12,-49 -8,-43'),
      ),
      { tone: 0.6, sheet: true },
    ),
    shape(
      'rose',
      role,
      blob('0,-44 -8,-47 -11,-54 -10,-62 -5,-66 0,-65 5,-66 10,-62 11,-54 8,-47'),
      { tone: 0.5, round: 3, sheet: true },
    ),
    shape(
      'rose.petals',
      role,
      join(
        blob('-11,-60 -6,-57 0,-50 1,-45 -7,-47 -11,-53'),
        blob('11,-59 7,-56 3,-51 2,-45 8,-48 11,-54'),
      ),
      { tone: 0.15, round: 2 },
    ),
    shape(
      'rose.heart',
      role,
      join(
        trail('-7,-62 -2,-59 4,-60 6,-63', 1.1, 0.6),
        trail('-3,-62.6 1,-61.4 3,-63.4 0,-65', 0.9, 0.5),
        trail('-5,-56 0,-53 6,-56', 0.9, 0.4),
      ),
      { tone: 1 },
    ),
  ],
  anchors: { top: [0, -58], hand: [0, -8] },
});

const mushroom: PieceMaker = ({ role = 'told.red' }) => ({
  layers: [
    shape('mushroom.foot', 'white', blob('-4,0 -3,-5 -2.6,-9 2.6,-9 3,-5 4,0 0,0.6'), {
      tone: 0.3,
      round: 1.6,
      sheet: true,
    }),
    shape('mushroom.gills', 'wood', ellipse(0, -8.6, 7.4, 1.5), { tone: 0.3 }),
    shape(
      'mushroom',
      role,
      blob('-8.4,-8.6 -7,-13 -3,-16 0,-16.6 3,-16 7,-13 8.4,-8.6 4,-9.6 0,-9.9 -4,-9.6'),
      { tone: 0.35, round: 2.4, sheet: true },
    ),
    shape(
      'mushroom.spots',
      'white',
      join(
        ellipse(-4, -12.4, 1.3, 1.1),
        ellipse(0.6, -14.4, 1.2, 0.9),
        ellipse(3, -11.6, 1.5, 1.2),
        ellipse(-0.6, -11, 0.9, 0.7),
        ellipse(6.2, -10.4, 0.6, 0.7),
      ),
      { tone: 0 },
    ),
  ],
  anchors: { top: [0, -16] },
});

const cactus: PieceMaker = ({ role = 'leaf' }) => {
  const ribs = join(...[-9, 0, 9].map((x) => trail(`${x},-4 ${x},-150 ${x * 0.8},-190`, 1.6)));
  return {
    layers: [
      shape(
        'cactus',
        role,
        join(
          limb([0, -14], [0, -180], 22, 20),
          trail('0,-70 -46,-76 -52,-90 -52,-140', 26, 24),
          trail('0,-50 44,-56 52,-70 52,-112', 24, 22),
          poly('-22,-16 22,-16 20,0 -20,0'),
        ),
        { tone: 0.4, round: 10, sheet: true },
      ),
      shape(
        'cactus.ribs',
        role,
        join(ribs, trail('-52,-94 -52,-142', 1.6), trail('52,-74 52,-114', 1.6)),
        { tone: 1, alpha: 0.7 },
      ),
      shape(
        'cactus.spines',
        'white',
        times(16, (n) => {
          const y = -30 - n * 10;
          const x = (n % 2 ? 1 : -1) * 14;
          return trail(`${x},${y} ${x + (n % 2 ? 4 : -4)},${y - 2}`, 0.9);
        }),
        { tone: 0 },
      ),
      shape(
        'cactus.bloom',
        'accent',
        join(circle(-4, -201, 5), circle(4, -201, 5), circle(0, -205, 5)),
        { tone: 0.3, round: 2, sheet: true },
      ),
    ],
    anchors: { top: [0, -200] },
  };
};

const leaf: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape('leaf', role, blob('-6,3 -4,-2 0,-5 6,-6.4 9,-6 8,-2 4,2 -1,4.4'), {
      tone: 0.3,
      round: 1,
      sheet: true,
    }),
    shape(
      'leaf.veins',
      role,
      join(
        trail('-10,6 -4,2 7,-5', 0.5, 0.2),
        trail('-1,0 -0.6,-3.4', 0.25),
        trail('2.6,-2 3.2,-4.8', 0.25),
        trail('-0.6,0 3,1', 0.25),
        trail('3,-2.2 6,-1.6', 0.25),
      ),
      { tone: 1 },
    ),
  ],
});

export const flowersPieces = {
  flower: entry(flower, 'ground', 34, 56),
  rose: entry(rose, 'ground', 29, 66),
  mushroom: entry(mushroom, 'ground', 17, 17),
  cactus: entry(cactus, 'ground', 128, 210),
  leaf: entry(leaf, 'air', 19, 13),
};
