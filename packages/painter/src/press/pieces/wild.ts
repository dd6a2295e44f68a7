import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Point, place, smooth, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { type Beast, type BeastBuild, beast } from '#press/pieces/beast.ts';
import { blob, poly, pts, shape, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker, type PieceOptions } from '#press/pieces/kit.ts';

const canine = pts(
  '-0.12,0.1 0,-0.2 0.22,-0.28 0.42,-0.2 0.56,-0.08 0.9,-0.03 1.02,0.03 0.98,0.13 0.6,0.24 0.34,0.36 0.05,0.36',
);
const feline = pts(
  '-0.1,0.1 0,-0.24 0.25,-0.36 0.52,-0.3 0.7,-0.1 0.94,0 1,0.14 0.9,0.3 0.62,0.4 0.3,0.42 0.02,0.36',
);
const ursine = pts(
  '-0.15,0.1 -0.02,-0.22 0.22,-0.32 0.45,-0.24 0.6,-0.08 0.9,0 1,0.08 0.96,0.22 0.62,0.34 0.3,0.42 0,0.42',
);

const wolfBuild: BeastBuild = {
  height: 80,
  length: 98,
  chest: 40,
  waist: 27,
  neck: { length: 40, rise: 0.13, base: 17, top: 11 },
  head: { size: 35, tilt: 0.02, outline: canine },
  legs: [8, 4.2, 3.1],
  foot: 'paw',
  bend: 0.09,
};

const bearBuild: BeastBuild = {
  height: 112,
  length: 160,
  chest: 66,
  waist: 64,
  rump: 0.9,
  sway: -4,
  neck: { length: 52, rise: 0.04, base: 31, top: 20 },
  head: { size: 48, tilt: 0.05, outline: ursine },
  legs: [17, 12.5, 11],
  foot: 'paw',
  bend: 0.05,
};

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

const deerBuild: BeastBuild = {
  height: 112,
  length: 112,
  chest: 40,
  waist: 31,
  neck: { length: 58, rise: 0.17, base: 15, top: 8.5 },
  head: {
    size: 33,
    tilt: 0.045,
    outline: pts(
      '-0.12,0.06 0,-0.2 0.25,-0.25 0.5,-0.17 0.85,-0.05 1,0.03 0.97,0.16 0.75,0.2 0.4,0.26 0.05,0.3',
    ),
  },
  legs: [8.5, 3.6, 2.5],
  foot: 'hoof',
  bend: 0.06,
};

/** What all of them share: far legs in the dark, then the body, then what is on it. */
function layersOf(
  id: string,
  role: Role,
  { torso, nearLegs, farLegs }: Beast,
  extra: { body?: number[]; round: number; tone?: number; depth?: number },
): Piece['layers'] {
  const { body = [], round, tone = 0.35, depth } = extra;
  return [
    shape(`${id}.far`, role, farLegs, { tone: Math.min(1, tone + 0.4), sheet: true }),
    shape(id, role, join(torso, nearLegs, body), {
      tone,
      round,
      sheet: true,
      ...(depth !== undefined && { depth }),
    }),
  ];
}

const canineEars = poly('0,-0.16 0.02,-0.56 0.14,-0.42 0.25,-0.24');

const wolf: PieceMaker = ({ role = 'stone', state }) => {
  const b = beast(wolfBuild, state === 'moving');
  const [rx, ry] = b.rump;
  const tail = stroke(
    [
      [rx + 4, ry + 4],
      [rx - 14, ry + 16],
      [rx - 22, ry + 40],
      [rx - 18, ry + 58],
    ],
    9,
    13,
  );
  const ruff = b.onHead(blob('-0.5,0.1 0,-0.16 0.18,0.3 0.05,0.72 -0.35,0.95 -0.8,0.7'));
  const belly = blob('36,-72 46,-58 36,-46 0,-47 -30,-54 4,-52');
  return {
    layers: [
      ...layersOf('wolf', role, b, {
        body: [...tail, ...b.onHead(canineEars), ...ruff],
        round: 8,
        tone: 0.5,
      }),
      shape(
        'wolf.pale',
        role,
        join(belly, b.onHead(blob('0.1,0.3 0.34,0.12 0.7,0.1 0.98,0.1 0.6,0.22 0.3,0.36'))),
        { tone: 0.05, alpha: 0.75 },
      ),
      shape('wolf.eye', 'lamp', b.onHead(ellipse(0.4, -0.06, 0.07, 0.045, 0.04)), {
        tone: 0.1,
        glow: 1,
      }),
      shape(
        'wolf.nose',
        'dark',
        b.onHead(
          join(circle(0.99, 0.04, 0.065), trail('0.94,0.15 0.7,0.15 0.55,0.19', 0.03, 0.01)),
        ),
        { tone: 1 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.15]), top: b.withers, head: b.headAt([0.3, -0.3]) },
  };
};

const fox: PieceMaker = ({ role = 'accent', state }) => {
  const k = 0.46;
  const b = beast(
    {
      ...wolfBuild,
      height: 38,
      length: 52,
      chest: 16,
      waist: 12,
      neck: { length: 17, rise: 0.11, base: 7.5, top: 5.5 },
      head: { size: 19, tilt: 0.03, outline: canine },
      legs: [3.8, 1.9, 1.4],
    },
    state === 'moving',
  );
  const [rx, ry] = b.rump;
  const tail: Point[] = [
    [rx + 3, ry + 2],
    [rx - 10, ry + 3],
    [rx - 24, ry + 10],
    [rx - 40, ry + 7],
  ];
  return {
    layers: [
      ...layersOf('fox', role, b, {
        body: [...stroke(tail, 4, 11), ...b.onHead(canineEars)],
        round: 4,
      }),
      shape(
        'fox.pale',
        'white',
        join(
          stroke(
            [
              [rx - 33, ry + 9],
              [rx - 41, ry + 7.2],
            ],
            10.5,
            6,
          ),
          b.onHead(blob('0.1,0.3 0.34,0.06 0.7,0.08 0.98,0.1 0.6,0.24 0.3,0.37')),
          blob('18,-33 27,-30 24,-22 16,-21'),
        ),
        { tone: 0.15 },
      ),
      shape(
        'fox.dark',
        'dark',
        join(
          b.hooves,
          b.onHead(
            join(
              circle(0.99, 0.04, 0.06),
              ellipse(0.42, -0.06, 0.055, 0.05),
              poly('0.03,-0.36 0.02,-0.56 0.12,-0.42'),
            ),
          ),
        ),
        { tone: 0.8 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.15]), top: b.withers, tail: [rx - 40, ry + 7 * k] },
  };
};

const bear: PieceMaker = ({ role = 'bark', state }) => {
  const b = beast(bearBuild, state === 'moving');
  const hump = ellipse(36, -106, 36, 18, 0.02);
  const ears = b.onHead(join(circle(0.06, -0.27, 0.13), circle(0.3, -0.33, 0.12)));
  return {
    layers: [
      ...layersOf('bear', role, b, { body: [...hump, ...ears], round: 15, tone: 0.5 }),
      shape(
        'bear.muzzle',
        role,
        b.onHead(blob('0.58,0.02 0.9,0 1,0.1 0.94,0.22 0.62,0.32 0.5,0.18')),
        { tone: 0.05 },
      ),
      shape(
        'bear.face',
        'dark',
        b.onHead(
          join(
            ellipse(0.97, 0.06, 0.075, 0.06),
            circle(0.48, -0.06, 0.04),
            trail('0.93,0.19 0.76,0.21 0.64,0.18', 0.025),
          ),
        ),
        { tone: 0.9 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.2]), top: b.withers },
  };
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

const deer: PieceMaker = ({ role = 'wood', state, random }) => {
  const b = beast(deerBuild, state === 'moving');
  const spread = random.between(0.9, 1.1);
  const antler = (k: number, lean: number) => {
    const p = (x: number, y: number): Point => [x * k * spread + lean, y * k];
    return join(
      stroke(
        [p(0.1, -0.2), p(-0.12, -0.6), p(-0.2, -1.1), p(0.12, -1.55), p(0.35, -1.85)],
        0.1,
        0.045,
      ),
      stroke([p(-0.08, -0.55), p(0.2, -0.72), p(0.36, -0.98)], 0.075, 0.04),
      stroke([p(-0.18, -1.05), p(-0.42, -1.3), p(-0.46, -1.62)], 0.075, 0.04),
      stroke([p(0.05, -1.45), p(0.0, -1.7), p(-0.04, -1.95)], 0.065, 0.035),
    );
  };
  const ear = blob('0.02,-0.12 -0.2,-0.3 -0.36,-0.24 -0.24,-0.08');
  const [rx, ry] = b.rump;
  return {
    layers: [
      shape('deer.antler2', 'bark', b.onHead(place(antler(0.92, 0.16), { turn: 0.02 })), {
        tone: 0.75,
        sheet: true,
      }),
      ...layersOf('deer', role, b, {
        body: [
          ...b.onHead(ear),
          ...smooth([
            [rx - 2, ry - 2],
            [rx - 10, ry + 6],
            [rx - 6, ry + 18],
            [rx + 3, ry + 10],
          ]),
        ],
        round: 8,
        tone: 0.4,
      }),
      shape(
        'deer.pale',
        'white',
        join(
          smooth([
            [rx - 4, ry + 6],
            [rx + 2, ry + 8],
            [rx + 3, ry + 22],
            [rx - 3, ry + 24],
          ]),
          blob('44,-98 53,-86 46,-76 38,-84'),
          b.onHead(blob('0.68,0.04 0.92,0.1 0.9,0.19 0.6,0.2')),
        ),
        { tone: 0.3, alpha: 0.8 },
      ),
      shape('deer.antler', 'bark', b.onHead(antler(1, 0)), { tone: 0.4, sheet: true }),
      shape(
        'deer.face',
        'dark',
        join(
          b.hooves,
          b.onHead(join(ellipse(0.97, 0.06, 0.06, 0.06), ellipse(0.4, -0.08, 0.06, 0.045))),
        ),
        { tone: 0.9 },
      ),
    ],
    anchors: { mouth: b.headAt([0.9, 0.16]), top: b.withers, head: b.headAt([0.2, -0.3]) },
  };
};

export const wildPieces = {
  wolf: entry(wolf, 'ground', 165, 104),
  fox: entry(fox, 'ground', 112, 50),
  bear: entry(bear, 'ground', 240, 128),
  lion: entry(lion, 'ground', 260, 140),
  tiger: entry(tiger, 'ground', 260, 130),
  panther: entry(panther, 'ground', 260, 130),
  deer: entry(deer, 'ground', 165, 225),
};
