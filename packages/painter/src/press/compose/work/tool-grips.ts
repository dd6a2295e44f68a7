import { cosTurn, sinTurn } from '#maths.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import type { Layer } from '#press/drawing.ts';
import type { Point } from '#press/path.ts';
import { type Piece, placePiece } from '#press/piece.ts';

/** Where a hand has a tool and where it ends, as shares of its box; and how long it is in a hand. */
interface Grip {
  readonly grip: Point;
  readonly tip: Point;
  readonly long: number;
}

const falling = { grip: [0.1, 0.1], tip: [0.97, 0.97] } as const;
const rising = { grip: [0.05, 0.95], tip: [0.95, 0.05] } as const;
const back = { grip: [0.95, 0.95], tip: [0.08, 0.08] } as const;
const level = { grip: [0.04, 0.5], tip: [1, 0.5] } as const;

export const grips: Readonly<Record<string, Grip>> = {
  'kitchen-knife': { ...falling, long: 32 },
  knife: { grip: [0.06, 0.5], tip: [1, 0.5], long: 30 },
  saw: { ...back, long: 52 },
  hammer: { grip: [0.93, 0.93], tip: [0.22, 0.22], long: 34 },
  axe: { grip: [0.88, 0.94], tip: [0.24, 0.2], long: 84 },
  paintbrush: { grip: [0.8, 0.16], tip: [0.04, 0.97], long: 30 },
  spoon: { grip: [0.95, 0.95], tip: [0.2, 0.2], long: 30 },
  ladle: { grip: [0.1, 0.08], tip: [0.7, 0.9], long: 34 },
  whisk: { grip: [0.92, 0.92], tip: [0.1, 0.1], long: 32 },
  toothbrush: { grip: [0.92, 0.92], tip: [0.3, 0.14], long: 20 },
  comb: { grip: [0.96, 0.5], tip: [0.1, 0.5], long: 20 },
  razor: { grip: [0.1, 0.92], tip: [0.72, 0.28], long: 16 },
  lipstick: { grip: [0.5, 0.9], tip: [0.4, 0.05], long: 11 },
  cigarette: { grip: [0.8, 0.72], tip: [1, 0.72], long: 4 },
  cigar: { ...rising, long: 12 },
  'tobacco-pipe': { grip: [0.16, 0.6], tip: [1, 0.12], long: 22 },
  'tennis-racket': { grip: [0.24, 0.96], tip: [0.82, 0.1], long: 68 },
  'baseball-bat': { grip: [0.06, 0.96], tip: [0.95, 0.04], long: 80 },
  badminton: { ...rising, long: 66 },
  'ping-pong': { ...rising, long: 28 },
  'butterfly-net': { grip: [0.36, 0.94], tip: [0.5, 0.2], long: 90 },
  net: { ...rising, long: 80 },
  scissors: { grip: [0.12, 0.5], tip: [1, 0.5], long: 26 },
  screwdriver: { grip: [0.86, 0.86], tip: [0.02, 0.02], long: 28 },
  wrench: { grip: [0.9, 0.9], tip: [0.14, 0.14], long: 32 },
  rifle: { grip: [0.3, 0.6], tip: [1, 0.3], long: 80 },
  pistol: { grip: [0.14, 0.8], tip: [1, 0.24], long: 24 },
  crossbow: { ...rising, long: 60 },
  sword: { grip: [0.1, 0.9], tip: [0.95, 0.05], long: 84 },
  syringe: { grip: [0.1, 0.9], tip: [0.96, 0.06], long: 26 },
  needle: { ...rising, long: 14 },
  flashlight: { grip: [0.92, 0.92], tip: [0.3, 0.3], long: 24 },
  match: { grip: [0.06, 0.92], tip: [0.62, 0.4], long: 14 },
  key: { grip: [0.14, 0.5], tip: [1, 0.5], long: 17 },
  'magnifying-glass': { grip: [0.92, 0.92], tip: [0.36, 0.36], long: 26 },
  megaphone: { grip: [0.3, 0.86], tip: [0.5, 0.2], long: 18 },
  oar: { grip: [0.04, 0.06], tip: [0.95, 0.95], long: 150 },
  stick: { ...rising, long: 88 },
  pencil: { ...back, long: 16 },
  pen: { ...back, long: 16 },
  'magic-wand': { ...rising, long: 40 },
  'walking-stick': { grip: [0.5, 0.06], tip: [0.5, 1], long: 88 },
  umbrella: { grip: [0.5, 0.9], tip: [0.5, 0], long: 90 },
  'skipping-rope': { ...level, long: 40 },
};

/** What is not among them is had by its foot. */
const upright: Grip = { grip: [0.5, 0.94], tip: [0.5, 0.04], long: 40 };

/** A tool from a hand towards a place. */
export function inGrip(
  tool: Piece,
  id: string,
  { from, to, long, isTurned }: { from: Point; to: Point; long?: number; isTurned: boolean },
): Layer[] {
  const own = grips[id] ?? upright;
  const { left, right, top, bottom } = boxOfPiece(tool);
  const way = isTurned ? -1 : 1;
  const on = ([x, y]: Point): Point => [
    (left + x * (right - left)) * way,
    top + y * (bottom - top),
  ];
  const [a, b] = [on(own.grip), on(own.tip)];
  const scale = (long ?? own.long) / lengthOf(a, b);
  const turn = turnOf(from, to) - turnOf(a, b);
  const [cos, sin] = [cosTurn(turn) * scale, sinTurn(turn) * scale];
  const x = from[0] - (a[0] * cos - a[1] * sin);
  const y = from[1] - (a[0] * sin + a[1] * cos);
  return placePiece(tool, { x, y, turn, scale, scaleX: way });
}

function lengthOf([ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  return Math.sqrt(dx * dx + dy * dy) || 1;
}

/** Which way from one place to another, in turns; found by halves, the same on every machine. */
function turnOf(from: Point, to: Point): number {
  const share = (to[0] - from[0]) / lengthOf(from, to);
  let [low, high] = [0, 0.5];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (cosTurn(middle) > share) low = middle;
    else high = middle;
  }
  return to[1] >= from[1] ? low : -low;
}
