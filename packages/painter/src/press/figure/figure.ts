import { bodyOf } from '#press/figure/body.ts';
import type { Skeleton } from '#press/figure/bones.ts';
import { headAt } from '#press/figure/head.ts';
import type { FigureOptions } from '#press/figure/options.ts';
import type { Pose } from '#press/figure/pose.ts';
import { poses } from '#press/figure/poses.ts';
import { settle } from '#press/figure/settle.ts';
import { between } from '#press/figure/shapes.ts';
import { viewFor } from '#press/figure/skeleton.ts';
import { varied } from '#press/figure/vary.ts';
import type { Point } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

/** One person. Origin: where they stand, or the hip of who floats, flies or falls. */
export function figure({ pose, view = 'side', hands, ...looks }: FigureOptions): Piece {
  const held: Pose = varied(poses[pose], looks.random);
  const seen = viewFor(held, view);
  const made = settled(bodyOf(held, looks, seen), held);
  const [x, y] = made.anchors?.hip ?? [0, 0];
  if (!hands) return made;
  const own = (point: Point | null): Point | null => point && [point[0] - x, point[1] - y];
  return settled(bodyOf(held, looks, seen, [own(hands[0]), own(hands[1])]), held);
}

function settled({ skeleton, parts }: ReturnType<typeof bodyOf>, held: Pose): Piece {
  const layers = [...parts.behind, ...parts.middle, ...parts.front];
  return settle(layers, anchorsOf(skeleton), held.isAfloat ? null : groundOf(skeleton, held));
}

/** Between hip and feet is where somebody stands or sits; who lies does so on the hip. */
function groundOf({ legs }: Skeleton, { roll, lift = 0 }: Pose): { x: number; lift: number } {
  const x = roll ? 0 : (legs[0].end[0] + legs[1].end[0]) / 4;
  return { x, lift };
}

/** What others hold on to, or stand on. */
export function anchorsOf(skeleton: Skeleton): Record<string, Point> {
  const { arms, legs, frame, size } = skeleton;
  const at = headAt(skeleton);
  return {
    hand: between(arms[0].end, arms[0].tip, 0.6),
    hand2: between(arms[1].end, arms[1].tip, 0.6),
    head: skeleton.head,
    mouth: at(0.36 * frame.facing, -0.26),
    top: at(0, 0.55),
    lap: between(legs[0].root, legs[0].joint, 0.55),
    back: skeleton.spine(0.6),
    hip: [0, 0],
    seat: [0, size.height * 0.055],
    feet: between(legs[0].end, legs[1].end, 0.5),
    shoulder: arms[0].root,
    shoulder2: arms[1].root,
    elbow: arms[0].joint,
    elbow2: arms[1].joint,
    wrist: arms[0].end,
    wrist2: arms[1].end,
    ankle: legs[0].end,
    ankle2: legs[1].end,
    foot: between(legs[0].end, legs[0].tip, 0.6),
  };
}
