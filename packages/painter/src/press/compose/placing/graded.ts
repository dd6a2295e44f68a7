import type { Place } from '#press/compose/placing/areas.ts';
import { depthOf } from '#press/compose/placing/crowd.ts';
import { hasFooting } from '#press/compose/placing/footing.ts';
import { isOneKind, type Troupe } from '#press/compose/troupe.ts';
import type { Stage } from '#press/stage.ts';

/** How large each is, the nearest first, and how far across the sheet from it, to its emptier side. */
const steps = [
  { size: 1, across: 0 },
  { size: 0.62, across: 0.44 },
  { size: 0.4, across: 0.2 },
  { size: 0.5, across: 0.66 },
  { size: 0.3, across: 0.36 },
  { size: 0.44, across: 0.84 },
  { size: 0.34, across: 0.08 },
  { size: 0.26, across: 0.58 },
] as const;

/** What stands on the ground is no more than a few; more people than that are a crowd. */
const mostOnGround = 5;

/** Of the sheet's height: how far up, or down, those in the air are from the nearest. */
const heights = [0, 0.2, 0.33, 0.1, 0.26, 0.24, 0.4, 0.06] as const;

/** Units of the longer side: what is smaller is a heap, and no row into the distance. */
const leastLong = 170;

/** Whether some things, beasts or birds are drawn from near to far, each smaller than the last. */
export function isGraded(troupe: Troupe, place: Pick<Place, 'scale' | 'along' | 'isAbed'>) {
  const { isThing, count, stands, box, isIn, isHeld, isCarried, relation } = troupe;
  const isUp = stands === 'air';
  const isFew = count > 2 && count <= (isUp ? steps.length : mostOnGround) && isOneKind(troupe);
  // Some people who fly or swim are spread through the air or the water as birds are.
  const isPlain =
    (isThing === true || isUp) && isFew && isIn === undefined && !isHeld && !isCarried;
  const isFree = place.along === undefined && !place.isAbed;
  const isOut = relation?.name === 'from' || relation?.name === 'on';
  const isSet = stands === 'ground' || stands === 'air';
  const long = Math.max(box.right - box.left, box.bottom - box.top) * place.scale;
  return isPlain && isFree && isSet && long > leastLong && !(isOut && relation.to !== 'place');
}

/** Where each of them is, from the farthest to the nearest, which is where all of them were placed. */
export function gradedPlaces(
  troupe: Troupe,
  place: Place,
  stage: Pick<Stage, 'back' | 'footholds' | 'horizon'>,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly place: Place; readonly nth: number; readonly isFar: boolean }[] {
  const way = place.x > width / 2 ? -1 : 1;
  const half = ((troupe.box.right - troupe.box.left) / 2) * place.scale;
  const inDepth = depthOf(place, stage, half);
  const isUp = troupe.stands === 'air';
  const up = place.y > height * 0.42 ? -1 : 1;
  return steps
    .slice(0, troupe.count)
    .flatMap(({ size, across }, nth) => {
      const margin = half * size * 0.7;
      const wanted = place.x + way * width * across;
      const x = nth === 0 ? wanted : Math.max(margin, Math.min(width - margin, wanted));
      const far = { place, nth, isFar: nth > 0 };
      if (nth === 0) return [far];
      const y = place.y + up * height * (heights[nth] ?? 0);
      if (isUp) return [{ ...far, place: { ...place, x, y, scale: place.scale * size } }];
      const own = inDepth(x, size, hasFooting) ?? inDepth(width - x, size, hasFooting);
      return own ? [{ ...far, place: own }] : [];
    })
    .reverse();
}
