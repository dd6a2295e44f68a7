import { circle, ellipse, join, smooth, stroke } from '#press/path.ts';
import { type Beast, type BeastBuild, beast } from '#press/pieces/beast.ts';
import { layersOf } from '#press/pieces/beast-layers.ts';
import { blob, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker, type PieceOptions } from '#press/pieces/kit.ts';

const feline = pts(
  '-0.1,0.1 0,-0.24 0.25,-0.36 0.52,-0.3 0.7,-0.1 0.94,0 1,0.14 0.9,0.3 0.62,0.4 0.3,0.42 0.02,0.36',
);

const lionBuild: BeastBuild = {
  height: 106,
  length: 150,
  chest: 48,
  waist: 37,
  rump: 0.95,
  sway: 4,
  neck: { length: 45, rise: 0.12, base: 23, top: 18 },
  head: { size: 44, tilt: 0.03, outline: feline },
  legs: [13, 8, 6.5],
  foot: 'paw',
  bend: 0.08,
};

function bigCat({ state }: PieceOptions): { b: Beast; tail: number[] } {
  const b = beast(lionBuild, state === 'moving');
  const [rx, ry] = b.rump;
  const tail = stroke(
    [
      [rx + 4, ry + 4],
      [rx - 20, ry + 14],
      [rx - 30, ry + 44],
      [rx - 46, ry + 62],
      [rx - 62, ry + 54],
    ],
    6.5,
    4,
  );
  return { b, tail: [...tail] };
}

const lion: PieceMaker = (options) => {
  const role = options.role ?? 'wood';
  const { b, tail } = bigCat(options);
  const [rx, ry] = b.rump;
  const mane = b.onHead(
    blob(
      '0.38,-0.5 0.1,-0.66 -0.3,-0.6 -0.66,-0.3 -0.85,0.15 -0.8,0.6 -0.6,1.02 -0.22,1.3 0.1,1.22 0.22,0.9 0.42,0.62 0.5,0.4 0.3,0.2 0.36,-0.1',
    ),
  );
  return {
    layers: [
      ...layersOf('lion', role, b, { body: tail, round: 11, tone: 0.22 }),
      shape('lion.mane', 'bark', join(mane, ellipse(rx - 64, ry + 53, 10, 6.5, 0.06)), {
        tone: 0.4,
        round: 8,
        sheet: true,
      }),
      shape('lion.ear', role, b.onHead(circle(0.22, -0.4, 0.13)), { tone: 0.35 }),
      shape('lion.chin', 'white', b.onHead(blob('0.7,0.1 0.96,0.1 0.96,0.26 0.75,0.37 0.6,0.28')), {
        tone: 0.25,
      }),
      shape(
        'lion.face',
        'dark',
        b.onHead(
          join(
            blob('0.86,-0.02 1,0.02 0.97,0.12 0.88,0.08'),
            ellipse(0.58, -0.1, 0.055, 0.045),
            trail('0.92,0.2 0.78,0.26 0.66,0.22', 0.03),
          ),
        ),
        { tone: 0.9 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.22]), top: b.withers },
  };
};

const tiger: PieceMaker = (options) => {
  const role = options.role ?? 'accent2';
  const { b, tail } = bigCat(options);
  const ears = b.onHead(join(circle(0.12, -0.32, 0.12), circle(0.36, -0.38, 0.11)));
  const stripe = (x: number, top: number, long: number, lean: number) =>
    smooth([
      [x - 2.6, top],
      [x + 2.6, top],
      [x + lean + 2.2, top + long * 0.5],
      [x + lean * 1.6, top + long],
      [x + lean - 2.4, top + long * 0.5],
    ]);
  const stripes = join(
    ...[-66, -52, -38, -24, -10, 4, 18, 32].map((x, n) =>
      stripe(x, -102 + (n % 2), 24 + (n % 3) * 5, n < 4 ? -3 : 4),
    ),
    ...[-45, -20, 6, 26].map((x) => stripe(x, -64, -13, 3)),
    ...[
      [-76, -58],
      [-72, -44],
      [48, -50],
      [50, -38],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 8, 1.7, 0.02)),
    ...[0.06, 0.2, 0.34].map((x) =>
      b.onHead(
        stroke(
          [
            [x, -0.22],
            [x + 0.03, -0.05],
          ],
          0.06,
          0.02,
        ),
      ),
    ),
    b.onHead(
      join(trail('0.28,0.3 0.42,0.16', 0.06, 0.02), trail('0.12,0.26 0.25,0.12', 0.06, 0.02)),
    ),
    ...[
      [-97, -62],
      [-108, -45],
      [-120, -36],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 4.6, 2, 0.1)),
  );
  return {
    layers: [
      ...layersOf('tiger', role, b, { body: [...tail, ...ears], round: 11, tone: 0.35 }),
      shape(
        'tiger.chin',
        'white',
        b.onHead(blob('0.66,0.1 0.96,0.1 0.96,0.26 0.72,0.39 0.45,0.38 0.5,0.25')),
        { tone: 0.15 },
      ),
      shape('tiger.stripes', 'dark', stripes, { tone: 0.8 }),
      shape(
        'tiger.face',
        'dark',
        b.onHead(
          join(
            blob('0.86,-0.02 1,0.02 0.97,0.12 0.88,0.08'),
            ellipse(0.58, -0.1, 0.055, 0.045),
            trail('0.92,0.2 0.78,0.26 0.66,0.22', 0.03),
          ),
        ),
        { tone: 1 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.22]), top: b.withers },
  };
};

const panther: PieceMaker = (options) => {
  const role = options.role ?? 'dark';
  const { b, tail } = bigCat(options);
  const ears = b.onHead(join(circle(0.12, -0.3, 0.12), circle(0.36, -0.36, 0.11)));
  return {
    layers: [
      ...layersOf('panther', role, b, {
        body: [...tail, ...ears],
        round: 9,
        tone: 0.75,
        depth: -0.5,
      }),
      shape('panther.eye', 'lamp', b.onHead(ellipse(0.58, -0.1, 0.07, 0.045, 0.03)), {
        tone: 0.1,
        glow: 1,
      }),
    ],
    anchors: { mouth: b.headAt([0.9, 0.22]), top: b.withers },
  };
};

export const bigCatsPieces = {
  lion: entry(lion, 'ground', 260, 140),
  tiger: entry(tiger, 'ground', 260, 130),
  panther: entry(panther, 'ground', 260, 130),
};
