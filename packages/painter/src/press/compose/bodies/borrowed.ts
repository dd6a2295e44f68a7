import { withLegs } from '#press/compose/bodies/altered.ts';
import type { Adding, BearerOptions } from '#press/compose/bodies/bearer-options.ts';
import { mouthed, sighted, toothed } from '#press/compose/bodies/borrowed-faces.ts';
import { winged } from '#press/compose/bodies/borrowed-wings.ts';
import { humanFaced } from '#press/compose/bodies/human-face.ts';
import { riverOfHair } from '#press/compose/bodies/river-of-hair.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer, Role } from '#press/drawing.ts';
import { type Box, ellipse, join, limb, type Point, place } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';
import { blob, shape } from '#press/pieces/brush.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import type { BorrowedPart } from '#press/scene.ts';

/** Somebody or something with parts of a body that are not theirs by day, each where it grows. */
export function withParts(
  piece: Piece,
  parts: readonly BorrowedPart[],
  options: BearerOptions,
): Piece {
  return parts.reduce((borne, part) => adding[part](borne, options), piece);
}

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

/** A face upright on what has none by day: a head on a plate. */
const headOn: Adding = (piece, { random }) => {
  const face = pieceFor('face');
  if (face === null) return piece;
  const { left, right, top, bottom } = boxOfPiece(piece);
  const high = Math.min((right - left) * 0.9, Math.max((bottom - top) * 0.7, (right - left) * 0.6));
  const made = face.make({ random });
  const box = boxOfPiece(made);
  const scale = high / (box.bottom - box.top);
  // On a plate it stands in the middle of it; on all else, on top.
  const foot = bottom - top < (right - left) * 0.6 ? top + (bottom - top) * 0.62 : top + high * 0.1;
  const placing = {
    x: (left + right) / 2 - ((box.left + box.right) / 2) * scale,
    y: foot - box.bottom * scale,
    scale,
  };
  return { ...piece, layers: [...piece.layers, ...placePiece(made, placing)] };
};

/** One head to either side, where there was one. */
const twoHeaded: Adding = (piece, options) => {
  if (options.kind !== 'person') return options.kind === 'thing' ? headOn(piece, options) : piece;
  const [x, y] = piece.anchors?.head ?? [0, -155];
  const isHead = ({ id }: Layer) =>
    /^(?:figure\.(?:head|face|hair|mask|tears)|head(?:\..*)?)$/.test(id);
  const heads = { layers: piece.layers.filter(isHead) };
  const [first] = heads.layers;
  if (first === undefined) return piece;
  const at = piece.layers.indexOf(first);
  // Each leans out from the neck they share.
  const leaning = (turn: number, aside: number) => {
    const middle = placePiece(heads, { x: -x, y: -(y + 22) });
    return placePiece({ layers: middle }, { x: x + aside, y: y + 22, turn });
  };
  const body = piece.layers.filter((layer) => !isHead(layer));
  const before = piece.layers.slice(0, at).filter((layer) => !isHead(layer)).length;
  return {
    ...piece,
    layers: [
      ...body.slice(0, before),
      ...leaning(-0.085, -5),
      ...leaning(0.085, 7),
      ...body.slice(before),
    ],
  };
};

const adding: Readonly<Record<BorrowedPart, Adding>> = {
  head: twoHeaded,
  belly: pregnant,
  hair: shedHair,
  locks: riverOfHair,
  wing: winged,
  eye: sighted,
  mouth: mouthed,
  teeth: toothed,
  face: (piece, options) =>
    options.kind === 'beast'
      ? humanFaced(piece, options)
      : ((piece, options) => mouthed(sighted(piece, options), options))(piece, options),
  hand: handed,
  leg: (piece) => (piece.layers.some(({ id }) => id === 'legs') ? piece : withLegs(piece)),
};
