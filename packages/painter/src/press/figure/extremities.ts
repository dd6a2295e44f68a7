import type { Limb, Skeleton } from '#press/figure/bones.ts';
import { framed, span } from '#press/figure/shapes.ts';
import { ellipse, join, limb, type Path, type Point, smooth } from '#press/path.ts';

/** A hand with its thumb; `facing` says which side the thumb is on. */
export function handPath({ end, tip, gesture }: Limb, { size, frame }: Skeleton): Path {
  const { unit, length } = span(end, tip);
  // Seen end on, a hand is as wide as it is long.
  const long = Math.max(length, size.hand * 0.55);
  const wide = size.hand;
  const way = frame.facing < -0.01 ? -1 : 1;
  const v: Point = [unit[1] * way * wide, -unit[0] * way * wide];
  const at = framed(end, [unit[0] * long, unit[1] * long], v);
  const thumb = (x: number, y: number) => limb(at(0.12, 0.1), at(x, y), wide * 0.11, wide * 0.075);
  if (gesture === 'fist') {
    const fist = smooth([
      ...[at(-0.14, 0.14), at(0.12, 0.25), at(0.46, 0.24), at(0.6, 0.02)],
      ...[at(0.52, -0.22), at(0.18, -0.26), at(-0.14, -0.15)],
    ]);
    return join(fist, thumb(0.4, 0.24));
  }
  const palm = (reach: number, curl: number) =>
    smooth([
      ...[at(-0.16, 0.14), at(0.14, 0.21), at(0.46, 0.2 + curl * 0.3)],
      ...[at(reach - 0.06, 0.13 + curl), at(reach, curl), at(reach - 0.12, curl - 0.12)],
      ...[at(0.48, -0.2 + curl * 0.2), at(0.14, -0.2), at(-0.16, -0.14)],
    ]);
  const finger = (x: number, y: number, from: number) =>
    limb(at(0.4, from), at(x, y), wide * 0.075, wide * 0.055);
  if (gesture === 'point') {
    return join(palm(0.58, 0), finger(1.04, 0.1, 0.12), thumb(0.34, 0.36));
  }
  if (gesture === 'open') {
    const fingers = [
      finger(0.92, 0.28, 0.13),
      finger(1.02, 0.07, 0.05),
      finger(0.98, -0.13, -0.05),
    ];
    return join(palm(0.6, 0), ...fingers, finger(0.82, -0.3, -0.12), thumb(0.46, 0.46));
  }
  return gesture === 'flat'
    ? join(palm(1, 0), thumb(0.48, 0.3))
    : join(palm(0.92, 0.1), thumb(0.46, 0.3));
}

/** A shoe, or a bare foot. */
export function footPath({ joint, end, tip }: Limb, skeleton: Skeleton, isBare: boolean): Path {
  const { size, frame } = skeleton;
  const { unit, length } = span(end, tip);
  const long = size.foot;
  const thin = isBare ? 0.86 : 1;
  if (length < long * 0.5) return frontFoot(end, tip, long, thin, frame.yaw < 0);
  // The sole is on the side away from the knee.
  const side: Point = [-unit[1], unit[0]];
  const shin: Point = [end[0] - joint[0], end[1] - joint[1]];
  const way = shin[0] * side[0] + shin[1] * side[1] >= 0 || length < long * 0.2 ? 1 : -1;
  const v: Point = [side[0] * way * long, side[1] * way * long];
  const at = framed(end, [unit[0] * length, unit[1] * length], v);
  const sole = 0.27;
  const foot = smooth([
    ...[at(-0.15 * thin, -0.14), at(-0.25, 0.06), at(-0.25, sole - 0.03), at(-0.12, sole)],
    ...[at(0.12, sole - (isBare ? 0.04 : 0.01)), at(0.45, sole), at(0.66, sole)],
    ...[at(0.76, sole - 0.06), at(0.7, 0.13), at(0.46, 0.06), at(0.24, -0.05)],
    at(0.15 * thin, -0.16),
  ]);
  return foot;
}

/** A foot that points to the viewer, or away. */
function frontFoot(end: Point, tip: Point, long: number, thin: number, isAway: boolean): Path {
  const across = tip[0] - end[0];
  const reach = isAway ? 0.27 : 0.4;
  const at = (x: number, y: number): Point => [
    end[0] + across * Math.max(0, y / reach) * 0.7 + x * long * thin,
    end[1] + y * long,
  ];
  return join(
    smooth([
      ...[at(-0.15, -0.15), at(-0.2, 0.12), at(-0.22, reach - 0.1), at(-0.1, reach)],
      ...[at(0.1, reach), at(0.22, reach - 0.1), at(0.2, 0.12), at(0.15, -0.15)],
    ]),
    ellipse(...at(0, reach - 0.11), long * 0.2 * thin, long * 0.11),
  );
}
