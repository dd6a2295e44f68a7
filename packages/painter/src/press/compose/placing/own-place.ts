import type { Place } from '#press/compose/placing/areas.ts';
import { downThere } from '#press/compose/placing/beneath-surface.ts';
import { onGroundBelow } from '#press/compose/placing/far-below.ts';
import { onRoad } from '#press/compose/placing/out-of-car.ts';
import { onItsWay } from '#press/compose/placing/rolled-up.ts';
import type { Troupe } from '#press/compose/troupe.ts';
import type { Stage } from '#press/stage.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly taken: readonly Place[];
}

/** What is where the place has room for it and nowhere else: under the ice, on the road ahead. */
export function ownPlace(troupe: Troupe, stage: Stage, sheet: Sheet): Place | null {
  if (troupe.isBeneath) return downThere(troupe, sheet, sheet.taken);
  if (troupe.isFarBelow) return onGroundBelow(troupe, stage, sheet);
  if (troupe.outsideCar) return onRoad(troupe, stage, sheet);
  return troupe.isRolled ? onItsWay(stage, sheet) : null;
}
