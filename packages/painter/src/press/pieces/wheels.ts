import { cosTurn, sinTurn } from '#maths.ts';
import { circle, cut, limb, type Path } from '#press/path.ts';
import { times } from '#press/pieces/brush.ts';

export const tyre = (x: number, r: number): Path => circle(x, -r, r);

export const rim = (x: number, r: number): Path => circle(x, -r, r * 0.52);

export const spokes = (x: number, r: number, count: number, wide: number): Path =>
  times(count, (n) =>
    limb(
      [x, -r],
      [x + r * 0.9 * cosTurn(n / count), -r + r * 0.9 * sinTurn(n / count)],
      wide,
      wide,
    ),
  );
export const ringOf = (x: number, r: number, wide: number): Path => [
  ...circle(x, -r, r),
  ...cut(circle(x, -r, r - wide)),
];
