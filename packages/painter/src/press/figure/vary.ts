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

/**
 * The weight is on one leg, whose hip is higher; the other knee gives way, the shoulders lean against the
 * hips, and the back hangs between both. The hips come forward, the head falls to one side.
 */
function atRest(pose: Pose, random: Random): Pose {
  const [near, far] = pose.legs;
  const isNearFree = random.next() < 0.5;
  const bend = random.between(11, 19);
  const free = (given: Leg): Leg => ({
    ...given,
    thigh: given.thigh + bend,
    shin: given.shin - bend * 0.62,
    out: (given.out ?? 3) + 5,
    foot: given.foot ?? 88,
  });
  // Under the head, or else who stands on one leg falls.
  const bearing = (given: Leg): Leg => ({ ...given, out: (given.out ?? 3) - 3 });
  const legs = (one: Leg, other: Leg): Pose['legs'] =>
    isNearFree ? [free(one), bearing(other)] : [bearing(one), free(other)];
  const way = isNearFree ? -1 : 1;
  const sway = -random.between(1.5, 3.5) * way;
  const tilt = random.between(7, 13) * way;
  const cock = random.between(-7, 7);
  const slouch = random.between(1, 4);
  const slack = ({ thigh, shin, ...more }: Leg): Leg => ({
    ...more,
    thigh: thigh - slouch * 0.7,
    shin: shin - slouch * 0.7,
  });
  const front = {
    ...pose.front,
    sway: (pose.front?.sway ?? pose.sway ?? 0) + sway,
    legs: legs(...(pose.front?.legs ?? pose.legs)),
  };
  return {
    ...pose,
    lean: (pose.lean ?? 0) - slouch,
    curl: (pose.curl ?? 0) + random.between(3, 8) + slouch,
    sway: (pose.sway ?? 0) + sway * 0.6,
    tilt: (pose.tilt ?? 0) + tilt,
    cock: (pose.cock ?? 0) + cock,
    legs: legs(slack(near), slack(far)),
    ...(pose.front && { front }),
  };
}
