import { circle, ellipse, join, type Path, type Point, stroke } from '#press/path.ts';
import { type BeastBuild, beast } from '#press/pieces/beast.ts';
import { layersOf } from '#press/pieces/beast-layers.ts';
import { blob, poly, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const feline = pts(
  '-0.1,0.1 0,-0.24 0.25,-0.36 0.52,-0.3 0.7,-0.1 0.94,0 1,0.14 0.9,0.3 0.62,0.4 0.3,0.42 0.02,0.36',
);
const face = (onHead: (path: Path) => Path) =>
  onHead(
    join(
      blob('0.86,-0.02 1,0.02 0.97,0.12 0.88,0.08'),
      ellipse(0.56, -0.1, 0.06, 0.05),
      trail('0.92,0.2 0.78,0.26 0.66,0.22', 0.03),
    ),
  );

const cheetahBuild: BeastBuild = {
  height: 78,
  length: 112,
  chest: 36,
  waist: 22,
  rump: 0.95,
  sway: 4,
  neck: { length: 36, rise: 0.14, base: 14, top: 10.5 },
  head: { size: 27, tilt: 0.03, outline: feline },
  legs: [8.6, 4.2, 3.4],
  foot: 'paw',
  bend: 0.1,
};

/** Lean and long in the leg, with round spots and the line of a tear from the eye. */
const cheetah: PieceMaker = ({ role = 'told.gold', state }) => {
  const b = beast(cheetahBuild, state === 'moving');
  const [rx, ry] = b.rump;
  const way: Point[] = [
    [rx + 3, ry + 3],
    [rx - 16, ry + 14],
    [rx - 28, ry + 34],
    [rx - 46, ry + 40],
    [rx - 58, ry + 30],
  ];
  const spots = join(
    ...pts(
      '-50,-66 -42,-58 -40,-70 -32,-62 -30,-50 -22,-68 -18,-57 -10,-64 -4,-54 0,-68 8,-60 14,-70 20,-56 26,-66 34,-58 38,-70 44,-60 30,-48 -46,-46 -52,-54 46,-50 52,-84 58,-94 46,-78',
    ).map(([x, y], n) => ellipse(x, y, 2.3 + (n % 2) * 0.4, 1.9)),
  );
  const rings = join(
    ...(
      [
        [-34, 36],
        [-44, 39.5],
        [-52, 36],
      ] as const
    ).map(([dx, dy]) => ellipse(rx + dx, ry + dy, 1.5, 3, 0.05)),
  );
  return {
    layers: [
      ...layersOf('cheetah', role, b, {
        body: [
          ...stroke(way, 4.8, 4),
          ...b.onHead(join(circle(0.1, -0.3, 0.11), circle(0.34, -0.36, 0.1))),
        ],
        round: 7,
        tone: 0.3,
      }),
      shape(
        'cheetah.pale',
        'white',
        join(
          blob('44,-46 30,-44 -10,-50 -36,-54 0,-56 34,-54'),
          b.onHead(blob('0.7,0.1 0.96,0.1 0.96,0.26 0.75,0.37 0.6,0.28')),
        ),
        {
          tone: 0.2,
          alpha: 0.85,
        },
      ),
      shape('cheetah.spots', 'dark', join(spots, rings), { tone: 0.75 }),
      shape(
        'cheetah.face',
        'dark',
        join(face(b.onHead), b.onHead(trail('0.6,-0.04 0.72,0.1 0.76,0.24', 0.045, 0.03))),
        {
          tone: 0.9,
        },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.22]), top: b.withers },
  };
};

/** Its ears end in brushes, its cheeks in whiskers, its tail at once. */
const lynx: PieceMaker = ({ role = 'wood', state }) => {
  const b = beast(
    {
      height: 60,
      length: 78,
      chest: 28,
      waist: 22,
      rump: 1.0,
      sway: 2,
      neck: { length: 26, rise: 0.15, base: 13, top: 11 },
      head: { size: 27, tilt: 0.03, outline: feline },
      legs: [8, 5, 4.6],
      foot: 'paw',
      bend: 0.1,
    },
    state === 'moving',
  );
  const [rx, ry] = b.rump;
  const tail = stroke(
    [
      [rx + 3, ry + 3],
      [rx - 6, ry + 4],
      [rx - 11, ry + 9],
    ],
    6,
    5,
  );
  const ears = b.onHead(
    join(poly('-0.02,-0.2 0,-0.62 0.2,-0.32'), poly('0.2,-0.3 0.3,-0.68 0.44,-0.34')),
  );
  const cheek = b.onHead(
    blob('0.5,0.36 0.2,0.3 0.04,0.4 0.06,0.62 0.16,0.86 0.3,0.66 0.46,0.78 0.54,0.54'),
  );
  const spots = join(
    ...pts(
      '-30,-52 -22,-46 -18,-56 -10,-50 -2,-44 0,-55 10,-50 18,-56 20,-44 28,-50 -30,-40 32,-40',
    ).map(([x, y], n) => ellipse(x, y, 1.8, 1.3 + (n % 2) * 0.3, 0.1)),
  );
  return {
    layers: [
      ...layersOf('lynx', role, b, { body: [...tail, ...ears], round: 7, tone: 0.35 }),
      shape(
        'lynx.cheek',
        'white',
        join(cheek, b.onHead(blob('0.66,0.08 0.95,0.1 0.95,0.26 0.75,0.37 0.58,0.28'))),
        {
          tone: 0.2,
          sheet: true,
        },
      ),
      shape('lynx.spots', 'bark', spots, { tone: 0.75 }),
      shape(
        'lynx.dark',
        'dark',
        join(
          face(b.onHead),
          b.onHead(
            join(
              trail('0.01,-0.52 -0.02,-0.86', 0.07, 0.02),
              trail('0.3,-0.58 0.33,-0.94', 0.07, 0.02),
              trail('0.2,0.44 0.22,0.66', 0.05, 0.02),
            ),
          ),
          stroke(
            [
              [rx - 8, ry + 6],
              [rx - 11, ry + 9],
            ],
            6.2,
            5,
          ),
        ),
        { tone: 0.85 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.22]), top: b.withers },
  };
};

export const wildCatsPieces = {
  cheetah: entry(cheetah, 'ground', 190, 104),
  lynx: entry(lynx, 'ground', 112, 100),
};
