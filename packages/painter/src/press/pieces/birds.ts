import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, type Path, place } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';
import { blob, pick, poly, shape, times, trail } from '#press/pieces/brush.ts';
import { entry, type PieceMaker, type PieceOptions } from '#press/pieces/kit.ts';

interface Plumage {
  readonly id: string;
  readonly role: Role;
  readonly breast: Role;
  readonly beak: Role;
  /** Its size beside a blackbird of 25 cm. */
  readonly scale: number;
  readonly tone?: number;
  readonly depth?: number;
}

/** On a branch or on the ground: 1 is a centimetre of a blackbird. */
function perched(
  { id, role, breast, beak, scale, tone = 0.4, depth = 0.45 }: Plumage,
  bill: string,
): Piece {
  const k = (path: Path) => place(path, { scale });
  return {
    layers: [
      shape(
        `${id}.legs`,
        'dark',
        k(
          join(
            trail('-0.6,-4 -0.4,-0.4', 0.5),
            trail('1.4,-4 1.8,-0.4', 0.5),
            trail('-1.4,-0.25 1,-0.25', 0.5),
            trail('0.8,-0.25 3.2,-0.25', 0.5),
          ),
        ),
        { tone: 0.6 },
      ),
      shape(
        id,
        role,
        k(
          join(
            blob(
              '-6.5,-6.5 -3,-11.5 1.5,-14.6 3,-17.6 5.4,-18.8 7.9,-17.6 8.7,-15 7.9,-12.2 7.4,-8.6 4.6,-4.6 0.6,-3.2 -4,-4',
            ),
            poly('-4,-8.6 -16.4,-2.6 -16.8,-0.6 -3.4,-4'),
          ),
        ),
        { tone, depth, round: 2.4 * scale, sheet: true },
      ),
      shape(
        `${id}.breast`,
        breast,
        k(blob('7.9,-12.4 7.4,-8.6 4.6,-4.6 1.4,-3.6 3.4,-7 5.4,-11')),
        { tone: 0.25, alpha: 0.9 },
      ),
      shape(`${id}.wing`, role, k(blob('2.6,-11.6 2.4,-8 -2,-5 -10.6,-3 -6.6,-7.4 -3,-11')), {
        tone: Math.min(1, tone + 0.4),
      }),
      shape(`${id}.beak`, beak, k(poly(bill)), { tone: 0.35 }),
      shape(`${id}.eye`, 'white', k(circle(6.5, -15.6, 0.85)), { tone: 0 }),
      shape(`${id}.pupil`, 'dark', k(circle(6.7, -15.6, 0.5)), { tone: 1 }),
    ],
    anchors: { mouth: [12 * scale, -15 * scale], top: [5 * scale, -18.8 * scale] },
  };
}

/** In the air, its wings up or down by chance; the middle of its body is at (0, 0). */
function flying(
  { id, role, breast, beak, scale, tone = 0.4, depth = 0.45 }: Plumage,
  bill: string,
  { random }: PieceOptions,
): Piece {
  const k = (path: Path) => place(path, { scale, turn: -0.02 });
  const up = random.next() < 0.65;
  const near = up
    ? '4,-2 3,-10 -2,-18 -9,-24.6 -13.6,-26 -12.6,-22 -13.4,-19 -11.4,-15 -11,-12 -8,-7 -5.4,-1'
    : '5,-1 2,5 -4,13 -11,19 -14.6,20.4 -13.4,16 -13.4,12 -10.6,8 -9.4,4 -6,-1';
  const far = up
    ? '5,-2 9,-9 9,-18 6,-26 3,-22.6 0.6,-16 0,-9 0,-2'
    : '6,-2 9,4 8,11 4,17 2,11 1,5 0,-2';
  return {
    layers: [
      shape(`${id}.far`, role, k(blob(far)), { tone: Math.min(1, tone + 0.4), sheet: true }),
      shape(
        id,
        role,
        k(
          join(
            blob('-8,0.6 -3,-2.6 3,-3.6 6.6,-5.4 9.8,-5.2 11.4,-3 10.2,-0.4 6.6,2.4 0,3.6 -5,2.6'),
            poly('-6,-1 -16.6,-1.8 -18.6,1 -16.2,3.4 -5,2.4'),
          ),
        ),
        { tone, depth, round: 2.2 * scale, sheet: true },
      ),
      shape(`${id}.breast`, breast, k(blob('10.6,-1.4 6.6,2.4 0,3.6 -4,2.8 1,1.6 6,-0.6')), {
        tone: 0.25,
        alpha: 0.9,
      }),
      shape(`${id}.beak`, beak, k(place(poly(bill), { x: 2.6, y: 12 })), { tone: 0.35 }),
      shape(`${id}.wing`, role, k(blob(near)), {
        tone: tone * 0.8,
        depth,
        round: 2 * scale,
        sheet: true,
      }),
      shape(`${id}.eye`, 'white', k(circle(8.8, -3.4, 0.8)), { tone: 0 }),
      shape(`${id}.pupil`, 'dark', k(circle(9, -3.4, 0.46)), { tone: 1 }),
    ],
    anchors: { mouth: [14.6 * scale, -3 * scale] },
  };
}

const finch = '8.5,-16 11.6,-14.7 8.5,-13.8';
const crowBill = '8.3,-16.6 11.4,-16 13.4,-14.2 8.5,-13.6';
const hooked = '8.3,-16.6 11,-16.4 11.8,-13 10.8,-14 8.5,-13.6';

const flier =
  (plumage: (options: PieceOptions) => Plumage, bill: string, home: 'air' | 'perch'): PieceMaker =>
  (options) => {
    const inAir = options.state === 'moving' || (home === 'air' && options.state !== 'open');
    const own = plumage(options);
    return inAir ? flying(own, bill, options) : perched(own, bill);
  };

const bird = flier(
  ({ role, random }) => ({
    id: 'bird',
    role: role ?? pick<Role>(random, ['accent', 'accent3', 'near', 'accent2']),
    breast: 'white',
    beak: 'told.orange',
    scale: 1,
  }),
  finch,
  'perch',
);
const crow = flier(
  ({ role = 'dark' }) => ({
    id: 'crow',
    role,
    breast: role,
    beak: 'dark',
    scale: 1.8,
    tone: 0.75,
    depth: -0.6,
  }),
  crowBill,
  'perch',
);
const dove = flier(
  ({ role = 'white' }) => ({
    id: 'dove',
    role,
    breast: 'white',
    beak: 'accent',
    scale: 1.3,
    tone: 0.12,
    depth: 0.6,
  }),
  finch,
  'air',
);
const seagull = flier(
  ({ role = 'white' }) => ({
    id: 'seagull',
    role,
    breast: 'white',
    beak: 'told.yellow',
    scale: 2,
    tone: 0.2,
    depth: 0.6,
  }),
  crowBill,
  'air',
);
const eagle = flier(
  ({ role = 'bark' }) => ({
    id: 'eagle',
    role,
    breast: 'wood',
    beak: 'told.yellow',
    scale: 3.2,
    tone: 0.55,
  }),
  hooked,
  'air',
);

const owl: PieceMaker = ({ role = 'bark', state }) => {
  const wide = state === 'moving';
  const wings = wide
    ? join(
        blob('-8,-32 -26,-44 -46,-40 -44,-32 -40,-28 -36,-22 -28,-18 -12,-14'),
        blob('8,-32 26,-44 46,-40 44,-32 40,-28 36,-22 28,-18 12,-14'),
      )
    : join(blob('-10,-34 -15,-24 -14,-10 -8,-3 -7,-16'), blob('10,-34 15,-24 14,-10 8,-3 7,-16'));
  return {
    layers: [
      shape('owl.tail', role, poly('-5,-6 5,-6 4,2 -4,2'), { tone: 0.9 }),
      shape(
        'owl',
        role,
        blob(
          '-13,-30 -15,-40 -13,-47 -15,-54 -7,-50 0,-49.5 7,-50 15,-54 13,-47 15,-40 13,-30 14,-18 8,-4 0,-1 -8,-4 -14,-18',
        ),
        { tone: 0.35, round: 5, sheet: true },
      ),
      shape('owl.breast', 'wood', blob('0,-33 8,-28 9,-16 5,-6 0,-4 -5,-6 -9,-16 -8,-28'), {
        tone: 0.15,
      }),
      shape(
        'owl.specks',
        role,
        times(14, (n) =>
          ellipse(
            -5 + (n % 4) * 3.4 + (n % 8 > 3 ? 1.6 : 0),
            -26 + Math.floor(n / 4) * 5.6,
            0.9,
            1.7,
          ),
        ),
        { tone: 0.6 },
      ),
      shape('owl.wings', role, wings, { tone: 0.7, round: 3, sheet: wide }),
      shape('owl.mask', 'white', join(circle(-6, -40.5, 6.6), circle(6, -40.5, 6.6)), {
        tone: 0.25,
        round: 2,
      }),
      shape('owl.eyes', 'lamp', join(circle(-5.6, -40.5, 4), circle(5.6, -40.5, 4)), {
        tone: 0.35,
        glow: 0.8,
      }),
      shape(
        'owl.face',
        'dark',
        join(
          circle(-5.3, -40.5, 2.1),
          circle(5.3, -40.5, 2.1),
          poly('-1.7,-38.5 1.7,-38.5 0,-33.6'),
        ),
        { tone: 1 },
      ),
      shape('owl.feet', 'told.yellow', join(...[-5, -3, 3, 5].map((x) => ellipse(x, -1, 1, 1.8))), {
        tone: 0.6,
      }),
    ],
    anchors: { mouth: [0, -36], top: [0, -50] },
  };
};

const swan: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('swan.neck', role, trail('28,-14 44,-26 40,-50 28,-70 32,-88 46,-90', 15, 7), {
      tone: 0.15,
      round: 3.5,
      depth: 0.6,
      sheet: true,
    }),
    shape(
      'swan',
      role,
      join(blob('-62,-26 -44,-20 -30,-12 20,-22 46,-20 50,-6 36,2 -20,3 -44,-6')),
      { tone: 0.2, round: 8, depth: 0.6, sheet: true },
    ),
    shape(
      'swan.wing',
      role,
      blob('30,-20 14,-42 -14,-50 -46,-46 -64,-52 -54,-36 -58,-28 -42,-22 -30,-10 4,-6 26,-8'),
      { tone: 0.1, round: 7, depth: 0.55, sheet: true },
    ),
    shape(
      'swan.feathers',
      role,
      join(trail('8,-22 -20,-26 -48,-38', 1.4, 0.6), trail('6,-14 -18,-16 -42,-26', 1.4, 0.6)),
      { tone: 0.8 },
    ),
    shape('swan.beak', 'told.orange', poly('46,-92.6 60,-86 46,-87'), { tone: 0.4 }),
    shape('swan.mask', 'dark', join(poly('43,-92 49,-92 47,-87'), circle(41.6, -90.4, 1.2)), {
      tone: 0.9,
    }),
  ],
  anchors: { mouth: [58, -86], top: [0, -46] },
});

const duck: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('duck', role, blob('-30,-18 -20,-14 -6,-17 12,-18 22,-12 22,-2 10,2 -16,2 -26,-6'), {
      tone: 0.3,
      round: 5,
      sheet: true,
    }),
    shape('duck.wing', role, blob('8,-15 -6,-17 -22,-12 -28,-14 -20,-5 -4,-2 8,-6'), {
      tone: 0.75,
    }),
    shape('duck.head', 'leaf', blob('12,-16 11,-28 17,-35 25,-34 29,-28 26,-22 22,-12 16,-9'), {
      tone: 0.6,
      round: 3,
      sheet: true,
    }),
    shape('duck.ring', 'white', trail('11.4,-16 17,-13 23,-14.4', 1.8), { tone: 0 }),
    shape('duck.beak', 'told.yellow', blob('27.5,-29.5 33,-27 37,-25.6 33,-23.6 27.5,-24'), {
      tone: 0.45,
    }),
    shape('duck.eye', 'white', circle(22.5, -29.5, 1.4), { tone: 0 }),
    shape('duck.pupil', 'dark', circle(22.8, -29.5, 0.8), { tone: 1 }),
  ],
  anchors: { mouth: [36, -25], top: [0, -18] },
});

const penguin: PieceMaker = ({ role = 'dark' }) => ({
  layers: [
    shape('penguin.feet', 'told.orange', join(ellipse(-6, -2, 9, 3), ellipse(10, -2, 9, 3)), {
      tone: 0.4,
    }),
    shape(
      'penguin',
      role,
      join(
        blob(
          '-16,-20 -19,-50 -12,-80 -10,-96 0,-106 12,-104 16,-94 17,-80 22,-54 19,-20 8,-4 -6,-4',
        ),
        blob('-14,-74 -26,-52 -28,-30 -20,-38 -14,-54'),
      ),
      { tone: 0.7, round: 7, depth: -0.5, sheet: true },
    ),
    shape('penguin.front', 'white', blob('14,-84 4,-78 -4,-58 -4,-28 4,-9 14,-9 18,-24 20,-54'), {
      tone: 0.12,
      round: 5,
      depth: 0.5,
    }),
    shape('penguin.wing', role, blob('0,-76 -7,-52 -6,-32 2,-40 7,-60'), {
      tone: 0.5,
      sheet: true,
    }),
    shape(
      'penguin.beak',
      'told.orange',
      join(poly('14,-99 27,-95 14,-92'), ellipse(4, -88, 5, 3.4)),
      { tone: 0.3 },
    ),
    shape('penguin.eye', 'white', circle(8.6, -97.5, 1.7), { tone: 0 }),
  ],
  anchors: { mouth: [26, -95], top: [4, -106] },
});

const chicken: PieceMaker = ({ role = 'accent' }) => ({
  layers: [
    shape(
      'chicken.tail',
      'leaf',
      join(
        trail('-14,-28 -28,-44 -36,-38 -38,-28', 8, 2),
        trail('-14,-28 -24,-50 -34,-54 -40,-46', 7, 2),
        trail('-12,-26 -30,-34 -36,-26', 6, 2),
      ),
      { tone: 0.75, sheet: true },
    ),
    shape(
      'chicken.legs',
      'told.yellow',
      join(
        trail('-2,-12 -1,-1', 1.8),
        trail('6,-12 8,-1', 1.8),
        trail('-5,-0.8 4,-0.8', 1.6),
        trail('5,-0.8 13,-0.8', 1.6),
      ),
      { tone: 0.6 },
    ),
    shape(
      'chicken',
      role,
      join(
        blob('-22,-26 -14,-34 -2,-34 6,-42 9,-52 15,-56 21,-52 22,-42 21,-26 12,-13 0,-10 -14,-15'),
      ),
      { tone: 0.35, round: 6, sheet: true },
    ),
    shape('chicken.wing', role, blob('6,-30 -6,-32 -18,-24 -8,-18 4,-18'), { tone: 0.8 }),
    shape(
      'chicken.comb',
      'told.red',
      join(
        circle(11, -57, 3),
        circle(15, -59, 3.2),
        circle(19, -57, 2.8),
        ellipse(23, -43.5, 2.4, 4.4),
      ),
      { tone: 0.4, sheet: true },
    ),
    shape('chicken.beak', 'told.yellow', poly('21,-52 29,-48.6 21,-46.6'), { tone: 0.4 }),
    shape('chicken.eye', 'white', circle(17.4, -50, 1.5), { tone: 0 }),
    shape('chicken.pupil', 'dark', circle(17.8, -50, 0.8), { tone: 1 }),
  ],
  anchors: { mouth: [28, -48], top: [15, -60] },
});

const feather: PieceMaker = ({ role = 'white' }) => ({
  layers: [
    shape('feather', role, blob('-10,5 -6,0 -2,-6 6,-10 12,-10.4 11,-6 7,-1 1,3.4 -5,5.6'), {
      tone: 0.2,
      round: 1.4,
      depth: 0.6,
      sheet: true,
    }),
    shape(
      'feather.quill',
      'dark',
      join(
        trail('-14,8.4 -8,4 2,-3.4 10,-9', 0.55, 0.2),
        trail('-1,3 -2,-0.4', 0.25),
        trail('3,1 2.2,-3.4', 0.25),
      ),
      { tone: 0.5 },
    ),
  ],
});

const nest: PieceMaker = ({ role = 'bark', random }) => ({
  layers: [
    shape('nest.back', role, ellipse(0, -8, 13, 4), { tone: 0.95 }),
    shape(
      'nest.eggs',
      'glass',
      join(
        ellipse(-5, -9.5, 3.2, 4, -0.04),
        ellipse(1, -10.4, 3.2, 4.2),
        ellipse(6.4, -9, 3.1, 3.8, 0.05),
      ),
      { tone: 0.2, round: 1.4, sheet: true },
    ),
    shape(
      'nest',
      role,
      join(
        blob('-14,-9 -8,-6.4 0,-5.8 8,-6.4 14,-9 12,-3 6,0 -6,0 -12,-3'),
        times(16, (n) => {
          const x = -13 + n * 1.7;
          return trail(
            `${x},${-5 - random.next() * 2} ${x + random.between(2, 5)},${-3 - random.next() * 4}`,
            0.6,
            0.3,
          );
        }),
      ),
      { tone: 0.4, round: 2.4, sheet: true },
    ),
    shape(
      'nest.straws',
      'wood',
      times(12, (n) => {
        const x = -11 + n * 1.8;
        return trail(
          `${x},${-2 - random.next() * 3} ${x + random.between(2, 4)},${-1 - random.next() * 4}`,
          0.4,
          0.25,
        );
      }),
      { tone: 0.2 },
    ),
  ],
  anchors: { top: [0, -10] },
});

export const birdPieces = {
  bird: entry(bird, 'ground', 28, 19),
  crow: entry(crow, 'ground', 54, 34),
  dove: entry(dove, 'air', 43, 43),
  seagull: entry(seagull, 'air', 66, 66),
  eagle: entry(eagle, 'air', 105, 105),
  owl: entry(owl, 'ground', 31, 55),
  swan: entry(swan, 'water', 125, 98),
  duck: entry(duck, 'water', 67, 38),
  penguin: entry(penguin, 'ground', 56, 107),
  chicken: entry(chicken, 'ground', 70, 63),
  feather: entry(feather, 'air', 27, 19),
  nest: entry(nest, 'ground', 32, 15),
};
