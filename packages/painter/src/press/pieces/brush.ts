import type { Layer, Role, Tone } from '#press/drawing.ts';
import { circle, cut, type Path, type Point, polygon, smooth, stroke } from '#press/path.ts';
import type { Random } from '#random.ts';

interface ShapeOptions {
  readonly tone?: Tone;
  /** How round the body is, in centimetres: it is darker on the lower right. */
  readonly round?: number;
  /** How deep the roundness shades; below 0 for dark bodies, which are lit at the upper left. */
  readonly depth?: number;
  readonly sheet?: boolean;
  readonly alpha?: Tone;
  readonly glow?: number;
  readonly mode?: Layer['mode'];
  readonly grain?: Layer['grain'];
}

export function shape(id: string, role: Role, path: Path, options: ShapeOptions = {}): Layer {
  const { tone = 0.35, round = 0, depth = 0.45, sheet, alpha, glow, mode, grain } = options;
  const reach = round * 0.75;
  // A dark body is lit from the same side: the sign of its depth turns it round already.
  const relief = { depth, dx: -reach, dy: -reach, radius: round };
  return {
    id,
    role,
    path,
    tone,
    ...(round > 0 && { relief }),
    ...(sheet && { isSheet: true }),
    ...(alpha !== undefined && { alpha }),
    ...(glow !== undefined && { glow }),
    ...(mode && { mode }),
    ...(grain && { grain }),
  };
}

/** Points told as text: `0,0 10,-5`. */
export function pts(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** A round outline through the points. */
export function blob(text: string): Path {
  return smooth(pts(text));
}

/** An outline with corners. */
export function poly(text: string): Path {
  return polygon(pts(text));
}

/** A round line through the points, from `width` to `endWidth` wide. */
export function trail(text: string, width: number, endWidth = width): Path {
  return stroke(pts(text), width, endWidth);
}

/** One of a list, by chance. */
export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random.next() * items.length)] ?? items[0];
}

/** Repeats a drawing for 0 … count − 1. */
export function times(count: number, draw: (n: number) => Path): Path {
  return Array.from({ length: count }, (_, n) => draw(n)).flat();
}

/** A ring, `wide` from its rim inwards. */
export const hoop = (x: number, y: number, r: number, wide: number): Path => [
  ...circle(x, y, r),
  ...cut(circle(x, y, r - wide)),
];
