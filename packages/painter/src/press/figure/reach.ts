import type { Proportions } from '#press/figure/proportions.ts';
import type { Point } from '#press/path.ts';

/**
 * Leads the palm of a hand to a point: where elbow, wrist and finger tips come to be. The elbow bends
 * to the side of `hint`. What is too far is reached for with a straight arm.
 */
export function bend(
  from: Point,
  to: Point,
  hint: Point,
  { upperArm, forearm, hand }: Proportions,
): { joint: Point; end: Point; tip: Point } {
  const lower = forearm + hand * 0.55;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const reach = Math.min(Math.max(far, Math.abs(lower - upperArm) + 1), (upperArm + lower) * 0.995);
  const a = (upperArm * upperArm - lower * lower + reach * reach) / (2 * reach);
  const h = Math.sqrt(Math.max(0, upperArm * upperArm - a * a));
  const side = (hint[1] - from[1]) * ux - (hint[0] - from[0]) * uy;
  const way = side >= 0 ? 1 : -1;
  const joint: Point = [from[0] + ux * a - uy * h * way, from[1] + uy * a + ux * h * way];
  const palm: Point = [from[0] + ux * reach, from[1] + uy * reach];
  const [ex, ey] = [palm[0] - joint[0], palm[1] - joint[1]];
  const length = Math.sqrt(ex * ex + ey * ey) || 1;
  const on = (distance: number): Point => [
    joint[0] + (ex / length) * distance,
    joint[1] + (ey / length) * distance,
  ];
  return { joint, end: on(forearm), tip: on(forearm + hand) };
}
