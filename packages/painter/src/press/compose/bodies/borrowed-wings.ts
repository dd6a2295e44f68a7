import type { Adding } from '#press/compose/bodies/bearer-options.ts';
import { wingOf } from '#press/compose/bodies/kinds-of-wings.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import { ellipse, join, type Path, type Point, place, stroke } from '#press/path.ts';
import { blob, shape } from '#press/pieces/brush.ts';

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

function birdWing([x, y]: Point, long: number, side: 1 | -1, isFar: boolean): Layer[] {
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

/** On the back of people and beasts, at the sides of things. */
export const winged: Adding = (piece, { kind, isFacing, wings }) => {
  const wing = (...at: Parameters<typeof birdWing>) =>
    wings ? wingOf(wings, ...at) : birdWing(...at);
  const { left, top, right, bottom } = boxOfPiece(piece);
  const [wide, tall] = [right - left, bottom - top];
  if (kind === 'person') {
    const back = piece.anchors?.back ?? [(left + right) / 2, top + tall * 0.3];
    const long = Math.min(wings ? 84 : 96, Math.max(wide, tall) * 0.58);
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
