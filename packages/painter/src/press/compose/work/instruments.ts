import { boxOfPiece } from '#press/compose/troupe.ts';
import { at, beforeNearArm, type Doer, put } from '#press/compose/work/doer.ts';
import type { Point } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';

/** How an instrument is held: at which of a body's places, turned how, and where the hands are on it. */
interface Playing {
  readonly at: 'mouth' | 'back' | 'ground';
  readonly pose: 'stand' | 'play';
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly way?: 1 | -1;
  /** From the instrument's middle. */
  readonly hands: readonly [Point, Point];
}

const violin: Playing = {
  ...{ at: 'mouth', pose: 'stand', x: 23, y: 12, turn: 0.1, scale: 0.95 },
  hands: [
    [2, 14],
    [26, 2],
  ],
};
const guitar: Playing = {
  ...{ at: 'back', pose: 'stand', x: 22, y: 14, turn: 0.06, scale: 0.95 },
  hands: [
    [-16, 8],
    [33, -22],
  ],
};
const horn: Playing = {
  ...{ at: 'mouth', pose: 'stand', x: 24, y: -3, turn: 0.1, scale: 1.25 },
  hands: [
    [-4, 8],
    [6, 6],
  ],
};
const flute: Playing = {
  ...{ at: 'mouth', pose: 'stand', x: 24, y: 12, turn: 0.21, scale: 0.9 },
  hands: [
    [-2, 3],
    [13, 8],
  ],
};

export const instruments: Readonly<Record<string, Playing>> = {
  violin,
  guitar,
  banjo: guitar,
  trumpet: horn,
  trombone: horn,
  flute,
  saxophone: {
    ...{ at: 'mouth', pose: 'stand', x: 31, y: 31, way: -1, scale: 1.02 },
    hands: [
      [-12, -2],
      [-8, 16],
    ],
  },
  accordion: {
    ...{ at: 'back', pose: 'stand', x: 27, y: 4, scale: 1.05 },
    hands: [
      [-22, 8],
      [24, 4],
    ],
  },
  bagpipes: {
    ...{ at: 'back', pose: 'stand', x: 24, y: 0 },
    hands: [
      [-4, 6],
      [8, 12],
    ],
  },
  drum: {
    ...{ at: 'ground', pose: 'stand', x: 52, y: 0, scale: 1.15 },
    hands: [
      [-12, -83],
      [12, -87],
    ],
  },
  cello: {
    ...{ at: 'ground', pose: 'play', x: 52, y: 0 },
    hands: [
      [10, -56],
      [-2, -108],
    ],
  },
  harp: {
    ...{ at: 'ground', pose: 'play', x: 84, y: 0, scale: 0.9 },
    hands: [
      [-20, -88],
      [-8, -98],
    ],
  },
};

/** Whoever plays has it where one plays it, a hand at each end. */
export function playing(doer: Doer, id: string, thing: Piece): Piece | null {
  const how = instruments[id];
  if (how === undefined) return null;
  const free = doer(how.pose);
  const [x, y] = how.at === 'ground' ? [0, 0] : at(free, how.at);
  const middle: Point = [x + how.x, y + how.y];
  const on = ([px, py]: Point): Point => [middle[0] + px, middle[1] + py];
  const body = doer(how.pose, [on(how.hands[0]), on(how.hands[1])]);
  const { turn = 0, scale = 1, way = 1 } = how;
  const { left, right, top, bottom } = boxOfPiece(thing);
  // What stands has its foot for its origin, what is held its middle.
  const own = how.at === 'ground' ? [0, 0] : [-(left + right) / 2, -(top + bottom) / 2];
  const centred = { layers: placePiece(thing, { x: own[0] ?? 0, y: own[1] ?? 0 }) };
  const placed = put(centred, { x: middle[0], y: middle[1], turn, scale, scaleX: way }, 'played');
  return beforeNearArm(body, placed);
}
