import { boxOfPiece } from '#press/compose/troupe.ts';
import { at, beforeNearArm, type Doer, joinPieces, put } from '#press/compose/work/doer.ts';
import type { Hands } from '#press/figure/options.ts';
import type { PoseName } from '#press/figure/poses.ts';
import type { Box, Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

/** How something is had: where on the body it is, and where the hands are on it. */
interface Hold {
  readonly pose: PoseName;
  /** The point of the thing that is at `spot`. */
  readonly by: 'foot' | 'top' | 'middle';
  readonly spot: (body: Piece) => Point;
  /** By the box of the thing where it is. */
  readonly hands: (box: Box, body: Piece) => Hands;
  /** Centimetres of its longer side. */
  readonly least: number;
  readonly most: number;
  /** What is longer than wide lies level. */
  readonly isLevel?: boolean;
  /** Behind the whole body, or else under the near arm. */
  readonly isBehind?: boolean;
}

const middleOf = (box: Box): number => (box.left + box.right) / 2;
const shifted = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

const holds = {
  /** Over one's head, for all to see, or to see by. */
  up: {
    ...{ pose: 'stand', by: 'foot', least: 24, most: 60 },
    spot: (body) => shifted(at(body, 'top'), 34, 6),
    hands: (box) => [[middleOf(box), box.bottom - 2], null],
  },
  /** The same of what hangs. */
  'up-hung': {
    ...{ pose: 'stand', by: 'top', least: 30, most: 56 },
    spot: (body) => shifted(at(body, 'top'), 30, -8),
    hands: (box) => [[middleOf(box), box.top + 1], null],
  },
  /** Before one's eyes, both hands at its lower corners. */
  read: {
    ...{ pose: 'read', by: 'middle', least: 30, most: 40 },
    spot: (body) => shifted(at(body, 'mouth'), 33, 24),
    hands: (box) => [
      [box.left + 5, box.bottom - 5],
      [box.right - 4, box.bottom - 7],
    ],
  },
  /** What is small, in one hand before one's eyes. */
  regard: {
    ...{ pose: 'hold', by: 'middle', least: 17, most: 26 },
    spot: (body) => shifted(at(body, 'mouth'), 30, 26),
    hands: (box) => [[middleOf(box) - 1, box.bottom - 3], null],
  },
  /** At the end of one's arm, by its handle. */
  low: {
    ...{ pose: 'have-in-fist', by: 'top', least: 26, most: 56 },
    spot: (body) => shifted(at(body, 'hip'), 15, 6),
    hands: (box) => [[middleOf(box), box.top + 2], null],
  },
  /** Upright in one fist, for who only has it. */
  fist: {
    ...{ pose: 'have-in-fist', by: 'foot', least: 20, most: 42 },
    spot: (body) => shifted(at(body, 'shoulder'), 30, 34),
    hands: (box) => [[middleOf(box) - 1, box.bottom - 4], null],
  },
  head: {
    ...{ pose: 'walk', by: 'foot', least: 34, most: 76 },
    spot: (body) => shifted(at(body, 'top'), 1, 5),
    hands: (box) => [[Math.min(box.right - 3, middleOf(box) + 24), box.bottom - 10], null],
  },
  arm: {
    ...{ pose: 'walk', by: 'middle', least: 30, most: 84, isLevel: true },
    spot: (body) => shifted(at(body, 'hip'), 6, -25),
    hands: (box) => [[middleOf(box) + 7, box.bottom - 3], null],
  },
  shoulder: {
    ...{ pose: 'walk', by: 'foot', least: 30, most: 170, isLevel: true },
    spot: (body) => shifted(at(body, 'shoulder'), -8, -4),
    hands: (box) => [[middleOf(box) + 12, box.bottom - 7], null],
  },
  back: {
    ...{ pose: 'walk', by: 'top', least: 50, most: 90, isBehind: true },
    spot: (body) => shifted(at(body, 'shoulder'), -24, -6),
    hands: (_, body) => [shifted(at(body, 'shoulder'), 5, 3), null],
  },
  /** Against the breast, both arms round it. */
  breast: {
    ...{ pose: 'hold', by: 'middle', least: 30, most: 66 },
    spot: (body) => shifted(at(body, 'back'), 27, 13),
    hands: (box) => [
      [middleOf(box) + 5, box.bottom - (box.bottom - box.top) * 0.26],
      [middleOf(box) + 9, box.bottom - 3],
    ],
  },
  /** Lifted to one's lips, in both hands. */
  lips: {
    ...{ pose: 'hold', by: 'middle', least: 24, most: 48 },
    spot: (body) => shifted(at(body, 'mouth'), 21, 3),
    hands: (box) => [
      [middleOf(box) - 4, box.bottom - 2],
      [middleOf(box) + 8, box.bottom - 4],
    ],
  },
  /** On two open hands, as one has what is served. */
  dish: {
    ...{ pose: 'hold', by: 'foot', least: 30, most: 42 },
    spot: (body) => shifted(at(body, 'hip'), 40, -17),
    hands: (box) => [
      [middleOf(box) - 2, box.bottom + 2],
      [middleOf(box) + 8, box.bottom + 1],
    ],
  },
  /** In both hands, before one. */
  hands: {
    ...{ pose: 'hold', by: 'foot', least: 20, most: 44 },
    spot: (body) => shifted(at(body, 'hip'), 38, -24),
    hands: (box) => [
      [middleOf(box) - 3, box.bottom + 1],
      [middleOf(box) + 7, box.bottom - 1],
    ],
  },
} as const satisfies Record<string, Hold>;

export type HoldName = keyof typeof holds;

/** Somebody who has something, hands and thing in one piece; `pose` where they do more than that. */
export function having(doer: Doer, name: HoldName, thing: Piece, pose?: PoseName): Piece {
  const hold: Hold = holds[name];
  const posed = pose ?? hold.pose;
  const [x, y] = hold.spot(doer(posed));
  const own = levelled(thing, hold.isLevel === true);
  const { left, right, top, bottom } = boxOfPiece(own);
  const long = Math.max(right - left, bottom - top);
  const scale = Math.max(hold.least, Math.min(hold.most, long)) / long;
  const at0 = hold.by === 'foot' ? bottom : hold.by === 'top' ? top : (top + bottom) / 2;
  const placing = {
    x: x - middleOf({ left, right, top, bottom }) * scale,
    y: y - at0 * scale,
    scale,
  };
  const placed = put(own, placing, 'held');
  const box = boxOfPiece({ layers: placed });
  const body = doer(posed, hold.hands(box, doer(posed)));
  return hold.isBehind ? joinPieces(body, placed, body.layers) : beforeNearArm(body, placed);
}

/** What is much longer than wide, laid level where it is borne so. */
export function levelled(thing: Piece, isLevel: boolean): Piece {
  const { left, right, top, bottom } = boxOfPiece(thing);
  return isLevel && bottom - top > (right - left) * 1.6
    ? { layers: put(thing, { turn: 0.25 }, 'level') }
    : thing;
}
