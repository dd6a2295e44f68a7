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
  const own = {
    ...pose,
    lean: (pose.lean ?? 0) + by(2),
    head: (pose.head ?? 0) + by(5),
    arms: [arm(pose.arms[0]), arm(pose.arms[1])],
    legs: [leg(pose.legs[0]), leg(pose.legs[1])],
  } as const satisfies Pose;
  return isUpright(pose) ? atRest(own, random) : own;
}

/** Whether somebody stands on both legs, as stiff as they were drawn. */
function isUpright({ legs, roll, isAfloat, lift }: Pose): boolean {
  const isStraight = ({ thigh, shin }: Leg) => Math.abs(thigh) < 10 && Math.abs(shin) < 13;
  return !roll && !isAfloat && !lift && legs.every(isStraight);
}

/** The weight is on one leg, the other knee gives way, and the back hangs between hip and shoulders. */
function atRest(pose: Pose, random: Random): Pose {
  const [near, far] = pose.legs;
  const isNearFree = random.next() < 0.5;
  const bend = random.between(9, 15);
  const free = (given: Leg): Leg => ({
    ...given,
    thigh: given.thigh + bend,
    shin: given.shin - bend * 0.62,
    out: (given.out ?? 3) + 4,
    foot: given.foot ?? 88,
  });
  const sway = random.between(2, 4) * (isNearFree ? 1 : -1);
  const front = pose.front && {
    ...pose.front,
    sway: (pose.front.sway ?? 0) + sway,
    ...(pose.front.legs && {
      legs: isNearFree
        ? ([free(pose.front.legs[0]), pose.front.legs[1]] as const)
        : ([pose.front.legs[0], free(pose.front.legs[1])] as const),
    }),
  };
  return {
    ...pose,
    lean: (pose.lean ?? 0) - random.between(1, 4),
    curl: (pose.curl ?? 0) + random.between(3, 9),
    sway: (pose.sway ?? 0) + sway * 0.6,
    legs: isNearFree ? [free(near), far] : [near, free(far)],
    ...(front && { front }),
  };
}
