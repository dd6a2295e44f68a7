import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, stroke } from '#press/path.ts';
import { type BeastBuild, beast } from '#press/pieces/beast.ts';
import { layersOf } from '#press/pieces/beast-layers.ts';
import { blob, poly, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

const muzzle = pts(
  '-0.12,0.1 0,-0.2 0.22,-0.27 0.42,-0.18 0.58,-0.06 0.9,-0.02 1.02,0.04 0.98,0.13 0.6,0.23 0.34,0.35 0.05,0.36',
);
const blunt = pts(
  '-0.12,0.1 0,-0.26 0.24,-0.34 0.5,-0.28 0.72,-0.14 0.94,-0.08 1.02,0.04 0.98,0.2 0.66,0.32 0.34,0.42 0.02,0.4',
);

interface WildDog {
  readonly id: string;
  readonly coat: Role;
  readonly build: BeastBuild;
  readonly tone: number;
  readonly ears: string;
  /** What lies along its back, of a darker coat. */
  readonly saddle?: string;
}

const jackalBuild: BeastBuild = {
  height: 44,
  length: 56,
  chest: 18,
  waist: 13,
  neck: { length: 21, rise: 0.14, base: 8.5, top: 6 },
  head: { size: 20, tilt: 0.03, outline: muzzle },
  legs: [4.2, 2, 1.5],
  foot: 'paw',
  bend: 0.1,
};

const tall = '0,-0.14 0.02,-0.66 0.15,-0.48 0.26,-0.22';

function wildDog({ id, coat, build, tone, ears, saddle }: WildDog): PieceMaker {
  return ({ role = coat, state }) => {
    const b = beast(build, state === 'moving');
    const [rx, ry] = b.rump;
    const k = build.height / 44;
    const tail = stroke(
      [
        [rx + 3, ry + 2],
        [rx - 8 * k, ry + 8 * k],
        [rx - 12 * k, ry + 20 * k],
        [rx - 9 * k, ry + 29 * k],
      ],
      4 * k,
      6 * k,
    );
    const tip = stroke(
      [
        [rx - 11.5 * k, ry + 23 * k],
        [rx - 9 * k, ry + 29 * k],
      ],
      6 * k,
      4.6 * k,
    );
    return {
      layers: [
        ...layersOf(id, role, b, {
          body: [...tail, ...b.onHead(poly(ears))],
          round: 4.5 * k,
          tone,
        }),
        ...(saddle ? [shape(`${id}.saddle`, 'dark', blob(saddle), { tone: 0.4, alpha: 0.7 })] : []),
        shape(
          `${id}.pale`,
          'white',
          b.onHead(blob('0.14,0.28 0.4,0.1 0.72,0.08 0.97,0.1 0.6,0.22 0.3,0.34')),
          {
            tone: 0.2,
            alpha: 0.85,
          },
        ),
        shape(
          `${id}.dark`,
          'dark',
          join(
            tip,
            b.onHead(
              join(
                circle(0.99, 0.04, 0.065),
                ellipse(0.42, -0.06, 0.055, 0.045),
                trail('0.92,0.14 0.72,0.15 0.58,0.19', 0.03, 0.01),
              ),
            ),
          ),
          { tone: 0.85 },
        ),
      ],
      anchors: { mouth: b.headAt([0.9, 0.15]), top: b.withers, head: b.headAt([0.3, -0.3]) },
    };
  };
}

const jackal = wildDog({
  id: 'jackal',
  coat: 'wood',
  build: jackalBuild,
  tone: 0.4,
  ears: tall,
  saddle: '-29,-41.6 -12,-42.6 12,-43.6 23,-44 20,-37 10,-38.6 0,-35.6 -12,-38.4 -26,-35.4',
});

const coyote = wildDog({
  id: 'coyote',
  coat: 'bark',
  build: {
    ...jackalBuild,
    height: 58,
    length: 74,
    chest: 25,
    waist: 17,
    neck: { length: 27, rise: 0.13, base: 11.5, top: 8 },
    head: { size: 26, tilt: 0.03, outline: muzzle },
    legs: [5.4, 2.7, 2],
  },
  tone: 0.2,
  ears: '0,-0.16 0.02,-0.6 0.15,-0.44 0.26,-0.22',
});

/** High at the shoulder and low behind, spotted, with round ears. */
const hyena: PieceMaker = ({ role = 'wood', state }) => {
  const b = beast(
    {
      height: 82,
      length: 96,
      chest: 40,
      waist: 29,
      rump: 0.8,
      sway: -1,
      neck: { length: 42, rise: 0.12, base: 18, top: 13 },
      head: { size: 36, tilt: 0.05, outline: blunt },
      legs: [8.4, 4.4, 3.4],
      foot: 'paw',
      bend: 0.07,
    },
    state === 'moving',
  );
  const [rx, ry] = b.rump;
  const tail = stroke(
    [
      [rx + 3, ry + 2],
      [rx - 9, ry + 10],
      [rx - 13, ry + 27],
    ],
    4.4,
    7,
  );
  const mane = poly(
    '63,-112 56,-114 53,-107 46,-108 43,-100 36,-101 33,-93 25,-93 22,-86 12,-87 4,-79 24,-79 40,-90 54,-102',
  );
  const ears = b.onHead(join(circle(0.08, -0.32, 0.13), circle(0.3, -0.37, 0.12)));
  const spots = join(
    ...pts(
      '-40,-54 -30,-62 -28,-48 -16,-58 -14,-68 -4,-50 0,-64 10,-74 14,-56 24,-66 30,-78 38,-62 -36,-42 40,-88',
    ).map(([x, y], n) => ellipse(x, y, 3 + (n % 3) * 0.5, 2.4, 0.08)),
  );
  return {
    layers: [
      ...layersOf('hyena', role, b, { body: [...tail, ...ears], round: 8, tone: 0.35 }),
      shape('hyena.mane', 'bark', mane, { tone: 0.6, sheet: true }),
      shape('hyena.spots', 'bark', spots, { tone: 0.8 }),
      shape(
        'hyena.dark',
        'dark',
        join(
          stroke(
            [
              [rx - 12, ry + 18],
              [rx - 13, ry + 27],
            ],
            6.4,
            5,
          ),
          b.onHead(blob('0.66,-0.1 0.94,-0.08 1.02,0.04 0.96,0.18 0.74,0.24 0.66,0.06')),
        ),
        { tone: 0.7 },
      ),
      shape('hyena.eye', 'lamp', b.onHead(ellipse(0.46, -0.1, 0.06, 0.05)), { tone: 0.1 }),
      shape('hyena.pupil', 'dark', b.onHead(circle(0.47, -0.1, 0.03)), { tone: 1 }),
    ],
    anchors: { mouth: b.headAt([0.92, 0.16]), top: b.withers, head: b.headAt([0.3, -0.3]) },
  };
};

export const wildDogsPieces = {
  jackal: entry(jackal, 'ground', 92, 66),
  coyote: entry(coyote, 'ground', 120, 84),
  hyena: entry(hyena, 'ground', 150, 112),
};
