import type { Point } from '#press/path.ts';

/**
 * Leads a hand to a point: where elbow and wrist come to be, the elbow hanging below. What is too
 * far is reached for with a straight arm.
 */
export function bend(
  from: Point,
  to: Point,
  upper: number,
  lower: number,
  hand: number,
): { joint: Point; end: Point; tip: Point } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.sqrt(dx * dx + dy * dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const reach = Math.min(Math.max(far - hand * 0.5, upper * 0.35), (upper + lower) * 0.995);
  const a = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const h = Math.sqrt(Math.max(0, upper * upper - a * a));
  const end: Point = [from[0] + ux * reach, from[1] + uy * reach];
  // Of the two ways to bend, the one whose elbow is lower.
  const way = ux >= 0 ? 1 : -1;
  const joint: Point = [from[0] + ux * a - uy * h * way, from[1] + uy * a + ux * h * way];
  const [ex, ey] = [end[0] - joint[0], end[1] - joint[1]];
  const length = Math.sqrt(ex * ex + ey * ey) || 1;
  return { joint, end, tip: [end[0] + (ex / length) * hand, end[1] + (ey / length) * hand] };
}
