import { withLegs } from '#press/compose/altered.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer, Role } from '#press/drawing.ts';
import {
  type Box,
  ellipse,
  join,
  limb,
  type Path,
  type Point,
  place,
  rect,
  stroke,
} from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { blob, shape } from '#press/pieces/brush.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { BorrowedPart } from '#press/scene.ts';
import type { Random } from '#random.ts';

export interface BearerOptions {
  readonly random: Random;
  readonly skin?: Role;
  /** What is told of its colour is of its body, not of what it borrows. */
  readonly kind: 'person' | 'beast' | 'thing';
  /** Seen from the front or from behind: one wing on either side. */
  readonly isFacing?: boolean;
  readonly isCrying?: boolean;
  /** Of a person: what they wear, and their hair. */
  readonly garment?: Role;
  readonly hairRole?: Role;
}

/** Somebody or something with parts of a body that are not theirs by day, each where it grows. */
export function withParts(
  piece: Piece,
  parts: readonly BorrowedPart[],
  options: BearerOptions,
): Piece {
  return parts.reduce((borne, part) => adding[part](borne, options), piece);
}

type Adding = (piece: Piece, options: BearerOptions) => Piece;

/** A wing of one unit, its root at the origin: it rises and sweeps to the left. */
const feather = (from: Point, to: Point, wide: number): Path => {
  const middle: Point = [(from[0] + to[0]) / 2 - 0.03, (from[1] + to[1]) / 2 - 0.05];
  return join(
    stroke([from, middle, to], wide, wide * 0.34),
    ellipse(to[0], to[1], wide * 0.2, wide * 0.2),
  );
};
const rowOf = (tips: readonly (readonly [Point, Point])[], wide: number) =>
  join(...tips.map(([from, to]) => feather(from, to, wide)));
const quills = rowOf(
  [
    [
      [-0.04, -0.12],
      [-0.42, 0.22],
    ],
    [
      [-0.08, -0.24],
      [-0.6, 0.12],
    ],
    [
      [-0.13, -0.36],
      [-0.76, -0.02],
    ],
    [
      [-0.19, -0.48],
      [-0.88, -0.2],
    ],
    [
      [-0.27, -0.6],
      [-0.97, -0.4],
    ],
    [
      [-0.36, -0.7],
      [-1.02, -0.62],
    ],
    [
      [-0.45, -0.78],
      [-1.02, -0.84],
    ],
    [
      [-0.5, -0.82],
      [-0.94, -1.04],
    ],
  ],
  0.17,
);
const coverts = rowOf(
  [
    [
      [-0.02, -0.12],
      [-0.24, 0.06],
    ],
    [
      [-0.06, -0.26],
      [-0.38, -0.06],
    ],
    [
      [-0.12, -0.4],
      [-0.48, -0.24],
    ],
    [
      [-0.2, -0.52],
      [-0.58, -0.42],
    ],
    [
      [-0.3, -0.64],
      [-0.66, -0.6],
    ],
    [
      [-0.4, -0.74],
      [-0.7, -0.78],
    ],
  ],
  0.16,
);
const arm = blob(
  '0.05,0.02 -0.06,-0.3 -0.26,-0.66 -0.52,-0.9 -0.66,-0.93 -0.6,-0.82 -0.36,-0.58 -0.16,-0.22 -0.06,0.06',
);

function wing([x, y]: Point, long: number, side: 1 | -1, isFar: boolean): Layer[] {
  const at = (path: Path) => place(path, { x, y, scale: long, scaleX: side });
  const dim = isFar ? 0.3 : 0;
  return [
    shape('wing.quills', 'white', at(quills), {
      tone: 0.42 + dim,
      round: long * 0.02,
      sheet: true,
    }),
    shape('wing.coverts', 'white', at(coverts), { tone: 0.36 + dim, round: long * 0.03 }),
    shape('wing.arm', 'white', at(arm), { tone: 0.16 + dim, round: long * 0.04 }),
  ];
}

const winged: Adding = (piece, { kind, isFacing }) => {
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [wide, tall] = [right - left, bottom - top];
  if (kind === 'person') {
    const back = piece.anchors?.back ?? [(left + right) / 2, top + tall * 0.3];
    const long = Math.min(96, Math.max(wide, tall) * 0.58);
    const pair = isFacing
      ? [
          ...wing([back[0] + 3, back[1]], long, -1, false),
          ...wing([back[0] - 3, back[1]], long, 1, false),
        ]
      : [...wing([back[0] + 5, back[1] - 4], long, 1, true), ...wing(back, long, 1, false)];
    return { ...piece, layers: [...pair, ...piece.layers] };
  }
  if (kind === 'beast') {
    const root = piece.anchors?.top ?? [(left + right) / 2, top + tall * 0.4];
    const long = Math.max(tall, wide) * 0.62;
    const [x, y] = [root[0] - wide * 0.08, Math.max(root[1], top + tall * 0.3) + tall * 0.06];
    return {
      ...piece,
      layers: [
        ...wing([x + wide * 0.08, y - tall * 0.02], long * 0.94, 1, true),
        ...piece.layers,
        ...wing([x, y], long, 1, false),
      ],
    };
  }
  const long = Math.max(0.5 * tall, Math.min(0.9 * tall, 0.7 * wide));
  const y = top + tall * 0.6;
  const pair = [
    ...wing([right - wide * 0.1, y], long, -1, false),
    ...wing([left + wide * 0.1, y], long, 1, false),
  ];
  return { ...piece, layers: [...pair, ...piece.layers] };
};

/** Where its eyes are: as a piece tells, else high on its front. */
function eyesOf(piece: Piece): readonly [Point, Point] {
  const [one, two] = [piece.anchors?.eyes, piece.anchors?.['eyes.end']];
  if (one && two) return [one, two];
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [middle, wide, tall] = [(left + right) / 2, right - left, bottom - top];
  const apart = Math.min(wide * 0.22, tall * 0.2);
  const y = top + tall * 0.34;
  return [
    [middle - apart, y],
    [middle + apart, y],
  ];
}

const sighted: Adding = (piece, { random, isCrying }) => {
  const [one, two] = eyesOf(piece);
  const r = (two[0] - one[0]) * 0.3;
  const iris =
    (['told.blue', 'leaf', 'bark', 'accent3'] as const)[Math.floor(random.next() * 4)] ?? 'bark';
  const look = random.between(-0.25, 0.25) * r;
  const lens = ([x, y]: Point, k: number): Path =>
    place(blob('-1,0.08 -0.6,-0.5 0,-0.72 0.6,-0.5 1,0.08 0.55,0.5 0,0.62 -0.55,0.5'), {
      x,
      y,
      scale: r * k,
    });
  const both = (draw: (at: Point) => Path) => join(draw(one), draw(two));
  return {
    ...piece,
    layers: [
      ...piece.layers,
      shape(
        'eyes.rim',
        'dark',
        both((at) => lens(at, 1.14)),
        { tone: 0.8 },
      ),
      shape(
        'eyes',
        'white',
        both((at) => lens(at, 1)),
        { tone: 0.08, round: r * 0.2 },
      ),
      shape(
        'eyes.iris',
        iris,
        both(([x, y]) => ellipse(x + look, y, r * 0.46, r * 0.5)),
        { tone: 0.45 },
      ),
      shape(
        'eyes.pupil',
        'dark',
        both(([x, y]) => ellipse(x + look, y, r * 0.22, r * 0.25)),
        { tone: 1 },
      ),
      shape(
        'eyes.light',
        'white',
        both(([x, y]) => ellipse(x + look - r * 0.14, y - r * 0.18, r * 0.1, r * 0.1)),
        { tone: 0 },
      ),
      ...(isCrying
        ? [
            shape(
              'eyes.tears',
              'water',
              both(([x, y]) =>
                join(
                  place(blob('0,-1 0.5,0.1 0.4,0.7 0,0.9 -0.4,0.7 -0.5,0.1'), {
                    x,
                    y: y + r * 1.3,
                    scale: r * 0.42,
                  }),
                  place(blob('0,-1 0.5,0.1 0.4,0.7 0,0.9 -0.4,0.7 -0.5,0.1'), {
                    x: x + r * 0.2,
                    y: y + r * 2.4,
                    scale: r * 0.3,
                  }),
                ),
              ),
              { tone: 0.15 },
            ),
          ]
        : []),
    ],
  };
};

const mouthed: Adding = (piece, { isCrying }) => {
  const [one, two] = eyesOf(piece);
  const apart = two[0] - one[0];
  const [x, y] = [(one[0] + two[0]) / 2, (one[1] + two[1]) / 2 + apart * 0.92];
  const at = (path: Path) => place(path, { x, y, scale: apart * 0.46, scaleY: isCrying ? -1 : 1 });
  return {
    ...piece,
    layers: [
      ...piece.layers,
      shape(
        'lips',
        'told.red',
        at(
          blob(
            '-1,-0.1 -0.5,-0.36 -0.15,-0.42 0,-0.32 0.15,-0.42 0.5,-0.36 1,-0.1 0.6,0.4 0,0.56 -0.6,0.4',
          ),
        ),
        { tone: 0.35, round: apart * 0.04, sheet: true },
      ),
      shape(
        'lips.inside',
        'dark',
        at(blob('-0.72,-0.06 -0.3,-0.16 0,-0.12 0.3,-0.16 0.72,-0.06 0.4,0.2 0,0.28 -0.4,0.2')),
        { tone: 0.9 },
      ),
      shape(
        'lips.teeth',
        'white',
        at(blob('-0.46,-0.1 0,-0.1 0.46,-0.1 0.3,0.04 0,0.07 -0.3,0.04')),
        { tone: 0.05 },
      ),
    ],
  };
};

/** A grin at the animal's mouth. */
const toothed: Adding = (piece, options) => {
  if (options.kind === 'thing') return mouthed(piece, options);
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [wide, tall] = [right - left, bottom - top];
  const [x, y] = piece.anchors?.mouth ?? [right - wide * 0.13, (top + bottom) / 2 + tall * 0.1];
  const size = Math.max(Math.min(wide, tall) * 0.13, 1);
  const at = (path: Path) => place(path, { x: x - size * 0.5, y, scale: size });
  return {
    ...piece,
    layers: [
      ...piece.layers,
      shape(
        'grin',
        'dark',
        at(blob('-1.1,-0.3 -0.4,-0.5 0.4,-0.5 1.1,-0.35 0.7,0.4 0,0.62 -0.7,0.4')),
        { tone: 0.9, sheet: true },
      ),
      shape(
        'grin.teeth',
        'white',
        at(
          join(
            ...[-0.8, -0.44, -0.08, 0.28, 0.62].flatMap((n) => [
              rect(n, -0.42, 0.3, 0.4, 0.08),
              rect(n * 0.8, 0.04, 0.24, 0.3, 0.08),
            ]),
          ),
        ),
        { tone: 0.02 },
      ),
    ],
  };
};

/** Hands at its sides; of a tree, all over its crown. */
const handed: Adding = (piece, { random, skin = 'skin2' }) => {
  const hand = pieceFor('hand');
  if (hand === null) return piece;
  const box = boxOfPiece(piece);
  const made = hand.make({ random, role: skin });
  const isTree = piece.anchors?.branch !== undefined || box.bottom - box.top > 350;
  return isTree
    ? inCrown(piece, made, box, hand.height)
    : atSides(piece, made, box, hand.height, skin);
};

function inCrown(
  piece: Piece,
  hand: Piece,
  { left, top, right, bottom }: Box,
  high: number,
): Piece {
  const [wide, tall] = [right - left, bottom - top];
  const [x, y] = [(left + right) / 2, top + tall * 0.3];
  const scale = (0.2 * tall) / high;
  const spots = [
    [-0.36, 0.1, -0.14],
    [-0.24, -0.14, -0.08],
    [0, -0.22, 0],
    [0.24, -0.14, 0.08],
    [0.36, 0.1, 0.14],
    [-0.12, 0.02, -0.04],
    [0.13, 0.04, 0.05],
  ] as const;
  const hands = spots.flatMap(([dx, dy, turn]) =>
    placePiece(hand, { x: x + dx * wide, y: y + dy * tall, scale, turn }),
  );
  return { ...piece, layers: [...piece.layers, ...hands] };
}

function atSides(
  piece: Piece,
  hand: Piece,
  { left, top, right, bottom }: Box,
  high: number,
  skin: Role,
): Piece {
  const [wide, tall] = [right - left, bottom - top];
  const thick = Math.min(wide, tall) * 0.06;
  const scale = (Math.min(wide, tall) * 0.34) / high;
  const arms = [-1, 1].map((side) => {
    const from: Point = [side < 0 ? left + wide * 0.08 : right - wide * 0.08, top + tall * 0.5];
    const elbow: Point = [from[0] + side * tall * 0.16, from[1] + tall * 0.06];
    const to: Point = [elbow[0] + side * tall * 0.1, elbow[1] - tall * 0.2];
    return {
      to,
      side,
      path: join(
        limb(from, elbow, thick, thick * 0.85),
        limb(elbow, to, thick * 0.85, thick * 0.7),
      ),
    };
  });
  const hands = arms.flatMap(({ to, side }) =>
    placePiece(hand, { x: to[0], y: to[1] + high * scale * 0.06, scale, scaleX: side }),
  );
  const limbs = shape('arms', skin, join(...arms.map(({ path }) => path)), {
    tone: 0.4,
    round: thick * 0.5,
    sheet: true,
  });
  return { ...piece, layers: [limbs, ...piece.layers, ...hands] };
}

/** Before the trunk, under the near arm. */
const pregnant: Adding = (piece, { garment = 'accent', isFacing }) => {
  const [hip, back] = [piece.anchors?.hip, piece.anchors?.back];
  if (!hip || !back) return piece;
  const along = (t: number): Point => [
    hip[0] + (back[0] - hip[0]) * t,
    hip[1] + (back[1] - hip[1]) * t,
  ];
  const [x, y] = along(0.42);
  const path = isFacing ? ellipse(x, y + 1, 17, 16) : ellipse(x + 8, y + 2, 16, 22, 0.015);
  const belly = shape('belly', garment, path, { tone: 0.33, round: 11 });
  const arm = piece.layers.findIndex(
    ({ id }, n) => n > 0 && /arm|sleeve|hand/.test(id) && n > trunkAt(piece),
  );
  const at = arm < 0 ? piece.layers.length : arm;
  return { ...piece, layers: [...piece.layers.slice(0, at), belly, ...piece.layers.slice(at)] };
};

const trunkAt = ({ layers }: Piece) => layers.findLastIndex(({ id }) => /trunk|body|head/.test(id));

/** Tufts on their way down, one in the hand; bare patches where they grew. */
const shedHair: Adding = (piece, { skin = 'skin2', hairRole = 'hair1' }) => {
  const [head, hand] = [piece.anchors?.head, piece.anchors?.hand];
  if (!head) return piece;
  const tuft = (x: number, y: number, turn: number, scale: number) =>
    place(blob('-4,-2 -1,-5 3,-4 6,0 5,6 3,2 1,7 0,2 -3,6 -3,1'), { x, y, turn, scale });
  const [hx, hy] = head;
  const falling = join(
    tuft(hx - 21, hy + 18, 0.1, 1.2),
    tuft(hx + 23, hy + 30, 0.86, 1.1),
    tuft(hx - 27, hy + 66, 0.3, 1),
    tuft(hx + 29, hy + 92, 0.6, 1.2),
    tuft(hx - 20, hy + 122, 0.94, 1.1),
    tuft(hx - 34, -3, 0.2, 1.2),
    tuft(hx + 26, -2, 0.7, 1.3),
    tuft(hx + 40, -4, 0.45, 0.9),
    ...(hand ? [tuft(hand[0], hand[1] - 3, 0.05, 1.5)] : []),
  );
  const patches = join(
    ellipse(hx - 4, hy - 12.4, 4.6, 2.8, 0.02),
    ellipse(hx + 4, hy - 9.6, 2.6, 2),
    ellipse(hx - 9, hy - 6, 2.4, 3),
  );
  return {
    ...piece,
    layers: [
      ...piece.layers,
      shape('hair.patches', skin, patches, { tone: 0.4 }),
      shape('hair.tufts', hairRole, falling, { tone: 0.4, sheet: true }),
    ],
  };
};

const adding: Readonly<Record<BorrowedPart, Adding>> = {
  belly: pregnant,
  hair: shedHair,
  wing: winged,
  eye: sighted,
  mouth: mouthed,
  teeth: toothed,
  face: (piece, options) => mouthed(sighted(piece, options), options),
  hand: handed,
  leg: (piece) => (piece.layers.some(({ id }) => id === 'legs') ? piece : withLegs(piece)),
};
