import { join, type Path, type Point, place, sample, stroke } from '#press/path.ts';
import { blob, poly, pts, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** A leaf of ivy: five points on a stalk. */
const ivyLeaf = poly(
  '0,0 2.4,-0.6 5.2,1 4.4,-2.6 6.6,-5.4 3.2,-5.6 0,-10 -3.2,-5.6 -6.6,-5.4 -4.4,-2.6 -5.2,1 -2.4,-0.6',
);

/** It climbs a stake of its own, so that it can stand anywhere. */
const vine: PieceMaker = ({ role = 'leaf', random }) => {
  const way: Point[] = pts('0,0 5,-14 -5,-30 6,-48 -5,-66 5,-84 0,-102');
  const along = sample(way, 6);
  const at = (n: number): Point => along[Math.floor(((n + 1.6) / 16.2) * along.length)] ?? [0, 0];
  const leaves = (odd: number): Path =>
    times(15, (n) => {
      if (n % 2 !== odd) return [];
      const [x, y] = at(n);
      const side = n % 4 < 2 ? 1 : -1;
      return place(ivyLeaf, {
        x: x + side * 3,
        y,
        scale: random.between(0.95, 1.35),
        turn: side * random.between(0.14, 0.3),
      });
    });
  return {
    layers: [
      shape('vine.stake', 'wood', poly('-1.6,0 1.6,0 1.2,-108 -1.2,-108'), {
        tone: 0.5,
        round: 1,
        sheet: true,
      }),
      shape('vine.back', role, leaves(1), { tone: 0.8, sheet: true }),
      shape('vine.stem', 'bark', stroke(way, 1.8, 1), { tone: 0.5 }),
      shape('vine', role, leaves(0), { tone: 0.4, round: 1.6, sheet: true }),
      shape(
        'vine.veins',
        role,
        times(15, (n) => {
          if (n % 2 === 1) return [];
          const [x, y] = at(n);
          const side = n % 4 < 2 ? 1 : -1;
          return place(trail('0,-0.6 0,-7', 0.4, 0.2), { x: x + side * 3, y, turn: side * 0.22 });
        }),
        { tone: 0.95 },
      ),
    ],
    anchors: { top: [0, -108], hand: [0, -50] },
  };
};

/** Fronds from one root, each with its rows of leaflets. */
const fern: PieceMaker = ({ role = 'leaf' }) => {
  const frond = (bend: number, tall: number): Path => {
    const way: Point[] = [
      [0, 0],
      [bend * 0.3, -tall * 0.5],
      [bend * 0.75, -tall * 0.86],
      [bend * 1.25, -tall * 0.9],
    ];
    const along = sample(way, 7);
    return join(
      stroke(way, 1.5, 0.5),
      ...along.flatMap(([x, y], n) => {
        if (n < 2) return [];
        const long = (1 - n / along.length) * 10 + 2.4;
        const ahead = along[Math.min(n + 1, along.length - 1)] ?? [x, y];
        const behind = along[n - 1] ?? [x, y];
        const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]];
        const size = Math.sqrt(dx * dx + dy * dy) || 1;
        const [ux, uy] = [dx / size, dy / size];
        return [1, -1].map((side) =>
          stroke(
            [
              [x, y],
              [x - uy * side * long + ux * long * 0.5, y + ux * side * long + uy * long * 0.5],
            ],
            2.6,
            0.7,
          ),
        );
      }),
    );
  };
  return {
    layers: [
      shape('fern.back', role, join(frond(-16, 60), frond(22, 56)), { tone: 0.8, sheet: true }),
      shape('fern', role, join(frond(-40, 46), frond(42, 44), frond(3, 66)), {
        tone: 0.45,
        sheet: true,
      }),
      shape('fern.front', role, join(frond(-24, 30), frond(26, 28)), { tone: 0.25, sheet: true }),
    ],
    anchors: { top: [0, -60] },
  };
};

/** Bulrushes at the edge of water, which stand as well in a vase. */
const reeds: PieceMaker = ({ role = 'leaf' }) => ({
  layers: [
    shape(
      'reed.back',
      role,
      join(trail('-6,0 -14,-40 -22,-78', 3.4, 0.6), trail('8,0 16,-44 26,-72', 3.4, 0.6)),
      { tone: 0.75, sheet: true },
    ),
    shape(
      'reed.stems',
      role,
      join(
        trail('-4,0 -6,-50 -8,-112', 1.3),
        trail('3,0 4,-60 5,-128', 1.3),
        trail('9,0 13,-50 17,-98', 1.3),
      ),
      { tone: 0.6 },
    ),
    shape(
      'reed',
      role,
      join(
        trail('-1,0 -4,-46 2,-92', 3.6, 0.6),
        trail('5,0 10,-30 22,-52', 3.6, 0.6),
        trail('-7,0 -14,-26 -27,-44', 3.6, 0.6),
      ),
      {
        tone: 0.35,
        sheet: true,
      },
    ),
    shape(
      'reed.heads',
      'bark',
      join(
        trail('-7.4,-94 -8,-114', 5.4),
        trail('4.6,-108 5,-129', 5.6),
        trail('15.6,-80 16.8,-98', 5),
      ),
      {
        tone: 0.55,
        round: 1.6,
        sheet: true,
      },
    ),
    shape(
      'reed.tips',
      'bark',
      join(
        trail('-8,-114 -8.4,-122', 0.9),
        trail('5,-129 5.2,-138', 0.9),
        trail('17,-98 17.8,-106', 0.9),
      ),
      { tone: 0.7 },
    ),
  ],
  anchors: { top: [4, -130], hand: [0, -30] },
});

/** Six pointed petals that curl back, as of a lily. */
const lily: PieceMaker = ({ role = 'white' }) => {
  const bloom = (x: number, y: number, scale: number, turn: number) => (path: Path) =>
    place(path, { x, y, scale, turn });
  const petals = join(
    blob('0,0 -5,-8 -13,-13 -17,-10 -12,-8 -7,-2'),
    blob('0,0 5,-8 13,-13 17,-10 12,-8 7,-2'),
  );
  const inner = join(blob('-1,1 -5,-9 -4,-18 0,-22 1,-12'), blob('1,1 5,-9 4,-18 0,-22 -1,-12'));
  const one = bloom(-3, -58, 1, -0.03);
  const two = bloom(13, -44, 0.7, 0.14);
  return {
    layers: [
      shape(
        'lily.stem',
        'leaf',
        join(
          trail('0,0 1,-30 -3,-58', 1.8),
          trail('0.6,-28 6,-38 13,-44', 1.3),
          blob('0,-8 10,-16 17,-30 8,-25 1,-14'),
          blob('0.4,-18 -9,-24 -15,-38 -6,-33 0,-24'),
        ),
        { tone: 0.55, round: 1, sheet: true },
      ),
      shape('lily.back', role, join(one(inner), two(inner)), { tone: 0.45, sheet: true }),
      shape(
        'lily',
        role,
        join(
          one(petals),
          two(petals),
          one(blob('-6,-2 0,-9 6,-2 0,3')),
          two(blob('-6,-2 0,-9 6,-2 0,3')),
        ),
        { tone: 0.12, round: 2, sheet: true },
      ),
      shape(
        'lily.lines',
        'told.pink',
        join(
          one(join(trail('-2,-3 -12,-10.4', 0.7, 0.3), trail('2,-3 12,-10.4', 0.7, 0.3))),
          two(join(trail('-2,-3 -12,-10.4', 0.7, 0.3), trail('2,-3 12,-10.4', 0.7, 0.3))),
        ),
        { tone: 0.3 },
      ),
      shape(
        'lily.threads',
        'told.orange',
        join(
          one(
            join(
              trail('0,-3 -3,-12', 0.5),
              trail('0,-3 0,-14', 0.5),
              trail('0,-3 3,-12', 0.5),
              blob('-4,-12 -3,-13.4 -2,-12'),
              blob('-1,-14 0,-15.6 1,-14'),
              blob('2,-12 3,-13.4 4,-12'),
            ),
          ),
          two(join(trail('0,-3 0,-13', 0.6), blob('-1,-13 0,-14.8 1,-13'))),
        ),
        { tone: 0.45 },
      ),
    ],
    anchors: { top: [-3, -72], hand: [0, -12] },
  };
};

export const greensPieces = {
  vine: entry(vine, 'ground', 36, 116),
  fern: entry(fern, 'ground', 118, 62),
  reed: entry(reeds, 'ground', 52, 138),
  lily: entry(lily, 'ground', 42, 80),
};
