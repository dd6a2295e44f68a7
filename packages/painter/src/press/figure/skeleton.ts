import type { Limb, Skeleton } from '#press/figure/bones.ts';
import {
  along,
  cosine,
  direction,
  type Frame,
  frameOf,
  type Spot,
  sine,
} from '#press/figure/frame.ts';
import { headAt } from '#press/figure/head.ts';
import type { Age, FigureView } from '#press/figure/options.ts';
import type { Arm, Leg, Pose } from '#press/figure/pose.ts';
import type { Proportions } from '#press/figure/proportions.ts';
import { bend } from '#press/figure/reach.ts';
import { between } from '#press/figure/shapes.ts';
import type { Point } from '#press/path.ts';

/** Shoulders lean less than hips do. */
const shoulderGive = 0.7;

export type Targets = readonly [Point | null, Point | null];

export interface Posing {
  readonly age: Age;
  readonly view: FigureView;
  readonly size: Proportions;
  /** Where hands are led, in place of the pose's own arms. */
  readonly targets?: Targets;
}

export function skeletonOf(given: Pose, { age, view, size, targets }: Posing): Skeleton {
  const pose = aged(seen(given, view), age);
  const { lean = 0, curl = 0, sway = 0, roll = 0, head = 0, tilt = 0, cock = 0 } = pose;
  const frame = frameOf(view, roll);
  const spineSpot = (t: number): Spot => {
    const steps = 6;
    let spot: Spot = [0, 0, 0];
    const walk = (share: number, length: number) => {
      const way = direction(180 - lean - curl * share, 0);
      const aside = (sway / 57) * (0.3 + share);
      spot = along(spot, [way[0], way[1], aside], length * size.back);
    };
    for (let step = 0; step < steps; step++) {
      const length = Math.min(1 / steps, t - step / steps);
      if (length > 0) walk((step + 0.5) / steps, length);
    }
    if (t < 0) walk(0, t);
    if (t > 1) walk(1, t - 1);
    return spot;
  };
  // Seen from the front, shoulders slope.
  const chest = spineSpot(0.9 - 0.06 * (1 - Math.abs(frame.facing)));
  const nape = spineSpot(1 + size.neck / size.back);
  const up = direction(180 - head * 0.8 - (lean + curl) * 0.2);
  const middle = along(along(nape, up, size.head * 0.34), [1, 0, 0], size.head * 0.07);
  const skull = {
    head: frame.flat(middle),
    headTurn: head * frame.facing + roll + (1 - Math.abs(frame.facing)) * (sway + cock),
    size,
  };
  const legs = [
    legLine(pose.legs[0], 1, frame, size, tilt),
    legLine(pose.legs[1], -1, frame, size, tilt),
  ] as const;
  const aimOf = (to: Arm['to'], side: 0 | 1): Point | null => {
    if (!to) return null;
    if (to[0] === 'head') return headAt(skull)(to[1], to[2]);
    const { joint, end } = legs[side];
    const knee = between(joint, end, to[2]);
    return [knee[0] + to[1] * size.height, knee[1]];
  };
  const armOf = (side: 0 | 1): Limb => {
    const way = side === 0 ? 1 : -1;
    const root = along(
      shoulderSpot(chest, pose.arms[side], size, way),
      [0, sine(tilt) * way * shoulderGive, way],
      size.shoulder * 0.9,
    );
    return armLine(
      pose.arms[side],
      root,
      way,
      frame,
      size,
      chest,
      targets?.[side] ?? aimOf(pose.arms[side].to, side),
    );
  };
  return {
    frame,
    size,
    spine: (t) => frame.flat(spineSpot(t)),
    arms: [armOf(0), armOf(1)],
    legs,
    nape: frame.flat(nape),
    head: skull.head,
    headTurn: skull.headTurn,
  };
}

/** The pose as it is held to be seen from the front or the back. */
function seen(pose: Pose, view: FigureView): Pose {
  return (view === 'front' || view === 'back') && pose.front ? { ...pose, ...pose.front } : pose;
}

/** The view a pose can be told from: from the front, who crawls is a heap. */
export function viewFor({ isFromSide = false }: Pose, view: FigureView): FigureView {
  return isFromSide && (view === 'front' || view === 'back') ? 'three-quarter' : view;
}

/** Old people stoop, where they stand on their legs. */
function aged(pose: Pose, age: Age): Pose {
  if (age !== 'old' || pose.isAfloat || pose.roll) return pose;
  const { lean = 0, curl = 0, head = 0, legs } = pose;
  const bent = ({ thigh, shin, ...more }: Leg): Leg => ({
    ...more,
    thigh: thigh + 7 * Math.max(0, cosine(thigh)),
    shin: shin - 6 * Math.max(0, cosine(shin)),
    foot: more.foot ?? 90 + shin,
  });
  return {
    ...pose,
    lean: lean + 6,
    curl: curl + 24,
    head: head + 8,
    legs: [bent(legs[0]), bent(legs[1])],
  };
}

/** A shoulder goes a little where its arm goes. */
function shoulderSpot(chest: Spot, { upper, out = 8 }: Arm, size: Proportions, side: 1 | -1): Spot {
  const way = direction(upper, out, side);
  const give = size.height * 0.014;
  return [chest[0] + way[0] * give, chest[1] + (way[1] - 1) * give * 0.9, chest[2]];
}

function armLine(
  { upper, lower, out = 8, lowerOut = 3, hand = 'relaxed' }: Arm,
  root: Spot,
  side: 1 | -1,
  frame: Frame,
  size: Proportions,
  chest: Spot,
  target: Point | null,
): Limb {
  const elbow = along(root, direction(upper, out, side), size.upperArm);
  const wrist = along(elbow, direction(lower, lowerOut, side), size.forearm);
  const tip = along(wrist, direction(lower, lowerOut, side), size.hand);
  const middle = (frame.depth(elbow) * 1.2 + frame.depth(wrist) * 0.8) / 2;
  const depth = (middle - frame.depth(chest)) / size.height;
  if (!target) {
    const [a, b, c, d] = [root, elbow, wrist, tip].map((spot) => frame.flat(spot as Spot));
    return { root: at(a), joint: at(b), end: at(c), tip: at(d), depth, gesture: hand };
  }
  const from = frame.flat(root);
  const reached = bend(from, target, frame.flat(elbow), size);
  return { root: from, ...reached, depth, gesture: hand };
}

function legLine(
  { thigh, shin, out = 3, shinOut = out * 0.6, foot }: Leg,
  side: 1 | -1,
  frame: Frame,
  size: Proportions,
  tilt: number,
): Limb {
  const root: Spot = [0, -sine(tilt) * side * size.hip, side * size.hip];
  const knee = along(root, direction(thigh, out, side), size.thigh);
  const ankle = along(knee, direction(shin, shinOut, side), size.shin);
  const toes = along(ankle, direction(foot ?? 90 + shin, 9, side), size.foot);
  const depth = (frame.depth(knee) + frame.depth(ankle)) / 2 / size.height;
  const [a, b, c, d] = [root, knee, ankle, toes].map((spot) => frame.flat(spot));
  return { root: at(a), joint: at(b), end: at(c), tip: at(d), depth, gesture: 'relaxed' };
}

function at(point: Point | undefined): Point {
  return point ?? [0, 0];
}
