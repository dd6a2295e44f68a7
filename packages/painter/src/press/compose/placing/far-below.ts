import type { Place } from '#press/compose/placing/areas.ts';
import { land } from '#press/compose/placing/far-off.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import { flownOver } from '#press/flown-over.ts';
import type { PrintScene } from '#press/scene.ts';
import type { Stage } from '#press/stage.ts';
import { stageFor } from '#press/stage-of.ts';

/** Of the sheet: how high and how wide is at most what is far below, and where it stands. */
const most = { tall: 0.22, wide: 0.34, foot: 0.9 };

/** What one flies over stands on the ground down there, and nobody is placed by it. */
export function farBelow(cast: readonly Troupe[], scene: PrintScene): readonly Troupe[] {
  const below = flownOver(scene, stageFor(scene));
  if (below.size === 0) return cast;
  return cast.map((troupe): Troupe => {
    if (troupe.actors.some((n) => below.has(n)))
      return { ...troupe, stands: 'ground', isFarBelow: true };
    const { relation, ...free } = troupe;
    return typeof relation?.to === 'number' && below.has(relation.to) ? free : troupe;
  });
}

/** Of the sheet, how high and wide at most a mountain is that lies at the horizon. */
const landMost = { tall: 0.4, wide: 0.8 };

/** As small as it is far off, at the foot of the sheet, across from whoever flies there; land is at the horizon. */
export function onGroundBelow(
  { box }: Troupe,
  { horizon }: Pick<Stage, 'horizon'>,
  { width, height, taken }: { width: number; height: number; taken: readonly Place[] },
): Place {
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  if (tall > land) {
    const scale = Math.min((landMost.tall * height) / tall, (landMost.wide * width) / wide);
    const facing = (taken[0]?.x ?? 0) < width / 2 ? 'left' : 'right';
    return { x: width / 2, y: horizon + 20, scale, depth: 0.05, facing };
  }
  const scale = Math.min((most.tall * height) / tall, (most.wide * width) / wide);
  const [hero] = taken;
  const isRight = (hero?.x ?? 0) < width / 2;
  return {
    ...{ x: width * (isRight ? 0.62 : 0.38), y: height * most.foot, scale, depth: 0.05 },
    facing: isRight ? 'left' : 'right',
  };
}
