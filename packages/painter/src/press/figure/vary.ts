import type { Arm, Leg, Pose } from '#press/figure/pose.ts';
import type { Random } from '#random.ts';

/** Nobody stands quite like another: a few degrees at the head, the arms and the back. */
export function varied(pose: Pose, random: Random | undefined): Pose {
  if (!random) return pose;
  const by = (degrees: number) => random.between(-degrees, degrees);
  const arm = (given: Arm): Arm => {
    const swing = by(5);
    return { ...given, upper: given.upper + swing, lower: given.lower + swing + by(4) };
  };
  const leg = (given: Leg): Leg => ({ ...given, thigh: given.thigh + by(1.5) });
  return {
    ...pose,
    lean: (pose.lean ?? 0) + by(2),
    head: (pose.head ?? 0) + by(5),
    arms: [arm(pose.arms[0]), arm(pose.arms[1])],
    legs: [leg(pose.legs[0]), leg(pose.legs[1])],
  };
}
